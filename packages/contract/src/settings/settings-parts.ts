import { BrandSettings } from './brand-settings.schemas.ts'
import { DeliverySettings } from './delivery-settings.schemas.ts'
import { DiscountRuleSettings } from './discount-rules.schemas.ts'
import { FeeSettings } from './fee-settings.schemas.ts'
import { TaxSettings } from './tax-settings.schemas.ts'

/** The schemas of what is settled once for a shop and shown as it was written. */
export const SETTINGS_PARTS = {
  BrandSettings,
  DeliverySettings,
  TaxSettings,
  FeeSettings,
  DiscountRuleSettings,
}
