import type { Order } from '@vitrine/contract'
import {
  cancelOrder,
  getOrder,
  markOrderAsPaid,
  refundOrder,
  updateCheckout,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../../floor/database/database.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import type { Caller, Shop } from '../../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'
import { openHosted } from '../../hosted-checkout/hosted-checkout.fixtures.ts'
import type { PaymentProvider } from '../../payments/payment-provider.ts'
import { CARDS } from '../../payments/sandbox/sandbox.fixtures.ts'

const PATIENCE = { timeout: 30_000, interval: 250 }

/** Authorizes everything and captures nothing. */
const closedAccount: PaymentProvider = {
  id: 'closed-account',
  name: 'A closed account',
  express: true,
  authorize: async ({ paymentId }) => ({ state: 'AUTHORIZED', reference: paymentId }),
  capture: async () => ({ state: 'REFUSED', reason: 'The account was closed' }),
  void: async () => ({ state: 'DONE' }),
  refund: async () => ({ state: 'REFUSED', reason: 'Nothing was taken' }),
  find: async (paymentId) => ({ state: 'AUTHORIZED', reference: paymentId }),
  readNotice: () => undefined,
}

const paymentsOf = statement<{ state: string; reason: string | null }>(
  'SELECT state, reason FROM payments WHERE checkout_id = ?',
)
const refundsOf = statement<{ state: string; amount_minor: number }>(
  `SELECT r.state, r.amount_minor FROM refunds r JOIN payments p ON p.site_id = r.site_id AND p.payment_id = r.payment_id
   WHERE p.order_id = ? ORDER BY r.amount_minor`,
)

// Fails if `noteSettled` does nothing, or no refund is requested from the provider.
for (const engine of ENGINES) {
  describe(`an order paid by card on ${engine.name}`, () => {
    const cup = newProduct()
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([cup], {
        engine,
        environment: { PAYMENT_TIMEOUT_SECONDS: '5' },
        paymentProviders: [closedAccount],
      })
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const read = async (id: string): Promise<Order | undefined> =>
      (await merchant.call(getOrder, { id })).order
    const paid = async (): Promise<string> => {
      const buyer = await shop.visitor()
      const page = await openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(cup)]))
      const offered = (await page.read()).paymentMethods.map(({ id, express }) => [id, express])
      expect(offered.slice(0, 2)).toEqual([
        ['closed-account', true],
        ['sandbox-card', undefined],
      ])
      expect((await page.pay(CARDS.approved)).status).toBe(200)
      await expect.poll(() => page.read(), PATIENCE).toMatchObject({ state: 'PLACED' })
      const id = String((await page.read()).order?.id)
      await expect.poll(() => read(id), PATIENCE).toMatchObject({ paymentStatus: 'PAID' })
      return id
    }
    const refunds = (id: string) => shop.database.all(refundsOf, id)

    it('is paid once the money is captured, and refunded to the card', async () => {
      const id = await paid()
      expect(await read(id)).toMatchObject({
        status: 'APPROVED',
        paymentMethods: [{ kind: 'CARD', card: { brand: 'Visa', lastDigits: CARDS.approved.slice(-4) } }],
        balanceSummary: {
          paid: { amount: '25.90' },
          authorized: { amount: '0.00' },
          balance: { amount: '0.00' },
        },
        activities: [{ type: 'ORDER_PLACED' }, { type: 'ORDER_PAID' }],
      })
      const once = await merchant.call(markOrderAsPaid, { id }) // nothing is left to note
      expect(once.order?.activities).toHaveLength(2)
      const { order } = await merchant.call(refundOrder, { id, amount: '5.90', reason: 'Late' })
      expect(order).toMatchObject({
        paymentStatus: 'PARTIALLY_REFUNDED',
        activities: [{}, {}, { orderRefunded: { amount: { amount: '5.90' }, reason: 'Late' } }],
      })
      const canceled = await merchant.call(cancelOrder, { id })
      expect(canceled.order).toMatchObject({
        status: 'CANCELED',
        paymentStatus: 'FULLY_REFUNDED',
        balanceSummary: { refunded: { amount: '25.90' } },
        activities: [
          ...(order?.activities ?? []),
          { type: 'ORDER_CANCELED' },
          { type: 'ORDER_REFUNDED', orderRefunded: { amount: { amount: '20.00' } } },
        ],
      })
      await expect
        .poll(() => refunds(id), PATIENCE)
        .toEqual([
          { state: 'DONE', amount_minor: 590 },
          { state: 'DONE', amount_minor: 2000 },
        ])
      expect((await merchant.try(refundOrder, { id, amount: '0.01' })).status).toBe(409)
    })

    it('is not created from a checkout that changed while the buyer was at the bank: the money is released', async () => {
      const buyer = await shop.visitor()
      const checkoutId = await checkoutOf(buyer, [lineOf(cup)])
      const page = await openHosted(shop, buyer, checkoutId)
      const { body } = await page.pay(CARDS.step)
      const stepUrl = String(body.payment?.url)
      expect(body).toMatchObject({ state: 'OPEN', payment: { state: 'STEP' } })
      // The page refuses; for a program, which may not know about payments, the order exists.
      const refused = await page.send('PATCH', '', { buyerNote: 'Two, please' })
      expect(refused.code).toBe('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
      const pickup = { selectedCarrierServiceOption: { code: 'pickup' } }
      const merchant = await shop.merchant()
      await merchant.call(updateCheckout, { checkout: { id: checkoutId, shippingInfo: pickup } })
      await fetch(stepUrl, {
        method: 'POST',
        body: new URLSearchParams({ decision: 'approve' }),
        redirect: 'manual',
      })
      await expect
        .poll(() => shop.database.all(paymentsOf, checkoutId), PATIENCE)
        .toEqual([{ state: 'VOIDED', reason: 'CHECKOUT_CHANGED' }])
      const shown = await page.read()
      expect(shown).toMatchObject({ state: 'OPEN', totals: { toPay: '20.00' } })
      // Another program made the change, so the page asks its buyer first.
      expect((await page.pay(CARDS.approved)).code).toBe('CHECKOUT_CHANGED')
      await page.send('PATCH', '', { acceptTotals: shown.totals })
      expect((await page.pay(CARDS.approved)).status).toBe(200)
      await expect.poll(() => page.read(), PATIENCE).toMatchObject({ state: 'PLACED' })
    })

    it('exists unpaid if the provider refuses to capture, and can be paid otherwise', async () => {
      const buyer = await shop.visitor()
      const page = await openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(cup)]))
      expect((await page.pay(undefined, { methodId: closedAccount.id })).status).toBe(200)
      await expect.poll(() => page.read(), PATIENCE).toMatchObject({ state: 'PLACED' })
      const id = String((await page.read()).order?.id)
      await expect
        .poll(() => read(id), PATIENCE)
        .toMatchObject({
          status: 'APPROVED',
          paymentStatus: 'NOT_PAID',
          balanceSummary: {
            paid: { amount: '0.00' },
            authorized: { amount: '0.00' },
            balance: { amount: '25.90' },
          },
          activities: [{ type: 'ORDER_PLACED' }, { type: 'PAYMENT_DECLINED' }],
        })
      const { order } = await merchant.call(markOrderAsPaid, { id })
      expect(order).toMatchObject({ paymentStatus: 'PAID', balanceSummary: { paid: { amount: '25.90' } } })
    })
  })
}
