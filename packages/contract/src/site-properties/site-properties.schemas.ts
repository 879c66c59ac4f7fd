import Type from 'typebox'
import { closed } from '../declare/closed.ts'
import { countryCode, currencyCode, nullable } from '../declare/schema.ts'
import { timeZone } from '../settings/time-zone.ts'
import { BusinessSchedule, ConsentPolicy, SiteAddress } from './business.schemas.ts'

const text = (maxLength: number) => Type.Optional(nullable(Type.String({ maxLength })))

const profile = {
  /** The shop's public name. */
  siteDisplayName: text(100),
  /** Who sells, as invoices name them; until it is set, the shop's name. */
  businessName: text(200),
  /** The id of a picture in the media store. */
  logo: text(500),
  /** What the shop is about, in a few sentences. */
  description: text(1000),
  /** The tax number on invoices, such as DE123456789. */
  companyId: text(50),
}

const contact = {
  email: text(254),
  phone: text(50),
  fax: text(50),
  address: Type.Optional(nullable(SiteAddress)),
}

const SiteLocale = Type.Object(
  { languageCode: Type.String(), country: Type.Optional(countryCode) },
  { title: 'SiteLocale' },
)

/** A language that the shop is read in. */
export const SiteLanguage = Type.Object(
  {
    languageCode: Type.String(),
    locale: SiteLocale,
    isPrimary: Type.Boolean(),
    /** Absent for a language tag without a country. */
    countryCode: Type.Optional(countryCode),
  },
  { title: 'SiteLanguage' },
)
export type SiteLanguage = Type.Static<typeof SiteLanguage>

/** What a storefront can say about its shop: name, logo, contact, opening hours, currency and languages. */
export const SiteProperties = Type.Object(
  {
    locale: Type.Optional(SiteLocale),
    /** The shop's main language. */
    language: Type.Optional(Type.String()),
    paymentCurrency: Type.Optional(currencyCode),
    timeZone,
    ...contact,
    ...profile,
    businessSchedule: Type.Optional(BusinessSchedule),
    multilingual: Type.Optional(
      Type.Object({ supportedLanguages: Type.Array(SiteLanguage), autoRedirect: Type.Boolean() }),
    ),
    consentPolicy: Type.Optional(ConsentPolicy),
    /** Always STORE. */
    businessConfig: Type.Optional(Type.String()),
    /** The storefront's address. */
    externalSiteUrl: Type.Optional(Type.String()),
    trackClicksAnalytics: Type.Optional(Type.Boolean()),
  },
  { title: 'SiteProperties' },
)
export type SiteProperties = Type.Static<typeof SiteProperties>

/** Request for `getSiteProperties`. */
export const GetSitePropertiesRequest = Type.Object(
  {
    /** The properties to read, such as `email,multilingual`; default: all. */
    fields: Type.Optional(nullable(Type.String({ maxLength: 2000 }))),
  },
  { title: 'GetSitePropertiesRequest' },
)
export type GetSitePropertiesRequest = Type.Static<typeof GetSitePropertiesRequest>

/** Response of `getSiteProperties`. */
export const SitePropertiesResponse = Type.Object(
  {
    /** Counts the changes of the shop's settings. */
    version: Type.String(),
    properties: SiteProperties,
  },
  { title: 'SitePropertiesResponse' },
)
export type SitePropertiesResponse = Type.Static<typeof SitePropertiesResponse>

/**
 * Which fields to change, joined by commas: one that is named but not given is cleared. Default: those that are
 * given.
 */
const mask = Type.Optional(nullable(Type.String({ maxLength: 500 })))

/** Request for `updateBusinessProfile`. */
export const UpdateBusinessProfileRequest = closed(
  Type.Object(
    {
      businessProfile: Type.Object({ ...profile }),
      fields: mask,
    },
    { title: 'UpdateBusinessProfileRequest' },
  ),
)
export type UpdateBusinessProfileRequest = Type.Static<typeof UpdateBusinessProfileRequest>

/** Request for `updateBusinessContact`. */
export const UpdateBusinessContactRequest = closed(
  Type.Object(
    {
      businessContact: Type.Object({ ...contact }),
      fields: mask,
    },
    { title: 'UpdateBusinessContactRequest' },
  ),
)
export type UpdateBusinessContactRequest = Type.Static<typeof UpdateBusinessContactRequest>

/** Request for `updateBusinessSchedule`, which replaces the whole schedule. */
export const UpdateBusinessScheduleRequest = closed(
  Type.Object(
    {
      businessSchedule: BusinessSchedule,
    },
    { title: 'UpdateBusinessScheduleRequest' },
  ),
)
export type UpdateBusinessScheduleRequest = Type.Static<typeof UpdateBusinessScheduleRequest>

/** Request for `updateBusinessRegion`. A shop's currency can't be changed by a call. */
export const UpdateBusinessRegionRequest = closed(
  Type.Object(
    {
      businessRegion: Type.Object({ paymentCurrency: Type.Optional(nullable(currencyCode)), timeZone }),
      fields: mask,
    },
    { title: 'UpdateBusinessRegionRequest' },
  ),
)
export type UpdateBusinessRegionRequest = Type.Static<typeof UpdateBusinessRegionRequest>

/** Request for `updateConsentPolicy`. Absent fields stay unchanged. */
export const UpdateConsentPolicyRequest = closed(
  Type.Object(
    {
      consentPolicy: ConsentPolicy,
    },
    { title: 'UpdateConsentPolicyRequest' },
  ),
)
export type UpdateConsentPolicyRequest = Type.Static<typeof UpdateConsentPolicyRequest>
