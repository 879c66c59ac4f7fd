import type { Database, Reader } from '../../../floor/database/database.ts'
import type { Call } from '../../../shop/calls/call.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { Audience } from './audience.ts'

/** One read of the catalog: the shop, the caller, the network, and the additional currency for prices. */
export interface CatalogVisit {
  readonly site: Site
  readonly audience: Audience
  readonly reader: Reader
  /** ISO 4217: the requested one if the shop converts to it, otherwise the shop's own. */
  readonly currency: string
}

/** Reads the catalog visit from a call. */
export const visitOf = async (database: Database, call: Call<unknown>): Promise<CatalogVisit> => {
  const { actor, consistent } = call
  const site = await call.site()
  const asked = call.header('x-vitrine-currency')
  return {
    site,
    audience: actor.type === 'WIX_USER' || actor.type === 'APP' ? 'merchant' : 'public',
    reader: consistent ? database : database.replica,
    currency: asked !== undefined && Object.hasOwn(site.conversionRates, asked) ? asked : site.currency,
  }
}
