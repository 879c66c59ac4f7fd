import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type { BrandSettingsResponse, UpdateBrandSettingsRequest } from './brand-settings.schemas.ts'
import type { DeliverySettingsResponse, UpdateDeliverySettingsRequest } from './delivery-settings.schemas.ts'
import type { DiscountRulesResponse, UpdateDiscountRulesRequest } from './discount-rules.schemas.ts'
import type { FeeSettingsResponse, UpdateFeeSettingsRequest } from './fee-settings.schemas.ts'
import type { PriceSettingsResponse, UpdatePriceSettingsRequest } from './price-settings.schemas.ts'
import type { ReminderSettingsResponse, UpdateReminderSettingsRequest } from './reminder-settings.schemas.ts'
import type { SearchSettingsResponse, UpdateSearchSettingsRequest } from './search-settings.schemas.ts'
import type { TaxSettingsResponse, UpdateTaxSettingsRequest } from './tax-settings.schemas.ts'
import type {
  TranslationSettingsResponse,
  UpdateTranslationSettingsRequest,
} from './translation-settings.schemas.ts'

export const getDeliverySettings = /* @__PURE__ */ operation<Empty, DeliverySettingsResponse>(
  'getDeliverySettings',
  'Returns where the shop delivers, and its delivery options.',
  vitrine,
  'GET /v1/settings/delivery',
)

export const updateDeliverySettings = /* @__PURE__ */ operation<
  UpdateDeliverySettingsRequest,
  DeliverySettingsResponse
>(
  'updateDeliverySettings',
  'Changes where the shop delivers, and its delivery options.',
  vitrine,
  'PATCH /v1/settings/delivery',
)

export const getTaxSettings = /* @__PURE__ */ operation<Empty, TaxSettingsResponse>(
  'getTaxSettings',
  "Returns the shop's tax settings.",
  vitrine,
  'GET /v1/settings/tax',
)

export const updateTaxSettings = /* @__PURE__ */ operation<UpdateTaxSettingsRequest, TaxSettingsResponse>(
  'updateTaxSettings',
  "Changes the shop's tax settings.",
  vitrine,
  'PATCH /v1/settings/tax',
)

export const getFeeSettings = /* @__PURE__ */ operation<Empty, FeeSettingsResponse>(
  'getFeeSettings',
  "Returns the shop's fees on top of items and delivery.",
  vitrine,
  'GET /v1/settings/fees',
)

export const updateFeeSettings = /* @__PURE__ */ operation<UpdateFeeSettingsRequest, FeeSettingsResponse>(
  'updateFeeSettings',
  "Changes the shop's fees on top of items and delivery.",
  vitrine,
  'PATCH /v1/settings/fees',
)

export const getDiscountRules = /* @__PURE__ */ operation<Empty, DiscountRulesResponse>(
  'getDiscountRules',
  "Returns the shop's automatic discounts.",
  vitrine,
  'GET /v1/settings/discount-rules',
)

export const updateDiscountRules = /* @__PURE__ */ operation<
  UpdateDiscountRulesRequest,
  DiscountRulesResponse
>(
  'updateDiscountRules',
  "Changes the shop's automatic discounts.",
  vitrine,
  'PATCH /v1/settings/discount-rules',
)

export const getBrandSettings = /* @__PURE__ */ operation<Empty, BrandSettingsResponse>(
  'getBrandSettings',
  'Returns how the shop looks on its hosted pages.',
  vitrine,
  'GET /v1/settings/brand',
)

export const updateBrandSettings = /* @__PURE__ */ operation<
  UpdateBrandSettingsRequest,
  BrandSettingsResponse
>(
  'updateBrandSettings',
  'Changes how the shop looks on its hosted pages.',
  vitrine,
  'PATCH /v1/settings/brand',
)

export const getPriceSettings = /* @__PURE__ */ operation<Empty, PriceSettingsResponse>(
  'getPriceSettings',
  'Returns how storefronts show prices.',
  vitrine,
  'GET /v1/settings/prices',
)

export const updatePriceSettings = /* @__PURE__ */ operation<
  UpdatePriceSettingsRequest,
  PriceSettingsResponse
>('updatePriceSettings', 'Changes how storefronts show prices.', vitrine, 'PATCH /v1/settings/prices')

export const getReminderSettings = /* @__PURE__ */ operation<Empty, ReminderSettingsResponse>(
  'getReminderSettings',
  'Returns whether and when buyers are reminded of abandoned checkouts.',
  vitrine,
  'GET /v1/settings/reminders',
)

export const updateReminderSettings = /* @__PURE__ */ operation<
  UpdateReminderSettingsRequest,
  ReminderSettingsResponse
>(
  'updateReminderSettings',
  'Changes whether and when buyers are reminded of abandoned checkouts.',
  vitrine,
  'PATCH /v1/settings/reminders',
)

export const getSearchSettings = /* @__PURE__ */ operation<Empty, SearchSettingsResponse>(
  'getSearchSettings',
  "Returns the synonyms of the shop's search.",
  vitrine,
  'GET /v1/settings/search',
)

export const updateSearchSettings = /* @__PURE__ */ operation<
  UpdateSearchSettingsRequest,
  SearchSettingsResponse
>('updateSearchSettings', "Changes the synonyms of the shop's search.", vitrine, 'PATCH /v1/settings/search')

export const getTranslationSettings = /* @__PURE__ */ operation<Empty, TranslationSettingsResponse>(
  'getTranslationSettings',
  "Returns the shop's languages, and its short texts in them.",
  vitrine,
  'GET /v1/settings/translations',
)

export const updateTranslationSettings = /* @__PURE__ */ operation<
  UpdateTranslationSettingsRequest,
  TranslationSettingsResponse
>(
  'updateTranslationSettings',
  "Changes the shop's languages, and its short texts in them.",
  vitrine,
  'PATCH /v1/settings/translations',
)
