import { BusinessSettings } from '../site-properties/business.schemas.ts'
import { BrandSettings } from './brand-settings.schemas.ts'
import { DeliverySettings } from './delivery-settings.schemas.ts'
import { DiscountRuleSettings } from './discount-rules.schemas.ts'
import { FeeSettings } from './fee-settings.schemas.ts'
import { PriceSettings } from './price-settings.schemas.ts'
import { ReminderSettings } from './reminder-settings.schemas.ts'
import { SearchSettings } from './search-settings.schemas.ts'
import { TaxSettings } from './tax-settings.schemas.ts'
import { TranslationSettings } from './translation-settings.schemas.ts'

/** Schemas of the shop settings that are returned exactly as they were sent. */
export const SETTINGS_PARTS = {
  BrandSettings,
  BusinessSettings,
  DeliverySettings,
  TaxSettings,
  FeeSettings,
  DiscountRuleSettings,
  PriceSettings,
  ReminderSettings,
  SearchSettings,
  TranslationSettings,
}
