import type { CartData, NewItem } from './cart-data.ts'
import { referenceKey } from './cart-data.ts'
import type { CartPort } from './cart-port.ts'
import { type CartState, cartState, type Problem } from './cart-state.ts'
import * as logs from './change-log.ts'
import { keysOf, shownCart } from './shown-cart.ts'

/** The actions on a cart. Nothing throws: problems appear on the line or the coupon. */
export interface CartActions {
  /** Adds an item to the cart and shows it at once. Returns the key of its line. */
  add(item: NewItem): string
  /** Sets a line's quantity, from 1 to 100,000. Rapid changes are sent as one. */
  setQuantity(key: string, quantity: number): void
  remove(key: string): void
  applyCoupon(code: string): void
  removeCoupon(): void
  /** Reads the cart again. */
  refresh(): Promise<void>
  /**
   * Clears the problem of a line or of `coupon`; without a key, the note that the cart was emptied elsewhere.
   */
  dismiss(key?: string): void
  /** Resolves once everything is confirmed, or can't be because the network is down. */
  settled(): Promise<void>
}

/** A cart to watch and change. */
export interface CartStore extends CartActions {
  subscribe(listener: () => void): () => void
  /** Calls back whenever the shop confirms a change; it notifies other tabs. */
  onCarriedOut(listener: () => void): () => void
  getState(): CartState
  /** The initial state, as rendered by a server. */
  getFirstState(): CartState
  /** Takes over a cart that was read elsewhere, such as by the page's loader. */
  receive(cart: CartData | null): void
  /** Sends delayed changes now, because the page is being left. */
  flush(): void
  /** Reports whether there is a network. When it returns, pending changes are sent. */
  setOnline(isOnline: boolean): void
}

/** Options of a store. */
export interface CartStoreOptions {
  /** Undefined: not read yet. Null: the visitor has none. */
  initialCart?: CartData | null | undefined
  /** Quantity changes within this time become one; default 250. */
  burstMs?: number
}

/**
 * Runs a log of changes. Stores share nothing: a server creates one per request.
 * @example
 * const store = createCartStore(clientCart(client.currentCart))
 * const stop = store.subscribe(() => console.log(store.getState().count))
 */
