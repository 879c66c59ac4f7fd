import type {
  CreateWebhookRequest,
  Empty,
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
} from '@vitrine/contract'
import type { Call } from '../calls/call.ts'
import type { WebhooksParts } from './create-webhooks.ts'
import { createDeliveryLog } from './delivery-log.ts'
import { createSubscriptions } from './subscriptions.ts'

/** A shop's webhooks, for its owners and their programs. */
export interface WebhooksService {
  create(call: Call<CreateWebhookRequest>): Promise<WebhookWithKeys>
  list(call: Call<Empty>): Promise<ListWebhooksResponse>
  get(call: Call<WebhookIdRequest>): Promise<WebhookWithKeys>
  update(call: Call<UpdateWebhookRequest>): Promise<WebhookResponse>
  delete(call: Call<WebhookIdRequest>): Promise<Empty>
  rotateKey(call: Call<RotateWebhookKeyRequest>): Promise<WebhookWithKeys>
  test(call: Call<SendTestEventRequest>): Promise<SendTestEventResponse>
  replay(call: Call<ReplayWebhookEventsRequest>): Promise<ReplayWebhookEventsResponse>
  deliveries(call: Call<ListWebhookDeliveriesRequest>): Promise<ListWebhookDeliveriesResponse>
  delivery(call: Call<WebhookDeliveryRequest>): Promise<WebhookDeliveryResponse>
  redeliver(call: Call<WebhookDeliveryRequest>): Promise<WebhookDeliveryResponse>
}

export const createWebhooksService = (parts: WebhooksParts): WebhooksService => ({
  ...createSubscriptions(parts),
  ...createDeliveryLog(parts),
})
