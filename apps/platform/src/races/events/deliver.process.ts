import { pino } from 'pino'
import { type DatabaseSettings, openDatabase } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { createWebhooks } from '../../shop/webhooks/create-webhooks.ts'

/** What the process gets when it starts. */
export interface DeliverOrder {
  readonly open: DatabaseSettings
  /** 256 bits in base64. */
  readonly secret: string
  /** How much faster than the machine's its clock runs, so that pauses don't take minutes. */
  readonly hurry: number
}

const EVERY_MS = 20

/** Delivers events until it is killed. */
const deliver = async ({ open, secret, hurry }: DeliverOrder): Promise<void> => {
  const database = await openDatabase(open)
  const { deliverer } = createWebhooks({
    ...{ database, ids: randomIds, logger: pino({ level: 'silent' }), nearby: true },
    secret: Buffer.from(secret, 'base64'),
    clock: { now: () => Date.now() * hurry },
    ownersOf: async () => [],
    newerEntities: {},
  })
  process.send?.({ started: true })
  setInterval(() => void deliverer.work(), EVERY_MS)
}

process.on('message', (order: DeliverOrder) => void deliver(order))
process.on('disconnect', () => process.exit())
