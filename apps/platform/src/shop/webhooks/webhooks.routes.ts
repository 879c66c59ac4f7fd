import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../calls/answer.ts'
import type { WebhooksService } from './webhooks.service.ts'

export const webhooksRoutes = (webhooks: WebhooksService): readonly Route[] => [
  answer(operations.createWebhook, (call) => webhooks.create(call)),
  answer(operations.listWebhooks, (call) => webhooks.list(call)),
  answer(operations.getWebhook, (call) => webhooks.get(call)),
  answer(operations.updateWebhook, (call) => webhooks.update(call)),
  answer(operations.deleteWebhook, (call) => webhooks.delete(call)),
  answer(operations.rotateWebhookKey, (call) => webhooks.rotateKey(call)),
  answer(operations.sendTestEvent, (call) => webhooks.test(call)),
  answer(operations.replayWebhookEvents, (call) => webhooks.replay(call)),
  answer(operations.listWebhookDeliveries, (call) => webhooks.deliveries(call)),
  answer(operations.getWebhookDelivery, (call) => webhooks.delivery(call)),
  answer(operations.redeliverWebhookEvent, (call) => webhooks.redeliver(call)),
]
