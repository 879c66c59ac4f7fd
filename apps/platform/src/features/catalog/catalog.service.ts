import type {
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse,
  GetCollectionRequest,
  GetCollectionResponse,
  GetProductRequest,
  GetProductResponse,
  GetStoreVariantRequest,
  GetStoreVariantResponse,
  ProductOptionsAvailabilityRequest,
  ProductOptionsAvailabilityResponse,
  QueryCollectionsRequest,
  QueryCollectionsResponse,
  QueryProductsPlatformizedRequest,
  QueryProductsPlatformizedResponse,
  QueryProductVariantsRequest,
  QueryProductVariantsResponse,
  QueryStoreVariantsRequest,
  QueryStoreVariantsResponse,
} from '@vitrine/contract'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { type Call, JsonBytes } from '../../http/answer.ts'
import { fail } from '../../http/failure.ts'
import type { Sites } from '../sites/sites.service.ts'
import { type CatalogVisit, visitOf } from './catalog-visit.ts'
import { type CatalogWriter, createCatalogWriter } from './catalog-writer.ts'
import { createCollectionQueries } from './collection-queries.ts'
import type { OffersFor } from './offer.ts'
import { createOffers } from './offers.ts'
import { availabilityOf } from './options-availability.ts'
import { createPrices } from './price.ts'
import type { View } from './product.ts'
import { createProductQueries } from './product-queries.ts'
import type { ProductRecord } from './product-record.ts'
import { productRecords } from './product-records.store.ts'
import { queryVariants } from './product-variants.ts'
import { createReaderFor } from './query/reader.ts'
import { createSiteViews } from './site-view.ts'
import { createStoreVariants } from './store-variants.ts'
import { createTotals } from './totals.ts'

export interface CatalogDependencies {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  /** Origin of media addresses, without a slash at the end. */
  readonly mediaUrl: string
  /** Up to how many products are looked through in the thread that answers; default 2000. */
  readonly small?: number | undefined
}

type Answer<Input, Output> = (call: Call<Input>) => Promise<Output>

/** The catalog: what visitors, members, merchants and carts read of it, and what fills it. */
export interface CatalogService extends CatalogWriter {
  readonly offersFor: OffersFor
  readonly getProduct: Answer<GetProductRequest, GetProductResponse | JsonBytes>
  readonly queryProducts: Answer<
    QueryProductsPlatformizedRequest,
    QueryProductsPlatformizedResponse | JsonBytes
  >
  readonly optionsAvailability: Answer<ProductOptionsAvailabilityRequest, ProductOptionsAvailabilityResponse>
  readonly queryVariants: Answer<QueryProductVariantsRequest, QueryProductVariantsResponse>
  readonly queryStoreVariants: Answer<QueryStoreVariantsRequest, QueryStoreVariantsResponse>
  readonly getStoreVariant: Answer<GetStoreVariantRequest, GetStoreVariantResponse>
  readonly getCollection: Answer<GetCollectionRequest, GetCollectionResponse>
  readonly getCollectionBySlug: Answer<GetCollectionBySlugRequest, GetCollectionBySlugResponse>
  readonly queryCollections: Answer<QueryCollectionsRequest, QueryCollectionsResponse>
}

/** Tells caches that the answer depends on the currency asked for. */
const VARY = { vary: 'X-Vitrine-Currency' }

export const createCatalog = ({
  database,
  sites,
  clock,
  mediaUrl,
  small,
}: CatalogDependencies): CatalogService => {
  const viewOf = createSiteViews(mediaUrl)
  const totals = createTotals()
  const readerFor = createReaderFor(database, small)
  const products = createProductQueries(database, mediaUrl, viewOf, totals, readerFor)
  const variants = createStoreVariants(mediaUrl, totals, readerFor)
  const collections = createCollectionQueries(mediaUrl, totals)

  const visit = (call: Call<unknown>): Promise<CatalogVisit> => visitOf(database, sites, call)

  const viewFor = ({ site, currency, audience }: CatalogVisit, withCosts = true): View => ({
    site,
    mediaUrl,
    prices: createPrices(site, currency),
    merchant: audience === 'merchant' && withCosts,
  })

  const productFor = async ({ reader, site, audience }: CatalogVisit, id: string): Promise<ProductRecord> => {
    const [record] = await productRecords.byId(reader, site.siteId, [id])
    if (!record || (audience === 'public' && !record.visible)) throw fail('PRODUCT_NOT_FOUND')
    return record
  }

  return {
    ...createCatalogWriter(database, clock, viewOf),
    offersFor: createOffers(mediaUrl),

    getProduct: async (call) => {
      const visitor = await visit(call)
      const { reader, site, currency, audience } = visitor
      const { id, includeMerchantSpecificData = false } = call.input
      if (audience === 'public')
        return new JsonBytes(await products.publicOne(reader, site, currency, id), VARY)
      return {
        product: await products.merchantOne(reader, viewFor(visitor, includeMerchantSpecificData), id),
      }
    },

    queryProducts: async (call) => {
      const visitor = await visit(call)
      const { reader, site, currency, audience } = visitor
      const { query } = call.input
      if (audience === 'public')
        return new JsonBytes(await products.publicPage(reader, site, currency, query), VARY)
      return products.merchantPage(reader, viewFor(visitor), query)
    },

    optionsAvailability: async (call) => {
      const visitor = await visit(call)
      const { id, options = {} } = call.input
      return availabilityOf(await productFor(visitor, id), options, viewFor(visitor))
    },

    queryVariants: async (call) => {
      const visitor = await visit(call)
      const { id, includeMerchantSpecificData = false } = call.input
      const record = await productFor(visitor, id)
      return queryVariants(record, call.input, viewFor(visitor, includeMerchantSpecificData))
    },

    queryStoreVariants: async (call) => {
      const { reader, site, audience } = await visit(call)
      return variants.page(reader, site, audience, call.input.query)
    },

    getStoreVariant: async (call) => {
      const { reader, site, audience } = await visit(call)
      return { variant: await variants.one(reader, site, audience, call.input.id) }
    },

    getCollection: async (call) => {
      const { reader, site, audience } = await visit(call)
      return { collection: await collections.byId(reader, site, audience, call.input.id) }
    },

    getCollectionBySlug: async (call) => {
      const { reader, site, audience } = await visit(call)
      return { collection: await collections.bySlug(reader, site, audience, call.input.slug) }
    },

    queryCollections: async (call) => {
      const { reader, site, audience } = await visit(call)
      return collections.page(reader, site, audience, call.input.query)
    },
  }
}
