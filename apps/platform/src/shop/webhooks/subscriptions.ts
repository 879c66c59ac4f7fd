import { firstTypesOf, type Webhook as ShownWebhook, type WebhookWithKeys } from '@vitrine/contract'
import type { Transaction } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import { noteChange } from '../audit/noted.ts'
import type { Call } from '../calls/call.ts'
import { type Claim, once } from '../idempotency/once.ts'
import type { WebhooksParts } from './create-webhooks.ts'
import { askedInBothForms } from './kept/asked-types.ts'
import { deliveriesStore } from './kept/deliveries.store.ts'
import { keysStore } from './kept/keys.store.ts'
import { lanesStore } from './kept/lanes.store.ts'
import { showWebhook, type Webhook } from './kept/webhook.ts'
import { webhooksStore } from './kept/webhooks.store.ts'
import { isReceiver } from './sending/post-event.ts'
import type { WebhooksService } from './webhooks.service.ts'

const MOST_WEBHOOKS = 50
const OVERLAP_HOURS = 24
const HOUR_MS = 3_600_000

type Subscriptions = Pick<WebhooksService, 'create' | 'list' | 'get' | 'update' | 'delete' | 'rotateKey'>

/** The use cases about webhooks themselves. */
export const createSubscriptions = ({
  database,
  ids,
  signing,
  allowsPlain,
}: WebhooksParts): Subscriptions => {
  const show = async (webhook: Webhook): Promise<ShownWebhook> =>
    showWebhook(webhook, await deliveriesStore.waiting(database.scans, webhook))

  const read = async ({ actor: { siteId }, at }: Call<unknown>, id: string): Promise<WebhookWithKeys> => {
    const webhook = await webhooksStore.find(database, siteId, id)
    if (!webhook) throw fail('WEBHOOK_NOT_FOUND')
    const keys = await keysStore.list(database, webhook, at)
    return { webhook: await show(webhook), keys: keys.map(signing.show) }
  }

  const assertReceiver = (url: string): void => {
    if (!isReceiver(url, allowsPlain)) throw fail('WEBHOOK_ADDRESS_NOT_ALLOWED')
  }

  /** An event reaches a webhook once, so in one form. */
  const assertOneForm = (eventTypes: readonly string[]): void => {
    const twice = askedInBothForms(eventTypes)
    if (twice === undefined) return
    const first = firstTypesOf(twice).find((type) => eventTypes.includes(type))
    throw refuse(
      'webhook.eventTypes',
      'ONE_OF_ALIGNMENT',
      `must not have both ${first} and its newer form ${twice}; use a second webhook`,
    )
  }

  return {
    create: async (call) => {
      const { actor, input, at } = call
      const { siteId } = actor
      const { url, eventTypes, format = 'JWS', description = '' } = input.webhook
      assertReceiver(url)
      assertOneForm(eventTypes)
      const webhookId = ids.guid()
      const key = await signing.newKey({ siteId, webhookId, format }, ids.guid(), at)
      const create = async (claim?: Claim): Promise<WebhookWithKeys> => {
        const webhook = await database.transaction(async (tx) => {
          await claim?.(tx)
          if ((await webhooksStore.lockList(tx, siteId)).length >= MOST_WEBHOOKS) throw fail('WEBHOOK_LIMIT')
          const created: Webhook = {
            ...{
              siteId,
              webhookId,
              revision: 1,
              url,
              format,
              description,
              status: 'ACTIVE',
              failingSince: null,
            },
            eventTypes: [...new Set(eventTypes)],
            startsAfter: await webhooksStore.endOfOutbox(tx),
            ...{ createdAt: at, updatedAt: at },
          }
          await webhooksStore.insert(tx, created)
          await keysStore.add(tx, key, at)
          note(tx, webhookId, null, created)
          return created
        })
        return { webhook: showWebhook(webhook, 0), keys: [signing.show(key)] }
      }
      return once(database, call.attempt(), webhookId, create, (id) => read(call, id))
    },

    list: async ({ actor }) => {
      const webhooks = await webhooksStore.list(database, actor.siteId)
      return { webhooks: await Promise.all(webhooks.map(show)) }
    },

    get: (call) => read(call, call.input.id),

    update: async ({ actor: { siteId }, input: { webhook: change }, at }) => {
      if (change.url !== undefined) assertReceiver(change.url)
      assertOneForm(change.eventTypes ?? [])
      const webhook = await database.transaction(async (tx) => {
        const found = await webhooksStore.lock(tx, siteId, change.id)
        if (!found) throw fail('WEBHOOK_NOT_FOUND')
        if (change.revision !== undefined && change.revision !== found.revision) throw fail('CONFLICT')
        const { url = found.url, eventTypes = found.eventTypes, status = found.status } = change
        const hasNewChance = status === 'ACTIVE' && (found.status !== 'ACTIVE' || url !== found.url)
        const after: Webhook = {
          ...{ ...found, url, status, eventTypes: [...new Set(eventTypes)] },
          description: change.description === undefined ? found.description : (change.description ?? ''),
          failingSince: hasNewChance ? null : found.failingSince,
          updatedAt: Math.max(at, found.updatedAt),
        }
        await webhooksStore.update(tx, after)
        if (hasNewChance) await lanesStore.startAgain(tx, after, at)
        note(tx, found.webhookId, found, after)
        return { ...after, revision: found.revision + 1 }
      })
      return { webhook: await show(webhook) }
    },

    delete: async ({ actor, input }) => {
      const isGone = await database.transaction(async (tx) => {
        const found = await webhooksStore.lock(tx, actor.siteId, input.id)
        if (found) note(tx, input.id, found, null)
        return webhooksStore.remove(tx, actor.siteId, input.id)
      })
      if (!isGone) throw fail('WEBHOOK_NOT_FOUND')
      return {}
    },

    rotateKey: async (call) => {
      const { actor, input, at } = call
      const { siteId } = actor
      const { id: webhookId, overlapHours = OVERLAP_HOURS } = input
      const webhook = await webhooksStore.find(database, siteId, webhookId)
      if (!webhook) throw fail('WEBHOOK_NOT_FOUND')
      const key = await signing.newKey(webhook, ids.guid(), at)
      await database.transaction(async (tx) => {
        if (!(await webhooksStore.lock(tx, siteId, webhookId))) throw fail('WEBHOOK_NOT_FOUND')
        await keysStore.add(tx, key, at + overlapHours * HOUR_MS)
        noteChange(tx, { entityType: 'WEBHOOK', entityId: webhookId })
      })
      return read(call, webhookId)
    },
  }
}

/** Without the address's query, which often holds a secret of the receiver. */
const note = (tx: Transaction, entityId: string, before: Webhook | null, after: Webhook | null): void => {
  const shown = (webhook: Webhook | null) =>
    webhook && { ...showWebhook(webhook, 0), url: webhook.url.replace(/[?#].*$/, '?…') }
  noteChange(tx, { entityType: 'WEBHOOK', entityId, before: shown(before), after: shown(after) })
}
