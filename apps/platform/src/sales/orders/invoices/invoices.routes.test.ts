import {
  cancelOrder,
  createFulfillment,
  createOrder,
  createOrderFromCheckout,
  generateInvoice,
  getOrder,
  listInvoicesForMultipleOrders,
  markOrderAsPaid,
  refundOrder,
  updateCheckout,
  updateFeeSettings,
  updateOrder,
  updateTaxSettings,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../../floor/database/database.ts'
import { ConstraintViolation } from '../../../floor/database/errors.ts'
import { randomIds } from '../../../floor/ids.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import type { Caller, Shop } from '../../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'
import { newCode } from '../../gift-cards/gift-card-code.ts'
import { giftCardOf } from '../../gift-cards/gift-cards.fixtures.ts'
import { giftCardsStore } from '../../gift-cards/gift-cards.store.ts'
import { tax } from '../../totals/totals.fixtures.ts'
import { invoicesStore } from './invoices.store.ts'

/** Documents of an order as they were before they had items. */
const forgetItems = statement('UPDATE order_invoices SET items = NULL WHERE order_id = ?')
const REDUCED = '88888888-8888-4888-8888-888888888888'

for (const engine of ENGINES) {
  describe(`invoices and credit notes on ${engine.name}`, () => {
    const [bowl, jug] = [newProduct({ priceMinor: 1000, sku: 'B-1' }), newProduct({ priceMinor: 2001 })]
    const song = newProduct({ type: 'digital' })
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([bowl, jug, song], { engine })
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

    it('divide their amounts by tax rate, whether lines or amounts were refunded, before and after the invoice', async () => {
      const jurisdictionType = 'COUNTRY' as const
      const rates = [
        { rate: '0.19', jurisdictionType },
        { rate: '0.07', taxGroupId: REDUCED, jurisdictionType },
      ]
      await merchant.call(updateTaxSettings, {
        taxSettings: { ...tax, rates, shippingTaxGroupId: REDUCED },
      })
      const fee = {
        code: 'box',
        name: 'Box',
        amount: '1.07',
        per: 'CART' as const,
        taxable: true,
        active: true,
      }
      await merchant.call(updateFeeSettings, { feeSettings: { fees: [{ ...fee, taxGroupId: REDUCED }] } })
      const checkoutId = await checkoutOf(await shop.visitor(), [lineOf(bowl, 3)])
      const { orderId: id = '' } = await merchant.call(createOrderFromCheckout, { id: checkoutId })
      await merchant.call(markOrderAsPaid, { id })
      const { order } = await merchant.call(getOrder, { id })
      const lineItems = [{ lineItemId: String(order?.lineItems[0]?.id), quantity: 1 }]
      await merchant.call(refundOrder, { id, lineItems })
      await merchant.call(generateInvoice, { orderId: id })
      await merchant.call(refundOrder, { id, amount: '5.00' })
      await merchant.call(refundOrder, { id, amount: '21.97' })
      const shares = (await documents(id)).map(({ taxes = [], amount }) => [
        amount.amount,
        ...taxes.map(({ taxRate, taxableAmount, totalTax, totalAmount }) =>
          [taxRate, taxableAmount.amount, totalTax.amount, totalAmount.amount].join(' '),
        ),
      ])
      expect(shares).toEqual([
        ['36.97', '0.19 25.21 4.79 30.00', '0.07 6.51 0.46 6.97'],
        ['10.00', '0.19 8.40 1.60 10.00'],
        ['5.00', '0.19 3.12 0.59 3.71', '0.07 1.20 0.09 1.29'],
        ['21.97', '0.19 13.69 2.60 16.29', '0.07 5.31 0.37 5.68'],
      ])
      expect(order?.priceSummary?.tax?.amount).toBe('5.25')
      const [, ofItems, ofAmount] = await documents(id)
      const [line] = order?.lineItems ?? []
      expect(ofItems?.creditedItems).toEqual([
        {
          ...{ lineItemId: line?.id, productName: line?.productName, quantity: 1 },
          ...{ descriptionLines: line?.descriptionLines, amount: ofItems?.amount },
          physicalProperties: expect.objectContaining({ sku: 'B-1' }),
        },
      ])
      expect(ofAmount).not.toHaveProperty('creditedItems')
    })

    it('say when everything was supplied: with the last parcel, or once a download is paid', async () => {
      const supplied = async (orderId: string) => (await documents(orderId)).map((each) => each.suppliedDate)
      const order = async (line: ReturnType<typeof lineOf>) => {
        const id = await checkoutOf(await shop.visitor(), [line])
        const { orderId = '' } = await merchant.call(createOrderFromCheckout, { id })
        await merchant.call(generateInvoice, { orderId })
        return orderId
      }
      const sent = await order(lineOf(bowl, 2))
      const { order: placed } = await merchant.call(getOrder, { id: sent })
      const lineItems = [{ id: String(placed?.lineItems[0]?.id), quantity: 1 }]
      for (const isLast of [false, true]) {
        expect(await supplied(sent)).toEqual([undefined])
        const parcel = { orderId: sent, fulfillment: { lineItems } }
        const { orderWithFulfillments } = await merchant.call(createFulfillment, parcel)
        const last = orderWithFulfillments.fulfillments.at(-1)?.createdDate
        if (isLast) expect(await supplied(sent)).toEqual([last])
      }
      const download = await order(lineOf(song))
      expect(await supplied(download)).toEqual([undefined])
      await merchant.call(markOrderAsPaid, { id: download })
      const paidAt = (await merchant.call(getOrder, { id: download })).order?.activities?.findLast(
        ({ type }) => type === 'ORDER_PAID',
      )?.createdDate
      expect(paidAt).toBeDefined()
      expect(await supplied(download)).toEqual([paidAt])
    })

    it('list the refunded items, even for a cancelled order; documents of earlier versions have none', async () => {
      const code = newCode()
      const card = giftCardOf({ id: randomIds.guid(), siteId: shop.site.siteId, issuedMinor: 10_000 })
      await shop.database.transaction((tx) => giftCardsStore.insert(tx, card, code))
      const checkoutId = await checkoutOf(await shop.visitor(), [lineOf(bowl, 3), lineOf(jug)])
      await merchant.call(updateCheckout, { checkout: { id: checkoutId }, giftCardCode: code })
      const { orderId: id = '' } = await merchant.call(createOrderFromCheckout, { id: checkoutId })
      const { order } = await merchant.call(getOrder, { id })
      await merchant.call(generateInvoice, { orderId: id })
      const lines = order?.lineItems ?? []
      const lineItems = [{ lineItemId: String(lines[0]?.id), quantity: 2 }]
      await merchant.call(refundOrder, { id, lineItems, amount: '5.00' })
      await merchant.call(cancelOrder, { id })
      const listed = async () =>
        (await documents(id)).map(({ kind, amount, creditedItems }) => [
          ...[kind, amount.amount],
          creditedItems?.map(({ lineItemId, productName, quantity, amount: { amount: of } }) => {
            const line = lines.find(({ id: lineId }) => lineId === lineItemId)
            expect(productName).toEqual(line?.productName)
            return [lines.findIndex(({ id: lineId }) => lineId === lineItemId), quantity, of]
          }),
        ])
      const total = Number(order?.priceSummary?.total?.amount)
      expect(await listed()).toEqual([
        ['INVOICE', total.toFixed(2), undefined],
        ['CREDIT_NOTE', '5.00', [[0, 2, '20.00']]],
        [
          'CREDIT_NOTE',
          (total - 5).toFixed(2),
          [
            [0, 1, '10.00'],
            [1, 1, '20.01'],
          ],
        ],
      ])
      await shop.database.transaction((tx) => tx.run(forgetItems, id))
      expect((await listed()).map(([, , items]) => items)).toEqual([undefined, undefined, undefined])
    })

    it('are listed to the shop and the buyer only', async () => {
      const orderId = await paid()
      await merchant.call(generateInvoice, { orderId })
      const stranger = await shop.visitor()
      expect(await stranger.call(listInvoicesForMultipleOrders, { orderIds: [orderId] })).toEqual({
        invoicesForOrder: [],
      })
    })

    it('name whom the order named when they were issued, however it changes later', async () => {
      const id = await paid()
      const billing = (company: string) => ({
        address: { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine: 'Gasse 1' },
        contactDetails: { firstName: 'Ada', lastName: 'Byron', company, phone: '+49 731 1234' },
      })
      const change = async (company: string) =>
        (await merchant.call(updateOrder, { order: { id, billingInfo: billing(company) } })).order
      const before = await change('Engines')
      expect(before).toMatchObject({ billingInfo: billing('Engines') })
      expect(before?.activities.at(-1)).toMatchObject({
        ...{ type: 'CUSTOM_ACTIVITY', customActivity: { type: 'BILLING_DETAILS_EDITED' } },
      })
      await merchant.call(generateInvoice, { orderId: id })
      expect((await documents(id))[0]).not.toHaveProperty('billingInfo')
      const count = (await change('Looms'))?.activities.length
      await change('Mills')
      expect((await change('Mills'))?.activities).toHaveLength((count ?? 0) + 1)
      await merchant.call(refundOrder, { id, amount: '5.00' })
      const [invoice, note] = await documents(id)
      expect([invoice, note]).toMatchObject([
        { kind: 'INVOICE', billingInfo: billing('Engines') },
        { kind: 'CREDIT_NOTE', billingInfo: billing('Engines') },
      ])
      const { order } = await merchant.call(getOrder, { id })
      expect(order).toMatchObject({ billingInfo: billing('Mills') })
    })
  })
}
