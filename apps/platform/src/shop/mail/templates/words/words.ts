import { de } from './words.de.ts'
import { en, type Words } from './words.en.ts'

/** Every language mails exist in. */
const LANGUAGES = { en, de } satisfies Record<string, Words>

/** Texts and their language. */
export interface Spoken {
  readonly language: keyof typeof LANGUAGES
  readonly words: Words
}

/**
 * Returns the texts for the first of some languages (BCP 47) that is available, otherwise English.
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
