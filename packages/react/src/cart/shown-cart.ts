import { type CartData, type CartLineData, lineKey } from './cart-data.ts'
import type { Change, ChangeLog, Pending } from './change-log.ts'

/** A line as it will be once the shop answers. */
export interface PendingLine extends CartLineData {
  /** Identifies the line while it is in the cart, even before it has an id. */
  readonly key: string
  /** True while one of its changes is unconfirmed. */
  readonly isPending: boolean
  /** True when it differs from the settled cart, so the shop's amounts are outdated. */
  readonly isChanged: boolean
  /** For a line that the shop hasn't confirmed yet. */
  readonly currency?: string
}

/** The cart as it will be once the shop answers. */
export interface ShownCart {
  readonly lines: readonly PendingLine[]
  readonly coupon: string | undefined
}

/** Reads the code of a cart's coupon. */
const couponOf = (cart: CartData | null | undefined): string | undefined =>
  cart?.appliedDiscounts?.find(({ coupon }) => coupon)?.coupon?.code

/** Applies pending changes to the settled cart, in order. */
export function shownCart({ settled, pending }: Pick<ChangeLog, 'settled' | 'pending'>): ShownCart {
  let lines = settledLines(settled)
  let coupon = couponOf(settled)
  for (const { lane, change } of pending) {
    if (change.kind === 'coupon') coupon = change.code ?? undefined
    else lines = withChange(lines, lane, change)
  }
  return { lines, coupon }
}

/** Two lines of one item differ in ways that only the shop knows; their ids tell them apart. */
function settledLines(settled: CartData | null | undefined): PendingLine[] {
  const keys = new Set<string>()
  return (settled?.lineItems ?? []).map((line) => {
    const named = lineKey(line)
    const key = keys.has(named) ? `${line._id}` : named
    keys.add(key)
    return { ...line, key, isPending: false, isChanged: false }
  })
}

/** The ids of a cart's lines by their keys. */
export const keysOf = (cart: CartData | null | undefined): Map<string, string> =>
  new Map(settledLines(cart).flatMap(({ key, _id }) => (_id ? [[key, _id] as const] : [])))

type LineChange = Exclude<Change, { kind: 'coupon' }>

function withChange(lines: PendingLine[], lane: Pending['lane'], change: LineChange): PendingLine[] {
  const place = lines.findIndex(({ key }) => key === lane)
  const line = lines[place]
  if (!line) return change.kind === 'add' ? [...lines, newLine(lane, change)] : lines
  if (change.kind === 'remove') return lines.toSpliced(place, 1)
  const quantity = change.kind === 'add' ? line.quantity + change.item.quantity : change.quantity
  return lines.with(place, { ...line, quantity, isPending: true, isChanged: true })
}

const newLine = (key: string, { item }: Extract<LineChange, { kind: 'add' }>): PendingLine => ({
  ...item.preview,
  catalogReference: item.catalogReference,
  quantity: item.quantity,
  key,
  isPending: true,
  isChanged: true,
})
