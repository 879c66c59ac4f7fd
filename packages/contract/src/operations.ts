/** Every operation of the wire, without its schemas: what a client needs and no more. */
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
export type { InputOf, Method, Operation, OutputOf } from './operation.ts'
export { createRedirectSession } from './redirects/redirects.operations.ts'
export type { HostEnvironment, Service } from './service.ts'
export { jwks, token, tokenInfo, userInfo } from './tokens/tokens.operations.ts'
