import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Any JSON value. Pass it as a variable if its keys aren’t valid GraphQL names, such as `$hasSome`. */
  JSON: { input: unknown; output: unknown; }
};

export type ProductType =
  | 'unspecified_product_type'
  | 'physical'
  | 'digital';

export type DimensionsUnit =
  | 'UNKNOWN_DIMENSIONS_UNIT'
  | 'MM'
  | 'CM'
  | 'M'
  | 'IN'
  | 'FT'
  | 'YD';

export type InventoryStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK'
  | 'PARTIALLY_OUT_OF_STOCK';

export type MeasurementUnit =
  | 'UNSPECIFIED'
  | 'ML'
  | 'CL'
  | 'L'
  | 'CBM'
  | 'MG'
  | 'G'
  | 'KG'
  | 'MM'
  | 'CM'
  | 'M'
  | 'SQM'
  | 'OZ'
  | 'LB'
  | 'FLOZ'
  | 'PT'
  | 'QT'
  | 'GAL'
  | 'IN'
  | 'FT'
  | 'YD'
  | 'SQFT';

export type MediaItemType =
  | 'unspecified_media_item_type'
  | 'image'
  | 'video'
  | 'audio'
  | 'document'
  | 'zip';

export type OptionType =
  | 'unspecified_option_type'
  | 'drop_down'
  | 'color';

export type DiscountType =
  | 'UNDEFINED'
  | 'NONE'
  | 'AMOUNT'
  | 'PERCENT';

export type PlatformQueryInput = {
  paging?: InputMaybe<PlatformPagingInput>;
  cursorPaging?: InputMaybe<CursorPagingInput>;
  filter?: InputMaybe<Scalars['JSON']['input']>;
  sort?: InputMaybe<Array<SortingInput>>;
};

export type PlatformPagingInput = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Float']['input']>;
};

export type CursorPagingInput = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type SortingInput = {
  fieldName?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<SortOrder>;
  origin?: InputMaybe<AddressLocationInput>;
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type AddressLocationInput = {
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
};

export type PagingInput = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Float']['input']>;
};

export type FacetKind =
  | 'PRICE'
  | 'OPTION'
  | 'COLOR'
  | 'AVAILABILITY'
  | 'BRAND'
  | 'COLLECTION';

export type SearchDetailsInput = {
  expression: Scalars['String']['input'];
  mode?: InputMaybe<SearchMode>;
};

export type SearchMode =
  | 'AND'
  | 'OR';

export type SearchFiltersInput = {
  price?: InputMaybe<PriceFilterInput>;
  options?: InputMaybe<Array<OptionFilterInput>>;
  colors?: InputMaybe<Array<ColorFamily>>;
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  collectionIds?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type PriceFilterInput = {
  min?: InputMaybe<Scalars['Float']['input']>;
  max?: InputMaybe<Scalars['Float']['input']>;
};

export type OptionFilterInput = {
  name: Scalars['String']['input'];
  choices: Array<Scalars['String']['input']>;
};

export type ColorFamily =
  | 'BLACK'
  | 'GREY'
  | 'WHITE'
  | 'BEIGE'
  | 'BROWN'
  | 'RED'
  | 'ORANGE'
  | 'YELLOW'
  | 'GREEN'
  | 'BLUE'
  | 'PURPLE'
  | 'PINK';

export type SearchSort =
  | 'RELEVANCE'
  | 'NEWEST'
  | 'OLDEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type SearchPagingInput = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type AlgorithmInput = {
  id: Scalars['String']['input'];
  appId: Scalars['String']['input'];
};

export type RecommendationItemInput = {
  catalogItemId: Scalars['String']['input'];
  appId: Scalars['String']['input'];
};

export type DescriptionLineType =
  | 'UNRECOGNISED'
  | 'PLAIN_TEXT'
  | 'COLOR';

export type ItemAvailabilityStatus =
  | 'AVAILABLE'
  | 'NOT_FOUND'
  | 'NOT_AVAILABLE'
  | 'PARTIALLY_AVAILABLE';

export type ItemTypePreset =
  | 'UNRECOGNISED'
  | 'PHYSICAL'
  | 'DIGITAL'
  | 'GIFT_CARD'
  | 'SERVICE';

