import type { Product, QueryProductsPlatformizedResponse } from '@vitrine/contract'
import type { Database, Reader } from '../../database/database.ts'
import { fail } from '../../http/failure.ts'
import type { Site } from '../sites/site.ts'
import { catalogs } from './catalogs.store.ts'
import { printOne, printPage } from './page-bytes.ts'
import { createPrices } from './price.ts'
import { productOf, type View, variantsOf } from './product.ts'
import { type NumberRow, readAll } from './product-list.store.ts'
import { createProductPages } from './product-pages.ts'
import { createProductPlans, type ProductPlan } from './product-plans.ts'
import type { ProductRecord } from './product-record.ts'
import { productRecords } from './product-records.store.ts'
import type { SiteView } from './site-view.ts'
import { createTotals } from './totals.ts'

/** The reads of products, for visitors out of stored bytes and for merchants out of rows. */
export const createProductQueries = (
  database: Database,
  mediaUrl: string,
  viewOf: (site: Site) => SiteView,
) => {
  const planOf = createProductPlans(viewOf)
  const pages = createProductPages(database, viewOf)
  const totals = createTotals()

  const totalOf = async (
    reader: Reader,
    site: Site,
    plan: ProductPlan,
    count: number,
    measure: number | undefined,
  ): Promise<number> => {
    const { list, filterKey, limit, offset } = plan
    if (count === 0 && offset === 0 && limit > 0) return 0
    if (!list.isCounted) {
      const changes = measure ?? (await catalogs.changes(reader, site.siteId))
      return totals.of(reader, filterKey, changes, list.total)
    }
    if (measure !== undefined) return measure
    const [counted] = await readAll(reader, list.total)
    return counted?.total ?? 0
  }

  return {
    /** A page of products as visitors see them: bytes. */
    publicPage: async (reader: Reader, site: Site, query: unknown): Promise<Uint8Array> => {
      const plan = planOf(site, 'public', query)
      const page = await pages.read(reader, site, plan.list, plan.maxVariants)
      const total = await totalOf(reader, site, plan, page.products.length, page.measure)
      return printPage(page, plan.offset, total)
    },

    /** A page of products as merchants see them: hidden ones, cost and profit included. */
    merchantPage: async (
      reader: Reader,
      site: Site,
      query: unknown,
    ): Promise<QueryProductsPlatformizedResponse> => {
      const plan = planOf(site, 'merchant', query)
      const rows = await readAll(reader, plan.list.numbers)
      const total = await totalOf(reader, site, plan, rows.length, rows[0]?.measure)
      const view = merchantView(site, mediaUrl)
      const records = await inOrder(reader, site, rows)
      const withVariants =
        records.reduce((sum, record) => sum + record.variants.length, 0) <= plan.maxVariants
      return {
        products: records.map((record) => ({
          ...productOf(record, view),
          variants: withVariants ? variantsOf(record, view) : [],
        })),
        metadata: { count: records.length, offset: plan.offset, total },
      }
    },

    /** One product as visitors see it: bytes. A hidden one is not there. */
    publicOne: async (reader: Reader, site: Site, id: string): Promise<Uint8Array> => {
      const plan = planOf(site, 'public', { filter: { id } })
      const page = await pages.read(reader, site, plan.list, Number.POSITIVE_INFINITY)
      const [product] = page.products
      if (!product) throw fail('PRODUCT_NOT_FOUND')
      return printOne(product)
    },

    /** One product as merchants see it. */
    merchantOne: async (reader: Reader, site: Site, id: string, merchant: boolean): Promise<Product> => {
      const [record] = await productRecords.byId(reader, site.siteId, [id])
      if (!record) throw fail('PRODUCT_NOT_FOUND')
      const view = { ...merchantView(site, mediaUrl), merchant }
      return { ...productOf(record, view), variants: variantsOf(record, view) }
    },
  }
}

export type ProductQueries = ReturnType<typeof createProductQueries>

const merchantView = (site: Site, mediaUrl: string): View => ({
  site,
  mediaUrl,
  prices: createPrices(site, site.currency),
  merchant: true,
})

const inOrder = async (reader: Reader, site: Site, rows: readonly NumberRow[]): Promise<ProductRecord[]> => {
  const numbers = rows.map((row) => row.product_number)
  const records = await productRecords.byNumber(reader, site.siteId, numbers)
  const byNumber = new Map(records.map((record) => [record.number, record]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}
