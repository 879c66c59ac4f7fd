import { createClient as createOurs, OAuthStrategy, ApiKeyStrategy as OurKeyStrategy } from '@vitrine/client'
import {
  orderBilling as ourBilling,
  currentCart as ourCart,
  checkout as ourCheckout,
  orderInvoices as ourInvoices,
  orders as ourOrders,
  orderFulfillments as ourParcels,
  orderTransactions as ourTransactions,
} from '@vitrine/client/ecom'
import { updateDeliverySettings } from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { payByCard } from '@vitrine/platform/testing'
import {
  checkout,
  currentCart,
  orderBilling,
  orderFulfillments,
  orderInvoices,
  orders,
  orderTransactions,
} from '@wix/ecom'
import { ApiKeyStrategy, createClient, OAuthStrategy as PublicStrategy } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from '../sdk-shop.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const [product] = demoShop().products.filter(
  ({ visible, options, type }) => visible && options.length === 0 && type === 'physical',
)
const line = (quantity = 1) => ({
  quantity,
  catalogReference: { catalogItemId: product?.id ?? '', appId: STORES },
})
const address = { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine1: 'Am Markt 1' }

let opened: SdkShop
let key: { apiKey: string; siteId: string }
beforeAll(async () => {
  opened = await openSdkShop(undefined, { PAYMENT_CAPTURE: 'manual' })
  const { shop } = opened
  const options = [
    { code: 'post', title: 'Post', rate: { flat: '4.90' }, window: { fromDays: 2, toDays: 4 } },
    { code: 'express', title: 'Express', rate: { flat: '9.90' } },
  ]
  await (await shop.merchant()).call(updateDeliverySettings, {
    deliverySettings: { regions: [{ name: 'Germany', areas: [{ country: 'DE' }], options }] },
  })
  const app = await shop.app(['checkout:write', 'orders:read', 'orders:write'])
  key = { apiKey: app.authorization ?? '', siteId: shop.site.siteId }
})
afterAll(() => opened[Symbol.asyncDispose]())

const PACKAGES = [
  [
    'the public packages',
    () => {
      const { clientId } = opened.shop
      const modules = {
        ...{ checkout, currentCart, orderBilling, orderFulfillments, orderInvoices, orders },
        orderTransactions,
      }
      return {
        buyer: createClient({ auth: PublicStrategy({ clientId }), modules }),
        merchant: createClient({ auth: ApiKeyStrategy(key), modules }),
      }
    },
  ],
  [
    'our packages',
    () => {
      const { url: apiUrl, clientId } = opened.shop
      const modules = {
        ...{ checkout: ourCheckout, currentCart: ourCart, orderBilling: ourBilling },
        ...{ orderFulfillments: ourParcels, orderInvoices: ourInvoices, orders: ourOrders },
        orderTransactions: ourTransactions,
      }
      return {
        buyer: createOurs({ apiUrl, auth: OAuthStrategy({ clientId }), modules }),
        merchant: createOurs({ apiUrl, auth: OurKeyStrategy(key), modules }),
      }
    },
  ],
] as const

type Merchant = ReturnType<(typeof PACKAGES)[number][1]>['merchant']

/** Sends one of two items, tracks it, takes it back, and sends everything as one of several orders. */
const sendParcels = async ({ orderFulfillments }: Merchant, orderId: string, lineId: string) => {
  const trackingInfo = { shippingProvider: 'DHL', trackingNumber: 'H1' }
  const { fulfillmentId = '', orderWithFulfillments } = await orderFulfillments.createFulfillment(orderId, {
    lineItems: [{ _id: lineId, quantity: 1 }],
    trackingInfo,
  })
  expect(orderWithFulfillments).toMatchObject({
    orderId,
    fulfillments: [
      {
        ...{ _id: fulfillmentId, _createdDate: expect.any(Date), trackingInfo },
        lineItems: [{ _id: lineId, quantity: 1 }],
      },
    ],
  })
  const parcel = { orderId, fulfillmentId }
  const tracked = await orderFulfillments.updateFulfillment(parcel, {
    fulfillment: { trackingInfo: { trackingNumber: 'H2' } },
  })
  expect(tracked.fulfillments?.[0]?.trackingInfo?.trackingNumber).toBe('H2')
  const { results } = await orderFulfillments.bulkCreateFulfillments([
    { orderId, fulfillments: [{ lineItems: [{ _id: lineId, quantity: 9 }] }] },
  ])
  expect(results?.[0]?.itemMetadata).toMatchObject({
    ...{ _id: orderId, success: false },
    error: { code: 'ITEMS_ALREADY_FULFILLED' },
  })
  const left = await orderFulfillments.deleteFulfillment(parcel)
  expect(left.orderWithFulfillments?.fulfillments).toEqual([])
}

