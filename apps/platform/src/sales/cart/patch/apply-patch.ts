import type { Offer } from '../../../catalog/products/records/offer.ts'
import { InvalidArgument } from '../../../floor/failure.ts'
import type { Coupon } from '../../coupons/coupon.ts'
import { type CartContent, inLocation, subtotalMinor } from '../lines/cart.ts'
import { changeDetails } from '../lines/cart-details.ts'
import type { CartPatch } from './cart-patch.ts'
import { patchCustomLines, patchLines } from './patch-lines.ts'

/** What an update needs besides what it says. */
export interface PatchMeans {
  /** What the catalog offers under the references of the patch's lines, in their order. */
  readonly offers: readonly (Offer | undefined)[]
  /** The coupon whose code the patch names; the buyer may use it. */
  readonly coupon: Coupon | undefined
  /** Ids for lines that are added: one for each line, then one for each custom line. */
  readonly newIds: readonly string[]
}

/**
 * Changes a cart as an update says: lines first, so that the coupon is held against what they come to then.
 *
 * @throws {InvalidArgument} VALIDATION where the items do not come to the coupon's minimum
 */
export const applyPatch = (
  content: CartContent,
  { lines, customLines, details, businessLocationId, couponCode }: CartPatch,
  { offers, coupon, newIds }: PatchMeans,
): CartContent => {
  const ids = newIds[Symbol.iterator]()
  const newId = (): string => String(ids.next().value)
  let next = 0
  const patched = patchLines(
    content.lines,
    lines.map((line) => ({ ...line, newId: newId(), offer: line.reference && offers[next++] })),
  )
  const after = patchCustomLines(
    patched,
    customLines.map((item) => ({ ...item, newId: newId() })),
  )
  if (coupon) assertMinimum(coupon, subtotalMinor(after))
  const shownCoupon = coupon ? { id: coupon.id, code: coupon.code } : couponCode === null ? null : undefined
  return {
    ...inLocation(content, businessLocationId),
    lines: after,
    details: changeDetails(content.details, { ...details, coupon: shownCoupon }),
  }
}

/** @throws {InvalidArgument} VALIDATION where items do not come to a coupon's minimum */
export const assertMinimum = ({ minimumMinor }: Coupon, subtotal: number): void => {
  if (subtotal >= minimumMinor) return
  throw new InvalidArgument([
    {
      field: 'couponCode',
      description: 'needs items for more than the cart holds',
      violatedRule: 'VALIDATION',
      data: { minimumSubtotalMinor: minimumMinor },
    },
  ])
}
