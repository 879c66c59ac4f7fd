import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import type { Attempt } from './attempt.ts'
import { idempotencyMigrations } from './idempotency.migrations.ts'
import { idempotencyStore } from './idempotency.store.ts'

const cart = { id: 'cart-1', revision: 7 }
const attempt: Attempt = {
  siteId: 'site-1',
  principal: 'visitor:1',
  key: 'key-1',
  route: 'addToCurrentCart',
  digest: 'digest-1',
  at: 1000,
}

const countKeys = statement<{ count: number }>(
  'SELECT count(*) AS count FROM idempotency_keys WHERE site_id = ?',
)

for (const engine of ENGINES) {
  describe(`idempotency keys on ${engine.name}`, () => {
    let test: TestDatabase
    const claim = (claimed: Attempt) =>
      test.database.transaction((tx) => idempotencyStore.claim(tx, claimed, cart))

    beforeAll(async () => {
      test = await engine.open(idempotencyMigrations)
    })
    afterAll(() => test.dispose())

    it('are claimed once and recognized when repeated', async () => {
      const mine = { ...attempt, siteId: 'once' }
      expect(await claim(mine)).toBe('first')
      expect(await claim({ ...mine, at: 2000 })).toBe('repeat')
    })

    it('belong to their site and their principal', async () => {
      const mine = { ...attempt, siteId: 'own' }
      expect(await claim(mine)).toBe('first')
      expect(await claim({ ...mine, principal: 'visitor:2' })).toBe('first')
      expect(await claim({ ...mine, siteId: 'other' })).toBe('first')
    })

    it('belong to one call with one body', async () => {
      const mine = { ...attempt, siteId: 'reuse' }
      await claim(mine)
      await expect(claim({ ...mine, digest: 'digest-2' })).rejects.toMatchObject({
        code: 'IDEMPOTENCY_KEY_REUSED',
      })
      await expect(claim({ ...mine, route: 'deleteCurrentCart' })).rejects.toMatchObject({
        code: 'IDEMPOTENCY_KEY_REUSED',
      })
    })

    it('are released by a transaction that fails', async () => {
      const mine = { ...attempt, siteId: 'failed' }
      const failing = test.database.transaction(async (tx) => {
        await idempotencyStore.claim(tx, mine, cart)
        throw new Error('the call failed')
      })
      await expect(failing).rejects.toThrow('the call failed')
      expect(await claim(mine)).toBe('first')
    })

    it('are claimed by one of twenty concurrent calls', async () => {
      const mine = { ...attempt, siteId: 'race' }
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => claim(mine)))
      expect(outcomes.filter((outcome) => outcome === 'first')).toHaveLength(1)
    })

    it('are purged when they are old, 500 at a time', async () => {
      await test.database.transaction(async (tx) => {
        for (let index = 0; index < 620; index++)
          await idempotencyStore.claim(
            tx,
            { ...attempt, siteId: 'purge', key: `key-${index}`, at: index < 610 ? index - 1000 : 5000 },
            cart,
          )
      })
      const purge = () => test.database.transaction((tx) => idempotencyStore.purge(tx, 0))
      expect(await purge()).toBe(500)
      expect(await purge()).toBe(110)
      expect(await purge()).toBe(0)
      expect(await test.database.first(countKeys, 'purge')).toEqual({ count: 10 })
    })
  })
}
