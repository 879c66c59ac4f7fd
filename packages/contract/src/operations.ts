/** Every operation of the API without its schemas: all a client needs. */
export { createApiKey, listApiKeys, revokeApiKey } from './access/api-keys.operations.ts'
export {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  deleteCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from './cart/cart.operations.ts'
export {
  addToCart,
  createCart,
  createCheckoutFromCart,
  deleteCart,
  estimateCartTotals,
  getCart,
  getCartByCheckoutId,
  removeBusinessLocationFromCart,
  removeCouponFromCart,
  removeLineItemsFromCart,
  updateCart,
  updateCartLineItemsQuantity,
} from './cart/cart-by-id.operations.ts'
export {
  addCouponToCurrentCartV2,
  addGiftCardToCurrentCartV2,
  addLineItemsToCurrentCartV2,
  calculateCurrentCartV2,
  createCurrentCartV2,
  deleteCurrentCartV2,
  estimateCurrentCartV2,
  getCurrentCartV2,
  getUpsellOptionsForCurrentCartV2,
  refreshCurrentCartV2,
  removeCouponFromCurrentCartV2,
  removeDeliveryMethodFromCurrentCartV2,
  removeGiftCardFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  setDeliveryMethodForCurrentCartV2,
  updateCurrentCartV2,
  updateFormSubmissionsInCurrentCartV2,
  updateLineItemsInCurrentCartV2,
} from './cart-v2/cart-v2.operations.ts'
export {
  getCatalogVersion,
  getCollection,
  getCollectionBySlug,
  getProduct,
  getProductOptionsAvailability,
  getStoreCollectionBySlug,
  getStoreVariant,
  queryCollections,
  queryProducts,
  queryProductVariants,
  queryStoreVariants,
} from './catalog/catalog.operations.ts'
export {
  addProductMedia,
  addProductMediaToChoices,
  addProductsToCollection,
  bulkAdjustProductProperties,
  bulkUpdateProducts,
  createCollection,
  createProduct,
  deleteCollection,
  deleteProduct,
  deleteProductOptions,
  removeProductBrand,
  removeProductMedia,
  removeProductMediaFromChoices,
  removeProductRibbon,
  removeProductsFromCollection,
  resetAllProductVariantData,
  updateCollection,
  updateProduct,
  updateProductVariants,
} from './catalog/catalog-write.operations.ts'
export {
  addToCheckout,
  createCheckout,
  createOrderAndChargeFromCheckout,
  createOrderFromCheckout,
  getCheckout,
  getCheckoutByCartId,
  getCheckoutUrl,
  getHostedCheckoutUrl,
  markCheckoutAsCompleted,
  markCheckoutAsCompletedAndRedirectToUrl,
  removeCouponFromCheckout,
  removeGiftCardFromCheckout,
  removeLineItemsFromCheckout,
  removeOverrideCheckoutUrl,
  updateCheckout,
  updateCheckoutLineItemsQuantity,
} from './checkout/checkout.operations.ts'
export {
  createCoupon,
  deleteCoupon,
  getCoupon,
  listCoupons,
  updateCoupon,
} from './coupons/coupons.operations.ts'
export { queryDataItems, removeDataItem, saveDataItem } from './data/data-items.operations.ts'
export {
  exportProducts,
  getProductImport,
  importProducts,
  listProductImportResults,
} from './exchange/exchange.operations.ts'
export {
  adjustGiftCard,
  createGiftCard,
  getGiftCard,
  listGiftCards,
  updateGiftCard,
} from './gift-cards/gift-cards.operations.ts'
export { graphql } from './graphql/graphql.operations.ts'
export {
  changePassword,
  login,
  loginV2,
  loginWithTokenParams,
  logout,
  proceed,
  recover,
  register,
  registerV2,
  resendDuringAuthentication,
  sendActivationEmail,
  sendRecoveryEmail,
  signOn,
  startVerification,
  startVerificationLower,
  validateEmail,
  verifyDuringAuthentication,
} from './identity/identity.operations.ts'
export { createBackInStockRequest } from './inventory/back-in-stock.operations.ts'
export {
  decrementInventory,
  getInventoryVariants,
  incrementInventory,
  queryInventory,
  updateInventoryVariants,
} from './inventory/inventory.operations.ts'
export { getExternalLogins, updateExternalLogins } from './members/external-logins.operations.ts'
export {
  approveMember,
  blockMember,
  createMember,
  deleteMember,
  deleteMyMember,
  getCurrentMember,
  getMember,
  listMembers,
  queryMembers,
  refuseMember,
  unblockMember,
  updateCurrentMemberSlug,
  updateMember,
} from './members/members.operations.ts'
export { getSignOnPolicy, updateSignOnPolicy } from './members/sign-on-policy.operations.ts'
export {
  cancelMembership,
  createMembershipPlan,
  grantMembership,
  listMembershipPlans,
  listMemberships,
  updateMembershipPlan,
} from './memberships/shop-memberships.operations.ts'
export type { InputOf, Method, Operation, OutputOf } from './operation.ts'
export {
  cancelOrder,
  createOrder,
  getOrder,
  markOrderAsFulfilled,
  markOrderAsPaid,
  queryStoresOrders,
  refundOrder,
  searchOrders,
  updateOrder,
} from './orders/orders.operations.ts'
export {
  cancelProductChange,
  getProductChange,
  listProductChangeFailures,
  startProductChange,
} from './product-changes/product-changes.operations.ts'
export { getRecommendation } from './recommendations/recommendations.operations.ts'
export { createRedirectSession } from './redirects/redirects.operations.ts'
export { searchProducts } from './search/search.operations.ts'
export type { HostEnvironment, Service } from './service.ts'
export {
  getBrandSettings,
  getDeliverySettings,
  getDiscountRules,
  getFeeSettings,
  getTaxSettings,
  updateBrandSettings,
  updateDeliverySettings,
  updateDiscountRules,
  updateFeeSettings,
  updateTaxSettings,
} from './settings/settings.operations.ts'
export { getShop } from './shop/shop.operations.ts'
export { findMovedCollection, findMovedProduct } from './slugs/slugs.operations.ts'
export { jwks, revokeToken, token, tokenInfo, userInfo } from './tokens/tokens.operations.ts'
export {
  deleteMediaFile,
  fetchMediaFile,
  getMediaFile,
  listMediaFiles,
  uploadMediaFile,
} from './uploads/uploads.operations.ts'
