/** What client and platform exchange: entity types, enumerations, errors, services. */

export type {
  ApiKey,
  ApiKeyIdRequest,
  ApiKeyResponse,
  CreateApiKeyRequest,
  CreateApiKeyResponse,
  ListApiKeysResponse,
} from './access/api-keys.schemas.ts'
export { ALL_SCOPES, SCOPES, type Scope } from './access/scopes.ts'
export type {
  Address,
  AddressLocation,
  AddressWithContact,
  FullAddressContactDetails,
  StreetAddress,
  VatId,
} from './address.schemas.ts'
export type {
  CalculationErrors,
  CarrierError,
  CarrierErrors,
  Other,
  Target,
  TargetLineItem,
  Violation,
} from './cart/calculation-errors.schemas.ts'
export type {
  AddToCartResponse,
  AddToCurrentCartRequest,
  CreateCheckoutFromCurrentCartRequest,
  CreateCheckoutResponse,
  DeleteCartResponse,
  EstimateCurrentCartTotalsRequest,
  GetCurrentCartResponse,
  RemoveCouponResponse,
  RemoveLineItemsFromCurrentCartRequest,
  RemoveLineItemsResponse,
  UpdateCartRequest,
  UpdateCartResponse,
  UpdateCurrentCartLineItemQuantityRequest,
  UpdateLineItemsQuantityResponse,
} from './cart/cart.requests.ts'
export type {
  BuyerInfo,
  Cart,
  LineItemQuantityUpdate,
  LoginMerge,
  SelectedShippingOption,
} from './cart/cart.schemas.ts'
export type {
  AddToCartRequest,
  CartIdRequest,
  CartResponse,
  CreateCartRequest,
  CreateCheckoutFromCartRequest,
  EstimateCartTotalsRequest,
  RemoveLineItemsRequest,
  UpdateLineItemsQuantityRequest,
} from './cart/cart-by-id.requests.ts'
export type { CustomLineItem } from './cart/custom-line-item.schemas.ts'
export type {
  ApplicableLineItems,
  Carrier,
  DeliveryAllocation,
  DeliveryLogistics,
  DeliveryTimeSlot,
  PickupDetails,
  Region,
} from './cart/delivery.schemas.ts'
export type {
  AppliedDiscount,
  CartDiscount,
  Coupon,
  MerchantDiscount,
  V1Coupon,
  V1DiscountRule,
  V1DiscountRuleName,
  V1MerchantDiscount,
} from './cart/discounts.schemas.ts'
export type { ExtendedFields } from './cart/extended-fields.schemas.ts'
export type {
  CatalogReference,
  ItemAvailabilityInfo,
  ItemType,
  PageUrlV2,
  PaymentOption,
  PhysicalProperties,
  Policy,
  SelectedMembership,
  ServiceProperties,
  TaxableAddress,
} from './cart/item.schemas.ts'
export type { CatalogOverrideFields, LineItem } from './cart/line-item.schemas.ts'
export type {
  HostSelectedMembership,
  InvalidMembership,
  Membership,
  MembershipName,
  MembershipOptions,
  MembershipPaymentCredits,
  SelectedMemberships,
  ValidatedExistingMemberships,
  ValidatedMembership,
} from './cart/memberships.schemas.ts'
export type {
  ItemModifier,
  ModifierGroup,
  V1ItemModifier,
  V1ModifierGroup,
} from './cart/modifiers.schemas.ts'
export type {
  CarrierServiceOption,
  OtherCharge,
  SelectedCarrierServiceOption,
  SelectedCarrierServiceOptionOtherCharge,
  SelectedCarrierServiceOptionPrices,
  ShippingInformation,
  ShippingOption,
  ShippingPrice,
  ShippingRegion,
} from './cart/shipping.schemas.ts'
export type {
  FreeTrialPeriod,
  SubscriptionOptionInfo,
  SubscriptionSettings,
} from './cart/subscription.schemas.ts'
export type {
  AutoTaxFallbackCalculationDetails,
  ItemTaxFullDetails,
  TaxBreakdown,
  TaxCalculationDetails,
  TaxRateBreakdown,
  TaxSummary,
} from './cart/tax.schemas.ts'
export type {
  Color,
  Description,
  DescriptionLine,
  DescriptionLineName,
  PlainTextValue,
  PriceDescription,
  ProductName,
  Title,
  TranslatableString,
} from './cart/texts.schemas.ts'
export type {
  AdditionalFee,
  CalculatedLineItem,
  EstimateTotalsResponse,
  GiftCard,
  LineItemPricesData,
  PriceSummary,
} from './cart/totals.schemas.ts'
export type { CartV2Request, CartV2Response } from './cart-v2/cart-v2.schemas.ts'
export type {
  AdjustValue,
  BulkActionMetadata,
  BulkAdjustProductPropertiesRequest,
  BulkAdjustProductPropertiesResponse,
  BulkProductResult,
  BulkUpdateProductsRequest,
  BulkUpdateProductsResponse,
  ItemMetadata,
  PercentageData,
  PropertyAdjustmentData,
  SetValue,
} from './catalog/bulk.schemas.ts'
export type {
  GetCatalogVersionResponse,
  GetProductRequest,
  GetProductResponse,
  QueryProductsPlatformizedRequest,
  QueryProductsPlatformizedResponse,
} from './catalog/catalog-read.requests.ts'
export type {
  CreateProductRequest,
  CreateProductResponse,
  DeleteProductOptionsRequest,
  DeleteProductRequest,
  DeleteProductResponse,
  RemoveProductBrandRequest,
  RemoveProductRibbonRequest,
  ResetAllVariantDataRequest,
  ResetAllVariantDataResponse,
  UpdateProductRequest,
  UpdateProductResponse,
  UpdateVariantsRequest,
  UpdateVariantsResponse,
} from './catalog/catalog-write.requests.ts'
export type { VariantOverride } from './catalog/catalog-write.schemas.ts'
export type { Collection } from './catalog/collection.schemas.ts'
export type {
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse,
  GetCollectionRequest,
  GetCollectionResponse,
  QueryCollectionsRequest,
  QueryCollectionsResponse,
} from './catalog/collection-read.requests.ts'
export type {
  AddProductsToCollectionRequest,
  CreateCollectionRequest,
  CreateCollectionResponse,
  DeleteCollectionRequest,
  RemoveProductsFromCollectionRequest,
  UpdateCollectionRequest,
  UpdateCollectionResponse,
} from './catalog/collection-write.requests.ts'
export type {
  CostAndProfitData,
  Dimensions,
  FormattedPrice,
  NumericPropertyRange,
  PriceData,
  PricePerUnitData,
} from './catalog/price.schemas.ts'
export type {
  AdditionalInfoSection,
  Discount,
  PageUrl,
  Product,
  Ribbon,
  Stock,
} from './catalog/product.schemas.ts'
export type {
  AddProductMediaRequest,
  AddProductMediaToChoicesRequest,
  MediaAssignmentToChoice,
  MediaDataForWrite,
  OptionAndChoice,
  RemoveProductMediaFromChoicesRequest,
  RemoveProductMediaRequest,
} from './catalog/product-media-write.requests.ts'
export type { Choice, CustomTextField, ProductOption } from './catalog/product-options.schemas.ts'
export type { Keyword, SeoSchema, Settings, Tag } from './catalog/seo.schemas.ts'
export type {
  PreorderInfo,
  StoreVariant,
  Variant,
  VariantData,
  VariantDataWithNoStock,
  VariantStock,
} from './catalog/variant.schemas.ts'
export type {
  GetStoreVariantRequest,
  GetStoreVariantResponse,
  ProductOptionsAvailabilityRequest,
  ProductOptionsAvailabilityResponse,
  QueryProductVariantsRequest,
  QueryProductVariantsResponse,
  QueryStoreVariantsRequest,
  QueryStoreVariantsResponse,
} from './catalog/variant-read.requests.ts'
export type {
  AddToCheckoutRequest,
  Checkout,
  CheckoutIdRequest,
  CheckoutResponse,
  CheckoutUrlResponse,
  CompletionRequest,
  CreateCheckoutRequest,
  CreateOrderFromCheckoutRequest,
  CreateOrderFromCheckoutResponse,
  UpdateCheckoutRequest,
} from './checkout/checkout.schemas.ts'
export type {
  CheckoutCustomField,
  CheckoutCustomSettings,
  CheckoutLineItem,
  CheckoutMembershipOptions,
  CheckoutShippingInfo,
  CreatedBy,
} from './checkout/checkout-parts.schemas.ts'
export type {
  CouponIdRequest,
  CouponResponse,
  CreateCouponRequest,
  ListCouponsRequest,
  ListCouponsResponse,
  ShopCoupon,
  UpdateCouponRequest,
} from './coupons/coupons.schemas.ts'
export type {
  DataItem,
  DataPagingMetadata,
  QueryDataItemsRequest,
  QueryDataItemsResponse,
  RemoveDataItemRequest,
  SaveDataItemRequest,
  SaveDataItemResponse,
} from './data/data-items.schemas.ts'
export type { Empty } from './empty.schemas.ts'
export * from './enums.ts'
export type {
  ApplicationError,
  Details,
  FieldViolation,
  SystemError,
  ValidationError,
} from './error.schemas.ts'
export { ERRORS, type ErrorCode, errorEntry, GENERIC_ERRORS, PLACING_ERRORS, wireCodeOf } from './errors.ts'
export type {
  CollectionChanged,
  CollectionCreated,
  CollectionDeleted,
  ProductChanged,
  ProductCreated,
  ProductDeleted,
  VariantChanged,
  VariantsChanged,
} from './events/catalog-events.schemas.ts'
export type { CartEvent, RedirectSessionEvent } from './events/domain-events.schemas.ts'
export {
  type DomainEventType,
  EVENTS,
  type EventMessage,
  type EventName,
  type PlainEventType,
} from './events/events.ts'
export type { AccountInfo, WebhookEnvelope } from './events/webhook.schemas.ts'
export type {
  ExportProductsRequest,
  GetProductImportRequest,
  ImportProblem,
  ImportProductsRequest,
  ImportResult,
  ImportStatus,
  ListProductImportResultsRequest,
  ListProductImportResultsResponse,
  ProductImport,
  ProductImportResponse,
} from './exchange/exchange.schemas.ts'
export type {
  AdjustGiftCardRequest,
  CreateGiftCardRequest,
  CreateGiftCardResponse,
  GetGiftCardResponse,
  GiftCardEntry,
  GiftCardIdRequest,
  GiftCardResponse,
  ListGiftCardsRequest,
  ListGiftCardsResponse,
  ShopGiftCard,
  UpdateGiftCardRequest,
} from './gift-cards/gift-cards.schemas.ts'
export type { GraphqlRequest, GraphqlResponse } from './graphql/graphql.schemas.ts'
export type {
  EmailValidationFailure,
  HeadersEntry,
  LoginId,
  RawHttpResponse,
  SignOnResponse,
  StateMachineResponse,
  ValidateEmailResponse,
} from './identity/authentication.schemas.ts'
export type { CaptchaToken, RecaptchaForClientSiteKey } from './identity/captcha.schemas.ts'
export type { CustomValue, V1CustomValue } from './identity/custom-value.schemas.ts'
export type {
  ChangePasswordRequest,
  LoginRequest,
  LoginV2Request,
  LoginWithTokenParamsRequest,
  LogoutRequest,
  ProceedRequest,
  RegisterRequest,
  RegisterV2Request,
  SignOnRequest,
  ValidateEmailRequest,
} from './identity/identity.requests.ts'
export type {
  AuthenticatorConnection,
  Connection,
  Email,
  Factor,
  Identity,
  IdpConnection,
  Metadata,
  StatusV2,
} from './identity/identity.schemas.ts'
export type {
  AddressWrapper,
  CustomField,
  IdentityAddress,
  IdentityProfile,
  Phone,
  SecondaryEmail,
} from './identity/profile.schemas.ts'
export type {
  EmailOptions,
  RecoverRequest,
  Redirect,
  SendActivationEmailRequest,
  SendRecoveryEmailRequest,
} from './identity/recovery.requests.ts'
export type {
  ResendDuringAuthenticationRequest,
  StartRequest,
  StartResponse,
  VerifyDuringAuthenticationRequest,
} from './identity/verification.requests.ts'
export type {
  BackInStockRequest,
  CreateBackInStockRequest,
  CreateBackInStockResponse,
} from './inventory/back-in-stock.schemas.ts'
export type {
  DecrementData,
  DecrementInventoryRequest,
  GetInventoryVariantsRequest,
  GetInventoryVariantsResponse,
  IncrementData,
  IncrementInventoryRequest,
  InventoryItem,
  InventoryVariant,
  QueryInventoryRequest,
  QueryInventoryResponse,
  UpdateInventoryVariantsRequest,
} from './inventory/inventory.schemas.ts'
export type {
  CommonImage,
  FocalPoint,
  Image,
  Media,
  MediaItem,
  MediaItemUrlAndSize,
  MediaItemVideo,
  PlatformMedia,
  VideoResolution,
  VideoV2,
} from './media.schemas.ts'
export type {
  ExternalLogin,
  ExternalLogins,
  ExternalLoginsResponse,
  ExternalLoginTerms,
  UpdateExternalLoginsRequest,
} from './members/external-logins.schemas.ts'
export type {
  CreateMemberRequest,
  CurrentMemberRequest,
  GetMemberRequest,
  ListMembersRequest,
  Member,
  MemberAddress,
  MemberContact,
  MemberCustomField,
  MemberIdRequest,
  MemberPhoto,
  MemberProfile,
  MemberResponse,
  MembersQuery,
  MembersResponse,
  MembersSearch,
  QueryMembersRequest,
  UpdateMemberRequest,
  UpdateSlugRequest,
} from './members/members.schemas.ts'
export type {
  SignOnPolicy,
  SignOnPolicyResponse,
  UpdateSignOnPolicyRequest,
} from './members/sign-on-policy.schemas.ts'
export type {
  CreateMembershipPlanRequest,
  GrantMembershipRequest,
  ListMembershipPlansRequest,
  ListMembershipPlansResponse,
  ListMembershipsRequest,
  ListMembershipsResponse,
  MembershipIdRequest,
  MembershipPlan,
  MembershipPlanResponse,
  MembershipResponse,
  ShopMembership,
  UpdateMembershipPlanRequest,
} from './memberships/shop-memberships.schemas.ts'
export type { MultiCurrencyPrice } from './money.schemas.ts'
export type { InputOf, Method, Operation, OutputOf } from './operation.ts'
export type {
  OrderActivity,
  OrderBalance,
  OrderBilling,
  OrderBuyer,
  OrderChannel,
  OrderDiscount,
  OrderLineItem,
  OrderLogistics,
  OrderPrice,
  OrderPriceSummary,
  OrderShipping,
  OrderShippingPrice,
  OrderTaxDetails,
} from './orders/order-parts.schemas.ts'
export type {
  OrderActivityType,
  OrderFulfillmentStatus,
  OrderPaymentStatus,
  OrderStatus,
} from './orders/order-states.ts'
export type {
  CancelOrderRequest,
  CreateOrderRequest,
  Order,
  OrderIdRequest,
  OrderResponse,
  OrderSearch,
  OrderSearchMetadata,
  RefundedLine,
  RefundOrderRequest,
  SearchOrdersRequest,
  SearchOrdersResponse,
  UpdateOrderRequest,
} from './orders/orders.schemas.ts'
export type {
  QueryStoresOrdersRequest,
  QueryStoresOrdersResponse,
  StoresOrder,
  StoresOrderLine,
  StoresOrderMedia,
  StoresOrderTotals,
} from './orders/stores-orders.schemas.ts'
export type {
  CancelProductChangeRequest,
  GetProductChangeRequest,
  ListProductChangeFailuresRequest,
  ListProductChangeFailuresResponse,
  ProductChange,
  ProductChangeFailure,
  ProductChangeResponse,
  ProductChangeStatus,
  StartProductChangeRequest,
} from './product-changes/product-changes.schemas.ts'
export type {
  CursorPaging,
  Cursors,
  Paging,
  PagingMetadata,
  PlatformPaging,
  PlatformPagingMetadata,
  PlatformQuery,
  Sorting,
} from './query.schemas.ts'
export { ALGORITHMS } from './recommendations/algorithms.ts'
export type {
  Algorithm,
  GetRecommendationRequest,
  GetRecommendationResponse,
  Recommendation,
  RecommendationItem,
} from './recommendations/recommendations.schemas.ts'
export type {
  BookingPolicyViolations,
  Location,
  Slot,
  SlotAvailability,
  SlotResource,
  WaitingList,
} from './redirects/booking-slot.schemas.ts'
export type {
  AuthorizeRequest,
  RedirectSessionAuthParams,
  RedirectSessionBookingsBookParams,
  RedirectSessionBookingsCheckoutParams,
  RedirectSessionEcomCheckoutParams,
  RedirectSessionEcomOrderPaymentRequestParams,
  RedirectSessionEventsCheckoutParams,
  RedirectSessionLoginParams,
  RedirectSessionLogoutParams,
  RedirectSessionMembersAccountParams,
  RedirectSessionPaidPlansCheckoutParams,
  RedirectSessionStoresProductParams,
} from './redirects/intents.schemas.ts'
export type {
  CallbackParams,
  CreateRedirectSessionRequest,
  CreateRedirectSessionResponse,
  RedirectSession,
  RedirectSessionPreferences,
  URLDetails,
} from './redirects/redirects.schemas.ts'
export type { SearchProductsRequest, SearchProductsResponse } from './search/search.requests.ts'
export type {
  Facet,
  FacetValue,
  OptionFilter,
  PriceFilter,
  SearchCorrection,
  SearchDetails,
  SearchFilters,
  SearchMetadata,
  SearchPaging,
} from './search/search.schemas.ts'
export * from './service.ts'
export type {
  BrandSettings,
  BrandSettingsResponse,
  UpdateBrandSettingsRequest,
} from './settings/brand-settings.schemas.ts'
export type {
  DeliveryBand,
  DeliveryCharge,
  DeliveryOption,
  DeliveryPickup,
  DeliveryRate,
  DeliveryRegion,
  DeliverySettings,
  DeliverySettingsResponse,
  DeliveryWindow,
  UpdateDeliverySettingsRequest,
} from './settings/delivery-settings.schemas.ts'
export type {
  DiscountRule,
  DiscountRuleSettings,
  DiscountRulesResponse,
  UpdateDiscountRulesRequest,
} from './settings/discount-rules.schemas.ts'
export type {
  FeeSettings,
  FeeSettingsResponse,
  ShopFee,
  UpdateFeeSettingsRequest,
} from './settings/fee-settings.schemas.ts'
export type { ShopArea, ShopPlace } from './settings/shop-area.schemas.ts'
export type {
  ShopTaxRate,
  TaxSettings,
  TaxSettingsResponse,
  UpdateTaxSettingsRequest,
} from './settings/tax-settings.schemas.ts'
export type { LoginProvider, Shop, ShopCurrency, ShopResponse } from './shop/shop.schemas.ts'
export type {
  FindMovedCollectionRequest,
  FindMovedCollectionResponse,
  FindMovedProductRequest,
  FindMovedProductResponse,
} from './slugs/slugs.schemas.ts'
export type {
  IdentificationData,
  JwksResponse,
  TokenInfoRequest,
  TokenInfoResponse,
  UserInfoResponse,
} from './tokens/token-info.schemas.ts'
export type {
  AccessToken,
  OauthData,
  RefreshToken,
  RevokeTokenRequest,
  TokenRequest,
  TokenResponse,
  Tokens,
} from './tokens/tokens.schemas.ts'
export { MEDIA_LIMITS } from './uploads/media-limits.ts'
export type {
  DeleteMediaFileRequest,
  FetchMediaFileRequest,
  GetMediaFileRequest,
  ListMediaFilesRequest,
  ListMediaFilesResponse,
  MediaFile,
  MediaFileResponse,
  UploadMediaFileRequest,
} from './uploads/uploads.schemas.ts'
export type { Writable } from './writable.ts'
