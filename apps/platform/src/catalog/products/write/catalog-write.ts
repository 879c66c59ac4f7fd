import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Call } from '../../../shop/calls/call.ts'
import type { Attempt } from '../../../shop/idempotency/attempt.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { View } from '../printed/product.ts'
import { fitsOf } from '../records/catalog-tags.ts'
import { visitOf } from '../records/catalog-visit.ts'
import type { MediaFrom } from '../records/media-source.ts'
import { createPrices } from '../records/price.ts'
import type { ChangeProducts } from './change-products.ts'

/** What the writes of the catalog need. */
export interface CatalogWritesParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  /** Origin of media addresses, without a slash at the end. */
  readonly mediaUrl: string
  readonly changeProducts: ChangeProducts
  readonly mediaFrom: MediaFrom
}

/** One write of the catalog: in which shop, under which condition, and how its outcome is shown. */
export interface CatalogWrite {
  readonly site: Site
  readonly view: View
  /** Whether the caller still means what there is; undefined where they name no condition. */
  readonly fits: ((stamp: string) => boolean) | undefined
  /** What makes a repeat of the call known, when it may come again. */
  readonly attempt: Attempt | undefined
}

/** Reads what a call says of the catalog it changes. */
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
