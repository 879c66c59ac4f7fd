import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhookEvent,
  replayWebhookEvents,
  rotateWebhookKey,
  sendTestEvent,
  updateWebhook,
} from './webhooks.operations.ts'
import {
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

/** Events hold everything about orders and members, so only owners and programs they trust may send them elsewhere. */
const terms = { access: 'elevated', scope: 'webhooks:manage' } as const

/** Rules for the webhook operations: callers, schemas and errors. */
export const webhooksRules = [
  rule(createWebhook, {
    ...terms,
    input: CreateWebhookRequest,
    output: WebhookWithKeys,
    errors: ['WEBHOOK_ADDRESS_NOT_ALLOWED', 'WEBHOOK_LIMIT', 'IDEMPOTENCY_KEY_REUSED', 'CONFLICT'],
  }),
  rule(listWebhooks, { ...terms, input: Empty, output: ListWebhooksResponse, errors: [] }),
  rule(getWebhook, {
    ...terms,
    input: WebhookIdRequest,
    output: WebhookWithKeys,
    errors: ['WEBHOOK_NOT_FOUND'],
  }),
  rule(updateWebhook, {
    ...terms,
    input: UpdateWebhookRequest,
    output: WebhookResponse,
    errors: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_ADDRESS_NOT_ALLOWED', 'CONFLICT'],
  }),
  rule(deleteWebhook, {
    ...terms,
    input: WebhookIdRequest,
    output: Empty,
    errors: ['WEBHOOK_NOT_FOUND'],
  }),
  rule(rotateWebhookKey, {
    ...terms,
    input: RotateWebhookKeyRequest,
    output: WebhookWithKeys,
    errors: ['WEBHOOK_NOT_FOUND'],
  }),
  rule(sendTestEvent, {
    ...terms,
    input: SendTestEventRequest,
    output: SendTestEventResponse,
    errors: ['WEBHOOK_NOT_FOUND'],
  }),
  rule(replayWebhookEvents, {
    ...terms,
    input: ReplayWebhookEventsRequest,
    output: ReplayWebhookEventsResponse,
    errors: ['WEBHOOK_NOT_FOUND'],
  }),
  rule(listWebhookDeliveries, {
    ...terms,
    input: ListWebhookDeliveriesRequest,
    output: ListWebhookDeliveriesResponse,
    errors: ['WEBHOOK_NOT_FOUND'],
  }),
  rule(getWebhookDelivery, {
    ...terms,
    input: WebhookDeliveryRequest,
    output: WebhookDeliveryResponse,
    errors: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_DELIVERY_NOT_FOUND'],
  }),
  rule(redeliverWebhookEvent, {
    ...terms,
    input: WebhookDeliveryRequest,
    output: WebhookDeliveryResponse,
    errors: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_DELIVERY_NOT_FOUND'],
  }),
]
