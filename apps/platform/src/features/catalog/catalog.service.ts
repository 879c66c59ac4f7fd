import type {
  GetProductRequest,
  GetProductResponse,
  QueryProductsPlatformizedRequest,
  QueryProductsPlatformizedResponse,
} from '@vitrine/contract'
import type { Clock } from '../../clock.ts'
import type { Database, Reader } from '../../database/database.ts'
import { type Call, JsonBytes } from '../../http/answer.ts'
import type { Somebody } from '../access/actor.ts'
import type { Sites } from '../sites/sites.service.ts'
import { type CatalogWriter, createCatalogWriter } from './catalog-writer.ts'
import { createProductQueries } from './product-queries.ts'
import { createSiteViews } from './site-view.ts'

export interface CatalogDependencies {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  /** Origin of media addresses, without a slash at the end. */
  readonly mediaUrl: string
}

/** The catalog: what visitors, members, merchants and carts read of it, and what fills it. */
export interface CatalogService extends CatalogWriter {
  getProduct(call: Call<GetProductRequest>): Promise<GetProductResponse | JsonBytes>
  queryProducts(
    call: Call<QueryProductsPlatformizedRequest>,
  ): Promise<QueryProductsPlatformizedResponse | JsonBytes>
}

export const createCatalog = ({ database, sites, clock, mediaUrl }: CatalogDependencies): CatalogService => {
  const viewOf = createSiteViews(mediaUrl)
  const products = createProductQueries(database, mediaUrl, viewOf)
  const readerOf = (call: Call<unknown>): Reader => (call.consistent ? database : database.replica)

  return {
    ...createCatalogWriter(database, clock, viewOf),
    getProduct: async (call) => {
      const site = await sites.get(call.actor.siteId)
      const { id, includeMerchantSpecificData = false } = call.input
      if (isMerchant(call.actor))
        return { product: await products.merchantOne(readerOf(call), site, id, includeMerchantSpecificData) }
      return new JsonBytes(await products.publicOne(readerOf(call), site, id))
    },
    queryProducts: async (call) => {
      const site = await sites.get(call.actor.siteId)
      if (isMerchant(call.actor)) return products.merchantPage(readerOf(call), site, call.input.query)
      return new JsonBytes(await products.publicPage(readerOf(call), site, call.input.query))
    },
  }
}

const isMerchant = (actor: Somebody): boolean => actor.type === 'WIX_USER' || actor.type === 'APP'
