import type { Operation } from '@vitrine/contract'
import { principalOf } from '../../../floor/callers/actor.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import type { Call } from '../../../floor/http/answer.ts'
import type { Ids } from '../../../floor/ids.ts'
import { type Attempt, attemptOf } from '../../../shop/idempotency/attempt.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { Sites } from '../../../shop/sites/sites.service.ts'
import type { View } from '../printed/product.ts'
import { fitsOf } from '../records/catalog-tags.ts'
import { visitOf } from '../records/catalog-visit.ts'
import type { MediaFrom } from '../records/media-source.ts'
import { createPrices } from '../records/price.ts'
import type { ChangeProducts } from './change-products.ts'

/** What the writes of the catalog need. */
export interface CatalogWritesParts {
  readonly database: Database
  readonly sites: Sites
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
  { database, sites, clock, mediaUrl }: CatalogWritesParts,
  call: Call<unknown>,
  { name: route }: Operation,
): Promise<CatalogWrite> => {
  const { site, currency } = await visitOf(database, sites, call)
  const { actor, input, header } = call
  const { siteId } = site
  return {
    site,
    view: { site, mediaUrl, prices: createPrices(site, currency), merchant: true },
    fits: fitsOf(header('if-match')),
    attempt: attemptOf(header('idempotency-key'), {
      siteId,
      principal: principalOf(actor),
      route,
      input,
      at: clock.now(),
    }),
  }
}
