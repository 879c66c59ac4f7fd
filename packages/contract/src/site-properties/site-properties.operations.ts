import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { siteProperties } from '../declare/service.ts'
import type * as schemas from './site-properties.schemas.ts'

export const getSiteProperties = /* @__PURE__ */ operation<
  schemas.GetSitePropertiesRequest,
  schemas.SitePropertiesResponse
>(
  'getSiteProperties',
  "Returns the shop's name, logo, contact, opening hours, currency, time zone and languages.",
  siteProperties,
  'GET /v4/properties',
)

export const updateBusinessProfile = /* @__PURE__ */ operation<schemas.UpdateBusinessProfileRequest, Empty>(
  'updateBusinessProfile',
  "Changes the shop's name, logo, description and legal details.",
  siteProperties,
  'POST /v4/properties/business-profile',
)

export const updateBusinessContact = /* @__PURE__ */ operation<schemas.UpdateBusinessContactRequest, Empty>(
  'updateBusinessContact',
  'Changes the contact details of the business.',
  siteProperties,
  'POST /v4/properties/business-contact',
)

export const updateBusinessSchedule = /* @__PURE__ */ operation<schemas.UpdateBusinessScheduleRequest, Empty>(
  'updateBusinessSchedule',
  'Replaces the opening hours of the business.',
  siteProperties,
  'POST /v4/properties/business-schedule',
)

export const updateBusinessRegion = /* @__PURE__ */ operation<schemas.UpdateBusinessRegionRequest, Empty>(
  'updateBusinessRegion',
  "Changes the shop's time zone.",
  siteProperties,
  'POST /v4/properties/business-region',
)

export const updateConsentPolicy = /* @__PURE__ */ operation<schemas.UpdateConsentPolicyRequest, Empty>(
  'updateConsentPolicy',
  'Changes which cookies the storefront may set before its visitor decides.',
  siteProperties,
  'POST /v4/properties/policy',
)
