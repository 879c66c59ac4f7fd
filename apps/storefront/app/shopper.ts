import type { ShownCurrency } from './currencies.ts'
import type { Answers } from './messages/answers.en.ts'
import type { Language } from './messages/languages.ts'

/** For whom prices and days are written, and in what words. */
export interface Shopper {
  /** The language of the page's address. */
  readonly language: Language
  /** What the server says in it. */
  readonly answers: Answers
  /** Set where amounts are to be shown in another currency than the shop's own. */
  readonly currency?: ShownCurrency | undefined
}
