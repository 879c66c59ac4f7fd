import type { CartData, NewItem } from './cart-data.ts'
import { shownCart } from './shown-cart.ts'

/**
 * A visitor's change to a cart. Lines are identified by `lineKey`, so a line can change before it has an id.
 */
export type Change =
  | { readonly kind: 'add'; readonly item: NewItem & { readonly quantity: number } }
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'remove' }
  | { readonly kind: 'coupon'; readonly code: string | null }

/** A change that the settled cart doesn't hold yet. */
export interface Pending {
  readonly id: number
  /**
   * The line's key, or `COUPON`. Changes in one lane are sent one after another, different lanes in parallel.
   */
  readonly lane: string
  readonly change: Change
  /** `answered`: the shop has applied it, but the settled cart is older. */
  readonly phase: 'waiting' | 'sent' | 'answered'
  /** The number of its request, and whether nothing else was in flight. */
  readonly sending?: { readonly number: number; readonly isAlone: boolean }
}

/** The lane of the coupon. */
export const COUPON = 'coupon'

/** The shop's last cart, and the changes since. All functions here are pure; a store runs them. */
export interface ChangeLog {
  /** Undefined until it is read, null for a visitor without a cart. */
  readonly settled: CartData | null | undefined
  /** In the order in which they were made. */
  readonly pending: readonly Pending[]
  /** How many changes were sent so far. */
  readonly sendings: number
  readonly lastId: number
  /** Set when the settled cart may be wrong: a change failed, or someone else changed it. */
  readonly isDoubtful: boolean
}

/** The read in flight; there is at most one. */
export interface Reading {
  readonly sendings: number
  /** False if changes were in flight when it began: the answer may or may not hold them. */
  readonly isWhole: boolean
}

export const emptyLog = (settled: CartData | null | undefined): ChangeLog => ({
  settled,
  pending: [],
  sendings: 0,
  lastId: 0,
  isDoubtful: false,
})

const isSent = ({ phase }: Pending) => phase === 'sent'

/**
 * Records a change. It replaces an unsent change of the same lane, so a burst of clicks becomes one change. A
 * change back to the settled state is dropped, and so is one of a missing line.
 */
export function record(log: ChangeLog, lane: string, change: Change): ChangeLog {
  const isOfLine = change.kind === 'quantity' || change.kind === 'remove'
  if (isOfLine && quantityIn(log, lane) === 0) return log
  const last = log.pending.findLast((each) => each.lane === lane)
  const overtaken = last?.phase === 'waiting' ? last : undefined
  const before = { ...log, pending: log.pending.filter((each) => each !== overtaken) }
  const one = overtaken ? joined(before, lane, overtaken.change, change) : change
  if (!one || changesNothing(before, lane, one)) return before
  const id = log.lastId + 1
  return { ...before, lastId: id, pending: [...before.pending, { id, lane, change: one, phase: 'waiting' }] }
}

/** Merges two successive changes of a lane; undefined if they cancel out. */
function joined(log: ChangeLog, lane: string, first: Change, then: Change): Change | undefined {
  const standing = quantityIn(log, lane)
  if (first.kind === 'add' && then.kind === 'add')
    return { kind: 'add', item: { ...then.item, quantity: first.item.quantity + then.item.quantity } }
  if (then.kind === 'add' && standing > 0)
    return {
      kind: 'quantity',
      quantity: (first.kind === 'quantity' ? first.quantity : 0) + then.item.quantity,
    }
  // The line doesn't exist yet: the add gets another quantity, or is dropped.
  if (first.kind === 'add' && standing === 0) {
    if (then.kind === 'remove') return undefined
    if (then.kind === 'quantity') return { kind: 'add', item: { ...first.item, quantity: then.quantity } }
  }
  return then
}

const quantityIn = (log: ChangeLog, lane: string): number =>
  shownCart(log).lines.find(({ key }) => key === lane)?.quantity ?? 0

