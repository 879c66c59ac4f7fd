import type * as pure from '@vitrine/react/pure'
import type { Language } from '../../messages/languages.ts'
import type { PriceText } from '../prices.ts'

/** A choice as a product's page shows it. */
export interface OptionChoice extends pure.OptionChoice {
  /** Its name on the page, if that differs from its label. The platform knows it by its label. */
  text?: string
  /** The language of the text if it isn't the page's. */
  lang?: Language
  /** Indexes in the product's gallery that show this choice. */
  pictures: number[]
}

/** Something the visitor chooses. */
export interface ProductOption extends pure.ProductOption<OptionChoice> {
  /** Its title on the page, if that differs from its name. The platform knows it by its name. */
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
