import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase, statement } from '../../floor/database/database.ts'
import { Failure } from '../../floor/failure.ts'
import { randomIds } from '../../floor/ids.ts'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import type { Membership } from './membership.ts'
import { membershipsMigrations } from './memberships.migrations.ts'
import { membershipsStore } from './memberships.store.ts'
import { memberships } from './memberships.ts'

const NOW = 1000
const siteId = '11111111-1111-4111-8111-111111111111'
const buyer = 'member:ada'
const writeAsRead = statement(
  'UPDATE memberships SET credits_left = ? WHERE site_id = ? AND membership_id = ?',
)

// Fails without the condition on the credits in `take`; the control proves it every time.
for (const engine of ENGINES) {
  describe(`the credits of a membership on ${engine.name}`, () => {
    const planId = randomIds.guid()
    let test: TestDatabase
    /** A second connection to the same database, as another process has it. */
    let other: Database
    beforeAll(async () => {
      test = await engine.open(membershipsMigrations)
      other = await openDatabase(test.settings)
      const plan = { id: planId, siteId, revision: 1, name: 'Ten lessons', itemIds: [], credits: 10 }
      await test.database.transaction((tx) =>
        membershipsStore.insertPlan(tx, { ...plan, validDays: 30, active: true, createdAt: 0, updatedAt: 0 }),
      )
    })
    afterAll(async () => {
      await other.close()
      await test.dispose()
    })

    const granted = async (terms: Partial<Membership> = {}): Promise<string> => {
      const id = randomIds.guid()
      const membership = { id, siteId, planId, buyer, credits: { total: 10, left: 10 } }
      const times = { startsAt: 0, expiresAt: undefined, createdAt: 0 }
      await test.database.transaction((tx) =>
        membershipsStore.insert(tx, { ...membership, ...times, ...terms }),
      )
      return id
    }
    const leftOf = async (id: string) =>
      (await membershipsStore.find(test.database, siteId, id))?.credits?.left
    const use = (membershipId: string, orderId: string, credits = 1, database = test.database, by = buyer) =>
      database.transaction((tx) =>
        memberships.use(tx, { siteId, orderId, buyer: by, at: NOW, uses: [{ membershipId, credits }] }),
      )
    const crowd = async (size: number, work: (index: number) => Promise<void>): Promise<number> => {
      const outcomes = await Promise.allSettled(Array.from({ length: size }, (_, index) => work(index)))
      const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(failures.filter((error) => !(error instanceof Failure))).toEqual([])
      return size - failures.length
    }

    it('are used up and no further, however many orders use them at once', async () => {
      const id = await granted()
      const through = await crowd(30, (index) =>
        use(id, `order ${index}`, 1, index % 2 ? other : test.database),
      )
      expect(through).toBe(10)
      expect(await leftOf(id)).toBe(0)
    })

    it('would be overdrawn if they were read and written without the condition', async () => {
      const id = await granted()
      let used = 0
      await Promise.all(
        Array.from({ length: 30 }, async (_, index) => {
          const database = index % 2 ? other : test.database
          const left = (await membershipsStore.find(database, siteId, id))?.credits?.left ?? 0
          if (left === 0) return
          await database.transaction((tx) => tx.run(writeAsRead, left - 1, siteId, id))
          used++
        }),
      )
      expect(used + Number(await leftOf(id))).toBeGreaterThan(10)
    })

    it('are taken and returned once per order', async () => {
      const id = await granted()
      await use(id, 'first', 4)
      await expect(use(id, 'first', 4)).rejects.toMatchObject({ code: 'CHECKOUT_CHANGED' })
      expect(await leftOf(id)).toBe(6)
      await crowd(4, () =>
        test.database.transaction((tx) => memberships.giveBack(tx, { siteId, orderId: 'first' })),
      )
      expect(await leftOf(id)).toBe(10)
    })

    it("are unlimited if the plan's are", async () => {
      const id = await granted({ credits: undefined })
      expect(await crowd(5, (index) => use(id, `free ${index}`, 1000))).toBe(5)
      await test.database.transaction((tx) => memberships.giveBack(tx, { siteId, orderId: 'free 1' }))
      expect(await leftOf(id)).toBeUndefined()
    })

    it("don't pay for another buyer, before or after their time, or once canceled", async () => {
      const refused = [
        [await granted(), 'visitor:eve'],
        [await granted({ startsAt: NOW + 1 }), buyer],
        [await granted({ expiresAt: NOW }), buyer],
        [await granted(), buyer],
        ['none', buyer],
      ] as const
      await test.database.transaction((tx) => membershipsStore.cancel(tx, siteId, refused[3][0]))
      for (const [id, by] of refused)
        await expect(use(id, 'refused', 1, test.database, by)).rejects.toMatchObject({
          code: 'CHECKOUT_CHANGED',
        })
    })
  })
}