export function createCartStore(port: CartPort, options: CartStoreOptions = {}): CartStore {
  const { burstMs = 250 } = options
  let log = logs.emptyLog(options.initialCart)
  let problems: ReadonlyMap<string, Problem> = new Map()
  let isOnline = true
  let wasEmptied = false
  let isReading = false
  let failures = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  let ids = keysOf(log.settled)
  const listeners = new Set<() => void>()
  const carriedOut = new Set<() => void>()
  const bursts = new Map<string, ReturnType<typeof setTimeout>>()
  const waiting = new Set<() => void>()
  const compute = () => cartState(log, { problems, isOnline, wasEmptied })
  let state = compute()
  const first = state

  const isAtRest = () => !isReading && (!isOnline || !!pause || (log.pending.length === 0 && !log.isDoubtful))

  const show = () => {
    state = compute()
    for (const listener of listeners) listener()
    if (!isAtRest()) return
    for (const resolve of waiting) resolve()
    waiting.clear()
  }

  /** Updates the log, sends what can be sent and reads what must be read. */
  const advance = (next: logs.ChangeLog) => {
    if (next.settled !== log.settled) ids = keysOf(next.settled)
    log = next
    if (isOnline) {
      for (const entry of logs.sendable(log)) if (!bursts.has(entry.lane)) send(entry)
      if (logs.needsReading(log) && !isReading && !pause) read()
    }
    show()
  }

  const setProblem = (lane: string, problem?: Problem) => {
    const next = new Map(problems)
    next.delete(lane)
    if (problem) next.set(lane, problem)
    problems = next
  }

  const callOf = ({ lane, change }: logs.Pending): Promise<CartData | null> | undefined => {
    if (change.kind === 'add') return port.add(change.item)
    if (change.kind === 'coupon') return port.setCoupon(change.code)
    const id = ids.get(lane)
    if (!id) return undefined
    return change.kind === 'remove' ? port.remove(id) : port.setQuantity(id, change.quantity)
  }

  /** Changes only the log; its caller `advance` publishes the result. */
  const send = (entry: logs.Pending) => {
    const call = callOf(entry)
    log = call ? logs.sent(log, entry.id) : logs.dropped(log, entry.id)
    call?.then(
      (cart) => {
        // A new line gets its id here, though the settled cart may not hold it yet.
        for (const [key, id] of keysOf(cart)) ids.set(key, id)
        advance(logs.answered(log, entry.id, cart))
        for (const listener of carriedOut) listener()
      },
      (error) => {
        if (!hasNetwork() && entry.change.kind !== 'add') return advance(logs.postponed(log, entry.id))
        setProblem(entry.lane, problemOf(error))
        advance(logs.failed(log, entry.id))
      },
    )
  }

  /**
   * The browser's offline event may come later. Adding twice isn't the same as once, so an add is never
   * repeated.
   */
  const hasNetwork = () => {
    if (globalThis.navigator?.onLine === false) isOnline = false
    return isOnline
  }

  const read = () => {
    const [begun, reading] = logs.beganReading(log)
    log = begun
    isReading = true
    port.read().then(
      (cart) => {
        isReading = false
        failures = 0
        const isEmptied = shownCart(log).lines.length > 0 && !cart?.lineItems?.length
        if (logs.isReliable(log, reading)) wasEmptied ||= isEmptied
        advance(logs.finishedReading(log, reading, cart))
      },
      () => {
        isReading = false
        hasNetwork()
        pause = setTimeout(() => goOn(), Math.min(30_000, 1000 * 2 ** failures++))
        advance(logs.doubted(log))
      },
    )
  }

  /** Confirmed changes stay visible while the cart can't be read. */
  const goOn = (next = log) => {
    clearTimeout(pause)
    pause = undefined
    advance(next)
  }

  const change = (lane: string, one: logs.Change) => {
    setProblem(lane)
    clearTimeout(bursts.get(lane))
    bursts.delete(lane)
    if (one.kind === 'quantity') {
      const end = () => {
        bursts.delete(lane)
        advance(log)
      }
      bursts.set(lane, setTimeout(end, burstMs))
    }
    advance(logs.record(log, lane, one))
  }

  const settled = () =>
    isAtRest() ? Promise.resolve() : new Promise<void>((resolve) => waiting.add(resolve))

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onCarriedOut(listener) {
      carriedOut.add(listener)
      return () => carriedOut.delete(listener)
    },
    getState: () => state,
    getFirstState: () => first,
    flush() {
      for (const timer of bursts.values()) clearTimeout(timer)
      bursts.clear()
      advance(log)
    },
    receive: (cart) => advance(logs.received(log, cart)),
    setOnline(next) {
      if (next === isOnline) return
      isOnline = next
      if (next) goOn(logs.doubted(log))
      else show()
    },
    add(item) {
      wasEmptied = false
      const key = referenceKey(item.catalogReference)
      change(key, { kind: 'add', item: { ...item, quantity: item.quantity ?? 1 } })
      return key
    },
    setQuantity: (key, quantity) => change(key, { kind: 'quantity', quantity }),
    remove: (key) => change(key, { kind: 'remove' }),
    applyCoupon: (code) => change(logs.COUPON, { kind: 'coupon', code }),
    removeCoupon: () => change(logs.COUPON, { kind: 'coupon', code: null }),
    refresh() {
      goOn(logs.doubted(log))
      return settled()
    },
    dismiss(key) {
      if (key === undefined) wasEmptied = false
      else setProblem(key)
      show()
    },
    settled,
  }
}

const problemOf = (error: unknown): Problem => {
  const { code, status } = Object(error)
  return { code: typeof code === 'string' ? code : 'UNKNOWN', isUnanswered: status === undefined, error }
}
