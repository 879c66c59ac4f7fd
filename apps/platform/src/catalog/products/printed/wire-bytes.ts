import { createHash } from 'node:crypto'
import type { Site } from '../../../shop/sites/site.ts'
import type { ProductRecord } from '../records/product-record.ts'
import { productOf, type View, variantsOf } from './product.ts'

/** Increase this when products are printed differently: stored bytes of older forms are then rebuilt. */
const FORM = 2

/** Products with more variants store them separately, so that lists needn't read what they leave out. */
export const INLINE_VARIANTS = 10

/**
 * A product as UTF-8 JSON that can be sent with or without its variants. `variants` is the last member:
 * `body` up to `variantsAt` is the product with the list opened. The rest, variants and closing, follows in
 * `body` if they are few and in `moreVariants` if they are many.
 */
export interface WireBytes {
  readonly variantCount: number
  readonly variantsAt: number
  readonly body: Uint8Array
  readonly moreVariants: Uint8Array
}

/** Closes a product whose variants are left out. */
export const WITHOUT_VARIANTS: Uint8Array = Buffer.from(']}')
const NOTHING: Uint8Array = Buffer.alloc(0)

/** Prints a product for visitors or merchants. */
export const printProduct = (record: ProductRecord, view: View): WireBytes => {
  const opened = Buffer.from(`${JSON.stringify(productOf(record, view)).slice(0, -1)},"variants":[`)
  const rest = Buffer.from(`${JSON.stringify(variantsOf(record, view)).slice(1)}}`)
  const variantCount = record.variants.length
  const variantsAt = opened.length
  return variantCount <= INLINE_VARIANTS
    ? { variantCount, variantsAt, body: Buffer.concat([opened, rest]), moreVariants: NOTHING }
    : { variantCount, variantsAt, body: opened, moreVariants: rest }
}

/**
 * Returns everything that stored bytes depend on in addition to the product itself. Bytes built for
 * something else are stale.
 */
export const madeFor = (site: Site, mediaUrl: string): string =>
  createHash('sha256')
    .update(JSON.stringify([FORM, mediaUrl, site.storefrontUrl, site.currency, site.locale]))
    .digest('base64url')
    .slice(0, 10)
