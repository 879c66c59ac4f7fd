import type { Product, QueryProductsPlatformizedResponse } from '@vitrine/contract'
import type { Database, Reader } from '../../database/database.ts'
import { fail } from '../../http/failure.ts'
import type { Site } from '../sites/site.ts'
import { readAll } from './bound.ts'
import { type ProductPage, printOne, printPage } from './page-bytes.ts'
import { productOf, type View, variantsOf } from './product.ts'
import { createProductBytes } from './product-bytes.ts'
import type { PageRow } from './product-list.store.ts'
import { createProductPlans, type ProductPlan } from './product-plans.ts'
import type { ProductRecord } from './product-record.ts'
import { productRecords } from './product-records.store.ts'
import type { SiteView } from './site-view.ts'
import type { Totals } from './totals.ts'

/** The reads of products, for visitors out of stored bytes and for merchants out of rows. */
export const createProductQueries = (
  database: Database,
  mediaUrl: string,
  viewOf: (site: Site) => SiteView,
  totals: Totals,
) => {
  const planOf = createProductPlans()
  const productBytes = createProductBytes(database, mediaUrl, viewOf)

  const publicPage = async (
    reader: Reader,
    site: Site,
    currency: string,
    rows: readonly PageRow[],
    maxVariants: number,
  ): Promise<ProductPage> => {
    const withVariants = sumOf(rows) <= maxVariants
    const wanted = { currency, variants: withVariants ? 'all' : 'inline' } as const
    const bytes = await productBytes.of(reader, site, rows, wanted)
    const products = rows.flatMap((row) => bytes.get(row.product_number) ?? []) // none: deleted meanwhile
    return { products, withVariants }
  }

  const totalOf = async (
    reader: Reader,
    { siteId }: Site,
    { list, filterKey, limit, offset }: ProductPlan,
    rows: readonly PageRow[],
  ): Promise<number> => {
    const measure = rows[0]?.measure
    if (!list.isCounted) {
      const page = { siteId, filterKey, limit, offset, count: rows.length, changes: measure }
      return totals.of(reader, page, list.total)
    }
    if (measure !== undefined) return measure
    const [counted] = await readAll(reader, list.total)
    return counted?.total ?? 0
  }

  return {
    /** A page of products as visitors see them: bytes. */
    publicPage: async (reader: Reader, site: Site, currency: string, query: unknown): Promise<Uint8Array> => {
      const plan = planOf(site, 'public', query)
      const rows = await readAll(reader, plan.list.page)
      const page = await publicPage(reader, site, currency, rows, plan.maxVariants)
      return printPage(page, plan.offset, await totalOf(reader, site, plan, rows))
    },

    /** A page of products as merchants see them: hidden ones, cost and profit included. */
    merchantPage: async (
      reader: Reader,
      view: View,
      query: unknown,
    ): Promise<QueryProductsPlatformizedResponse> => {
      const { site } = view
      const plan = planOf(site, 'merchant', query)
      const rows = await readAll(reader, plan.list.page)
      const total = await totalOf(reader, site, plan, rows)
      const numbers = rows.map((row) => row.product_number)
      const records = inOrder(numbers, await productRecords.byNumber(reader, site.siteId, numbers))
      const withVariants = sumOf(rows) <= plan.maxVariants
      return {
        products: records.map((record) => ({
          ...productOf(record, view),
          variants: withVariants ? variantsOf(record, view) : [],
        })),
        metadata: { count: records.length, offset: plan.offset, total },
      }
    },

    /** One product as visitors see it: bytes. A hidden one is not there. */
    publicOne: async (reader: Reader, site: Site, currency: string, id: string): Promise<Uint8Array> => {
      const plan = planOf(site, 'public', { filter: { id } })
      const rows = await readAll(reader, plan.list.page)
      const page = await publicPage(reader, site, currency, rows, Number.POSITIVE_INFINITY)
      const [product] = page.products
      if (!product) throw fail('PRODUCT_NOT_FOUND')
      return printOne(product)
    },

    /** One product as merchants see it. */
    merchantOne: async (reader: Reader, view: View, id: string): Promise<Product> => {
      const [record] = await productRecords.byId(reader, view.site.siteId, [id])
      if (!record) throw fail('PRODUCT_NOT_FOUND')
      return { ...productOf(record, view), variants: variantsOf(record, view) }
    },
  }
}

const sumOf = (rows: readonly PageRow[]): number => rows.reduce((sum, row) => sum + row.variant_count, 0)

const inOrder = (numbers: readonly number[], records: readonly ProductRecord[]): ProductRecord[] => {
  const byNumber = new Map(records.map((record) => [record.number, record]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}
