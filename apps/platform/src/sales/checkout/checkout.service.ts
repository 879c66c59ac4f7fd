import type {
  AddToCheckoutRequest,
  Cart,
  CartIdRequest,
  CheckoutIdRequest,
  CheckoutResponse,
  CheckoutUrlResponse,
  CompletionRequest,
  CreateCheckoutFromCartRequest,
  CreateCheckoutFromCurrentCartRequest,
  CreateCheckoutRequest,
  CreateCheckoutResponse,
  CreatedBy,
  CreateOrderFromCheckoutRequest,
  CreateOrderFromCheckoutResponse,
  Empty,
  RawHttpResponse,
  RemoveLineItemsRequest,
  UpdateCheckoutRequest,
  UpdateLineItemsQuantityRequest,
} from '@vitrine/contract'
import type { OfferImage, OffersFor } from '../../catalog/products/records/offer.ts'
import { isMerchantSide, type Nobody, principalOf, type Somebody } from '../../floor/callers/actor.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Incoming } from '../../floor/http/route.ts'
import type { Ids } from '../../floor/ids.ts'
import { type CodeTries, trierOf } from '../../floor/rates/code-tries.ts'
import type { Call } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import { closeCart, lockCartById } from '../cart/kept/bought-cart.ts'
import { createCartReader } from '../cart/kept/cart-reader.ts'
import { visitOf } from '../cart/kept/cart-visit.ts'
import { visitToCart } from '../cart/kept/visit-to-cart.ts'
import { removeLines, setQuantities } from '../cart/lines/cart.ts'
import { assertPayable } from './assert-payable.ts'
import { checkoutStore } from './checkout.store.ts'
import type { StoredCheckout } from './checkout.ts'
import {
  assertOffered,
  type CheckoutChange,
  type CheckoutKeeper,
  createCheckoutKeeper,
} from './checkout-keeper.ts'
import { readPatch } from './checkout-patch.ts'
import { type CheckoutVisit, theirs } from './checkout-visit.ts'
import { checkoutOfToken, completionToken } from './completion-token.ts'
import { createCheckoutFromCart as fromCart } from './from-cart.ts'
import { addedLines, patchedLines } from './line-changes.ts'
import { priceCheckout } from './price-checkout.ts'

/** Checkouts: those of everybody in the shop for merchants and apps, their own for visitors and members. */
export interface CheckoutService {
  fromCurrentCart(call: Call<CreateCheckoutFromCurrentCartRequest>): Promise<CreateCheckoutResponse>
  fromCart(call: Call<CreateCheckoutFromCartRequest>): Promise<CreateCheckoutResponse>
  cartOf(call: Call<CartIdRequest>): Promise<{ cart: Cart }>
  create(call: Call<CreateCheckoutRequest>): Promise<CheckoutResponse>
  get(call: Call<CheckoutIdRequest>): Promise<CheckoutResponse>
  ofCart(call: Call<CheckoutIdRequest>): Promise<CheckoutResponse>
  url(call: Call<CheckoutIdRequest>): Promise<CheckoutUrlResponse>
  hostedUrl(call: Call<CheckoutIdRequest>): Promise<CheckoutUrlResponse>
  update(call: Call<UpdateCheckoutRequest>): Promise<CheckoutResponse>
  add(call: Call<AddToCheckoutRequest>): Promise<CheckoutResponse>
  removeLines(call: Call<RemoveLineItemsRequest>): Promise<CheckoutResponse>
  setQuantities(call: Call<UpdateLineItemsQuantityRequest>): Promise<CheckoutResponse>
  removeCoupon(call: Call<CheckoutIdRequest>): Promise<CheckoutResponse>
  removeGiftCard(call: Call<CheckoutIdRequest>): Promise<CheckoutResponse>
  removeOverrideUrl(call: Call<CheckoutIdRequest>): Promise<CheckoutResponse>
  createOrder(call: Call<CreateOrderFromCheckoutRequest>): Promise<CreateOrderFromCheckoutResponse>
  createOrderAndCharge(call: Call<CreateOrderFromCheckoutRequest>): Promise<CreateOrderFromCheckoutResponse>
  complete(call: Call<CheckoutIdRequest>): Promise<Empty>
  /** Completes the checkout that a token was made for, and says where its buyer goes on. */
  completeByToken(call: Incoming<CompletionRequest, Nobody>): Promise<RawHttpResponse>
  /** For whoever serves buyers by another way than these calls. */
  readonly keeper: CheckoutKeeper
}

