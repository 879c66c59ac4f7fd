import Type from 'typebox'
import { freeForm, guid, nullable, readOnly, timestamp, webUrl } from '../declare/schema.ts'
import { EVENT_TYPES } from '../events/events.ts'

/** The type of an event, such as `wix.ecom.v1.order_created`. */
const eventType = Type.Enum([...EVENT_TYPES])
const eventTypes = Type.Array(eventType, { minItems: 1, maxItems: EVENT_TYPES.length })
const description = Type.String({ maxLength: 200 })

/**
 * How events are written and signed. JWS: a signed token as the hosted platform sends it, read by the client's
 * webhooks. STANDARD: JSON with the headers of Standard Webhooks 1.0, which has verifiers in every language.
 */
const format = Type.Enum(['JWS', 'STANDARD'])

/**
 * A webhook: an address that gets the events it asks for.
 *
 * ACTIVE: events are sent. DISABLED: switched off by hand; events of that time are never sent. PAUSED: the receiver
 * failed for three days; events wait for up to 30 days, and are sent once the webhook is ACTIVE again.
 */
export const Webhook = Type.Object(
  {
    id: readOnly(guid),
    /** Counts changes, starting at 1. */
    revision: readOnly(Type.Integer()),
    url: webUrl,
    /** The types of events to send; at least one. */
    eventTypes,
    format,
    description: Type.Optional(description),
    status: readOnly(Type.Enum(['ACTIVE', 'DISABLED', 'PAUSED'])),
    /** Since when every attempt has failed; absent while the receiver answers. */
    failingSince: Type.Optional(readOnly(timestamp)),
    /** How many events wait to be sent, retries included. */
    waiting: readOnly(Type.Integer()),
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
  },
  { title: 'Webhook' },
)
export type Webhook = Type.Static<typeof Webhook>

/** How a webhook's events are written and signed. */
export type WebhookFormat = Webhook['format']

/**
 * A key that signs events. JWS: the public key of an RSA pair (RS256). STANDARD: the secret itself, starting with
 * `whsec_`.
 */
export const WebhookKey = Type.Object(
  {
    id: guid,
    key: Type.String(),
    createdDate: timestamp,
    /** When it stops signing; absent for the newest key. */
    retiresDate: Type.Optional(timestamp),
  },
  { title: 'WebhookKey' },
)
export type WebhookKey = Type.Static<typeof WebhookKey>

/** Request for `createWebhook`. */
export const CreateWebhookRequest = Type.Object(
  {
    webhook: Type.Object(
      {
        url: webUrl,
        eventTypes,
        /** Default: JWS. */
        format: Type.Optional(format),
        description: Type.Optional(description),
      },
      { title: 'NewWebhook' },
    ),
  },
  { title: 'CreateWebhookRequest' },
)
export type CreateWebhookRequest = Type.Static<typeof CreateWebhookRequest>

/** A webhook with the keys that sign its events, newest first. */
export const WebhookWithKeys = Type.Object(
  { webhook: Webhook, keys: Type.Array(WebhookKey) },
  { title: 'WebhookWithKeys' },
)
export type WebhookWithKeys = Type.Static<typeof WebhookWithKeys>

/** One webhook by its id. */
export const WebhookIdRequest = Type.Object({ id: guid }, { title: 'WebhookIdRequest' })
export type WebhookIdRequest = Type.Static<typeof WebhookIdRequest>

/** Every webhook of the shop, oldest first; there are at most 50. */
export const ListWebhooksResponse = Type.Object(
  { webhooks: Type.Array(Webhook) },
  { title: 'ListWebhooksResponse' },
)
export type ListWebhooksResponse = Type.Static<typeof ListWebhooksResponse>

/** Request for `updateWebhook`. Absent fields stay unchanged. */
export const UpdateWebhookRequest = Type.Object(
  {
    webhook: Type.Object(
      {
        id: guid,
        /** The revision that was read; refused with CONFLICT if it has changed. Default: any. */
        revision: Type.Optional(Type.Integer()),
        url: Type.Optional(webUrl),
        eventTypes: Type.Optional(eventTypes),
        description: Type.Optional(nullable(description)),
        /** ACTIVE also ends a pause: waiting events are sent at once. */
        status: Type.Optional(Type.Enum(['ACTIVE', 'DISABLED'])),
      },
      { title: 'WebhookChange' },
    ),
  },
  { title: 'UpdateWebhookRequest' },
)
export type UpdateWebhookRequest = Type.Static<typeof UpdateWebhookRequest>

/** Response with one webhook. */
export const WebhookResponse = Type.Object({ webhook: Webhook }, { title: 'WebhookResponse' })
export type WebhookResponse = Type.Static<typeof WebhookResponse>

