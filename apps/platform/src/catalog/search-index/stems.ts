import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'

/** Cuts a normalized word down to what its forms share. */
export type Stem = (word: string) => string

/** The grammar of a language, as far as search needs it. */
export interface Grammar {
  readonly stem: Stem
  /** The other words that have the same stem, as far as its endings make them. */
  readonly formsOf: (word: string) => string[]
}

/** Only whole words of letters have forms; a number or a SKU doesn't. */
const INFLECTED = /^\p{Script=Latin}{3,}$/u

const grammarOf = (stemmer: Stem, endings: readonly string[]): Grammar => {
  const stem: Stem = (word) => (INFLECTED.test(word) ? stemmer(word) : word)
  return {
    stem,
    formsOf: (word) => {
      const own = stem(word)
      const bases = new Set([word, own, own.replace(/i$/, ''), word.replace(/s$/, ''), `${own}${own.at(-1)}`])
      const forms = new Set([...bases].flatMap((base) => endings.map((ending) => base + ending)))
      return INFLECTED.test(word) ? [...forms].filter((form) => form !== word && stem(form) === own) : []
    },
  }
}

const ENGLISH = grammarOf(english, ['', 's', 'es', 'e', 'ed', 'ing', 'er', 'ers', 'y', 'ies'])
const GERMAN = grammarOf(german, ['', 'e', 'en', 'n', 'er', 'ern', 'em', 'es', 's'])
const GRAMMARS: Readonly<Record<string, Grammar>> = { en: ENGLISH, de: GERMAN }
const NO_GRAMMAR: Grammar = { stem: (word) => word, formsOf: () => [] }

/**
 * Returns the grammar of a language. In languages without one, each word has a single form.
 *
 * @param locale - such as `en` or `de-AT`
 * @example grammarIn('en').stem('vases') // 'vase'
 */
export const grammarIn = (locale: string): Grammar => GRAMMARS[locale.slice(0, 2).toLowerCase()] ?? NO_GRAMMAR

/** The stems of a word in every language, for lists that mix languages. */
export const stemsOf = (word: string): string[] =>
  Object.entries(GRAMMARS).map(([language, { stem }]) => `${language} ${stem(word)}`)

/** Whether two words are forms of one word in any language. */
export const areForms = (one: string, other: string): boolean =>
  one === other || Object.values(GRAMMARS).some(({ stem }) => stem(one) === stem(other))
