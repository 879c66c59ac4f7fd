import type * as wire from '@vitrine/contract'
import type { Call } from '../calls/call.ts'
import type { WebhooksParts } from './create-webhooks.ts'
import { createDeliveryLog } from './delivery-log.ts'
import { createSubscriptions } from './subscriptions.ts'

/** A shop's webhooks, for its owners and their programs. */
export interface WebhooksService {
  create(call: Call<wire.CreateWebhookRequest>): Promise<wire.WebhookWithKeys>
  list(call: Call<wire.Empty>): Promise<wire.ListWebhooksResponse>
  get(call: Call<wire.WebhookIdRequest>): Promise<wire.WebhookWithKeys>
  update(call: Call<wire.UpdateWebhookRequest>): Promise<wire.WebhookResponse>
  delete(call: Call<wire.WebhookIdRequest>): Promise<wire.Empty>
  rotateKey(call: Call<wire.RotateWebhookKeyRequest>): Promise<wire.WebhookWithKeys>
  test(call: Call<wire.SendTestEventRequest>): Promise<wire.SendTestEventResponse>
  replay(call: Call<wire.ReplayWebhookEventsRequest>): Promise<wire.ReplayWebhookEventsResponse>
  deliveries(call: Call<wire.ListWebhookDeliveriesRequest>): Promise<wire.ListWebhookDeliveriesResponse>
  delivery(call: Call<wire.WebhookDeliveryRequest>): Promise<wire.WebhookDeliveryResponse>
  redeliver(call: Call<wire.WebhookDeliveryRequest>): Promise<wire.WebhookDeliveryResponse>
}

export const createWebhooksService = (parts: WebhooksParts): WebhooksService => ({
  ...createSubscriptions(parts),
  ...createDeliveryLog(parts),
})
