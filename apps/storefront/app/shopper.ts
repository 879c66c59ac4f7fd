import type { Answers } from './messages/answers.en.ts'
import type { Language } from './messages/languages.ts'

/** For whom prices and days are written, and in what words. */
export interface Shopper {
  /** The language of the page's address. */
  readonly language: Language
  /** What the server says in it. */
  readonly answers: Answers
}
