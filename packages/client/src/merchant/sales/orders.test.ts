import { queryProducts, updateDeliverySettings } from '@vitrine/contract/operations'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkout, orders } from '../../ecom.ts'
import { createClient } from '../../index.ts'
import { orders as desk } from '../../merchant.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

let shop: Shop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

describe("a merchant's client", () => {
  it('creates an order, records payment and delivery, refunds and cancels', async () => {
    const merchant = await shop.merchant()
    const options = [{ code: 'post', title: 'Post', rate: { flat: '4.90' } }]
    await merchant.call(updateDeliverySettings, {
      deliverySettings: { regions: [{ name: 'World', areas: [], options }] },
    })
    const { products } = await merchant.call(queryProducts, { query: { filter: { slug: 'salt-cellar' } } })
    const auth = { getAuthHeaders: () => ({ headers: { Authorization: merchant.authorization ?? '' } }) }
    const client = createClient({ apiUrl: shop.url, auth, modules: { checkout, orders, desk } })
    const place = async (): Promise<string> => {
      const made = await client.checkout.createCheckout({
        channelType: 'POS',
        lineItems: [
          { quantity: 2, catalogReference: { appId: STORES, catalogItemId: `${products?.[0]?.id}` } },
        ],
        checkoutInfo: {
          buyerInfo: { email: 'ada@example.com' },
          shippingInfo: {
            shippingDestination: { address: { country: 'DE', addressLine1: 'Am Markt 1' } },
            selectedCarrierServiceOption: { code: 'post' },
          },
        },
      })
      expect(made).toMatchObject({
        _createdDate: expect.any(Date),
        shippingInfo: { shippingDestination: { address: { addressLine1: 'Am Markt 1' } } },
      })
      return String((await client.checkout.createOrder(made._id)).orderId)
    }
    const id = await place()
    const order = await client.orders.getOrder(id)
    expect(order).toMatchObject({ _id: id, _createdDate: expect.any(Date), paymentStatus: 'NOT_PAID' })
    expect(order.recipientInfo?.address).toMatchObject({ addressLine1: 'Am Markt 1' })
    expect((await client.desk.markOrderAsPaid(id)).paymentStatus).toBe('PAID')
    const lineItemId = `${order.lineItems[0]?._id}`
    const refunded = await client.desk.refundOrder(id, { lineItems: [{ lineItemId, quantity: 1 }] })
    expect(refunded).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      lineItems: [{ refundQuantity: 1 }],
    })
    expect(refunded.activities.at(-1)).toMatchObject({
      type: 'ORDER_REFUNDED',
      _createdDate: expect.any(Date),
    })
    expect((await client.desk.markOrderAsFulfilled(id)).fulfillmentStatus).toBe('FULFILLED')
    const canceled = await client.orders.cancelOrder(await place(), { sendOrderCanceledEmail: false })
    expect(canceled.order.status).toBe('CANCELED')
    const found = await client.orders.searchOrders({ filter: { status: 'APPROVED' } })
    expect(found.orders.map(({ _id }) => _id)).toEqual([id])
  })
})
