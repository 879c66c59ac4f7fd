import type { BusinessSettings, SiteLanguage, SiteProperties } from '@vitrine/contract'
import type { Brand } from '../settings/brand.ts'
import type { Tax } from '../settings/tax-terms.ts'
import type { Site } from '../sites/site.ts'

/** What a shop tells about its business, as stored. */
export type Business = Omit<BusinessSettings, 'revision'>

/** The default: nothing beyond the other settings. */
export const NO_BUSINESS: Business = {}

/** A shop's settings, as far as storefronts read them. */
export interface ShopFacts {
  readonly site: Site
  readonly brand: Brand
  readonly business: Business
  readonly taxAddress: Tax['businessAddress']
  readonly mediaUrl: string
}

/** Shows a shop's settings by the names of the hosted platform. */
export const showProperties = ({
  site,
  brand,
  business,
  taxAddress,
  mediaUrl,
}: ShopFacts): SiteProperties => {
  const languages = [site.locale, ...Object.keys(site.translations ?? {})].map(languageOf)
  const { locale, languageCode } = languageOf(site.locale, 0)
  const { email, phone, fax, address = placeOf(taxAddress), businessSchedule, consentPolicy } = business
  const { name = site.name, logoUrl, description, legalName, vatId } = brand
  return {
    ...{ locale, language: languageCode, paymentCurrency: site.currency, timeZone: site.timeZone ?? 'UTC' },
    ...given({ email, phone, fax, address, businessSchedule, consentPolicy }),
    ...{ siteDisplayName: name, businessName: legalName ?? name },
    ...given({ logo: logoUrl && pictureOf(logoUrl, mediaUrl), description, companyId: vatId }),
    multilingual: { supportedLanguages: languages, autoRedirect: false },
    ...{ businessConfig: 'STORE', externalSiteUrl: site.storefrontUrl, trackClicksAnalytics: false },
  }
}

/** The address of a picture, from its id in the media store. */
export const logoUrlOf = (logo: string, mediaUrl: string): string => `${mediaUrl}/media/${logo}`

/** The id of a picture, without the size that its address asks for. */
const pictureOf = (url: string, mediaUrl: string): string => {
  const path = url.slice(`${mediaUrl}/media/`.length)
  return path.split('/v1/')[0] ?? path
}

const given = <Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null && value !== '')) as never

const placeOf = (place: ShopFacts['taxAddress']): Business['address'] =>
  place && {
    country: place.country,
    ...given({ city: place.city, state: place.subdivision, zip: place.postalCode }),
  }

const languageOf = (tag: string, index: number): SiteLanguage => {
  const { language, region } = new Intl.Locale(tag)
  return {
    languageCode: language,
    locale: { languageCode: language, ...(region && { country: region }) },
    isPrimary: index === 0,
    ...(region && { countryCode: region }),
  }
}