export interface CheckoutParts {
  readonly database: Database
  readonly sites: Sites
  readonly ids: Ids
  readonly offersFor: OffersFor
  readonly placeholder: OfferImage
  /** Makes an order of a checkout, once; orders stand on checkouts, and not the other way round. */
  readonly placeOrder: (request: {
    readonly siteId: string
    readonly checkoutId: string
    readonly payment: { readonly kind: 'OFFLINE' }
    readonly savesPaymentMethod: boolean | undefined
  }) => Promise<{ readonly order: { readonly id: string } }>
  readonly codeTries: CodeTries
  /** Whether the shop has a way to be paid. */
  readonly acceptsPayments: boolean
  /** Authenticates completion tokens; 256 bits. */
  readonly secret: Uint8Array
  /** Makes an address at which a buyer can open the hosted pages of their checkout. */
  readonly hostedUrl: (checkout: {
    readonly siteId: string
    readonly checkoutId: string
    readonly ownerKey: string
  }) => Promise<string>
}

export const createCheckouts = (parts: CheckoutParts): CheckoutService => {
  const { database, sites, ids, placeOrder, hostedUrl, acceptsPayments } = parts
  const keeper = createCheckoutKeeper(parts)
  const makeFromCart = fromCart(parts, keeper)
  const cartReader = createCartReader(parts)

  const visitTo = async (call: Call<unknown>, checkoutId: string): Promise<CheckoutVisit> => {
    const { site, at, askedCurrency, trier, attempt } = await visitOf(call)
    return { site, checkoutId, by: callerOf(call.actor), at, askedCurrency, trier, attempt }
  }
  const found = async (visit: CheckoutVisit): Promise<StoredCheckout> =>
    theirs(await checkoutStore.find(database, visit.site.siteId, visit.checkoutId), visit)

  const changed = async (
    call: Call<CheckoutIdRequest>,
    change: CheckoutChange,
  ): Promise<CheckoutResponse> => {
    const visit = await visitTo(call, call.input.id)
    return { checkout: keeper.show(visit, await keeper.change(visit, change)) }
  }
  const shown = async (visit: CheckoutVisit): Promise<CheckoutResponse> => ({
    checkout: keeper.show(visit, await keeper.read(visit)),
  })
  const addressOf = async ({ siteId, id, ownerKey }: StoredCheckout): Promise<CheckoutUrlResponse> => ({
    checkoutUrl: await hostedUrl({ siteId, checkoutId: id, ownerKey }),
  })

  const order = async ({
    actor: { siteId },
    input,
  }: Call<CreateOrderFromCheckoutRequest>): Promise<CreateOrderFromCheckoutResponse> => {
    const { id: checkoutId, savePaymentMethod: savesPaymentMethod } = input
    const placed = await placeOrder({ siteId, checkoutId, payment: { kind: 'OFFLINE' }, savesPaymentMethod })
    return { orderId: placed.order.id }
  }

  /** Completes a checkout that was bought elsewhere, with its cart, once. */
  const completeElsewhere = async (site: Site, id: string, at: number): Promise<void> => {
    const { siteId } = site
    const seen = await checkoutStore.find(database, siteId, id)
    await database.transaction(async (tx) => {
      const cart = seen?.cartId === undefined ? undefined : await lockCartById(tx, siteId, seen.cartId)
      const checkout = await checkoutStore.lock(tx, siteId, id)
      if (!checkout) throw fail('CHECKOUT_NOT_FOUND')
      if (checkout.state === 'COMPLETED') return
      await checkoutStore.complete(tx, checkout, undefined, at)
      if (cart) await closeCart(tx, cart, checkout.lines, { site, ids, at, placeholder: parts.placeholder })
    })
  }

  return {
    keeper,

    fromCurrentCart: async (call) => {
      const visit = await visitOf(call)
      return makeFromCart(visit, callerOf(call.actor), createdBy(call.actor), call.input)
    },

    fromCart: async (call) => {
      const visit = await visitToCart(database, call, call.input.id)
      return makeFromCart(visit, callerOf(call.actor), createdBy(call.actor), call.input)
    },

    cartOf: async (call) => {
      const checkout = await checkoutStore.find(database, call.actor.siteId, call.input.id)
      if (checkout?.cartId === undefined) throw fail('CART_NOT_FOUND')
      const visit = await visitToCart(database, call, checkout.cartId)
      return { cart: await cartReader.read(database, visit) }
    },

    create: async (call) => {
      const { actor, input } = call
      const { checkoutInfo: info = {}, channelType = info.channelType ?? 'WEB' } = input
      const { site, at, askedCurrency, attempt } = await visitOf(call)
      const ownerKey = principalOf(actor)
      const { siteId } = site
      const change: CheckoutChange = {
        ...readPatch(
          actor,
          ownerKey,
          { ...input, info: { ...info, channelType } },
          'checkoutInfo',
          site.currency,
        ),
        ...addedLines(actor, input, site.currency, ids),
      }
      const id = ids.guid()
      const by = callerOf(actor)
      const empty: StoredCheckout = {
        ...{
          siteId,
          id,
          ownerKey,
          revision: 1,
          state: 'OPEN',
          lines: [],
          shown: {},
        },
        ...{ conversionCurrency: askedCurrency ?? site.currency, createdAt: at, updatedAt: at },
        details: { channelType, createdBy: createdBy(actor) },
      }
      const make = () =>
        once(
          database,
          attempt,
          id,
          async (claim) => {
            const visit = { site, checkoutId: id, by, at, askedCurrency }
            const priced = await database.transaction(async (tx) => {
              await claim?.(tx)
              const written = await keeper.write(tx, visit, empty, change)
              if (change.details?.selectedShippingOption) assertOffered(written)
              assertPayable(written, { acceptsPayments, refusal: 'SITE_MUST_ACCEPT_PAYMENTS' })
              return written
            })
            return { checkout: keeper.show(visit, priced) }
          },
          async (checkoutId) => shown({ site, checkoutId, by, at, askedCurrency }),
        )
      return parts.codeTries.guard(trierOf(call), [change.couponCode, change.giftCardCode], make)
    },

    get: async (call) => shown(await visitTo(call, call.input.id)),

    ofCart: async (call) => {
      const checkout = await checkoutStore.lastOfCart(database, call.actor.siteId, call.input.id)
      if (!checkout) throw fail('CHECKOUT_NOT_FOUND')
      return shown(await visitTo(call, checkout.id))
    },

    url: async (call) => {
      const checkout = await found(await visitTo(call, call.input.id))
      const { overrideCheckoutUrl: url } = checkout.details
      if (url === undefined) return addressOf(checkout)
      const token = completionToken(parts.secret, checkout)
      return {
        checkoutUrl: url.replaceAll('{checkoutId}', checkout.id).replaceAll('{completionToken}', token),
      }
    },

    hostedUrl: async (call) => addressOf(await found(await visitTo(call, call.input.id))),

    update: async (call) => {
      const { actor, input } = call
      const visit = await visitTo(call, String(input.checkout.id))
      const { ownerKey } = await found(visit)
      const { currency } = visit.site
      const { checkout: info, ...said } = input
      const priced = await keeper.change(visit, {
        ...readPatch(actor, ownerKey, { ...said, info }, 'checkout', currency),
        ...patchedLines(actor, ownerKey, input, currency, ids),
      })
      return { checkout: keeper.show(visit, priced) }
    },

    add: async (call) => {
      const { currency } = await call.site()
      return changed(call, addedLines(call.actor, call.input, currency, ids))
    },

    removeLines: (call) =>
      changed(call, {
        lines: (lines) => removeLines(lines, call.input.lineItemIds),
      }),

    setQuantities: (call) =>
      changed(call, {
        lines: (lines) => setQuantities(lines, call.input.lineItems),
      }),

    removeCoupon: (call) => changed(call, { couponCode: null }),
    removeGiftCard: (call) => changed(call, { giftCardCode: null }),
    removeOverrideUrl: (call) => changed(call, { details: { overrideCheckoutUrl: null } }),

    createOrder: order,

    // No payment method is kept, so that only what costs nothing now can be charged.
    createOrderAndCharge: async (call) => {
      const visit = await visitTo(call, call.input.id)
      // Looked at, not shown: the buyer agrees to what the call before this one answered.
      const { site, at } = visit
      const priced = await priceCheckout(database, parts.offersFor, site, await found(visit), at)
      if (priced.checkout.state === 'OPEN' && priced.worked.totals.dueNowMinor > 0)
        throw fail('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
      return order(call)
    },

    complete: async (call) => {
      const visit = await visitTo(call, call.input.id)
      theirs(await checkoutStore.find(database, visit.site.siteId, visit.checkoutId), visit)
      await completeElsewhere(visit.site, visit.checkoutId, call.at)
      return {}
    },

    completeByToken: async ({ at, input: { token = '' } }) => {
      const meant = checkoutOfToken(parts.secret, token)
      if (!meant) throw fail('UNAUTHENTICATED_TOKEN')
      const site = await sites.get(meant.siteId)
      await completeElsewhere(site, meant.id, at)
      return { statusCode: 302, headers: [{ key: 'Location', value: site.storefrontUrl }] }
    },
  }
}

/** Names a caller to those who keep checkouts. */
export const callerOf = (actor: Somebody) => ({
  principal: principalOf(actor),
  isMerchant: isMerchantSide(actor),
})

const createdBy = (actor: Somebody): CreatedBy => {
  switch (actor.type) {
    case 'ANONYMOUS_VISITOR':
      return { visitorId: actor.visitorId }
    case 'MEMBER':
      return { memberId: actor.memberId }
    case 'WIX_USER':
      return { userId: actor.userId }
    case 'APP':
      return { appId: actor.appId }
  }
}
