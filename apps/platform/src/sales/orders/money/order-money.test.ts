import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../floor/database/database.ts'
import { ConstraintViolation } from '../../../floor/database/errors.ts'
import { composedStatement } from '../../../floor/database/statements/statement.ts'
import { ENGINES, type TestDatabase } from '../../../testing/engines.ts'
import { ordersMigrations } from '../orders.migrations.ts'
import { orderMoneyStore } from './order-money.store.ts'

const insert = composedStatement(
  `INSERT INTO order_payments (site_id, order_id, source, source_id, held_minor, paid_minor, refunded_minor)
   VALUES ('s', 'cash order', 'OUTSIDE', '', 0, 1000, 400), ('s', 'held', 'PROVIDER', 'payment', 600, 0, 0)`,
)

// Fails without the condition of `refund`.
for (const engine of ENGINES) {
  describe(`an order's money by source on ${engine.name}`, () => {
    let test: TestDatabase
    beforeAll(async () => {
      test = await engine.open(ordersMigrations)
      await test.database.transaction((tx) => tx.run(insert))
    })
    afterAll(() => test.dispose())

    it('is never refunded beyond what a source paid, however many refunds run at once', async () => {
      const order = { siteId: 's', id: 'cash order' }
      const share = { kind: 'OUTSIDE', id: '', amountMinor: 250 } as const
      const refunds = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          test.database.transaction((tx) =>
            orderMoneyStore.refund(tx, order, share, { refundId: String(index), at: 0 }),
          ),
        ),
      )
      expect(refunds.filter(Boolean)).toHaveLength(2)
      const beyond = composedStatement(
        "UPDATE order_payments SET refunded_minor = refunded_minor + 101 WHERE order_id = 'cash order'",
      )
      await expect(test.database.transaction((tx) => tx.run(beyond))).rejects.toThrow(ConstraintViolation)
    })

    it('is credited once after a refused refund', async () => {
      const order = { siteId: 's', id: 'held' }
      const [share, refund] = [
        { kind: 'PROVIDER', id: 'payment', amountMinor: 200 } as const,
        { refundId: 'refused', at: 0 },
      ]
      const inTransaction: Database['transaction'] = (work) => test.database.transaction(work)
      expect(await inTransaction((tx) => orderMoneyStore.capture(tx, order, share.id))).toBe(true)
      expect(await inTransaction((tx) => orderMoneyStore.refund(tx, order, share, refund))).toBe(true)
      expect(await inTransaction((tx) => orderMoneyStore.failRefund(tx, order, 'refused'))).toBe(200)
      expect(await inTransaction((tx) => orderMoneyStore.failRefund(tx, order, 'refused'))).toBeUndefined()
      expect(await orderMoneyStore.of(test.database, order)).toMatchObject([
        { paidMinor: 600, refundedMinor: 0 },
      ])
    })
  })
}
