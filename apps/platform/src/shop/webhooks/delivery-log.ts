import { firstTypesOf } from '@vitrine/contract'
import { principalOf } from '../../floor/callers/actor.ts'
import { fail } from '../../floor/failure.ts'
import { pageOf } from '../../floor/query/page.ts'
import { noteChange } from '../audit/noted.ts'
import type { Call } from '../calls/call.ts'
import type { WebhooksParts } from './create-webhooks.ts'
import { typeAskedFor } from './kept/asked-types.ts'
import { attemptsStore, showAttempt } from './kept/attempts.store.ts'
import { deliveriesStore } from './kept/deliveries.store.ts'
import { keysStore } from './kept/keys.store.ts'
import { type WaitingEvent, waitingStore } from './kept/waiting.store.ts'
import type { Webhook } from './kept/webhook.ts'
import { webhooksStore } from './kept/webhooks.store.ts'
import { messageOf } from './sending/event-message.ts'
import { createInNewerForm } from './sending/newer-form.ts'
import { createSend } from './sending/send-event.ts'
import { repeatEvents } from './sorting/sort-events.ts'
import { testEvent } from './test-event.ts'
import type { WebhooksService } from './webhooks.service.ts'

const PAGE = 50
/** How many events one transaction repeats. */
const CHUNK = 200

type DeliveryLog = Pick<WebhooksService, 'test' | 'replay' | 'deliveries' | 'delivery' | 'redeliver'>

/** The use cases about what was sent. */
export const createDeliveryLog = (parts: WebhooksParts): DeliveryLog => {
  const { database, clock, ids } = parts
  const send = createSend(parts)
  const inNewerForm = createInNewerForm(parts.newerEntities)

  const webhookOf = async ({ actor }: Call<unknown>, id: string): Promise<Webhook> => {
    const webhook = await webhooksStore.find(database, actor.siteId, id)
    if (!webhook) throw fail('WEBHOOK_NOT_FOUND')
    return webhook
  }

  const deliveryOf = async (webhook: Webhook, eventId: string) => {
    const delivery = await deliveriesStore.find(database, webhook, eventId)
    if (!delivery) throw fail('WEBHOOK_DELIVERY_NOT_FOUND')
    return delivery
  }

  const show = async (webhook: Webhook, eventId: string) => {
    const { shown, ...event } = await deliveryOf(webhook, eventId)
    const kept = await waitingStore.find(database, event)
    return {
      delivery: shown,
      ...(kept && { event: { ...messageOf(await inNewerForm(kept)) } }),
      attempts: await attemptsStore.list(database, webhook, eventId),
    }
  }

  /** The shop's newest event of a type, with its content. */
  const newestOf = async (siteId: string, eventType: string): Promise<WaitingEvent | undefined> => {
    const [firstType = eventType] = firstTypesOf(eventType)
    const newest = await waitingStore.newest(database.scans, siteId, firstType)
    return newest && inNewerForm({ ...newest, eventType })
  }

  return {
    test: async (call) => {
      const webhook = await webhookOf(call, call.input.id)
      const eventType = call.input.eventType ?? webhook.eventTypes[0] ?? ''
      const newest = await newestOf(webhook.siteId, eventType)
      const event = await testEvent(webhook.siteId, eventType, newest, {
        ...{ ids, now: clock.now(), causedBy: principalOf(call.actor) },
      })
      const message = messageOf(event, 'test')
      const keys = await keysStore.list(database, webhook, clock.now())
      const attempt = await send(
        { webhook, keys },
        event,
        Promise.resolve(message),
        new AbortController().signal,
      )
      return { event: { ...message }, attempt: showAttempt(attempt) }
    },

    replay: async (call) => {
      const { id, from, to } = call.input
      const webhook = await webhookOf(call, id)
      const time = { from: Date.parse(from), to: to === undefined ? call.at : Date.parse(to) }
      let queued = 0
      let after = 0
      for (;;) {
        const found = await deliveriesStore.between(database.scans, webhook.siteId, after, time, CHUNK)
        const wanted = found.flatMap((event) => {
          const eventType = typeAskedFor(webhook.eventTypes, event.eventType)
          return eventType === undefined ? [] : [{ ...event, eventType }]
        })
        queued += await database.transaction((tx) => {
          noteChange(tx, { entityType: 'WEBHOOK', entityId: id })
          return repeatEvents(tx, webhook, wanted, clock.now())
        })
        const last = found.at(-1)
        if (!last || found.length < CHUNK) return { queued }
        after = last.seq
      }
    },

    deliveries: async (call) => {
      const { id, limit = PAGE, cursor, ...filter } = call.input
      const webhook = await webhookOf(call, id)
      const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor)
      const isFiltered = Object.keys(filter).length > 0
      const reader = isFiltered ? database.scans : database
      const found = Number.isSafeInteger(before)
        ? await deliveriesStore.list(reader, webhook, before, filter, limit + 1)
        : []
      const { page, ...next } = pageOf(found, limit, ({ seq }) => String(seq))
      return { deliveries: page.map(({ shown }) => shown), ...next }
    },

    delivery: async (call) => show(await webhookOf(call, call.input.id), call.input.eventId),

    redeliver: async (call) => {
      const { id, eventId } = call.input
      const webhook = await webhookOf(call, id)
      const delivery = await deliveryOf(webhook, eventId)
      await database.transaction((tx) => {
        noteChange(tx, { entityType: 'WEBHOOK', entityId: id })
        return repeatEvents(tx, webhook, [delivery], clock.now())
      })
      return show(webhook, eventId)
    },
  }
}
