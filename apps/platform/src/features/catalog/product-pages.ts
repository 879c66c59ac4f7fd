import type { Database, Reader } from '../../database/database.ts'
import type { Site } from '../sites/site.ts'
import { readAll } from './bound.ts'
import type { ProductList, WireRow } from './product-list.store.ts'
import { productRecords } from './product-records.store.ts'
import { productWire } from './product-wire.store.ts'
import type { SiteView } from './site-view.ts'
import { INLINE_VARIANTS, printProduct, type WireBytes } from './wire-bytes.ts'

/** A product of a page, as bytes that are good. */
export interface PageProduct extends WireBytes {
  readonly number: number
}

/** Reads pages of stored bytes, and makes those anew that have become stale. */
export interface ProductPages {
  /**
   * Reads a page.
   *
   * @param maxVariants - variants are read while the page holds at most so many, else `moreVariants` is left out
   */
  read(reader: Reader, site: Site, list: ProductList, maxVariants: number): Promise<ProductPage>
}

export interface ProductPage {
  readonly products: readonly PageProduct[]
  readonly withVariants: boolean
  /** As in `WireRow`; undefined on an empty page. */
  readonly measure: number | undefined
}

const NOT_READ: Uint8Array = new Uint8Array(0)

export const createProductPages = (database: Database, viewOf: (site: Site) => SiteView): ProductPages => {
  /** Others who ask for the same product meanwhile wait at the lock, and find it mended or mend it again. */
  const mend = (site: Site, numbers: readonly number[]): Promise<Map<number, WireBytes>> => {
    const { view, madeFor } = viewOf(site)
    return database.transaction(async (tx) => {
      const mended = new Map<number, WireBytes>()
      for (const number of [...numbers].sort((one, other) => one - other)) {
        await productWire.lock(tx, site.siteId, number)
        const [record] = await productRecords.byNumber(tx, site.siteId, [number])
        if (!record) continue // deleted since the page was read
        const bytes = printProduct(record, view)
        await productWire.mend(tx, site.siteId, number, madeFor, bytes)
        mended.set(number, bytes)
      }
      return mended
    })
  }

  /** Adds the variants that are kept apart; bytes that were made anew in between count as stale. */
  const withMore = async (
    reader: Reader,
    site: Site,
    rows: readonly WireRow[],
  ): Promise<Map<number, Uint8Array>> => {
    const many = rows.filter((row) => row.body !== null && row.variant_count > INLINE_VARIANTS)
    if (many.length === 0) return new Map()
    const revisions = new Map(many.map((row) => [row.product_number, row.built_revision]))
    const found = await productWire.moreVariants(reader, site.siteId, [...revisions.keys()])
    return new Map(
      found.flatMap((row) =>
        row.built_revision === revisions.get(row.product_number)
          ? [[row.product_number, row.more_variants] as const]
          : [],
      ),
    )
  }

  return {
    read: async (reader, site, list, maxVariants) => {
      const rows = await readAll(reader, list.wire)
      const withVariants = rows.reduce((sum, row) => sum + row.variant_count, 0) <= maxVariants
      const more = withVariants ? await withMore(reader, site, rows) : new Map<number, Uint8Array>()
      const isGood = (row: WireRow): boolean =>
        row.body !== null &&
        (!withVariants || row.variant_count <= INLINE_VARIANTS || more.has(row.product_number))
      const stale = rows.filter((row) => !isGood(row)).map((row) => row.product_number)
      const mended = stale.length > 0 ? await mend(site, stale) : new Map<number, WireBytes>()
      const products = rows.flatMap((row): PageProduct[] => {
        const { product_number: number, variant_count: variantCount, variants_at: variantsAt, body } = row
        const made = mended.get(number)
        if (made) return [{ number, ...made }]
        if (body === null) return []
        return [{ number, variantCount, variantsAt, body, moreVariants: more.get(number) ?? NOT_READ }]
      })
      return { products, withVariants, measure: rows[0]?.measure }
    },
  }
}
