import type { ItemAvailabilityInfo } from '@vitrine/contract'
import { type CartLine, type CatalogLine, isCustom } from './line.ts'

/**
 * Makes the function that decides whether the lines of one cart can be bought, in their order. Lines of one
 * variant share its stock, first come, first served.
 */
export const stockTally = (): ((line: Pick<CatalogLine, 'offer' | 'quantity'>) => ItemAvailabilityInfo) => {
  const taken = new Map<string, number>()
  const shared = (what: string, quantity: number, all: number): ItemAvailabilityInfo => {
    const before = taken.get(what) ?? 0
    taken.set(what, before + quantity)
    const quantityAvailable = Math.max(0, all - before)
    return { status: statusOf(quantity, quantityAvailable), quantityAvailable }
  }
  return ({ offer, quantity }) => {
    switch (offer.stock.state) {
      case 'gone':
        return { status: 'NOT_FOUND' }
      case 'hidden':
      case 'out-of-stock':
        return { status: 'NOT_AVAILABLE', quantityAvailable: 0 }
      case 'in-stock':
        return { status: 'AVAILABLE' }
      case 'preorder':
        if (offer.stock.left === undefined) return { status: 'AVAILABLE' }
        // All variants share the product's limit.
        return shared(`preorder ${offer.productId}`, quantity, offer.stock.left)
      case 'tracked':
        return shared(`${offer.productId} ${offer.variantId}`, quantity, offer.stock.quantity)
    }
  }
}

/** Like `stockTally`, for every kind of line: for custom items, their creator gives the stock. */
export const availabilityTally = (): ((line: CartLine) => ItemAvailabilityInfo) => {
  const ofStock = stockTally()
  return (line) => {
    if (!isCustom(line)) return ofStock(line)
    const { quantityAvailable } = line.custom.fields
    if (quantityAvailable == null) return { status: 'AVAILABLE' }
    return { status: statusOf(line.quantity, quantityAvailable), quantityAvailable }
  }
}

const statusOf = (wanted: number, available: number): ItemAvailabilityInfo['status'] => {
  if (available <= 0) return 'NOT_AVAILABLE'
  return available < wanted ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE'
}
