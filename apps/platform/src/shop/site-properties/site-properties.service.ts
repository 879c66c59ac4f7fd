import type * as wire from '@vitrine/contract'
import { SETTINGS_PARTS } from '@vitrine/contract/rules'
import type { Database } from '../../floor/database/database.ts'
import { refuse } from '../../floor/failure.ts'
import { wholePart } from '../../floor/http/bodies/whole-part.ts'
import type { Call } from '../calls/call.ts'
import { findBrand, isPicture } from '../settings/brand.ts'
import type { SettingsService } from '../settings/settings.service.ts'
import { settingsStore } from '../settings/settings.store.ts'
import { settingsDocument } from '../settings/settings-document.ts'
import type { Tax } from '../settings/tax-terms.ts'
import { type Business, logoUrlOf, NO_BUSINESS, showProperties } from './properties.ts'

/** A shop's settings by the names of the hosted platform. */
export interface SitePropertiesService {
  get(call: Call<wire.GetSitePropertiesRequest>): Promise<wire.SitePropertiesResponse>
  /** @throws {Failure} CONFLICT when someone else is changing the same settings right now */
  changeProfile(call: Call<wire.UpdateBusinessProfileRequest>): Promise<wire.Empty>
  /** @throws {Failure} CONFLICT, as for the profile */
  changeContact(call: Call<wire.UpdateBusinessContactRequest>): Promise<wire.Empty>
  /** @throws {Failure} CONFLICT, as for the profile */
  changeSchedule(call: Call<wire.UpdateBusinessScheduleRequest>): Promise<wire.Empty>
  /** @throws {Failure} CONFLICT, as for the profile */
  changeRegion(call: Call<wire.UpdateBusinessRegionRequest>): Promise<wire.Empty>
  /** @throws {Failure} CONFLICT, as for the profile */
  changeConsent(call: Call<wire.UpdateConsentPolicyRequest>): Promise<wire.Empty>
}

export interface SitePropertiesParts {
  readonly database: Database
  readonly settings: Pick<SettingsService, 'changeBrand' | 'changeDelivery'>
  readonly mediaUrl: string
}

const PROFILE = ['siteDisplayName', 'businessName', 'logo', 'description', 'companyId'] as const
const CONTACT = ['email', 'phone', 'fax', 'address'] as const
const REGION = ['paymentCurrency', 'timeZone'] as const

export const createSiteProperties = ({
  database,
  settings,
  mediaUrl,
}: SitePropertiesParts): SitePropertiesService => {
  const business = settingsDocument(database, {
    ...{ subject: 'business', field: 'businessContact', none: NO_BUSINESS },
    read: wholePart(SETTINGS_PARTS.BusinessSettings),
  })
  const keep = (call: Call<unknown>, change: Business & { readonly revision?: number }) =>
    business.change(call, change, ({ revision: _, ...document }) => document)

  return {
    get: async ({ actor: { siteId }, site: findSite, input: { fields } }) => {
      const [site, brand, stored, tax, revisions] = await Promise.all([
        findSite(),
        findBrand(database, siteId),
        settingsStore.find<Business>(database, siteId, 'business'),
        settingsStore.find<Tax>(database, siteId, 'tax'),
        settingsStore.revisions(database, siteId),
      ])
      const properties = showProperties({
        ...{ site, brand, business: stored?.document ?? NO_BUSINESS, mediaUrl },
        taxAddress: tax?.document.businessAddress,
      })
      const version = revisions.reduce((sum, { revision }) => sum + revision, 0)
      return { version: `${version}`, properties: picked(properties, fields) }
    },

    changeProfile: async (call) => {
      const { businessProfile, fields } = call.input
      const { siteDisplayName, businessName, logo, description, companyId } = masked(
        businessProfile,
        fields,
        PROFILE,
      )
      const logoUrl = logo && logoUrlOf(logo, mediaUrl)
      if (logoUrl && !isPicture(logoUrl, mediaUrl))
        throw refuse('businessProfile.logo', 'FORMAT', 'must be the id of a picture in the media store')
      const brandSettings = {
        ...changed('name', siteDisplayName),
        ...changed('legalName', businessName),
        ...changed('logoUrl', logoUrl),
        ...changed('description', description),
        ...changed('vatId', companyId),
      }
      await settings.changeBrand({ ...call, input: { brandSettings } })
      return {}
    },

    changeContact: async (call) => {
      await keep(call, masked(call.input.businessContact, call.input.fields, CONTACT))
      return {}
    },

    changeSchedule: async (call) => {
      await keep(call, { businessSchedule: call.input.businessSchedule })
      return {}
    },

    changeRegion: async (call) => {
      const { paymentCurrency, timeZone } = masked(call.input.businessRegion, call.input.fields, REGION)
      const { currency } = await call.site()
      if (paymentCurrency !== undefined && paymentCurrency !== currency)
        throw refuse(
          'businessRegion.paymentCurrency',
          'FORMAT',
          `must be ${currency}, because a shop keeps its currency`,
        )
      if (timeZone !== undefined)
        await settings.changeDelivery({ ...call, input: { deliverySettings: { timeZone } } })
      return {}
    },

    changeConsent: async (call) => {
      const { consentPolicy } = call.input
      if (consentPolicy.essential === false) throw refuse('consentPolicy.essential', 'FORMAT', 'must be true')
      await business.change(call, {}, ({ revision: _, ...document }) => ({
        ...document,
        consentPolicy: withoutNull({ ...document.consentPolicy, ...consentPolicy, essential: true }),
      }))
      return {}
    },
  }
}

const namesIn = (mask: string): string[] => mask.split(',').map((name) => name.trim())

/**
 * Leaves the fields that a mask names, absent ones as null; without a mask, the fields that are given.
 *
 * @param known - every field that a mask may name
 * @throws {InvalidArgument} VALIDATION for another name
 */
const masked = <Fields extends object>(
  fields: Fields,
  mask: string | null | undefined,
  known: readonly (keyof Fields & string)[],
): { [Name in keyof Fields]: Fields[Name] | null } => {
  if (!mask) return fields
  const names = namesIn(mask)
  if (names.some((name) => !known.includes(name as never)))
    throw refuse('fields', 'VALIDATION', `must only name ${known.join(', ')}`)
  return Object.fromEntries(names.map((name) => [name, fields[name as never] ?? null])) as never
}

/** Names a value by another name if it is given; an empty text removes it. */
const changed = <Name extends string>(name: Name, value: string | null | undefined) =>
  (value === undefined ? {} : { [name]: value || null }) as { [Key in Name]?: string | null }

const withoutNull = (policy: wire.ConsentPolicy): wire.ConsentPolicy =>
  Object.fromEntries(Object.entries(policy).filter(([, value]) => value !== null))

/** Leaves the fields that are asked for, by their names or by paths below them. */
const picked = (properties: wire.SiteProperties, mask: string | null | undefined) => {
  if (!mask) return properties
  const names = namesIn(mask).map((path) => path.split('.')[0])
  return Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name)))
}
