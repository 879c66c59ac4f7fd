import type { Product, QueryProductsPlatformizedResponse } from '@vitrine/contract'
import type { Database, Reader } from '../../database/database.ts'
import { fail } from '../../http/failure.ts'
import type { Site } from '../sites/site.ts'
import { readAll } from './bound.ts'
import { createConvertedPages } from './converted-pages.ts'
import { printOne, printPage } from './page-bytes.ts'
import { productOf, type View, variantsOf } from './product.ts'
import { createProductPages, type ProductPage } from './product-pages.ts'
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
  const planOf = createProductPlans(viewOf)
  const pages = createProductPages(database, viewOf)
  const convertedPage = createConvertedPages(mediaUrl)

  const publicPage = (
    reader: Reader,
    site: Site,
    currency: string,
    plan: ProductPlan,
  ): Promise<ProductPage> =>
    currency === site.currency
      ? pages.read(reader, site, plan.list, plan.maxVariants)
      : convertedPage(reader, site, plan.list, currency, plan.maxVariants)

  const totalOf = async (
    reader: Reader,
    { siteId }: Site,
    plan: ProductPlan,
    count: number,
    measure: number | undefined,
  ): Promise<number> => {
    const { list, filterKey, limit, offset } = plan
    if (!list.isCounted)
      return totals.of(reader, { siteId, filterKey, limit, offset, count, changes: measure }, list.total)
    if (measure !== undefined) return measure
    const [counted] = await readAll(reader, list.total)
    return counted?.total ?? 0
  }

  return {
    /** A page of products as visitors see them: bytes. */
    publicPage: async (reader: Reader, site: Site, currency: string, query: unknown): Promise<Uint8Array> => {
      const plan = planOf(site, 'public', query)
      const page = await publicPage(reader, site, currency, plan)
      const total = await totalOf(reader, site, plan, page.products.length, page.measure)
      return printPage(page, plan.offset, total)
    },

    /** A page of products as merchants see them: hidden ones, cost and profit included. */
    merchantPage: async (
      reader: Reader,
      view: View,
      query: unknown,
    ): Promise<QueryProductsPlatformizedResponse> => {
      const { site } = view
      const plan = planOf(site, 'merchant', query)
      const rows = await readAll(reader, plan.list.numbers)
      const total = await totalOf(reader, site, plan, rows.length, rows[0]?.measure)
      const numbers = rows.map((row) => row.product_number)
      const records = inOrder(numbers, await productRecords.byNumber(reader, site.siteId, numbers))
      const variants = records.reduce((sum, record) => sum + record.variants.length, 0)
      return {
        products: records.map((record) => ({
          ...productOf(record, view),
          variants: variants <= plan.maxVariants ? variantsOf(record, view) : [],
        })),
        metadata: { count: records.length, offset: plan.offset, total },
      }
    },

    /** One product as visitors see it: bytes. A hidden one is not there. */
    publicOne: async (reader: Reader, site: Site, currency: string, id: string): Promise<Uint8Array> => {
      const plan = planOf(site, 'public', { filter: { id } })
      const page = await publicPage(reader, site, currency, {
        ...plan,
        maxVariants: Number.POSITIVE_INFINITY,
      })
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

const inOrder = (numbers: readonly number[], records: readonly ProductRecord[]): ProductRecord[] => {
  const byNumber = new Map(records.map((record) => [record.number, record]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}
