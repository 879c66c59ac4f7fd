import { de } from './words.de.ts'
import { en, type Words } from './words.en.ts'

/** Every language that mails are written in. */
const LANGUAGES = { en, de } satisfies Record<string, Words>

/** Words, and the language that they are in. */
export interface Spoken {
  readonly language: keyof typeof LANGUAGES
  readonly words: Words
}

/**
 * Finds the words of the first of some languages (BCP 47) that there are words in; where there are none, in English.
 *
 * @example wordsIn('de-AT', 'fr').language // 'de'
 */
export const wordsIn = (...wanted: readonly string[]): Spoken => {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split(/[-_]/)[0]
    if (language === 'en' || language === 'de') return { language, words: LANGUAGES[language] }
  }
  return { language: 'en', words: LANGUAGES.en }
}
