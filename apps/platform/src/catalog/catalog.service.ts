import type {
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse,
  GetCollectionResponse,
  GetProductResponse,
} from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import { clientIdOf } from '../floor/callers/actor.ts'
import { oauthClientsStore } from '../floor/callers/oauth-clients.store.ts'
import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import { fail, refuse } from '../floor/failure.ts'
import { JsonBytes, type Tagged } from '../floor/http/answers.ts'
import type { Ids } from '../floor/ids.ts'
import { createReaderFor } from '../floor/query/reader.ts'
import type { Call, UseCase } from '../shop/calls/call.ts'
import { textsIn } from '../shop/sites/texts.ts'
import { createCollectionQueries } from './collections/collection-queries.ts'
import { collectionSlugs } from './collections/collection-slugs.store.ts'
import type { View } from './products/printed/product.ts'
import { queryVariants } from './products/printed/product-variants.ts'
import { createSiteViews } from './products/printed/site-view.ts'
import { type FindFitting, findNone, MOST_LOOKED_UP } from './products/read/fitting.ts'
import type { ListedProducts } from './products/read/listed-products.ts'
import { createOffers } from './products/read/offers.ts'
import { availabilityOf } from './products/read/options-availability.ts'
import { createProductQueries } from './products/read/product-queries.ts'
import { createStoreVariants } from './products/read/store-variants.ts'
import { createTotals } from './products/read/totals.ts'
import { type CatalogVisit, VARY, visitOf } from './products/records/catalog-visit.ts'
import type { OffersFor } from './products/records/offer.ts'
import { createPrices } from './products/records/price.ts'
import type { ProductRecord } from './products/records/product-record.ts'
import { productRecords } from './products/records/product-records.store.ts'
import { slugsStore } from './products/records/slugs.store.ts'
import { type CatalogWriter, createCatalogWriter } from './products/write/catalog-writer.ts'
import { type ChangeProducts, createChangeProducts } from './products/write/change-products.ts'
import type { StockCause } from './stock-movements/stock-movements.store.ts'

export interface CatalogDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  /** Origin of media addresses, without a trailing slash. */
  readonly mediaUrl: string
  /** The most products read in the main thread; default 2000. */
  readonly small?: number | undefined
  /** The most matches of a filter that are looked up one by one and sorted; default 5000. */
  readonly mostLookedUp?: number | undefined
  /** Finds the products of lists without an index; default: such lists are walked. */
  readonly findFitting?: FindFitting | undefined
  /** Why changes of stock happen; default: by hand. */
  readonly stockReason?: StockCause['reason'] | undefined
}

type Answer<Input, Output> = (call: Call<Input>) => Promise<Output>

/** The catalog: reads for visitors, members, merchants and carts, and writes. */
export interface CatalogService extends CatalogWriter {
  readonly changeProducts: ChangeProducts
  readonly offersFor: OffersFor
  readonly listed: ListedProducts
  readonly getProduct: UseCase<typeof operations.getProduct, Tagged<GetProductResponse> | JsonBytes>
  readonly queryProducts: UseCase<typeof operations.queryProducts, JsonBytes>
  readonly optionsAvailability: UseCase<typeof operations.getProductOptionsAvailability>
  readonly queryVariants: UseCase<typeof operations.queryProductVariants>
  readonly queryStoreVariants: UseCase<typeof operations.queryStoreVariants>
  readonly getStoreVariant: UseCase<typeof operations.getStoreVariant>
  readonly getCollection: UseCase<typeof operations.getCollection, Tagged<GetCollectionResponse>>
  readonly getCollectionBySlug: Answer<GetCollectionBySlugRequest, Tagged<GetCollectionBySlugResponse>>
  readonly findMovedProduct: UseCase<typeof operations.findMovedProduct>
  readonly findMovedCollection: UseCase<typeof operations.findMovedCollection>
  readonly queryCollections: UseCase<typeof operations.queryCollections>
  /** The catalog that the caller's client was written for; V1 for callers without a client. */
  readonly catalogVersion: UseCase<typeof operations.getCatalogVersion>
}

