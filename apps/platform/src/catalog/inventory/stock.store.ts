import {
  type Reader,
  type Statement,
  statement,
  type Transaction,
  type Value,
} from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import type { StockRecord } from '../products/records/product-record.ts'

/** The stock of one variant, and its choices. */
export interface KeptStock {
  readonly variantId: string
  /** Descriptions of the choices by option name. */
  readonly choices: Readonly<Record<string, string>>
  readonly stock: StockRecord
}

interface StockRow {
  variant_id: string
  choices: string
  track_quantity: number
  quantity: number
  in_stock: number
}

const COLUMNS = 'variant_id, choices, track_quantity, quantity, in_stock'

const ofProduct = statement<StockRow>(
  `SELECT ${COLUMNS} FROM variants WHERE site_id = ? AND product_number = ? ORDER BY place`,
)
const some = selectIn<StockRow>(
  `SELECT ${COLUMNS} FROM variants WHERE site_id = ? AND variant_id IN (?*) AND product_number = ?`,
)
const shift = statement<{ quantity: number }>(
  `UPDATE variants SET quantity = quantity + CAST(? AS BIGINT), stock_updated = CAST(? AS BIGINT)
   WHERE site_id = ? AND product_number = ? AND variant_id = ? AND track_quantity = 1
     AND quantity BETWEEN CAST(? AS BIGINT) AND CAST(? AS BIGINT)
   RETURNING quantity`,
)

/** Variants per statement; the remainder uses the next smaller size. */
const SIZES = [64, 8, 1] as const
const ROW = '(CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT))'

const setSome = SIZES.map((size): [number, Statement<never>] => [
  size,
  statement(
    `WITH wanted (variant_id, track_quantity, quantity, in_stock) AS (VALUES ${Array(size).fill(ROW).join(', ')})
     UPDATE variants SET track_quantity = wanted.track_quantity, quantity = wanted.quantity,
       in_stock = wanted.in_stock, stock_updated = CAST(? AS BIGINT)
     FROM wanted
     WHERE variants.site_id = ? AND variants.product_number = ? AND variants.variant_id = wanted.variant_id`,
  ),
])

/**
 * The stock of variants. Writers must lock the product first, with `productWire`, so that stock and catalog
 * writes neither overwrite each other nor deadlock.
 */
export const stockStore = {
  /** Reads the stock of a product's variants, in order. */
  ofProduct: async (reader: Reader, siteId: string, number: number): Promise<KeptStock[]> =>
    (await reader.all(ofProduct, siteId, number)).map(keptOf),

  /** Reads the stock of a product's variants with the given ids, by id. */
  byVariant: async (
    reader: Reader,
    siteId: string,
    number: number,
    variantIds: readonly string[],
  ): Promise<Map<string, KeptStock>> => {
    const rows = await some(reader, siteId, variantIds, number)
    return new Map(rows.map((row) => [row.variant_id, keptOf(row)]))
  },

  /**
   * Adds to a counted quantity, in one update that only applies if the result is between zero and `most`.
   *
   * @param amount - negative to take away
   * @returns the new quantity; undefined when nothing was changed
   */
  shift: async (
    tx: Transaction,
    siteId: string,
    number: number,
    { variantId, amount, most, at }: Shift,
  ): Promise<number | undefined> => {
    const least = Math.max(0, -amount)
    const greatest = Math.min(Number.MAX_SAFE_INTEGER, most - amount)
    return (await tx.first(shift, amount, at, siteId, number, variantId, least, greatest))?.quantity
  },

  /** Sets the stock of variants of one product. */
  set: async (
    tx: Transaction,
    siteId: string,
    number: number,
    wanted: readonly KeptStock[],
    at: number,
  ): Promise<void> => {
    let done = 0
    for (const [size, update] of setSome)
      for (; wanted.length - done >= size; done += size)
        await tx.run(update, ...wanted.slice(done, done + size).flatMap(valuesOf), at, siteId, number)
  },
}

export interface Shift {
  readonly variantId: string
  readonly amount: number
  readonly most: number
  /** Milliseconds since 1970. */
  readonly at: number
}

const keptOf = (row: StockRow): KeptStock => ({
  variantId: row.variant_id,
  choices: JSON.parse(row.choices),
  stock:
    row.track_quantity === 1
      ? { track: true, quantity: row.quantity }
      : { track: false, inStock: row.in_stock === 1 },
})

const valuesOf = ({ variantId, stock }: KeptStock): Value[] => [
  variantId,
  Number(stock.track),
  stock.track ? stock.quantity : 0,
  Number(stock.track || stock.inStock),
]
