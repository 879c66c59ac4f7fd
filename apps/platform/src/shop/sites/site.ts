import type { WeightUnit } from '@vitrine/contract'

/** A shop: every row of the database belongs to one. */
export interface Site {
  readonly siteId: string
  readonly name: string
  /** BCP 47, such as `en`. Prices are formatted by it. */
  readonly locale: string
  /** ISO 4217; all amounts of the shop are kept in it. */
  readonly currency: string
  readonly weightUnit: WeightUnit
  /** Where the shop's pages are; product page addresses start with it. */
  readonly storefrontUrl: string
  /** Decimal text by currency: one unit of the shop's currency is worth that much. */
  readonly conversionRates: Readonly<Record<string, string>>
  /** Whether its prices hold their tax; without it they do not. */
  readonly taxIncludedInPrices?: boolean
  /** The colour of buttons in its mails, such as #22507a; the house's own where none is set. */
  readonly accent?: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}
