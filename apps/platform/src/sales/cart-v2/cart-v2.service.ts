import type * as wire from '@vitrine/contract'
import type { OfferImage } from '../../catalog/products/records/offer.ts'
import type { Database } from '../../floor/database/database.ts'
import type { JsonBytes } from '../../floor/http/answers.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Call } from '../../shop/calls/call.ts'
import { idempotencyStore } from '../../shop/idempotency/idempotency.store.ts'
import type { CartService } from '../cart/cart.service.ts'
import { cartStore } from '../cart/kept/cart.store.ts'
import { type CartVisit, visitOf } from '../cart/kept/cart-visit.ts'
import type { CartChange } from '../cart/kept/cart-writer.ts'
import { visitToCart, visitToNewCart } from '../cart/kept/visit-to-cart.ts'
import { inV2Words, type Typed } from './failures/in-v2-words.ts'
import { alreadyOrdered, findOrdered } from './ordered-cart.ts'
import type { CartQuestions } from './questions.ts'
import * as changes from './read/changes.ts'
import { updatedLines } from './read/update-lines.ts'

type CartAnswer = Promise<JsonBytes>
type CartWritten = Promise<wire.CartV2Response>

/**
 * The calls on a cart in the newer shape: other inputs and outputs for the same cart, with the same rules.
 * `Named` is the part of the input that names the cart, empty for the current one.
 */
export interface CartV2Calls<Named> {
  get(call: Call<Named>): CartAnswer
  update(call: Call<wire.UpdateCurrentCartV2Request>): CartWritten
  delete(call: Call<Named>): Promise<wire.Empty>
  addLines(call: Call<Named & wire.AddLineItemsV2CurrentRequest>): CartWritten
  updateLines(call: Call<Named & wire.UpdateLineItemsV2CurrentRequest>): CartWritten
  removeLines(call: Call<Named & wire.RemoveLineItemsV2CurrentRequest>): CartWritten
  addCoupon(call: Call<Named & wire.AddCouponV2CurrentRequest>): CartWritten
  removeCoupon(call: Call<Named & wire.RemoveCouponV2CurrentRequest>): CartWritten
  addGiftCard(call: Call<Named & wire.AddGiftCardV2CurrentRequest>): CartWritten
  removeGiftCard(call: Call<Named & wire.RemoveGiftCardV2CurrentRequest>): CartWritten
  setDelivery(call: Call<Named & wire.SetDeliveryMethodV2CurrentRequest>): CartWritten
  removeDelivery(call: Call<Named>): CartWritten
  answerForms(call: Call<Named & wire.UpdateFormSubmissionsV2CurrentRequest>): CartWritten
  refresh(call: Call<Named>): CartWritten
  calculate(call: Call<Named & wire.CalculateCartV2CurrentRequest>): CartAnswer
  estimate(call: Call<Named & wire.EstimateCartV2CurrentRequest>): CartAnswer
  upsells(call: Call<Named>): Promise<wire.GetUpsellOptionsResponse>
}

export interface CartV2Service {
  /** The caller's current cart. */
  readonly current: CartV2Calls<wire.Empty>
  /** Carts by id: everyone's for merchants and apps, their own for visitors and members. */
  readonly byId: CartV2Calls<wire.CartIdV2Request>
  createCurrent(call: Call<wire.CreateCartV2Request>): CartWritten
  create(call: Call<wire.CreateCartV2Request>): CartWritten
}

export interface CartV2Parts {
  readonly database: Database
  readonly ids: Ids
  /** Shown for a product without a picture. */
  readonly placeholder: OfferImage
  readonly cart: CartService
  readonly questions: CartQuestions
  /** Shows a cart that became an order. */
  readonly showOrdered: (call: Call<unknown>, cartId: string) => Promise<JsonBytes | undefined>
}

/** How to find a call's cart. */
interface Finding<Named> {
  readonly find: (call: Call<Named>) => Promise<CartVisit>
  /** The same, for a cart that must still be there to be changed. */
  readonly findToChange: (call: Call<Named>) => Promise<CartVisit>
  /** The same for an update, which names the cart inside its changes. */
  readonly findToUpdate: (call: Call<wire.UpdateCurrentCartV2Request>) => Promise<CartVisit>
  readonly get: (call: Call<Named>) => CartAnswer
}

/**
 * Finds a cart to change by its id.
 * @throws {Failure} CART_ALREADY_ORDERED; CART_NOT_FOUND
 */
export const visitToChange = async (
  database: Database,
  call: Call<unknown>,
  cartId: string,
): Promise<CartVisit> => {
  if (!(await cartStore.findPlace(database, call.actor.siteId, cartId))) {
    const ordered = await findOrdered(database, call.actor, cartId)
    if (ordered) throw alreadyOrdered(cartId, ordered)
  }
  return visitToCart(database, call, cartId)
}

