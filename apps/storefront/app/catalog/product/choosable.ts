import type * as pure from '@vitrine/react/pure'
import type { Language } from '../../messages/languages.ts'
import type { PriceText } from '../prices.ts'

/** A choice as a product's page shows it. */
export interface OptionChoice extends pure.OptionChoice {
  /** What it is called on the page, if not by its label, which names it to the platform. */
  text?: string
  /** The language of the text if it isn't the page's. */
  lang?: Language
  /** Indexes in the product's gallery that show this choice. */
  pictures: number[]
}

/** Something the visitor chooses. */
export interface ProductOption extends pure.ProductOption<OptionChoice> {
  /** What it is called on the page, if not by its name, which names it to the platform. */
  title?: string
  /** The language of the title if it isn't the page's. */
  lang?: Language
}

/** A variant as a product's page shows it. */
export interface Variant extends pure.Variant {
  price: PriceText
  /** The price in major units, if shown in the shop's own currency. */
  amount?: number
  sku?: string
  /** How many are left, if few. */
  left?: number
  /** Whether it is out of stock and can be pre-ordered; it is then treated as in stock. */
  isPreorder?: boolean
}