export type SubscriptionFrequency =
  | 'UNDEFINED'
  | 'DAY'
  | 'WEEK'
  | 'MONTH'
  | 'YEAR';

export type PaymentOptionType =
  | 'FULL_PAYMENT_ONLINE'
  | 'FULL_PAYMENT_OFFLINE'
  | 'MEMBERSHIP'
  | 'DEPOSIT_ONLINE'
  | 'MEMBERSHIP_OFFLINE'
  | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';

export type TaxableAddressType =
  | 'BUSINESS'
  | 'BILLING'
  | 'SHIPPING';

export type WeightUnit =
  | 'UNSPECIFIED_WEIGHT_UNIT'
  | 'KG'
  | 'LB';

export type VatType =
  | 'UNSPECIFIED'
  | 'CPF'
  | 'CNPJ';

export type JurisdictionType =
  | 'UNDEFINED'
  | 'COUNTRY'
  | 'STATE'
  | 'COUNTY'
  | 'CITY'
  | 'SPECIAL';

export type ManualCalculationReason =
  | 'GLOBAL_SETTING_TO_MANUAL'
  | 'REGION_SETTING_TO_MANUAL';

export type FallbackReason =
  | 'AUTO_TAX_FAILED'
  | 'AUTO_TAX_DEACTIVATED';

export type RateType =
  | 'NO_TAX_COLLECTED'
  | 'MANUAL_RATE'
  | 'AUTO_RATE'
  | 'FALLBACK_RATE';

export type PickupMethod =
  | 'STORE_PICKUP'
  | 'PICKUP_POINT';

export type ChargeType =
  | 'HANDLING_FEE'
  | 'INSURANCE';

export type CartDiscountType =
  | 'GLOBAL'
  | 'SPECIFIC_ITEMS'
  | 'SHIPPING';

export type RuleType =
  | 'VALIDATION'
  | 'OTHER'
  | 'MAX'
  | 'MIN'
  | 'MAX_LENGTH'
  | 'MIN_LENGTH'
  | 'MAX_SIZE'
  | 'MIN_SIZE'
  | 'FORMAT'
  | 'DECIMAL_LTE'
  | 'DECIMAL_GTE'
  | 'DECIMAL_LT'
  | 'DECIMAL_GT'
  | 'DECIMAL_MAX_SCALE'
  | 'INVALID_ENUM_VALUE'
  | 'REQUIRED_FIELD'
  | 'FIELD_NOT_ALLOWED'
  | 'ONE_OF_ALIGNMENT'
  | 'EXACT_LENGTH'
  | 'EXACT_SIZE'
  | 'REQUIRED_ONE_OF_FIELD';

export type AdditionalFeeSource =
  | 'UNKNOWN_ADDITIONAL_FEE_SOURCE'
  | 'SERVICE_PLUGIN'
  | 'ITEM'
  | 'MANUAL'
  | 'SHIPPING'
  | 'PLATFORM';

export type Severity =
  | 'WARNING'
  | 'ERROR';

export type NameInOther =
  | 'OTHER_DEFAULT';

export type NameInLineItem =
  | 'LINE_ITEM_DEFAULT';

export type SelectedShippingOptionInput = {
  carrierId?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};

export type AddressInput = {
  country?: InputMaybe<Scalars['String']['input']>;
  subdivision?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  streetAddress?: InputMaybe<StreetAddressInput>;
  addressLine?: InputMaybe<Scalars['String']['input']>;
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  geocode?: InputMaybe<AddressLocationInput>;
  formattedAddress?: InputMaybe<Scalars['String']['input']>;
  hint?: InputMaybe<Scalars['String']['input']>;
};

export type StreetAddressInput = {
  number?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  apt?: InputMaybe<Scalars['String']['input']>;
};

export type SelectedMembershipsInput = {
  memberships?: InputMaybe<Array<HostSelectedMembershipInput>>;
};

export type HostSelectedMembershipInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  appId?: InputMaybe<Scalars['String']['input']>;
  lineItemIds?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type ChannelType =
  | 'UNSPECIFIED'
  | 'WEB'
  | 'POS'
  | 'EBAY'
  | 'AMAZON'
  | 'OTHER_PLATFORM'
  | 'WIX_APP_STORE'
  | 'WIX_INVOICES'
  | 'BACKOFFICE_MERCHANT'
  | 'WISH'
  | 'CLASS_PASS'
  | 'GLOBAL_E'
  | 'FACEBOOK'
  | 'ETSY'
  | 'TIKTOK'
  | 'FAIRE_COM'
  | 'PAYPAL_AGENTIC_CHECKOUT'
  | 'STRIPE_AGENTIC_CHECKOUT'
  | 'WIX_INVOICES_PLATFORM'
  | 'UCP_AGENTIC_CHECKOUT';

