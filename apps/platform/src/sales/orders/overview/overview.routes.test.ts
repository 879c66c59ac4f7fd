import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteViews } from '../../../catalog/products/printed/site-view.ts'
import type { NewProduct } from '../../../catalog/products/records/new-product.ts'
import { createCatalogWriter } from '../../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../../floor/clock.ts'
import { type Reader, statement, type Value } from '../../../floor/database/database.ts'
import { composedStatement } from '../../../floor/database/statements/statement.ts'
import { sitesStore } from '../../../shop/sites/sites.store.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../../testing/index.ts'
import { lineOf } from '../../checkout/checkout.fixtures.ts'
import { overviewStore } from './overview.store.ts'

const DAY_MS = 86_400_000
/** 01:30 of the next day in Berlin, which changed its clocks in the week before. */
const NOW = Date.parse('2026-03-30T23:30:00Z')

const move = statement('UPDATE orders SET created_at = ? WHERE site_id = ? AND order_id = ?')
const inDollars = statement(`UPDATE orders SET currency = 'USD' WHERE site_id = ? AND order_id = ?`)
const failPayment = statement(
  `INSERT INTO payments (site_id, payment_id, checkout_id, provider_id, attempt_key, attempt_digest, state, amount_minor,
     currency, order_id, revision, tries, due_at, created_at, updated_at)
   VALUES (?, ?, ?, 'card', 'k', 'd', 'UNCAPTURED', 100, 'EUR', ?, 1, 0, 0, ?, ?)`,
)
const failRefund = statement(
  `INSERT INTO order_refunds (site_id, order_id, refund_id, source, source_id, amount_minor, state, created_at)
   VALUES (?, ?, ?, 'PROVIDER', 'p', 100, ?, ?)`,
)
const failMail = statement(
  `INSERT INTO mails (site_id, mail_id, template, data, recipient, recipient_name, language, state, due_at, tries, failure,
     created_at, settled_at)
   VALUES (?, ?, 'order-sent', '{}', 'a@example.com', '', '', 'FAILED', 0, 3, 'no', ?, ?)`,
)

const digital = (priceMinor: number): NewProduct => newProduct({ priceMinor, type: 'digital' })

