import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { germany } from '../checkout/checkout.fixtures.ts'
import { book, buyer, catalogItem, failure, few, mug, openCartShop } from './cart-v2.fixtures.ts'

for (const engine of ENGINES) {
  describe(`ordering carts in the newer form on ${engine.name}`, () => {
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      ;({ shop, merchant } = await openCartShop(engine))
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const orderable = async () => {
      const { caller, cart } = await buyer(shop, catalogItem(mug))
      const { code } = await merchant.call(api.createGiftCard, { giftCard: { initialValue: '30' } })
      await caller.call(api.updateCurrentCartV2, {
        cart: {
          customerInfo: { firstName: 'Ada', lastName: 'L', email: 'ada@example.com' },
          deliveryInfo: { address: germany },
        },
      })
      await caller.call(api.setDeliveryMethodForCurrentCartV2, { deliveryMethod: { code: 'post' } })
      return { caller, cart, code }
    }

    it('become an order of their buyer once nothing is left to pay, at the prices that were seen', async () => {
      const { caller, cart, code } = await orderable()
      const cartId = String(cart.id)
      const place = (more: object = {}) => caller.try(api.placeOrderOfCartV2, { cartId, ...more })
      expect(await failure(place())).toMatchObject({ code: 'EMPTY_PAYMENT_TOKEN', data: { total: '17.80' } })
      expect((await failure(place({ paymentToken: 'tok' }))).code).toBe('UNAVAILABLE_PAYMENT_METHOD')
      await caller.call(api.addGiftCardToCartV2, { cartId, giftCard: { code } })
      const { summary } = await caller.call(api.calculateCartV2, { cartId })
      const priceVerificationToken = String(summary?.priceVerificationToken)
      expect((await failure(place({ priceVerificationToken: 'made.up' }))).code).toBe(
        'INVALID_PRICE_VERIFICATION_TOKEN',
      )
      await caller.call(api.addLineItemsToCartV2, { cartId, catalogItems: [catalogItem(few)] })
      expect((await failure(place({ priceVerificationToken }))).code).toBe('CART_PRICES_OUT_OF_SYNC')
      const { summary: now } = await caller.call(api.calculateCartV2, { cartId })
      const placed = await place({ priceVerificationToken: now?.priceVerificationToken })
      expect(placed.body).toEqual({ orderId: expect.any(String), completed: true })
      const { orderId } = placed.body as { orderId: string }
      const order = await caller.call(api.getOrder, { id: orderId })
      expect(order.order).toMatchObject({
        priceSummary: { total: { amount: '22.80' } },
        paymentStatus: 'PAID',
      })

      expect(await failure(place())).toMatchObject({
        status: 409,
        code: 'CART_ALREADY_ORDERED',
        data: { cartId, orderId },
      })
      expect((await failure(caller.try(api.getCurrentCartV2, {}))).code).toBe('CURRENT_CART_NOT_FOUND')
      const { cart: ordered } = await caller.call(api.getCartV2, { cartId })
      expect(ordered).toMatchObject({
        ...{ id: cartId, orderPlaced: true, orderId, currentCart: false, subtotal: { amount: '16.90' } },
      })
      const stranger = await shop.visitor()
      expect((await failure(stranger.try(api.getCartV2, { cartId }))).code).toBe('CART_NOT_FOUND')
    })

    it('say what is missing for an order', async () => {
      const { caller, cart } = await buyer(shop, catalogItem(mug))
      const cartId = String(cart.id)
      const place = () => merchant.try(api.placeOrderOfCartV2, { cartId })
      expect((await failure(place())).code).toBe('MISSING_DELIVERY_ADDRESS')
      await caller.call(api.updateCurrentCartV2, { cart: { deliveryInfo: { address: germany } } })
      expect((await failure(place())).code).toBe('MISSING_DELIVERY_METHOD')
      await caller.call(api.setDeliveryMethodForCurrentCartV2, { deliveryMethod: { code: 'post' } })
      expect((await place()).body).toMatchObject({ completed: true })
      await caller.call(api.createCurrentCartV2, {})
      const { cart: empty } = await caller.call(api.getCurrentCartV2, {})
      expect((await failure(caller.try(api.placeOrderOfCartV2, { cartId: empty?.id }))).code).toBe(
        'EMPTY_CART',
      )
    })

    it('lead to a checkout: the hosted one, or the page that a merchant names', async () => {
      const { caller, cart } = await buyer(shop, catalogItem(mug))
      const cartId = String(cart.id)
      const { checkoutUrl } = await caller.call(api.getCheckoutUrlOfCartV2, { cartId })
      expect(checkoutUrl).toMatch(/^http:\/\/localhost:\d+\/r\//)
      const { redirectSession } = await caller.call(api.createRedirectSession, {
        ecomCheckout: { checkoutId: cartId },
      })
      expect(redirectSession?.fullUrl).toMatch(/^http:\/\/localhost:\d+\/r\//)
      const stranger = await shop.visitor()
      const foreign = await stranger.try(api.createRedirectSession, { ecomCheckout: { checkoutId: cartId } })
      expect(await failure(Promise.resolve(foreign))).toMatchObject({
        status: 404,
        code: 'CHECKOUT_NOT_FOUND',
      })
      const customCheckoutUrl = 'https://pay.example/{checkout_id}'
      await merchant.call(api.updateCartV2, { cart: { id: cartId, customCheckoutUrl } })
      const own = await caller.call(api.getCheckoutUrlOfCartV2, { cartId, currencyCode: 'EUR' })
      expect(own.checkoutUrl).toBe(`https://pay.example/${cartId}?currency=EUR`)
      expect((await caller.try(api.getCheckoutUrlOfCartV2, { cartId, currencyCode: 'XXX' })).status).toBe(400)
    })

    it('are completed elsewhere by a merchant', async () => {
      const { caller, cart } = await buyer(shop, catalogItem(mug))
      const cartId = String(cart.id)
      expect((await caller.try(api.markCartAsCompletedV2, { cartId })).status).toBe(403)
      const { cart: done } = await merchant.call(api.markCartAsCompletedV2, { cartId })
      expect(done).toMatchObject({ id: cartId, orderPlaced: true, currentCart: false })
      expect(done).not.toHaveProperty('orderId')
      expect((await failure(caller.try(api.refreshCartV2, { cartId }))).code).toBe('CART_ALREADY_ORDERED')
    })

    it('accept a changed price when they are refreshed, and repeat no write with the same key', async () => {
      const { caller } = await buyer(shop, catalogItem(mug))
      const headers = { 'idempotency-key': 'one mug' }
      const input = { catalogItems: [catalogItem(book)] }
      await caller.call(api.addLineItemsToCurrentCartV2, input, headers)
      await caller.call(api.addLineItemsToCurrentCartV2, input, headers)
      const { cart } = await caller.call(api.refreshCurrentCartV2, {})
      expect(cart?.lineItems.map(({ quantityInfo }) => quantityInfo.requestedQuantity)).toEqual([1, 1])
      await caller.call(api.deleteCurrentCartV2, {})
      expect((await caller.try(api.deleteCurrentCartV2, {})).status).toBe(404)
    })
  })
}