export type MemberAccess =
  | 'UNKNOWN'
  | 'PENDING'
  | 'APPROVED'
  | 'BLOCKED'
  | 'OFFLINE';

export type MemberPrivacy =
  | 'UNKNOWN'
  | 'PRIVATE'
  | 'PUBLIC';

export type MemberActivity =
  | 'UNKNOWN'
  | 'ACTIVE'
  | 'MUTED';

export type OrderStatus =
  | 'INITIALIZED'
  | 'APPROVED'
  | 'CANCELED'
  | 'PENDING'
  | 'REJECTED';

export type OrderPaymentStatus =
  | 'UNSPECIFIED'
  | 'NOT_PAID'
  | 'PAID'
  | 'PARTIALLY_REFUNDED'
  | 'FULLY_REFUNDED'
  | 'PENDING'
  | 'PARTIALLY_PAID'
  | 'PENDING_MERCHANT'
  | 'CANCELED'
  | 'DECLINED';

export type OrderFulfillmentStatus =
  | 'NOT_FULFILLED'
  | 'FULFILLED'
  | 'PARTIALLY_FULFILLED';

export type OrderPaymentMethodKind =
  | 'CARD'
  | 'PROVIDER'
  | 'OFFLINE'
  | 'GIFT_CARD';

export type OrderActivityType =
  | 'ORDER_PLACED'
  | 'ORDER_PAID'
  | 'ORDER_PARTIALLY_PAID'
  | 'ORDER_FULFILLED'
  | 'ORDER_NOT_FULFILLED'
  | 'ORDER_CANCELED'
  | 'ORDER_REFUNDED'
  | 'AUTHORIZED_PAYMENT_CREATED'
  | 'AUTHORIZED_PAYMENT_CAPTURED'
  | 'AUTHORIZED_PAYMENT_VOIDED'
  | 'PAYMENT_DECLINED'
  | 'PAYMENT_REFUND_FAILED'
  | 'SHIPPING_ADDRESS_EDITED'
  | 'EMAIL_EDITED'
  | 'DRAFT_ORDER_CHANGES_APPLIED'
  | 'TRACKING_NUMBER_ADDED'
  | 'TRACKING_NUMBER_EDITED'
  | 'SHIPPING_CONFIRMATION_EMAIL_SENT'
  | 'INVOICE_ADDED'
  | 'MERCHANT_COMMENT'
  | 'CUSTOM_ACTIVITY';

export type OrderChangeLineItemChangedQuantityDeltaType =
  | 'QUANTITY_INCREASED'
  | 'QUANTITY_DECREASED';

export type OrderSearchInput = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  sort?: InputMaybe<Array<OrderSearchSortInput>>;
  cursorPaging?: InputMaybe<OrderSearchCursorPagingInput>;
};

export type OrderSearchSortInput = {
  fieldName?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<SortOrder>;
  origin?: InputMaybe<OrderSearchSortOriginInput>;
};

export type OrderSearchSortOriginInput = {
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
};

export type OrderSearchCursorPagingInput = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type LineItemInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Int']['input'];
  catalogReference: CatalogReferenceInput;
  selectedMembership?: InputMaybe<SelectedMembershipInput>;
  catalogOverrideFields?: InputMaybe<CatalogOverrideFieldsInput>;
  taxableAddress?: InputMaybe<TaxableAddressInput>;
  extendedFields?: InputMaybe<ExtendedFieldsInput>;
};

export type CatalogReferenceInput = {
  catalogItemId: Scalars['String']['input'];
  appId: Scalars['String']['input'];
  options?: InputMaybe<Scalars['JSON']['input']>;
};

export type SelectedMembershipInput = {
  id: Scalars['String']['input'];
  appId: Scalars['String']['input'];
};

