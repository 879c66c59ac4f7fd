import type { EstimateCurrentCartTotalsRequest, EstimateTotalsResponse, Violation } from '@vitrine/contract'
import { cartTotals, type Totals } from '@vitrine/pricing'
import type { Database } from '../../database/database.ts'
import { InvalidArgument } from '../../http/failure.ts'
import { availabilityTally } from '../cart/availability.ts'
import type { CartReader } from '../cart/cart-reader.ts'
import { type CartVisit, conversionCurrency } from '../cart/cart-visit.ts'
import { changesOf } from '../cart/line-changes.ts'
import { largestExactMinor, priceWriter } from '../cart/prices.ts'
import { type Delivery, NO_DELIVERY } from '../settings/delivery-terms.ts'
import { settingsStore } from '../settings/settings.store.ts'
import { NO_TAX, type Tax } from '../settings/tax-terms.ts'
import { type CartDiscounts, findDiscounts } from './cart-discounts.ts'
import { pricedLine } from './priced-line.ts'
import { showErrors, TOO_LARGE } from './show-errors.ts'
import { showShipping } from './show-shipping.ts'
import { showTotals } from './show-totals.ts'
import { type TotalsParts, totalsRequest, wantedTotals } from './totals-request.ts'

/**
 * Works out what the cart of a visit costs, and changes nothing. What cannot be worked out is told in the answer.
 *
 * @throws {Failure} what `absent` gives where there is no cart
 */
export type Estimate = (
  visit: CartVisit,
  input: EstimateCurrentCartTotalsRequest,
) => Promise<EstimateTotalsResponse>

export const createEstimate =
  (database: Database, reader: CartReader): Estimate =>
  async (visit, input) => {
    const { site, owner } = visit
    const { stored, cart } = await reader.load(database, visit)
    const delivery = await settingsStore.find<Delivery>(database, owner.siteId, 'delivery')
    const tax = (await settingsStore.find<Tax>(database, owner.siteId, 'tax'))?.document ?? NO_TAX
    const lines = stored.lines.map(pricedLine)
    const found = await findDiscounts(database, visit, stored.details ?? {}, lines)
    const wanted = wantedTotals(input, stored)
    const { totals, isWhole } = workedOut(largestExactMinor(site), {
      ...{ currency: site.currency, at: visit.at, lines, discounts: found.discounts, tax, wanted },
      delivery: delivery?.document ?? NO_DELIVERY,
    })
    const price = priceWriter(site, conversionCurrency(visit, stored.conversionCurrency))
    const errors = showErrors(totals.errors, found.refusal)
    return {
      cart: { ...cart, taxIncludedInPrices: tax.pricesIncludeTax },
      ...showTotals(totals, found.coupon, price),
      ...(wanted.shipping && { shippingInfo: showShipping(totals.shipping, price) }),
      calculationErrors: isWhole ? errors : { ...errors, orderValidationErrors: [TOO_LARGE] },
      weightUnit: site.weightUnit,
      currency: site.currency,
      membershipOptions: { eligibleMemberships: [], invalidMemberships: [], selectedMemberships: [] },
      additionalFees: [],
      violations: [
        ...changesOf(stored.lines, availabilityTally()),
        ...(wanted.shippingAddress ? undelivered(totals) : []),
        ...refused(found),
      ],
    }
  }

/**
 * Works totals out; where no number holds them, the shop's rates take more than all, or its terms are no amounts of its
 * currency any more, those of the items alone.
 */
const workedOut = (largestMinor: number, parts: TotalsParts): { totals: Totals; isWhole: boolean } => {
  try {
    const totals = cartTotals(totalsRequest(parts))
    if (totals.summary.totalMinor <= largestMinor) return { totals, isWhole: true }
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof InvalidArgument)) throw error
  }
  const wanted = { ...parts.wanted, tax: false, shipping: false }
  return { totals: cartTotals(totalsRequest({ ...parts, wanted })), isWhole: false }
}

const undelivered = ({ errors }: Totals): Violation[] =>
  errors.some(({ code }) => code === 'NO_SHIPPING_OPTION')
    ? [violation('ERROR', 'Nothing in the cart can be delivered to this address')]
    : []

const refused = ({ refusal }: CartDiscounts): Violation[] =>
  refusal ? [violation('WARNING', `The coupon takes nothing off: ${refusal.message}`)] : []

const violation = (severity: Violation['severity'], description: string): Violation => ({
  severity,
  target: { other: { name: 'OTHER_DEFAULT' } },
  description,
})
