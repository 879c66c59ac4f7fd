import * as api from '@vitrine/contract/operations'
import type { Caller } from '../../../testing/index.ts'
import type { Recorder } from './recorder.fixtures.ts'

interface Ground {
  readonly line: { readonly catalogReference: { readonly catalogItemId: string; readonly appId: string } }
  readonly recipientInfo: {
    readonly address: { readonly country: string }
    readonly contactDetails: { readonly firstName: string; readonly lastName: string }
  }
}

/** Records how staff put an order together for a customer: from the first line to the order. */
export const playDrafts = async (
  asMerchant: readonly ['merchant', Caller],
  { record }: Recorder,
  { line: { catalogReference }, recipientInfo }: Ground,
): Promise<void> => {
  const buyerInfo = { email: 'grace@example.com' }
  const { calculatedDraftOrder } = await record(...asMerchant, api.createDraftOrder, {
    draftOrder: { catalogLineItems: [{ catalogReference, quantity: 2 }], buyerInfo },
  })
  const { id: draftOrderId, lineItems } = calculatedDraftOrder.draftOrder
  await record(...asMerchant, api.addLineItemsToDraftOrder, {
    draftOrderId,
    customLineItems: [{ productName: { original: 'Engraving' }, price: { amount: '3.00' } }],
  })
  const lineItemId = lineItems[0]?.lineItem.id ?? ''
  await record(...asMerchant, api.updateDraftOrderLineItems, {
    draftOrderId,
    lineItemChanges: [{ lineItemId, newQuantity: 1, newPrice: '12.00' }],
  })
  const discounted = await record(...asMerchant, api.createDraftOrderDiscounts, {
    draftOrderId,
    discounts: [{ discountType: 'GLOBAL', percentage: '10', description: 'Regular customer' }],
  })
  const id = discounted.calculatedDraftOrder.draftOrder.discounts[0]?.discount.id ?? ''
  await record(...asMerchant, api.setDraftOrderDiscounts, {
    draftOrderId,
    discounts: [{ id, applied: true }],
  })
  await record(...asMerchant, api.deleteDraftOrderDiscounts, { draftOrderId, discountIds: [id] })
  await record(...asMerchant, api.setDraftOrderBuyerInfo, {
    draftOrderId,
    buyerInfo,
    buyerNote: 'Ring twice',
  })
  await record(...asMerchant, api.setDraftOrderRecipientInfo, { draftOrderId, recipientInfo })
  await record(...asMerchant, api.setDraftOrderBillingInfo, { draftOrderId, billingInfo: recipientInfo })
  await record(...asMerchant, api.setDraftOrderShippingInfo, {
    draftOrderId,
    shippingInfo: { code: 'post' },
  })
  await record(...asMerchant, api.sendDraftOrderPaymentLink, { draftOrderId, expiresInDays: 7 })
  await record(...asMerchant, api.getDraftOrder, { draftOrderId })
  const { createdOrder } = await record(...asMerchant, api.createOrderFromDraft, { draftOrderId })
  await record(...asMerchant, api.queryDraftOrders, { query: { filter: { status: 'COMMITTED' } } })
  await playEdit(asMerchant, { record }, createdOrder.id)
  const other = await asMerchant[1].call(api.createDraftOrder, {})
  await record(...asMerchant, api.deleteDraftOrder, {
    draftOrderId: other.calculatedDraftOrder.draftOrder.id,
  })
}

/** Records how an order is changed before it is sent, and how its buyer pays what is left. */
const playEdit = async (
  asMerchant: readonly ['merchant', Caller],
  { record }: Pick<Recorder, 'record'>,
  orderId: string,
): Promise<void> => {
  await record(...asMerchant, api.getOrderDraftabilityStatus, { orderId })
  const { calculatedDraftOrder } = await asMerchant[1].call(api.createDraftOrder, { sourceOrderId: orderId })
  const { id: draftOrderId, lineItems } = calculatedDraftOrder.draftOrder
  const lineItemId = lineItems[0]?.lineItem.id ?? ''
  await asMerchant[1].call(api.updateDraftOrderLineItems, {
    draftOrderId,
    lineItemChanges: [{ lineItemId, newQuantity: 2 }],
  })
  await record(...asMerchant, api.commitDraftOrder, { draftOrderId, reason: 'Asked on the phone' })
  await record(...asMerchant, api.sendOrderPaymentLink, { id: orderId, expiresInDays: 7 })
}
