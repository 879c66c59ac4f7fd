import {
  calculateRefund,
  createOrder,
  getOrder,
  getOrderRefundability,
  refundOrder,
  refundPayments,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '../../../testing/engines.ts'
import type { Caller, Shop } from '../../../testing/index.ts'
import { openSellingShop } from '../../checkout/checkout.fixtures.ts'

for (const engine of ENGINES) {
  describe(`refunds by payment on ${engine.name}`, () => {
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([], { engine })
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    /** Three bowls of 20.00 and a jar of 7.50, paid outside the shop. */
    const paid = async () => {
      const line = (name: string, quantity: number, amount: string) => ({
        ...{ quantity, productName: { original: name }, price: { amount } },
      })
      const lineItems = [line('Bowl', 3, '20.00'), line('Jar', 1, '7.50')]
      const { order } = await merchant.call(createOrder, { order: { lineItems, paymentStatus: 'PAID' } })
      const [bowls, jar] = order?.lineItems ?? []
      return { orderId: String(order?.id), bowls: String(bowls?.id), jar: String(jar?.id) }
    }

    it('can be previewed, by payment and by item', async () => {
      const { orderId, bowls, jar } = await paid()
      await merchant.call(refundOrder, { id: orderId, lineItems: [{ lineItemId: bowls, quantity: 1 }] })
      const told = await merchant.call(getOrderRefundability, { orderId })
      expect(told.payments).toMatchObject([
        {
          manuallyRefundable: { reason: 'OFFLINE' },
          payment: {
            ...{ paymentId: orderId, offlinePayment: true },
            monetary: {
              paid: { amount: '67.50' },
              refunded: { amount: '20.00' },
              maxRefund: { amount: '47.50' },
            },
          },
        },
      ])
      expect(told.lineItems).toEqual([
        { lineItemId: bowls, originalQuantity: 3, refundedQuantity: 1, availableRefundQuantity: 2 },
        { lineItemId: jar, originalQuantity: 1, refundedQuantity: 0, availableRefundQuantity: 1 },
      ])
      await merchant.call(refundOrder, { id: orderId, amount: '47.50' })
      expect((await merchant.call(getOrderRefundability, { orderId })).payments).toMatchObject([
        { nonRefundable: { reason: 'ALREADY_REFUNDED' } },
      ])
    })

    it('cost what was calculated, and the calculation names what is too much', async () => {
      const { orderId, bowls, jar } = await paid()
      const lineItems = [
        { lineItemId: bowls, quantity: 2 },
        { lineItemId: jar, quantity: 1 },
      ]
      const calculated = await merchant.call(calculateRefund, { orderId, refundItems: { lineItems } })
      expect(calculated).toMatchObject({ available: true, summary: { total: { amount: '47.50' } } })
      const tooMany = [{ lineItemId: bowls, quantity: 4 }]
      const unknown = [{ lineItemId: orderId, quantity: 1 }]
      for (const [items, code] of [
        [tooMany, 'ORDER_NOT_REFUNDABLE'],
        [unknown, 'LINE_ITEM_NOT_FOUND'],
      ] as const)
        expect(
          await merchant.call(calculateRefund, { orderId, refundItems: { lineItems: items } }),
        ).toMatchObject({ notAvailable: { errors: [{ error: { applicationError: { code } } }] } })
      expect((await merchant.call(getOrder, { id: orderId })).order?.paymentStatus).toBe('PAID')
    })

    it('cover all of the delivery that is left when no amount is given', async () => {
      const { order } = await merchant.call(createOrder, {
        order: {
          lineItems: [{ quantity: 1, productName: { original: 'Bowl' }, price: { amount: '20.00' } }],
          shippingInfo: { title: 'Post', cost: { price: { amount: '4.9' } } },
          priceSummary: { shipping: { amount: '4.90' } },
          paymentStatus: 'PAID',
        },
      })
      expect(order?.shippingInfo?.cost?.price?.amount).toBe('4.90')
      const orderId = String(order?.id)
      const costs = async (refundItems: object) => {
        const { summary } = await merchant.call(calculateRefund, { orderId, refundItems })
        return summary?.total.amount
      }
      expect(await costs({ shipping: {} })).toBe('4.90')
      expect(await costs({ shipping: { amount: { amount: '1.00' } } })).toBe('1.00')
      await merchant.call(refundOrder, { id: orderId, amount: '22.00' })
      expect(await costs({ shipping: {} })).toBe('2.90')
    })

    it('never exceed what a payment has left, however many run at once', async () => {
      const { orderId, bowls } = await paid()
      const paymentRefunds = [{ paymentId: orderId, amount: { amount: '20.00' } }]
      const tries = await Promise.all(
        Array.from({ length: 8 }, () => merchant.try(refundPayments, { orderId, paymentRefunds })),
      )
      expect(tries.filter(({ status }) => status === 200)).toHaveLength(3)
      for (const { status, body } of tries.filter((one) => one.status !== 200))
        expect([status, body.details]).toEqual([
          409,
          expect.objectContaining({
            applicationError: expect.objectContaining({ code: 'ORDER_NOT_REFUNDABLE' }),
          }),
        ])
      const rest = await merchant.call(refundPayments, {
        orderId,
        paymentRefunds: [{ paymentId: orderId }],
        refundItems: { lineItems: [{ lineItemId: bowls, quantity: 3 }] },
        customerReason: 'Broken',
      })
      expect(rest.refund).toMatchObject({
        transactions: [{ paymentId: orderId, amount: { amount: '7.50' }, refundStatus: 'SUCCEEDED' }],
        details: { reason: 'Broken' },
      })
      expect(rest.orderTransactions.refunds).toHaveLength(4)
      const { order } = await merchant.call(getOrder, { id: orderId })
      expect(order).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' })
      expect(order?.lineItems.map(({ refundQuantity }) => refundQuantity)).toEqual([3, undefined])
    })

    it('take effect once for one idempotency key, also when it is sent many times at once', async () => {
      const { orderId } = await paid()
      const input = { orderId, paymentRefunds: [{ paymentId: orderId, amount: { amount: '10.00' } }] }
      const headers = { 'idempotency-key': `refund of ${orderId}` }
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => merchant.call(refundPayments, input, headers)),
      )
      expect(new Set(answers.map(({ refund }) => refund.id)).size).toBe(1)
      expect((await merchant.call(getOrderRefundability, { orderId })).paymentsSummary).toMatchObject({
        monetary: { refunded: { amount: '10.00' } },
      })
    })

    it('change nothing when one payment is unknown, named twice, in another currency, or refunded beyond the cent', async () => {
      const { orderId, bowls } = await paid()
      const ten = { amount: '10.00' }
      for (const [paymentRefunds, field] of [
        [[{ paymentId: bowls, amount: ten }], 'paymentRefunds[0].paymentId'],
        [
          [
            { paymentId: orderId, amount: ten },
            { paymentId: orderId, amount: ten },
          ],
          'paymentRefunds[1].paymentId',
        ],
        [[{ paymentId: orderId, amount: { amount: '1.005' } }], 'paymentRefunds[0].amount.amount'],
        [[{ paymentId: orderId, amount: { ...ten, currency: 'USD' } }], 'paymentRefunds[0].amount.currency'],
      ] as const) {
        const { status, body } = await merchant.try(refundPayments, {
          orderId,
          paymentRefunds: [...paymentRefunds],
        })
        expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(field)])
      }
      const dollars = await merchant.try(refundOrder, { id: orderId, amount: '10.00', currency: 'USD' })
      expect([dollars.status, JSON.stringify(dollars.body)]).toEqual([
        400,
        expect.stringContaining("must be EUR, the order's currency"),
      ])
      expect((await merchant.call(getOrder, { id: orderId })).order?.paymentStatus).toBe('PAID')
      const euros = { amount: { ...ten, currency: 'EUR' } }
      await merchant.call(refundPayments, { orderId, paymentRefunds: [{ paymentId: orderId, ...euros }] })
      await merchant.call(refundOrder, { id: orderId, amount: '57.50', currency: 'EUR' })
      expect((await merchant.call(getOrder, { id: orderId })).order?.paymentStatus).toBe('FULLY_REFUNDED')
    })
  })
}
