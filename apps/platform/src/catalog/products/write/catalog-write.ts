import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Call } from '../../../shop/calls/call.ts'
import type { Attempt } from '../../../shop/idempotency/attempt.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { View } from '../printed/product.ts'
import { visitOf } from '../records/catalog-visit.ts'
import type { MediaFrom } from '../records/media-source.ts'
import { createPrices } from '../records/price.ts'
import { fitsOf } from '../records/stamps/catalog-tags.ts'
import type { ChangeProducts } from './change-products.ts'

/** What catalog writes need. */
export interface CatalogWritesParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  /** Origin of media addresses, without a trailing slash. */
  readonly mediaUrl: string
  readonly changeProducts: ChangeProducts
  readonly mediaFrom: MediaFrom
}

/** One write of the catalog: the shop, the condition, and how to show the result. */
export interface CatalogWrite {
  readonly site: Site
  readonly view: View
  /** Whether the caller has the current version; undefined without a condition. */
  readonly fits: ((stamp: string) => boolean) | undefined
  /** Identifies repeats of the call, if it can be repeated. */
  readonly attempt: Attempt | undefined
}

export const writeOf = async (
  { database, mediaUrl }: CatalogWritesParts,
  call: Call<unknown>,
): Promise<CatalogWrite> => {
  const { site, currency } = await visitOf(database, call)
  return {
    site,
    view: { site, mediaUrl, prices: createPrices(site, currency), merchant: true },
    fits: fitsOf(call.header('if-match')),
    attempt: call.attempt(),
  }
}