export type CatalogOverrideFieldsInput = {
  productName?: InputMaybe<ProductNameInput>;
  price?: InputMaybe<Scalars['String']['input']>;
  fullPrice?: InputMaybe<Scalars['String']['input']>;
  descriptionLines?: InputMaybe<Array<DescriptionLineInput>>;
  physicalProperties?: InputMaybe<PhysicalPropertiesInput>;
  image?: InputMaybe<ImageInput>;
  paymentOption?: InputMaybe<PaymentOptionInput>;
  depositAmount?: InputMaybe<Scalars['String']['input']>;
  savePaymentMethod?: InputMaybe<Scalars['Boolean']['input']>;
  inventoryAppId?: InputMaybe<Scalars['String']['input']>;
};

export type ProductNameInput = {
  original?: InputMaybe<Scalars['String']['input']>;
  translated?: InputMaybe<Scalars['String']['input']>;
};

export type DescriptionLineInput = {
  plainText?: InputMaybe<PlainTextValueInput>;
  colorInfo?: InputMaybe<ColorInput>;
  name?: InputMaybe<DescriptionLineNameInput>;
};

export type PlainTextValueInput = {
  original?: InputMaybe<Scalars['String']['input']>;
  translated?: InputMaybe<Scalars['String']['input']>;
};

export type ColorInput = {
  original?: InputMaybe<Scalars['String']['input']>;
  translated?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};

export type DescriptionLineNameInput = {
  original?: InputMaybe<Scalars['String']['input']>;
  translated?: InputMaybe<Scalars['String']['input']>;
};

export type PhysicalPropertiesInput = {
  weight?: InputMaybe<Scalars['Float']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  shippable?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ImageInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  height?: InputMaybe<Scalars['Float']['input']>;
  width?: InputMaybe<Scalars['Float']['input']>;
  altText?: InputMaybe<Scalars['String']['input']>;
  filename?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentOptionInput = {
  value?: InputMaybe<PaymentOptionType>;
};

export type TaxableAddressInput = {
  addressType?: InputMaybe<TaxableAddressType>;
};

export type ExtendedFieldsInput = {
  namespaces?: InputMaybe<Scalars['JSON']['input']>;
};

export type CustomLineItemInput = {
  quantity?: InputMaybe<Scalars['Int']['input']>;
  price: Scalars['String']['input'];
  priceDescription?: InputMaybe<PriceDescriptionInput>;
  descriptionLines?: InputMaybe<Array<DescriptionLineInput>>;
  media?: InputMaybe<ImageInput>;
  id?: InputMaybe<Scalars['String']['input']>;
  taxGroupId?: InputMaybe<Scalars['String']['input']>;
  productName?: InputMaybe<ProductNameInput>;
  url?: InputMaybe<PageUrlV2Input>;
  itemType: ItemTypeInput;
  fullPrice?: InputMaybe<Scalars['String']['input']>;
  quantityAvailable?: InputMaybe<Scalars['Int']['input']>;
  physicalProperties?: InputMaybe<PhysicalPropertiesInput>;
  paymentOption?: InputMaybe<PaymentOptionType>;
  serviceProperties?: InputMaybe<ServicePropertiesInput>;
  subscriptionOptionInfo?: InputMaybe<SubscriptionOptionInfoInput>;
  rootCatalogItemId?: InputMaybe<Scalars['String']['input']>;
  depositAmount?: InputMaybe<Scalars['String']['input']>;
  deliveryProfileId?: InputMaybe<Scalars['String']['input']>;
  catalogReference?: InputMaybe<CustomLineItemCatalogReferenceInput>;
  priceUndetermined?: InputMaybe<Scalars['Boolean']['input']>;
  fixedQuantity?: InputMaybe<Scalars['Boolean']['input']>;
  policies?: InputMaybe<Array<PolicyInput>>;
  membersOnly?: InputMaybe<Scalars['Boolean']['input']>;
  taxableAddress?: InputMaybe<TaxableAddressInput>;
  modifierGroups?: InputMaybe<Array<V1ModifierGroupInput>>;
};

export type PriceDescriptionInput = {
  original?: InputMaybe<Scalars['String']['input']>;
  translated?: InputMaybe<Scalars['String']['input']>;
};

export type PageUrlV2Input = {
  relativePath?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type ItemTypeInput = {
  preset?: InputMaybe<ItemTypePreset>;
  custom?: InputMaybe<Scalars['String']['input']>;
};

export type ServicePropertiesInput = {
  scheduledDate?: InputMaybe<Scalars['String']['input']>;
  numberOfParticipants?: InputMaybe<Scalars['Int']['input']>;
  endDate?: InputMaybe<Scalars['String']['input']>;
};

export type SubscriptionOptionInfoInput = {
  subscriptionSettings?: InputMaybe<SubscriptionSettingsInput>;
  title?: InputMaybe<TitleInput>;
  description?: InputMaybe<DescriptionInput>;
};

export type SubscriptionSettingsInput = {
  frequency?: InputMaybe<SubscriptionFrequency>;
  interval?: InputMaybe<Scalars['Int']['input']>;
  autoRenewal?: InputMaybe<Scalars['Boolean']['input']>;
  billingCycles?: InputMaybe<Scalars['Float']['input']>;
  enableCustomerCancellation?: InputMaybe<Scalars['Boolean']['input']>;
  freeTrialPeriod?: InputMaybe<FreeTrialPeriodInput>;
  startDate?: InputMaybe<Scalars['String']['input']>;
};

export type FreeTrialPeriodInput = {
  frequency?: InputMaybe<SubscriptionFrequency>;
  interval?: InputMaybe<Scalars['Int']['input']>;
};

export type TitleInput = {
  original?: InputMaybe<Scalars['String']['input']>;
  translated?: InputMaybe<Scalars['String']['input']>;
};

export type DescriptionInput = {
  original?: InputMaybe<Scalars['String']['input']>;
  translated?: InputMaybe<Scalars['String']['input']>;
};

export type CustomLineItemCatalogReferenceInput = {
  catalogItemId?: InputMaybe<Scalars['String']['input']>;
  appId?: InputMaybe<Scalars['String']['input']>;
  options?: InputMaybe<Scalars['JSON']['input']>;
};

export type PolicyInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  content?: InputMaybe<Scalars['String']['input']>;
};

export type V1ModifierGroupInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<TranslatableStringInput>;
  modifiers?: InputMaybe<Array<V1ItemModifierInput>>;
};

