import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { BrandSettingsResponse, UpdateBrandSettingsRequest } from './brand-settings.schemas.ts'
import { DeliverySettingsResponse, UpdateDeliverySettingsRequest } from './delivery-settings.schemas.ts'
import { DiscountRulesResponse, UpdateDiscountRulesRequest } from './discount-rules.schemas.ts'
import { FeeSettingsResponse, UpdateFeeSettingsRequest } from './fee-settings.schemas.ts'
import { PriceSettingsResponse, UpdatePriceSettingsRequest } from './price-settings.schemas.ts'
import { ReminderSettingsResponse, UpdateReminderSettingsRequest } from './reminder-settings.schemas.ts'
import { SearchSettingsResponse, UpdateSearchSettingsRequest } from './search-settings.schemas.ts'
import * as operations from './settings.operations.ts'
import { TaxSettingsResponse, UpdateTaxSettingsRequest } from './tax-settings.schemas.ts'
import {
  TranslationSettingsResponse,
  UpdateTranslationSettingsRequest,
} from './translation-settings.schemas.ts'

/** Rules for the settings operations: callers, schemas and errors. */
export const settingsRules = [
  rule(operations.getDeliverySettings, {
    access: 'merchant',
    scope: 'checkout:write',
    input: Empty,
    output: DeliverySettingsResponse,
    errors: [],
  }),
  rule(operations.updateDeliverySettings, {
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateDeliverySettingsRequest,
    output: DeliverySettingsResponse,
    errors: ['CONFLICT'],
  }),
  rule(operations.getTaxSettings, {
    access: 'merchant',
    scope: 'checkout:write',
    input: Empty,
    output: TaxSettingsResponse,
    errors: [],
  }),
  rule(operations.updateTaxSettings, {
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateTaxSettingsRequest,
    output: TaxSettingsResponse,
    errors: ['CONFLICT'],
  }),
  rule(operations.getFeeSettings, {
    access: 'merchant',
    scope: 'checkout:write',
    input: Empty,
    output: FeeSettingsResponse,
    errors: [],
  }),
  rule(operations.updateFeeSettings, {
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateFeeSettingsRequest,
    output: FeeSettingsResponse,
    errors: ['CONFLICT'],
  }),
  rule(operations.getDiscountRules, {
    access: 'merchant',
    scope: 'checkout:write',
    input: Empty,
    output: DiscountRulesResponse,
    errors: [],
  }),
  rule(operations.updateDiscountRules, {
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateDiscountRulesRequest,
    output: DiscountRulesResponse,
    errors: ['CONFLICT'],
  }),
  rule(operations.getBrandSettings, {
    access: 'merchant',
    scope: 'checkout:write',
    input: Empty,
    output: BrandSettingsResponse,
    errors: [],
  }),
  rule(operations.updateBrandSettings, {
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateBrandSettingsRequest,
    output: BrandSettingsResponse,
    errors: ['CONFLICT'],
  }),
  rule(operations.getPriceSettings, {
    access: 'merchant',
    scope: 'catalog:write',
    input: Empty,
    output: PriceSettingsResponse,
    errors: [],
  }),
  rule(operations.updatePriceSettings, {
    access: 'owner',
    input: UpdatePriceSettingsRequest,
    output: PriceSettingsResponse,
    errors: ['CONFLICT'],
  }),
  rule(operations.getReminderSettings, {
    access: 'merchant',
    scope: 'checkout:write',
    input: Empty,
    output: ReminderSettingsResponse,
    errors: [],
  }),
  rule(operations.updateReminderSettings, {
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateReminderSettingsRequest,
    output: ReminderSettingsResponse,
    errors: ['CONFLICT'],
  }),
  rule(operations.getSearchSettings, {
    access: 'merchant',
    scope: 'catalog:write',
    input: Empty,
    output: SearchSettingsResponse,
    errors: [],
  }),
  rule(operations.updateSearchSettings, {
    access: 'merchant',
    scope: 'catalog:write',
    input: UpdateSearchSettingsRequest,
    output: SearchSettingsResponse,
    errors: ['CONFLICT'],
  }),
  rule(operations.getTranslationSettings, {
    access: 'merchant',
    scope: 'catalog:write',
    input: Empty,
    output: TranslationSettingsResponse,
    errors: [],
  }),
  rule(operations.updateTranslationSettings, {
    access: 'merchant',
    scope: 'catalog:write',
    input: UpdateTranslationSettingsRequest,
    output: TranslationSettingsResponse,
    errors: ['CONFLICT'],
  }),
]
