import type { Operation } from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'

/** The operations that are fields of the query type. They read, so a document may run them together. */
export const QUERIES: readonly Operation[] = [
  operations.queryProducts,
  operations.getProduct,
  operations.queryProductVariants,
  operations.getProductOptionsAvailability,
  operations.searchProducts,
  operations.queryCollections,
  operations.getCollection,
  operations.getCollectionBySlug,
  operations.findMovedProduct,
  operations.findMovedCollection,
  operations.getRecommendation,
  operations.getCurrentCart,
  operations.getCart,
  operations.getCartByCheckoutId,
  operations.estimateCurrentCartTotals,
  operations.estimateCartTotals,
  operations.getCheckout,
  operations.getCheckoutUrl,
  operations.getCurrentMember,
  operations.getOrder,
  operations.searchOrders,
]

/** The operations that are fields of the mutation type. A document runs them one after the other. */
export const MUTATIONS: readonly Operation[] = [
  operations.addToCurrentCart,
  operations.updateCurrentCart,
  operations.updateCurrentCartLineItemQuantity,
  operations.removeLineItemsFromCurrentCart,
  operations.removeCouponFromCurrentCart,
  operations.deleteCurrentCart,
  operations.createCheckoutFromCurrentCart,
  operations.createCart,
  operations.addToCart,
  operations.updateCart,
  operations.updateCartLineItemsQuantity,
  operations.removeLineItemsFromCart,
  operations.removeCouponFromCart,
  operations.removeBusinessLocationFromCart,
  operations.deleteCart,
  operations.createCheckoutFromCart,
  operations.updateCheckout,
  operations.addToCheckout,
  operations.updateCheckoutLineItemsQuantity,
  operations.removeLineItemsFromCheckout,
  operations.removeCouponFromCheckout,
  operations.removeGiftCardFromCheckout,
  operations.createOrderFromCheckout,
]
