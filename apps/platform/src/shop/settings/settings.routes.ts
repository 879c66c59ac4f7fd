import {
  getBrandSettings,
  getDeliverySettings,
  getDiscountRules,
  getFeeSettings,
  getSearchSettings,
  getTaxSettings,
  getTranslationSettings,
  updateBrandSettings,
  updateDeliverySettings,
  updateDiscountRules,
  updateFeeSettings,
  updateSearchSettings,
  updateTaxSettings,
  updateTranslationSettings,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../calls/answer.ts'
import type { SettingsService } from './settings.service.ts'

export const settingsRoutes = (settings: SettingsService): readonly Route[] => [
  answer(getDeliverySettings, (call) => settings.delivery(call)),
  answer(updateDeliverySettings, (call) => settings.changeDelivery(call)),
  answer(getTaxSettings, (call) => settings.tax(call)),
  answer(updateTaxSettings, (call) => settings.changeTax(call)),
  answer(getFeeSettings, (call) => settings.fees(call)),
  answer(updateFeeSettings, (call) => settings.changeFees(call)),
  answer(getDiscountRules, (call) => settings.rules(call)),
  answer(updateDiscountRules, (call) => settings.changeRules(call)),
  answer(getBrandSettings, (call) => settings.brand(call)),
  answer(updateBrandSettings, (call) => settings.changeBrand(call)),
  answer(getSearchSettings, (call) => settings.search(call)),
  answer(updateSearchSettings, (call) => settings.changeSearch(call)),
  answer(getTranslationSettings, (call) => settings.translations(call)),
  answer(updateTranslationSettings, (call) => settings.changeTranslations(call)),
]
