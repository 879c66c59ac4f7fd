import type { Offer } from '../../../catalog/products/records/offer.ts'
import { InvalidArgument } from '../../../floor/failure.ts'
import type { Coupon } from '../../coupons/coupon.ts'
import { type CartContent, inLocation, subtotalMinor } from '../lines/cart.ts'
import { changeDetails } from '../lines/cart-details.ts'
import type { CartPatch } from './cart-patch.ts'
import { patchCustomLines, patchLines } from './patch-lines.ts'

/** What an update needs in addition to its input. */
export interface PatchMeans {
  /** The catalog's offers for the references of the patch's lines, in order. */
  readonly offers: readonly (Offer | undefined)[]
  /** The coupon of the patch's code; the buyer may use it. */
  readonly coupon: Coupon | undefined
  /** Ids for added lines: one per line, then one per custom line. */
  readonly newIds: readonly string[]
}

/**
 * Applies an update to a cart: lines first, so the coupon is checked against the new subtotal.
 * @throws {InvalidArgument} VALIDATION if the items don't reach the coupon's minimum
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

/** @throws {InvalidArgument} VALIDATION if the items don't reach a coupon's minimum */
export const assertMinimum = ({ minimumMinor }: Coupon, subtotal: number): void => {
  if (subtotal >= minimumMinor) return
  throw new InvalidArgument([
    {
      field: 'couponCode',
      description: 'needs a higher subtotal than the cart has',
      violatedRule: 'VALIDATION',
      data: { minimumSubtotalMinor: minimumMinor },
    },
  ])
}
