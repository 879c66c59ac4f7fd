import type { Empty } from '../empty.schemas.ts'
import { operation } from '../operation.ts'
import { vitrine } from '../service.ts'
import type { BrandSettingsResponse, UpdateBrandSettingsRequest } from './brand-settings.schemas.ts'
import type { DeliverySettingsResponse, UpdateDeliverySettingsRequest } from './delivery-settings.schemas.ts'
import type { DiscountRulesResponse, UpdateDiscountRulesRequest } from './discount-rules.schemas.ts'
import type { FeeSettingsResponse, UpdateFeeSettingsRequest } from './fee-settings.schemas.ts'
import type { TaxSettingsResponse, UpdateTaxSettingsRequest } from './tax-settings.schemas.ts'

/** Reads where the shop delivers to, and how. */
export const getDeliverySettings = /* @__PURE__ */ operation<Empty, DeliverySettingsResponse>(
  'getDeliverySettings',
  vitrine,
  'GET',
  '/v1/settings/delivery',
)

/** Changes where the shop delivers to, and how. */
export const updateDeliverySettings = /* @__PURE__ */ operation<
  UpdateDeliverySettingsRequest,
  DeliverySettingsResponse
>('updateDeliverySettings', vitrine, 'PATCH', '/v1/settings/delivery')

/** Reads the shop's tax settings. */
export const getTaxSettings = /* @__PURE__ */ operation<Empty, TaxSettingsResponse>(
  'getTaxSettings',
  vitrine,
  'GET',
  '/v1/settings/tax',
)

/** Changes the shop's tax settings. */
export const updateTaxSettings = /* @__PURE__ */ operation<UpdateTaxSettingsRequest, TaxSettingsResponse>(
  'updateTaxSettings',
  vitrine,
  'PATCH',
  '/v1/settings/tax',
)

/** Reads the shop's fees on top of items and delivery. */
export const getFeeSettings = /* @__PURE__ */ operation<Empty, FeeSettingsResponse>(
  'getFeeSettings',
  vitrine,
  'GET',
  '/v1/settings/fees',
)

/** Changes the shop's fees on top of items and delivery. */
export const updateFeeSettings = /* @__PURE__ */ operation<UpdateFeeSettingsRequest, FeeSettingsResponse>(
  'updateFeeSettings',
  vitrine,
  'PATCH',
  '/v1/settings/fees',
)

/** Reads the shop's automatic discounts. */
export const getDiscountRules = /* @__PURE__ */ operation<Empty, DiscountRulesResponse>(
  'getDiscountRules',
  vitrine,
  'GET',
  '/v1/settings/discount-rules',
)

/** Changes the shop's automatic discounts. */
export const updateDiscountRules = /* @__PURE__ */ operation<
  UpdateDiscountRulesRequest,
  DiscountRulesResponse
>('updateDiscountRules', vitrine, 'PATCH', '/v1/settings/discount-rules')

/** Reads how the shop looks on its hosted pages. */
export const getBrandSettings = /* @__PURE__ */ operation<Empty, BrandSettingsResponse>(
  'getBrandSettings',
  vitrine,
  'GET',
  '/v1/settings/brand',
)

/** Changes how the shop looks on its hosted pages. */
export const updateBrandSettings = /* @__PURE__ */ operation<
  UpdateBrandSettingsRequest,
  BrandSettingsResponse
>('updateBrandSettings', vitrine, 'PATCH', '/v1/settings/brand')