export const createCartV2 = (parts: CartV2Parts): CartV2Service => {
  const { database, ids, cart, questions, showOrdered } = parts
  const { writer, totals } = cart.kept

  const read = (visit: CartVisit): CartAnswer => totals.answer(visit, questions.read)

  /** Changes a cart and returns the result. */
  const change = (visit: CartVisit, wanted: CartChange): CartWritten =>
    totals.answerWritten(visit, questions.read, (readAfter) => writer.change(visit, { ...wanted, readAfter }))

  const callsOn = <Named>(finding: Finding<Named>): CartV2Calls<Named> => {
    const { find, findToChange, findToUpdate } = finding
    const changed = <Input extends Named>(
      call: Call<Input>,
      wantedOf: (changing: changes.Changing) => CartChange,
      typed: Typed = {},
    ): CartWritten =>
      inV2Words(typed, async () => {
        const visit = await findToChange(call)
        return change(visit, wantedOf({ visit, actor: call.actor, ids }))
      })

    return {
      get: (call) => inV2Words({}, () => finding.get(call)),

      update: (call) =>
        inV2Words({}, async () => {
          const visit = await findToUpdate(call)
          return change(visit, changes.patched({ visit, actor: call.actor, ids }, call.input))
        }),

      delete: (call) =>
        inV2Words({}, async () => {
          const attempt = call.attempt()
          // A repeat finds no cart, so its key decides.
          if (attempt && (await idempotencyStore.find(database, attempt)) !== undefined) return {}
          await writer.remove(await find(call))
          return {}
        }),

      addLines: (call) => changed(call, (changing) => changes.addedLines(changing, call.input)),
      updateLines: (call) => changed(call, () => updatedLines(call.input.lineItems)),
      removeLines: (call) => changed(call, () => changes.removedLines(call.input.lineItemIds)),
      addCoupon: (call) => {
        const { coupon } = call.input
        return changed(call, (changing) => changes.addedCoupon(changing, coupon), { couponCode: coupon.code })
      },
      removeCoupon: (call) => changed(call, () => changes.removedCoupon(call.input.couponId)),
      addGiftCard: (call) => {
        const { giftCard } = call.input
        const typed = { giftCardCode: giftCard.code }
        return changed(call, (changing) => changes.addedGiftCard(changing, giftCard), typed)
      },
      removeGiftCard: (call) => changed(call, () => changes.removedGiftCard(call.input.giftCardId)),
      setDelivery: (call) =>
        changed(call, (changing) => changes.chosenDelivery(changing, call.input.deliveryMethod)),
      removeDelivery: (call) => changed(call, () => changes.noDelivery),
      answerForms: (call) => changed(call, () => changes.answeredForms(call.input.formSubmissions)),
      refresh: (call) => changed(call, () => changes.refreshed),

      calculate: (call) =>
        inV2Words({}, async () => totals.answer(await findToChange(call), questions.calculate)),
      estimate: (call) =>
        inV2Words({}, async () => totals.answer(await findToChange(call), questions.estimate(call.input))),

      // Shops have no upsells yet, so this only checks that the cart exists.
      upsells: (call) =>
        inV2Words({}, async () => {
          await cart.kept.reader.read(database, await find(call))
          return { itemsUpsells: [] }
        }),
    }
  }

  const byId = (call: Call<wire.CartIdV2Request>) => visitToCart(database, call, call.input.cartId)

  return {
    current: callsOn({
      find: visitOf,
      findToChange: visitOf,
      findToUpdate: visitOf,
      get: async (call) => read(await visitOf(call)),
    }),

    byId: callsOn({
      find: byId,
      findToChange: (call) => visitToChange(database, call, call.input.cartId),
      findToUpdate: (call) => visitToChange(database, call, String(call.input.cart?.id)),
      get: async (call) => (await showOrdered(call, call.input.cartId)) ?? read(await byId(call)),
    }),

    createCurrent: (call) => {
      const [coupon] = call.input.coupons ?? []
      const [giftCard] = call.input.giftCards ?? []
      return inV2Words({ couponCode: coupon?.code, giftCardCode: giftCard?.code }, async () => {
        const visit = await visitOf(call)
        return change(visit, changes.created({ visit, actor: call.actor, ids }, call.input, false))
      })
    },

    create: (call) => {
      const [coupon] = call.input.coupons ?? []
      const [giftCard] = call.input.giftCards ?? []
      return inV2Words({ couponCode: coupon?.code, giftCardCode: giftCard?.code }, async () => {
        const visit = await visitToNewCart(call, ids)
        return change(visit, changes.created({ visit, actor: call.actor, ids }, call.input, true))
      })
    },
  }
}
