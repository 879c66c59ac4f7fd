import type { Empty } from '../empty.schemas.ts'
import { operation } from '../operation.ts'
import { vitrine } from '../service.ts'
import type { DeliverySettingsResponse, UpdateDeliverySettingsRequest } from './delivery-settings.schemas.ts'
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

/** Reads how the shop takes tax. */
export const getTaxSettings = /* @__PURE__ */ operation<Empty, TaxSettingsResponse>(
  'getTaxSettings',
  vitrine,
  'GET',
  '/v1/settings/tax',
)

/** Changes how the shop takes tax. */
export const updateTaxSettings = /* @__PURE__ */ operation<UpdateTaxSettingsRequest, TaxSettingsResponse>(
  'updateTaxSettings',
  vitrine,
  'PATCH',
  '/v1/settings/tax',
)
