import type { Database } from '../../../floor/database/database.ts'
import { type Lane, lanesStore } from '../kept/lanes.store.ts'
import type { Webhook, WebhookKeys } from '../kept/webhook.ts'
import { webhooksStore } from '../kept/webhooks.store.ts'
import { sortEvents } from '../sorting/sort-events.ts'
import { createDeliver, type DeliverParts, HELD_MS } from './deliver.ts'

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
const AT_ONCE = 16
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
  /** Fillings under way and the ones after them, by webhook. */
  const filling = new Map<string, Promise<void>>()
  const planned = new Map<string, Promise<void>>()
  let webhooks: readonly Webhook[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let working: Promise<void> | undefined

  const inAll = () => [...underWay.values()].reduce((sum, { size }) => sum + size, 0)

  /** One filling at a time for each webhook. Places that are free in the same turn are filled together. */
  const fill = ({ siteId, webhookId }: WebhookKeys): Promise<void> => {
    const known = planned.get(webhookId)
    if (known) return known
    const next = Promise.all([filling.get(webhookId), nextTurn()]).then(() => {
      planned.delete(webhookId)
      const now = fillNow(siteId, webhookId)
        .catch((error) => logger.error({ err: error }, 'taking events failed'))
        .finally(() => filling.delete(webhookId))
      filling.set(webhookId, now)
      return now
    })
    planned.set(webhookId, next)
    return next
  }

  /** Takes lanes for the places a webhook has free, as it is by now, and sends. */
  const fillNow = async (siteId: string, webhookId: string): Promise<void> => {
    if (stopping.signal.aborted) return
    const webhook = await webhooksStore.find(database, siteId, webhookId)
    if (webhook?.status !== 'ACTIVE') return
    const most = webhook.failingSince === null ? AT_ONCE : AT_ONCE_WHILE_FAILING
    const free = Math.min(most - (underWay.get(webhookId)?.size ?? 0), AT_ONCE_IN_ALL - inAll())
    if (free <= 0 || !(await lanesStore.isDue(database, webhook, clock.now()))) return
    for (const lane of await take(database, webhook, free)) {
      const running = underWay.get(webhookId) ?? new Set()
      underWay.set(webhookId, running)
      const run = deliver(webhook, lane, stopping.signal)
        .catch((error) => logger.error({ err: error, webhookId }, 'delivering events failed'))
        .finally(() => {
          running.delete(run)
          if (running.size === 0) underWay.delete(webhookId)
          void fill(webhook)
        })
      running.add(run)
    }
  }

  const take = (from: Database, webhook: WebhookKeys, most: number): Promise<Lane[]> => {
    const now = clock.now()
    return from.transaction((tx) =>
      lanesStore.take(tx, webhook, most, { now, until: now + HELD_MS, heldBy: ids.guid() }),
    )
  }

  const workOnce = async (): Promise<void> => {
    const now = performance.now()
    const isOld = now - readAt >= READ_AGAIN_MS
    if (isOld) {
      webhooks = await webhooksStore.subscribed(database)
      readAt = now
    }
    if (webhooks.length === 0) return
    let hasMore = true
    for (let mustFill = isOld; hasMore && !stopping.signal.aborted; mustFill = false) {
      const chunk = await sortEvents(database, clock.now())
      hasMore = chunk.hasMore
      if (chunk.sorted > 0) webhooks = await webhooksStore.subscribed(database)
      else if (!mustFill) return
      await Promise.all(webhooks.map(fill))
    }
  }

  const isBusy = () => underWay.size + planned.size + filling.size > 0
  const whatRuns = () =>
    Promise.all([
      ...planned.values(),
      ...filling.values(),
      ...[...underWay.values()].flatMap((runs) => [...runs]),
    ])

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
      while (isBusy()) await whatRuns()
    },
    stop: async () => {
      stopping.abort()
      await working
      while (isBusy()) await whatRuns()
    },
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
