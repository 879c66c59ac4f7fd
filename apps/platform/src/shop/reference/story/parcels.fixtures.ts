import * as api from '@vitrine/contract/operations'
import type { Caller } from '../../../testing/index.ts'
import type { Recorder } from './recorder.fixtures.ts'

/** Records what staff do with an order before all of it is sent: parcels and notes. */
export const playParcelsAndNotes = async (
  asMerchant: readonly ['merchant', Caller],
  { record }: Recorder,
  orderId: string,
): Promise<void> => {
  const { order } = await record(...asMerchant, api.getOrder, { id: orderId })
  const lineItems = [{ id: order?.lineItems[0]?.id ?? '', quantity: 1 }]
  const trackingInfo = { shippingProvider: 'DHL', trackingNumber: 'H1001' }
  const { fulfillmentId } = await record(...asMerchant, api.createFulfillment, {
    orderId,
    fulfillment: { lineItems, trackingInfo },
  })
  await record(...asMerchant, api.updateFulfillment, {
    orderId,
    fulfillment: { id: fulfillmentId, trackingInfo: { ...trackingInfo, trackingNumber: 'H1002' } },
  })
  await record(...asMerchant, api.deleteFulfillment, { orderId, fulfillmentId })
  await record(...asMerchant, api.bulkCreateFulfillments, {
    ordersWithFulfillments: [{ orderId, fulfillments: [{ lineItems }] }],
  })
  const merchantComment = { message: 'Wrap it as a gift' }
  const { activityId } = await record(...asMerchant, api.addActivity, {
    id: orderId,
    activity: { merchantComment },
  })
  await record(...asMerchant, api.updateActivity, {
    ...{ id: orderId, activityId },
    activity: { merchantComment: { message: 'Wrap it as a gift, with a card' } },
  })
  await record(...asMerchant, api.deleteActivity, { id: orderId, activityId })
  await record(...asMerchant, api.addActivities, {
    orderId,
    orderActivities: [{ activityType: 'MERCHANT_COMMENT', merchantComment }],
  })
  await record(...asMerchant, api.sendOrderEmail, { id: orderId, email: 'SHIPPING' })
  const privateTags = { tagIds: ['Gift'] }
  await record(...asMerchant, api.bulkUpdateOrderTags, { orderIds: [orderId], assignTags: { privateTags } })
  await record(...asMerchant, api.bulkUpdateOrders, { orders: [{ order: { id: orderId, archived: false } }] })
  await record(...asMerchant, api.aggregateOrders, {
    filter: { 'tags.privateTags.tagIds': 'Gift' },
    aggregation: {
      byPayment: { $count: 'paymentStatus' },
      sales: { $sum: 'priceSummary.total.amount' },
    },
  })
  await record(...asMerchant, api.getSalesOverview, {})
}
