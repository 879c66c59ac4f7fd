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
 * stand forbid the checkout (ERROR), those that became dearer should be known before (WARNING). This is what the
 * `violations` of totals have a place for; a cart itself shows availability and today's price.
 *
 * @param availabilityOf - asked once for each line, in their order
 */
export const changesOf = (
  lines: readonly CartLine[],
  availabilityOf: (line: CartLine) => ItemAvailabilityInfo,
): Violation[] =>
  lines.flatMap((line) => {
    const { status } = availabilityOf(line)
    const reason = status in REASONS ? REASONS[status as keyof typeof REASONS] : undefined
    return [
      ...(reason ? [violation(line, 'ERROR', reason)] : []),
      ...(isDearer(line) ? [violation(line, 'WARNING', 'costs more than when it was chosen')] : []),
    ]
  })

const isDearer = (line: CartLine): boolean =>
  !isCustom(line) && line.seenMinor !== undefined && priceMinorOf(line) > line.seenMinor

const violation = (line: CartLine, severity: Violation['severity'], reason: string): Violation => ({
  severity,
  target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: line.id } },
  description: `${nameOf(line)} ${reason}`,
})

const nameOf = (line: CartLine): string =>
  isCustom(line) ? (line.custom.fields.productName?.original ?? 'An item') : line.offer.name