export type TranslatableStringInput = {
  original?: InputMaybe<Scalars['String']['input']>;
  translated?: InputMaybe<Scalars['String']['input']>;
};

export type V1ItemModifierInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  label?: InputMaybe<TranslatableStringInput>;
  details?: InputMaybe<TranslatableStringInput>;
  price?: InputMaybe<Scalars['String']['input']>;
};

export type CartInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  buyerNote?: InputMaybe<Scalars['String']['input']>;
  buyerInfo?: InputMaybe<BuyerInfoInput>;
  contactInfo?: InputMaybe<AddressWithContactInput>;
  overrideCheckoutUrl?: InputMaybe<Scalars['String']['input']>;
  selectedShippingOption?: InputMaybe<SelectedShippingOptionInput>;
  extendedFields?: InputMaybe<ExtendedFieldsInput>;
  businessLocationId?: InputMaybe<Scalars['String']['input']>;
  couponCode?: InputMaybe<Scalars['String']['input']>;
  merchantDiscounts?: InputMaybe<Array<MerchantDiscountInput>>;
  customLineItems?: InputMaybe<Array<CartCustomLineItemsInput>>;
};

export type BuyerInfoInput = {
  contactId?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

export type AddressWithContactInput = {
  address?: InputMaybe<AddressInput>;
  contactDetails?: InputMaybe<FullAddressContactDetailsInput>;
};

export type FullAddressContactDetailsInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  vatId?: InputMaybe<VatIdInput>;
};

export type VatIdInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<VatType>;
};

export type MerchantDiscountInput = {
  amount?: InputMaybe<MultiCurrencyPriceInput>;
};

export type MultiCurrencyPriceInput = {
  amount?: InputMaybe<Scalars['String']['input']>;
};

