import type * as wire from '@vitrine/contract'
import type { UnknownActor } from '../../floor/callers/actor.ts'
import { fail } from '../../floor/failure.ts'
import type { Incoming } from '../../floor/http/route.ts'
import type { CheckoutHandover } from '../../people/redirects/links/checkout-handover.ts'
import type { Call } from '../../shop/calls/call.ts'
import { createCartReader } from '../cart/kept/cart-reader.ts'
import { visitOf } from '../cart/kept/cart-visit.ts'
import { ownerOfCart, visitToCart } from '../cart/kept/visit-to-cart.ts'
import { type ChangeCheckoutParts, createChangeCheckout } from './change-checkout.ts'
import { checkoutStore } from './checkout.store.ts'
import { type CheckoutKeeper, type CheckoutKeeperParts, createCheckoutKeeper } from './checkout-keeper.ts'
import { type CheckoutUrlParts, createCheckoutUrl } from './checkout-url.ts'
import { visitTo } from './checkout-visit.ts'
import { type CompleteCheckoutParts, createCompleteCheckout } from './complete-checkout.ts'
import { type CreateCheckoutParts, createCreateCheckout } from './create-checkout.ts'
import { type CheckoutFromCart, createCheckoutFromCart } from './from-cart.ts'
import { createOrderCheckout, type OrderCheckoutParts } from './order-checkout.ts'

/** Checkouts: everyone's for merchants and apps, their own for visitors and members. */
export interface CheckoutService {
  fromCurrentCart(call: Call<wire.CreateCheckoutFromCurrentCartRequest>): Promise<wire.CreateCheckoutResponse>
  fromCart(call: Call<wire.CreateCheckoutFromCartRequest>): Promise<wire.CreateCheckoutResponse>
  /** The same for a cart that was found already. */
  readonly ofVisit: CheckoutFromCart
  /** The same for a cart by its id; undefined if the caller has no such cart. */
  readonly ofCartNamed: CheckoutHandover['ofCart']
  cartOf(call: Call<wire.CartIdRequest>): Promise<{ cart: wire.Cart }>
  create(call: Call<wire.CreateCheckoutRequest>): Promise<wire.CheckoutResponse>
  get(call: Call<wire.CheckoutIdRequest>): Promise<wire.CheckoutResponse>
  ofCart(call: Call<wire.CheckoutIdRequest>): Promise<wire.CheckoutResponse>
  url(call: Call<wire.CheckoutIdRequest>): Promise<wire.CheckoutUrlResponse>
  hostedUrl(call: Call<wire.CheckoutIdRequest>): Promise<wire.CheckoutUrlResponse>
  update(call: Call<wire.UpdateCheckoutRequest>): Promise<wire.CheckoutResponse>
  add(call: Call<wire.AddToCheckoutRequest>): Promise<wire.CheckoutResponse>
  removeLines(call: Call<wire.RemoveLineItemsRequest>): Promise<wire.CheckoutResponse>
  setQuantities(call: Call<wire.UpdateLineItemsQuantityRequest>): Promise<wire.CheckoutResponse>
  removeCoupon(call: Call<wire.CheckoutIdRequest>): Promise<wire.CheckoutResponse>
  removeGiftCard(call: Call<wire.CheckoutIdRequest>): Promise<wire.CheckoutResponse>
  removeOverrideUrl(call: Call<wire.CheckoutIdRequest>): Promise<wire.CheckoutResponse>
  createOrder(call: Call<wire.CreateOrderFromCheckoutRequest>): Promise<wire.CreateOrderFromCheckoutResponse>
  createOrderAndCharge(
    call: Call<wire.CreateOrderFromCheckoutRequest>,
  ): Promise<wire.CreateOrderFromCheckoutResponse>
  complete(call: Call<wire.CheckoutIdRequest>): Promise<wire.Empty>
  /** Completes the checkout of a token, and returns where its buyer goes next. */
  completeByToken(call: Incoming<wire.CompletionRequest, UnknownActor>): Promise<wire.RawHttpResponse>
  /** For code that serves buyers in other ways than these calls. */
  readonly keeper: CheckoutKeeper
}

export interface CheckoutParts
  extends CheckoutKeeperParts,
    ChangeCheckoutParts,
    CheckoutUrlParts,
    CompleteCheckoutParts,
    CreateCheckoutParts,
    OrderCheckoutParts {}

export const createCheckouts = (parts: CheckoutParts): CheckoutService => {
  const { database } = parts
  const keeper = createCheckoutKeeper(parts)
  const fromCart = createCheckoutFromCart(parts, keeper)
  const cartReader = createCartReader(parts)

  return {
    keeper,
    create: createCreateCheckout(parts, keeper),
    ...createChangeCheckout(parts, keeper),
    ...createCheckoutUrl(parts),
    ...createOrderCheckout(parts),
    ...createCompleteCheckout(parts),

    ofVisit: fromCart,

    ofCartNamed: async ({ actor, site, at }, cartId) => {
      const owner = await ownerOfCart(database, actor, cartId)
      if (!owner) return undefined
      const visit = { owner, cartId, site, at, askedCurrency: undefined, attempt: undefined }
      const { checkoutId } = await fromCart(visit, { actor, input: { channelType: 'WEB' } })
      return checkoutId
    },

    fromCurrentCart: async (call) => fromCart(await visitOf(call), call),

    fromCart: async (call) => fromCart(await visitToCart(database, call, call.input.id), call),

    cartOf: async (call) => {
      const checkout = await checkoutStore.find(database, call.actor.siteId, call.input.id)
      if (checkout?.cartId === undefined) throw fail('CART_NOT_FOUND')
      const visit = await visitToCart(database, call, checkout.cartId)
      return { cart: await cartReader.read(database, visit) }
    },

    get: async (call) => keeper.answer(await visitTo(call, call.input.id)),

    ofCart: async (call) => {
      const checkout = await checkoutStore.lastOfCart(database, call.actor.siteId, call.input.id)
      if (!checkout) throw fail('CHECKOUT_NOT_FOUND')
      return keeper.answer(await visitTo(call, checkout.id))
    },
  }
}
