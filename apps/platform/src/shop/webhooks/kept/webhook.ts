import type { Webhook as ShownWebhook, WebhookFormat } from '@vitrine/contract'

/** An address that gets the events it asks for. Times are milliseconds since 1970. */
export interface Webhook {
  readonly siteId: string
  readonly webhookId: string
  readonly revision: number
  readonly url: string
  readonly eventTypes: readonly string[]
  readonly format: WebhookFormat
  readonly description: string
  readonly status: ShownWebhook['status']
  /** Since when every attempt has failed. */
  readonly failingSince: number | null
  /** The place in the outbox behind which its events begin. */
  readonly startsAfter: number
  readonly createdAt: number
  readonly updatedAt: number
}

/** Identifies a webhook. */
export type WebhookKeys = Pick<Webhook, 'siteId' | 'webhookId'>

/** A webhook as its owner sees it. */
export const showWebhook = (webhook: Webhook, waiting: number): ShownWebhook => ({
  id: webhook.webhookId,
  revision: webhook.revision,
  url: webhook.url,
  eventTypes: [...webhook.eventTypes],
  format: webhook.format,
  ...(webhook.description && { description: webhook.description }),
  status: webhook.status,
  ...(webhook.failingSince !== null && { failingSince: dateOf(webhook.failingSince) }),
  waiting,
  createdDate: dateOf(webhook.createdAt),
  updatedDate: dateOf(webhook.updatedAt),
})

export const dateOf = (at: number): string => new Date(at).toISOString()
