import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { fieldMask } from '../wire/values.ts'

export { DayOfWeek, PlacementType } from '@vitrine/contract'

/** Name, logo, contact, opening hours, currency, time zone and languages of a shop. */
export type Properties = Answer<wire.SiteProperties>
/** Name, logo, description and seller of a shop. */
export type BusinessProfileData = Argument<wire.UpdateBusinessProfileRequest['businessProfile']>
/** How customers reach the business. */
export type BusinessContactData = Argument<wire.UpdateBusinessContactRequest['businessContact']>
/** When the business is open. */
export type BusinessSchedule = Argument<wire.BusinessSchedule>
/** Currency and time zone of a shop. */
export type BusinessRegionData = Argument<wire.UpdateBusinessRegionRequest['businessRegion']>
/** Which cookies a storefront may set before its visitor decides. */
export type ConsentPolicy = Argument<wire.ConsentPolicy>

/** Which fields to change: one that is named but not given is cleared. Default: those that are given. */
export interface Masked<Name extends string> {
  readonly fields?: readonly Name[]
}

/**
 * Returns what a storefront shows of its shop's settings; `fields` names the properties, default all.
 * @example
 * const { properties } = await client.siteProperties.getSiteProperties({ fields: ['timeZone', 'email'] })
 * // properties is { timeZone: 'Europe/London', email: 'hello@example.com' }
 */
export const getSiteProperties: (options?: {
  readonly fields?: readonly string[]
}) => Promise<Answer<wire.SitePropertiesResponse>> = /* @__PURE__ */ method(
  operations.getSiteProperties,
  (options) => ({ ...options }),
  { takes: { fields: fieldMask } },
)

/**
 * Changes name, logo, description and seller. For merchants and apps.
 * @throws {CommerceError} `CONFLICT`
 * @example await client.siteProperties.updateBusinessProfile({ description: 'Stoneware from the coast' })
 */
export const updateBusinessProfile: (
  businessProfile: BusinessProfileData,
  options?: Masked<'siteDisplayName' | 'businessName' | 'logo' | 'description' | 'companyId'>,
) => Promise<void> = /* @__PURE__ */ method(
  operations.updateBusinessProfile,
  (businessProfile, options) => ({ ...options, businessProfile }),
  { takes: { fields: fieldMask }, answers: 'nothing' },
)

/**
 * Changes how customers reach the business. For merchants and apps.
 * @throws {CommerceError} `CONFLICT`
 * @example
 * await client.siteProperties.updateBusinessContact({
 *   email: 'hello@example.com',
 *   phone: '+44 1632 960000',
 * })
 */
export const updateBusinessContact: (
  businessContact: BusinessContactData,
  options?: Masked<'email' | 'phone' | 'fax' | 'address'>,
) => Promise<void> = /* @__PURE__ */ method(
  operations.updateBusinessContact,
  (businessContact, options) => ({ ...options, businessContact }),
  { takes: { fields: fieldMask }, answers: 'nothing' },
)

/**
 * Replaces the opening hours. For merchants and apps.
 * @throws {CommerceError} `CONFLICT`
 * @example
 * await client.siteProperties.updateBusinessSchedule({
 *   periods: [{ openDay: 'MONDAY', openTime: '09:00', closeDay: 'MONDAY', closeTime: '17:30' }],
 * })
 */
export const updateBusinessSchedule: (businessSchedule: BusinessSchedule) => Promise<void> =
  /* @__PURE__ */ method(operations.updateBusinessSchedule, (businessSchedule) => ({ businessSchedule }), {
    answers: 'nothing',
  })

/**
 * Changes the time zone whose days the shop counts in. For merchants and apps.
 * @throws {CommerceError} `CONFLICT`
 * @example await client.siteProperties.updateBusinessRegion({ timeZone: 'Europe/London' })
 */
export const updateBusinessRegion: (
  businessRegion: BusinessRegionData,
  options?: Masked<'paymentCurrency' | 'timeZone'>,
) => Promise<void> = /* @__PURE__ */ method(
  operations.updateBusinessRegion,
  (businessRegion, options) => ({ ...options, businessRegion }),
  { takes: { fields: fieldMask }, answers: 'nothing' },
)

/**
 * Changes which cookies the storefront may set before its visitor decides. For merchants and apps.
 * @throws {CommerceError} `CONFLICT`
 * @example
 * await client.siteProperties.updateConsentPolicy({ essential: true, functional: true, analytics: false })
 */
export const updateConsentPolicy: (consentPolicy: ConsentPolicy) => Promise<void> = /* @__PURE__ */ method(
  operations.updateConsentPolicy,
  (consentPolicy) => ({ consentPolicy }),
  { answers: 'nothing' },
)
