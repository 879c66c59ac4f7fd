import type { PricedLine, TotalsRequest } from '@vitrine/pricing'
import type { Coins } from './coins.ts'
import { type Ratio, total } from './ratio.ts'

/** All units of a line, each with what is left to pay for it: a line of three has three. */
export interface Pile {
  readonly line: PricedLine
  /** What it costs before discounts. */
  readonly price: Ratio
  units: readonly Ratio[]
}

export const leftOf = (pile: Pile): Ratio => total(pile.units)

/** Lays out every unit of a cart by line id; a membership leaves only the modifiers to pay. */
export const pilesOf = ({ lines, memberships }: TotalsRequest, { amount }: Coins): Pile[] => {
  const ordered = [...lines].sort((a, b) => (a.id === b.id ? 0 : a.id > b.id ? 1 : -1))
  const free = paidByMembership(ordered, memberships)
  return ordered.map((line) => {
    const isFree = free.has(line) || line.paymentOption === 'MEMBERSHIP_OFFLINE'
    const each = amount(isFree ? (line.modifiersMinor ?? 0) : line.priceMinor)
    const units = Array.from({ length: line.quantity }, () => each)
    return { line, units, price: total(units) }
  })
}

/** Takes one credit per unit, and gives them back if they don't last for the line. */
const paidByMembership = (lines: readonly PricedLine[], terms: TotalsRequest['memberships']) => {
  const free = new Set<PricedLine>()
  const credits = new Map((terms?.eligible ?? []).map(({ id, credits }) => [id, credits?.remaining ?? 1e9]))
  for (const { id, lineItemIds } of terms?.selected ?? [])
    for (const line of lines) {
      if (line.itemType !== 'SERVICE' || free.has(line)) continue
      if (lineItemIds !== undefined && !lineItemIds.includes(line.id)) continue
      let left = credits.get(id) ?? 0
      for (let unit = 0; unit < line.quantity; unit++) left--
      if (left < 0) continue
      credits.set(id, left)
      free.add(line)
    }
  return free
}
