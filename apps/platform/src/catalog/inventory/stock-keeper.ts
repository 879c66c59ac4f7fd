import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { productWire } from '../products/printed/product-wire.store.ts'
import { preordersStore } from '../products/records/preorders.store.ts'
import { productsStore } from '../products/records/products.store.ts'
import { demandsOf, type StockLine } from './demand.ts'
import { type Shifted, shiftStock } from './shift-stock.ts'
import { notePreorders, type StockParts } from './stock-changed.ts'

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
   * so. A variant that is out of stock is pre-ordered, where the merchant allows it.
   *
   * @returns the lines that are pre-ordered
   * @throws {Failure} PARTIAL_OUT_OF_STOCK when some, FULL_OUT_OF_STOCK when all of it is short, with
   * `data.shortages`. Roll back the transaction then.
   */
  take<Line extends StockLine>(
    tx: Transaction,
    siteId: string,
    lines: readonly Line[],
    orderId: string,
  ): Promise<Line[]>
  /** Gives back what was taken. Variants that are gone or no longer counted are skipped. */
  restock(tx: Transaction, siteId: string, lines: readonly StockLine[], orderId: string): Promise<void>
  /** Gives back the places of pre-orders. Products that are gone are skipped. */
  cancelPreorders(tx: Transaction, siteId: string, lines: readonly StockLine[]): Promise<void>
}

export const createStockKeeper = (parts: StockParts): StockKeeper => ({
  take: async (tx, siteId, lines, orderId) => {
    const shifted = await shiftStock(tx, parts, siteId, lines, {
      ...{ sign: -1, most: Number.MAX_SAFE_INTEGER, preorders: true },
      cause: { reason: 'ORDER', orderId },
    })
    const shortages = shifted.flatMap(shortageOf)
    const preordered = new Set(shifted.filter(({ outcome }) => outcome.is === 'preordered').map(keyOf))
    if (shortages.length === 0) return lines.filter((line) => preordered.has(keyOf(line)))
    throw fail(shortages.length < shifted.length ? 'PARTIAL_OUT_OF_STOCK' : 'FULL_OUT_OF_STOCK', {
      shortages,
    })
  },

  restock: async (tx, siteId, lines, orderId) => {
    const cause = { reason: 'RETURN', orderId } as const
    await shiftStock(tx, parts, siteId, lines, { sign: 1, most: Number.MAX_SAFE_INTEGER, cause })
  },

  cancelPreorders: async (tx, siteId, lines) => {
    const numbers = await productsStore.numbers(tx, siteId, [...new Set(lines.map((line) => line.productId))])
    for (const demand of demandsOf(lines, numbers).known) {
      const { number, wanted } = demand
      await productWire.markStale(tx, siteId, number)
      for (const quantity of wanted.values()) await preordersStore.giveBack(tx, siteId, number, quantity)
      await notePreorders(tx, parts, siteId, demand, 'RETURN')
    }
  },
})

const keyOf = ({ productId, variantId }: Pick<StockLine, 'productId' | 'variantId'>): string =>
  `${productId} ${variantId}`

/** Returns the shortage; undefined if there was enough. */
export const shortageOf = ({ outcome, ...line }: Shifted): Shortage[] => {
  switch (outcome.is) {
    case 'done':
    case 'preordered':
      return []
    case 'refused':
      return [{ ...line, available: outcome.quantity }]
    case 'uncounted':
      return outcome.inStock ? [] : [{ ...line, available: 0 }]
    case 'unknown':
      return [{ ...line, available: 0 }]
  }
}
