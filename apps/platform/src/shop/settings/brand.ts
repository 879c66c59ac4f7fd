import type { BrandSettings } from '@vitrine/contract'
import type { Reader } from '../../floor/database/database.ts'
import { refuse } from '../../floor/failure.ts'
import { settingsStore } from './settings.store.ts'

/** How a shop looks on its hosted pages, as it is settled. */
export type Brand = Omit<BrandSettings, 'revision'>

/** What holds for a shop that has settled nothing: its name, in the house's colours. */
export const NO_BRAND: Brand = {}

/** Finds what a shop has settled about its looks. */
export const findBrand = async (reader: Reader, siteId: string): Promise<Brand> =>
  (await settingsStore.find<Brand>(reader, siteId, 'brand'))?.document ?? NO_BRAND

/** The name that people know a shop by: of its brand, else the site's own. */
export const shopNameOf = async (reader: Reader, site: { siteId: string; name: string }): Promise<string> =>
  (await findBrand(reader, site.siteId)).name ?? site.name

/**
 * Refuses a logo of another host, because hosted pages show pictures of the platform's media alone, and an address that
 * readers take apart differently: it must already be as browsers write it, without a user, a query or a fragment.
 *
 * @throws {InvalidArgument} FORMAT
 */
export const assertOwnLogo = ({ logoUrl }: Brand, mediaUrl: string): void => {
  if (logoUrl != null && !isPicture(logoUrl, `${mediaUrl}/media/`))
    throw refuse('brandSettings.logoUrl', 'FORMAT', `must begin with ${mediaUrl}/media/`)
}

/** The media store writes no other signs into its addresses. */
const isPicture = (address: string, media: string): boolean =>
  address.startsWith(media) &&
  /^[\w.,/~%-]{1,500}$/.test(address.slice(media.length)) &&
  URL.canParse(address) &&
  new URL(address).href === address
