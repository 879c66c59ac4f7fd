import type { CatalogReference, Preorder } from '@vitrine/contract'
import type { Reader } from '../../../floor/database/database.ts'
import type { Site } from '../../../shop/sites/site.ts'

/** The two ids of the stores app; a catalog reference has one of them. */
export const STORES_APP_IDS: readonly string[] = [
  '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  '1380b703-ce81-ff05-f115-39571d94dfcd',
]

/** What the catalog offers for a reference now: everything a cart line shows and charges. */
export interface Offer {
  readonly productId: string
  /** The chosen variant; the default one (all zeros) if variants are not managed. */
  readonly variantId: string
  readonly name: string
  /** Its name by language, in lower case, where it is translated. */
  readonly names?: Readonly<Record<string, string>>
  readonly slug: string
  /** The product's page: the absolute URL, and the path on its own. */
  readonly page: { readonly url: string; readonly relativePath: string }
  /** The picture of the chosen choice, otherwise the product's main one. */
  readonly image: OfferImage | undefined
  /** ISO 4217; both prices are minor units of it. */
  readonly currency: string
  /** The price of one, after the product's own discount. */
  readonly priceMinor: number
  /** The price of one without that discount. */
  readonly fullPriceMinor: number
  /** The weight of one, in the shop's weight unit; undefined for digital goods. */
  readonly weight: number | undefined
  readonly sku: string | undefined
  readonly itemType: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD'
  /** The choices, in the order of the product's options. */
  readonly choices: readonly OfferChoice[]
  readonly stock: OfferStock
}

export interface OfferImage {
  readonly id: string
  /** Absolute. */
  readonly url: string
  readonly width: number
  readonly height: number
  readonly altText: string
  readonly filename: string
}

/** One chosen option, such as Size: Large. For a colour, `text` is its name and `code` its CSS value. */
export type OfferChoice =
  | { readonly lineType: 'PLAIN_TEXT'; readonly name: string; readonly text: string }
  | { readonly lineType: 'COLOR'; readonly name: string; readonly text: string; readonly code: string }

/** `hidden`: the merchant hides the product or the variant, so it can't be bought. */
export type OfferStock =
  | { readonly state: 'tracked'; readonly quantity: number }
  | { readonly state: 'in-stock' }
  | { readonly state: 'out-of-stock' }
  /** Out of stock, and can be pre-ordered; `left` is undefined without a limit. */
  | { readonly state: 'preorder'; readonly left: number | undefined; readonly terms: Preorder }
  | { readonly state: 'hidden' }

/**
 * Finds the offers for references, in order. Undefined if the product or variant doesn't exist, or if not
 * every option of managed variants was chosen.
 *
 * `options` of a reference is absent, `{ variantId }`, or `{ options: { Size: 'Large' } }` (colours by
 * description or value), possibly empty.
 */
export interface OffersFor {
  (reader: Reader, site: Site, references: readonly CatalogReference[]): Promise<(Offer | undefined)[]>
  /** Reads into memory what isn't there yet, so that a transaction needs little time for the same references. */
  readonly ahead?: (database: Reader, site: Site, references: readonly CatalogReference[]) => Promise<void>
}
