import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase, statement, type Transaction } from '../../floor/database/database.ts'
import { Failure } from '../../floor/failure.ts'
import { randomIds } from '../../floor/ids.ts'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import type { Coupon } from './coupon.ts'
import { claimUse, giveBackUse } from './coupon-uses.ts'
import { couponOf } from './coupons.fixtures.ts'
import { couponsMigrations } from './coupons.migrations.ts'
import { couponsStore } from './coupons.store.ts'

const NOW = 1000
const countAsRead = statement('UPDATE coupons SET uses = ? WHERE site_id = ? AND coupon_id = ?')

// Fails without the conditions of `countUse` and of `countBuyersUse`; the control below proves it every time.
for (const engine of ENGINES) {
  describe(`the uses of a coupon on ${engine.name}`, () => {
    let test: TestDatabase
    /** A second connection to the same database, as another process has it. */
    let other: Database
    beforeAll(async () => {
      test = await engine.open(couponsMigrations)
      other = await openDatabase(test.settings)
    })
    afterAll(async () => {
      await other.close()
      await test.dispose()
    })

    const kept = async (terms: Partial<Coupon> = {}): Promise<Coupon> => {
      const coupon = couponOf({ id: randomIds.guid(), code: randomIds.guid(), ...terms })
      await test.database.transaction((tx) => couponsStore.insert(tx, coupon))
      return coupon
    }
    const use = ({ siteId, id }: Coupon, buyer: string, at = NOW) => ({
      siteId,
      couponId: id,
      buyers: [buyer],
      at,
    })
    const usesOf = async ({ siteId, id }: Coupon) =>
      (await couponsStore.find(test.database, siteId, id))?.uses
    /** Tries at once from two processes; returns how many succeeded, and why the others failed. */
    const crowd = async (size: number, work: (tx: Transaction, index: number) => Promise<void>) => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: size }, (_, index) =>
          (index % 2 ? other : test.database).transaction((tx) => work(tx, index)),
        ),
      )
      const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(failures.filter((error) => !(error instanceof Failure))).toEqual([])
      return { through: size - failures.length, codes: [...new Set(failures.map(({ code }) => code))] }
    }

    it('reach its limit and no further, however many try at once', async () => {
      const coupon = await kept({ usageLimit: 20 })
      expect(await crowd(200, (tx, index) => claimUse(tx, use(coupon, `visitor:${index}`)))).toEqual({
        through: 20,
        codes: ['ERROR_COUPON_USAGE_EXCEEDED'],
      })
      expect(await usesOf(coupon)).toBe(20)
    })

    it("reach the limit of each buyer, and refused ones don't count", async () => {
      const coupon = await kept({ limitPerBuyer: 3, usageLimit: 100 })
      expect(await crowd(60, (tx, index) => claimUse(tx, use(coupon, `member:${index % 2}`)))).toEqual({
        through: 6,
        codes: ['ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'],
      })
      expect(await usesOf(coupon)).toBe(6)
      expect(await couponsStore.usesBy(test.database, coupon, ['member:1'])).toBe(3)
    })

    it("would exceed the limit if they were counted by read and write, without the table's condition", async () => {
      const coupon = await kept({ usageLimit: 20, uses: 0 })
      let through = 0
      await Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          const database = index % 2 ? other : test.database
          const found = await couponsStore.find(database, coupon.siteId, coupon.id)
          const uses = found?.uses ?? 0
          if (uses >= 20) return
          await database.transaction((tx) => tx.run(countAsRead, uses + 1, coupon.siteId, coupon.id))
          through++
        }),
      )
      expect(through).toBeGreaterThan(Number(await usesOf(coupon)))
    })

    it('can be returned and used again', async () => {
      const coupon = await kept({ usageLimit: 1, limitPerBuyer: 1 })
      const claim = () => test.database.transaction((tx) => claimUse(tx, use(coupon, 'member:1')))
      const giveBack = () => test.database.transaction((tx) => giveBackUse(tx, use(coupon, 'member:1')))
      await giveBack()
      await claim()
      await expect(claim()).rejects.toMatchObject({ code: 'ERROR_COUPON_USAGE_EXCEEDED' })
      await giveBack()
      await claim()
      expect(await usesOf(coupon)).toBe(1)
    })

    it.each<[Partial<Coupon>, string]>([
      [{ active: false }, 'ERROR_COUPON_DOES_NOT_EXIST'],
      [{ startsAt: NOW + 1 }, 'ERROR_COUPON_IS_NOT_ACTIVE_YET'],
      [{ expiresAt: NOW }, 'ERROR_COUPON_HAS_EXPIRED'],
    ])('are refused if it is %j', async (terms, code) => {
      const coupon = await kept(terms)
      const claim = test.database.transaction((tx) => claimUse(tx, use(coupon, 'member:1')))
      await expect(claim).rejects.toMatchObject({ code })
      expect(await usesOf(coupon)).toBe(0)
    })

    it('are refused for an unknown coupon', async () => {
      const claim = test.database.transaction((tx) => claimUse(tx, use(couponOf({ id: 'none' }), 'member:1')))
      await expect(claim).rejects.toMatchObject({ code: 'ERROR_COUPON_DOES_NOT_EXIST' })
    })
  })
}
