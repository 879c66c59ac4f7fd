import type { Database, Reader } from '../../../floor/database/database.ts'
import type { Call } from '../../../shop/calls/call.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { languageAmong, linguistLanguage } from '../../../shop/sites/texts.ts'
import type { Audience } from './audience.ts'

export interface Shown {
  /** ISO 4217: the requested one if the shop converts to it, otherwise the shop's own. */
  readonly currency: string
  /** The requested language if the shop is translated into it; undefined for the shop's own. */
  readonly language: string | undefined
}

/** Tells caches what a public response depends on in addition to its address. */
export const VARY = { vary: 'X-Vitrine-Currency, X-Wix-Currency, X-Wix-Linguist' }

/** One read of the catalog: the shop, the caller, the network, currency and language. */
export interface CatalogVisit extends Shown {
  readonly site: Site
  readonly audience: Audience
  readonly reader: Reader
}

export const visitOf = async (database: Database, call: Call<unknown>): Promise<CatalogVisit> => {
  const { actor, consistent } = call
  const site = await call.site()
  const asked = call.header('x-vitrine-currency') ?? call.header('x-wix-currency')
  return {
    site,
    audience: actor.type === 'WIX_USER' || actor.type === 'APP' ? 'merchant' : 'public',
    reader: consistent ? database : database.replica,
    currency: asked !== undefined && Object.hasOwn(site.conversionRates, asked) ? asked : site.currency,
    language: languageAmong(site, linguistLanguage(call.header('x-wix-linguist'))),
  }
}
