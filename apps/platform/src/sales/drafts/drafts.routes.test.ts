import { randomUUID } from 'node:crypto'
import type { CalculatedDraftOrder, CreateDraftOrderRequest } from '@vitrine/contract'
import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { mailed } from '../../people/identity/identity.fixtures.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { referenceTo } from '../cart/cart.fixtures.ts'
import { germany, openSellingShop } from '../checkout/checkout.fixtures.ts'
import { hostedBrowser } from '../hosted-checkout/hosted-checkout.fixtures.ts'

const quantityOf = statement<{ quantity: number }>(
  `SELECT v.quantity FROM products p JOIN variants v ON v.site_id = p.site_id AND v.product_number = p.product_number
   WHERE p.site_id = ? AND p.product_id = ?`,
)
const deleteCheckout = statement('DELETE FROM checkouts WHERE site_id = ? AND checkout_id = ?')
const GOOD_CARD = '4242424242424242'

for (const engine of ENGINES) {
  describe(`draft orders on ${engine.name}`, () => {
    const mug = newProduct({ priceMinor: 1000, stock: { track: true, quantity: 50 } })
    const bowl = newProduct({ priceMinor: 500, stock: { track: true, quantity: 50 } })
    const [lamp, vase] = [newProduct({ priceMinor: 1500 }), newProduct({ priceMinor: 700 })]
    let later = 0
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([mug, bowl, lamp, vase], {
        engine,
        clock: { now: () => Date.now() + later },
      })
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const left = async ({ id }: { id: string }) =>
      (await shop.database.first(quantityOf, shop.site.siteId, id))?.quantity
    const draft = async (
      said: CreateDraftOrderRequest['draftOrder'] = {},
    ): Promise<CalculatedDraftOrder['draftOrder']> => {
      const { calculatedDraftOrder } = await merchant.call(api.createDraftOrder, {
        draftOrder: {
          catalogLineItems: [{ catalogReference: referenceTo(mug.id), quantity: 2 }],
          buyerInfo: { email: `ada${randomUUID().slice(0, 8)}@example.com` },
          recipientInfo: {
            address: germany,
            contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
          },
          shippingInfo: { code: 'post' },
          ...said,
        },
      })
      return calculatedDraftOrder.draftOrder
    }
    const amounts = ({
      priceSummary: { subtotal, discount, shipping, total },
    }: CalculatedDraftOrder['draftOrder']) =>
      [subtotal, discount, shipping, total].map((price) => price?.amount)
    const follow = (url: string) => fetch(new URL(new URL(url).pathname, shop.url), { redirect: 'manual' })
    const openLink = async (url: string) => {
      const response = await follow(url)
      const checkoutId = response.headers.get('location')?.split('/').at(-1) ?? ''
      const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
      return hostedBrowser(shop.url, checkoutId, cookie)
    }

    it('add up catalog lines, own lines, own prices and discounts, with delivery and as carts do', async () => {
      const { id, lineItems } = await draft({
        customLineItems: [
          {
            ...{ productName: { original: 'Engraving' }, price: { amount: '3.00' } },
            ...{ itemType: { preset: 'SERVICE' as const }, physicalProperties: { sku: 'ENG-1' } },
          },
        ],
        billingInfo: { contactDetails: { firstName: 'Ada', vatId: {} } },
      })
      expect(lineItems[1]?.lineItem.physicalProperties).toEqual({ sku: 'ENG-1', shippable: false })
      const [line] = lineItems
      const lineItemId = line?.lineItem.id ?? ''
      const changed = await merchant.call(api.updateDraftOrderLineItems, {
        draftOrderId: id,
        lineItemChanges: [{ lineItemId, newPrice: '8.00', newQuantity: 3 }],
      })
      expect(amounts(changed.calculatedDraftOrder.draftOrder)).toEqual(['27.00', '0.00', '5.90', '32.90'])
      const { calculatedDraftOrder } = await merchant.call(api.createDraftOrderDiscounts, {
        draftOrderId: id,
        discounts: [
          ...[{ discountType: 'SPECIFIC_ITEMS' as const, lineItemId, percentage: '50' }],
          ...[{ discountType: 'GLOBAL' as const, priceAmount: { amount: '1.00' }, applyToDraftOrder: true }],
        ],
      })
      const { discounts } = calculatedDraftOrder.draftOrder
      expect(
        discounts.map(({ applied, discount }) => [applied, discount.merchantDiscount?.amount.amount]),
      ).toEqual([
        [false, '0.00'],
        [true, '1.00'],
      ])
      const [half, one] = discounts.map(({ discount }) => discount.id)
      const both = await merchant.call(api.setDraftOrderDiscounts, {
        draftOrderId: id,
        discounts: [{ id: half ?? '', applied: true }],
      })
      expect(amounts(both.calculatedDraftOrder.draftOrder).slice(0, 2)).toEqual(['27.00', '13.00'])
      const without = await merchant.call(api.deleteDraftOrderDiscounts, {
        draftOrderId: id,
        discountIds: [one ?? ''],
      })
      expect(amounts(without.calculatedDraftOrder.draftOrder).slice(0, 2)).toEqual(['27.00', '12.00'])
      const removed = await merchant.call(api.updateDraftOrderLineItems, {
        draftOrderId: id,
        lineItemChanges: [{ lineItemId, newQuantity: 0 }],
      })
      expect(removed.calculatedDraftOrder.draftOrder).toMatchObject({ lineItems: [{}], discounts: [] })
    })

    it('take a coupon: its use is counted once when they become an order, and given back when that is canceled', async () => {
      const newCoupon = async (code: string, said: object = {}) => {
        const { coupon } = await merchant.call(api.createCoupon, {
          coupon: { code, name: 'Half', percentOffRate: 50, usageLimit: 1, ...said },
        })
        return coupon?.id ?? ''
      }
      const used = async (id: string) => (await merchant.call(api.getCoupon, { id })).coupon?.numberOfUsages
      const add = (draftOrderId: string, couponCode: string) =>
        merchant.try(api.createDraftOrderDiscounts, { draftOrderId, couponCode })
      const couponId = await newCoupon(`HALF-${engine.name}`)
      await newCoupon(`LARGE-${engine.name}`, { minimumSubtotal: '1000' })
      const [one, other, link] = [await draft(), await draft(), await draft()]
      expect(JSON.stringify((await add(one.id, 'NONE')).body)).toContain('ERROR_COUPON_DOES_NOT_EXIST')
      expect((await add(one.id, `LARGE-${engine.name}`)).body).toMatchObject({
        details: { validationError: { fieldViolations: [{ field: 'couponCode' }] } },
      })
      expect((await merchant.try(api.createDraftOrderDiscounts, { draftOrderId: one.id })).status).toBe(400)
      for (const { id } of [one, other, link]) {
        const { calculatedDraftOrder } = await merchant.call(api.createDraftOrderDiscounts, {
          draftOrderId: id,
          couponCode: `half-${engine.name}`.toLowerCase(),
        })
        const { draftOrder } = calculatedDraftOrder
        expect(amounts(draftOrder)).toEqual(['20.00', '10.00', '5.90', '15.90'])
        expect(draftOrder.discounts).toMatchObject([
          {
            applied: true,
            discount: { id: couponId, coupon: { amount: { amount: '10.00' }, name: 'Half' } },
          },
        ])
      }
      const { paymentUrl } = await merchant.call(api.sendDraftOrderPaymentLink, { draftOrderId: link.id })
      const buyer = await openLink(paymentUrl)
      expect(JSON.stringify((await buyer.read()).totals)).toContain('15.90')
      const removed = await merchant.call(api.deleteDraftOrderDiscounts, {
        draftOrderId: link.id,
        discountIds: [couponId],
      })
      expect(removed.calculatedDraftOrder.draftOrder).toMatchObject({
        discounts: [],
        priceSummary: { total: { amount: '25.90' } },
      })
      expect(JSON.stringify((await buyer.read()).totals)).toContain('25.90')
      expect(await used(couponId)).toBe(0)
      const both = [one, other]
      const answers = await Promise.all(
        both.map(({ id }) => merchant.try(api.createOrderFromDraft, { draftOrderId: id })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
      expect(JSON.stringify(answers.map(({ body }) => body))).toContain('ERROR_COUPON_USAGE_EXCEEDED')
      expect(await used(couponId)).toBe(1)
      const [won, lost] = answers[0]?.status === 200 ? both : both.toReversed()
      const short = await merchant.call(api.getDraftOrder, { draftOrderId: lost?.id ?? '' })
      expect(short.calculatedDraftOrder).toMatchObject({
        draftOrder: { discounts: [{ applied: false }], priceSummary: { total: { amount: '25.90' } } },
        calculationErrors: { orderValidationErrors: [{ code: 'ERROR_COUPON_USAGE_EXCEEDED' }] },
      })
      const unsent = await merchant.try(api.sendDraftOrderPaymentLink, { draftOrderId: lost?.id ?? '' })
      expect(JSON.stringify(unsent.body)).toContain('ERROR_COUPON_USAGE_EXCEEDED')
      const { calculatedDraftOrder } = await merchant.call(api.getDraftOrder, { draftOrderId: won?.id ?? '' })
      const id = calculatedDraftOrder.draftOrder.orderId ?? ''
      expect((await merchant.call(api.getOrder, { id })).order).toMatchObject({
        appliedDiscounts: [{ coupon: { code: `HALF-${engine.name}` } }],
        priceSummary: { total: { amount: '15.90' } },
      })
      const edit = await merchant.call(api.createDraftOrder, { sourceOrderId: id })
      expect((await add(edit.calculatedDraftOrder.draftOrder.id, `HALF-${engine.name}`)).body).toMatchObject({
        details: { validationError: { fieldViolations: [{ field: 'couponCode' }] } },
      })
      await merchant.call(api.cancelOrder, { id })
      expect(await used(couponId)).toBe(0)
      await merchant.call(api.createOrderFromDraft, { draftOrderId: lost?.id ?? '' })
      expect(await used(couponId)).toBe(1)
    })

    it('keep their prices when the catalog changes, and say which line is sold out or deleted', async () => {
      const { id } = await draft({
        catalogLineItems: [lamp, vase].map((each) => ({ catalogReference: referenceTo(each.id) })),
      })
      await merchant.call(api.updateProduct, { product: { id: lamp.id, priceData: { price: 99 } } })
      await merchant.call(api.deleteProduct, { id: vase.id })
      const { calculatedDraftOrder } = await merchant.call(api.getDraftOrder, { draftOrderId: id })
      const { draftOrder, calculationErrors } = calculatedDraftOrder
      expect(
        draftOrder.lineItems.map(({ lineItem, availability }) => [
          lineItem.price?.amount,
          availability?.status,
        ]),
      ).toEqual([
        ['15.00', 'AVAILABLE'],
        ['7.00', 'NOT_FOUND'],
      ])
      expect(calculationErrors?.orderValidationErrors.map(({ code }) => code)).toEqual(['OUT_OF_STOCK'])
      const refused = await merchant.try(api.createOrderFromDraft, { draftOrderId: id })
      expect([refused.status, refused.body]).toMatchObject([
        409,
        { details: { applicationError: { code: 'PARTIAL_OUT_OF_STOCK' } } },
      ])
      expect(
        (await merchant.call(api.getDraftOrder, { draftOrderId: id })).calculatedDraftOrder.draftOrder.status,
      ).toBe('DRAFT')
    })

    it('become one order, however often and by however many they are placed, and take the stock then', async () => {
      const before = Number(await left(mug))
      const { id } = await draft()
      await merchant.call(api.setDraftOrderBuyerInfo, { draftOrderId: id, buyerNote: 'Ring twice' })
      expect(await left(mug)).toBe(before)
      const placed = await Promise.all(
        Array.from({ length: 5 }, () => merchant.try(api.createOrderFromDraft, { draftOrderId: id })),
      )
      expect(placed.map(({ status }) => status)).toEqual(Array(5).fill(200))
      const orders = await Promise.all(
        placed.map(
          async () => (await merchant.call(api.createOrderFromDraft, { draftOrderId: id })).createdOrder,
        ),
      )
      expect(new Set(orders.map((order) => order.id)).size).toBe(1)
      expect(orders[0]).toMatchObject({
        paymentStatus: 'NOT_PAID',
        buyerNote: 'Ring twice',
        channelInfo: { type: 'BACKOFFICE_MERCHANT' },
        priceSummary: { total: { amount: '25.90' } },
      })
      expect(await left(mug)).toBe(before - 2)
      const { calculatedDraftOrder } = await merchant.call(api.getDraftOrder, { draftOrderId: id })
      expect(calculatedDraftOrder.draftOrder).toMatchObject({ status: 'COMMITTED', orderId: orders[0]?.id })
      const late = await Promise.all([
        merchant.try(api.deleteDraftOrder, { draftOrderId: id }),
        merchant.try(api.setDraftOrderBillingInfo, { draftOrderId: id, billingInfo: { address: germany } }),
      ])
      expect(late.map(({ status }) => status)).toEqual([409, 409])
    })

    it('are paid through a mailed link at exactly their prices, once', async () => {
      const { id, buyerDetails, lineItems } = await draft()
      const to = String(buyerDetails?.buyerInfo.email)
      await merchant.call(api.createDraftOrderDiscounts, {
        draftOrderId: id,
        discounts: [{ discountType: 'GLOBAL', percentage: '10', applyToDraftOrder: true }],
      })
      const { paymentUrl } = await merchant.call(api.sendDraftOrderPaymentLink, {
        draftOrderId: id,
        message: 'Hi Ada',
      })
      const [mail] = await mailed(shop, to)
      expect([mail?.template, mail?.said.includes(id), mail?.said.includes('Hi Ada')]).toEqual([
        'payment-link',
        true,
        true,
      ])
      const page = await openLink(paymentUrl)
      expect(await page.read()).toMatchObject({ isFixed: true, missing: [], totals: { total: '23.90' } })
      const refused = await Promise.all([
        page.send('PATCH', '', { removeLineIds: [lineItems[0]?.lineItem.id] }),
        page.send('PATCH', '', { couponCode: 'TEN' }),
      ])
      expect(refused.map(({ status, fields }) => [status, ...fields])).toEqual([
        [400, 'removeLineIds'],
        [400, 'couponCode'],
      ])
      // A change by staff reaches the open page, and its buyer has to accept it.
      const cheaper = { lineItemId: lineItems[0]?.lineItem.id ?? '', newQuantity: 1 }
      await merchant.call(api.updateDraftOrderLineItems, { draftOrderId: id, lineItemChanges: [cheaper] })
      const now = await page.read()
      expect([now.totals.total, now.changes.length > 0]).toEqual(['14.90', true])
      await page.send('PATCH', '', { acceptTotals: now.totals })
      const other = await openLink(paymentUrl) // the same buyer on a phone
      const paid = await page.pay(GOOD_CARD)
      expect([paid.status, paid.body.state, paid.body.order?.payment?.paid]).toEqual([200, 'PLACED', true])
      expect((await other.pay(GOOD_CARD)).code).toBe('CHECKOUT_ALREADY_PAID')
      expect((await other.read()).order?.number).toBe(paid.body.order?.number)
      expect((await follow(paymentUrl)).headers.get('location')).toContain('/orders/')
      const { calculatedDraftOrder } = await merchant.call(api.getDraftOrder, { draftOrderId: id })
      expect(calculatedDraftOrder.draftOrder).toMatchObject({
        status: 'COMMITTED',
        orderId: paid.body.order?.id,
        paymentLink: { email: to },
      })
    })

    it('can be paid through their link although their checkout was deleted meanwhile', async () => {
      const { id } = await draft()
      const { paymentUrl } = await merchant.call(api.sendDraftOrderPaymentLink, { draftOrderId: id })
      const checkoutId = async () =>
        (await follow(paymentUrl)).headers.get('location')?.split('/').at(-1) ?? ''
      const first = await checkoutId()
      await shop.database.transaction((tx) => tx.run(deleteCheckout, shop.site.siteId, first))
      const second = await checkoutId()
      expect(second).toMatch(/^[0-9a-f-]{36}$/)
      expect(second).not.toBe(first)
      expect(await checkoutId()).toBe(second)
    })

    it('cannot be paid twice: by staff and by the link at once, one wins', async () => {
      const { id } = await draft()
      const { paymentUrl } = await merchant.call(api.sendDraftOrderPaymentLink, { draftOrderId: id })
      const page = await openLink(paymentUrl)
      await page.read()
      const [byStaff, byLink] = await Promise.all([
        merchant.try(api.createOrderFromDraft, { draftOrderId: id }),
        page.pay(GOOD_CARD),
      ])
      const { draftOrders } = await merchant.call(api.queryDraftOrders, { query: { filter: { id } } })
      expect(draftOrders[0]).toMatchObject({ status: 'COMMITTED' })
      const { order } = await merchant.call(api.getOrder, { id: String(draftOrders[0]?.orderId) })
      const isByLink = order?.paymentMethods?.[0]?.kind === 'CARD'
      if (isByLink) expect(byLink.body.order?.id).toBe(order?.id)
      else expect([byStaff.status, order?.paymentStatus]).toEqual([200, 'NOT_PAID'])
    })

    it('are not paid through a link that has expired, was forged, or whose draft is deleted', async () => {
      const { id } = await draft()
      const { paymentUrl } = await merchant.call(api.sendDraftOrderPaymentLink, {
        ...{ draftOrderId: id, expiresInDays: 1 },
      })
      const forged = `${paymentUrl.slice(0, -4)}AAAA`
      expect((await follow(forged)).status).toBe(404)
      later += 25 * 3_600_000
      merchant = await shop.merchant()
      const expired = await follow(paymentUrl)
      expect([expired.status, (await expired.text()).includes('This link has expired')]).toEqual([410, true])
      const again = await merchant.call(api.sendDraftOrderPaymentLink, { draftOrderId: id })
      expect((await follow(again.paymentUrl)).status).toBe(303)
      await merchant.call(api.deleteDraftOrder, { draftOrderId: id })
      expect((await follow(paymentUrl)).status).toBe(404)
    })

    it('are refused with a typed error: a link without an address, an unknown line, member or delivery', async () => {
      const { id } = await draft({ buyerInfo: {} })
      const tries = [
        await merchant.try(api.sendDraftOrderPaymentLink, { draftOrderId: id }),
        await merchant.try(api.updateDraftOrderLineItems, {
          draftOrderId: id,
          lineItemChanges: [{ lineItemId: randomUUID(), newQuantity: 1 }],
        }),
        await merchant.try(api.setDraftOrderBuyerInfo, {
          draftOrderId: id,
          buyerInfo: { memberId: randomUUID() },
        }),
        await merchant.try(api.setDraftOrderShippingInfo, { draftOrderId: id, shippingInfo: { code: 'x' } }),
        await merchant.try(api.createDraftOrderDiscounts, {
          draftOrderId: id,
          discounts: [{ discountType: 'GLOBAL' }],
        }),
        await merchant.try(api.getDraftOrder, { draftOrderId: randomUUID() }),
        await (await shop.visitor()).try(api.getDraftOrder, { draftOrderId: id }),
      ]
      expect(tries.map(({ status }) => status)).toEqual([400, 404, 404, 400, 400, 404, 403])
      const { calculatedDraftOrder } = await merchant.call(api.setDraftOrderShippingInfo, {
        draftOrderId: id,
      })
      expect(calculatedDraftOrder.calculationErrors?.orderValidationErrors[0]?.code).toBe(
        'NO_SELECTED_CARRIER_SERVICE_OPTION',
      )
    })
  })
}
