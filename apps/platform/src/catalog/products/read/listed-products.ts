import type { Product } from '@vitrine/contract'
import type { Reader } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { printList } from '../printed/page-bytes.ts'
import { productOf, variantsOf } from '../printed/product.ts'
import type { Place, ProductBytes } from '../printed/product-bytes.ts'
import type { Shown } from '../records/catalog-visit.ts'
import { createPrices } from '../records/price.ts'
import { ALL_PRODUCTS } from '../records/product-record.ts'
import { productRecords } from '../records/product-records.store.ts'
import { PAGE_VARIANTS } from './product-plans.ts'

/** Products with known numbers, as a query would list them. */
export interface ListedProducts {
  /** Returns everything that bytes depend on in addition to the products; see `ProductBytes`. */
  basis(site: Site, shown: Shown): string
  /** A JSON list of the visible ones, in the order of the numbers. */
  forVisitors(
    reader: Reader,
    site: Site,
    shown: Shown,
    numbers: readonly number[],
  ): Promise<{ readonly count: number; readonly bytes: Uint8Array }>
  /** All existing ones, in the order of the numbers. */
  forMerchants(reader: Reader, site: Site, currency: string, numbers: readonly number[]): Promise<Product[]>
}

const places = selectIn<{ product_number: number; revision: number; variant_count: number }>(
  `SELECT w.product_number, w.revision, w.variant_count FROM product_wire w
   JOIN collection_products m
     ON m.site_id = w.site_id AND m.collection_number = ${ALL_PRODUCTS.number} AND m.product_number = w.product_number
   WHERE w.site_id = ? AND w.product_number IN (?*) AND m.visible = 1`,
)

export const createListedProducts = (productBytes: ProductBytes, mediaUrl: string): ListedProducts => ({
  basis: productBytes.basis,

  forVisitors: async (reader, site, how, numbers) => {
    const rows = await places(reader, site.siteId, numbers)
    const shown = rows.map(
      (row): Place => ({
        number: row.product_number,
        revision: row.revision,
        variantCount: row.variant_count,
      }),
    )
    const withVariants = shown.reduce((sum, { variantCount }) => sum + variantCount, 0) <= PAGE_VARIANTS
    const wanted = { ...how, variants: withVariants ? 'all' : 'inline' } as const
    const bytes = await productBytes.of(reader, site, shown, wanted)
    const products = numbers.flatMap((number) => bytes.get(number) ?? [])
    return { count: products.length, bytes: printList({ products, withVariants }) }
  },

  forMerchants: async (reader, site, currency, numbers) => {
    const records = await productRecords.byNumber(reader, site.siteId, numbers)
    const view = { site, mediaUrl, prices: createPrices(site, currency), merchant: true }
    const withVariants = records.reduce((sum, { variants }) => sum + variants.length, 0) <= PAGE_VARIANTS
    const byNumber = new Map(records.map((record) => [record.number, record]))
    return numbers
      .flatMap((number) => byNumber.get(number) ?? [])
      .map((record) => ({
        ...productOf(record, view),
        variants: withVariants ? variantsOf(record, view) : [],
      }))
  },
})