/** Tags an order and archives it, with one that isn't there. */
const tagAndArchive = async ({ orders }: Merchant, orderId: string) => {
  const missing = '99999999-9999-4999-8999-999999999999'
  const assignTags = { privateTags: { tagIds: ['Gift'] } }
  const tagged = await orders.bulkUpdateOrderTags([orderId, missing], { assignTags })
  expect(tagged.results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false])
  expect(tagged.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  const changes = [orderId, missing].map((_id) => ({ order: { _id, archived: true } }))
  const { results } = await orders.bulkUpdateOrders(changes, { returnEntity: true })
  expect(results).toMatchObject([
    {
      itemMetadata: { _id: orderId, success: true },
      item: { _id: orderId, archived: true, tags: assignTags },
    },
    { itemMetadata: { _id: missing, success: false, error: { code: 'ORDER_NOT_FOUND' } } },
  ])
  expect(results?.[0]?.item?._createdDate).toBeInstanceOf(Date)
  const filter = { 'tags.privateTags.tagIds': { $hasSome: ['Gift'] }, archived: { $eq: true } }
  expect((await orders.searchOrders({ filter })).orders?.map(({ _id }) => _id)).toEqual([orderId])
  await orders.bulkUpdateOrderTags([orderId], { unassignTags: assignTags })
}