/** Request for `rotateWebhookKey`: how long the present key stays good, 24 hours by default. */
export const RotateWebhookKeyRequest = Type.Object(
  { id: guid, overlapHours: Type.Optional(Type.Integer({ minimum: 0, maximum: 168 })) },
  { title: 'RotateWebhookKeyRequest' },
)
export type RotateWebhookKeyRequest = Type.Static<typeof RotateWebhookKeyRequest>

/** One attempt to deliver an event. */
export const WebhookAttempt = Type.Object(
  {
    id: guid,
    startedDate: timestamp,
    /** Milliseconds until the answer was read, or the attempt was given up. */
    durationMs: Type.Integer(),
    /** Sent with the event, signatures included. */
    requestHeaders: Type.Record(Type.String(), Type.String()),
    /** The HTTP status; absent if there was no answer. */
    responseStatus: Type.Optional(Type.Integer()),
    responseHeaders: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** At most the first 2,000 characters. */
    responseBody: Type.Optional(Type.String()),
    /** Why the attempt failed; absent if it succeeded. */
    error: Type.Optional(Type.String()),
  },
  { title: 'WebhookAttempt' },
)
export type WebhookAttempt = Type.Static<typeof WebhookAttempt>

/** WAITING: to be sent, or sent again. DELIVERED. EXPIRED: the event was deleted before it could be sent. */
const deliveryStatus = Type.Enum(['WAITING', 'DELIVERED', 'EXPIRED'])

/** An event on its way to a webhook. */
export const WebhookDelivery = Type.Object(
  {
    eventId: guid,
    eventType: Type.String(),
    entityId: Type.String(),
    status: deliveryStatus,
    /** How often it was sent, repeats by hand included. */
    attempts: Type.Integer(),
    eventDate: timestamp,
    deliveredDate: Type.Optional(timestamp),
    /** The HTTP status of the last answer. */
    lastResponseStatus: Type.Optional(Type.Integer()),
    lastError: Type.Optional(Type.String()),
  },
  { title: 'WebhookDelivery' },
)
export type WebhookDelivery = Type.Static<typeof WebhookDelivery>

/** Request for `listWebhookDeliveries`: 50 per page by default. */
export const ListWebhookDeliveriesRequest = Type.Object(
  {
    id: guid,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 20 })),
    status: Type.Optional(deliveryStatus),
    eventType: Type.Optional(eventType),
    /** Finds the events of one entity, such as an order. */
    entityId: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { title: 'ListWebhookDeliveriesRequest' },
)
export type ListWebhookDeliveriesRequest = Type.Static<typeof ListWebhookDeliveriesRequest>

/** Deliveries, newest first; no cursor means this is the last page. */
export const ListWebhookDeliveriesResponse = Type.Object(
  { deliveries: Type.Array(WebhookDelivery), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListWebhookDeliveriesResponse' },
)
export type ListWebhookDeliveriesResponse = Type.Static<typeof ListWebhookDeliveriesResponse>

/** One delivery by its webhook and event. */
export const WebhookDeliveryRequest = Type.Object(
  { id: guid, eventId: guid },
  { title: 'WebhookDeliveryRequest' },
)
export type WebhookDeliveryRequest = Type.Static<typeof WebhookDeliveryRequest>

/** Response of `getWebhookDelivery`: the event as it is sent, and the latest 50 attempts, newest first. */
export const WebhookDeliveryResponse = Type.Object(
  {
    delivery: WebhookDelivery,
    /** Absent once the event was deleted. */
    event: Type.Optional(freeForm),
    attempts: Type.Array(WebhookAttempt),
  },
  { title: 'WebhookDeliveryResponse' },
)
export type WebhookDeliveryResponse = Type.Static<typeof WebhookDeliveryResponse>

/** Request for `replayWebhookEvents`: the events from a time on, to another time or to now. */
export const ReplayWebhookEventsRequest = Type.Object(
  { id: guid, from: timestamp, to: Type.Optional(timestamp) },
  { title: 'ReplayWebhookEventsRequest' },
)
export type ReplayWebhookEventsRequest = Type.Static<typeof ReplayWebhookEventsRequest>

/** Response of `replayWebhookEvents`. */
export const ReplayWebhookEventsResponse = Type.Object(
  { /** How many events wait to be sent again. */ queued: Type.Integer() },
  { title: 'ReplayWebhookEventsResponse' },
)
export type ReplayWebhookEventsResponse = Type.Static<typeof ReplayWebhookEventsResponse>

/** Request for `sendTestEvent`: the type of event to make up; default: the webhook's first. */
export const SendTestEventRequest = Type.Object(
  { id: guid, eventType: Type.Optional(eventType) },
  { title: 'SendTestEventRequest' },
)
export type SendTestEventRequest = Type.Static<typeof SendTestEventRequest>

/** Response of `sendTestEvent`: the made-up event and the receiver's answer. */
export const SendTestEventResponse = Type.Object(
  { event: freeForm, attempt: WebhookAttempt },
  { title: 'SendTestEventResponse' },
)
export type SendTestEventResponse = Type.Static<typeof SendTestEventResponse>