export type CartCustomLineItemsInput = {
  quantity?: InputMaybe<Scalars['Int']['input']>;
  price?: InputMaybe<Scalars['String']['input']>;
  priceDescription?: InputMaybe<PriceDescriptionInput>;
  descriptionLines?: InputMaybe<Array<DescriptionLineInput>>;
  media?: InputMaybe<ImageInput>;
  id?: InputMaybe<Scalars['String']['input']>;
  taxGroupId?: InputMaybe<Scalars['String']['input']>;
  productName?: InputMaybe<ProductNameInput>;
  url?: InputMaybe<PageUrlV2Input>;
  itemType?: InputMaybe<ItemTypeInput>;
  fullPrice?: InputMaybe<Scalars['String']['input']>;
  quantityAvailable?: InputMaybe<Scalars['Int']['input']>;
  physicalProperties?: InputMaybe<PhysicalPropertiesInput>;
  paymentOption?: InputMaybe<PaymentOptionType>;
  serviceProperties?: InputMaybe<ServicePropertiesInput>;
  subscriptionOptionInfo?: InputMaybe<SubscriptionOptionInfoInput>;
  rootCatalogItemId?: InputMaybe<Scalars['String']['input']>;
  depositAmount?: InputMaybe<Scalars['String']['input']>;
  deliveryProfileId?: InputMaybe<Scalars['String']['input']>;
  catalogReference?: InputMaybe<CartCustomLineItemsCatalogReferenceInput>;
  priceUndetermined?: InputMaybe<Scalars['Boolean']['input']>;
  fixedQuantity?: InputMaybe<Scalars['Boolean']['input']>;
  policies?: InputMaybe<Array<PolicyInput>>;
  membersOnly?: InputMaybe<Scalars['Boolean']['input']>;
  taxableAddress?: InputMaybe<TaxableAddressInput>;
  modifierGroups?: InputMaybe<Array<V1ModifierGroupInput>>;
};

export type CartCustomLineItemsCatalogReferenceInput = {
  catalogItemId?: InputMaybe<Scalars['String']['input']>;
  appId?: InputMaybe<Scalars['String']['input']>;
  options?: InputMaybe<Scalars['JSON']['input']>;
};

export type UpdateCurrentCartLineItemsInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  catalogReference?: InputMaybe<CatalogReferenceInput>;
  selectedMembership?: InputMaybe<SelectedMembershipInput>;
  catalogOverrideFields?: InputMaybe<CatalogOverrideFieldsInput>;
  taxableAddress?: InputMaybe<TaxableAddressInput>;
  extendedFields?: InputMaybe<ExtendedFieldsInput>;
};

export type UpdateCurrentCartMerchantDiscountsInput = {
  amount?: InputMaybe<Scalars['JSON']['input']>;
};

export type LineItemQuantityUpdateInput = {
  id: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
};

export type CreateCartLineItemsInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  catalogReference?: InputMaybe<CatalogReferenceInput>;
  selectedMembership?: InputMaybe<SelectedMembershipInput>;
  catalogOverrideFields?: InputMaybe<CatalogOverrideFieldsInput>;
  taxableAddress?: InputMaybe<TaxableAddressInput>;
  extendedFields?: InputMaybe<ExtendedFieldsInput>;
};

export type CreateCartMerchantDiscountsInput = {
  amount?: InputMaybe<Scalars['JSON']['input']>;
};

export type UpdateCartLineItemsInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  catalogReference?: InputMaybe<CatalogReferenceInput>;
  selectedMembership?: InputMaybe<SelectedMembershipInput>;
  catalogOverrideFields?: InputMaybe<CatalogOverrideFieldsInput>;
  taxableAddress?: InputMaybe<TaxableAddressInput>;
  extendedFields?: InputMaybe<ExtendedFieldsInput>;
};

export type UpdateCartMerchantDiscountsInput = {
  amount?: InputMaybe<Scalars['JSON']['input']>;
};

export type CheckoutInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  billingInfo?: InputMaybe<AddressWithContactInput>;
  shippingInfo?: InputMaybe<CheckoutShippingInfoInput>;
  buyerNote?: InputMaybe<Scalars['String']['input']>;
  buyerInfo?: InputMaybe<BuyerInfoInput>;
  customFields?: InputMaybe<Array<CheckoutCustomFieldInput>>;
  channelType?: InputMaybe<ChannelType>;
  membershipOptions?: InputMaybe<CheckoutMembershipOptionsInput>;
  extendedFields?: InputMaybe<ExtendedFieldsInput>;
  overrideCheckoutUrl?: InputMaybe<Scalars['String']['input']>;
  customSettings?: InputMaybe<CheckoutCustomSettingsInput>;
};

