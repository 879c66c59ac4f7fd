/**
 * Removes differences of case from a text, in every script, so texts that differ only in case become equal. The
 * result is the same for every language. Use it wherever texts typed by people are compared without case;
 * `toLowerCase` is for texts that are ASCII by definition, such as header names.
 *
 * @example folded('Straße') === folded('STRASSE') // true
 * @see decisions/0028-one-rule-for-comparing-texts.md
 */
export const folded = (text: string): string =>
  text.normalize('NFC').toUpperCase().toLowerCase().replaceAll('ς', 'σ')
