import type { webhookSettings } from '@vitrine/client/merchant'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'
import type { WebhookMessages } from './texts.ts'

export type Webhook = webhookSettings.Webhook
export type SigningKey = webhookSettings.WebhookWithKeys['keys'][number]
export type Delivery = webhookSettings.ListWebhookDeliveriesResponse['deliveries'][number]
export type Attempt = webhookSettings.WebhookDeliveryResponse['attempts'][number]

/** What to read again after a webhook has changed. */
export const WEBHOOK_KEYS = ['webhooks', 'webhook', 'deliveries', 'delivery'] as const

/** The states of a delivery to filter by. */
export const DELIVERY_STATUSES = ['WAITING', 'DELIVERED', 'EXPIRED'] as const

/** The search and filter of a webhook's log. */
export interface AskedDeliveries {
  /** The id of an order, product or member. */
  readonly search: string
  readonly status: string | undefined
  readonly type: string | undefined
}

/** Reads a page of what was sent to a webhook. */
export const readDeliveries = async (
  webhookId: string,
  { search, status, type }: AskedDeliveries,
  cursor: string | undefined,
): Promise<Page<Delivery>> => {
  const entityId = search.trim()
  const known = DELIVERY_STATUSES.find((each) => each === status)
  const { deliveries, nextCursor } = await shop.webhookSettings.listWebhookDeliveries(webhookId, {
    ...(known && { status: known }),
    ...(type && { eventType: type }),
    ...(entityId && { entityId }),
    ...(cursor && { cursor }),
  })
  return { rows: deliveries, next: nextCursor }
}

export const eventName = (type: string, { webhooks: { events } }: WebhookMessages): string =>
  Object.entries(events).find(([key]) => key === type)?.[1] ?? type

const GROUPS = ['order', 'cart', 'member', 'catalog'] as const

const groupOf = (type: string): (typeof GROUPS)[number] => {
  if (type.includes('.order_')) return 'order'
  if (type.includes('.cart_') || type.includes('.redirect_session_')) return 'cart'
  return /\.(member|contact)_/.test(type) ? 'member' : 'catalog'
}

/** Returns every event type with its name, grouped by what the events are about. */
export const eventGroups = ({ webhooks: { events, groups } }: WebhookMessages) =>
  GROUPS.map((group) => ({
    group: groups[group],
    items: Object.entries(events)
      .filter(([type]) => groupOf(type) === group)
      .map(([value, label]) => ({ value, label })),
  }))

const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^wix\.ecom\.v1\.order_/, '/orders'],
  [/\.api\.v1\.(Product|Variants|Inventory)|\.v3\.product_/, '/products'],
  [/\.api\.v1\.Collection/, '/collections'],
  [/^wix\.forms\.v4\.submission_/, '/forms'],
]

/** Where the thing is shown that an event is about; undefined for things without a page. */
export const pageOfEntity = (eventType: string, entityId: string): string | undefined => {
  const [, page] = PAGES.find(([types]) => types.test(eventType)) ?? []
  return page && `${page}/${entityId}`
}