export const createCatalog = ({
  database,
  clock,
  ids,
  mediaUrl,
  small,
  mostLookedUp = MOST_LOOKED_UP,
  findFitting = findNone,
  stockReason,
}: CatalogDependencies): CatalogService => {
  const viewOf = createSiteViews(mediaUrl)
  const totals = createTotals()
  const readerFor = createReaderFor(database, small)
  const products = createProductQueries(
    database,
    mediaUrl,
    viewOf,
    totals,
    readerFor,
    findFitting,
    mostLookedUp,
  )
  const variants = createStoreVariants(mediaUrl, totals, readerFor)
  const collections = createCollectionQueries(mediaUrl, totals)

  const writer = createCatalogWriter(database, clock, viewOf)

  const visit = (call: Call<unknown>): Promise<CatalogVisit> => visitOf(database, call)

  const viewFor = ({ site, currency, language, audience }: CatalogVisit, withCosts = true): View => ({
    site,
    mediaUrl,
    prices: createPrices(site, currency),
    merchant: audience === 'merchant' && withCosts,
    ...(audience === 'public' ? { texts: textsIn(site, language) } : { allTranslations: true }),
  })

  const productFor = async ({ reader, site, audience }: CatalogVisit, id: string): Promise<ProductRecord> => {
    const [record] = await productRecords.byId(reader, site.siteId, [id])
    if (!record || (audience === 'public' && !record.visible)) throw fail('PRODUCT_NOT_FOUND')
    return record
  }

  return {
    ...writer,
    changeProducts: createChangeProducts({ database, clock, ids, viewOf, writer, stockReason }),
    offersFor: createOffers(mediaUrl),
    listed: products.listed,

    getProduct: async (call) => {
      const visitor = await visit(call)
      const { reader, site, currency, audience } = visitor
      const { id, includeMerchantSpecificData = false } = call.input
      if (audience === 'public') return products.publicOne(reader, site, visitor, id)
      return products.merchantOne(reader, viewFor(visitor, includeMerchantSpecificData), currency, id)
    },

    queryProducts: async (call) => {
      const visitor = await visit(call)
      const { reader, site, audience } = visitor
      if (audience === 'public' && call.input.includeDetails === false)
        throw refuse('includeDetails', 'FIELD_NOT_ALLOWED', 'can be false only for staff and apps')
      if (audience === 'public')
        return new JsonBytes(await products.publicPage(reader, site, visitor, call.input), VARY)
      return products.merchantPage(reader, viewFor(visitor), call.input)
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
      return collections.byId(await visit(call), call.input.id)
    },

    getCollectionBySlug: async (call) => {
      return collections.bySlug(await visit(call), call.input.slug)
    },

    findMovedProduct: async (call) => {
      const { reader, site, audience } = await visit(call)
      const { slug } = call.input
      const moved = await slugsStore.former(reader, site.siteId, slug)
      if (!moved || moved.slug === slug || (audience === 'public' && moved.visible === 0))
        throw fail('PRODUCT_NOT_FOUND')
      return { productId: moved.id, slug: moved.slug }
    },

    findMovedCollection: async (call) => {
      const { reader, site, audience } = await visit(call)
      const { slug } = call.input
      const moved = await collectionSlugs.former(reader, site.siteId, slug)
      if (!moved || moved.slug === slug || (audience === 'public' && moved.visible === 0))
        throw fail('COLLECTION_NOT_FOUND')
      return { collectionId: moved.id, slug: moved.slug }
    },

    catalogVersion: async ({ actor, consistent }) => {
      const clientId = clientIdOf(actor)
      const reader = consistent ? database : database.replica
      const client = clientId === undefined ? undefined : await oauthClientsStore.find(reader, clientId)
      return { catalogVersion: client?.catalogVersion ?? 'V1_CATALOG' }
    },

    queryCollections: async (call) => {
      return collections.page(await visit(call), call.input.query)
    },
  }
}
