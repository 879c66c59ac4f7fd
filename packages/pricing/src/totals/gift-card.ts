import { sumMinor, wholeMinor } from '../minor.ts'
import type { GiftCardError, LineTotals } from './totals.ts'

/** What a gift card pays, and what it may not pay for. */
export interface GiftCardPayment {
  readonly paysMinor: number
  readonly errors: readonly GiftCardError[]
}

/**
 * Lets a gift card pay what is due at the checkout, up to its balance. It can't buy another gift card; those
 * must be paid otherwise.
 * @throws {RangeError} for a balance that is not whole or is negative
 */
export const giftCardPayment = (
  card: { readonly balanceMinor: number } | undefined,
  lines: readonly LineTotals[],
  dueNowMinor: number,
): GiftCardPayment => {
  if (!card) return { paysMinor: 0, errors: [] }
  const barred = lines.filter(({ itemType }) => itemType === 'GIFT_CARD')
  const payable = dueNowMinor - sumMinor(barred.map((line) => line.dueNowMinor))
  return {
    paysMinor: Math.min(wholeMinor(card.balanceMinor), payable),
    errors:
      barred.length > 0
        ? [{ part: 'GIFT_CARD', code: 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' }]
        : [],
  }
}
