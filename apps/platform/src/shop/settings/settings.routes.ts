import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../calls/answer.ts'
import type { SettingsService } from './settings.service.ts'

export const settingsRoutes = (settings: SettingsService): readonly Route[] => [
  answer(operations.getDeliverySettings, (call) => settings.delivery(call)),
  answer(operations.updateDeliverySettings, (call) => settings.changeDelivery(call)),
  answer(operations.getTaxSettings, (call) => settings.tax(call)),
  answer(operations.updateTaxSettings, (call) => settings.changeTax(call)),
  answer(operations.getFeeSettings, (call) => settings.fees(call)),
  answer(operations.updateFeeSettings, (call) => settings.changeFees(call)),
  answer(operations.getDiscountRules, (call) => settings.rules(call)),
  answer(operations.updateDiscountRules, (call) => settings.changeRules(call)),
  answer(operations.getBrandSettings, (call) => settings.brand(call)),
  answer(operations.updateBrandSettings, (call) => settings.changeBrand(call)),
  answer(operations.getPriceSettings, (call) => settings.prices(call)),
  answer(operations.updatePriceSettings, (call) => settings.changePrices(call)),
  answer(operations.getReminderSettings, (call) => settings.reminders(call)),
  answer(operations.updateReminderSettings, (call) => settings.changeReminders(call)),
  answer(operations.getSearchSettings, (call) => settings.search(call)),
  answer(operations.updateSearchSettings, (call) => settings.changeSearch(call)),
  answer(operations.getTranslationSettings, (call) => settings.translations(call)),
  answer(operations.updateTranslationSettings, (call) => settings.changeTranslations(call)),
]
