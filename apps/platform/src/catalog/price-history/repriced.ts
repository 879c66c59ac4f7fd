import { afterDiscount, money } from '@vitrine/pricing'
import type { ProductRecord } from '../products/records/product-record.ts'
import type { Priced, Repriced } from './price-history.store.ts'

type Source = Pick<ProductRecord, 'productId' | 'priceMinor' | 'variants' | 'document'>

/** Lists the variants whose price or discount differs. New variants had no price before. */
export const repriced = (
  before: Source | undefined,
  after: Source,
  currency: string,
): readonly Repriced[] => {
  if (!before || hasSamePrices(before, after)) return []
  const known = pricesOf(before, currency)
  return [...pricesOf(after, currency)].flatMap(([variantId, price]) => {
    const was = known.get(variantId)
    return was ? [{ productId: after.productId, variantId, before: was, after: price }] : []
  })
}

/** Returns the price of each variant, without and with the product's discount. */
export const pricesOf = (
  { priceMinor, variants, document: { discount } }: Source,
  currency: string,
): ReadonlyMap<string, Priced> =>
  new Map(
    variants.map(({ variantId, priceMinor: own = priceMinor }) => [
      variantId,
      { priceMinor: own, reducedMinor: afterDiscount(money(own, currency), discount).amountMinor },
    ]),
  )

/** Unchanged parts of a product are the same objects. */
const hasSamePrices = (before: Source, after: Source): boolean =>
  before.priceMinor === after.priceMinor &&
  before.variants === after.variants &&
  before.document.discount === after.document.discount
