import { pino } from 'pino'
import { type DatabaseSettings, openDatabase } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { recordNumbered } from '../../shop/events/numbered-events.ts'
import { createFeed } from '../../shop/live/feed.ts'
import { sortEvents } from '../../shop/webhooks/sorting/sort-events.ts'

/** What the process gets when it starts. */
export interface LiveOrder {
  readonly open: DatabaseSettings
  readonly siteId: string
  readonly entities: readonly string[]
  /** How many events it writes once it is told to. */
  readonly events: number
}

/** What it sends: that it listens, and each change it heard. */
export interface LiveNews {
  readonly heard?: readonly { readonly id: string; readonly revision: number }[]
}

const TYPE = 'wix.ecom.v1.order_updated'
const AT_ONCE = 3

/** Listens like a process of the platform, and writes events about entities that others write about too. */
const run = async ({ open, siteId, entities, events }: LiveOrder): Promise<void> => {
  const database = await openDatabase(open)
  const feed = createFeed({
    ...{
      database,
      sort: async () => {
        while ((await sortEvents(database, Date.now())).hasMore);
      },
      logger: pino({ level: 'silent' }),
      findVisible: async () => new Set(),
    },
  })
  const send = (news: LiveNews) => process.send?.(news)
  const listener = {
    ...{ siteId, principal: 'user:staff', topics: new Set(['ORDERS'] as const), isStaff: true },
    hear: (messages: readonly { change: { id: string; revision: number } }[]) =>
      send({ heard: messages.map(({ change: { id, revision } }) => ({ id, revision })) }),
  }
  let place = await feed.advance()
  while (!feed.join(listener, place)) place = await feed.advance()
  send({})
  await new Promise((resolve) => process.once('message', resolve))
  for (let written = 0; written < events; written += AT_ONCE) {
    const some = Array.from(
      { length: AT_ONCE },
      (_, at) => entities[(written * 7 + at * 3) % entities.length],
    )
    await database.transaction((tx) =>
      recordNumbered(
        tx,
        siteId,
        some.map((entityId = '') => ({
          ...{ id: randomIds.guid(), type: TYPE, entityId, occurredAt: Date.now() },
          payload: { updatedEvent: { currentEntity: { id: entityId } } },
        })),
      ),
    )
  }
}

process.once('message', (order: LiveOrder) => void run(order))
process.on('disconnect', () => process.exit())
