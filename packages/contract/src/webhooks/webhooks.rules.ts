import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import * as operations from './webhooks.operations.ts'
import * as schemas from './webhooks.schemas.ts'

/** Events hold everything about orders and members, so only owners and programs they trust may send them elsewhere. */
const terms = { access: 'elevated', scope: 'webhooks:manage' } as const

/** Rules for the webhook operations: callers, schemas and errors. */
export const webhooksRules = [
  rule(operations.createWebhook, {
    ...terms,
    input: schemas.CreateWebhookRequest,
    output: schemas.WebhookWithKeys,
    errors: ['WEBHOOK_ADDRESS_NOT_ALLOWED', 'WEBHOOK_LIMIT', 'IDEMPOTENCY_KEY_REUSED', 'CONFLICT'],
  }),
  rule(operations.listWebhooks, { ...terms, input: Empty, output: schemas.ListWebhooksResponse, errors: [] }),
  rule(operations.getWebhook, {
    ...terms,
    input: schemas.WebhookIdRequest,
    output: schemas.WebhookWithKeys,
    errors: ['WEBHOOK_NOT_FOUND'],
  }),
  rule(operations.updateWebhook, {
    ...terms,
    input: schemas.UpdateWebhookRequest,
    output: schemas.WebhookResponse,
    errors: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_ADDRESS_NOT_ALLOWED', 'CONFLICT'],
  }),
  rule(operations.deleteWebhook, {
    ...terms,
    input: schemas.WebhookIdRequest,
    output: Empty,
    errors: ['WEBHOOK_NOT_FOUND'],
  }),
  rule(operations.rotateWebhookKey, {
    ...terms,
    input: schemas.RotateWebhookKeyRequest,
    output: schemas.WebhookWithKeys,
    errors: ['WEBHOOK_NOT_FOUND'],
  }),
  rule(operations.sendTestEvent, {
    ...terms,
    input: schemas.SendTestEventRequest,
    output: schemas.SendTestEventResponse,
    errors: ['WEBHOOK_NOT_FOUND'],
  }),
  rule(operations.replayWebhookEvents, {
    ...terms,
    input: schemas.ReplayWebhookEventsRequest,
    output: schemas.ReplayWebhookEventsResponse,
    errors: ['WEBHOOK_NOT_FOUND'],
  }),
  rule(operations.listWebhookDeliveries, {
    ...terms,
    input: schemas.ListWebhookDeliveriesRequest,
    output: schemas.ListWebhookDeliveriesResponse,
    errors: ['WEBHOOK_NOT_FOUND'],
  }),
  rule(operations.getWebhookDelivery, {
    ...terms,
    input: schemas.WebhookDeliveryRequest,
    output: schemas.WebhookDeliveryResponse,
    errors: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_DELIVERY_NOT_FOUND'],
  }),
  rule(operations.redeliverWebhookEvent, {
    ...terms,
    input: schemas.WebhookDeliveryRequest,
    output: schemas.WebhookDeliveryResponse,
    errors: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_DELIVERY_NOT_FOUND'],
  }),
]
