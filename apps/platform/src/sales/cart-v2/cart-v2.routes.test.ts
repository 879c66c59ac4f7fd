import type { DiscountRule } from '@vitrine/contract'
import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { referenceTo } from '../cart/cart.fixtures.ts'
import { germany, lineOf } from '../checkout/checkout.fixtures.ts'
import {
  book,
  buyer,
  catalogItem,
  codes,
  failure,
  few,
  mug,
  one,
  openCartShop,
  sums,
} from './cart-v2.fixtures.ts'

const NOBODYS = '99999999-9999-4999-8999-999999999999'

for (const engine of ENGINES) {
  describe(`carts in the newer form on ${engine.name}`, () => {
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      ;({ shop, merchant } = await openCartShop(engine))
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    it('are created by their first line, and show what the first form shows', async () => {
      const { caller, cart } = await buyer(shop, catalogItem(mug, 2), catalogItem(book))
      const { cart: first } = await caller.call(api.getCurrentCart, {})
      expect(cart.lineItems.map(({ id }) => id)).toEqual(first?.lineItems.map(({ id }) => id))
      expect(one(cart.lineItems)).toMatchObject({
        name: first?.lineItems[0]?.productName,
        quantityInfo: { confirmedQuantity: 2, requestedQuantity: 2, fixedQuantity: false },
        pricing: {
          unitPrice: { amount: '11.90', convertedAmount: '11.90' },
          totalPrice: { amount: '23.80', convertedAmount: '23.80' },
          breakdown: { salePrice: { amount: '11.90' } },
        },
        source: { catalogReference: referenceTo(mug.id) },
        status: 'IN_STOCK',
        discounts: [],
      })
      expect(JSON.stringify(cart)).not.toContain('formatted')
      expect(cart).toMatchObject({
        ...{ id: first?.id, revision: first?.revision, currentCart: true, orderPlaced: false },
        subtotal: { amount: '43.80' },
        customerInfo: { visitorId: first?.buyerInfo?.visitorId, currencyCode: 'EUR' },
        businessInfo: { currencyCode: 'EUR' },
      })
    })

    it('fail by their own names', async () => {
      const caller = await shop.visitor()
      expect(await failure(caller.try(api.getCurrentCartV2, {}))).toMatchObject({
        ...{ status: 404, code: 'CURRENT_CART_NOT_FOUND' },
      })
      expect(await failure(caller.try(api.getCartV2, { cartId: NOBODYS }))).toMatchObject({
        ...{ status: 404, code: 'CART_NOT_FOUND' },
      })
      expect(await failure(caller.try(api.addLineItemsToCurrentCartV2, {}))).toMatchObject({
        code: 'NO_LINE_ITEMS_TO_ADD',
      })
      const unknown = { quantity: 1, catalogReference: referenceTo(NOBODYS) }
      expect(
        await failure(caller.try(api.addLineItemsToCurrentCartV2, { catalogItems: [unknown] })),
      ).toMatchObject({
        code: 'ITEM_NOT_FOUND_IN_CATALOG',
        data: { invalidItems: [{ catalogReference: { catalogItemId: NOBODYS } }] },
      })
      const { cart } = await buyer(shop, catalogItem(mug))
      expect(await failure(caller.try(api.getCartV2, { cartId: cart.id }))).toMatchObject({
        code: 'CART_NOT_FOUND',
      })
    })

    it('refuse more than is in stock, and say how many there are', async () => {
      const { caller, cart } = await buyer(shop, catalogItem(few, 3))
      const more = await failure(
        caller.try(api.addLineItemsToCurrentCartV2, { catalogItems: [catalogItem(few)] }),
      )
      expect(more).toMatchObject({
        ...{ status: 409, code: 'INSUFFICIENT_INVENTORY' },
        data: {
          invalidItems: [
            { id: { lineItemId: one(cart.lineItems).id }, requestedQuantity: 4, availableQuantity: 3 },
          ],
        },
      })
      await caller.call(api.addToCurrentCart, { lineItems: [lineOf(few)] })
      const { cart: after } = await caller.call(api.getCurrentCartV2, {})
      expect(one(after?.lineItems)).toMatchObject({
        status: 'PARTIALLY_IN_STOCK',
        quantityInfo: { confirmedQuantity: 3, requestedQuantity: 4, availableQuantity: 3 },
      })
    })

    it('change quantities by line, once per line and not without a change', async () => {
      const { caller, cart } = await buyer(shop, catalogItem(mug))
      const lineItemId = one(cart.lineItems).id
      const update = (...lineItems: object[]) => caller.try(api.updateLineItemsInCurrentCartV2, { lineItems })
      const quantity = { newQuantity: 4 }
      expect((await update({ lineItemId, quantity })).body).toMatchObject({
        cart: { lineItems: [{ quantityInfo: { confirmedQuantity: 4 } }], subtotal: { amount: '47.60' } },
      })
      expect((await failure(update({ lineItemId }))).code).toBe('EMPTY_LINE_ITEM_UPDATES')
      expect((await failure(update({ lineItemId, quantity }, { lineItemId, quantity }))).code).toBe(
        'DUPLICATE_LINE_ITEM_UPDATES',
      )
      expect((await failure(update({ lineItemId: NOBODYS, quantity }))).code).toBe(
        'LINE_ITEM_NOT_FOUND_IN_CART',
      )
      expect(
        await failure(caller.try(api.removeLineItemsFromCurrentCartV2, { lineItemIds: [NOBODYS] })),
      ).toMatchObject({ code: 'LINE_ITEM_NOT_FOUND_IN_CART', data: { lineItemIds: [NOBODYS] } })
      const { cart: empty } = await caller.call(api.removeLineItemsFromCurrentCartV2, {
        lineItemIds: [lineItemId],
      })
      expect(empty).toMatchObject({ lineItems: [], subtotal: { amount: '0.00' } })
    })

    it('take one coupon and give it back by its id', async () => {
      const { caller } = await buyer(shop, catalogItem(mug, 3), catalogItem(book))
      const add = (code: string) => caller.try(api.addCouponToCurrentCartV2, { coupon: { code } })
      expect(await failure(add('NONE'))).toMatchObject({
        code: 'INVALID_COUPON_CODE',
        data: { couponCode: 'NONE' },
      })
      expect(await failure(add('OVER'))).toMatchObject({
        code: 'INVALID_COUPON_STATUS',
        data: { reason: 'EXPIRED' },
      })
      expect(await failure(add('LARGE'))).toMatchObject({
        code: 'INVALID_COUPON_STATUS',
        data: {
          reason: 'MIN_SUBTOTAL_NOT_REACHED',
          minSubtotalNotReachedDetails: { requiredMinimumSubtotal: { amount: '500.00' } },
        },
      })
      const { cart } = await caller.call(api.addCouponToCurrentCartV2, { coupon: { code: 'mugs' } })
      const coupon = one(cart?.coupons)
      expect(coupon.code).toBe('MUGS')
      expect(one(cart?.lineItems)).toMatchObject({
        pricing: { totalPrice: { amount: '32.70' }, unitPrice: { amount: '10.90' } },
        discounts: [{ amountOff: { amount: '3.00' }, source: { sourceType: 'COUPON', couponCode: 'MUGS' } }],
      })
      expect((await failure(add('MUGS'))).code).toBe('COUPON_ALREADY_EXISTS')
      expect((await failure(add('TENTH'))).code).toBe('MAX_COUPONS_PER_CART_EXCEEDED')
      expect((await failure(caller.try(api.removeCouponFromCurrentCartV2, { couponId: NOBODYS }))).code).toBe(
        'COUPON_NOT_FOUND_IN_CART',
      )
      const { cart: without } = await caller.call(api.removeCouponFromCurrentCartV2, { couponId: coupon.id })
      expect(without).toMatchObject({ coupons: [], subtotal: { amount: '55.70' } })
    })

    it("show what the shop's rules take off a line, as soon as it is written", async () => {
      const rule = {
        name: 'Mugs for less',
        percentOffRate: 10,
        active: true,
        productIds: [mug.id],
        collectionIds: [],
      }
      const settle = (...rules: DiscountRule[]) =>
        merchant.call(api.updateDiscountRules, { discountRules: { rules } })
      await settle(rule)
      const { caller, cart } = await buyer(shop, catalogItem(mug, 2))
      expect(one(cart.lineItems)).toMatchObject({
        pricing: { totalPrice: { amount: '21.42' }, breakdown: { salePrice: { amount: '11.90' } } },
        discounts: [{ amountOff: { amount: '2.38' }, source: { sourceType: 'AUTOMATIC_RULE' } }],
      })
      await settle()
      const { cart: after } = await caller.call(api.updateCurrentCartV2, { cart: { note: 'Ring' } })
      expect(after).toMatchObject({ note: 'Ring', subtotal: { amount: '23.80' } })
    })

    it('take one gift card, pay with it, and give it back by its id', async () => {
      const { code } = await merchant.call(api.createGiftCard, { giftCard: { initialValue: '30' } })
      const { caller } = await buyer(shop, catalogItem(mug), catalogItem(book))
      const add = (giftCard: object) => caller.try(api.addGiftCardToCurrentCartV2, { giftCard })
      expect(await failure(add({ code: 'NOTACARD1' }))).toMatchObject({
        ...{ code: 'INVALID_GIFT_CARD_CODE', data: { giftCardCode: 'NOTACARD1' } },
      })
      const { cart } = await caller.call(api.addGiftCardToCurrentCartV2, {
        giftCard: { code, redeemAmount: { amount: '10' } },
      })
      const card = one(cart?.paymentInfo?.giftCards)
      expect(card).toMatchObject({
        ...{ obfuscatedCode: `************${code.slice(-4)}`, requestedRedeemAmount: { amount: '10.00' } },
      })
      expect((await failure(add({ code }))).code).toBe('GIFT_CARD_ALREADY_EXISTS')
      const { summary } = await caller.call(api.calculateCurrentCartV2, {})
      expect(summary?.paymentSummary).toMatchObject({
        giftCards: [{ giftCardId: card.id, redeemAmount: { amount: '10.00' } }],
        totalAfterGiftCards: { amount: '21.90' },
        requiresPaymentAfterGiftCard: true,
      })
      const estimated = await caller.call(api.estimateCurrentCartV2, {})
      expect(estimated.summary?.paymentSummary.giftCards).toEqual([])
      const remove = (giftCardId: string) => caller.try(api.removeGiftCardFromCurrentCartV2, { giftCardId })
      expect((await failure(remove(NOBODYS))).code).toBe('GIFT_CARD_NOT_FOUND_IN_CART')
      expect((await remove(card.id)).body).toMatchObject({ cart: { paymentInfo: { giftCards: [] } } })
    })

    it('are delivered as chosen, where that is offered', async () => {
      const { caller } = await buyer(shop, catalogItem(mug), catalogItem(book))
      const choose = (code: string) =>
        caller.try(api.setDeliveryMethodForCurrentCartV2, { deliveryMethod: { code } })
      expect((await failure(choose('post'))).code).toBe('DELIVERY_METHOD_MISSING_ADDRESS')
      await caller.call(api.updateCurrentCartV2, { cart: { deliveryInfo: { address: germany } } })
      expect(await failure(choose('rocket'))).toMatchObject({
        ...{ status: 404, code: 'DELIVERY_METHOD_NOT_FOUND', data: { code: 'rocket' } },
      })
      expect((await choose('post')).body).toMatchObject({
        cart: { deliveryInfo: { method: { code: 'post', title: { original: 'Post' }, pickup: false } } },
      })
      const calculated = await caller.call(api.calculateCurrentCartV2, {})
      expect(sums(calculated)).toEqual({
        ...{ subtotal: '31.90', discount: '0.00', delivery: '5.90', additionalFees: '0.00' },
        ...{ tax: '0.00', total: '37.80' },
      })
      expect(calculated.summary).toMatchObject({
        deliverySummary: { method: { code: 'post' }, price: { amount: '5.90' } },
        taxSummary: {
          pricesIncludeTax: true,
          taxes: [{ name: { original: 'VAT' }, amount: { amount: '6.03' } }],
        },
        violations: [],
      })
      const { cart } = await caller.call(api.removeDeliveryMethodFromCurrentCartV2, {})
      expect(cart?.deliveryInfo).not.toHaveProperty('method')
    })

    it('name the problems that block an order', async () => {
      const { caller } = await buyer(shop, catalogItem(few, 3))
      expect(codes(await caller.call(api.calculateCurrentCartV2, {}))).toEqual([
        'WARNING GENERAL_CODE',
        'ERROR MISSING_DELIVERY_ADDRESS',
        'ERROR MISSING_DELIVERY_METHOD',
      ])
      await caller.call(api.addToCurrentCart, { lineItems: [lineOf(few)] })
      const estimate = async (validationConfig?: 'SKIP_VALIDATIONS') =>
        codes(await caller.call(api.estimateCurrentCartV2, { ...(validationConfig && { validationConfig }) }))
      expect(await estimate()).toEqual(['ERROR LINE_ITEMS_OUT_OF_STOCK'])
      expect(await estimate('SKIP_VALIDATIONS')).toEqual([])
    })

    it('estimate only the requested parts', async () => {
      const { caller } = await buyer(shop, catalogItem(mug), catalogItem(book))
      await caller.call(api.updateCurrentCartV2, { cart: { deliveryInfo: { address: germany } } })
      await caller.call(api.setDeliveryMethodForCurrentCartV2, { deliveryMethod: { code: 'post' } })
      expect(sums(await caller.call(api.estimateCurrentCartV2, {}))).toMatchObject({
        ...{ subtotal: '31.90', delivery: '0.00', total: '31.90' },
      })
      const { summary } = await caller.call(api.estimateCurrentCartV2, { calculateDelivery: true })
      expect(summary).toMatchObject({
        priceSummary: { delivery: { amount: '5.90' }, total: { amount: '37.80' } },
      })
      expect(summary).not.toHaveProperty('taxSummary')
      expect(summary).not.toHaveProperty('priceVerificationToken')
    })

    it('change field by field, as far as a mask names them', async () => {
      const { caller } = await buyer(shop, catalogItem(mug))
      const update = (cart: object, fieldMask?: string) =>
        caller.try(api.updateCurrentCartV2, { cart, ...(fieldMask && { fieldMask }) })
      await update({
        ...{ note: 'Ring', deliveryInfo: { address: germany } },
        customerInfo: { firstName: 'Ada', lastName: 'L', email: 'Ada@Example.com' },
        paymentInfo: { billingAddress: { country: 'AT', city: 'Graz' }, billingContact: { company: 'Ink' } },
        source: { channelType: 'POS' },
      })
      const masked = await update(
        { note: 'Knock', customerInfo: { firstName: 'Eve', phone: '1' } },
        'cart.customerInfo.phone',
      )
      expect(masked.body).toMatchObject({
        cart: {
          ...{ note: 'Ring', deliveryInfo: { address: germany } },
          customerInfo: { firstName: 'Ada', lastName: 'L', email: 'ada@example.com', phone: '1' },
          paymentInfo: { billingAddress: { country: 'AT' }, billingContact: { company: 'Ink' } },
          source: { channelType: 'POS' },
        },
      })
      const cleared = await update({ note: null, customerInfo: { lastName: null } })
      expect(cleared.body).toMatchObject({ cart: { customerInfo: { firstName: 'Ada' } } })
      expect(JSON.stringify(cleared.body)).not.toMatch(/"note"|"lastName"/)
      const { cart: first } = await caller.call(api.getCurrentCart, {})
      expect(first).toMatchObject({ contactInfo: { address: germany, contactDetails: { firstName: 'Ada' } } })
      const wrong = await update({ note: 'x' }, 'lineItems')
      expect(wrong.body).toMatchObject({
        details: { validationError: { fieldViolations: [{ field: 'fieldMask' }] } },
      })
    })

    it("let buyers set nothing that is a merchant's, and name it as it was sent", async () => {
      const { caller } = await buyer(shop, catalogItem(mug))
      const fields = async (answer: Promise<{ status: number; body: unknown }>) => {
        const { status, body } = await answer
        const { details } = body as {
          details?: { validationError?: { fieldViolations: { field: string; violatedRule: string }[] } }
        }
        return [status, ...(details?.validationError?.fieldViolations ?? []).map(({ field }) => field)]
      }
      const cheap = { ...catalogItem(mug), catalogOverrideFields: { salePrice: '0.01' } }
      expect(await fields(caller.try(api.addLineItemsToCurrentCartV2, { catalogItems: [cheap] }))).toEqual([
        400,
        'catalogItems[0].catalogOverrideFields',
      ])
      const settings = { lockCouponCode: true }
      expect(await fields(caller.try(api.createCartV2, { cart: { settings } }))).toEqual([
        400,
        'cart.settings',
      ])
      const own = { name: { original: 'Own' }, quantityInfo: { requestedQuantity: 1 }, attributes: {} }
      const customItems = [{ ...own, pricing: { price: { amount: '1' } } }]
      expect(await fields(caller.try(api.addLineItemsToCurrentCartV2, { customItems }))).toEqual([
        400,
        'customItems',
      ])
      const { cart } = await merchant.call(api.createCartV2, {
        ...{ cart: { settings }, catalogItems: [cheap], customItems },
      })
      expect(cart).toMatchObject({
        ...{ settings, currentCart: false, subtotal: { amount: '1.01' } },
        lineItems: [
          { pricing: { unitPrice: { amount: '0.01' } } },
          { customLineItem: true, name: { original: 'Own' } },
        ],
      })
      const coupon = { code: 'TENTH' }
      expect((await failure(merchant.try(api.addCouponToCartV2, { cartId: cart?.id, coupon }))).code).toBe(
        'COUPON_LOCKED',
      )
    })

    it('keep the answers to forms, and have no upsells', async () => {
      const { caller } = await buyer(shop, catalogItem(mug))
      const form = { id: mug.id, formSubmissionId: book.id }
      const { cart } = await caller.call(api.updateFormSubmissionsInCurrentCartV2, {
        formSubmissions: [form],
      })
      expect(cart?.forms).toEqual([form])
      expect(await caller.call(api.getUpsellOptionsForCurrentCartV2, {})).toEqual({ itemsUpsells: [] })
    })

    it('are created whole or not at all', async () => {
      const caller = await shop.visitor()
      const wanted = { catalogItems: [catalogItem(mug)], coupons: [{ code: 'TENTH' }] }
      const refused = await failure(
        caller.try(api.createCurrentCartV2, { ...wanted, deliveryMethod: { code: 'post' } }),
      )
      expect(refused.code).toBe('DELIVERY_METHOD_MISSING_ADDRESS')
      expect((await failure(caller.try(api.getCurrentCartV2, {}))).code).toBe('CURRENT_CART_NOT_FOUND')
      const { cart } = await caller.call(api.createCurrentCartV2, {
        ...{ ...wanted, deliveryMethod: { code: 'post' } },
        cart: { note: 'Ring', deliveryInfo: { address: germany } },
      })
      expect(cart).toMatchObject({
        ...{ note: 'Ring', coupons: [{ code: 'TENTH' }], deliveryInfo: { method: { code: 'post' } } },
        lineItems: [{ quantityInfo: { confirmedQuantity: 1 } }],
      })
    })
  })
}
