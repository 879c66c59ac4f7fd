import type { Checkout, InputOf } from '@vitrine/contract'
import {
  addToCart,
  addToCheckout,
  addToCurrentCart,
  createCart,
  createCheckout,
  createCheckoutFromCart,
  createCheckoutFromCurrentCart,
  createCoupon,
  createOrderAndChargeFromCheckout,
  createOrderFromCheckout,
  getCartByCheckoutId,
  getCheckout,
  getCheckoutByCartId,
  getCheckoutUrl,
  getCurrentCart,
  getHostedCheckoutUrl,
  markCheckoutAsCompleted,
  markCheckoutAsCompletedAndRedirectToUrl,
  removeCouponFromCheckout,
  removeGiftCardFromCheckout,
  removeLineItemsFromCheckout,
  removeOverrideCheckoutUrl,
  updateCart,
  updateCheckout,
  updateCheckoutLineItemsQuantity,
  updateCurrentCart,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomIds } from '../../floor/ids.ts'
import { keepHouse } from '../../housekeeping.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { newCode } from '../gift-cards/gift-card-code.ts'
import { giftCardOf } from '../gift-cards/gift-cards.fixtures.ts'
import { giftCardsStore } from '../gift-cards/gift-cards.store.ts'
import { cartOf, checkoutOf, germany, lineOf, openSellingShop, WISHES } from './checkout.fixtures.ts'

