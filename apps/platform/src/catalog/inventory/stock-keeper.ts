import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { StockLine } from './demand.ts'
import { type Shifted, shiftStock } from './shift-stock.ts'
import type { StockParts } from './stock-changed.ts'

/** A variant of which fewer are left than were wanted. */
export interface Shortage {
  readonly productId: string
  readonly variantId: string
  /** How many were wanted, over all lines. */
  readonly quantity: number
  /** How many there are. */
  readonly available: number
}

/** Stock as orders take it and give it back, in the transaction in which the order is placed or cancelled. */
export interface StockKeeper {
  /**
   * Takes what the lines name off the stock, all of it. A variant that is not counted must be in stock, and stays so.
   *
   * @throws {Failure} PARTIAL_OUT_OF_STOCK when some, FULL_OUT_OF_STOCK when all of it is short; `data.shortages`
   *   names what. The transaction must be given up with it.
   */
  take(tx: Transaction, siteId: string, lines: readonly StockLine[]): Promise<void>
  /** Gives back what was taken. What is gone or no longer counted is passed over. */
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

/** What is short of what was wanted; nothing when it was there. */
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
