import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  CreateWebhookRequest,
  ListWebhookDeliveriesRequest,
  ListWebhookDeliveriesResponse,
  ListWebhooksResponse,
  ReplayWebhookEventsRequest,
  ReplayWebhookEventsResponse,
  RotateWebhookKeyRequest,
  SendTestEventRequest,
  SendTestEventResponse,
  UpdateWebhookRequest,
  WebhookDeliveryRequest,
  WebhookDeliveryResponse,
  WebhookIdRequest,
  WebhookResponse,
  WebhookWithKeys,
} from './webhooks.schemas.ts'

export const createWebhook = /* @__PURE__ */ operation<CreateWebhookRequest, WebhookWithKeys>(
  'createWebhook',
  'Adds an address that gets events from now on, and returns the key that signs them.',
  vitrine,
  'POST /v1/webhooks',
)

export const listWebhooks = /* @__PURE__ */ operation<Empty, ListWebhooksResponse>(
  'listWebhooks',
  "Lists the shop's webhooks, oldest first.",
  vitrine,
  'GET /v1/webhooks',
)

export const getWebhook = /* @__PURE__ */ operation<WebhookIdRequest, WebhookWithKeys>(
  'getWebhook',
  'Reads a webhook and the keys that sign its events.',
  vitrine,
  'GET /v1/webhooks/:id',
)

export const updateWebhook = /* @__PURE__ */ operation<UpdateWebhookRequest, WebhookResponse>(
  'updateWebhook',
  'Changes a webhook, switches it off, or ends its pause.',
  vitrine,
  'PATCH /v1/webhooks/:webhook.id',
)

export const deleteWebhook = /* @__PURE__ */ operation<WebhookIdRequest, Empty>(
  'deleteWebhook',
  'Deletes a webhook with its log; events that wait for it are not sent.',
  vitrine,
  'DELETE /v1/webhooks/:id',
)

export const rotateWebhookKey = /* @__PURE__ */ operation<RotateWebhookKeyRequest, WebhookWithKeys>(
  'rotateWebhookKey',
  'Creates a new key for a webhook; the current one stays valid for a while.',
  vitrine,
  'POST /v1/webhooks/:id/rotate-key',
)

export const sendTestEvent = /* @__PURE__ */ operation<SendTestEventRequest, SendTestEventResponse>(
  'sendTestEvent',
  'Sends a made-up event to a webhook now, and returns the answer.',
  vitrine,
  'POST /v1/webhooks/:id/test',
)

export const replayWebhookEvents = /* @__PURE__ */ operation<
  ReplayWebhookEventsRequest,
  ReplayWebhookEventsResponse
>(
  'replayWebhookEvents',
  'Sends events again, from a given time within the last 30 days.',
  vitrine,
  'POST /v1/webhooks/:id/replay',
)

export const listWebhookDeliveries = /* @__PURE__ */ operation<
  ListWebhookDeliveriesRequest,
  ListWebhookDeliveriesResponse
>(
  'listWebhookDeliveries',
  'Lists what was sent to a webhook and what waits, newest first.',
  vitrine,
  'GET /v1/webhooks/:id/deliveries',
)

export const getWebhookDelivery = /* @__PURE__ */ operation<WebhookDeliveryRequest, WebhookDeliveryResponse>(
  'getWebhookDelivery',
  'Reads an event as it is sent, with every attempt and answer.',
  vitrine,
  'GET /v1/webhooks/:id/deliveries/:eventId',
)

export const redeliverWebhookEvent = /* @__PURE__ */ operation<
  WebhookDeliveryRequest,
  WebhookDeliveryResponse
>(
  'redeliverWebhookEvent',
  'Sends an event again as soon as possible, delivered or not.',
  vitrine,
  'POST /v1/webhooks/:id/deliveries/:eventId/redeliver',
)
