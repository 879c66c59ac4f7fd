import type { ItemAvailabilityInfo, Violation } from '@vitrine/contract'
import { type CartLine, isCustom, priceMinorOf } from './line.ts'

/** What is told of a line that cannot be bought as it stands. */
const REASONS = {
  NOT_FOUND: 'is no longer in the shop',
  NOT_AVAILABLE: 'is sold out',
  PARTIALLY_AVAILABLE: 'is there in smaller number than asked for',
} as const

/**
 * Reports what has become of lines since their buyer last decided about them: those that cannot be bought as they
 * stand forbid the checkout (ERROR), those whose price is another should be known before (WARNING). This is what the
 * `violations` of totals have a place for; a cart itself shows availability and today's price.
 *
 * @param availabilityOf - asked once for each line, in their order
 * @param price - writes an amount for people
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
