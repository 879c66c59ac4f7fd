import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityMigrations } from '../../people/identity/identity.migrations.ts'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import type { Database } from '../database/database.ts'
import { createRates, type Rate } from './rates.ts'

const HOUR_MS = 3_600_000
let subjects = 0
const rate = (most: number): Rate => ({ of: ['try', `of ${++subjects}`], most, windowMs: HOUR_MS })

// Fails without the condition in the update, and with windows that restart every hour.
for (const engine of ENGINES) {
  describe(`a rate on ${engine.name}`, () => {
    let test: TestDatabase
    let other: Database
    let now = 1e12
    beforeAll(async () => {
      test = await engine.open(identityMigrations)
      other = await test.openAgain()
    })
    afterAll(() => test.dispose())
    const rates = createRates({ now: () => now })
    const count = (of: Rate, database = test.database) =>
      database.transaction((tx) => rates.count(tx, 'site', of))

    it('lets half of its number through at once, however many come', async () => {
      const twenty = rate(20)
      const tries = Array.from({ length: 60 }, (_, index) => count(twenty, index % 2 ? other : test.database))
      expect((await Promise.all(tries)).filter((refused) => !refused)).toHaveLength(10)
      expect(await rates.level(test.database, 'site', twenty)).toBe(10)
    })

    it('lets no more than its number through in any hour, and says how long to wait', async () => {
      const twenty = rate(20)
      const let_through: number[] = []
      for (let minute = 0; minute < 240; minute++) {
        now += 60_000
        // Quiet for an hour and a half in the middle, to save up for a rush.
        if (minute > 70 && minute < 160) continue
        if (!(await count(twenty))) let_through.push(now)
        if (minute === 160)
          for (let more = 0; more < 30; more++) if (!(await count(twenty))) let_through.push(now)
      }
      const most = Math.max(
        ...let_through.map((from) => let_through.filter((at) => at >= from && at < from + HOUR_MS).length),
      )
      expect(most).toBeLessThanOrEqual(20)
      expect(most).toBeGreaterThan(15)
      const refused = (await count(twenty)) ?? (await count(twenty))
      expect(refused?.waitMs).toBeGreaterThan(0)
      now += refused?.waitMs ?? 0
      expect(await count(twenty)).toBeUndefined()
    })

    it('gives back attempts that turned out right, and forgets', async () => {
      const four = rate(4)
      await count(four)
      await count(four)
      expect(await count(four)).toBeDefined()
      await test.database.transaction((tx) => rates.giveBack(tx, 'site', four))
      expect(await count(four)).toBeUndefined()
      await test.database.transaction((tx) => rates.forget(tx, 'site', four))
      expect(await rates.level(test.database, 'site', four)).toBe(0)
    })
  })
}
