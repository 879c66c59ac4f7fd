import { randomBytes, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createSealedSecrets } from '../../../floor/callers/sealed-secrets.ts'
import { systemClock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import { randomIds } from '../../../floor/ids.ts'
import { migrations } from '../../../migrations.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { recordEvent } from '../../events/outbox.ts'
import { createWebhooks } from '../create-webhooks.ts'
import { attemptsStore } from '../kept/attempts.store.ts'
import { keysStore } from '../kept/keys.store.ts'
import { webhooksStore } from '../kept/webhooks.store.ts'
import { openReceiver } from './receiver.fixtures.ts'
import { createSigning } from './signing.ts'

const TYPE = 'wix.ecom.v1.cart_deleted'

/** Adds a webhook with one event that waits for it; returns how to start a process that sends, and its id. */
const prepare = async (database: Database, url: string) => {
  const secret = randomBytes(32)
  const whose = { siteId: randomUUID(), webhookId: randomUUID(), format: 'STANDARD' as const }
  const signing = createSigning(createSealedSecrets(secret, 'webhook keys'))
  const key = await signing.newKey(whose, randomUUID(), 0)
  const eventId = randomUUID()
  await database.transaction(async (tx) => {
    await webhooksStore.insert(tx, {
      ...{ ...whose, revision: 1, url, eventTypes: [TYPE], description: '', status: 'ACTIVE' as const },
      ...{ failingSince: null, startsAfter: 0, createdAt: 0, updatedAt: 0 },
    })
    await keysStore.add(tx, key, 0)
    await recordEvent(tx, {
      ...{ id: eventId, siteId: whose.siteId, type: TYPE, entityId: 'cart', sequence: 1 },
      ...{ occurredAt: Date.now(), payload: { deletedEvent: {} } },
    })
  })
  const start = (secretOfProcess = secret) =>
    createWebhooks({
      ...{ database, secret: secretOfProcess, clock: systemClock, ids: randomIds, nearby: true },
      ...{ logger: pino({ level: 'silent' }), ownersOf: async () => [], newerEntities: {} },
    }).deliverer
  return { whose, eventId, start }
}

describe.each(ENGINES)('sending on $name', (engine) => {
  it('lets go of an event when its process stops, so that the next one sends it', async () => {
    await using test = await engine.open(migrations)
    await using receiver = await openReceiver()
    const { start } = await prepare(test.database, receiver.url)
    receiver.reply = () => {} // never answers
    const first = start()
    await first.work()
    await expect.poll(() => receiver.arrived.length).toBe(1)
    await first.stop()
    receiver.reply = 200
    const next = start()
    await next.settle()
    await next.stop()
    expect(receiver.arrived).toHaveLength(2)
    expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('sends an event at once that was sorted for live updates', async () => {
    await using test = await engine.open(migrations)
    await using receiver = await openReceiver()
    const { start } = await prepare(test.database, receiver.url)
    const deliverer = start()
    expect(await deliverer.sort()).toBe(true)
    await expect.poll(() => receiver.arrived.length).toBe(1)
    expect(await deliverer.sort()).toBe(false)
    await deliverer.stop()
  })

  it('never sends an event unsigned: the log says why', async () => {
    await using test = await engine.open(migrations)
    await using receiver = await openReceiver()
    const { whose, eventId, start } = await prepare(test.database, receiver.url)
    const deliverer = start(randomBytes(32)) // as after the secrets file was replaced
    await deliverer.settle()
    await deliverer.stop()
    expect(receiver.arrived).toEqual([])
    expect(await attemptsStore.list(test.database, whose, eventId)).toMatchObject([
      { error: expect.stringContaining('rotate it') },
    ])
  })
})