export type CheckoutShippingInfoInput = {
  shippingDestination?: InputMaybe<AddressWithContactInput>;
  selectedCarrierServiceOption?: InputMaybe<SelectedCarrierServiceOptionInput>;
};

export type SelectedCarrierServiceOptionInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  otherCharges?: InputMaybe<Array<SelectedCarrierServiceOptionOtherChargeInput>>;
  carrierId?: InputMaybe<Scalars['String']['input']>;
  deliveryAllocations?: InputMaybe<Array<DeliveryAllocationInput>>;
  partial?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SelectedCarrierServiceOptionOtherChargeInput = {
  type?: InputMaybe<ChargeType>;
  details?: InputMaybe<Scalars['String']['input']>;
  cost?: InputMaybe<SelectedCarrierServiceOptionPricesInput>;
};

export type SelectedCarrierServiceOptionPricesInput = {
  totalPriceAfterTax?: InputMaybe<MultiCurrencyPriceInput>;
  totalPriceBeforeTax?: InputMaybe<MultiCurrencyPriceInput>;
  taxDetails?: InputMaybe<ItemTaxFullDetailsInput>;
  totalDiscount?: InputMaybe<MultiCurrencyPriceInput>;
  price?: InputMaybe<MultiCurrencyPriceInput>;
};

export type ItemTaxFullDetailsInput = {
  taxableAmount?: InputMaybe<MultiCurrencyPriceInput>;
  taxRate?: InputMaybe<Scalars['String']['input']>;
  totalTax?: InputMaybe<MultiCurrencyPriceInput>;
};

export type DeliveryAllocationInput = {
  deliveryCarrier?: InputMaybe<CarrierInput>;
  deliveryRegion?: InputMaybe<RegionInput>;
  applicableLineItems?: InputMaybe<ApplicableLineItemsInput>;
};

export type CarrierInput = {
  appId?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};

export type RegionInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type ApplicableLineItemsInput = {
  lineItemIds?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CheckoutCustomFieldInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  translatedTitle?: InputMaybe<Scalars['String']['input']>;
};

export type CheckoutMembershipOptionsInput = {
  selectedMemberships?: InputMaybe<SelectedMembershipsInput>;
};

export type CheckoutCustomSettingsInput = {
  lockGiftCard?: InputMaybe<Scalars['Boolean']['input']>;
  lockCouponCode?: InputMaybe<Scalars['Boolean']['input']>;
  disabledPolicyAgreementCheckbox?: InputMaybe<Scalars['Boolean']['input']>;
  disabledManualPayment?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateCheckoutLineItemsInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  catalogReference?: InputMaybe<CatalogReferenceInput>;
  selectedMembership?: InputMaybe<SelectedMembershipInput>;
  catalogOverrideFields?: InputMaybe<CatalogOverrideFieldsInput>;
  taxableAddress?: InputMaybe<TaxableAddressInput>;
  extendedFields?: InputMaybe<ExtendedFieldsInput>;
};

export type FrontQueryVariables = Exact<{
  limit: Scalars['Int']['input'];
}>;


export type FrontQuery = { queryProducts?: { products?: Array<{ name?: string | null, slug: string, priceData?: { formatted?: { price: string } | null } | null, collections: Array<{ name?: string | null }> }> | null } | null };

export type AddItemsMutationVariables = Exact<{
  lineItems: Array<LineItemInput> | LineItemInput;
}>;


export type AddItemsMutation = { addToCurrentCart?: { cart?: { lineItems: Array<{ quantity: number, product?: { name?: string | null } | null }>, subtotal?: { formattedAmount: string } | null } | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const FrontDocument = new TypedDocumentString(`
    query Front($limit: Int!) {
  queryProducts(query: {paging: {limit: $limit}}) {
    products {
      name
      slug
      priceData {
        formatted {
          price
        }
      }
      collections {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FrontQuery, FrontQueryVariables>;
export const AddItemsDocument = new TypedDocumentString(`
    mutation AddItems($lineItems: [LineItemInput!]!) {
  addToCurrentCart(lineItems: $lineItems) {
    cart {
      lineItems {
        quantity
        product {
          name
        }
      }
      subtotal {
        formattedAmount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AddItemsMutation, AddItemsMutationVariables>;
