import type { WeightUnit } from '@vitrine/contract'

/** A shop. Every row of the database belongs to one. */
export interface Site {
  readonly siteId: string
  readonly name: string
  /** BCP 47, such as `en`. Prices are formatted for it. */
  readonly locale: string
  /** ISO 4217; all amounts of the shop are stored in it. */
  readonly currency: string
  readonly weightUnit: WeightUnit
  /** The address of the shop's pages; product page addresses start with it. */
  readonly storefrontUrl: string
  /** Decimal text by currency: the value of one unit of the shop's currency. */
  readonly conversionRates: Readonly<Record<string, string>>
  /** The shop's further languages, in lower case, and its short texts in each. */
  readonly translations?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The time zone whose days it counts in, such as Europe/Berlin; default: UTC. */
  readonly timeZone?: string
  /** Whether prices include tax; default: no. */
  readonly taxIncludedInPrices?: boolean
  /** The colour of buttons in its mails, such as #22507a; unset: the default colour. */
  readonly accent?: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}
