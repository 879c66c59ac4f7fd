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
} from '@vitrine/contract/operations'
import { answer, type Route } from '../calls/answer.ts'
import type { WebhooksService } from './webhooks.service.ts'

export const webhooksRoutes = (webhooks: WebhooksService): readonly Route[] => [
  answer(createWebhook, (call) => webhooks.create(call)),
  answer(listWebhooks, (call) => webhooks.list(call)),
  answer(getWebhook, (call) => webhooks.get(call)),
  answer(updateWebhook, (call) => webhooks.update(call)),
  answer(deleteWebhook, (call) => webhooks.delete(call)),
  answer(rotateWebhookKey, (call) => webhooks.rotateKey(call)),
  answer(sendTestEvent, (call) => webhooks.test(call)),
  answer(replayWebhookEvents, (call) => webhooks.replay(call)),
  answer(listWebhookDeliveries, (call) => webhooks.deliveries(call)),
  answer(getWebhookDelivery, (call) => webhooks.delivery(call)),
  answer(redeliverWebhookEvent, (call) => webhooks.redeliver(call)),
]
