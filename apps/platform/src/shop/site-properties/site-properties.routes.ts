import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../calls/answer.ts'
import type { SitePropertiesService } from './site-properties.service.ts'

export const sitePropertiesRoutes = (properties: SitePropertiesService): readonly Route[] => [
  answer(operations.getSiteProperties, (call) => properties.get(call)),
  answer(operations.updateBusinessProfile, (call) => properties.changeProfile(call)),
  answer(operations.updateBusinessContact, (call) => properties.changeContact(call)),
  answer(operations.updateBusinessSchedule, (call) => properties.changeSchedule(call)),
  answer(operations.updateBusinessRegion, (call) => properties.changeRegion(call)),
  answer(operations.updateConsentPolicy, (call) => properties.changeConsent(call)),
]
