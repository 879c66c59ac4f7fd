import type { CartData, NewItem } from './cart-data.ts'
import { shownCart } from './shown-cart.ts'

/** What a visitor does to a cart. Lines are named by `lineKey`, so that one can be changed before it has an id. */
export type Change =
  | { readonly kind: 'add'; readonly item: NewItem & { readonly quantity: number } }
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'remove' }
  | { readonly kind: 'coupon'; readonly code: string | null }

/** A change that the settled cart does not hold yet. */
export interface Pending {
  readonly id: number
  /** The line's key, or `COUPON`. Changes of one lane go out one after the other, those of several side by side. */
  readonly lane: string
  readonly change: Change
  /** `answered`: the shop has carried it out, and the settled cart is older. */
  readonly phase: 'waiting' | 'sent' | 'answered'
  /** Which sending it was, and whether nothing else was under way. */
  readonly sending?: { readonly number: number; readonly isAlone: boolean }
}

/** The lane of the coupon. */
export const COUPON = 'coupon'

/**
 * The cart as the shop last said it, and what has been done since. Every function here is pure; a store carries them
 * out.
 */
export interface ChangeLog {
  /** Undefined while nobody has read it, null for a visitor without a cart. */
  readonly settled: CartData | null | undefined
  /** In the order in which they were made. */
  readonly pending: readonly Pending[]
  /** How many changes were sent so far. */
  readonly sendings: number
  readonly lastId: number
  /** Set where the settled cart may be wrong: a change has failed, or somebody else was at it. */
  readonly isDoubtful: boolean
}

/** A read of the cart that is under way; there is one at a time. */
export interface Reading {
  readonly sendings: number
  /** False where changes were on their way when it began: whether it holds them, nobody knows. */
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
 * Notes a change. One that has not been sent yet and is overtaken by it is dropped, so that a burst of clicks becomes
 * one change; one that leads back to where the lane stands becomes none, as does one of a line that is not shown.
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

/** What two changes of a lane come to that follow each other; undefined for nothing. */
function joined(log: ChangeLog, lane: string, first: Change, then: Change): Change | undefined {
  const standing = quantityIn(log, lane)
  if (first.kind === 'add' && then.kind === 'add')
    return { kind: 'add', item: { ...then.item, quantity: first.item.quantity + then.item.quantity } }
  if (then.kind === 'add' && standing > 0)
    return {
      kind: 'quantity',
      quantity: (first.kind === 'quantity' ? first.quantity : 0) + then.item.quantity,
    }
  // The line is not there yet: what was to be added is added in another quantity, or not at all.
  if (first.kind === 'add' && standing === 0) {
    if (then.kind === 'remove') return undefined
    if (then.kind === 'quantity') return { kind: 'add', item: { ...first.item, quantity: then.quantity } }
  }
  return then
}

const quantityIn = (log: ChangeLog, lane: string): number =>
  shownCart(log).lines.find(({ key }) => key === lane)?.quantity ?? 0

/** Adding always changes something; all else may be as it is asked for already. */
function changesNothing(log: ChangeLog, lane: string, change: Change): boolean {
  if (change.kind === 'add') return false
  if (change.kind === 'coupon') return (shownCart(log).coupon ?? null) === change.code
  return quantityIn(log, lane) === (change.kind === 'quantity' ? change.quantity : 0)
}

/** The changes that may be sent now: of every lane the first, unless something of it is under way. */
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

/** Notes that a change is on its way. */
export const sent = (log: ChangeLog, id: number): ChangeLog => {
  const number = log.sendings + 1
  const isAlone = !log.pending.some(isSent)
  return { ...withPhase(log, id, { phase: 'sent', sending: { number, isAlone } }), sendings: number }
}

/** Takes a change back that did not get out, to be sent later. */
export const postponed = (log: ChangeLog, id: number): ChangeLog => withPhase(log, id, { phase: 'waiting' })

/**
 * Notes that the shop has carried out a change. The cart that it answered settles everything when nothing else was
 * under way meanwhile; else nobody knows which changes it holds, and the cart is read once all are answered.
 */
export function answered(log: ChangeLog, id: number, cart: CartData | null): ChangeLog {
  const entry = log.pending.find((each) => each.id === id)
  if (!entry) return log
  const after = withPhase(log, id, { phase: 'answered' })
  return entry.sending?.isAlone && entry.sending.number === log.sendings ? settledBy(after, cart) : after
}

/** Takes back a change that the shop has refused, and no other. */
export const failed = (log: ChangeLog, id: number): ChangeLog => ({
  ...log,
  pending: log.pending.filter((each) => each.id !== id),
  isDoubtful: true,
})

/** Takes back a change that has lost its line before it was sent. */
export const dropped = (log: ChangeLog, id: number): ChangeLog => ({
  ...failed(log, id),
  isDoubtful: log.isDoubtful,
})

/** Takes over a cart that was read elsewhere, unless something has been done here: then it is read anew. */
export const received = (log: ChangeLog, cart: CartData | null): ChangeLog =>
  log.sendings === 0 && log.pending.length === 0 ? settledBy(log, cart) : doubted(log)

/** Notes that the settled cart may have been changed by somebody else. */
export const doubted = (log: ChangeLog): ChangeLog => ({ ...log, isDoubtful: true })

/** True when the cart is to be read: everything is answered, and the settled cart is older than that. */
export const needsReading = ({ pending, isDoubtful }: ChangeLog): boolean =>
  pending.every(({ phase }) => phase === 'answered') && (isDoubtful || pending.length > 0)

/** Begins a read, which settles every doubt so far; what it finds is handed to `finishedReading`. */
export const beganReading = (log: ChangeLog): [ChangeLog, Reading] => [
  { ...log, isDoubtful: false },
  { sendings: log.sendings, isWhole: !log.pending.some(isSent) },
]

/** True for a read whose cart holds every change that was answered, and none that was not. */
export const isReliable = (log: ChangeLog, { sendings, isWhole }: Reading): boolean =>
  isWhole && sendings === log.sendings

/** Takes over the cart that a read has found, when it can be relied on; else there is another read to be made. */
export const finishedReading = (log: ChangeLog, reading: Reading, cart: CartData | null): ChangeLog =>
  isReliable(log, reading) ? settledBy(log, cart) : doubted(log)

/** Makes a cart the settled one: it holds all that was answered. Doubts that came since it was asked for stay. */
const settledBy = (log: ChangeLog, settled: CartData | null): ChangeLog => ({
  ...log,
  settled,
  pending: log.pending.filter(({ phase }) => phase !== 'answered'),
})
