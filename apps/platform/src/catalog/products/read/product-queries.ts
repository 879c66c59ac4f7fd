import type {
  Product,
  QueryProductsPlatformizedRequest,
  QueryProductsPlatformizedResponse,
} from '@vitrine/contract'
import { minorDigits } from '@vitrine/pricing'
import type { Database, Reader } from '../../../floor/database/database.ts'
import { readAll, readOne } from '../../../floor/database/statements/bound-statement.ts'
import { fail } from '../../../floor/failure.ts'
import { JsonBytes, Tagged } from '../../../floor/http/answers.ts'
import type { Condition } from '../../../floor/query/condition.ts'
import type { ReaderFor } from '../../../floor/query/reader.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { numbersOf, sizeOf } from '../../search-index/number-set.ts'
import { type ProductPage, printOne, printPage } from '../printed/page-bytes.ts'
import { createPageMemory } from '../printed/page-memory.ts'
import { productOf, type View, variantsOf, wholeProduct } from '../printed/product.ts'
import { createProductBytes, type Place } from '../printed/product-bytes.ts'
import type { SiteView } from '../printed/site-view.ts'
import type { Shown } from '../records/catalog-visit.ts'
import type { ProductRecord } from '../records/product-record.ts'
import { productRecords } from '../records/product-records.store.ts'
import { tagged } from '../records/stamps/catalog-tags.ts'
import { productStamps, stampOf } from '../records/stamps/product-stamps.store.ts'
import { type CountedPage, createReadCountedPage } from './counted-page.ts'
import { type FindFitting, fittingRows, type ListAmong, type Wanted } from './fitting.ts'
import { keyedProduct } from './keyed-product.store.ts'
import { createListedProducts } from './listed-products.ts'
import { hasCursorPaging, printProductCursor, readCursorQuery } from './product-cursor.ts'
import {
  type ListedRow,
  type PageRow,
  type ProductList,
  placesOf,
  productList,
} from './product-list.store.ts'
import { createProductPlans, PAGE_VARIANTS, type ProductPlan } from './product-plans.ts'
import type { Totals } from './totals.ts'

type AskedPage = Pick<QueryProductsPlatformizedRequest, 'includeVariants' | 'includeDetails'> & {
  readonly query?: unknown
}

