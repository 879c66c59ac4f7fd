import * as api from '@vitrine/contract/operations'
import type { Caller, Shop } from '../../../testing/index.ts'
import { type Recorder, STORES } from './recorder.fixtures.ts'

const email = 'ada@example.com'

/** Plays what happens less often: carts by id, plans, orders written by hand, and taking things away. */
export const playRest = async (shop: Shop, { record }: Recorder, productId: string): Promise<void> => {
  const merchant = await shop.merchant()
  const asMerchant = ['merchant', merchant] as const
  const visitor = ['visitor', await shop.visitor()] as const
  const line = { quantity: 1, catalogReference: { appId: STORES, catalogItemId: productId } }

  await cartById(record, visitor[1], line)
  const filled = await visitor[1].call(api.addToCurrentCart, { lineItems: [line] })
  await record(...visitor, api.removeLineItemsFromCurrentCart, {
    lineItemIds: [filled.cart?.lineItems?.[0]?.id ?? ''],
  })
  await record(...visitor, api.deleteCurrentCart, {})

  const plan = { name: 'Ten lessons', credits: 10, validityDays: 30 }
  const made = await record(...asMerchant, api.createMembershipPlan, { plan })
  const planId = made.plan?.id ?? ''
  await record(...asMerchant, api.listMembershipPlans, {})
  await record(...asMerchant, api.updateMembershipPlan, { plan: { id: planId, catalogItemIds: [productId] } })
  const { member } = await merchant.call(api.createMember, { member: { loginEmail: 'mary@example.com' } })
  const memberId = member?.id ?? ''
  const granted = await record(...asMerchant, api.grantMembership, { planId, memberId })
  await record(...asMerchant, api.listMemberships, { memberId, limit: 5 })
  await record(...asMerchant, api.cancelMembership, { id: granted.membership?.id ?? '' })

  const { order } = await record(...asMerchant, api.createOrder, {
    order: { lineItems: [{ ...line, price: { amount: '22.00' } }], buyerInfo: { email } },
  })
  const orderId = order?.id ?? ''
  await record(...asMerchant, api.updateOrder, { order: { id: orderId, buyerNote: 'Ring twice' } })
  await record(...asMerchant, api.cancelOrder, { id: orderId })

  const { product } = await merchant.call(api.createProduct, {
    product: { name: 'Sample', brand: 'Varga Pottery', ribbon: 'New', priceData: { price: 5 } },
  })
  const sample = { id: product?.id ?? '' }
  await record(...asMerchant, api.removeProductBrand, sample)
  await record(...asMerchant, api.removeProductRibbon, sample)
  await record(...visitor, api.getProductOptionsAvailability, { ...sample, options: {} })
  await record(...asMerchant, api.deleteProduct, sample)
  const { collection } = await merchant.call(api.createCollection, { collection: { name: 'Samples' } })
  await record(...asMerchant, api.deleteCollection, { id: collection?.id ?? '' })
  const { coupon } = await merchant.call(api.createCoupon, {
    coupon: { code: 'OLD', name: 'Old', percentOffRate: 5 },
  })
  await record(...asMerchant, api.deleteCoupon, { id: coupon?.id ?? '' })
  const about = { dataCollectionId: 'Pages', id: 'old' }
  const data = { slug: 'old', title: 'Old' }
  await merchant.call(api.saveDataItem, { dataCollectionId: 'Pages', dataItem: { id: 'old', data } })
  await record(...asMerchant, api.removeDataItem, about)
}

const cartById = async (
  record: Recorder['record'],
  visitor: Caller,
  line: { quantity: number; catalogReference: { appId: string; catalogItemId: string } },
): Promise<void> => {
  const by = ['visitor', visitor] as const
  const { cart } = await record(...by, api.createCart, { lineItems: [line] })
  const id = cart?.id ?? ''
  const lineId = cart?.lineItems?.[0]?.id ?? ''
  await record(...by, api.getCart, { id })
  await record(...by, api.addToCart, { id, lineItems: [line] })
  await record(...by, api.updateCart, { cartInfo: { id, buyerNote: 'Ring twice' } })
  await record(...by, api.updateCartLineItemsQuantity, { id, lineItems: [{ id: lineId, quantity: 4 }] })
  await record(...by, api.estimateCartTotals, { id, shippingAddress: { country: 'DE' } })
  const { checkoutId = '' } = await record(...by, api.createCheckoutFromCart, {
    ...{ id, channelType: 'WEB' as const, email },
  })
  await record(...by, api.getCartByCheckoutId, { id: checkoutId })
  await record(...by, api.getCheckoutByCartId, { id })
  await record(...by, api.addToCheckout, { id: checkoutId, lineItems: [line] })
  await record(...by, api.removeLineItemsFromCart, { id, lineItemIds: [lineId] })
  await record(...by, api.deleteCart, { id })
}
