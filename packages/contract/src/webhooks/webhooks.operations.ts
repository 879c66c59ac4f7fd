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
  'Creates a webhook, which receives events from now on. Returns the key that signs them.',
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
  'Returns a webhook and the keys that sign its events.',
  vitrine,
  'GET /v1/webhooks/:id',
)

export const updateWebhook = /* @__PURE__ */ operation<UpdateWebhookRequest, WebhookResponse>(
  'updateWebhook',
  'Changes, disables or resumes a webhook.',
  vitrine,
  'PATCH /v1/webhooks/:webhook.id',
)

export const deleteWebhook = /* @__PURE__ */ operation<WebhookIdRequest, Empty>(
  'deleteWebhook',
  'Deletes a webhook and its log. Events waiting for it are not sent.',
  vitrine,
  'DELETE /v1/webhooks/:id',
)

export const rotateWebhookKey = /* @__PURE__ */ operation<RotateWebhookKeyRequest, WebhookWithKeys>(
  'rotateWebhookKey',
  'Creates a new key for a webhook. The current one stays valid for 24 hours.',
  vitrine,
  'POST /v1/webhooks/:id/rotate-key',
)

export const sendTestEvent = /* @__PURE__ */ operation<SendTestEventRequest, SendTestEventResponse>(
  'sendTestEvent',
  'Sends a test event to a webhook now, and returns its response.',
  vitrine,
  'POST /v1/webhooks/:id/test',
)

export const replayWebhookEvents = /* @__PURE__ */ operation<
  ReplayWebhookEventsRequest,
  ReplayWebhookEventsResponse
>(
  'replayWebhookEvents',
  'Sends events to a webhook again, from a given time in the last 30 days.',
  vitrine,
  'POST /v1/webhooks/:id/replay',
)

export const listWebhookDeliveries = /* @__PURE__ */ operation<
  ListWebhookDeliveriesRequest,
  ListWebhookDeliveriesResponse
>(
  'listWebhookDeliveries',
  'Lists the events sent to a webhook or waiting for it, newest first.',
  vitrine,
  'GET /v1/webhooks/:id/deliveries',
)

export const getWebhookDelivery = /* @__PURE__ */ operation<WebhookDeliveryRequest, WebhookDeliveryResponse>(
  'getWebhookDelivery',
  'Returns an event as it is sent, with every attempt and its response.',
  vitrine,
  'GET /v1/webhooks/:id/deliveries/:eventId',
)

export const redeliverWebhookEvent = /* @__PURE__ */ operation<
  WebhookDeliveryRequest,
  WebhookDeliveryResponse
>(
  'redeliverWebhookEvent',
  'Sends an event again as soon as possible, even if it was delivered.',
  vitrine,
  'POST /v1/webhooks/:id/deliveries/:eventId/redeliver',
)
