import type { Discount, PricedLine } from '@vitrine/pricing'
import type { Reader } from '../../database/database.ts'
import { Failure } from '../../http/failure.ts'
import type { Coupon } from '../coupons/coupon.ts'
import { couponsStore } from '../coupons/coupons.store.ts'
import { assertUsable } from '../coupons/usable.ts'
import { collectionsOf } from './collections-of.ts'
import type { TotalsSubject } from './subject.ts'

/** The discounts that hold for a cart now. */
export interface CartDiscounts {
  readonly discounts: readonly Discount[]
  /** The coupon among them. */
  readonly coupon?: Coupon | undefined
  /** Why the cart's coupon takes nothing off any more. */
  readonly refusal?: Failure | undefined
}

/**
 * Finds what reduces a cart: what merchants took off, and its coupon as it stands now. A coupon that has ended since
 * it was put on the cart is left out, and the reason told.
 */
export const findDiscounts = async (
  reader: Reader,
  { site: { siteId }, buyer, at, coupon: named, merchantDiscounts = [] }: TotalsSubject,
  lines: readonly PricedLine[],
): Promise<CartDiscounts> => {
  const discounts = merchantDiscounts.map(merchantDiscount)
  if (!named) return { discounts }
  const coupon = await couponsStore.find(reader, siteId, named.id)
  const uses = coupon ? await couponsStore.usesBy(reader, coupon, buyer) : 0
  try {
    assertUsable(coupon, uses, at)
  } catch (error) {
    if (error instanceof Failure) return { discounts, refusal: error }
    throw error
  }
  const productIds = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  const places = coupon.collectionIds.length > 0 ? await collectionsOf(reader, siteId, productIds) : new Map()
  return { discounts: [...discounts, couponDiscount(coupon, lines, places)], coupon }
}

const merchantDiscount = (amountMinor: number, index: number): Discount => ({
  id: `merchant ${index}`,
  source: 'MERCHANT',
  off: { kind: 'AMOUNT', amountMinor },
})

/** Reads a coupon into a discount of certain lines: named items are those of its products and of its collections. */
const couponDiscount = (
  coupon: Coupon,
  lines: readonly PricedLine[],
  places: ReadonlyMap<string, readonly string[]>,
): Discount => {
  const { id, scope, productIds, collectionIds, minimumMinor } = coupon
  const isNamed = ({ productId = '' }: PricedLine): boolean =>
    productIds.includes(productId) ||
    (places.get(productId)?.some((collectionId) => collectionIds.includes(collectionId)) ?? false)
  return {
    ...{ id, source: 'COUPON', minimumSubtotalMinor: minimumMinor },
    off: takenOff(coupon),
    ...(scope === 'SPECIFIC_ITEMS' && {
      on: { kind: 'LINES', lineIds: lines.filter(isNamed).map(({ id: lineId }) => lineId) },
    }),
  }
}

const takenOff = ({ discount, scope }: Coupon): Discount['off'] => {
  if (discount.kind === 'FREE_SHIPPING') return { kind: 'FREE_SHIPPING' }
  const part = reduction(discount)
  return scope === 'SHIPPING' ? { kind: 'FREE_SHIPPING', part } : part
}

const reduction = (discount: Exclude<Coupon['discount'], { kind: 'FREE_SHIPPING' }>) => {
  switch (discount.kind) {
    case 'MONEY_OFF':
      return { kind: 'AMOUNT', amountMinor: discount.amountMinor } as const
    case 'PERCENT_OFF':
      return { kind: 'PERCENT', percent: (discount.percentHundredths / 100).toFixed(2) } as const
    case 'FIXED_PRICE':
      return { kind: 'FIXED_PRICE', priceMinor: discount.amountMinor } as const
  }
}