for (const engine of ENGINES) {
  describe(`the sales overview on ${engine.name}`, () => {
    // Nothing has to be delivered, so no settings take the time zone away.
    const [mug, bowl] = [digital(1000), digital(500)]
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop({
        ...{ engine, clock: { now: () => NOW } },
        seed: async (database, site, { mediaUrl }) => {
          const writer = createCatalogWriter(database, systemClock, createSiteViews(mediaUrl))
          await writer.putProducts(site, [mug, bowl])
          await database.transaction((tx) => sitesStore.setTimeZone(tx, site.siteId, 'Europe/Berlin'))
        },
      })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const read = async () => (await (await shop.merchant()).call(api.getSalesOverview, {})).salesOverview
    const checkOut = async (visitor: Caller, product: NewProduct): Promise<string> => {
      await visitor.call(api.addToCurrentCart, { lineItems: [lineOf(product)] })
      const wishes = { channelType: 'WEB', email: 'ada@example.com' } as const
      return String((await visitor.call(api.createCheckoutFromCurrentCart, wishes)).checkoutId)
    }
    const buy = async (product: NewProduct, at = NOW): Promise<string> => {
      const id = await checkOut(await shop.visitor(), product)
      const { orderId = '' } = await (await shop.merchant()).call(api.createOrderFromCheckout, { id })
      await shop.database.transaction((tx) => tx.run(move, at, shop.site.siteId, orderId))
      return orderId
    }

    it('is empty in a new shop', async () => {
      expect(await read()).toMatchObject({
        timeZone: 'Europe/Berlin',
        today: { day: '2026-03-31', orders: 0, sales: [] },
        lastWeek: { day: '2026-03-24' },
        week: { from: '2026-03-25', conversion: { visitorsWithCart: 0, buyers: 0 }, bestSellers: [] },
        problems: { orders: [], failedEmails: 0 },
      })
    })

    it("counts by the shop's own days, by currency, without canceled orders, and compares up to this time", async () => {
      await buy(mug, Date.parse('2026-03-23T23:00:00Z')) // midnight, before the clocks changed
      await buy(mug, Date.parse('2026-03-24T00:30:00Z')) // 01:30, as now
      await buy(mug, Date.parse('2026-03-24T00:30:01Z'))
      await buy(mug, Date.parse('2026-03-24T23:00:00Z')) // the day after
      await buy(mug, Date.parse('2026-03-30T21:59:59Z')) // yesterday
      await buy(mug, Date.parse('2026-03-30T22:00:00Z')) // midnight there
      await buy(mug)
      const { siteId } = shop.site
      const abroad = await buy(bowl)
      await shop.database.transaction((tx) => tx.run(inDollars, siteId, abroad))
      await (await shop.merchant()).call(api.cancelOrder, { id: await buy(bowl) })
      const { today, lastWeek, lastWeekByNow, week } = await read()
      expect(today).toMatchObject({
        orders: 3,
        sales: [
          { currency: 'EUR', orders: 2, total: { amount: '20.00' }, average: { amount: '10.00' } },
          { currency: 'USD', orders: 1, total: { amount: '5.00' } },
        ],
      })
      expect([lastWeek.orders, lastWeekByNow.orders]).toEqual([3, 2])
      expect(week.bestSellers).toEqual([
        { productId: mug.id, orders: 4 },
        { productId: bowl.id, orders: 1 },
      ])
    })

    it('counts people with a cart once, and those of them who bought', async () => {
      const before = (await read()).week.conversion
      const visitor = await shop.visitor()
      await visitor.call(api.addToCurrentCart, { lineItems: [lineOf(mug)] })
      await visitor.call(api.createCart, { lineItems: [lineOf(bowl)] })
      const other = await shop.visitor()
      const id = await checkOut(other, mug)
      await (await shop.merchant()).call(api.createOrderFromCheckout, { id })
      await other.call(api.addToCurrentCart, { lineItems: [lineOf(mug)] })
      expect((await read()).week.conversion).toEqual({
        visitorsWithCart: before.visitorsWithCart + 2,
        buyers: before.buyers + 1,
      })
    })

    it('names orders whose money is missing, until it arrives or is no longer due', async () => {
      const { siteId } = shop.site
      const [unpaid, settled, refunded, given] = [
        await buy(mug),
        await buy(mug),
        await buy(mug),
        await buy(mug),
      ]
      await (await shop.merchant()).call(api.markOrderAsPaid, { id: settled })
      await shop.database.transaction(async (tx) => {
        for (const id of [unpaid, settled]) await tx.run(failPayment, siteId, id, id, id, NOW, NOW)
        for (const id of [refunded, given]) await tx.run(failRefund, siteId, id, 'r1', 'FAILED', NOW - 2)
        await tx.run(failRefund, siteId, given, 'r2', 'GIVEN', NOW - 1)
        for (const [id, at] of [
          ['m', NOW],
          ['old', NOW - 31 * DAY_MS],
        ] as const)
          await tx.run(failMail, siteId, id, at, at)
      })
      const { problems } = await read()
      expect(problems.orders.map(({ orderId, kind }) => [orderId, kind])).toEqual([
        [unpaid, 'PAYMENT'],
        [refunded, 'REFUND'],
      ])
      expect(problems.failedEmails).toBe(1)
    })

    // Fails without one of the indexes: the engine then reads the table.
    it('reads ranges of indexes, never a whole table', async () => {
      const plan = await planOf(shop)
      expect(plan.filter((step) => /Seq Scan on|^SCAN (?!CONSTANT|SUBQUERY)/.test(step))).toEqual([])
      if (engine.name !== 'SQLite') return
      for (const index of [
        ...['orders_sales', 'order_products_by_order'].map((name) => `COVERING INDEX ${name}`),
        ...['carts_by_age', 'orders_of_owner', 'payments_uncaptured', 'order_refunds_failed', 'mails_failed'],
      ])
        expect(plan.join('\n')).toContain(index)
    })
  })
}

/** How an engine reads each of the figures. */
const planOf = ({ database, site: { siteId } }: Shop): Promise<readonly string[]> =>
  database.transaction(async (tx) => {
    const steps: string[] = []
    const isSqlite = database.engine === 'sqlite'
    // Tables of a few rows are read whole otherwise, whatever indexes they have.
    if (!isSqlite) await tx.run(composedStatement('SET LOCAL enable_seqscan = off'))
    const explained = async (text: string, values: readonly Value[]) => {
      const explain = composedStatement<{ detail?: string; 'QUERY PLAN'?: string }>(
        `${isSqlite ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN (COSTS OFF)'} ${text}`,
      )
      for (const row of await tx.all(explain, ...values))
        steps.push((row.detail ?? row['QUERY PLAN'] ?? '').trim().replace(/^->\s+/, ''))
    }
    const reader: Reader = {
      all: async (statement, ...values) => {
        await explained(statement.text, values)
        return tx.all(statement, ...values)
      },
      first: async (statement, ...values) => {
        await explained(statement.text, values)
        return tx.first(statement, ...values)
      },
    }
    const span = { siteId, from: NOW - DAY_MS, until: NOW + 1 }
    await overviewStore.sold(reader, span)
    await overviewStore.bestSellers(reader, span, 10, 10)
    await overviewStore.conversion(reader, span)
    await overviewStore.failedPayments(reader, siteId, 0, 10)
    await overviewStore.failedRefunds(reader, siteId, 0, 10)
    await overviewStore.failedMails(reader, siteId, 0)
    return steps
  })
