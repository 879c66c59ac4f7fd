import type {
  FacetKind,
  SearchCorrection,
  SearchMetadata,
  SearchProductsRequest,
  SearchProductsResponse,
  SearchSort,
} from '@vitrine/contract'
import type { Database, Reader } from '../../floor/database/database.ts'
import { JsonBytes } from '../../floor/http/answers.ts'
import type { Call } from '../../shop/calls/call.ts'
import { createPageMemory } from '../products/printed/page-memory.ts'
import type { ListedProducts } from '../products/read/listed-products.ts'
import { type CatalogVisit, visitOf } from '../products/records/catalog-visit.ts'
import { anyOf, both, NONE, type NumberSet, sizeOf } from '../search-index/number-set.ts'
import { soughtWords } from '../search-index/words.ts'
import { createCorrectWord } from './correction.ts'
import { createEditions, type Edition } from './edition.ts'
import { createFacets } from './facets/facets.ts'
import { type Ground, groundOf, narrowed } from './hits.ts'
import { byColumn } from './order.store.ts'
import { createPostings } from './postings.ts'
import { byPrice } from './price-digits.ts'
import { ranked } from './ranking.ts'
import { createSeekWords, type Seen, type SoughtWord } from './sought.ts'

export interface SearchDependencies {
  readonly database: Database
  readonly listed: ListedProducts
  /** How many values of a facet are counted with their sets; default 1000. */
  readonly mostValues?: number | undefined
}

/** The search: words, filters, order and facets over the products of a shop. */
export interface SearchService {
  readonly searchProducts: (call: Call<SearchProductsRequest>) => Promise<SearchProductsResponse | JsonBytes>
}

const PAGE_SIZE = 50
/** Further words of an expression are ignored. */
const MOST_WORDS = 32
const VARY = { vary: 'X-Vitrine-Currency' }

export const createSearch = ({ database, listed, mostValues }: SearchDependencies): SearchService => {
  const editionOf = createEditions()
  const postings = createPostings(database)
  const seekWords = createSeekWords(postings)
  const correctWord = createCorrectWord(postings)
  const facetsOf = createFacets(database, postings, mostValues)
  const memory = createPageMemory()

  /** Replaces unknown words with the ones that were probably meant. */
  const corrected = async (
    reader: Reader,
    edition: Edition,
    words: readonly SoughtWord[],
    seen: Seen,
  ): Promise<readonly SoughtWord[]> => {
    const replaced = await Promise.all(
      words.map(async ({ word, size }) =>
        size > 0 ? word : ((await correctWord(reader, edition, word, seen)) ?? word),
      ),
    )
    const isSame = replaced.every((word, index) => word === words[index]?.word)
    return isSame ? words : seekWords(reader, edition, [...new Set(replaced)], seen)
  }

  const found = async (visit: CatalogVisit, input: SearchProductsRequest): Promise<Found> => {
    const { reader, site, audience } = visit
    const edition = await editionOf(reader, site.siteId)
    const ground = await groundOf(reader, postings, edition, site, audience, input)
    const expression = input.search?.expression.trim() ?? ''
    if (expression === '') return { ground, products: ground.scope, words: [], correction: undefined }
    const asked = soughtWords(expression).slice(0, MOST_WORDS)
    const sought = await seekWords(reader, edition, asked, ground.seen)
    const words = await corrected(reader, edition, sought, ground.seen)
    const matching =
      input.search?.mode === 'OR' ? anyOf(words.map(({ products }) => products)) : withAll(words)
    const correction =
      words === sought ? undefined : { from: expression, to: words.map(({ word }) => word).join(' ') }
    const { scope, seen } = ground
    const products = scope === seen.products ? matching : both(scope, matching)
    return { ground, products, words, correction }
  }

  const ordered = async (
    { reader, site, audience }: CatalogVisit,
    sort: SearchSort,
    { ground, words }: Found,
    hits: NumberSet,
    count: number,
  ): Promise<number[]> => {
    const all = sizeOf(ground.seen.products)
    const unordered = { siteId: site.siteId, hits, all, withHidden: audience === 'merchant' }
    switch (sort) {
      case 'RELEVANCE':
        return ranked(hits, words, all, count)
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

  const search = async (visit: CatalogVisit, input: SearchProductsRequest): Promise<Page> => {
    const { reader, site, audience } = visit
    const result = await found(visit, input)
    const { ground, products, words, correction } = result
    const hits = narrowed(products, ground)
    const offset = input.paging?.offset ?? 0
    const limit = input.paging?.limit ?? PAGE_SIZE
    const total = sizeOf(hits)
    const isPast = limit === 0 || offset >= total
    const sort = sortOf(input.sort, words.length > 0)
    const numbers = isPast ? [] : await ordered(visit, sort, result, hits, Math.min(offset + limit, total))
    const page = numbers.slice(offset)
    const totalIsExact = !ground.edition.isBehind && words.every(({ isComplete }) => isComplete)
    const kinds: readonly FacetKind[] = input.facets ?? []
    const { filters = {}, collectionId } = input
    const counted = { site, audience, ground, found: products, filters, collectionId }
    return {
      page,
      metadata: { offset, total, totalIsExact },
      facets: await facetsOf(reader, kinds, counted),
      ...(correction && { correction }),
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
      const name = `${listed.basis(site, currency)} ${JSON.stringify(call.input)}`
      const mark = database.changeMark()
      const unchanged = memory.findAt(name, mark)
      if (unchanged) return new JsonBytes(unchanged, VARY)
      const { page, metadata, ...rest } = await search(visit, call.input)
      const { count, bytes } = await listed.forVisitors(reader, site, currency, page)
      const others = JSON.stringify({ metadata: { count, ...metadata }, ...rest })
      const answer = Buffer.concat([OPENED, bytes, Buffer.from(`,${others.slice(1)}`)])
      return new JsonBytes(memory.keep(name, '', mark, answer), VARY)
    },
  }
}

const OPENED = Buffer.from('{"products":')

interface Found {
  readonly ground: Ground
  /** The products that match words and collection, before the filters. */
  readonly products: NumberSet
  readonly words: readonly SoughtWord[]
  readonly correction: SearchCorrection | undefined
}

interface Page extends Pick<SearchProductsResponse, 'facets' | 'correction'> {
  /** The products of the page, in order. */
  readonly page: readonly number[]
  readonly metadata: Omit<SearchMetadata, 'count'>
}

/** Smallest set first, so that the others have less to check. */
const withAll = (words: readonly SoughtWord[]): NumberSet => {
  const [first, ...others] = [...words].sort((one, other) => one.size - other.size)
  return others.reduce((left, { products }) => both(left, products), first?.products ?? NONE)
}

const sortOf = (asked: SearchSort | undefined, hasWords: boolean): SearchSort => {
  if (asked === undefined || asked === 'RELEVANCE') return hasWords ? 'RELEVANCE' : 'NEWEST'
  return asked
}
