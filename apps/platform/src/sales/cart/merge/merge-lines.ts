import type { LoginMerge } from '@vitrine/contract'
import { MAX_LINES, MAX_QUANTITY, subtotalMinor } from '../lines/cart.ts'
import { type CartLine, isCustom } from '../lines/line.ts'
import { sameItem } from '../lines/same-item.ts'

/** A member's lines after a login, and what was added. */
export interface Merged extends LoginMerge {
  readonly lines: readonly CartLine[]
}

/**
 * Adds a visitor's lines to a member's. Lines with the same item and terms become one with both quantities,
 * up to the stock but never fewer than either had; the line's availability reports the excess. Other lines
 * follow the member's while the cart has room. What is left out is counted.
 * @param mostMinor - the largest total of a cart; see `largestExactMinor`
 */
export const mergeLines = (
  members: readonly CartLine[],
  visitors: readonly CartLine[],
  mostMinor: number,
): Merged => {
  const lines = [...members]
  const places = new Map(lines.map((line, place) => [keyOf(line), place]))
  const added: LoginMerge['lineItems'] = []
  let omittedQuantity = 0
  for (const line of visitors) {
    const place = places.get(keyOf(line)) ?? lines.length
    const present = lines[place]
    const quantity = present ? together(present, line) : line.quantity
    const after = [...lines]
    after[place] = { ...(present ?? line), quantity }
    const more = quantity - (present?.quantity ?? 0)
    if (after.length > MAX_LINES || subtotalMinor(after) > mostMinor) {
      omittedQuantity += line.quantity
      continue
    }
    omittedQuantity += line.quantity - more
    lines[place] = after[place] as CartLine
    places.set(keyOf(line), place)
    if (more > 0) added.push({ lineItemId: lines[place].id, quantity: more })
  }
  return { lines, lineItems: added, omittedQuantity }
}

/** Custom items added by merchants keep their own line. */
const keyOf = (line: CartLine): string => (isCustom(line) ? `custom ${line.id}` : sameItem(line))

const together = (present: CartLine, line: CartLine): number => {
  const most = Math.max(present.quantity, line.quantity)
  const sum = Math.min(present.quantity + line.quantity, MAX_QUANTITY)
  return Math.max(most, Math.min(sum, stockOf(line)))
}

const stockOf = (line: CartLine): number => {
  if (isCustom(line)) return line.custom.fields.quantityAvailable ?? Number.POSITIVE_INFINITY
  const { stock } = line.offer
  if (stock.state === 'tracked') return stock.quantity
  if (stock.state === 'preorder') return stock.left ?? Number.POSITIVE_INFINITY
  return stock.state === 'in-stock' ? Number.POSITIVE_INFINITY : 0
}
