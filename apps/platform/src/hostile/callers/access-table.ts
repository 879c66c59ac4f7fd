import type { Scope } from '@vitrine/contract'

/** The kinds of callers (docs/wire/authentication.md), with owners separate from other merchants. */
export const CALLERS = ['nobody', 'visitor', 'member', 'merchant', 'owner', 'program'] as const
export type CallerKind = (typeof CALLERS)[number]

/** Calls open to the same callers, and the scope that a program needs for them. */
interface Row {
  readonly who: readonly CallerKind[]
  readonly scope?: Scope
  readonly calls: string
}

const ANYBODY = CALLERS
const KNOWN = ['visitor', 'member', 'merchant', 'owner', 'program'] as const
const BACK_OFFICE = ['merchant', 'owner', 'program'] as const
const ELEVATED = ['owner', 'program'] as const

/**
 * Who may make which call, written by hand from docs/wire and not from the rules, so a test can compare the
 * two. Catalog writes are for merchants, reads for storefronts. Calls on behalf of other people are for
 * owners and programs, registration and login for storefront tokens, keys for owners in person.
 */
const TABLE: readonly Row[] = [
  {
    who: ANYBODY,
    calls: `token tokenInfo revokeToken jwks logout markCheckoutAsCompletedAndRedirectToUrl
      handleAsyncCheckoutCompletionV2`,
  },
  {
    who: KNOWN,
    scope: 'catalog:read',
    calls: `getProduct queryProducts queryProductsByText getProductOptionsAvailability queryProductVariants queryStoreVariants
      getStoreVariant getStoreCollectionBySlug getCollection getCollectionBySlug queryCollections
      getCatalogVersion getRecommendation listAvailableAlgorithms searchProducts getLowestPrices findMovedProduct findMovedCollection
      getShop listCurrencies convertCurrency getConversionRate listSiteScripts getSiteProperties graphql watchChanges listChanges
      countCategories countCustomizations countRibbons countBrands countInfoSections countV3Products getAllProductsCategory getBrand getCategory getCategoryBySlug
      getArrangedItems getCustomization getInfoSection getRibbon getV3Product getV3ProductBySlug listCategoriesForItem listCategoriesForItems
      listItemsInCategory listTrees queryBrands queryCategories queryCustomizations queryInfoSections
      queryRibbons queryV3Products queryVariants searchCategories searchV3Products searchVariants`,
  },
  {
    who: BACK_OFFICE,
    scope: 'catalog:write',
    calls: `setArrangedItems bulkUpdateCategories bulkShowCategories createCategory updateCategory updateCategoryVisibility deleteCategory moveCategory
      bulkAddItemsToCategory bulkRemoveItemsFromCategory bulkAddItemToCategories
      bulkRemoveItemFromCategories bulkSetItemCategories deleteCustomization deleteRibbon deleteBrand deleteInfoSection bulkDeleteRibbons bulkDeleteBrands bulkDeleteInfoSections
      bulkCreateRibbons bulkCreateBrands bulkCreateInfoSections bulkGetOrCreateInfoSections createInfoSection updateCustomizationChoices createCustomization updateCustomization addCustomizationChoices
      removeCustomizationChoices setCustomizationChoices reorderCustomizationChoices
      bulkCreateCustomizations bulkUpdateCustomizations bulkAddCustomizationChoices createRibbon getOrCreateRibbon bulkGetOrCreateRibbons createBrand
      getOrCreateBrand bulkGetOrCreateBrands getOrCreateInfoSection createV3Product updateV3Product
      deleteV3Product createV3ProductWithInventory updateV3ProductWithInventory bulkCreateV3Products
      bulkUpdateV3Products bulkDeleteV3Products bulkCreateV3ProductsWithInventory
      bulkUpdateV3ProductsWithInventory bulkAddInfoSectionsToProducts bulkRemoveInfoSectionsFromProducts
      bulkUpdateProductsByFilter bulkDeleteProductsByFilter bulkUpdateProductVariantsByFilter
      bulkAdjustProductVariantsByFilter bulkAddInfoSectionsToProductsByFilter
      bulkRemoveInfoSectionsFromProductsByFilter bulkAddProductsToCategoriesByFilter
      bulkRemoveProductsFromCategoriesByFilter bulkUpdateProductTags bulkUpdateProductTagsByFilter
      updateRibbon updateBrand updateInfoSection bulkUpdateRibbons bulkUpdateBrands bulkUpdateInfoSections`,
  },
  {
    who: BACK_OFFICE,
    scope: 'inventory:write',
    calls: `bulkUpdateInventoryItemsByFilter bulkAdjustInventoryItemsByFilter bulkSetOrAdjustInventoryItemsByFilter createInventoryItem bulkCreateInventoryItems
      deleteInventoryItem bulkDeleteInventoryItems bulkDeleteInventoryItemsByFilter bulkCreateInventoryItemsByVariantFilter
      updateInventoryItem bulkUpdateInventoryItems bulkIncrementInventoryItems bulkDecrementInventoryItems
      bulkUpsertInventoryItems bulkIncrementInventoryItemsByVariantAndLocation bulkDecrementInventoryItemsByVariantAndLocation`,
  },
  {
    who: BACK_OFFICE,
    scope: 'catalog:write',
    calls: `createProduct updateProduct deleteProduct updateProductVariants resetAllProductVariantData
      deleteProductOptions addProductMedia removeProductMedia addProductMediaToChoices
      removeProductMediaFromChoices removeProductBrand removeProductRibbon createCollection updateCollection
      deleteCollection addProductsToCollection removeProductsFromCollection bulkUpdateProducts
      bulkAdjustProductProperties listPriceChanges getPriceSettings duplicateProduct explainAvailability setProductSchedule listProductSchedules startProductChange previewProductChange listProductChanges undoProductChange undoProductImport getProductChange listProductChangeFailures
      cancelProductChange uploadDigitalFile listDigitalFiles deleteDigitalFile importProducts listProductImports getProductImport listProductImportResults`,
  },
  { who: BACK_OFFICE, scope: 'catalog:read', calls: 'exportProducts' },
  {
    who: KNOWN,
    scope: 'inventory:read',
    calls:
      'queryInventory getInventoryVariants countInventoryItems getInventoryItem queryInventoryItems searchInventoryItems',
  },
  { who: KNOWN, scope: 'inventory:write', calls: 'createBackInStockRequest' },
  {
    who: BACK_OFFICE,
    scope: 'inventory:write',
    calls: `updateInventoryVariants incrementInventory decrementInventory listStockMovements listLowStock
      listBackInStockDemand`,
  },
  {
    who: BACK_OFFICE,
    scope: 'media:write',
    calls: 'generateFileUploadUrl uploadMediaFile fetchMediaFile listMediaFiles getMediaFile deleteMediaFile',
  },
  {
    who: KNOWN,
    scope: 'cart:write',
    calls: `getCurrentCart updateCurrentCart deleteCurrentCart addToCurrentCart removeLineItemsFromCurrentCart
      updateCurrentCartLineItemQuantity removeCouponFromCurrentCart createCheckoutFromCurrentCart
      estimateCurrentCartTotals createCart getCart getCartByCheckoutId updateCart deleteCart addToCart
      removeLineItemsFromCart updateCartLineItemsQuantity removeCouponFromCart removeBusinessLocationFromCart
      createCheckoutFromCart estimateCartTotals createCurrentCartV2 getCurrentCartV2 updateCurrentCartV2
      deleteCurrentCartV2 addLineItemsToCurrentCartV2 updateLineItemsInCurrentCartV2
      removeLineItemsFromCurrentCartV2 addCouponToCurrentCartV2 removeCouponFromCurrentCartV2
      addGiftCardToCurrentCartV2 removeGiftCardFromCurrentCartV2 setDeliveryMethodForCurrentCartV2
      removeDeliveryMethodFromCurrentCartV2 updateFormSubmissionsInCurrentCartV2 calculateCurrentCartV2
      estimateCurrentCartV2 refreshCurrentCartV2 getUpsellOptionsForCurrentCartV2
      createCartV2 getCartV2 updateCartV2 deleteCartV2 addLineItemsToCartV2 updateLineItemsInCartV2
      removeLineItemsFromCartV2 addCouponToCartV2 removeCouponFromCartV2 addGiftCardToCartV2
      removeGiftCardFromCartV2 setDeliveryMethodForCartV2 removeDeliveryMethodFromCartV2
      updateFormSubmissionsInCartV2 calculateCartV2 estimateCartV2 refreshCartV2 getUpsellOptionsForCartV2`,
  },
  {
    who: BACK_OFFICE,
    scope: 'cart:write',
    calls: 'createCoupon getCoupon listCoupons updateCoupon deleteCoupon',
  },
  {
    who: BACK_OFFICE,
    scope: 'catalog:write',
    calls: 'getSearchSettings updateSearchSettings getTranslationSettings updateTranslationSettings',
  },
  {
    who: BACK_OFFICE,
    scope: 'checkout:write',
    calls: `getDeliverySettings updateDeliverySettings getTaxSettings updateTaxSettings
      getFeeSettings updateFeeSettings getDiscountRules updateDiscountRules getBrandSettings updateBrandSettings
      getReminderSettings updateReminderSettings updateBusinessProfile updateBusinessContact
      updateBusinessSchedule updateBusinessRegion updateConsentPolicy redirectToCheckout
      createGiftCard getGiftCard listGiftCards updateGiftCard adjustGiftCard
      sendGiftCard
      createMembershipPlan listMembershipPlans updateMembershipPlan grantMembership listMemberships cancelMembership`,
  },
  {
    who: KNOWN,
    scope: 'checkout:write',
    calls: `createCheckout getCheckout getCheckoutByCartId getCheckoutUrl getHostedCheckoutUrl updateCheckout
      addToCheckout removeLineItemsFromCheckout updateCheckoutLineItemsQuantity removeCouponFromCheckout
      removeGiftCardFromCheckout removeOverrideCheckoutUrl createRedirectSession createOrderFromCheckout
      getCheckoutUrlOfCartV2 placeOrderOfCartV2`,
  },
  {
    who: BACK_OFFICE,
    scope: 'checkout:write',
    calls: 'createOrderAndChargeFromCheckout markCheckoutAsCompleted markCartAsCompletedV2',
  },
  {
    who: KNOWN,
    scope: 'orders:read',
    calls: `getOrder searchOrders queryStoresOrders listOrderDownloads
      listFulfillmentsForSingleOrder listFulfillmentsForMultipleOrders
      listTransactionsForSingleOrder listTransactionsForMultipleOrders listInvoicesForMultipleOrders`,
  },
  {
    who: BACK_OFFICE,
    scope: 'orders:read',
    calls:
      'getOrderRefundability calculateRefund aggregateOrders getDraftOrder queryDraftOrders getAbandonedCheckout queryAbandonedCheckouts listAbandonedCarts getSalesOverview getOrderDraftabilityStatus',
  },
  {
    who: BACK_OFFICE,
    scope: 'orders:write',
    calls: `createOrder updateOrder cancelOrder refundOrder refundPayments
      bulkUpdateOrders bulkUpdateOrderTags sendOrderEmail sendOrderPaymentLink captureAuthorizedPayments voidAuthorizedPayments markOrderAsPaid markOrderAsFulfilled
      createFulfillment updateFulfillment deleteFulfillment bulkCreateFulfillments
      generateInvoice addActivity addActivities updateActivity deleteActivity
      createDraftOrder deleteDraftOrder addLineItemsToDraftOrder updateDraftOrderLineItems
      createDraftOrderDiscounts setDraftOrderDiscounts deleteDraftOrderDiscounts setDraftOrderShippingInfo
      setDraftOrderBuyerInfo setDraftOrderRecipientInfo setDraftOrderBillingInfo createOrderFromDraft
      sendDraftOrderPaymentLink commitDraftOrder deleteAbandonedCheckout bulkDeleteAbandonedCheckouts`,
  },
  {
    who: KNOWN,
    scope: 'members:manage',
    calls: `register login registerV2 loginV2 loginWithTokenParams proceed validateEmail sendRecoveryEmail recover
      verifyDuringAuthentication resendDuringAuthentication`,
  },
  {
    who: ELEVATED,
    scope: 'members:manage',
    calls: `signOn sendActivationEmail startVerification startVerificationLower getSignOnPolicy updateSignOnPolicy
      deleteMember approveMember blockMember unblockMember refuseMember withdrawMemberApproval getExternalLogins
      updateExternalLogins endCustomerSessions getCustomerData deleteCustomer`,
  },
  { who: KNOWN, scope: 'content:read', calls: 'getForm getReview queryReviews countReviews' },
  { who: KNOWN, scope: 'content:write', calls: 'createSubmission createReview updateReview deleteReview' },
  {
    who: BACK_OFFICE,
    scope: 'content:write',
    calls: `setReviewReply removeReviewReply moderateReview createForm updateForm deleteForm queryForms getSubmission
      deleteSubmission querySubmissionsByNamespace`,
  },
  {
    who: BACK_OFFICE,
    scope: 'members:manage',
    calls: `createMember addCustomerNote deleteCustomerNote setCustomerTags createContact updateContact deleteContact
      labelContact unlabelContact findOrCreateLabel renameLabel deleteLabel
      mergeContacts previewMergeContacts bulkDeleteContacts bulkUpdateContacts bulkLabelAndUnlabelContacts`,
  },
  {
    who: ['member', ...BACK_OFFICE],
    scope: 'members:manage',
    calls: 'updateMember deleteMemberPhones deleteMemberEmails deleteMemberAddresses',
  },
  {
    who: BACK_OFFICE,
    scope: 'members:read',
    calls: `listMembers queryMembers listCustomers exportCustomers getCustomer listCustomerOrders listCustomerTags
      listCustomerSessions getContact listContacts queryContacts listLabels queryLabels getLabel
      listContactFacets queryContactFacets getContactJob`,
  },
  { who: KNOWN, scope: 'members:read', calls: 'getMember' },
  { who: KNOWN, scope: 'members:manage', calls: 'appendOrCreateContact' },
  {
    who: ['member'],
    calls: 'changePassword getCurrentMember updateCurrentMemberSlug deleteMyMember userInfo',
  },
  { who: BACK_OFFICE, scope: 'content:read', calls: 'listDataCollections' },
  {
    who: KNOWN,
    scope: 'content:read',
    calls: 'queryDataItems getDataItem countDataItems aggregateDataItems queryDistinctValues',
  },
  {
    who: BACK_OFFICE,
    scope: 'content:write',
    calls: `listSavedViews createSavedView updateSavedView deleteSavedView saveDataItem removeDataItem truncateDataItems insertDataItem updateDataItem upsertDataItem deleteDataItem bulkInsertDataItems bulkUpdateDataItems bulkSaveDataItems bulkRemoveDataItems`,
  },
  {
    who: ELEVATED,
    scope: 'webhooks:manage',
    calls: `createWebhook listWebhooks getWebhook updateWebhook deleteWebhook rotateWebhookKey sendTestEvent
      replayWebhookEvents listWebhookDeliveries getWebhookDelivery redeliverWebhookEvent`,
  },
  { who: ELEVATED, scope: 'audit:read', calls: 'listAuditEntries' },
  { who: BACK_OFFICE, scope: 'audit:read', calls: 'listEntityHistory' },
  { who: BACK_OFFICE, scope: 'members:manage', calls: 'listEmails getEmail resendEmail' },
  { who: ['owner'], calls: 'createApiKey listApiKeys revokeApiKey updatePriceSettings' },
]

/** One call's row. */
export interface Expected {
  readonly who: readonly CallerKind[]
  readonly scope: Scope | undefined
}

/** The table by operation name. */
export const EXPECTED: ReadonlyMap<string, Expected> = new Map(
  TABLE.flatMap(({ who, scope, calls }) => calls.split(/\s+/).map((name) => [name, { who, scope }] as const)),
)
