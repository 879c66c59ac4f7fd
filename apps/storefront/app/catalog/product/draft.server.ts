import type { products } from '@vitrine/client/stores'
import { data } from 'react-router'
import { settings } from '../../settings.server.ts'
import type { Shopper } from '../../shopper.ts'
import { type PackedProduct, packed, productPage } from './product-page.ts'

/** A product with a thousand variants is about as long. */
const LONGEST = 2_000_000

const isProduct = (value: unknown): value is products.Product =>
  typeof value === 'object' && value !== null && 'name' in value && 'priceData' in value

/**
 * Shows a product that staff are still editing. Nothing is kept.
 * @throws 400 for anything that no page can show
 */
export function draftPage(text: string, shopper: Shopper): PackedProduct {
  try {
    const draft: unknown = text.length > LONGEST ? undefined : JSON.parse(text)
    if (isProduct(draft)) return packed(productPage(draft, settings.mediaUrl, shopper))
  } catch {
    // It isn't the form of a product; the answer below says so.
  }
  throw data(null, { status: 400 })
}