describe.each(PACKAGES)('with %s', (_, open) => {
  it('a buyer goes from cart to checkout, and a merchant creates the order that the buyer then reads', async () => {
    const { buyer, merchant } = open()
    await buyer.currentCart.addToCurrentCart({ lineItems: [line(2)] })
    const { checkoutId } = await buyer.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      shippingAddress: address,
      email: 'ada@example.com',
    })
    const id = String(checkoutId)
    const made = await buyer.checkout.getCheckout(id)
    expect(made).toMatchObject({ _id: id, completed: false, _createdDate: expect.any(Date) })
    expect(made.shippingInfo?.shippingDestination?.address).toMatchObject({ addressLine1: 'Am Markt 1' })
    expect(made.shippingInfo?.carrierServiceOptions?.[0]?.shippingOptions?.[0]?.logistics).toMatchObject({
      deliveryTimeSlot: { from: expect.any(Date), to: expect.any(Date) },
    })

    const chosen = await buyer.checkout.updateCheckout(id, {
      shippingInfo: { selectedCarrierServiceOption: { code: 'express' } },
      buyerNote: 'Ring twice',
    })
    expect(chosen.priceSummary?.shipping?.amount).toBe('9.90')
    const [first] = chosen.lineItems ?? []
    const fewer = await buyer.checkout.updateLineItemsQuantity(id, [{ _id: String(first?._id), quantity: 1 }])
    expect(fewer.checkout?.lineItems?.[0]?.quantity).toBe(1)
    const more = await buyer.checkout.addToCheckout(id, { lineItems: [line()] })
    expect(more.checkout?.lineItems?.[0]?.quantity).toBe(2)
    await expect(buyer.checkout.updateCheckout(id, {}, { couponCode: 'NOPE' })).rejects.toMatchObject({
      details: { applicationError: { code: 'ERROR_COUPON_DOES_NOT_EXIST' } },
    })
    const byCart = await buyer.checkout.getCheckoutByCartId(String(made.cartId))
    expect(byCart.checkout?._id).toBe(id)
    expect((await buyer.checkout.getCheckoutUrl(id)).checkoutUrl).toMatch(/^http/)

    const { orderId } = await merchant.checkout.createOrder(id)
    expect((await merchant.checkout.createOrder(id)).orderId).toBe(orderId)
    const order = await buyer.orders.getOrder(String(orderId))
    expect(order).toMatchObject({
      _id: orderId,
      buyerNote: 'Ring twice',
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      checkoutId: id,
      _createdDate: expect.any(Date),
      shippingInfo: { title: 'Express', logistics: { shippingDestination: { address: { city: 'Ulm' } } } },
    })
    expect(order.shippingInfo?.logistics?.shippingDestination?.address).toMatchObject({
      addressLine1: 'Am Markt 1',
    })
    await expect(buyer.currentCart.getCurrentCart()).rejects.toMatchObject({
      details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } },
    })

    const updated = await merchant.orders.updateOrder(String(orderId), { buyerNote: 'Ring once' })
    expect(updated.buyerNote).toBe('Ring once')
    const found = await merchant.orders.searchOrders({ filter: { number: { $eq: order.number } } })
    expect(found.orders?.map((each) => each._id)).toEqual([orderId])
    const orderActivities = [
      { activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Wrap it' } } as const,
    ]
    const noted = await merchant.orders.addActivities(String(orderId), { orderActivities })
    expect(noted.order?.activities?.at(-1)).toMatchObject({
      _id: noted.activityIds?.[0],
      merchantComment: { message: 'Wrap it' },
    })
    await tagAndArchive(merchant, String(orderId))
    await sendParcels(merchant, String(orderId), String(order.lineItems?.[0]?._id))
    const invoices = await merchant.orderInvoices.listInvoicesForMultipleOrders([String(orderId)])
    expect(invoices.invoicesForOrder).toEqual([{ orderId, invoicesInfo: [] }])
    const refundable = await merchant.orderBilling.getOrderRefundability(String(orderId))
    expect(refundable.lineItems).toMatchObject([{ refundedQuantity: 0 }])
    const [bowl] = refundable.lineItems ?? []
    const lineItems = [{ lineItemId: String(bowl?.lineItemId), quantity: 1 }]
    const unpaid = await merchant.orderBilling.calculateRefund(String(orderId), {
      refundItems: { lineItems },
    })
    expect(unpaid.notAvailable?.errors).toHaveLength(1)
    const paymentRefunds = [{ paymentId: String(orderId), amount: { amount: '1.00' } }]
    await expect(
      merchant.orderBilling.refundPayments(String(orderId), { paymentRefunds }),
    ).rejects.toMatchObject({
      details: {
        validationError: {
          fieldViolations: [{ field: expect.stringContaining('paymentRefunds[0].paymentId') }],
        },
      },
    })
    const canceled = await merchant.orders.cancelOrder(String(orderId))
    expect(canceled.order?.status).toBe('CANCELED')
  })

  it('a merchant captures a held payment, and voids another', async () => {
    const { merchant } = open()
    const held = async () => {
      const orderId = await payByCard(opened.shop, line())
      const { orderTransactions } = await merchant.orderTransactions.listTransactionsForSingleOrder(orderId)
      const [payment] = orderTransactions?.payments ?? []
      expect(payment).toMatchObject({
        regularPaymentDetails: { status: 'AUTHORIZED', authorizationDetails: { delayedCapture: true } },
      })
      return { orderId, paymentId: payment?._id ?? '' }
    }
    const taken = await held()
    const payments = [{ paymentId: taken.paymentId }]
    const captured = await merchant.orderBilling.captureAuthorizedPayments(taken.orderId, { payments })
    expect(captured.orderTransactions?.payments?.[0]?.regularPaymentDetails).toMatchObject({
      status: 'APPROVED',
      authorizationDetails: { authorizedDate: expect.any(Date), captures: [{ status: 'SUCCEEDED' }] },
    })
    const refunded = await merchant.orderBilling.refundPayments(taken.orderId, {
      paymentRefunds: [{ paymentId: taken.paymentId, amount: { amount: '1.00' } }],
    })
    expect(refunded.orderTransactions?.refunds?.[0]?.transactions).toMatchObject([
      { paymentId: taken.paymentId, amount: { amount: '1.00' } },
    ])
    const { orderId, paymentId } = await held()
    const paymentIds = [paymentId]
    const voided = await merchant.orderBilling.voidAuthorizedPayments(orderId, { paymentIds })
    expect(voided.orderTransactions?.payments?.[0]?.regularPaymentDetails).toMatchObject({
      status: 'VOIDED',
      authorizationDetails: { void: { status: 'SUCCEEDED', reason: 'MANUAL' } },
    })
    await expect(
      merchant.orderBilling.captureAuthorizedPayments(orderId, { payments: [{ paymentId }] }),
    ).rejects.toMatchObject({ details: { applicationError: { code: 'PAYMENT_ALREADY_VOIDED' } } })
  })
})
