import { createClient as createOurs, ApiKeyStrategy as OurKeyStrategy } from '@vitrine/client'
import { draftOrders as ourDrafts } from '@vitrine/client/ecom'
import { updateDeliverySettings } from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { draftOrders } from '@wix/ecom'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from '../sdk-shop.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const [product] = demoShop().products.filter(
  ({ visible, options, type }) => visible && options.length === 0 && type === 'physical',
)
const catalogReference = { catalogItemId: product?.id ?? '', appId: STORES }
const recipientInfo = {
  address: { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine1: 'Am Markt 1' },
  contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
}

let opened: SdkShop
let key: { apiKey: string; siteId: string }
beforeAll(async () => {
  opened = await openSdkShop()
  const { shop } = opened
  const options = [{ code: 'post', title: 'Post', rate: { flat: '4.90' } }]
  await (await shop.merchant()).call(updateDeliverySettings, {
    deliverySettings: { regions: [{ name: 'Germany', areas: [{ country: 'DE' }], options }] },
  })
  const app = await shop.app(['orders:read', 'orders:write'])
  key = { apiKey: app.authorization ?? '', siteId: shop.site.siteId }
})
afterAll(() => opened[Symbol.asyncDispose]())

describe('draft orders', () => {
  it('become orders with the public package, and read back with ours', async () => {
    const theirs = createClient({ auth: ApiKeyStrategy(key), modules: { draftOrders } }).draftOrders
    const ours = createOurs({
      ...{ apiUrl: opened.shop.url, auth: OurKeyStrategy(key), modules: { draftOrders: ourDrafts } },
    }).draftOrders
    const created = await theirs.createDraftOrder({
      draftOrder: {
        catalogLineItems: [{ catalogReference, quantity: 1, price: { amount: '20.00' } }],
        customLineItems: [{ productName: { original: 'Engraving' }, price: { amount: '3.00' }, quantity: 1 }],
        buyerInfo: { email: 'ada@example.com' },
      },
    })
    const id = created.calculatedDraftOrder?.draftOrder?._id ?? ''
    const lineItemId = created.calculatedDraftOrder?.draftOrder?.lineItems?.[0]?.lineItem?._id ?? ''
    await theirs.updateLineItems(id, [{ lineItemId, newQuantity: 2 }])
    await theirs.addLineItemsToDraftOrder(id, {
      customLineItems: [{ productName: { original: 'Wrapping' }, price: { amount: '1.00' }, quantity: 1 }],
    })
    await theirs.setRecipientInfo(id, { recipientInfo })
    await theirs.setBillingInfo(id, { billingInfo: recipientInfo })
    await theirs.setBuyerInfo(id, { buyerInfo: { email: 'grace@example.com' } })
    const { calculatedDraftOrder } = await theirs.createCustomDiscounts(id, {
      discounts: [{ discountType: 'GLOBAL', priceAmount: { amount: '4.00' } }],
    })
    const discountId = calculatedDraftOrder?.draftOrder?.discounts?.[0]?.discount?._id ?? ''
    const two = await theirs.createCustomDiscounts(id, {
      discounts: [{ discountType: 'GLOBAL', priceAmount: { amount: '3.00' } }],
    })
    const discounts = two.calculatedDraftOrder?.draftOrder?.discounts ?? []
    const gone = discounts.flatMap(({ discount }) =>
      discount?._id && discount._id !== discountId ? [discount._id] : [],
    )
    expect(gone).toHaveLength(1)
    await theirs.deleteCustomDiscounts(id, gone)
    await theirs.setDiscounts(id, [{ _id: discountId, applied: true }])
    const delivered = await theirs.setShippingInfo(id, { shippingInfo: { code: 'post' } })
    expect(delivered.calculatedDraftOrder?.draftOrder).toMatchObject({
      _createdDate: expect.any(Date),
      status: 'DRAFT',
      buyerDetails: { buyerInfo: { email: 'grace@example.com' } },
      priceSummary: { subtotal: { amount: '44.00' }, total: { amount: '44.90' } },
    })
    expect((await ours.getDraftOrder(id)).calculatedDraftOrder.draftOrder.priceSummary.total?.amount).toBe(
      '44.90',
    )

    const { createdOrder } = await theirs.createOrderFromDraft(id)
    expect(createdOrder).toMatchObject({
      paymentStatus: 'NOT_PAID',
      priceSummary: { total: { amount: '44.90' } },
    })
    const orderId = createdOrder?._id ?? ''
    expect(await theirs.getOrderDraftabilityStatus(orderId)).toMatchObject({
      orderDraftable: true,
      nonDraftableReasons: [],
    })
    const edit = await theirs.createDraftOrder({ sourceOrderId: orderId })
    expect(edit.preexistingDraftOrder).toBe(false)
    const editId = edit.calculatedDraftOrder?.draftOrder?._id ?? ''
    await theirs.updateLineItems(editId, [{ lineItemId, newQuantity: 1 }])
    const { committedDraftOrder, orderAfterCommit } = await theirs.commitDraftOrder(editId, {
      commitSettings: { sendNotificationsToBuyer: false },
      reason: 'Asked on the phone',
    })
    expect(committedDraftOrder).toMatchObject({ status: 'COMMITTED', orderId })
    const activity = orderAfterCommit?.activities?.at(-1)
    expect(activity).toMatchObject({
      type: 'DRAFT_ORDER_CHANGES_APPLIED',
      draftOrderChangesApplied: { draftOrderId: editId, reason: 'Asked on the phone' },
    })
    expect((await ours.getOrderDraftabilityStatus(orderId)).orderDraftable).toBe(true)

    const { items } = await theirs.queryDraftOrders().eq('status', 'COMMITTED').find()
    expect(items.map(({ _id, orderId }) => [_id, orderId])).toEqual([
      [editId, orderId],
      [id, orderId],
    ])

    const other = await ours.createDraftOrder()
    await theirs.deleteDraftOrder(other.calculatedDraftOrder.draftOrder._id)
    await expect(theirs.setTaxExemption(id, { taxExempt: true })).rejects.toMatchObject({
      details: { applicationError: { code: 'FEATURE_NOT_AVAILABLE' } },
    })
  })
})
