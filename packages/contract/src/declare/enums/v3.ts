import { enumeration } from '../enumeration.ts'

/** The kind of a product in Catalog V3. */
export const V3ProductType = /* @__PURE__ */ enumeration('PHYSICAL', 'DIGITAL')
export type V3ProductType = keyof typeof V3ProductType

/** The kind of a product's medium in Catalog V3. */
export const V3MediaType = /* @__PURE__ */ enumeration('IMAGE', 'VIDEO')
export type V3MediaType = keyof typeof V3MediaType

/** How a choice is shown in Catalog V3. */
export const ChoiceType = /* @__PURE__ */ enumeration('CHOICE_TEXT', 'ONE_COLOR')
export type ChoiceType = keyof typeof ChoiceType

/** How an option is shown in Catalog V3. */
export const ProductOptionRenderType = /* @__PURE__ */ enumeration('TEXT_CHOICES', 'SWATCH_CHOICES')
export type ProductOptionRenderType = keyof typeof ProductOptionRenderType

/** How a modifier is shown in Catalog V3. */
export const ModifierRenderType = /* @__PURE__ */ enumeration('FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES')
export type ModifierRenderType = keyof typeof ModifierRenderType

/** Whether sold-out variants of a product can be ordered. */
export const PreorderStatus = /* @__PURE__ */ enumeration('ENABLED', 'DISABLED', 'PARTIALLY_ENABLED')
export type PreorderStatus = keyof typeof PreorderStatus

/** Which variants of a product can only be pre-ordered. */
export const ProductPreorderAvailability = /* @__PURE__ */ enumeration(
  'ALL_VARIANTS',
  'NO_VARIANTS',
  'SOME_VARIANTS',
)
export type ProductPreorderAvailability = keyof typeof ProductPreorderAvailability

/** Fields of a product in Catalog V3 that are only sent on request. */
export const RequestedFields = /* @__PURE__ */ enumeration(
  'URL',
  'CURRENCY',
  'INFO_SECTION',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'SUBSCRIPTION_PRICES_INFO',
  'BREADCRUMBS_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'INFO_SECTION_DESCRIPTION',
  'THUMBNAIL',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'MIN_PRICE_VARIANT',
  'DISCOUNT_INFO',
)
export type RequestedFields = keyof typeof RequestedFields

/** Fields of a variant in store-wide lists that are only sent on request. */
export const VariantRequestedFields = /* @__PURE__ */ enumeration(
  'CURRENCY',
  'MERCHANT_DATA',
  'SUBSCRIPTION_PRICES_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'DISCOUNT_INFO',
)
export type VariantRequestedFields = keyof typeof VariantRequestedFields

/** What an aggregation does. */
export const AggregationType = /* @__PURE__ */ enumeration(
  'VALUE',
  'RANGE',
  'SCALAR',
  'DATE_HISTOGRAM',
  'NESTED',
)
export type AggregationType = keyof typeof AggregationType

/** What the values of an aggregation are sorted by. */
export const AggregationSortType = /* @__PURE__ */ enumeration('COUNT', 'VALUE')
export type AggregationSortType = keyof typeof AggregationSortType

/** The number that an aggregation finds. */
export const ScalarType = /* @__PURE__ */ enumeration('COUNT_DISTINCT', 'MIN', 'MAX')
export type ScalarType = keyof typeof ScalarType

/** Fields of a category that are only sent on request. */
export const CategoryRequestedFields = /* @__PURE__ */ enumeration(
  'BREADCRUMBS_INFO',
  'DESCRIPTION',
  'RICH_CONTENT_DESCRIPTION',
)
export type CategoryRequestedFields = keyof typeof CategoryRequestedFields

/** Where a category goes among its siblings. */
export const CategoryPosition = /* @__PURE__ */ enumeration('FIRST', 'LAST', 'AFTER')
export type CategoryPosition = keyof typeof CategoryPosition

/** Whether a customization makes variants. */
export const CustomizationType = /* @__PURE__ */ enumeration('PRODUCT_OPTION', 'MODIFIER')
export type CustomizationType = keyof typeof CustomizationType

/** Whether one variant can be bought, only be pre-ordered, or neither. */
export const InventoryAvailabilityStatus = /* @__PURE__ */ enumeration('OUT_OF_STOCK', 'IN_STOCK', 'PREORDER')
export type InventoryAvailabilityStatus = keyof typeof InventoryAvailabilityStatus

/** Why stock was changed. */
export const ReasonType = /* @__PURE__ */ enumeration('ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE')
export type ReasonType = keyof typeof ReasonType

/** How new prices are rounded: to the smallest unit of the currency, or to a whole number. */
export const PriceRounding = /* @__PURE__ */ enumeration(
  'NO_ROUNDING',
  'CURRENCY_PRECISION',
  'NEAREST_WHOLE_NUMBER',
)
export type PriceRounding = keyof typeof PriceRounding
