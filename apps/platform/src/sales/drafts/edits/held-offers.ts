import type { CatalogReference } from '@vitrine/contract'
import type { Offer, OfferStock, OffersFor } from '../../../catalog/products/records/offer.ts'
import { type CartLine, type CatalogLine, isCustom } from '../../cart/lines/line.ts'
import type { StoredOrder } from '../../orders/order.ts'

/**
 * The catalog's offers for the edit of an order: what the order has taken from the stock is there for it, also
 * when the product is sold out, hidden or deleted by now.
 */
export const heldOffers =
  (offersFor: OffersFor, order: StoredOrder, lines: readonly CartLine[]): OffersFor =>
  async (reader, site, references) => {
    const held = heldBy(order)
    const offers = await offersFor(reader, site, references)
    return references.map((reference, index) => {
      const offer = offers[index] ?? lastOffer(lines, reference)
      const quantity = offer && held.get(keyOf(offer))
      if (!offer || quantity === undefined) return offers[index]
      return { ...offer, stock: stockWith(offers[index]?.stock, quantity) }
    })
  }

const keyOf = ({ productId, variantId }: { productId?: string; variantId?: string }): string =>
  `${productId} ${variantId}`

const heldBy = ({ document: { lines } }: StoredOrder): ReadonlyMap<string, number> => {
  const held = new Map<string, number>()
  for (const { quantity, productId, variantId } of lines) {
    if (productId === undefined || variantId === undefined) continue
    const key = keyOf({ productId, variantId })
    held.set(key, (held.get(key) ?? 0) + quantity)
  }
  return held
}

const stockWith = (stock: OfferStock | undefined, held: number): OfferStock => {
  if (stock?.state === 'in-stock') return stock
  return { state: 'tracked', quantity: held + (stock?.state === 'tracked' ? stock.quantity : 0) }
}

const lastOffer = (
  lines: readonly CartLine[],
  reference: CatalogReference,
): Omit<Offer, 'stock'> | undefined =>
  lines.find(
    (line): line is CatalogLine =>
      !isCustom(line) && JSON.stringify(line.reference) === JSON.stringify(reference),
  )?.offer
