import type { CatalogReference } from '@vitrine/contract'
import type { Reader } from '../../../floor/database/database.ts'
import type { Site } from '../../../shop/sites/site.ts'

/** The stores app by both of its names; a catalog reference carries one of them. */
export const STORES_APP_IDS: readonly string[] = [
  '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  '1380b703-ce81-ff05-f115-39571d94dfcd',
]

/** What the catalog offers under a reference, now: everything that a cart line shows and charges. */
export interface Offer {
  readonly productId: string
  /** The chosen variant; the default one (all zeros) where variants are not managed. */
  readonly variantId: string
  readonly name: string
  readonly slug: string
  /** The product's page: absolute, and its path alone. */
  readonly page: { readonly url: string; readonly relativePath: string }
  /** The picture of the chosen choice, else the product's main one. */
  readonly image: OfferImage | undefined
  /** ISO 4217; both prices are minor units of it. */
  readonly currency: string
  /** What one costs, after the product's own discount. */
  readonly priceMinor: number
  /** What one costs without that discount. */
  readonly fullPriceMinor: number
  /** Of one, in the shop's weight unit; undefined for digital goods. */
  readonly weight: number | undefined
  readonly sku: string | undefined
  readonly itemType: 'PHYSICAL' | 'DIGITAL'
  /** What was chosen, in the order of the product's options. */
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

/** One chosen option, such as Size: Large. `text` names a colour, `code` is its CSS value. */
export type OfferChoice =
  | { readonly lineType: 'PLAIN_TEXT'; readonly name: string; readonly text: string }
  | { readonly lineType: 'COLOR'; readonly name: string; readonly text: string; readonly code: string }

/** `hidden`: the merchant does not show the product or the variant, so it cannot be bought. */
export type OfferStock =
  | { readonly state: 'tracked'; readonly quantity: number }
  | { readonly state: 'in-stock' }
  | { readonly state: 'out-of-stock' }
  | { readonly state: 'hidden' }

/**
 * Finds what the catalog offers under each reference, in their order; undefined where there is no such
 * product, no such variant, or not every option of managed variants was chosen.
 *
 * `options` of a reference is absent, `{ variantId }`, or `{ options: { Size: 'Large' } }` (colours by
 * description or value), possibly empty.
 */
export type OffersFor = (
  reader: Reader,
  site: Site,
  references: readonly CatalogReference[],
) => Promise<(Offer | undefined)[]>
