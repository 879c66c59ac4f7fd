import type { Database, Transaction } from '../../../floor/database/database.ts'
import { typeAskedFor } from '../kept/asked-types.ts'
import { deliveriesStore, type SortedEvent } from '../kept/deliveries.store.ts'
import { type Arrival, lanesStore } from '../kept/lanes.store.ts'
import type { Webhook, WebhookKeys } from '../kept/webhook.ts'
import { webhooksStore } from '../kept/webhooks.store.ts'
import { placesStore } from './places.store.ts'

/** How many events one transaction sorts, and how many while there are no webhooks. */
const CHUNK = 500
const CHUNK_WITHOUT_WEBHOOKS = 10_000

interface Sorted {
  readonly sorted: number
  /** The webhooks that were given some. */
  readonly receivers: readonly WebhookKeys[]
  readonly hasMore: boolean
}

/**
 * Gives some events of the outbox their places, and the webhooks that want them. Processes take turns, so events
 * are sorted in order.
 *
 * @returns how many events were sorted, and whether more were waiting at the start. Later ones
 * don't count: with writers that never pause, sorting until nothing waits would never end.
 */
export const sortEvents = (database: Database, now: number): Promise<Sorted> =>
  database.transaction(async (tx) => {
    const last = await placesStore.lock(tx)
    const webhooks = await webhooksStore.subscribed(tx)
    if (webhooks.length === 0) {
      const sorted = await placesStore.giveMany(tx, CHUNK_WITHOUT_WEBHOOKS, last)
      return { sorted, receivers: [], hasMore: sorted >= CHUNK_WITHOUT_WEBHOOKS }
    }
    const events = await deliveriesStore.unsorted(tx, CHUNK)
    if (events.length === 0) return { sorted: 0, receivers: [], hasMore: false }
    const wanted = events.flatMap((event) =>
      webhooks.flatMap((webhook) => {
        const eventType = typeWanted(webhook, event)
        return eventType === undefined ? [] : [[{ ...event, eventType }, webhook] as const]
      }),
    )
    await lanesStore.add(tx, arrivalsOf(wanted), now)
    await deliveriesStore.add(tx, wanted)
    await placesStore.give(
      tx,
      events.map(({ seq }) => seq),
      last,
    )
    const receivers = new Set(wanted.map(([, webhook]) => webhook))
    return { sorted: events.length, receivers: [...receivers], hasMore: events.length === CHUNK }
  })

/**
 * Lets a webhook get events again, in their own transaction.
 *
 * @returns how many of them didn't wait already
 */
export const repeatEvents = async (
  tx: Transaction,
  webhook: WebhookKeys,
  events: readonly SortedEvent[],
  now: number,
): Promise<number> => {
  const repeated: SortedEvent[] = []
  for (const event of events) if (await deliveriesStore.repeat(tx, webhook, event)) repeated.push(event)
  await lanesStore.add(tx, arrivalsOf(repeated.map((event) => [event, webhook] as const)), now)
  return repeated.length
}

const typeWanted = ({ siteId, startsAfter, eventTypes }: Webhook, event: SortedEvent): string | undefined =>
  event.siteId === siteId && event.seq > startsAfter ? typeAskedFor(eventTypes, event.eventType) : undefined

const arrivalsOf = (events: readonly (readonly [SortedEvent, WebhookKeys])[]): Arrival[] =>
  events.map(([{ siteId, entityId }, { webhookId }]) => ({ siteId, webhookId, entityId }))
