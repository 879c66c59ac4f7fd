import type { ItemAvailabilityInfo } from '@vitrine/contract'
import { type CartLine, type CatalogLine, isCustom } from './line.ts'

/**
 * Makes the function that decides whether the lines of one cart can be bought, in their order. Lines of one
 * variant share its stock, first come, first served.
 */
export const stockTally = (): ((line: Pick<CatalogLine, 'offer' | 'quantity'>) => ItemAvailabilityInfo) => {
  const taken = new Map<string, number>()
  return ({ offer, quantity }) => {
    switch (offer.stock.state) {
      case 'gone':
        return { status: 'NOT_FOUND' }
      case 'hidden':
      case 'out-of-stock':
        return { status: 'NOT_AVAILABLE', quantityAvailable: 0 }
      case 'in-stock':
        return { status: 'AVAILABLE' }
      case 'tracked': {
        const variant = `${offer.productId} ${offer.variantId}`
        const before = taken.get(variant) ?? 0
        taken.set(variant, before + quantity)
        const quantityAvailable = Math.max(0, offer.stock.quantity - before)
        return { status: statusOf(quantity, quantityAvailable), quantityAvailable }
      }
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
