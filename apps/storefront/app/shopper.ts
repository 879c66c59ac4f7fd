import type { ShownCurrency } from './currencies.ts'
import type { Answers } from './messages/en/answers.ts'
import type { Reader } from './messages/languages.ts'

/** Whose language and currency to use for prices, dates and messages. */
export interface Shopper extends Reader {
  /** The server's messages in it. */
  readonly answers: Answers
  /** Set when amounts are shown in another currency than the shop's own. */
  readonly currency?: ShownCurrency | undefined
}
