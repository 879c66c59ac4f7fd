import { cartTotals, type Totals } from '@vitrine/pricing'
import type { Reader } from '../../floor/database/database.ts'
import { InvalidArgument } from '../../floor/failure.ts'
import { type Delivery, NO_DELIVERY } from '../../shop/settings/delivery-terms.ts'
import { type DiscountRules, NO_RULES } from '../../shop/settings/discount-rule-terms.ts'
import { type Fees, NO_FEES } from '../../shop/settings/fee-terms.ts'
import { settingsStore } from '../../shop/settings/settings.store.ts'
import { NO_TAX, type Tax } from '../../shop/settings/tax-terms.ts'
import { textsIn } from '../../shop/sites/texts.ts'
import { preorderOf } from '../cart/lines/line.ts'
import { largestExactMinor } from '../cart/lines/prices.ts'
import { type CartDiscounts, findDiscounts } from './cart-discounts.ts'
import { type FoundGiftCard, findGiftCard } from './gift-card-of.ts'
import { inLanguage } from './in-language.ts'
import { type FoundMemberships, findMemberships } from './memberships-of.ts'
import { pricedLine } from './priced-line.ts'
import type { TotalsSubject } from './subject.ts'
import { type TotalsParts, totalsRequest } from './totals-request.ts'

/** Totals with their inputs, to show them or make an order. */
export interface WorkedOut {
  readonly totals: Totals
  /** False if the amounts are out of range: then only the items are calculated. */
  readonly isWhole: boolean
  readonly found: CartDiscounts
  readonly card: FoundGiftCard
  readonly memberships: FoundMemberships
  readonly tax: Tax
  readonly fees: Fees
  readonly rules: DiscountRules
}

/**
 * Calculates what a cart or a checkout costs with the shop's current terms, and changes nothing. Parts that
 * fail are in the totals' errors.
 * @param reader - a transaction if a decision based on the totals is written
 */
export const workOut = async (reader: Reader, subject: TotalsSubject): Promise<WorkedOut> =>
  (await withTerms(reader, subject, await readTerms(reader, subject)))()

/** A shop's terms that totals depend on, as the buyer reads them. */
export interface TermsOfTotals extends Pick<WorkedOut, 'tax' | 'fees' | 'rules'> {
  readonly delivery: Delivery
}

/** Reads the terms that apply to a cart or a checkout. */
export const readTerms = async (
  reader: Reader,
  { site, language, isSettled }: TotalsSubject,
): Promise<TermsOfTotals> => {
  const terms = inLanguage(await findTerms(reader, site.siteId), textsIn(site, language))
  return isSettled ? { ...terms, rules: NO_RULES } : terms
}

/**
 * Reads everything else that the totals of a cart or a checkout depend on.
 * @returns the calculation itself, which reads nothing: a transaction needn't stay open for it
 */
export const withTerms = async (
  reader: Reader,
  subject: TotalsSubject,
  { delivery, tax, fees, rules }: TermsOfTotals,
): Promise<() => WorkedOut> => {
  const { site, at, wanted } = subject
  const lines = subject.lines.map(pricedLine)
  const found = await findDiscounts(reader, subject, lines, rules)
  const card = await findGiftCard(reader, subject)
  const memberships = await findMemberships(reader, subject)
  const parts: TotalsParts = {
    sentAt: sentAt(subject),
    isNamed: found.isNamed,
    giftCard: payingCard(card, subject),
    memberships: { ...memberships, selected: wanted.memberships },
    ...{ currency: site.currency, at, lines, discounts: found.discounts, rules, fees, tax, delivery, wanted },
  }
  return () => ({ ...calculated(largestExactMinor(site), parts), found, card, memberships, tax, fees, rules })
}

/** One parcel leaves when its last item is there. */
const sentAt = ({ lines, at }: TotalsSubject): number | undefined => {
  const days = lines.flatMap((line) => preorderOf(line) ?? []).map(({ expectedDate }) => expectedDate)
  const times = days.map((day) => (day === undefined ? undefined : Date.parse(day)))
  return times.reduce(
    (last, time) => (last === undefined || time === undefined ? undefined : Math.max(last, time)),
    at,
  )
}

/** Reads them with one statement. */
const findTerms = async (reader: Reader, siteId: string) => {
  const settled = await settingsStore.terms(reader, siteId)
  return {
    delivery: (settled.delivery ?? NO_DELIVERY) as Delivery, // checked before it was written, like the others
    tax: (settled.tax ?? NO_TAX) as Tax,
    fees: (settled.fees ?? NO_FEES) as Fees,
    rules: (settled['discount-rules'] ?? NO_RULES) as DiscountRules,
  }
}

const payingCard = ({ card }: FoundGiftCard, { giftCard }: TotalsSubject) =>
  card && { balanceMinor: Math.min(card.balanceMinor, giftCard?.mostMinor ?? card.balanceMinor) }

/**
 * Calculates totals. If amounts are out of range, the shop's rates exceed 100 %, or its terms no longer fit
 * its currency, only the items are calculated.
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
