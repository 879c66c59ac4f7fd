import { cartTotals, type Totals } from '@vitrine/pricing'
import type { Reader } from '../../floor/database/database.ts'
import { InvalidArgument } from '../../floor/failure.ts'
import { type Delivery, NO_DELIVERY } from '../../shop/settings/delivery-terms.ts'
import { type DiscountRules, NO_RULES } from '../../shop/settings/discount-rule-terms.ts'
import { type Fees, NO_FEES } from '../../shop/settings/fee-terms.ts'
import { settingsStore } from '../../shop/settings/settings.store.ts'
import { NO_TAX, type Tax } from '../../shop/settings/tax-terms.ts'
import { largestExactMinor } from '../cart/lines/prices.ts'
import { type CartDiscounts, findDiscounts } from './cart-discounts.ts'
import { type FoundGiftCard, findGiftCard } from './gift-card-of.ts'
import { type FoundMemberships, findMemberships } from './memberships-of.ts'
import { pricedLine } from './priced-line.ts'
import type { TotalsSubject } from './subject.ts'
import { type TotalsParts, totalsRequest } from './totals-request.ts'

/** Totals with what they follow from, for whoever shows them or makes an order of them. */
export interface WorkedOut {
  readonly totals: Totals
  /** False where no number holds them: then they are those of the items alone. */
  readonly isWhole: boolean
  readonly found: CartDiscounts
  readonly card: FoundGiftCard
  readonly memberships: FoundMemberships
  readonly tax: Tax
  readonly fees: Fees
  readonly rules: DiscountRules
}

/**
 * Works out what a cart or a checkout costs by the shop's terms as they are now, and changes nothing. What cannot be
 * worked out is told in the totals' errors.
 *
 * @param reader - a transaction where what is decided by the totals is written
 */
export const workOut = async (reader: Reader, subject: TotalsSubject): Promise<WorkedOut> => {
  const { site, at, wanted } = subject
  const { delivery, tax, fees, rules } = await findTerms(reader, site.siteId)
  const lines = subject.lines.map(pricedLine)
  const found = await findDiscounts(reader, subject, lines, rules)
  const card = await findGiftCard(reader, subject)
  const memberships = await findMemberships(reader, subject)
  const parts: TotalsParts = {
    ...{ currency: site.currency, at, lines, discounts: found.discounts, rules, fees, tax, delivery, wanted },
    isNamed: found.isNamed,
    giftCard: payingCard(card, subject),
    memberships: { ...memberships, selected: wanted.memberships },
  }
  return { ...calculated(largestExactMinor(site), parts), found, card, memberships, tax, fees, rules }
}

/** Reads all that a shop has settled at once. */
const findTerms = async (reader: Reader, siteId: string) => {
  const settled = await settingsStore.all(reader, siteId)
  return {
    delivery: (settled.delivery ?? NO_DELIVERY) as Delivery, // checked before it was written, as are the others
    tax: (settled.tax ?? NO_TAX) as Tax,
    fees: (settled.fees ?? NO_FEES) as Fees,
    rules: (settled['discount-rules'] ?? NO_RULES) as DiscountRules,
  }
}

const payingCard = ({ card }: FoundGiftCard, { giftCard }: TotalsSubject) =>
  card && { balanceMinor: Math.min(card.balanceMinor, giftCard?.mostMinor ?? card.balanceMinor) }

/**
 * Works totals out; where no number holds them, the shop's rates take more than all, or its terms are no amounts of its
 * currency any more, those of the items alone.
 */
const calculated = (largestMinor: number, parts: TotalsParts): { totals: Totals; isWhole: boolean } => {
  try {
    const totals = cartTotals(totalsRequest(parts))
    if (totals.summary.totalMinor <= largestMinor) return { totals, isWhole: true }
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof InvalidArgument)) throw error
  }
  const wanted = { ...parts.wanted, tax: false, shipping: false, fees: false }
  return { totals: cartTotals(totalsRequest({ ...parts, wanted, rules: NO_RULES })), isWhole: false }
}
