import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, withId } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const webhook = { _createdDate: date, _updatedDate: date, failingSince: date }
const keys = { _createdDate: date, retiresDate: date }
const withKeys = { webhook, keys }
const delivery = { eventDate: date, deliveredDate: date }
const attempt = { startedDate: date }
const told = { delivery, attempts: attempt }

/** An address that gets events. */
export type Webhook = Answer<wire.Webhook, typeof webhook>
/** A webhook with the keys that sign its events, newest first. */
export type WebhookWithKeys = Answer<wire.WebhookWithKeys, typeof withKeys>
/** A new webhook: its address, the types of events it wants, and the format. */
export type NewWebhook = Argument<wire.CreateWebhookRequest['webhook']>
/** What to change in a webhook: missing fields stay. */
export type WebhookChange = Argument<Omit<wire.UpdateWebhookRequest['webhook'], 'id'>>
/** Which deliveries to list. */
export type ListWebhookDeliveriesOptions = Argument<Omit<wire.ListWebhookDeliveriesRequest, 'id'>>
/** A page of deliveries, newest first; no cursor means it is the last. */
export type ListWebhookDeliveriesResponse = Answer<
  wire.ListWebhookDeliveriesResponse,
  { deliveries: typeof delivery }
>
/** An event as it is sent, and every attempt. */
export type WebhookDeliveryResponse = Answer<wire.WebhookDeliveryResponse, typeof told>
/** A made-up event and the receiver's answer. */
export type SendTestEventResponse = Answer<wire.SendTestEventResponse, { attempt: typeof attempt }>

/**
 * Adds an address that gets the events of its types from now on. They arrive at least once, in order for each
 * entity, signed with the returned key.
 * @throws {CommerceError} `WEBHOOK_ADDRESS_NOT_ALLOWED`, `WEBHOOK_LIMIT`, `CONFLICT`
 * @example
 * const { keys } = await client.webhookSettings.createWebhook({
 *   url: 'https://stock.example/events',
 *   eventTypes: ['wix.ecom.v1.order_created'],
 * })
 */
export const createWebhook: (webhook: NewWebhook) => Promise<WebhookWithKeys> = /* @__PURE__ */ method(
  operations.createWebhook,
  (webhook) => ({ webhook }),
  { gives: withKeys },
)

/**
 * Lists the shop's webhooks, oldest first.
 * @example const { webhooks } = await client.webhookSettings.listWebhooks()
 */
export const listWebhooks: () => Promise<Answer<wire.ListWebhooksResponse, { webhooks: typeof webhook }>> =
  /* @__PURE__ */ method(operations.listWebhooks, () => ({}), { gives: { webhooks: webhook } })

/**
 * Returns a webhook and the keys that sign its events.
 * @throws {CommerceError} `WEBHOOK_NOT_FOUND`
 * @example const { webhook, keys } = await client.webhookSettings.getWebhook(webhookId)
 */
export const getWebhook: (_id: string) => Promise<WebhookWithKeys> = /* @__PURE__ */ method(
  operations.getWebhook,
  byId,
  { gives: withKeys },
)

/**
 * Changes a webhook, switches it off, or ends its pause.
 * @throws {CommerceError} `WEBHOOK_NOT_FOUND`, `WEBHOOK_ADDRESS_NOT_ALLOWED`; `CONFLICT` when the given revision
 *   isn't the present one
 * @example await client.webhookSettings.updateWebhook(webhookId, { status: 'DISABLED' })
 */
export const updateWebhook: (
  _id: string,
  change: WebhookChange,
) => Promise<Answer<wire.WebhookResponse, { webhook: typeof webhook }>> = /* @__PURE__ */ method(
  operations.updateWebhook,
  (_id, change) => ({ webhook: { ...change, _id } }),
  { gives: { webhook } },
)

/**
 * Deletes a webhook; events that wait for it are not sent.
 * @throws {CommerceError} `WEBHOOK_NOT_FOUND`
 * @example await client.webhookSettings.deleteWebhook(webhookId)
 */
export const deleteWebhook: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteWebhook,
  byId,
  { answers: 'nothing' },
)

/**
 * Creates a new key for a webhook. The current one stays valid for 24 hours, or as long as given. Until then, events in
 * the standard format are signed with both keys, and tokens with the old one.
 * @throws {CommerceError} `WEBHOOK_NOT_FOUND`
 * @example const { keys } = await client.webhookSettings.rotateWebhookKey(webhookId, { overlapHours: 48 })
 */
export const rotateWebhookKey: (
  _id: string,
  options?: { overlapHours?: number },
) => Promise<WebhookWithKeys> = /* @__PURE__ */ method(operations.rotateWebhookKey, withId, {
  gives: withKeys,
})

/**
 * Sends a made-up event to a webhook now, and returns the answer.
 * @throws {CommerceError} `WEBHOOK_NOT_FOUND`
 * @example
 * const { attempt } = await client.webhookSettings.sendTestEvent(webhookId, {
 *   eventType: 'wix.ecom.v1.order_created',
 * })
 */
export const sendTestEvent: (
  _id: string,
  options?: { eventType?: string },
) => Promise<SendTestEventResponse> = /* @__PURE__ */ method(operations.sendTestEvent, withId, {
  gives: { attempt },
})

/**
 * Sends the events of the last 30 days again, from a time on. Receivers recognize repeats by their ids.
 * @throws {CommerceError} `WEBHOOK_NOT_FOUND`
 * @example await client.webhookSettings.replayWebhookEvents(webhookId, { from: new Date('2026-03-01') })
 */
export const replayWebhookEvents: (
  _id: string,
  time: { from: Date; to?: Date },
) => Promise<wire.ReplayWebhookEventsResponse> = /* @__PURE__ */ method(
  operations.replayWebhookEvents,
  withId,
  { takes: { from: date, to: date } },
)

/**
 * Lists what was sent to a webhook and what waits, newest first.
 * @throws {CommerceError} `WEBHOOK_NOT_FOUND`
 * @example const { deliveries } = await client.webhookSettings.listWebhookDeliveries(webhookId)
 */
export const listWebhookDeliveries: (
  _id: string,
  options?: ListWebhookDeliveriesOptions,
) => Promise<ListWebhookDeliveriesResponse> = /* @__PURE__ */ method(
  operations.listWebhookDeliveries,
  withId,
  { gives: { deliveries: delivery } },
)

/**
 * Returns an event as it is sent, with every attempt and answer.
 * @throws {CommerceError} `WEBHOOK_NOT_FOUND`, `WEBHOOK_DELIVERY_NOT_FOUND`
 * @example const { delivery } = await client.webhookSettings.getWebhookDelivery(webhookId, eventId)
 */
export const getWebhookDelivery: (_id: string, eventId: string) => Promise<WebhookDeliveryResponse> =
  /* @__PURE__ */ method(operations.getWebhookDelivery, (_id, eventId) => ({ _id, eventId }), { gives: told })

/**
 * Sends an event again as soon as possible, delivered or not.
 * @throws {CommerceError} `WEBHOOK_NOT_FOUND`, `WEBHOOK_DELIVERY_NOT_FOUND`
 * @example await client.webhookSettings.redeliverWebhookEvent(webhookId, eventId)
 */
export const redeliverWebhookEvent: (_id: string, eventId: string) => Promise<WebhookDeliveryResponse> =
  /* @__PURE__ */ method(operations.redeliverWebhookEvent, (_id, eventId) => ({ _id, eventId }), {
    gives: told,
  })
