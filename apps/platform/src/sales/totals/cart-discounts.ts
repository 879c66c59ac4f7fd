import type { Discount, PricedLine } from '@vitrine/pricing'
import type { Reader } from '../../floor/database/database.ts'
import { Failure } from '../../floor/failure.ts'
import type { DiscountRules, IsNamed } from '../../shop/settings/discount-rule-terms.ts'
import type { Coupon } from '../coupons/coupon.ts'
import { couponBuyers } from '../coupons/coupon-buyers.ts'
import { couponsStore } from '../coupons/coupons.store.ts'
import { assertUsable } from '../coupons/usable.ts'
import { collectionsOf } from './collections-of.ts'
import type { MerchantDiscount, TotalsSubject } from './subject.ts'

/** A cart's current discounts, without the shop's own rules. */
export interface CartDiscounts {
  readonly discounts: readonly Discount[]
  /** The coupon among them. */
  readonly coupon?: Coupon | undefined
  /** Why the cart's coupon no longer applies. */
  readonly refusal?: Failure | undefined
  /** Decides which lines a coupon or a rule covers. */
  readonly isNamed: IsNamed
}

/**
 * Finds a cart's discounts: what merchants took off, and its coupon. A coupon that has ended since it was
 * added is left out, with the reason.
 * @param rules - may name collections, too
 */
export const findDiscounts = async (
  reader: Reader,
  { site: { siteId }, buyer, email, at, coupon: named, merchantDiscounts = [] }: TotalsSubject,
  lines: readonly PricedLine[],
  { rules }: DiscountRules,
): Promise<CartDiscounts> => {
  const discounts = merchantDiscounts.map(merchantDiscount)
  const coupon = named && (await couponsStore.find(reader, siteId, named.id))
  const naming = coupon ? [coupon, ...rules] : rules
  const productIds = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  const places = naming.some(({ collectionIds }) => collectionIds.length > 0)
    ? await collectionsOf(reader, siteId, productIds)
    : undefined
  const isNamed = namedIn(places)
  if (!named) return { discounts, isNamed }
  const uses = coupon ? await couponsStore.usesBy(reader, coupon, couponBuyers(siteId, buyer, email)) : 0
  try {
    assertUsable(coupon, uses, at)
  } catch (error) {
    if (error instanceof Failure) return { discounts, refusal: error, isNamed }
    throw error
  }
  return { discounts: [...discounts, couponDiscount(coupon, lines, isNamed)], coupon, isNamed }
}

/** Every line is checked against every rule, so the rule's items are put into a set once. */
const namedIn = (places: ReadonlyMap<string, readonly string[]> | undefined): IsNamed => {
  const sets = new Map<object, { products: ReadonlySet<string>; collections: ReadonlySet<string> }>()
  const setsOf = (named: Parameters<IsNamed>[1]) => {
    const known = sets.get(named)
    if (known) return known
    const made = { products: new Set(named.productIds), collections: new Set(named.collectionIds) }
    sets.set(named, made)
    return made
  }
  return ({ productId = '' }, named) => {
    const { products, collections } = setsOf(named)
    if (products.has(productId)) return true
    return collections.size > 0 && (places?.get(productId)?.some((id) => collections.has(id)) ?? false)
  }
}

const merchantDiscount = (discount: MerchantDiscount, index: number): Discount => {
  const { off, lineIds } =
    typeof discount === 'number' ? { off: { kind: 'AMOUNT' as const, amountMinor: discount } } : discount
  return {
    ...{ id: `merchant ${index}`, source: 'MERCHANT', off },
    ...(lineIds && { on: { kind: 'LINES', lineIds } }),
  }
}

/** Turns a coupon into a discount on lines: those of its products and of its collections. */
const couponDiscount = (coupon: Coupon, lines: readonly PricedLine[], isNamed: IsNamed): Discount => {
  const { id, scope, minimumMinor } = coupon
  const named = lines.filter((line) => isNamed(line, coupon))
  return {
    ...{ id, source: 'COUPON', minimumSubtotalMinor: minimumMinor },
    off: takenOff(coupon),
    ...(scope === 'SPECIFIC_ITEMS' && {
      on: { kind: 'LINES', lineIds: named.map(({ id: lineId }) => lineId) },
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
