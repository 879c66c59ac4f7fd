import type { BrandSettings } from '@vitrine/contract'
import type { Reader } from '../../floor/database/database.ts'
import { refuse } from '../../floor/failure.ts'
import { settingsStore } from './settings.store.ts'

/** The look of a shop's hosted pages, as set. */
export type Brand = Omit<BrandSettings, 'revision'>

/** The default: the shop's name and the default colours. */
export const NO_BRAND: Brand = {}

/** Returns the look a shop has set. */
export const findBrand = async (reader: Reader, siteId: string): Promise<Brand> =>
  (await settingsStore.find<Brand>(reader, siteId, 'brand'))?.document ?? NO_BRAND

/** Returns the shop's public name: from its brand, otherwise the site's own. */
export const shopNameOf = async (reader: Reader, site: { siteId: string; name: string }): Promise<string> =>
  (await findBrand(reader, site.siteId)).name ?? site.name

/**
 * Rejects a logo on another host, because hosted pages only show pictures from the platform's media store.
 * Also rejects addresses that different readers parse differently: it must be as browsers write it, without a
 * user, query or fragment.
 *
 * @throws {InvalidArgument} FORMAT
 */
export const assertOwnLogo = ({ logoUrl }: Brand, mediaUrl: string): void => {
  if (logoUrl != null && !isPicture(logoUrl, mediaUrl))
    throw refuse('brandSettings.logoUrl', 'FORMAT', `must start with ${mediaUrl}/media/`)
}

/** Whether an address can be one of the media store, which uses no other characters in its addresses. */
export const isPicture = (address: string, mediaUrl: string): boolean => {
  const media = `${mediaUrl}/media/`
  return (
    address.startsWith(media) &&
    /^[\w.,/~%-]{1,500}$/.test(address.slice(media.length)) &&
    URL.canParse(address) &&
    new URL(address).href === address
  )
}
