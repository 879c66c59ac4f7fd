import type { Reader } from '../../database/database.ts'
import type { Site } from '../sites/site.ts'
import { readAll } from './bound.ts'
import { createBounded } from './bounded.ts'
import { publicView } from './product.ts'
import type { NumberRow, ProductList } from './product-list.store.ts'
import type { ProductPage } from './product-pages.ts'
import { productRecords } from './product-records.store.ts'
import { printProduct, type WireBytes } from './wire-bytes.ts'

/** Bytes of products in other currencies than their shop's, all shops together. */
const KEPT_BYTES = 32 * 1024 * 1024

/** Reads pages with prices converted to another currency of the shop: made from rows, and kept while they fit. */
export const createConvertedPages = (mediaUrl: string) => {
  const kept = createBounded<WireBytes>(KEPT_BYTES)

  return async (
    reader: Reader,
    site: Site,
    list: ProductList,
    currency: string,
    maxVariants: number,
  ): Promise<ProductPage> => {
    const view = publicView(site, mediaUrl, currency)
    const tariff = [site.siteId, mediaUrl, site.storefrontUrl, site.locale, site.currency, currency]
    const prefix = JSON.stringify([...tariff, site.conversionRates[currency]])
    const keyOf = (row: NumberRow): string => `${prefix} ${row.product_number} ${row.revision}`

    const rows = await readAll(reader, list.numbers)
    const found = new Map(rows.map((row) => [row.product_number, kept.get(keyOf(row))]))
    const missing = rows.filter((row) => found.get(row.product_number) === undefined)
    const numbers = missing.map((row) => row.product_number)
    const records = await productRecords.byNumber(reader, site.siteId, numbers)
    for (const record of records) found.set(record.number, printProduct(record, view))
    for (const row of missing) {
      const bytes = found.get(row.product_number)
      if (bytes) kept.set(keyOf(row), bytes, bytes.body.length + bytes.moreVariants.length)
    }

    const products = rows.flatMap(({ product_number: number }) => {
      const bytes = found.get(number)
      return bytes ? [{ number, ...bytes }] : [] // a product without bytes was deleted meanwhile
    })
    const variants = products.reduce((sum, product) => sum + product.variantCount, 0)
    return { products, withVariants: variants <= maxVariants, measure: rows[0]?.measure }
  }
}
