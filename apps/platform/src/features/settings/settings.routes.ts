import {
  getDeliverySettings,
  getTaxSettings,
  updateDeliverySettings,
  updateTaxSettings,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../../http/answer.ts'
import type { SettingsService } from './settings.service.ts'

export const settingsRoutes = (settings: SettingsService): readonly Route[] => [
  answer(getDeliverySettings, (call) => settings.delivery(call)),
  answer(updateDeliverySettings, (call) => settings.changeDelivery(call)),
  answer(getTaxSettings, (call) => settings.tax(call)),
  answer(updateTaxSettings, (call) => settings.changeTax(call)),
]
