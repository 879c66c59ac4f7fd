import { expect, it } from 'vitest'
import { statement } from './database/database.ts'
import { recordEvent } from './features/events/outbox.ts'
import { idempotencyStore } from './features/idempotency/idempotency.store.ts'
import { keepHouse } from './housekeeping.ts'
import { migrations } from './migrations.ts'
import { ENGINES } from './testing/engines.ts'

const DAY_MS = 86_400_000
const now = 100 * DAY_MS

const countRows = statement<{ events: number; keys: number }>(
  'SELECT (SELECT count(*) FROM outbox) AS events, (SELECT count(*) FROM idempotency_keys) AS keys',
)

it.each(ENGINES)(
  'deletes events after a month and idempotency keys after two days on $name',
  async (engine) => {
    await using test = await engine.open(migrations)
    await test.database.transaction(async (tx) => {
      for (let age = 1099; age >= 0; age--) {
        const at = now - age * (DAY_MS / 10)
        const about = { siteId: 'site', entityId: 'cart', type: 'type', payload: {} }
        await recordEvent(tx, { ...about, id: `event-${age}`, sequence: 1100 - age, occurredAt: at })
        const attempt = { siteId: 'site', principal: 'me', key: `key-${age}`, route: 'r', digest: 'd', at }
        await idempotencyStore.claim(tx, attempt, { id: 'cart', revision: 1 })
      }
    })
    await keepHouse(test.database, { now: () => now })
    expect(await test.database.first(countRows)).toEqual({ events: 1100 - 799, keys: 21 })
  },
)
