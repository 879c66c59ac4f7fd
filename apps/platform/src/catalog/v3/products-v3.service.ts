import type {
  GetV3ProductResponse,
  RequestedFields,
  SearchV3ProductsRequest,
  V3CursorPaging,
} from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { JsonBytes } from '../../floor/http/answers.ts'
import type { Call, UseCase } from '../../shop/calls/call.ts'
import { createPageMemory } from '../products/printed/page-memory.ts'
import { type CatalogVisit, VARY, visitOf } from '../products/records/catalog-visit.ts'
import { ALL_PRODUCTS } from '../products/records/product-record.ts'
import { productRecords } from '../products/records/product-records.store.ts'
import { slugsStore } from '../products/records/slugs.store.ts'
import { productStamps, revisionIn } from '../products/records/stamps/product-stamps.store.ts'
import type { SearchEngine } from '../search/search-engine.ts'
import { sizeOf } from '../search-index/number-set.ts'
import { STORES_TREE } from './category-tree.ts'
import { wholeV3Product } from './printed/product-v3.ts'
import { readV3View } from './printed/read-view.ts'
import { basisIn, createV3Bytes } from './printed/v3-bytes.ts'
import { aggregate } from './query/aggregations.ts'
import { type CursorPlace, cutPage, entriesFor, readCursor } from './query/cursor.ts'
import { type AskedProducts, createFindProducts } from './query/found-products.ts'
import type { ProductSets } from './query/product-sets.ts'

/** Reads of products in the form of Catalog V3. */
export interface ProductsV3Service {
  readonly get: UseCase<typeof operations.getV3Product, JsonBytes>
  readonly getBySlug: UseCase<typeof operations.getV3ProductBySlug, JsonBytes>
  readonly query: UseCase<typeof operations.queryV3Products, JsonBytes>
  readonly search: UseCase<typeof operations.searchV3Products, JsonBytes>
  readonly count: UseCase<typeof operations.countV3Products, JsonBytes>
  readonly allProductsCategory: UseCase<typeof operations.getAllProductsCategory, JsonBytes>
}

export interface ProductsV3Dependencies {
  readonly database: Database
  readonly engine: SearchEngine
  readonly sets: ProductSets
  /** Origin of media addresses, without a trailing slash. */
  readonly mediaUrl: string
}

const PAGE_SIZE = 100

export const createProductsV3 = ({
  database,
  engine,
  sets,
  mediaUrl,
}: ProductsV3Dependencies): ProductsV3Service => {
  const found = createFindProducts(database, engine, sets)
  const bytes = createV3Bytes()
  const memory = createPageMemory()

  const one = async (
    call: Call<{ readonly fields?: readonly RequestedFields[] }>,
    idIn: (visit: CatalogVisit) => Promise<string | undefined>,
  ): Promise<GetV3ProductResponse> => {
    const visit = await visitOf(database, call)
    const { reader, site, audience } = visit
    const view = await readV3View(visit, mediaUrl, call.input.fields)
    const id = await idIn(visit)
    if (id === undefined) throw fail('PRODUCT_NOT_FOUND')
    const stamp = (await productStamps(reader, site.siteId, [id])).get(id)
    const [record] = await productRecords.byId(reader, site.siteId, [id])
    if (!record || stamp === undefined || (audience === 'public' && !record.visible))
      throw fail('PRODUCT_NOT_FOUND')
    return { product: wholeV3Product(record, Number(revisionIn(stamp)), view) }
  }

  interface Listed {
    readonly kind: 'query' | 'search'
    readonly asked: AskedProducts
    readonly paging: V3CursorPaging | null | undefined
    readonly fields: readonly RequestedFields[] | undefined
    readonly aggregations?: NonNullable<SearchV3ProductsRequest['search']>['aggregations']
  }

  /** A page of products as JSON; visitors get it from memory while nothing has changed. */
  const listed = async (call: Call<unknown>, page: Listed): Promise<JsonBytes> => {
    const visit = await visitOf(database, call)
    const { reader, site, audience } = visit
    const { kind, aggregations } = page
    const limit = page.paging?.limit ?? PAGE_SIZE
    const basis = basisIn(site, mediaUrl, visit, page.fields ?? [])
    const name = `${audience} ${basis} ${JSON.stringify([kind, page.asked, page.paging, aggregations])}`
    const mark = database.changeMark() // before any read: what is read now can only be newer
    const unchanged = memory.findAt(name, mark)
    if (unchanged) return new JsonBytes(unchanged, VARY)
    const view = await readV3View(visit, mediaUrl, page.fields)
    const place: CursorPlace = page.paging?.cursor
      ? readCursor(kind, page.paging.cursor, kind)
      : { asked: { ...page.asked }, offset: 0 }
    const result = await found.find(visit, place.asked, kind)
    const numbers = await found.first(visit, result, entriesFor(place, limit))
    const list = { kind, field: kind, entries: numbers, skipped: 0, keyOf: (number: number) => number }
    const cut = cutPage(list, place, limit)
    const products = await bytes.of(reader, view, cut.page)
    const results = []
    for (const [index, one] of (aggregations ?? []).entries())
      results.push(
        await aggregate(one, `search.aggregations[${index}]`, {
          on: result.on,
          sets,
          products: result.products,
          currency: site.currency,
        }),
      )
    const rest = JSON.stringify({
      pagingMetadata: { count: products.length, cursors: cut.cursors, hasNext: cut.hasNext },
      ...(kind === 'search' && { aggregationData: { results } }),
    })
    return new JsonBytes(memory.keep(name, '', mark, joined(products, rest)), VARY)
  }

  return {
    get: (call) => one(call, async () => call.input.productId),

    getBySlug: (call) =>
      one(call, async ({ reader, site }) => {
        const { slug } = call.input
        const number = (await slugsStore.holders(reader, site.siteId, [slug])).get(slug)
        const [record] =
          number === undefined ? [] : await productRecords.byNumber(reader, site.siteId, [number])
        return record?.productId
      }),

    query: (call) => {
      const { query = {}, fields } = call.input
      const { cursorPaging: paging, filter, sort } = query
      return listed(call, { kind: 'query', asked: { filter, sort }, paging, fields })
    },

    search: (call) => {
      const { search = {}, fields } = call.input
      const { cursorPaging: paging, filter, sort, search: words, aggregations } = search
      const asked = { filter, sort, search: words }
      return listed(call, { kind: 'search', asked, paging, fields, aggregations })
    },

    count: async (call) => {
      const visit = await visitOf(database, call)
      const { filter, search, returnNonVisibleProducts = false } = call.input
      if (returnNonVisibleProducts && visit.audience === 'public')
        throw fail('NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS')
      const audience = returnNonVisibleProducts ? visit.audience : 'public'
      const { products } = await found.find({ ...visit, audience }, { filter, search }, 'request')
      return { count: sizeOf(products) }
    },

    allProductsCategory: async () => ({ categoryId: ALL_PRODUCTS.id, treeReference: STORES_TREE }),
  }
}

const COMMA = Buffer.from(',')

const joined = (products: readonly Uint8Array[], rest: string): Uint8Array => {
  const pieces: Uint8Array[] = [Buffer.from('{"products":[')]
  products.forEach((product, index) => {
    if (index > 0) pieces.push(COMMA)
    pieces.push(product)
  })
  pieces.push(Buffer.from(`],${rest.slice(1)}`))
  return Buffer.concat(pieces)
}
