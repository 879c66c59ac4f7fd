import type { Order, OrderPayment } from '@vitrine/contract'
import {
  cancelOrder,
  captureAuthorizedPayments,
  createOrder,
  getOrder,
  getOrderRefundability,
  listTransactionsForSingleOrder,
  markOrderAsPaid,
  refundOrder,
  refundPayments,
  voidAuthorizedPayments,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomIds } from '../../../floor/ids.ts'
import { usersStore } from '../../../people/users/users.store.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import type { Caller, Shop } from '../../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'
import { openHosted, settled } from '../../hosted-checkout/hosted-checkout.fixtures.ts'
import { CARDS } from '../../payments/sandbox/sandbox.fixtures.ts'

const PATIENCE = { timeout: 30_000, interval: 250 }

for (const engine of ENGINES) {
  describe(`held payments of orders on ${engine.name}`, () => {
    const cup = newProduct()
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([cup], { engine, environment: { PAYMENT_CAPTURE: 'manual' } })
      const userId = randomIds.guid()
      const { siteId } = shop.site
      await shop.database.transaction((tx) =>
        usersStore.save(tx, {
          ...{ siteId, userId, email: 'mara@shop.example', role: 'merchant', passwordHash: '-' },
          ...{ createdAt: 0, disabledAt: null },
        }),
      )
      merchant = await shop.as({ type: 'WIX_USER', siteId, userId, owner: false })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const read = async (id: string): Promise<Order | undefined> =>
      (await merchant.call(getOrder, { id })).order
    const paymentOf = async (orderId: string): Promise<OrderPayment | undefined> =>
      (await merchant.call(listTransactionsForSingleOrder, { orderId })).orderTransactions.payments[0]
    const typesOf = async (id: string) => (await read(id))?.activities.map(({ type }) => type)
    const bought = async () => {
      const buyer = await shop.visitor()
      const page = await openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(cup)]))
      expect((await page.pay(CARDS.approved)).status).toBe(200)
      const { order } = await settled(page, { state: 'PLACED' })
      const orderId = String(order?.id)
      return { orderId, paymentId: String((await paymentOf(orderId))?.id) }
    }
    const refused = async (attempt: ReturnType<Caller['try']>) => {
      const { status, body } = await attempt
      return [status, Object(body.details).applicationError?.code]
    }

    it('are shown as held, and nothing of them can be refunded or paid twice', async () => {
      const { orderId, paymentId } = await bought()
      expect(await read(orderId)).toMatchObject({
        paymentStatus: 'PENDING',
        balanceSummary: { authorized: { amount: '25.90' }, paid: { amount: '0.00' } },
      })
      expect(await typesOf(orderId)).toEqual(['ORDER_PLACED', 'AUTHORIZED_PAYMENT_CREATED'])
      expect(await paymentOf(orderId)).toMatchObject({
        status: 'AUTHORIZED',
        regularPaymentDetails: { authorizationDetails: { delayedCapture: true, captures: [] } },
      })
      const told = await merchant.call(getOrderRefundability, { orderId })
      expect(told.payments).toMatchObject([{ nonRefundable: { reason: 'NOT_PAID' } }])
      const amount = { amount: '1.00' }
      for (const attempt of [
        merchant.try(refundOrder, { id: orderId, amount: '1.00' }),
        merchant.try(refundPayments, { orderId, paymentRefunds: [{ paymentId, amount }] }),
      ])
        expect(await refused(attempt)).toEqual([409, 'ORDER_NOT_REFUNDABLE'])
      expect((await merchant.try(markOrderAsPaid, { id: orderId })).status).toBe(409)
    })

    it('are captured once, and refunded up to what was captured', async () => {
      const { orderId, paymentId } = await bought()
      const payments = [{ paymentId, amount: { amount: '25.90' } }]
      const { orderTransactions } = await merchant.call(captureAuthorizedPayments, { orderId, payments })
      expect(orderTransactions.payments).toMatchObject([
        {
          status: 'APPROVED',
          regularPaymentDetails: {
            authorizationDetails: { captures: [{ status: 'SUCCEEDED', amount: { amount: '25.90' } }] },
          },
        },
      ])
      expect((await typesOf(orderId))?.slice(-2)).toEqual(['AUTHORIZED_PAYMENT_CAPTURED', 'ORDER_PAID'])
      expect((await read(orderId))?.activities.at(-1)?.authorEmail).toBe('mara@shop.example')
      expect(await read(orderId)).toMatchObject({ paymentStatus: 'PAID' })
      for (const attempt of [
        merchant.try(captureAuthorizedPayments, { orderId, payments }),
        merchant.try(voidAuthorizedPayments, { orderId, paymentIds: [paymentId] }),
      ])
        expect(await refused(attempt)).toEqual([409, 'PAYMENT_ALREADY_CAPTURED'])
      await merchant.call(refundOrder, { id: orderId, amount: '20.00' })
      const beyond = merchant.try(refundOrder, { id: orderId, amount: '5.91' })
      expect(await refused(beyond)).toEqual([409, 'ORDER_NOT_REFUNDABLE'])
    })

    it('are voided, and the order can be paid otherwise', async () => {
      const { orderId, paymentId } = await bought()
      const voided = await merchant.call(voidAuthorizedPayments, { orderId, paymentIds: [paymentId] })
      expect(voided.orderTransactions.payments).toMatchObject([
        {
          status: 'VOIDED',
          regularPaymentDetails: {
            authorizationDetails: { captures: [], void: { status: 'SUCCEEDED', reason: 'MANUAL' } },
          },
        },
      ])
      expect((await typesOf(orderId))?.at(-1)).toBe('AUTHORIZED_PAYMENT_VOIDED')
      expect(await read(orderId)).toMatchObject({ paymentStatus: 'NOT_PAID' })
      const again = merchant.try(captureAuthorizedPayments, { orderId, payments: [{ paymentId }] })
      expect(await refused(again)).toEqual([409, 'PAYMENT_ALREADY_VOIDED'])
      const { order } = await merchant.call(markOrderAsPaid, { id: orderId })
      expect(order).toMatchObject({ paymentStatus: 'PAID' })
    })

    it('are either captured or voided when several people decide at once', async () => {
      const { orderId, paymentId } = await bought()
      const tries = await Promise.all(
        [0, 1, 2].flatMap(() => [
          merchant.try(captureAuthorizedPayments, { orderId, payments: [{ paymentId }] }),
          merchant.try(voidAuthorizedPayments, { orderId, paymentIds: [paymentId] }),
        ]),
      )
      const won = tries.flatMap(({ status }, index) => (status === 200 ? index : []))
      expect(won).toHaveLength(1)
      expect((await paymentOf(orderId))?.status).toBe(Number(won[0]) % 2 === 0 ? 'APPROVED' : 'VOIDED')
    })

    it('are captured once for one idempotency key', async () => {
      const { orderId, paymentId } = await bought()
      const headers = { 'idempotency-key': `capture of ${orderId}` }
      const capture = () =>
        merchant.try(captureAuthorizedPayments, { orderId, payments: [{ paymentId }] }, headers)
      const answers = await Promise.all([capture(), capture(), capture()])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await typesOf(orderId))?.filter((type) => type === 'ORDER_PAID')).toHaveLength(1)
    })

    it('are voided when their order is canceled, and cannot be captured after that', async () => {
      const { orderId, paymentId } = await bought()
      await merchant.call(cancelOrder, { id: orderId })
      const late = merchant.try(captureAuthorizedPayments, { orderId, payments: [{ paymentId }] })
      expect(await refused(late)).toEqual([409, 'ORDER_IS_CANCELED'])
      await expect.poll(() => paymentOf(orderId), PATIENCE).toMatchObject({ status: 'VOIDED' })
      expect(await read(orderId)).toMatchObject({ status: 'CANCELED', paymentStatus: 'NOT_PAID' })
    })

    it('stay as they are when one of the payments is wrong', async () => {
      const { orderId, paymentId } = await bought()
      const { order } = await merchant.call(createOrder, {
        order: {
          lineItems: [{ quantity: 1, productName: { original: 'Jar' }, price: { amount: '7.50' } }],
          paymentStatus: 'PAID',
        },
      })
      const outside = String(order?.id)
      const capture = (...payments: { paymentId: string; amount?: { amount: string } }[]) =>
        merchant.try(captureAuthorizedPayments, { orderId, payments })
      expect(await refused(capture({ paymentId }, { paymentId: outside }))).toEqual([
        404,
        'PAYMENT_NOT_FOUND',
      ])
      for (const [answer, field] of [
        [await capture({ paymentId }, { paymentId }), 'payments[1].paymentId'],
        [await capture({ paymentId, amount: { amount: '25.89' } }), 'payments[0].amount.amount'],
        [await capture({ paymentId, amount: { amount: '26.00' } }), 'payments[0].amount.amount'],
        [await capture({ paymentId, amount: { amount: '25.905' } }), 'payments[0].amount.amount'],
      ] as const)
        expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(field)])
      const cash = merchant.try(voidAuthorizedPayments, { orderId: outside, paymentIds: [outside] })
      expect(await refused(cash)).toEqual([409, 'PAYMENT_NOT_AUTHORIZED'])
      expect((await paymentOf(orderId))?.status).toBe('AUTHORIZED')
    })
  })
}
