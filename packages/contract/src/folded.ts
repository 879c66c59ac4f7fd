/**
 * Takes the differences of case out of a text, in every script: texts that differ in nothing else are equal afterwards.
 * It is the same for every language. Everything that compares what people typed without regard to case folds with it;
 * `toLowerCase` is for words that are ASCII by their own rules, such as header names.
 *
 * @example folded('Straße') === folded('STRASSE') // true
 * @see decisions/0028-one-rule-for-comparing-texts.md
 */
export const folded = (text: string): string =>
  text.normalize('NFC').toUpperCase().toLowerCase().replaceAll('ς', 'σ')
