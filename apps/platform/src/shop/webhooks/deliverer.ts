import type { Database } from '../../floor/database/database.ts'
import { createDeliver, type DeliverParts, HELD_MS } from './deliver.ts'
import { type Lane, lanesStore } from './lanes.store.ts'
import { sortEvents } from './sort-events.ts'
import type { Webhook, WebhookKeys } from './webhook.ts'
import { webhooksStore } from './webhooks.store.ts'

/** Sends events while the platform runs. */
export interface Deliverer {
  /** Sorts new events and starts sending what is due; doesn't wait for the receivers. */
  work(): Promise<void>
  /** Resolves once everything that was due when it was called has been tried. */
  settle(): Promise<void>
  /** Aborts requests under way; their events are sent again later. */
  stop(): Promise<void>
}

/** How many requests one webhook may have at once. A failing one gets one, so that it doesn't delay others. */
const AT_ONCE = 8
const AT_ONCE_WHILE_FAILING = 1
/** How many all webhooks may have together. */
const AT_ONCE_IN_ALL = 256
/** How often webhooks are read again; what fell due meanwhile is then found. */
const READ_AGAIN_MS = 1_000

export const createDeliverer = (parts: DeliverParts): Deliverer => {
  const { database, clock, ids, logger } = parts
  const deliver = createDeliver(parts)
  const stopping = new AbortController()
  /** Requests under way, by webhook. */
  const underWay = new Map<string, Set<Promise<void>>>()
  let webhooks: readonly Webhook[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let working: Promise<void> | undefined

  const inAll = () => [...underWay.values()].reduce((sum, { size }) => sum + size, 0)

  /** Takes lanes for the places a webhook has free, and sends. */
  const fill = async (webhook: Webhook): Promise<void> => {
    const running = underWay.get(webhook.webhookId) ?? new Set()
    const most = webhook.failingSince === null ? AT_ONCE : AT_ONCE_WHILE_FAILING
    const free = Math.min(most - running.size, AT_ONCE_IN_ALL - inAll())
    if (free <= 0 || stopping.signal.aborted || !(await lanesStore.isDue(database, webhook, clock.now())))
      return
    for (const lane of await take(database, webhook, free)) {
      const run = deliver(webhook, lane, stopping.signal)
        .catch((error) =>
          logger.error({ err: error, webhookId: webhook.webhookId }, 'delivering events failed'),
        )
        .finally(() => {
          running.delete(run)
          if (running.size === 0) underWay.delete(webhook.webhookId)
        })
      running.add(run)
      underWay.set(webhook.webhookId, running)
      void run.then(() => refill(webhook))
    }
  }

  const take = (from: Database, webhook: WebhookKeys, most: number): Promise<Lane[]> => {
    const now = clock.now()
    return from.transaction((tx) =>
      lanesStore.take(tx, webhook, most, { now, until: now + HELD_MS, heldBy: ids.guid() }),
    )
  }

  /** As soon as a place is free, with the webhook as it is by then. */
  const refill = async ({ siteId, webhookId }: Webhook): Promise<void> => {
    if (stopping.signal.aborted) return
    try {
      const webhook = await webhooksStore.find(database, siteId, webhookId)
      if (webhook?.status === 'ACTIVE') await fill(webhook)
    } catch (error) {
      logger.error({ err: error }, 'taking events failed')
    }
  }

  const workOnce = async (): Promise<void> => {
    const now = performance.now()
    const isOld = now - readAt >= READ_AGAIN_MS
    if (isOld) {
      webhooks = await webhooksStore.subscribed(database)
      readAt = now
    }
    if (webhooks.length === 0) return
    let sorted = 0
    for (let some = 1; some > 0 && !stopping.signal.aborted; sorted += some)
      some = await sortEvents(database, clock.now())
    if (sorted === 0 && !isOld) return
    if (!isOld) webhooks = await webhooksStore.subscribed(database)
    for (const webhook of webhooks) if (webhook.status === 'ACTIVE') await fill(webhook)
  }

  const work = (): Promise<void> => {
    working ??= workOnce()
      .catch((error) => logger.error({ err: error }, 'sorting events failed'))
      .finally(() => {
        working = undefined
      })
    return working
  }

  return {
    work,
    settle: async () => {
      readAt = Number.NEGATIVE_INFINITY
      await working
      await work()
      while (underWay.size > 0) await Promise.all([...underWay.values()].flatMap((running) => [...running]))
    },
    stop: async () => {
      stopping.abort()
      await working
      await Promise.all([...underWay.values()].flatMap((running) => [...running]))
    },
  }
}
