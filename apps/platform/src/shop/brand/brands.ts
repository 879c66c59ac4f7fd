import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import { oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import type { Reader } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { findBrand } from '../settings/brand.ts'
import { sitesStore } from '../sites/sites.store.ts'
import { readableColors } from './readable-colors.ts'

/** Finds the brand whose pages are shown. */
export interface Brands {
  of(siteId: string): Promise<HostedBrand>
  /**
   * Returns the brand of a client's shop; without a client, the brand of the only shop.
   *
   * @throws {Failure} NOT_FOUND
   */
  ofClient(clientId: string): Promise<HostedBrand>
}

export const createBrands = (database: Reader): Brands => {
  const of: Brands['of'] = async (siteId) => {
    const site = await sitesStore.find(database, siteId)
    if (!site) throw fail('NOT_FOUND')
    const { name, storefrontUrl, accent } = site
    const brand = await findBrand(database, siteId)
    return {
      ...{ name: brand.name ?? name, shopUrl: storefrontUrl },
      ...(brand.logoUrl && { logoUrl: brand.logoUrl }),
      ...(brand.termsUrl && { termsUrl: brand.termsUrl }),
      ...(brand.returnsUrl && { returnsUrl: brand.returnsUrl }),
      ...(brand.privacyUrl && { privacyUrl: brand.privacyUrl }),
      ...readableColors({
        accentColor: brand.accentColor ?? accent,
        backgroundColor: brand.backgroundColor ?? undefined,
      }),
    }
  }
  return {
    of,
    ofClient: async (clientId) => {
      const client = clientId ? await oauthClientsStore.find(database, clientId) : undefined
      if (client?.revokedAt === null) return of(client.siteId)
      const [only, ...others] = clientId ? [] : await sitesStore.list(database)
      if (only && others.length === 0) return of(only.siteId)
      throw fail('NOT_FOUND')
    },
  }
}
