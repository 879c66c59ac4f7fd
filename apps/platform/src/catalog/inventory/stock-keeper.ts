import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { StockLine } from './demand.ts'
import { type Shifted, shiftStock } from './shift-stock.ts'
import type { StockParts } from './stock-changed.ts'

/** A variant with fewer left than requested. */
export interface Shortage {
  readonly productId: string
  readonly variantId: string
  /** The requested quantity, over all lines. */
  readonly quantity: number
  /** How many there are. */
  readonly available: number
}

/** Stock for orders: taken and given back in the transaction that places or cancels the order. */
export interface StockKeeper {
  /**
   * Takes everything the lines name from the stock. A variant that isn't counted must be in stock, and stays
   * so.
   *
   * @throws {Failure} PARTIAL_OUT_OF_STOCK when some, FULL_OUT_OF_STOCK when all of it is short, with
   * `data.shortages`. Roll back the transaction then.
   */
  take(tx: Transaction, siteId: string, lines: readonly StockLine[]): Promise<void>
  /** Gives back what was taken. Variants that are gone or no longer counted are skipped. */
  restock(tx: Transaction, siteId: string, lines: readonly StockLine[]): Promise<void>
}

export const createStockKeeper = (parts: StockParts): StockKeeper => ({
  take: async (tx, siteId, lines) => {
    const shifted = await shiftStock(tx, parts, siteId, lines, { sign: -1, most: Number.MAX_SAFE_INTEGER })
    const shortages = shifted.flatMap(shortageOf)
    if (shortages.length === 0) return
    throw fail(shortages.length < shifted.length ? 'PARTIAL_OUT_OF_STOCK' : 'FULL_OUT_OF_STOCK', {
      shortages,
    })
  },

  restock: async (tx, siteId, lines) => {
    await shiftStock(tx, parts, siteId, lines, { sign: 1, most: Number.MAX_SAFE_INTEGER })
  },
})

/** Returns the shortage; undefined if there was enough. */
export const shortageOf = ({ outcome, ...line }: Shifted): Shortage[] => {
  switch (outcome.is) {
    case 'done':
      return []
    case 'refused':
      return [{ ...line, available: outcome.quantity }]
    case 'uncounted':
      return outcome.inStock ? [] : [{ ...line, available: 0 }]
    case 'unknown':
      return [{ ...line, available: 0 }]
  }
}
