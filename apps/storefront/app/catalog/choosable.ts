import type * as pure from '@vitrine/react/pure'
import type { PriceText } from './prices.ts'

/** A choice as a product's page shows it. */
export interface OptionChoice extends pure.OptionChoice {
  /** Indexes in the product's gallery that show this choice. */
  pictures: number[]
}

/** Something the visitor chooses. */
export type ProductOption = pure.ProductOption<OptionChoice>

/** A variant as a product's page shows it. */
export interface Variant extends pure.Variant {
  price: PriceText
  /** The price in major units, if shown in the shop's own currency. */
  amount?: number
  sku?: string
  /** How many are left, if few. */
  left?: number
  /** Whether it is out of stock and can be pre-ordered; it then counts as in stock. */
  isPreorder?: boolean
}