for (const engine of ENGINES) {
  describe(`a checkout on ${engine.name}`, () => {
    const [mug, bowl] = [newProduct({ priceMinor: 1190 }), newProduct({ priceMinor: 500 })]
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([mug, bowl], { engine })
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const read = async (caller: Caller, id: string): Promise<Checkout> => {
      const { checkout } = await caller.call(getCheckout, { id })
      if (!checkout) throw new Error('no checkout')
      return checkout
    }
    const change = async (caller: Caller, input: InputOf<typeof updateCheckout>) =>
      (await caller.call(updateCheckout, input)).checkout
    const codeIn = (body: unknown) => /"code":"(\w+)"/.exec(JSON.stringify(body))?.[1]
    const giftCard = async (issuedMinor: number): Promise<string> => {
      const code = newCode()
      const card = giftCardOf({ id: randomIds.guid(), siteId: shop.site.siteId, issuedMinor })
      await shop.database.transaction((tx) => giftCardsStore.insert(tx, card, code))
      return code
    }

    it('is created from the current cart with everything known about it', async () => {
      const buyer = await shop.visitor()
      await buyer.call(addToCurrentCart, { lineItems: [lineOf(mug, 2)] })
      await buyer.call(updateCurrentCart, { cartInfo: { buyerNote: 'Ring twice' } })
      const { checkoutId = '' } = await buyer.call(createCheckoutFromCurrentCart, WISHES)
      const cart = await cartOf(buyer)
      expect(cart).toMatchObject({ checkoutId, revision: '3' })
      const checkout = await read(buyer, checkoutId)
      expect(checkout).toMatchObject({
        id: checkoutId,
        cartId: cart?.id,
        completed: false,
        channelType: 'WEB',
        currency: 'EUR',
        conversionCurrency: 'EUR',
        weightUnit: 'KG',
        taxIncludedInPrice: true,
        siteLanguage: 'en',
        buyerNote: 'Ring twice',
        buyerInfo: { email: 'ada@example.com', visitorId: expect.any(String) },
        createdBy: { visitorId: expect.any(String) },
        lineItems: [
          {
            quantity: 2,
            catalogReference: { catalogItemId: mug.id },
            price: { amount: '11.90' },
            totalPriceAfterTax: { amount: '23.80' },
            taxDetails: { taxRate: '0.19' },
            media: { url: expect.any(String) },
            availability: { status: 'AVAILABLE' },
          },
        ],
        priceSummary: {
          subtotal: { amount: '23.80' },
          shipping: { amount: '5.90' },
          total: { amount: '29.70' },
        },
        payNow: { total: { amount: '29.70' } },
        shippingInfo: {
          shippingDestination: { address: { city: 'Ulm' } },
          selectedCarrierServiceOption: { code: 'post', requestedShippingOption: true },
          carrierServiceOptions: [{ shippingOptions: [{ code: 'post' }, { code: 'pickup' }] }],
        },
        billingInfo: { address: { country: 'DE' } },
        taxSummary: { totalTax: { amount: '4.74' } },
        violations: [],
      })
      expect((await buyer.call(getCheckoutByCartId, { id: String(cart?.id) })).checkout?.id).toBe(checkoutId)
      expect((await buyer.call(getCartByCheckoutId, { id: checkoutId })).cart?.id).toBe(cart?.id)
    })

    it('is the same one for the same cart, updated, keeping what was entered at the checkout', async () => {
      const buyer = await shop.visitor()
      const id = await checkoutOf(buyer, [lineOf(mug)])
      await change(buyer, {
        checkout: {
          id,
          shippingInfo: { shippingDestination: { contactDetails: { firstName: 'Ada', lastName: 'Byron' } } },
        },
      })
      await buyer.call(addToCurrentCart, { lineItems: [lineOf(bowl, 3)] })
      const again = await Promise.all(
        Array.from({ length: 4 }, () => buyer.call(createCheckoutFromCurrentCart, { channelType: 'WEB' })),
      )
      expect(new Set(again.map(({ checkoutId }) => checkoutId))).toEqual(new Set([id]))
      const checkout = await read(buyer, id)
      expect(checkout.lineItems.map(({ quantity }) => quantity)).toEqual([1, 3])
      expect(checkout.shippingInfo).toMatchObject({
        shippingDestination: { address: { city: 'Ulm' }, contactDetails: { firstName: 'Ada' } },
        selectedCarrierServiceOption: { code: 'post' },
      })
      expect(checkout.buyerInfo?.email).toBe('ada@example.com')
      expect((await cartOf(buyer))?.checkoutId).toBe(id)
    })

    it('of a cart by id is created by its owner and by merchants', async () => {
      const buyer = await shop.visitor()
      const { cart } = await buyer.call(createCart, { lineItems: [lineOf(mug)] })
      const id = String(cart?.id)
      const { checkoutId = '' } = await merchant.call(createCheckoutFromCart, { id, channelType: 'POS' })
      expect(await read(buyer, checkoutId)).toMatchObject({ channelType: 'POS', cartId: id })
      const stranger = await shop.visitor()
      expect(codeIn((await stranger.try(createCheckoutFromCart, { id, channelType: 'WEB' })).body)).toBe(
        'CART_NOT_FOUND',
      )
      expect(codeIn((await stranger.try(getCartByCheckoutId, { id: checkoutId })).body)).toBe(
        'CART_NOT_FOUND',
      )
      const none = await (await shop.visitor()).try(createCheckoutFromCurrentCart, { channelType: 'WEB' })
      expect(codeIn(none.body)).toBe('OWNED_CART_NOT_FOUND')
    })

    it('asks guests with an address for their email, and accepts no custom line with other terms', async () => {
      const buyer = await shop.visitor()
      const { cart } = await buyer.call(addToCurrentCart, { lineItems: [lineOf(mug)] })
      const nameless = { channelType: 'WEB', shippingAddress: germany }
      const refused = await buyer.try(createCheckoutFromCurrentCart, nameless)
      expect(JSON.stringify(refused.body)).toContain('REQUIRED_FIELD')
      const wrong = await buyer.try(createCheckoutFromCurrentCart, { ...nameless, email: 'nobody' })
      expect(wrong.status).toBe(400)
      const custom = {
        itemType: { preset: 'SERVICE' as const },
        price: '50',
        productName: { original: 'Lesson' },
      }
      await merchant.call(addToCart, {
        id: String(cart?.id),
        customLineItems: [{ ...custom, paymentOption: 'DEPOSIT_ONLINE' }],
      })
      expect(codeIn((await buyer.try(createCheckoutFromCurrentCart, { channelType: 'WEB' })).body)).toBe(
        'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE',
      )
    })

    it('without a cart is created once per key, and its lines can change', async () => {
      const buyer = await shop.visitor()
      const key = { 'Idempotency-Key': `new-${engine.name}` }
      const input = {
        channelType: 'WEB' as const,
        lineItems: [lineOf(mug)],
        checkoutInfo: { buyerNote: 'Hello' },
      }
      const made = await Promise.all(Array.from({ length: 4 }, () => buyer.call(createCheckout, input, key)))
      expect(new Set(made.map(({ checkout }) => checkout?.id)).size).toBe(1)
      const id = String(made[0]?.checkout?.id)
      expect(made[0]?.checkout).toMatchObject({ buyerNote: 'Hello', lineItems: [{ quantity: 1 }] })
      const more = { id, lineItems: [lineOf(bowl), lineOf(mug)] }
      const once = { 'Idempotency-Key': `add-${engine.name}` }
      const added = await Promise.all(Array.from({ length: 3 }, () => buyer.call(addToCheckout, more, once)))
      const two = added.at(-1)?.checkout
      expect(two?.lineItems.map(({ quantity }) => quantity)).toEqual([2, 1])
      const [first, second] = (two?.lineItems ?? []).map((line) => String(line.id))
      const { checkout: three } = await buyer.call(updateCheckoutLineItemsQuantity, {
        id,
        lineItems: [{ id: String(second), quantity: 5 }],
      })
      expect(three?.priceSummary.subtotal?.amount).toBe('48.80')
      const { checkout: one } = await buyer.call(removeLineItemsFromCheckout, {
        id,
        lineItemIds: [String(first)],
      })
      expect(one?.lineItems).toMatchObject([{ id: second, quantity: 5 }])
      const gone = { id, lineItems: [{ id: randomIds.guid(), quantity: 1 }] }
      expect(codeIn((await buyer.try(updateCheckoutLineItemsQuantity, gone)).body)).toBe(
        'LINE_ITEM_NOT_FOUND',
      )
      const unknown = { id, lineItems: [lineOf({ id: randomIds.guid() })] }
      expect(codeIn((await buyer.try(addToCheckout, unknown)).body)).toBe('ITEM_NOT_FOUND')
    })

    it('accepts coupon, gift card and delivery option, says why if not, and removes them again', async () => {
      const buyer = await shop.visitor()
      const id = await checkoutOf(buyer, [lineOf(mug, 2)])
      await merchant.call(createCoupon, {
        coupon: { code: `HALF-${engine.name}`, name: 'Half', percentOffRate: 50 },
      })
      const code = await giftCard(500)
      const reduced = await change(buyer, {
        checkout: { id, shippingInfo: { selectedCarrierServiceOption: { code: 'pickup' } } },
        couponCode: ` half-${engine.name} `,
        giftCardCode: code,
      })
      expect(reduced).toMatchObject({
        priceSummary: {
          discount: { amount: '11.90' },
          shipping: { amount: '0.00' },
          total: { amount: '11.90' },
        },
        giftCard: { amount: { amount: '5.00' } },
        appliedDiscounts: [{ coupon: { code: `HALF-${engine.name}` } }],
      })
      const less = await change(buyer, { checkout: { id }, giftCardRedeemAmount: '1.00' })
      expect(less?.giftCard?.amount?.amount).toBe('1.00')
      const refused = async (input: object) =>
        codeIn((await buyer.try(updateCheckout, { checkout: { id }, ...input })).body)
      expect(await refused({ couponCode: 'NOPE' })).toBe('ERROR_COUPON_DOES_NOT_EXIST')
      expect(await refused({ giftCardCode: 'NOPE' })).toBe('GIFT_CARD_CODE_INVALID')
      const ship = { shippingInfo: { selectedCarrierServiceOption: { code: 'pigeon' } } }
      expect(await refused({ checkout: { id, ...ship } })).toBe('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND')
      await buyer.call(removeGiftCardFromCheckout, { id })
      const { checkout: bare } = await buyer.call(removeCouponFromCheckout, { id })
      expect(bare?.priceSummary.total?.amount).toBe('23.80')
      expect(bare).not.toHaveProperty('giftCard')
    })

    it('lets only merchants and apps set prices, page addresses and their own data', async () => {
      const buyer = await shop.visitor()
      const id = await checkoutOf(buyer, [lineOf(mug)])
      const [line] = (await read(buyer, id)).lineItems
      const cheap = {
        id: line?.id ?? '',
        catalogReference: lineOf(mug).catalogReference,
        catalogOverrideFields: { price: '1' },
      }
      for (const input of [
        { checkout: { id }, lineItems: [cheap] },
        { checkout: { id }, overrideCheckoutUrl: `${shop.site.storefrontUrl}/done?t={completionToken}` },
        { checkout: { id, customSettings: { lockCouponCode: true } } },
        { checkout: { id }, customLineItems: [{ itemType: { preset: 'SERVICE' }, price: '0' }] },
      ])
        expect(JSON.stringify((await buyer.try(updateCheckout, input)).body)).toContain('FIELD_NOT_ALLOWED')
      for (const input of [
        { checkout: { id }, overrideCheckoutUrl: 'https://evil.example' },
        { checkout: { id, overrideCheckoutUrl: 'https://evil.example/{checkoutId}' } },
      ])
        expect(JSON.stringify((await buyer.try(updateCheckout, input)).body)).toContain(
          'must start with an origin registered by the client',
        )
      const own = `${shop.site.storefrontUrl}/checkout/{checkoutId}`
      await change(buyer, { checkout: { id, overrideCheckoutUrl: own } })
      expect(await buyer.call(getCheckoutUrl, { id })).toEqual({
        checkoutUrl: `${shop.site.storefrontUrl}/checkout/${id}`,
      })
      const app = await shop.app(['checkout:write'])
      const url = 'https://pay.example/{checkoutId}?t={completionToken}'
      const set = await change(app, { checkout: { id }, lineItems: [cheap], overrideCheckoutUrl: url })
      expect(set).toMatchObject({ priceSummary: { subtotal: { amount: '1.00' } }, overrideCheckoutUrl: url })
      const { checkoutUrl = '' } = await buyer.call(getCheckoutUrl, { id })
      expect(checkoutUrl).toContain(`https://pay.example/${id}?t=`)
      expect((await buyer.call(getHostedCheckoutUrl, { id })).checkoutUrl).toContain(shop.url.split(':')[2])

      const token = new URL(checkoutUrl).searchParams.get('t') ?? ''
      const nobody = shop.caller()
      const spoilt = await nobody.get(
        `/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url?token=${token.slice(0, -3)}AAA`,
      )
      expect([spoilt.status, codeIn(spoilt.body)]).toEqual([401, 'UNAUTHENTICATED_TOKEN'])
      await buyer.call(removeOverrideCheckoutUrl, { id })
      const done = await nobody.get(
        `/ecom/v1/checkouts/${markCheckoutAsCompletedAndRedirectToUrl.path.split('/').at(-1)}?token=${token}`,
      )
      expect(done.body).toMatchObject({ statusCode: 302, headers: [{ key: 'Location' }] })
      expect(await read(buyer, id)).toMatchObject({ completed: true })
      expect((await buyer.try(getCurrentCart, {})).status).toBe(404)
    })

    it('of someone else is found only by merchants', async () => {
      const [owner, other] = [await shop.visitor(), await shop.visitor()]
      const id = await checkoutOf(owner, [lineOf(mug)])
      const member = await shop.as({
        ...{ type: 'MEMBER', siteId: shop.site.siteId, clientId: shop.clientId },
        memberId: randomIds.guid(),
      })
      for (const stranger of [other, member])
        for (const answer of await Promise.all([
          stranger.try(getCheckout, { id }),
          stranger.try(getCheckoutUrl, { id }),
          stranger.try(getHostedCheckoutUrl, { id }),
          stranger.try(updateCheckout, { checkout: { id, buyerNote: 'mine' } }),
          stranger.try(addToCheckout, { id, lineItems: [lineOf(mug)] }),
          stranger.try(removeLineItemsFromCheckout, { id, lineItemIds: [id] }),
          stranger.try(updateCheckoutLineItemsQuantity, { id, lineItems: [{ id, quantity: 1 }] }),
          stranger.try(removeCouponFromCheckout, { id }),
          stranger.try(removeGiftCardFromCheckout, { id }),
          stranger.try(removeOverrideCheckoutUrl, { id }),
          stranger.try(getCheckoutByCartId, { id: String((await cartOf(owner))?.id) }),
        ]))
          expect([answer.status, codeIn(answer.body)]).toEqual([404, 'CHECKOUT_NOT_FOUND'])
      expect(await read(merchant, id)).toMatchObject({ id })
    })

    it('that is completed no longer changes', async () => {
      const buyer = await shop.visitor()
      const id = await checkoutOf(buyer, [lineOf(mug)])
      await merchant.call(markCheckoutAsCompleted, { id })
      await merchant.call(markCheckoutAsCompleted, { id })
      expect(await read(buyer, id)).toMatchObject({ completed: true })
      for (const answer of [
        await buyer.try(updateCheckout, { checkout: { id, buyerNote: 'late' } }),
        await buyer.try(addToCheckout, { id, lineItems: [lineOf(mug)] }),
        await buyer.try(removeCouponFromCheckout, { id }),
        await merchant.try(createOrderFromCheckout, { id }),
      ])
        expect([answer.status, codeIn(answer.body)]).toEqual([409, 'CHECKOUT_IS_COMPLETE'])
      await buyer.call(addToCurrentCart, { lineItems: [lineOf(bowl)] })
      const { checkoutId } = await buyer.call(createCheckoutFromCurrentCart, { channelType: 'WEB' })
      expect(checkoutId).not.toBe(id)
    })

    it('is charged without a payment method only if nothing is due', async () => {
      const buyer = await shop.visitor()
      const id = await checkoutOf(buyer, [lineOf(mug)])
      const refused = await merchant.try(createOrderAndChargeFromCheckout, { id })
      expect(codeIn(refused.body)).toBe('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
      await change(buyer, { checkout: { id }, giftCardCode: await giftCard(5000) })
      const { orderId } = await merchant.call(createOrderAndChargeFromCheckout, { id })
      expect(orderId).toBeDefined()
    })

    it('is deleted with its cart after half a year, unless it became an order', async () => {
      const [idle, bought] = [await shop.visitor(), await shop.visitor()]
      const ids = [await checkoutOf(idle, [lineOf(mug)]), await checkoutOf(bought, [lineOf(mug)])] as const
      await merchant.call(createOrderFromCheckout, { id: ids[1] })
      const later = { now: () => Date.now() + 181 * 86_400_000 }
      await keepHouse(shop.database, { now: () => later.now() - 10 * 86_400_000 })
      expect((await idle.try(getCheckout, { id: ids[0] })).status).toBe(200)
      await keepHouse(shop.database, later)
      expect((await idle.try(getCheckout, { id: ids[0] })).status).toBe(404)
      expect((await bought.try(getCheckout, { id: ids[1] })).status).toBe(200)
      expect((await idle.try(createCheckoutFromCurrentCart, WISHES)).status).toBe(404)
    })

    it('takes over what a merchant set in its cart', async () => {
      const buyer = await shop.visitor()
      const { cart } = await buyer.call(addToCurrentCart, { lineItems: [lineOf(mug)] })
      await merchant.call(updateCart, {
        cartInfo: { id: String(cart?.id), overrideCheckoutUrl: 'https://pay.example/{checkoutId}' },
        merchantDiscounts: [{ amount: { amount: '2' } }],
      })
      const { checkoutId = '' } = await buyer.call(createCheckoutFromCurrentCart, WISHES)
      expect(await read(buyer, checkoutId)).toMatchObject({
        priceSummary: { discount: { amount: '2.00' } },
        overrideCheckoutUrl: 'https://pay.example/{checkoutId}',
      })
    })
  })
}
