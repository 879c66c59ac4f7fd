/** Webhooks: receiving them, and signing them in tests. */
export type {
  DomainEventMetadata,
  EntityEvent,
  EventIdentity,
  EventMetadata,
  PlainEvent,
} from './webhooks/event.ts'
export { createReceiver } from './webhooks/receive.ts'
export { createWebhookKeys, type EventToSign, signEvent, type WebhookKeys } from './webhooks/sign.ts'
export type { EventHandler, ProcessOptions, WebhookEvent, Webhooks } from './webhooks/webhooks.ts'
