import type { StockMovement, StockState } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'
import { callerNameOf } from '../../shop/audit/noted.ts'
import type { StockRecord } from '../products/records/product-record.ts'

/** Why stock changes. */
export interface StockCause {
  readonly reason: StockMovement['reason']
  readonly orderId?: string | undefined
}

/** A variant's stock before and after a change. */
export interface MovedStock {
  readonly productId: string
  readonly variantId: string
  readonly before: StockRecord
  readonly after: StockRecord
}

interface MovementRow {
  seq: number
  product_id: string
  variant_id: string
  at: number
  reason: StockMovement['reason']
  quantity_before: number | null
  in_stock_before: number
  quantity_after: number | null
  in_stock_after: number
  order_id: string | null
  actor_name: string | null
}

const COLUMNS = `seq, product_id, variant_id, at, reason, quantity_before, in_stock_before, quantity_after, in_stock_after,
  order_id, actor_name`

const insertMovements = insertRows('stock_movements', [
  ...['site_id', 'product_id', 'variant_id', 'at', 'reason', 'quantity_before', 'in_stock_before'],
  ...['quantity_after', 'in_stock_after', 'order_id', 'actor_name'],
])
const listOfProduct = statement<MovementRow>(
  `SELECT ${COLUMNS} FROM stock_movements WHERE site_id = ? AND product_id = ? AND seq < ?
   ORDER BY seq DESC LIMIT CAST(? AS BIGINT)`,
)
const listOfVariant = statement<MovementRow>(
  `SELECT ${COLUMNS} FROM stock_movements WHERE site_id = ? AND product_id = ? AND variant_id = ? AND seq < ?
   ORDER BY seq DESC LIMIT CAST(? AS BIGINT)`,
)
const purgeOld = statement(
  'DELETE FROM stock_movements WHERE seq IN (SELECT seq FROM stock_movements WHERE at < ? ORDER BY at LIMIT 500)',
)

/** How stock changed, in the order of the changes. */
export const stockMovementsStore = {
  /** Records changes of stock in their transaction; those that change nothing are left out. */
  record: async (
    tx: Transaction,
    siteId: string,
    moved: readonly MovedStock[],
    { reason, orderId }: StockCause,
    at: number,
  ): Promise<void> => {
    const real = moved.filter(({ before, after }) => !isSame(before, after))
    if (real.length === 0) return
    const name = (await callerNameOf(tx)) ?? null
    await insertMovements(
      tx,
      real.map(({ productId, variantId, before, after }) => [
        ...[siteId, productId, variantId, at, reason, ...columnsOf(before), ...columnsOf(after)],
        ...[orderId ?? null, name],
      ]),
    )
  },

  /** Lists the movements of a product, or of one of its variants, newest first. */
  list: async (
    reader: Reader,
    siteId: string,
    { productId, variantId }: { readonly productId: string; readonly variantId?: string | undefined },
    before: number,
    limit: number,
  ): Promise<StockMovement[]> => {
    const rows =
      variantId === undefined
        ? await reader.all(listOfProduct, siteId, productId, before, limit)
        : await reader.all(listOfVariant, siteId, productId, variantId, before, limit)
    return rows.map(movementOf)
  },

  /** Deletes up to 500 movements from before a time (milliseconds since 1970); returns how many. */
  purge: (tx: Transaction, before: number): Promise<number> => tx.run(purgeOld, before),
}

const isSame = (one: StockRecord, other: StockRecord): boolean =>
  one.track ? other.track && one.quantity === other.quantity : !other.track && one.inStock === other.inStock

const columnsOf = (stock: StockRecord): [number | null, number] =>
  stock.track ? [stock.quantity, stock.quantity > 0 ? 1 : 0] : [null, stock.inStock ? 1 : 0]

const movementOf = (row: MovementRow): StockMovement => ({
  id: String(row.seq),
  date: new Date(row.at).toISOString(),
  productId: row.product_id,
  variantId: row.variant_id,
  reason: row.reason,
  before: stateOf(row.quantity_before, row.in_stock_before),
  after: stateOf(row.quantity_after, row.in_stock_after),
  ...(row.order_id !== null && { orderId: row.order_id }),
  ...(row.actor_name !== null && { actorName: row.actor_name }),
})

const stateOf = (quantity: number | null, inStock: number): StockState => ({
  ...(quantity !== null && { quantity }),
  inStock: inStock === 1,
})
