import type { Transaction } from '../../floor/database/database.ts'
import { productWire } from '../products/printed/product-wire.store.ts'
import { preordersStore } from '../products/records/preorders.store.ts'
import { productsStore } from '../products/records/products.store.ts'
import type { StockCause } from '../stock-movements/stock-movements.store.ts'
import { type Demand, demandsOf, type StockLine } from './demand.ts'
import { type KeptStock, stockStore } from './stock.store.ts'
import {
  type ChangedStock,
  notePreorders,
  noteStockChanges,
  type StockChange,
  type StockParts,
} from './stock-changed.ts'

/** The result of changing one variant's stock. */
export interface Shifted extends StockLine {
  readonly outcome: Outcome
}

export type Outcome =
  /** It was changed; this is the new quantity. */
  | { readonly is: 'done'; readonly quantity: number }
  /** It would be below zero or above the limit; it stays unchanged. */
  | { readonly is: 'refused'; readonly quantity: number }
  /** It is out of stock, and was pre-ordered. */
  | { readonly is: 'preordered' }
  /** It isn't counted, so there was nothing to change. */
  | { readonly is: 'uncounted'; readonly inStock: boolean }
  | { readonly is: 'unknown'; readonly what: 'product' | 'variant' }

/** Up or down, and the limit. */
export interface Direction {
  readonly sign: 1 | -1
  /** The highest quantity allowed after the change. */
  readonly most: number
  /** Whether to pre-order what is out of stock, where the merchant allows it. */
  readonly preorders?: boolean
  readonly cause: StockCause
}

/**
 * Changes the quantities of variants and returns the result of each. Roll back the transaction if any result
 * isn't good enough, because the others have been changed by then.
 *
 * Products are locked in number order, so that two transactions never wait for each other in a circle. A
 * product without counted variants in the request is only read: selling it takes no lock.
 */
export const shiftStock = async (
  tx: Transaction,
  parts: StockParts,
  siteId: string,
  lines: readonly StockLine[],
  direction: Direction,
): Promise<Shifted[]> => {
  const numbers = await productsStore.numbers(tx, siteId, [...new Set(lines.map((line) => line.productId))])
  const { known, unknown } = demandsOf(lines, numbers)
  const shifted: Shifted[] = unknown.map((line) => ({ ...line, outcome: NO_PRODUCT }))
  const changes: StockChange[] = []
  for (const demand of known) {
    const before = await stockStore.byVariant(tx, siteId, demand.number, [...demand.wanted.keys()])
    const moved = await shiftProduct(tx, siteId, demand, before, direction, parts.clock.now())
    const outcomes = direction.preorders ? await withPreorders(tx, siteId, demand, moved) : moved
    const { productId } = demand
    for (const [variantId, quantity] of demand.wanted)
      shifted.push({ productId, variantId, quantity, outcome: outcomes.get(variantId) ?? NO_VARIANT })
    changes.push(...changesOf(demand, before, outcomes, direction))
  }
  await noteStockChanges(tx, parts, siteId, changes, direction.cause)
  const preordered = new Set(
    shifted.flatMap((line) => (line.outcome.is === 'preordered' ? line.productId : [])),
  )
  for (const demand of known)
    if (preordered.has(demand.productId))
      await notePreorders(tx, parts, siteId, demand, direction.cause.reason)
  return shifted
}

const NO_PRODUCT: Outcome = { is: 'unknown', what: 'product' }
const NO_VARIANT: Outcome = { is: 'unknown', what: 'variant' }

type Kept = ReadonlyMap<string, KeptStock>
type Outcomes = ReadonlyMap<string, Outcome>

/** Reads rejected variants again: under the lock they still have the stock they were rejected for. */
const shiftProduct = async (
  tx: Transaction,
  siteId: string,
  { number, wanted }: Demand,
  before: Kept,
  { sign, most }: Direction,
  at: number,
): Promise<Outcomes> => {
  const ids = [...wanted.keys()]
  if (![...before.values()].some(({ stock }) => stock.track))
    return new Map(ids.map((id) => [id, unchanged(before.get(id))]))
  if (!(await productWire.markStale(tx, siteId, number))) return new Map(ids.map((id) => [id, NO_PRODUCT]))
  const done = new Map<string, Outcome>()
  for (const [variantId, quantity] of wanted) {
    const shift = { variantId, amount: sign * quantity, most, at }
    const left = await stockStore.shift(tx, siteId, number, shift)
    if (left !== undefined) done.set(variantId, { is: 'done', quantity: left })
  }
  const now = done.size < wanted.size ? await stockStore.byVariant(tx, siteId, number, ids) : before
  return new Map(ids.map((id) => [id, done.get(id) ?? unchanged(now.get(id))]))
}

/** Pre-orders variants that are sold out. */
const withPreorders = async (
  tx: Transaction,
  siteId: string,
  { number, wanted }: Demand,
  outcomes: Outcomes,
): Promise<Outcomes> => {
  const result = new Map(outcomes)
  for (const [variantId, quantity] of wanted) {
    const outcome = outcomes.get(variantId)
    const isOut =
      outcome?.is === 'uncounted' ? !outcome.inStock : outcome?.is === 'refused' && outcome.quantity === 0
    if (!isOut || !(await productWire.markStale(tx, siteId, number))) continue
    if (await preordersStore.take(tx, siteId, number, quantity)) result.set(variantId, { is: 'preordered' })
  }
  return result
}

const unchanged = (kept: KeptStock | undefined): Outcome => {
  if (!kept) return NO_VARIANT
  const { stock } = kept
  return stock.track
    ? { is: 'refused', quantity: stock.quantity }
    : { is: 'uncounted', inStock: stock.inStock }
}

/** Adding to zero ends a sell-out; going down to zero begins one. */
const changesOf = (
  { productId, number, wanted }: Demand,
  before: Kept,
  outcomes: Outcomes,
  { sign }: Direction,
): StockChange[] => {
  const left = new Map<string, number>()
  for (const [id, outcome] of outcomes) if (outcome.is === 'done') left.set(id, outcome.quantity)
  const changed = [...before.values()].flatMap((kept): ChangedStock[] => {
    const quantity = left.get(kept.variantId)
    if (quantity === undefined || !kept.stock.track) return []
    // Another transaction may have changed it after `before` was read, so the old quantity follows from the new one.
    const was = quantity - sign * (wanted.get(kept.variantId) ?? 0)
    return [{ ...kept, stock: { ...kept.stock, quantity }, before: { ...kept.stock, quantity: was } }]
  })
  const returnedIds = [...left].flatMap(([id, quantity]) =>
    sign > 0 && quantity === wanted.get(id) ? [id] : [],
  )
  const hasSoldOut = sign < 0 && [...left.values()].includes(0)
  return changed.length > 0 ? [{ productId, number, changed, returnedIds, hasSoldOut }] : []
}
