import { type Amount, currencyOf, lineTotal, subtotalOf } from '../money/amount.ts'
import type { CartData } from './cart-data.ts'
import { type ChangeLog, COUPON } from './change-log.ts'
import { type PendingLine, shownCart } from './shown-cart.ts'

/** What went wrong with a change. Only that change is undone. */
export interface Problem {
  /** The client error's code, such as `LINE_ITEM_LIMIT`. */
  readonly code: string
  /** True when no answer came: the next read of the cart shows whether the shop did it. */
  readonly isUnanswered: boolean
  readonly error: unknown
}

/** A line as shown. */
export interface CartLine extends PendingLine {
  /** Exact even before the shop answers; undefined if only the shop can calculate it. */
  readonly total: Amount | undefined
  readonly problem: Problem | undefined
}

/** A cart as shown: changes count at once, and amounts are exact or missing. */
export interface CartState {
  readonly lines: readonly CartLine[]
  /** Total quantity, not the number of lines. */
  readonly count: number
  readonly currency: string | undefined
  readonly subtotal: Amount | undefined
  /** The code of the coupon. */
  readonly coupon: string | undefined
  /** Problems by the keys of lines and `coupon`; also for lines that no longer exist. */
  readonly problems: ReadonlyMap<string, Problem>
  /** False until the cart has been read: it isn't empty but unknown. */
  readonly isKnown: boolean
  /** True while any change is unconfirmed. */
  readonly isPending: boolean
  readonly isCouponPending: boolean
  /** Offline, changes are kept and sent later. */
  readonly isOffline: boolean
  /** True once a filled cart turned out empty: bought, or emptied, in another tab. */
  readonly wasEmptiedElsewhere: boolean
  /** The shop's last answer. */
  readonly settled: CartData | null | undefined
}

/** What a cart's state depends on besides its log. */
export interface Surroundings {
  readonly problems: ReadonlyMap<string, Problem>
  readonly isOnline: boolean
  readonly wasEmptied: boolean
}

export function cartState(log: ChangeLog, { problems, isOnline, wasEmptied }: Surroundings): CartState {
  const { settled, pending } = log
  const shown = shownCart(log)
  const currency = currencyOf(shown, settled)
  return {
    lines: shown.lines.map((line) => ({
      ...line,
      total: currency ? lineTotal(line, currency) : undefined,
      problem: problems.get(line.key),
    })),
    count: shown.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency,
    subtotal: subtotalOf(shown, settled),
    coupon: shown.coupon,
    problems,
    isKnown: settled !== undefined,
    isPending: pending.length > 0,
    isCouponPending: pending.some(({ lane }) => lane === COUPON),
    isOffline: !isOnline,
    wasEmptiedElsewhere: wasEmptied,
    settled,
  }
}
