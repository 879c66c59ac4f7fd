import { type Amount, currencyOf, lineTotal, subtotalOf } from '../money/amount.ts'
import type { CartData } from './cart-data.ts'
import { type ChangeLog, COUPON } from './change-log.ts'
import { type PendingLine, shownCart } from './shown-cart.ts'

/** What went wrong with a change. The change is taken back, and no other. */
export interface Problem {
  /** As of the client's errors, such as `ITEM_NOT_AVAILABLE`. */
  readonly code: string
  /** True when no answer came: whether the shop has done it shows in the cart, once it can be read. */
  readonly isUnanswered: boolean
  readonly error: unknown
}

/** A line as it is shown. */
export interface CartLine extends PendingLine {
  /** Exact, also before the shop has answered; undefined where it follows from something that only the shop knows. */
  readonly total: Amount | undefined
  readonly problem: Problem | undefined
}

/** A cart as it is shown: what was done counts at once, and amounts are exact or not there. */
export interface CartState {
  readonly lines: readonly CartLine[]
  /** Pieces, not lines. */
  readonly count: number
  readonly currency: string | undefined
  readonly subtotal: Amount | undefined
  /** The code of the coupon. */
  readonly coupon: string | undefined
  /** What went wrong, by the keys of lines and `coupon`; also for lines that are not there. */
  readonly problems: ReadonlyMap<string, Problem>
  /** False while nobody has read the cart: it is not empty, nobody knows. */
  readonly isKnown: boolean
  /** True while anything is not settled. */
  readonly isPending: boolean
  readonly isCouponPending: boolean
  /** Without a network changes are kept, and sent when there is one. */
  readonly isOffline: boolean
  /** True once a cart with something in it was found empty: bought, or emptied, in another tab. */
  readonly wasEmptiedElsewhere: boolean
  /** As the shop last said it. */
  readonly settled: CartData | null | undefined
}

/** What a cart's state follows from besides its log. */
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
