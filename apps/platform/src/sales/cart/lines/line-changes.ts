import type { ItemAvailabilityInfo, Violation } from '@vitrine/contract'
import { type CartLine, isCustom, priceMinorOf } from './line.ts'

/** The message for a line that can't be bought as it is. */
const REASONS = {
  NOT_FOUND: 'is no longer available',
  NOT_AVAILABLE: 'is sold out',
  PARTIALLY_AVAILABLE: 'has fewer in stock than requested',
} as const

/**
 * Reports changes to lines since their buyer last accepted them: lines that can't be bought block the
 * checkout (ERROR), another price is a WARNING. They go into the `violations` of totals; a cart itself shows
 * availability and today's price.
 * @param availabilityOf - called once per line, in order
 * @param price - formats an amount for people
 */
export const changesOf = (
  lines: readonly CartLine[],
  availabilityOf: (line: CartLine) => ItemAvailabilityInfo,
  price: (minor: number) => string,
): Violation[] =>
  lines.flatMap((line) => {
    const { status } = availabilityOf(line)
    const reason = status in REASONS ? REASONS[status as keyof typeof REASONS] : undefined
    return [...(reason ? [violation(line, 'ERROR', reason)] : []), ...priceChange(line, price)]
  })

const priceChange = (line: CartLine, price: (minor: number) => string): Violation[] => {
  const now = priceMinorOf(line)
  if (isCustom(line) || line.seenMinor === undefined || line.seenMinor === now) return []
  const reason = `costs ${price(now)} now; it was ${price(line.seenMinor)} when it was chosen`
  return [violation(line, 'WARNING', reason)]
}

const violation = (line: CartLine, severity: Violation['severity'], reason: string): Violation => ({
  severity,
  target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: line.id } },
  description: `${nameOf(line)} ${reason}`,
})

const nameOf = (line: CartLine): string =>
  isCustom(line) ? (line.custom.fields.productName?.original ?? 'An item') : line.offer.name
