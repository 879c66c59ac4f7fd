import type { Order } from '@vitrine/contract'
import {
  cancelOrder,
  createCoupon,
  createOrder,
  createOrderFromCheckout,
  getCoupon,
  getOrder,
  listFulfillmentsForMultipleOrders,
  listFulfillmentsForSingleOrder,
  listTransactionsForMultipleOrders,
  listTransactionsForSingleOrder,
  markOrderAsFulfilled,
  markOrderAsPaid,
  queryStoresOrders,
  refundOrder,
  searchOrders,
  updateCheckout,
  updateOrder,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { composedStatement } from '../../floor/database/statements/statement.ts'
import { randomIds } from '../../floor/ids.ts'
import { readQuery } from '../../floor/query/language.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'
import { newCode } from '../gift-cards/gift-card-code.ts'
import { giftCardOf } from '../gift-cards/gift-cards.fixtures.ts'
import { giftCardsStore } from '../gift-cards/gift-cards.store.ts'
import { ORDER_FIELDS, pageSql } from './orders-query.ts'

const quantityOf = statement<{ quantity: number }>(
  `SELECT v.quantity FROM products p JOIN variants v ON v.site_id = p.site_id AND v.product_number = p.product_number
   WHERE p.site_id = ? AND p.product_id = ?`,
)
const mailsTo = statement<{ template: string }>(
  'SELECT template FROM mails WHERE site_id = ? AND recipient = ? ORDER BY template',
)

for (const engine of ENGINES) {
  describe(`orders on ${engine.name}`, () => {
    const mug = newProduct({ priceMinor: 1000, stock: { track: true, quantity: 100 } })
    const bowl = newProduct({ priceMinor: 333, stock: { track: true, quantity: 100 } })
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([mug, bowl], { engine })
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const left = async ({ id }: { id: string }) =>
      (await shop.database.first(quantityOf, shop.site.siteId, id))?.quantity
    const placed = async (
      lines = [lineOf(mug, 2), lineOf(bowl, 3)],
      also?: (checkoutId: string) => Promise<unknown>,
      email = 'ada@example.com',
    ): Promise<Order & { buyer: Caller }> => {
      const buyer = await shop.visitor()
      const id = await checkoutOf(buyer, lines, { email })
      await also?.(id)
      const { orderId } = await merchant.call(createOrderFromCheckout, { id })
      const { order } = await buyer.call(getOrder, { id: String(orderId) })
      if (!order) throw new Error('no order')
      return { ...order, buyer }
    }
    const codeIn = (body: unknown) => /"code":"(\w+)"/.exec(JSON.stringify(body))?.[1]

    it('are canceled once: stock, coupon and gift card get back what they gave, and the buyer gets a mail', async () => {
      const { coupon } = await merchant.call(createCoupon, {
        coupon: { code: `TEN-${engine.name}`, name: 'Ten', percentOffRate: 10, usageLimit: 1 },
      })
      const code = newCode()
      const card = giftCardOf({ id: randomIds.guid(), siteId: shop.site.siteId, issuedMinor: 500 })
      await shop.database.transaction((tx) => giftCardsStore.insert(tx, card, code))
      const balance = async () =>
        (await giftCardsStore.find(shop.database, shop.site.siteId, card.id))?.balanceMinor
      const before = [await left(mug), await left(bowl)]
      const email = `cancel-${engine.name}@example.com`.toLowerCase()
      const order = await placed(
        undefined,
        (id) =>
          merchant.call(updateCheckout, {
            checkout: { id },
            couponCode: String(coupon?.code),
            giftCardCode: code,
          }),
        email,
      )
      expect([await left(mug), await left(bowl), await balance()]).toEqual([
        Number(before[0]) - 2,
        Number(before[1]) - 3,
        0,
      ])
      expect(order).toMatchObject({
        paymentStatus: 'PARTIALLY_PAID',
        balanceSummary: { paid: { amount: '5.00' }, giftCard: { amount: '5.00' } },
        appliedDiscounts: [{ coupon: { code: `TEN-${engine.name}` } }],
      })
      const id = String(order.id)
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => merchant.call(cancelOrder, { id, customMessage: 'Sold out' })),
      )
      expect(answers[0]?.order).toMatchObject({ status: 'CANCELED', paymentStatus: 'FULLY_REFUNDED' })
      expect([await left(mug), await left(bowl), await balance()]).toEqual([...before, 500])
      expect(await merchant.call(getCoupon, { id: String(coupon?.id) })).toMatchObject({
        coupon: { numberOfUsages: 0 },
      })
      const { order: after } = await order.buyer.call(getOrder, { id })
      expect(after?.activities.map(({ type }) => type)).toEqual([
        'ORDER_PLACED',
        'ORDER_CANCELED',
        'ORDER_REFUNDED',
      ])
      expect(after?.activities.at(-1)?.orderRefunded?.amount?.amount).toBe('5.00')
      expect(await shop.database.all(mailsTo, shop.site.siteId, email)).toEqual([
        { template: 'order-canceled' },
        { template: 'order-confirmation' },
      ])
      expect(codeIn((await merchant.try(markOrderAsPaid, { id })).body)).toBe('ORDER_IS_CANCELED')
    })

    it('are paid outside the shop, and refunded by lines or amount, never more than was paid', async () => {
      const order = await placed()
      const id = String(order.id)
      const [mugs, bowls] = order.lineItems
      expect(codeIn((await merchant.try(refundOrder, { id, amount: '1.00' })).body)).toBe(
        'ORDER_NOT_REFUNDABLE',
      )
      const paid = await merchant.call(markOrderAsPaid, { id })
      expect(paid.order).toMatchObject({
        paymentStatus: 'PAID',
        balanceSummary: { balance: { amount: '0.00' } },
      })
      expect((await merchant.call(markOrderAsPaid, { id })).order?.activities).toEqual(paid.order?.activities)

      const before = await left(bowl)
      const lineItems = [{ lineItemId: String(bowls?.id), quantity: 2 }]
      const key = { 'Idempotency-Key': `refund-${engine.name}` }
      const refunds = await Promise.all(
        Array.from({ length: 4 }, () => merchant.call(refundOrder, { id, lineItems, restock: true }, key)),
      )
      expect(refunds.at(-1)?.order).toMatchObject({
        paymentStatus: 'PARTIALLY_REFUNDED',
        balanceSummary: { refunded: { amount: '6.66' } },
      })
      expect(await left(bowl)).toBe(Number(before) + 2)
      expect(codeIn((await merchant.try(refundOrder, { id, lineItems })).body)).toBe('ORDER_NOT_REFUNDABLE')
      const rest = await merchant.call(refundOrder, {
        id,
        lineItems: [
          { lineItemId: String(bowls?.id), quantity: 1 },
          { lineItemId: String(mugs?.id), quantity: 2 },
        ],
      })
      expect(rest.order).toMatchObject({
        balanceSummary: { refunded: { amount: '29.99' } },
        lineItems: [{ refundQuantity: 2 }, { refundQuantity: 3, restockQuantity: 2 }],
      })
      const total = Number(order.priceSummary?.total?.amount)
      const last = (total - 29.99).toFixed(2)
      expect((await merchant.call(refundOrder, { id, amount: last })).order?.paymentStatus).toBe(
        'FULLY_REFUNDED',
      )
      expect(codeIn((await merchant.try(refundOrder, { id, amount: '0.01' })).body)).toBe(
        'ORDER_NOT_REFUNDABLE',
      )
      expect((await merchant.try(refundOrder, { id })).status).toBe(400)
      const unknown = { id, lineItems: [{ lineItemId: randomIds.guid(), quantity: 1 }] }
      expect(codeIn((await merchant.try(refundOrder, unknown)).body)).toBe('LINE_ITEM_NOT_FOUND')
    })

    it("can't be canceled after delivery", async () => {
      const id = String((await placed()).id)
      expect((await merchant.call(markOrderAsFulfilled, { id })).order?.fulfillmentStatus).toBe('FULFILLED')
      expect(codeIn((await merchant.try(cancelOrder, { id })).body)).toBe('ORDER_CANNOT_BE_CANCELED')
    })

    it('change only in buyer and address', async () => {
      const order = await placed()
      const id = String(order.id)
      const { order: after } = await merchant.call(updateOrder, {
        order: { id, buyerNote: 'Ring twice', buyerInfo: { email: 'bob@example.com' }, archived: true },
      })
      expect(after).toMatchObject({
        buyerNote: 'Ring twice',
        buyerInfo: { email: 'bob@example.com' },
        archived: true,
        priceSummary: order.priceSummary,
        number: order.number,
      })
      expect(after?.activities.at(-1)?.type).toBe('EMAIL_EDITED')
      expect(await order.buyer.try(updateOrder, { order: { id } })).toMatchObject({ status: 403 })
    })

    it('are found by field, in any order, page by page without gaps or repeats while others are placed', async () => {
      const wanted = `search-${engine.name}@example.com`.toLowerCase()
      for (let count = 0; count < 5; count++) await placed([lineOf(mug, 1 + (count % 2))], undefined, wanted)
      const filter = { 'buyerInfo.email': wanted }
      for (const sort of [[], [{ fieldName: 'priceSummary.total.amount', order: 'DESC' as const }]]) {
        const found: Order[] = []
        let cursor: string | undefined
        do {
          const { orders, metadata } = await merchant.call(searchOrders, {
            search: cursor
              ? { cursorPaging: { cursor, limit: 2 } }
              : { filter, sort, cursorPaging: { limit: 2 } },
          })
          found.push(...orders)
          cursor = metadata?.cursors?.next ?? undefined
          expect(metadata?.hasNext).toBe(cursor !== undefined)
          if (found.length === 2 && sort.length === 0) await placed([lineOf(mug)], undefined, wanted)
        } while (cursor)
        const ids = found.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.length).toBe(sort.length === 0 ? 5 : 6)
        const totals = found.map(({ priceSummary }) => Number(priceSummary?.total?.amount))
        if (sort.length > 0) expect(totals).toEqual([...totals].sort((one, other) => other - one))
      }
      const none = await merchant.call(searchOrders, {
        search: { filter: { ...filter, status: 'CANCELED' } },
      })
      expect(none.orders).toEqual([])
      for (const cursorPaging of [
        { cursor: 'x' },
        { cursor: Buffer.from('{"behind":[1]}').toString('base64url') },
      ])
        expect(await merchant.try(searchOrders, { search: { cursorPaging } })).toMatchObject({ status: 400 })
      const wrong = await merchant.try(searchOrders, { search: { filter: { total: 1 } } })
      expect(JSON.stringify(wrong.body)).toContain('search.filter.total')
    })

    // Otherwise a page reads all pages before it, and the export of a large shop never ends.
    it.each(['ASC', 'DESC'] as const)('are read from where the last page ended, %s', async (order) => {
      const { siteId } = shop.site
      const sort = [{ fieldName: 'createdDate', order }]
      const query = readQuery({ filter: { archived: false }, sort }, { fields: ORDER_FIELDS, moneyDigits: 2 })
      const { text, values } = pageSql({ siteId, owner: undefined }, query, { behind: [Date.now(), 'id'] })
      const plan = await shop.database.transaction(async (tx) => {
        const isSqlite = shop.database.engine === 'sqlite'
        if (!isSqlite) await tx.run(composedStatement('SET LOCAL enable_seqscan = off'))
        const explain = isSqlite ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN (COSTS OFF)'
        return tx.all(composedStatement<Record<string, string>>(`${explain} ${text}`), ...values)
      })
      const steps = plan.flatMap((row) => row.detail ?? row['QUERY PLAN'] ?? []).join('\n')
      expect(steps).toMatch(
        order === 'ASC'
          ? /archived=\? AND created_at>\?|Index Cond: .*created_at >= /
          : /archived=\? AND created_at<\?|Index Cond: .*created_at <= /,
      )
    })

    it('are found by their buyer only, with any filter', async () => {
      const order = await placed()
      const other = await placed()
      const search = { filter: { status: { $ne: 'CANCELED' } }, cursorPaging: { limit: 100 } }
      const found = async (caller: Caller) =>
        (await caller.call(searchOrders, { search })).orders.map(({ id }) => id)
      expect(await found(order.buyer)).toEqual([order.id])
      expect(await found(await shop.visitor())).toEqual([])
      expect(await found(merchant)).toEqual(expect.arrayContaining([order.id, other.id]))
      const theirs = { filter: { id: other.id } }
      expect((await order.buyer.call(searchOrders, { search: theirs })).orders).toEqual([])
      const { metadata } = await merchant.call(searchOrders, { search: { cursorPaging: { limit: 1 } } })
      const cursor = metadata?.cursors?.next ?? ''
      const after = await order.buyer.call(searchOrders, { search: { cursorPaging: { cursor } } })
      expect(after.orders.filter(({ id }) => id !== order.id)).toEqual([])
    })

    it('show what was sent and paid, to their buyer and the shop only', async () => {
      const order = await placed()
      const { id: orderId, buyer } = order
      const other = await placed()
      const none = await buyer.call(listFulfillmentsForSingleOrder, { orderId })
      expect(none).toEqual({ orderWithFulfillments: { orderId, fulfillments: [] } })
      await merchant.call(markOrderAsPaid, { id: orderId })
      const trackingInfo = { trackingNumber: 'H1001', trackingLink: 'https://post.example/H1001' }
      await merchant.call(markOrderAsFulfilled, { id: orderId, trackingInfo })
      const { orderWithFulfillments } = await buyer.call(listFulfillmentsForSingleOrder, { orderId })
      expect(orderWithFulfillments.fulfillments).toMatchObject([
        {
          completed: true,
          trackingInfo,
          lineItems: order.lineItems.map(({ id, quantity }) => ({ id, quantity })),
        },
      ])
      await merchant.call(refundOrder, { id: orderId, amount: '5.00', reason: 'A chip' })
      const { orderTransactions } = await buyer.call(listTransactionsForSingleOrder, { orderId })
      expect(orderTransactions).toMatchObject({
        payments: [
          {
            id: orderId,
            amount: { amount: order.priceSummary?.total?.amount },
            status: 'PARTIALLY_REFUNDED',
            regularPaymentDetails: { offlinePayment: true },
          },
        ],
        refunds: [
          {
            details: { reason: 'A chip' },
            summary: { requestedRefund: { amount: '5.00' }, refunded: { amount: '5.00' } },
            transactions: [{ paymentId: orderId, refundStatus: 'SUCCEEDED', externalRefund: true }],
          },
        ],
      })
      const orderIds = [other.id, randomIds.guid(), orderId]
      const [theirs, everyone] = [
        await buyer.call(listFulfillmentsForMultipleOrders, { orderIds }),
        await merchant.call(listTransactionsForMultipleOrders, { orderIds }),
      ]
      expect(theirs.ordersWithFulfillments).toEqual([orderWithFulfillments])
      expect(everyone.orderTransactions.map((one) => one.orderId)).toEqual([other.id, orderId])
      for (const list of [listFulfillmentsForSingleOrder, listTransactionsForSingleOrder])
        expect(codeIn((await buyer.try(list, { orderId: other.id })).body)).toBe('ORDER_NOT_FOUND')
    })

    it('are listed in the older shape, each buyer seeing their own', async () => {
      const order = await placed()
      expect(await order.buyer.call(queryStoresOrders, { query: {} })).toMatchObject({
        orders: [
          {
            id: order.id,
            number: Number(order.number),
            totals: { total: order.priceSummary?.total?.amount },
            lineItems: [{ quantity: 2, totalPrice: '20.00' }, { quantity: 3 }],
          },
        ],
        totalResults: 1,
      })
      expect((await merchant.call(queryStoresOrders, {})).totalResults).toBeGreaterThan(1)
      expect((await (await shop.visitor()).call(queryStoresOrders, {})).orders).toEqual([])
    })

    it('placed elsewhere are recorded once, with their sums checked and stock unchanged', async () => {
      const before = await left(mug)
      const order = {
        lineItems: [
          lineOf(mug, 2),
          { quantity: 1, productName: { original: 'Wrapping' }, price: { amount: '2.50' } },
        ],
        priceSummary: { shipping: { amount: '5.00' } },
        paymentStatus: 'PAID' as const,
        channelInfo: { type: 'POS' as const, externalOrderId: 'till-7' },
      }
      const key = { 'Idempotency-Key': `written-${engine.name}` }
      const [one, two] = [
        await merchant.call(createOrder, { order }, key),
        await merchant.call(createOrder, { order }, key),
      ]
      expect(two).toEqual(one)
      expect(one.order).toMatchObject({
        status: 'APPROVED',
        paymentStatus: 'PAID',
        priceSummary: { subtotal: { amount: '22.50' }, total: { amount: '27.50' } },
        lineItems: [{ productName: { original: mug.name } }, { productName: { original: 'Wrapping' } }],
      })
      await merchant.call(cancelOrder, { id: String(one.order?.id) })
      expect(await left(mug)).toBe(before)
      const wrong = { ...order, priceSummary: { total: { amount: '1.00' } } }
      expect((await merchant.try(createOrder, { order: wrong })).status).toBe(400)
      const gone = { order: { lineItems: [lineOf({ id: randomIds.guid() })] } }
      expect(codeIn((await merchant.try(createOrder, gone)).body)).toBe('ITEM_NOT_FOUND')
    })
  })
}
