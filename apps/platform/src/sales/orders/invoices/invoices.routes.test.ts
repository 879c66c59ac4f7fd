import {
  createOrder,
  generateInvoice,
  listInvoicesForMultipleOrders,
  refundOrder,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConstraintViolation } from '../../../floor/database/errors.ts'
import { ENGINES } from '../../../testing/engines.ts'
import type { Caller, Shop } from '../../../testing/index.ts'
import { openSellingShop } from '../../checkout/checkout.fixtures.ts'
import { invoicesStore } from './invoices.store.ts'

for (const engine of ENGINES) {
  describe(`invoices and credit notes on ${engine.name}`, () => {
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([], { engine })
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const paid = async (): Promise<string> => {
      const lineItems = [{ quantity: 1, productName: { original: 'Bowl' }, price: { amount: '20.00' } }]
      const { order } = await merchant.call(createOrder, { order: { lineItems, paymentStatus: 'PAID' } })
      return String(order?.id)
    }
    const documents = async (...orderIds: string[]) =>
      (await merchant.call(listInvoicesForMultipleOrders, { orderIds })).invoicesForOrder.flatMap(
        ({ invoicesInfo }) => invoicesInfo,
      )

    it('count on without a gap or a double, however many are made at once and however many fail', async () => {
      const orders = await Promise.all(Array.from({ length: 6 }, paid))
      // Three people ask for each invoice, and transactions in between fail after they took a number.
      const failing = async (orderId: string) => {
        const work = shop.database.transaction(async (tx) => {
          const key = { siteId: shop.site.siteId, id: orderId }
          await invoicesStore.add(tx, key, { kind: 'INVOICE', id: `${orderId} `, amountMinor: 1, at: 0 })
          throw new Error('failed on purpose')
        })
        await expect(work).rejects.toThrow('failed on purpose')
      }
      await Promise.all(
        orders.flatMap((orderId) => [
          ...Array.from({ length: 3 }, () => merchant.call(generateInvoice, { orderId })),
          failing(orderId),
        ]),
      )
      const numbers = (await documents(...orders)).map(({ number }) => Number(number))
      expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6])
      const [orderId = ''] = orders
      const again = shop.database.transaction((tx) =>
        invoicesStore.add(
          tx,
          { siteId: shop.site.siteId, id: orderId },
          { kind: 'INVOICE', id: orderId, amountMinor: 1, at: 0 },
        ),
      )
      await expect(again).rejects.toThrow(ConstraintViolation)
    })

    it('follow each refund, also those from before the invoice, and never exceed what was paid', async () => {
      const orderId = await paid()
      await merchant.call(refundOrder, { id: orderId, amount: '2.00' })
      expect(await documents(orderId)).toEqual([])
      await merchant.call(generateInvoice, { orderId })
      const tries = await Promise.all(
        Array.from({ length: 8 }, () => merchant.try(refundOrder, { id: orderId, amount: '6.00' })),
      )
      expect(tries.filter(({ status }) => status === 200)).toHaveLength(3)
      const [invoice, ...notes] = await documents(orderId)
      expect(invoice).toMatchObject({ id: orderId, kind: 'INVOICE', amount: { amount: '20.00' } })
      expect(notes.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
        ['CREDIT_NOTE', '2.00'],
        ...Array.from({ length: 3 }, () => ['CREDIT_NOTE', '6.00']),
      ])
      const first = Number(notes[0]?.number)
      expect(notes.map(({ number }) => Number(number))).toEqual([first, first + 1, first + 2, first + 3])
    })

    it('are listed to the shop and the buyer only', async () => {
      const orderId = await paid()
      await merchant.call(generateInvoice, { orderId })
      const stranger = await shop.visitor()
      expect(await stranger.call(listInvoicesForMultipleOrders, { orderIds: [orderId] })).toEqual({
        invoicesForOrder: [],
      })
    })
  })
}
