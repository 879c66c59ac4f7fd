import type { AddToCurrentCartRequest, UpdateCartRequest } from '@vitrine/contract'
import type { KnownActor } from '../../../floor/callers/actor.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { addCustomLines, addLines, inLocation } from '../lines/cart.ts'
import { customWishOf, wantedItems } from '../lines/new-lines.ts'
import { applyPatch } from '../patch/apply-patch.ts'
import { readPatch } from '../patch/cart-patch.ts'
import type { CartVisit } from './cart-visit.ts'
import type { CartChange } from './cart-writer.ts'

/** Reads lines to add. `actor` is who calls, not always whose cart it is. */
export const addition = (
  visit: CartVisit,
  actor: KnownActor,
  input: AddToCurrentCartRequest,
  ids: Ids,
): CartChange => {
  const wanted = wantedItems(actor, input, visit).map((item) => ({ ...item, id: ids.guid() }))
  const customLines = (input.customLineItems ?? []).map((item, index) => ({
    id: ids.guid(),
    ...customWishOf(item, `customLineItems[${index}]`, visit.site.currency),
  }))
  return {
    ...(visit.cartId === undefined && { start: { lines: [] } }),
    references: wanted.map(({ reference }) => reference),
    apply: (content, offers) => ({
      ...inLocation(content, input.businessLocationId),
      lines: addCustomLines(
        addLines(
          content.lines,
          wanted.map((item, index) => ({ ...item, offer: offers[index] })),
        ),
        customLines,
      ),
    }),
  }
}

/**
 * Reads what to change in a cart, or what a new one holds.
 *
 * @param origins - registered by the calling client; a buyer's checkout page must be on one
 * @throws {Failure} CANT_CREATE_CART_WITHOUT_ITEMS
 */
export const patch = (
  visit: CartVisit,
  actor: KnownActor,
  input: UpdateCartRequest,
  ids: Ids,
  of: 'cart' | 'new cart',
  origins: readonly string[] = [],
): CartChange => {
  const wanted = readPatch(actor, visit.owner, input, visit, origins)
  const count = wanted.lines.length + wanted.customLines.length
  const isNew = of === 'new cart'
  if (isNew && count === 0) throw fail('CANT_CREATE_CART_WITHOUT_ITEMS')
  const newIds = Array.from({ length: count }, () => ids.guid())
  return {
    isNew,
    ...((isNew || (count > 0 && visit.cartId === undefined)) && { start: { lines: [] } }),
    references: wanted.lines.flatMap(({ reference }) => reference ?? []),
    couponCode: wanted.couponCode ?? undefined,
    apply: (content, offers, coupon) => applyPatch(content, wanted, { offers, coupon, newIds }),
  }
}
