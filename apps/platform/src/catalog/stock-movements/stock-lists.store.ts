import type { BackInStockDemand, LowStock } from '@vitrine/contract'
import { type Reader, statement } from '../../floor/database/database.ts'

/** Where a page begins: after this variant. */
export interface LowPlace {
  readonly quantity: number
  readonly number: number
  readonly place: number
}

/** Where a page begins: after this product. */
export interface DemandPlace {
  readonly wishes: number
  readonly number: number
}

interface LowRow {
  product_id: string
  document: string
  variant_id: string
  choices: string
  sku: string
  quantity: number
  product_number: number
  place: number
}

interface DemandRow {
  product_id: string
  document: string
  product_number: number
  wishes: number
}

const listLow = statement<LowRow>(
  `SELECT p.product_id, p.document, v.variant_id, v.choices, v.sku, v.quantity, v.product_number, v.place
   FROM variants v
   JOIN products p ON p.site_id = v.site_id AND p.product_number = v.product_number
   WHERE v.site_id = ? AND v.track_quantity = 1 AND v.quantity < CAST(? AS BIGINT)
     AND (v.quantity, v.product_number, v.place) > (CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT))
   ORDER BY v.quantity, v.product_number, v.place LIMIT CAST(? AS BIGINT)`,
)
const listDemand = statement<DemandRow>(
  `SELECT p.product_id, p.document, d.product_number, d.wishes FROM (
     SELECT product_number, count(*) AS wishes FROM back_in_stock_requests WHERE site_id = ?
     GROUP BY product_number) d
   JOIN products p ON p.site_id = ? AND p.product_number = d.product_number
   WHERE d.wishes < CAST(? AS BIGINT) OR (d.wishes = CAST(? AS BIGINT) AND d.product_number > CAST(? AS BIGINT))
   ORDER BY d.wishes DESC, d.product_number LIMIT CAST(? AS BIGINT)`,
)

/** Lists of stock that merchants keep an eye on. */
export const stockListsStore = {
  /** Lists counted variants with fewer than `below`, fewest first. Each comes with its place. */
  low: async (
    reader: Reader,
    siteId: string,
    below: number,
    behind: LowPlace,
    limit: number,
  ): Promise<{ shown: LowStock; place: LowPlace }[]> => {
    const { quantity, number, place } = behind
    const rows = await reader.all(listLow, siteId, below, quantity, number, place, limit)
    return rows.map((row) => ({
      shown: {
        ...{ productId: row.product_id, productName: nameIn(row.document), variantId: row.variant_id },
        ...{ choices: JSON.parse(row.choices), sku: row.sku, quantity: row.quantity },
      },
      place: { quantity: row.quantity, number: row.product_number, place: row.place },
    }))
  },

  /** Lists products by the number of people who wait for them. Counts all wishes, so use it with `Database.scans`. */
  demand: async (
    scans: Reader,
    siteId: string,
    { wishes, number }: DemandPlace,
    limit: number,
  ): Promise<{ shown: BackInStockDemand; place: DemandPlace }[]> => {
    const rows = await scans.all(listDemand, siteId, siteId, wishes, wishes, number, limit)
    return rows.map((row) => ({
      shown: { productId: row.product_id, productName: nameIn(row.document), wishes: Number(row.wishes) },
      place: { wishes: Number(row.wishes), number: row.product_number },
    }))
  },
}

/** The catalog's store printed the document. */
const nameIn = (document: string): string => JSON.parse(document).name
