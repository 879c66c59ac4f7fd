import type { Cart } from '@vitrine/contract'
import { lineOf } from '../small-shop.ts'

/** What inputs name: a product, the caller's cart if there is one, and who calls. */
export interface InputGround {
  readonly first: { readonly id: string }
  readonly cart: Cart | undefined
  readonly shop: { readonly clientId: string }
  readonly visitor: { readonly authorization?: string | undefined }
  readonly refreshToken: string
}

/** Builds a valid input for a call about carts, checkouts, orders and money; undefined for other calls. */
export const salesInputOf = (name: string, { first, cart }: InputGround): unknown => {
  const [line] = cart?.lineItems ?? []
  switch (name) {
    case 'addToCurrentCart':
      return { lineItems: [lineOf(first.id)] }
    case 'updateCurrentCartLineItemQuantity':
      return { lineItems: [{ id: line?.id, quantity: 2 }] }
    case 'removeLineItemsFromCurrentCart':
      return { lineItemIds: [line?.id] }
    case 'updateCurrentCart':
      return { cartInfo: { buyerNote: 'Ring' }, lineItems: [lineOf(first.id)], couponCode: 'SPRING' }
    case 'createCart':
      return { lineItems: [lineOf(first.id)] }
    case 'updateCart':
      return { cartInfo: { id: cart?.id, buyerNote: 'Ring' }, lineItems: [lineOf(first.id)] }
    case 'addToCart':
      return { id: cart?.id, lineItems: [lineOf(first.id)] }
    case 'updateCartLineItemsQuantity':
      return { id: cart?.id, lineItems: [{ id: line?.id, quantity: 2 }] }
    case 'removeLineItemsFromCart':
      return { id: cart?.id, lineItemIds: [line?.id] }
    case 'getCart':
    case 'deleteCart':
    case 'removeCouponFromCart':
    case 'removeBusinessLocationFromCart':
      return { id: cart?.id }
    case 'createCurrentCartV2':
    case 'createCartV2':
      return { cart: { note: 'Ring' }, catalogItems: [lineOf(first.id)], coupons: [{ code: 'SPRING' }] }
    case 'updateCurrentCartV2':
      return { cart: { note: 'Ring', customerInfo: { firstName: 'Ada' } }, fieldMask: 'note' }
    case 'updateCartV2':
      return { cart: { id: cart?.id, deliveryInfo: { address: { country: 'DE' } } } }
    case 'addLineItemsToCurrentCartV2':
    case 'addLineItemsToCartV2':
      return { cartId: cart?.id, catalogItems: [lineOf(first.id)] }
    case 'updateLineItemsInCurrentCartV2':
    case 'updateLineItemsInCartV2':
      return { cartId: cart?.id, lineItems: [{ lineItemId: line?.id, quantity: { newQuantity: 2 } }] }
    case 'removeLineItemsFromCurrentCartV2':
    case 'removeLineItemsFromCartV2':
      return { cartId: cart?.id, lineItemIds: [line?.id] }
    case 'addCouponToCurrentCartV2':
    case 'addCouponToCartV2':
      return { cartId: cart?.id, coupon: { code: 'SPRING' } }
    case 'removeCouponFromCurrentCartV2':
    case 'removeCouponFromCartV2':
      return { cartId: cart?.id, couponId: first.id }
    case 'addGiftCardToCurrentCartV2':
    case 'addGiftCardToCartV2':
      return { cartId: cart?.id, giftCard: { code: 'GIFT-1234-5678', redeemAmount: { amount: '5' } } }
    case 'removeGiftCardFromCurrentCartV2':
    case 'removeGiftCardFromCartV2':
      return { cartId: cart?.id, giftCardId: first.id }
    case 'setDeliveryMethodForCurrentCartV2':
    case 'setDeliveryMethodForCartV2':
      return { cartId: cart?.id, deliveryMethod: { code: 'post' } }
    case 'updateFormSubmissionsInCurrentCartV2':
    case 'updateFormSubmissionsInCartV2':
      return { cartId: cart?.id, formSubmissions: [{ id: first.id, formSubmissionId: first.id }] }
    case 'calculateCurrentCartV2':
    case 'calculateCartV2':
      return { cartId: cart?.id, refreshCart: true }
    case 'estimateCurrentCartV2':
    case 'estimateCartV2':
      return { cartId: cart?.id, calculateTax: true, validationConfig: 'CHECKOUT_VALIDATIONS' }
    case 'getCartV2':
    case 'deleteCartV2':
    case 'refreshCartV2':
    case 'removeDeliveryMethodFromCartV2':
    case 'getUpsellOptionsForCartV2':
    case 'markCartAsCompletedV2':
      return { cartId: cart?.id }
    case 'getCheckoutUrlOfCartV2':
      return { cartId: cart?.id, currencyCode: 'EUR' }
    case 'placeOrderOfCartV2':
      return { cartId: cart?.id, priceVerificationToken: 'x.y' }
    case 'createCheckoutFromCurrentCart':
      return { channelType: 'WEB', selectedShippingOption: { code: 'post' }, email: 'ada@example.com' }
    case 'createCheckoutFromCart':
      return {
        id: cart?.id,
        channelType: 'WEB',
        billingAddress: { country: 'DE' },
        email: 'ada@example.com',
      }
    case 'createCheckout':
      return { lineItems: [lineOf(first.id)], channelType: 'WEB', checkoutInfo: { buyerNote: 'Ring' } }
    case 'updateCheckout':
      return {
        checkout: {
          id: cart?.checkoutId ?? first.id,
          buyerInfo: { email: 'ada@example.com' },
          buyerNote: 'Ring',
        },
        couponCode: 'SPRING',
      }
    case 'addToCheckout':
      return { id: cart?.checkoutId ?? first.id, lineItems: [lineOf(first.id)] }
    case 'updateCheckoutLineItemsQuantity':
      return { id: cart?.checkoutId ?? first.id, lineItems: [{ id: line?.id, quantity: 2 }] }
    case 'removeLineItemsFromCheckout':
      return { id: cart?.checkoutId ?? first.id, lineItemIds: [line?.id] }
    case 'getCheckout':
    case 'getCheckoutUrl':
    case 'getHostedCheckoutUrl':
    case 'getCartByCheckoutId':
    case 'removeCouponFromCheckout':
    case 'removeGiftCardFromCheckout':
    case 'removeOverrideCheckoutUrl':
    case 'createOrderFromCheckout':
    case 'createOrderAndChargeFromCheckout':
    case 'markCheckoutAsCompleted':
      return { id: cart?.checkoutId ?? first.id }
    case 'getCheckoutByCartId':
      return { id: cart?.id }
    case 'getOrder':
    case 'cancelOrder':
    case 'markOrderAsPaid':
    case 'markOrderAsFulfilled':
      return { id: first.id }
    case 'listFulfillmentsForSingleOrder':
    case 'listTransactionsForSingleOrder':
    case 'generateInvoice':
    case 'getOrderRefundability':
    case 'calculateRefund':
      return { orderId: first.id }
    case 'createDraftOrder':
      return {
        draftOrder: {
          catalogLineItems: [lineOf(first.id)],
          customLineItems: [{ productName: { original: 'Engraving' }, price: { amount: '3.00' } }],
          discounts: [{ discountType: 'GLOBAL', percentage: '10', applyToDraftOrder: true }],
          buyerInfo: { email: 'ada@example.com' },
          recipientInfo: { address: { country: 'DE' } },
        },
      }
    case 'queryDraftOrders':
      return {
        query: {
          filter: { status: 'DRAFT' },
          sort: [{ fieldName: 'createdDate' }],
          cursorPaging: { limit: 5 },
        },
      }
    case 'queryAbandonedCheckouts':
      return {
        query: {
          filter: { status: 'ABANDONED' },
          sort: [{ fieldName: 'createdDate', order: 'DESC' }],
          cursorPaging: { limit: 5 },
        },
      }
    case 'getAbandonedCheckout':
    case 'deleteAbandonedCheckout':
    case 'redirectToCheckout':
      return { abandonedCheckoutId: first.id }
    case 'bulkDeleteAbandonedCheckouts':
      return { abandonedCheckoutIds: [first.id] }
    case 'getDraftOrder':
    case 'deleteDraftOrder':
    case 'createOrderFromDraft':
      return { draftOrderId: first.id }
    case 'sendDraftOrderPaymentLink':
      return { draftOrderId: first.id, expiresInDays: 7, message: 'As agreed' }
    case 'addLineItemsToDraftOrder':
      return { draftOrderId: first.id, catalogLineItems: [lineOf(first.id)] }
    case 'updateDraftOrderLineItems':
      return { draftOrderId: first.id, lineItemChanges: [{ lineItemId: first.id, newQuantity: 2 }] }
    case 'createDraftOrderDiscounts':
      return { draftOrderId: first.id, discounts: [{ discountType: 'GLOBAL', percentage: '10' }] }
    case 'setDraftOrderDiscounts':
      return { draftOrderId: first.id, discounts: [{ id: first.id, applied: true }] }
    case 'deleteDraftOrderDiscounts':
      return { draftOrderId: first.id, discountIds: [first.id] }
    case 'setDraftOrderShippingInfo':
      return { draftOrderId: first.id, shippingInfo: { code: 'post' } }
    case 'setDraftOrderBuyerInfo':
      return { draftOrderId: first.id, buyerInfo: { email: 'ada@example.com' }, buyerNote: 'Ring' }
    case 'setDraftOrderRecipientInfo':
      return { draftOrderId: first.id, recipientInfo: { address: { country: 'DE' } } }
    case 'setDraftOrderBillingInfo':
      return { draftOrderId: first.id, billingInfo: { address: { country: 'DE' } } }
    case 'refundPayments':
      return { orderId: first.id, paymentRefunds: [{ paymentId: first.id, amount: { amount: '1.00' } }] }
    case 'getOrderDraftabilityStatus':
      return { orderId: first.id }
    case 'commitDraftOrder':
      return {
        draftOrderId: first.id,
        commitSettings: { sendNotificationsToBuyer: false },
        reason: 'Asked on the phone',
      }
    case 'sendOrderPaymentLink':
      return { id: first.id, expiresInDays: 7, message: 'As agreed' }
    case 'sendOrderEmail':
      return { id: first.id, email: 'CONFIRMATION' }
    case 'bulkUpdateOrders':
      return { orders: [{ order: { id: first.id, archived: true } }], returnEntity: true }
    case 'bulkUpdateOrderTags':
      return { orderIds: [first.id], assignTags: { privateTags: { tagIds: ['fragile'] } } }
    case 'aggregateOrders':
      return { aggregation: { byPayment: { $count: 'paymentStatus' } } }
    case 'captureAuthorizedPayments':
      return { orderId: first.id, payments: [{ paymentId: first.id }] }
    case 'voidAuthorizedPayments':
      return { orderId: first.id, paymentIds: [first.id] }
    case 'listFulfillmentsForMultipleOrders':
    case 'listTransactionsForMultipleOrders':
    case 'listInvoicesForMultipleOrders':
      return { orderIds: [first.id] }
    case 'createFulfillment':
      return { orderId: first.id, fulfillment: { trackingInfo: { trackingNumber: 'H1001' } } }
    case 'updateFulfillment':
      return { orderId: first.id, fulfillment: { id: first.id, trackingInfo: { trackingNumber: 'H1001' } } }
    case 'deleteFulfillment':
      return { orderId: first.id, fulfillmentId: first.id }
    case 'bulkCreateFulfillments':
      return {
        ordersWithFulfillments: [
          { orderId: first.id, fulfillments: [{ lineItems: [{ id: first.id, quantity: 1 }] }] },
        ],
      }
    case 'addActivity':
      return { id: first.id, activity: { merchantComment: { message: 'Gift wrap' } } }
    case 'addActivities':
      return {
        orderId: first.id,
        orderActivities: [{ activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Gift wrap' } }],
      }
    case 'updateActivity':
      return { id: first.id, activityId: first.id, activity: { merchantComment: { message: 'Ribbon' } } }
    case 'deleteActivity':
      return { id: first.id, activityId: first.id }
    case 'searchOrders':
      return {
        search: {
          filter: { number: 10_001 },
          sort: [{ fieldName: 'createdDate' }],
          cursorPaging: { limit: 5 },
        },
      }
    case 'queryStoresOrders':
      return { query: { paging: { limit: 5 } } }
    case 'createOrder':
      return {
        order: { lineItems: [{ ...lineOf(first.id), price: { amount: '2.00' } }], paymentStatus: 'PAID' },
      }
    case 'updateOrder':
      return { order: { id: first.id, buyerNote: 'Ring', buyerInfo: { email: 'ada@example.com' } } }
    case 'refundOrder':
      return { id: first.id, amount: '1.00', reason: 'Broken' }
    case 'createCoupon':
      return { coupon: { code: 'SPRING', name: 'Spring', percentOffRate: 10 } }
    case 'updateCoupon':
      return { coupon: { id: first.id, active: false } }
    case 'getCoupon':
    case 'deleteCoupon':
      return { id: first.id }
    case 'createMembershipPlan':
      return { plan: { name: 'Ten lessons', credits: 10, validityDays: 30 } }
    case 'updateMembershipPlan':
      return { plan: { id: first.id, catalogItemIds: [first.id] } }
    case 'grantMembership':
      return { planId: first.id, memberId: first.id }
    case 'listMemberships':
      return { visitorId: first.id, limit: 5 }
    case 'cancelMembership':
      return { id: first.id }
    case 'createGiftCard':
      return { giftCard: { initialValue: '50', note: 'Raffle' } }
    case 'updateGiftCard':
      return { giftCard: { id: first.id, active: false } }
    case 'adjustGiftCard':
      return { id: first.id, amount: '-5.00', reason: 'Mistake' }
    case 'sendGiftCard':
      return { id: first.id, email: 'ada@example.com' }
    case 'getGiftCard':
      return { id: first.id }
    case 'listGiftCards':
      return { limit: 5, cursor: `1_${first.id}` }
    case 'getWebhookDelivery':
    case 'redeliverWebhookEvent':
      return { id: first.id, eventId: first.id }
    case 'getBrandSettings':
    case 'getDeliverySettings':
    case 'getTaxSettings':
    case 'getFeeSettings':
    case 'getDiscountRules':
    case 'getSearchSettings':
    case 'getTranslationSettings':
      return {}
    case 'updateBusinessProfile':
      return { businessProfile: { siteDisplayName: 'Atelier', description: null }, fields: ['description'] }
    case 'updateBusinessContact':
      return {
        businessContact: {
          ...{ email: 'hello@example.com', phone: '+49 30 1234567', fax: null },
          address: { city: 'Ulm', country: 'DE', coordinates: { latitude: 48.4, longitude: 10 } },
        },
      }
    case 'updateBusinessSchedule':
      return {
        businessSchedule: {
          periods: [{ openDay: 'MONDAY', openTime: '09:00', closeDay: 'MONDAY', closeTime: '18:00' }],
        },
      }
    case 'updateBusinessRegion':
      return { businessRegion: { timeZone: 'Europe/Berlin' } }
    case 'updateConsentPolicy':
      return { consentPolicy: { essential: true, analytics: false } }
    case 'updateDeliverySettings':
      return {
        deliverySettings: {
          regions: [
            {
              name: 'World',
              areas: [{ country: 'DE', postalCodes: ['89'] }],
              options: [{ code: 'post', title: 'Post', rate: { byPrice: [{ price: '4.90' }] } }],
            },
          ],
        },
      }
    case 'updateFeeSettings':
      return {
        feeSettings: {
          fees: [{ code: 'gift', name: 'Gift wrap', amount: '2', per: 'LINE', taxable: true, active: true }],
        },
      }
    case 'updateDiscountRules':
      return {
        discountRules: {
          rules: [
            { name: 'Three', active: true, percentOffRate: 5, productIds: [first.id], collectionIds: [] },
          ],
        },
      }
    case 'updateTaxSettings':
      return { taxSettings: { rates: [{ rate: '0.19', jurisdictionType: 'COUNTRY' }] } }
    case 'estimateCurrentCartTotals':
      return { shippingAddress: { country: 'DE' }, selectedShippingOption: { code: 'post' } }
    case 'estimateCartTotals':
      return { id: cart?.id, shippingAddress: { country: 'DE' } }
    case 'listCoupons':
      return { limit: 5, cursor: 'A' }
    case 'createRedirectSession':
      return {
        ecomCheckout: { checkoutId: first.id },
        callbacks: { postFlowUrl: 'https://shop.example' },
      }
    default:
      return undefined
  }
}
