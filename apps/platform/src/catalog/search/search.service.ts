import type {
  FacetKind,
  SearchMetadata,
  SearchProductsRequest,
  SearchProductsResponse,
  SearchSort,
} from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Database } from '../../floor/database/database.ts'
import { JsonBytes } from '../../floor/http/answers.ts'
import type { UseCase } from '../../shop/calls/call.ts'
import { createPageMemory } from '../products/printed/page-memory.ts'
import { arrangedItems } from '../products/read/arranged-items.store.ts'
import type { ListedProducts } from '../products/read/listed-products.ts'
import { type CatalogVisit, VARY, visitOf } from '../products/records/catalog-visit.ts'
import { hasNumber, type NumberSet, setOf, sizeOf, without } from '../search-index/number-set.ts'
import type { Found } from './found.ts'
import { type Ground, groundOf, narrowed } from './hits.ts'
import { byColumn } from './order.store.ts'
import { byPrice } from './price-digits.ts'
import { ranked } from './ranking.ts'
import type { SearchEngine } from './search-engine.ts'

export interface SearchDependencies {
  readonly database: Database
  readonly engine: SearchEngine
  readonly listed: ListedProducts
}

/** The search: words, filters, order and facets over the products of a shop. */
export interface SearchService {
  readonly searchProducts: UseCase<typeof operations.searchProducts, JsonBytes>
}

const PAGE_SIZE = 50

export const createSearch = ({ database, engine, listed }: SearchDependencies): SearchService => {
  const { editionOf, postings, facetsOf } = engine
  const memory = createPageMemory()

  const found = async (visit: CatalogVisit, input: SearchProductsRequest): Promise<FoundOn> => {
    const { reader, site, audience } = visit
    const edition = await editionOf(reader, site.siteId)
    const ground = await groundOf(reader, postings, edition, site, audience, input)
    const { expression = '', ...details } = input.search ?? {}
    if (expression.trim() === '') return { ground, ...EVERYTHING, products: ground.scope }
    const search = { ...details, expression: expression.trim() }
    return { ground, ...(await engine.find(visit, ground, search)) }
  }

  const ordered = async (
    { reader, site, audience }: CatalogVisit,
    sort: SearchSort,
    { ground, words }: FoundOn,
    hits: NumberSet,
    count: number,
  ): Promise<number[]> => {
    const all = sizeOf(ground.seen.products)
    const unordered = { siteId: site.siteId, hits, all, withHidden: audience === 'merchant' }
    switch (sort) {
      case 'RELEVANCE':
        return ranked(hits, words, all, ground.available, count)
      case 'PRICE_ASC':
        return byPrice(ground.digits, hits, 'rising', count)
      case 'PRICE_DESC':
        return byPrice(ground.digits, hits, 'falling', count)
      case 'NEWEST':
        return byColumn(database, reader, 'last_updated', 'falling', unordered, count)
      case 'OLDEST':
        return byColumn(database, reader, 'last_updated', 'rising', unordered, count)
      case 'NAME_ASC':
        return byColumn(database, reader, 'name_key', 'rising', unordered, count)
      case 'NAME_DESC':
        return byColumn(database, reader, 'name_key', 'falling', unordered, count)
    }
  }

  /** The products that staff put first in the collection come first, in their order. */
  const arranged = async (
    visit: CatalogVisit,
    collectionId: string,
    result: FoundOn,
    hits: NumberSet,
    count: number,
  ): Promise<number[]> => {
    const items = await arrangedItems.of(visit.reader, visit.site.siteId, collectionId)
    const first = items.map(({ number }) => number).filter((number) => hasNumber(hits, number))
    const rest = without(hits, setOf(first))
    const left = Math.min(Math.max(count - first.length, 0), sizeOf(rest))
    return [...first.slice(0, count), ...(await ordered(visit, 'NEWEST', result, rest, left))]
  }

  const search = async (visit: CatalogVisit, input: SearchProductsRequest): Promise<Page> => {
    const { reader, site, audience, language } = visit
    const result = await found(visit, input)
    const { ground, products, words, correction, price, otherWords, isPartial } = result
    const { filters = {}, collectionId } = input
    const hits = narrowed(products, ground)
    const offset = input.paging?.offset ?? 0
    const limit = input.paging?.limit ?? PAGE_SIZE
    const total = sizeOf(hits)
    const isPast = limit === 0 || offset >= total
    const sort = sortOf(input.sort, words.length > 0)
    const count = Math.min(offset + limit, total)
    const numbers = async (): Promise<number[]> => {
      if (sort !== undefined) return ordered(visit, sort, result, hits, count)
      if (collectionId !== undefined) return arranged(visit, collectionId, result, hits, count)
      return ordered(visit, 'NEWEST', result, hits, count)
    }
    const page = isPast ? [] : (await numbers()).slice(offset)
    const totalIsExact = !ground.edition.isBehind && words.every(({ isComplete }) => isComplete)
    const kinds: readonly FacetKind[] = input.facets ?? []
    const counted = { site, audience, language, ground, found: products, filters, collectionId }
    return {
      page,
      metadata: { offset, total, totalIsExact },
      facets: await facetsOf(reader, kinds, counted),
      ...(correction && { correction }),
      ...(price && { price, otherWords }),
      ...(isPartial && { isPartial }),
    }
  }

  return {
    searchProducts: async (call) => {
      const visit = await visitOf(database, call)
      const { reader, site, currency, audience } = visit
      if (audience === 'merchant') {
        const { page, metadata, ...rest } = await search(visit, call.input)
        const products = await listed.forMerchants(reader, site, currency, page)
        return { products, metadata: { count: products.length, ...metadata }, ...rest }
      }
      const name = `${listed.basis(site, visit)} ${JSON.stringify(call.input)}`
      const mark = database.changeMark()
      const unchanged = memory.findAt(name, mark)
      if (unchanged) return new JsonBytes(unchanged, VARY)
      const { page, metadata, ...rest } = await search(visit, call.input)
      const { count, bytes } = await listed.forVisitors(reader, site, visit, page)
      const others = JSON.stringify({ metadata: { count, ...metadata }, ...rest })
      const answer = Buffer.concat([OPENED, bytes, Buffer.from(`,${others.slice(1)}`)])
      return new JsonBytes(memory.keep(name, '', mark, answer), VARY)
    },
  }
}

const OPENED = Buffer.from('{"products":')

interface FoundOn extends Found {
  readonly ground: Ground
}

const EVERYTHING = {
  ...{ words: [], correction: undefined, price: undefined, otherWords: '' },
  isPartial: false,
} as const

interface Page extends Omit<SearchProductsResponse, 'products' | 'metadata'> {
  /** The products of the page, in order. */
  readonly page: readonly number[]
  readonly metadata: Omit<SearchMetadata, 'count'>
}

/** Returns undefined for the shop's own order: nothing was asked for that could rank the products. */
const sortOf = (asked: SearchSort | undefined, hasWords: boolean): SearchSort | undefined => {
  if (asked === undefined || asked === 'RELEVANCE') return hasWords ? 'RELEVANCE' : undefined
  return asked
}
