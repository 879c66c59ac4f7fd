import { randomBytes, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createSealedSecrets } from '../../../floor/callers/sealed-secrets.ts'
import { systemClock } from '../../../floor/clock.ts'
import { randomIds } from '../../../floor/ids.ts'
import { migrations } from '../../../migrations.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { recordEvent } from '../../events/outbox.ts'
import { createWebhooks } from '../create-webhooks.ts'
import { keysStore } from '../kept/keys.store.ts'
import { webhooksStore } from '../kept/webhooks.store.ts'
import { openReceiver } from './receiver.fixtures.ts'
import { createSigning } from './signing.ts'

const TYPE = 'wix.ecom.v1.cart_deleted'

it.each(ENGINES)(
  'lets go of an event when its process stops, so that the next one sends it, on $name',
  async (engine) => {
    await using test = await engine.open(migrations)
    await using receiver = await openReceiver()
    const { database } = test
    const secret = randomBytes(32)
    const siteId = randomUUID()
    const whose = { siteId, webhookId: randomUUID(), format: 'STANDARD' as const }
    const key = await createSigning(createSealedSecrets(secret, 'webhook keys')).newKey(
      whose,
      randomUUID(),
      0,
    )
    await database.transaction(async (tx) => {
      await webhooksStore.insert(tx, {
        ...{
          ...whose,
          revision: 1,
          url: receiver.url,
          eventTypes: [TYPE],
          description: '',
          status: 'ACTIVE' as const,
        },
        ...{ failingSince: null, startsAfter: 0, createdAt: 0, updatedAt: 0 },
      })
      await keysStore.add(tx, key, 0)
      await recordEvent(tx, {
        ...{ id: randomUUID(), siteId, type: TYPE, entityId: 'cart', sequence: 1, occurredAt: Date.now() },
        payload: { deletedEvent: {} },
      })
    })
    const start = () =>
      createWebhooks({
        ...{
          database,
          secret,
          clock: systemClock,
          ids: randomIds,
          logger: pino({ level: 'silent' }),
          nearby: true,
        },
        ownersOf: async () => [],
      }).deliverer

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
  },
)
