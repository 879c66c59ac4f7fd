import type {
  AddToCurrentCartRequest,
  Cart,
  RemoveLineItemsFromCurrentCartRequest,
  UpdateCartRequest,
  UpdateCurrentCartLineItemQuantityRequest,
} from '@vitrine/contract'
import type { Somebody } from '../../../floor/callers/actor.ts'
import { fail } from '../../../floor/failure.ts'
import { addCustomLines, addLines, inLocation, removeLines, setQuantities } from '../lines/cart.ts'
import { changeDetails } from '../lines/cart-details.ts'
import { customWishOf, wantedItems } from '../lines/new-lines.ts'
import { applyPatch } from '../patch/apply-patch.ts'
import { readPatch } from '../patch/cart-patch.ts'
import type { CartVisit } from './cart-visit.ts'
import type { CartWriter, CartWriterParts } from './cart-writer.ts'

/** What is done with a cart, whichever way it was found. `actor` is who calls, not always whose cart it is. */
export interface CartUses {
  add(visit: CartVisit, actor: Somebody, input: AddToCurrentCartRequest): Promise<Cart>
  update(visit: CartVisit, actor: Somebody, input: UpdateCartRequest): Promise<Cart>
  /** Fills a new cart. */
  create(visit: CartVisit, actor: Somebody, input: UpdateCartRequest): Promise<Cart>
  setQuantities(visit: CartVisit, input: UpdateCurrentCartLineItemQuantityRequest): Promise<Cart>
  removeLines(visit: CartVisit, input: RemoveLineItemsFromCurrentCartRequest): Promise<Cart>
  removeCoupon(visit: CartVisit): Promise<Cart>
  leaveLocation(visit: CartVisit): Promise<Cart>
}

export const createCartUses = (writer: CartWriter, { ids }: Pick<CartWriterParts, 'ids'>): CartUses => {
  const patch = (visit: CartVisit, actor: Somebody, input: UpdateCartRequest, isNew: boolean) => {
    const wanted = readPatch(actor, visit.owner, input, visit.site.currency)
    const count = wanted.lines.length + wanted.customLines.length
    if (isNew && count === 0) throw fail('CANT_CREATE_CART_WITHOUT_ITEMS')
    const newIds = Array.from({ length: count }, () => ids.guid())
    return writer.change(visit, {
      isNew,
      ...((isNew || (count > 0 && visit.cartId === undefined)) && { start: { lines: [] } }),
      references: wanted.lines.flatMap(({ reference }) => reference ?? []),
      couponCode: wanted.couponCode ?? undefined,
      apply: (content, offers, coupon) => applyPatch(content, wanted, { offers, coupon, newIds }),
    })
  }

  return {
    add: (visit, actor, input) => {
      const { currency } = visit.site
      const wanted = wantedItems(actor, input, currency).map((item) => ({ ...item, id: ids.guid() }))
      const customLines = (input.customLineItems ?? []).map((item, index) => ({
        id: ids.guid(),
        ...customWishOf(item, `customLineItems[${index}]`, currency),
      }))
      return writer.change(visit, {
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
      })
    },

    update: (visit, actor, input) => patch(visit, actor, input, false),
    create: (visit, actor, input) => patch(visit, actor, input, true),

    setQuantities: (visit, { lineItems }) =>
      writer.change(visit, {
        apply: (content) => ({ ...content, lines: setQuantities(content.lines, lineItems) }),
      }),

    removeLines: (visit, { lineItemIds }) =>
      writer.change(visit, {
        apply: (content) => ({ ...content, lines: removeLines(content.lines, lineItemIds) }),
      }),

    removeCoupon: (visit) =>
      writer.change(visit, {
        apply: (content) => ({ ...content, details: changeDetails(content.details, { coupon: null }) }),
      }),

    leaveLocation: (visit) =>
      writer.change(visit, { apply: (content) => ({ ...content, businessLocationId: undefined }) }),
  }
}
