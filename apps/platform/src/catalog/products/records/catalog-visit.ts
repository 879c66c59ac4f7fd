import type { Database, Reader } from '../../../floor/database/database.ts'
import type { Call } from '../../../shop/calls/call.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { Audience } from './audience.ts'

/** One read of the catalog: in which shop, by whom, from where, and in which currency prices are shown as well. */
export interface CatalogVisit {
  readonly site: Site
  readonly audience: Audience
  readonly reader: Reader
  /** ISO 4217: the one asked for where the shop converts to it, else the shop's own. */
  readonly currency: string
}

/** Reads what a call says of the catalog it means. */
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