/** An add always changes something; other changes may already hold. */
function changesNothing(log: ChangeLog, lane: string, change: Change): boolean {
  if (change.kind === 'add') return false
  if (change.kind === 'coupon') return (shownCart(log).coupon ?? null) === change.code
  return quantityIn(log, lane) === (change.kind === 'quantity' ? change.quantity : 0)
}

/** The changes that may be sent now: the first of every lane, unless that lane has one in flight. */
export const sendable = ({ pending }: ChangeLog): Pending[] => {
  const busy = new Set<string>()
  return pending.filter(({ lane, phase }) => {
    if (phase === 'answered' || busy.has(lane)) return false
    busy.add(lane)
    return phase === 'waiting'
  })
}

const withPhase = (log: ChangeLog, id: number, next: Partial<Pending>): ChangeLog => ({
  ...log,
  pending: log.pending.map((each) => (each.id === id ? { ...each, ...next } : each)),
})

/** Marks a change as sent. */
export const sent = (log: ChangeLog, id: number): ChangeLog => {
  const number = log.sendings + 1
  const isAlone = !log.pending.some(isSent)
  return { ...withPhase(log, id, { phase: 'sent', sending: { number, isAlone } }), sendings: number }
}

/** Puts a change that couldn't be sent back in the queue. */
export const postponed = (log: ChangeLog, id: number): ChangeLog => withPhase(log, id, { phase: 'waiting' })

/**
 * Records that the shop applied a change. Its cart settles everything if nothing else was in flight.
 * Otherwise it may miss some changes, and the cart is read once all are answered.
 */
export function answered(log: ChangeLog, id: number, cart: CartData | null): ChangeLog {
  const entry = log.pending.find((each) => each.id === id)
  if (!entry) return log
  const after = withPhase(log, id, { phase: 'answered' })
  return entry.sending?.isAlone && entry.sending.number === log.sendings ? settledBy(after, cart) : after
}

/** Undoes a refused change and no other. */
export const failed = (log: ChangeLog, id: number): ChangeLog => ({
  ...log,
  pending: log.pending.filter((each) => each.id !== id),
  isDoubtful: true,
})

/** Drops an unsent change whose line is gone. */
export const dropped = (log: ChangeLog, id: number): ChangeLog => ({
  ...failed(log, id),
  isDoubtful: log.isDoubtful,
})

/** Takes over a cart that was read elsewhere; if there are local changes, the cart is read again instead. */
export const received = (log: ChangeLog, cart: CartData | null): ChangeLog =>
  log.sendings === 0 && log.pending.length === 0 ? settledBy(log, cart) : doubted(log)

/** Records that someone else may have changed the settled cart. */
export const doubted = (log: ChangeLog): ChangeLog => ({ ...log, isDoubtful: true })

/** True when the cart must be read: everything is answered, and the settled cart is older. */
export const needsReading = ({ pending, isDoubtful }: ChangeLog): boolean =>
  pending.every(({ phase }) => phase === 'answered') && (isDoubtful || pending.length > 0)

/** Starts a read that resolves all doubts so far; pass its result to `finishedReading`. */
export const beganReading = (log: ChangeLog): [ChangeLog, Reading] => [
  { ...log, isDoubtful: false },
  { sendings: log.sendings, isWhole: !log.pending.some(isSent) },
]

/** True for a read whose cart holds exactly the answered changes. */
export const isReliable = (log: ChangeLog, { sendings, isWhole }: Reading): boolean =>
  isWhole && sendings === log.sendings

/** Takes over the cart from a read if it is reliable; otherwise another read is needed. */
export const finishedReading = (log: ChangeLog, reading: Reading, cart: CartData | null): ChangeLog =>
  isReliable(log, reading) ? settledBy(log, cart) : doubted(log)

/** Makes a cart the settled one: it holds all answered changes. Doubts raised after the request stay. */
const settledBy = (log: ChangeLog, settled: CartData | null): ChangeLog => ({
  ...log,
  settled,
  pending: log.pending.filter(({ phase }) => phase !== 'answered'),
})
