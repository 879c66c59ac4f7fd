import type { LineTotals, Totals } from '@vitrine/pricing'
import type { Reader } from '../../floor/database/database.ts'
import { priceMinorOf } from '../cart/lines/line.ts'
import type { CartDiscounts } from './cart-discounts.ts'
import type { TotalsSubject } from './subject.ts'
import { readTerms, type TermsOfTotals, type WorkedOut, withTerms } from './work-out.ts'

/** What the lines of a cart cost: the part of its totals that a cart itself shows. */
export interface WorkedPrices extends Pick<WorkedOut, 'tax' | 'rules'> {
  readonly totals: {
    readonly lines: readonly Pick<LineTotals, 'lineId' | 'quantity' | 'linePriceMinor'>[]
    readonly discounts: Totals['discounts']
    readonly shipping: Pick<Totals['shipping'], 'selected'>
  }
  readonly found: Pick<CartDiscounts, 'coupon'>
}

/**
 * Reads what the lines' prices depend on. Few carts have a discount or a delivery method yet, and for the others
 * price and quantity say it all.
 * @returns the calculation itself, which reads nothing
 */
export const readPrices = async (reader: Reader, subject: TotalsSubject): Promise<() => WorkedPrices> => {
  const terms = await readTerms(reader, subject)
  return isPlain(subject, terms) ? () => plainPrices(subject, terms) : withTerms(reader, subject, terms)
}

const isPlain = (
  { coupon, merchantDiscounts, giftCard, wanted }: TotalsSubject,
  { rules }: TermsOfTotals,
): boolean =>
  coupon === undefined &&
  giftCard === undefined &&
  (merchantDiscounts?.length ?? 0) === 0 &&
  rules.rules.length === 0 &&
  !(wanted.shipping || wanted.fees || wanted.tax)

const plainPrices = ({ lines }: TotalsSubject, { tax, rules }: TermsOfTotals): WorkedPrices => ({
  totals: {
    lines: lines.map((line) => ({
      lineId: line.id,
      quantity: line.quantity,
      linePriceMinor: priceMinorOf(line) * line.quantity,
    })),
    discounts: [],
    shipping: { selected: undefined },
  },
  found: {},
  tax,
  rules,
})
