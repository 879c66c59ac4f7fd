import { Empty } from '../empty.schemas.ts'
import { rule } from '../rule.ts'
import { BrandSettingsResponse, UpdateBrandSettingsRequest } from './brand-settings.schemas.ts'
import { DeliverySettingsResponse, UpdateDeliverySettingsRequest } from './delivery-settings.schemas.ts'
import { DiscountRulesResponse, UpdateDiscountRulesRequest } from './discount-rules.schemas.ts'
import { FeeSettingsResponse, UpdateFeeSettingsRequest } from './fee-settings.schemas.ts'
import {
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
} from './settings.operations.ts'
import { TaxSettingsResponse, UpdateTaxSettingsRequest } from './tax-settings.schemas.ts'

/** Rules for the settings operations: callers, schemas and errors. */
export const settingsRules = [
  rule(getDeliverySettings, {
    summary: 'Reads where the shop delivers to, and how.',
    access: 'merchant',
    scope: 'checkout:write',
    input: Empty,
    output: DeliverySettingsResponse,
    errors: [],
  }),
  rule(updateDeliverySettings, {
    summary: 'Changes where the shop delivers to, and how.',
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateDeliverySettingsRequest,
    output: DeliverySettingsResponse,
    errors: ['CONFLICT'],
  }),
  rule(getTaxSettings, {
    summary: "Reads the shop's tax settings.",
    access: 'merchant',
    scope: 'checkout:write',
    input: Empty,
    output: TaxSettingsResponse,
    errors: [],
  }),
  rule(updateTaxSettings, {
    summary: "Changes the shop's tax settings.",
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateTaxSettingsRequest,
    output: TaxSettingsResponse,
    errors: ['CONFLICT'],
  }),
  rule(getFeeSettings, {
    summary: "Reads the shop's fees on top of items and delivery.",
    access: 'merchant',
    scope: 'checkout:write',
    input: Empty,
    output: FeeSettingsResponse,
    errors: [],
  }),
  rule(updateFeeSettings, {
    summary: "Changes the shop's fees on top of items and delivery.",
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateFeeSettingsRequest,
    output: FeeSettingsResponse,
    errors: ['CONFLICT'],
  }),
  rule(getDiscountRules, {
    summary: "Reads the shop's automatic discounts.",
    access: 'merchant',
    scope: 'checkout:write',
    input: Empty,
    output: DiscountRulesResponse,
    errors: [],
  }),
  rule(updateDiscountRules, {
    summary: "Changes the shop's automatic discounts.",
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateDiscountRulesRequest,
    output: DiscountRulesResponse,
    errors: ['CONFLICT'],
  }),
  rule(getBrandSettings, {
    summary: 'Reads how the shop looks on its hosted pages.',
    access: 'merchant',
    scope: 'checkout:write',
    input: Empty,
    output: BrandSettingsResponse,
    errors: [],
  }),
  rule(updateBrandSettings, {
    summary: 'Changes how the shop looks on its hosted pages.',
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateBrandSettingsRequest,
    output: BrandSettingsResponse,
    errors: ['CONFLICT'],
  }),
]
