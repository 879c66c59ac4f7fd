import * as api from '@vitrine/contract/operations'
import type { Shop } from '../../../testing/index.ts'
import { type Recorder, STORES } from './recorder.fixtures.ts'

const address = { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine: 'Am Markt 1' }

/** Plays what a storefront does with carts in the newer form. */
export const playCartsV2 = async (shop: Shop, { record }: Recorder, productId: string): Promise<void> => {
  const merchant = await shop.merchant()
  const asMerchant = ['merchant', merchant] as const
  const item = { quantity: 1, catalogReference: { appId: STORES, catalogItemId: productId } }
  const catalogItems = [item]
  const { giftCard, code } = await merchant.call(api.createGiftCard, { giftCard: { initialValue: '100.00' } })
  const coupon = { code: 'NEWER' }
  await merchant.call(api.createCoupon, { coupon: { ...coupon, name: 'Newer', percentOffRate: 5 } })
  const form = { id: productId, formSubmissionId: productId }
  const deliveryInfo = { address }
  const customerInfo = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }

  // The current cart.
  const visitor = ['visitor', await shop.visitor()] as const
  await record(...visitor, api.createCurrentCartV2, { cart: { note: 'Ring twice' }, catalogItems })
  const { cart } = await record(...visitor, api.addLineItemsToCurrentCartV2, { catalogItems })
  const lineItemId = cart?.lineItems[0]?.id ?? ''
  await record(...visitor, api.getCurrentCartV2, {})
  await record(...visitor, api.updateLineItemsInCurrentCartV2, {
    lineItems: [{ lineItemId, quantity: { newQuantity: 3 } }],
  })
  await record(...visitor, api.updateCurrentCartV2, { cart: { deliveryInfo, customerInfo } })
  await record(...visitor, api.setDeliveryMethodForCurrentCartV2, { deliveryMethod: { code: 'post' } })
  const reduced = await record(...visitor, api.addCouponToCurrentCartV2, { coupon })
  await record(...visitor, api.addGiftCardToCurrentCartV2, { giftCard: { code } })
  await record(...visitor, api.updateFormSubmissionsInCurrentCartV2, { formSubmissions: [form] })
  await record(...visitor, api.calculateCurrentCartV2, {})
  await record(...visitor, api.estimateCurrentCartV2, { calculateDelivery: true })
  await record(...visitor, api.refreshCurrentCartV2, {})
  await record(...visitor, api.getUpsellOptionsForCurrentCartV2, {})
  await record(...visitor, api.removeCouponFromCurrentCartV2, {
    couponId: reduced.cart?.coupons[0]?.id ?? '',
  })
  await record(...visitor, api.removeGiftCardFromCurrentCartV2, { giftCardId: giftCard.id })
  await record(...visitor, api.removeDeliveryMethodFromCurrentCartV2, {})
  await record(...visitor, api.removeLineItemsFromCurrentCartV2, { lineItemIds: [lineItemId] })
  await record(...visitor, api.deleteCurrentCartV2, {})

  // Another cart, up to its order.
  const created = await record(...visitor, api.createCartV2, { catalogItems })
  const cartId = created.cart?.id ?? ''
  const added = await record(...visitor, api.addLineItemsToCartV2, { cartId, catalogItems })
  const line = added.cart?.lineItems[0]?.id ?? ''
  await record(...visitor, api.updateLineItemsInCartV2, {
    ...{ cartId, lineItems: [{ lineItemId: line, quantity: { newQuantity: 1 } }] },
  })
  await record(...visitor, api.updateCartV2, { cart: { id: cartId, deliveryInfo, customerInfo } })
  await record(...visitor, api.setDeliveryMethodForCartV2, { cartId, deliveryMethod: { code: 'post' } })
  const withCoupon = await record(...visitor, api.addCouponToCartV2, { cartId, coupon })
  await record(...visitor, api.removeCouponFromCartV2, {
    ...{ cartId, couponId: withCoupon.cart?.coupons[0]?.id ?? '' },
  })
  await record(...visitor, api.addGiftCardToCartV2, { cartId, giftCard: { code } })
  await record(...visitor, api.removeGiftCardFromCartV2, { cartId, giftCardId: giftCard.id })
  await visitor[1].call(api.addGiftCardToCartV2, { cartId, giftCard: { code } })
  await record(...visitor, api.updateFormSubmissionsInCartV2, { cartId, formSubmissions: [form] })
  await record(...visitor, api.estimateCartV2, { cartId, calculateTax: true })
  await record(...visitor, api.refreshCartV2, { cartId })
  await record(...visitor, api.getUpsellOptionsForCartV2, { cartId })
  await record(...visitor, api.getCheckoutUrlOfCartV2, { cartId })
  await record(...visitor, api.calculateCartV2, { cartId })
  await record(...visitor, api.placeOrderOfCartV2, { cartId })
  await record(...visitor, api.getCartV2, { cartId })

  const other = await visitor[1].call(api.createCartV2, { catalogItems })
  const otherId = other.cart?.id ?? ''
  await record(...visitor, api.removeDeliveryMethodFromCartV2, { cartId: otherId })
  await record(...asMerchant, api.markCartAsCompletedV2, { cartId: otherId })
  const { cart: last } = await visitor[1].call(api.createCartV2, { catalogItems })
  const lastId = last?.id ?? ''
  await record(...visitor, api.removeLineItemsFromCartV2, {
    ...{ cartId: lastId, lineItemIds: [last?.lineItems[0]?.id ?? ''] },
  })
  await record(...visitor, api.deleteCartV2, { cartId: lastId })
}
