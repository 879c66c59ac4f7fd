import type { StockMovement, StockState } from '@vitrine/contract'
import type { Transaction } from '../../floor/database/database.ts'
import type { StockRecord } from '../products/records/product-record.ts'
import { isSameStock } from '../products/records/stock.ts'
import { type LoggedRow, variantLog } from '../products/records/variant-log.ts'

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

interface MovementRow extends LoggedRow {
  readonly reason: StockMovement['reason']
  readonly quantity_before: number | null
  readonly in_stock_before: number
  readonly quantity_after: number | null
  readonly in_stock_after: number
  readonly order_id: string | null
}

const log = variantLog<MovementRow>('stock_movements', [
  ...['reason', 'quantity_before', 'in_stock_before', 'quantity_after', 'in_stock_after', 'order_id'],
])

/** How stock changed, in the order of the changes. */
export const stockMovementsStore = {
  /** Records changes of stock in their transaction; those that change nothing are left out. */
  record: (
    tx: Transaction,
    siteId: string,
    moved: readonly MovedStock[],
    { reason, orderId }: StockCause,
    at: number,
  ): Promise<void> => {
    const real = moved.filter(({ before, after }) => !isSameStock(before, after))
    const changes = real.map(({ productId, variantId, before, after }) => ({
      ...{ productId, variantId },
      values: [reason, ...columnsOf(before), ...columnsOf(after), orderId ?? null],
    }))
    return log.record(tx, siteId, changes, at)
  },

  /** Lists the movements of a product, or of one of its variants, newest first. */
  list: async (...of: Parameters<typeof log.list>): Promise<StockMovement[]> =>
    (await log.list(...of)).map(movementOf),

  purge: log.purge,
}

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