/** Reads products: for visitors from stored bytes, for merchants from rows. */
export const createProductQueries = (
  database: Database,
  mediaUrl: string,
  viewOf: (site: Site) => SiteView,
  totals: Totals,
  readerFor: ReaderFor,
  findFitting: FindFitting,
  mostLookedUp: number,
) => {
  const planOf = createProductPlans()
  const productBytes = createProductBytes(database, mediaUrl, viewOf)
  const memory = createPageMemory()
  const readCountedPage = createReadCountedPage(totals, readerFor)

  const pageOf = async (
    reader: Reader,
    site: Site,
    shown: Shown,
    row: PageRow,
    maxVariants: number,
  ): Promise<ProductPage> => {
    const places = placesOf(row)
    const withVariants = sumOf(places) <= maxVariants
    const wanted = { ...shown, variants: withVariants ? 'all' : 'inline' } as const
    const bytes = await productBytes.of(reader, site, places, wanted)
    const products = places.flatMap(({ number }) => bytes.get(number) ?? []) // none: deleted in the meantime
    return { products, withVariants }
  }

  /** The same list, run through the few products that can be in it if no index leads to them in order. */
  const narrowed = async (
    reader: Reader,
    siteId: string,
    { list, condition, among }: ProductPlan,
  ): Promise<ProductList> => {
    if (list.pageCost === 'index') return list
    const fitting = await findFitting(reader, siteId, condition)
    return fitting && sizeOf(fitting) <= mostLookedUp ? among([...numbersOf(fitting)]) : list
  }

  const readPage = async (reader: Reader, { siteId }: Site, plan: ProductPlan): Promise<PageRow> => {
    if (plan.list.key) {
      const { audience, column, value } = plan.list.key
      return (await keyedProduct[audience][column](reader, siteId, value)) ?? NONE
    }
    const list = await narrowed(reader, siteId, plan)
    return readOne(await readerFor(reader, list.pageCost, list.size), list.page)
  }

  const totalOf = async (
    reader: Reader,
    { siteId }: Site,
    { list, filterKey, limit, offset }: ProductPlan,
    row: PageRow,
  ): Promise<number> => {
    if (list.isCounted) return row.measure
    const count = row.places === null ? 0 : row.places.split(',').length
    const page = { siteId, filterKey, limit, offset, count, changes: row.measure }
    return totals.of(page, list.total, () => readerFor(reader, list.totalCost, list.size))
  }

  const pageWithTotal = async (reader: Reader, site: Site, plan: ProductPlan): Promise<CountedPage> => {
    const counted = await readCountedPage(reader, site.siteId, plan)
    if (counted) return counted
    const row = await readPage(reader, site, plan)
    return { row, total: await totalOf(reader, site, plan, row) }
  }

  const merchantProducts = async (
    reader: Reader,
    view: View,
    places: readonly Place[],
    asked: AskedPage,
    most: number,
  ): Promise<Product[]> => {
    const numbers = places.map(({ number }) => number)
    const { siteId } = view.site
    if (asked.includeDetails === false) {
      const records = inOrder(numbers, await productRecords.briefByNumber(reader, siteId, numbers))
      return records.map((record) => ({ ...productOf(record, view), variants: [] }))
    }
    const records = inOrder(numbers, await productRecords.byNumber(reader, siteId, numbers))
    const withVariants = sumOf(places) <= mostVariants(asked, most)
    return records.map((record) => ({
      ...productOf(record, view),
      variants: withVariants ? variantsOf(record, view) : [],
    }))
  }

  const rowsOf = async (
    reader: Reader,
    siteId: string,
    listAmong: ListAmong,
    condition: Condition,
    wanted: Wanted,
  ): Promise<ListedRow[]> => {
    const list = listAmong()
    const fitting = list.pageCost === 'index' ? undefined : await findFitting(reader, siteId, condition)
    const rows = fitting && (await fittingRows(database, reader, listAmong, fitting, mostLookedUp, wanted))
    return rows ?? readAll(await readerFor(reader, list.pageCost, list.size), list.rowsAfter(wanted.after))
  }

  /** A page at a cursor: it costs the same at any depth, and nothing is counted. */
  const merchantPageByCursor = async (
    reader: Reader,
    view: View,
    given: Record<string, unknown>,
    page: AskedPage,
  ): Promise<QueryProductsPlatformizedResponse> => {
    const { siteId, currency } = view.site
    const { query, after, asked } = readCursorQuery(given, minorDigits(currency))
    const { limit, sort } = query
    const listAmong = (numbers?: readonly number[]) =>
      productList(siteId, 'merchant', { ...query, limit: limit + 1 }, numbers)
    const found = await rowsOf(reader, siteId, listAmong, query.condition, { sort, after, count: limit + 1 })
    const rows = found.slice(0, limit)
    const last = found.length > limit ? rows.at(-1) : undefined
    const places = rows.map((row) => ({
      number: row.tie_1,
      revision: row.revision,
      variantCount: row.variant_count,
    }))
    const products = await merchantProducts(reader, view, places, page, PAGE_VARIANTS)
    const cursors = last ? { next: printProductCursor(asked, sort, last) } : {}
    return { products, metadata: { count: products.length, cursors } }
  }

  return {
    /** Products by number. */
    listed: createListedProducts(productBytes, mediaUrl),

    /** A page of products for visitors, as bytes. */
    publicPage: async (reader: Reader, site: Site, shown: Shown, asked: AskedPage): Promise<Uint8Array> => {
      const plan = planOf(site, 'public', asked.query)
      const name = `${plan.id}${asked.includeVariants === false ? ' short' : ''}${productBytes.basis(site, shown)}`
      const mark = database.changeMark() // before any read: what is read now can only be newer
      const unchanged = memory.findAt(name, mark)
      if (unchanged) return unchanged
      const { row, total } = await pageWithTotal(reader, site, plan)
      const content = `${total} ${row.places}`
      const known = memory.find(name, content, mark)
      if (known) return known
      const page = await pageOf(reader, site, shown, row, mostVariants(asked, plan.maxVariants))
      return memory.keep(name, content, mark, printPage(page, plan.offset, total))
    },

    /** A page of products for merchants, including hidden ones, cost and profit. */
    merchantPage: async (
      reader: Reader,
      view: View,
      asked: AskedPage,
    ): Promise<QueryProductsPlatformizedResponse> => {
      const { query } = asked
      if (hasCursorPaging(query)) return merchantPageByCursor(reader, view, query, asked)
      const { site } = view
      const plan = planOf(site, 'merchant', query)
      const { row, total } = await pageWithTotal(reader, site, plan)
      const products = await merchantProducts(reader, view, placesOf(row), asked, plan.maxVariants)
      return { products, metadata: { count: products.length, offset: plan.offset, total } }
    },

    /** One product for visitors, as bytes. Hidden ones don't exist for them. */
    publicOne: async (reader: Reader, site: Site, shown: Shown, id: string): Promise<JsonBytes> => {
      const plan = planOf(site, 'public', { filter: { id } })
      const row = await readPage(reader, site, plan)
      const page = await pageOf(reader, site, shown, row, Number.POSITIVE_INFINITY)
      const [product] = page.products
      if (!product) throw fail('PRODUCT_NOT_FOUND')
      const stamp = stampOf(product.number, product.revision)
      return new JsonBytes(printOne(product), tagged(stamp, productBytes.basis(site, shown)))
    },

    /** One product for merchants. Its stamp is read first, because the later read can only be newer. */
    merchantOne: async (
      reader: Reader,
      view: View,
      currency: string,
      id: string,
    ): Promise<Tagged<{ product: Product }>> => {
      const { site, merchant } = view
      const stamp = (await productStamps(reader, site.siteId, [id])).get(id)
      const [record] = await productRecords.byId(reader, site.siteId, [id])
      if (!record || stamp === undefined) throw fail('PRODUCT_NOT_FOUND')
      const form = `${productBytes.basis(site, { currency, language: undefined })} ${merchant ? 'with' : 'without'} costs`
      return new Tagged({ product: wholeProduct(record, view) }, tagged(stamp, form))
    },
  }
}

/** No page has so few variants, so it leaves them out. */
const NO_VARIANTS = -1

const mostVariants = ({ includeVariants }: AskedPage, most: number): number =>
  includeVariants === false ? NO_VARIANTS : most

const NONE: PageRow = { places: null, measure: 0 }

const sumOf = (places: readonly Place[]): number =>
  places.reduce((sum, { variantCount }) => sum + variantCount, 0)

const inOrder = (numbers: readonly number[], records: readonly ProductRecord[]): ProductRecord[] => {
  const byNumber = new Map(records.map((record) => [record.number, record]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}
