import type { EstimateCurrentCartTotalsRequest, EstimateTotalsResponse } from '@vitrine/contract'
import type { Database } from '../../database/database.ts'
import type { CartReader } from '../cart/cart-reader.ts'
import { type CartVisit, conversionCurrency } from '../cart/cart-visit.ts'
import { priceWriter } from '../cart/prices.ts'
import { showWorkedOut } from './show-worked-out.ts'
import type { TotalsSubject } from './subject.ts'
import { wantedTotals } from './totals-request.ts'
import { workOut } from './work-out.ts'

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
    const { site, owner, at } = visit
    const { stored, cart } = await reader.load(database, visit)
    const subject: TotalsSubject = {
      ...{ site, at, lines: stored.lines, buyer: owner.belongsTo ?? owner.key },
      coupon: stored.details?.coupon,
      merchantDiscounts: stored.details?.merchantDiscounts,
      ...(input.giftCardCode != null && { giftCard: { code: input.giftCardCode } }),
      wanted: wantedTotals(input, stored),
    }
    const worked = await workOut(database, subject)
    const price = priceWriter(site, conversionCurrency(visit, stored.conversionCurrency))
    return {
      cart: { ...cart, taxIncludedInPrices: worked.tax.pricesIncludeTax },
      ...showWorkedOut(worked, subject, price),
    }
  }
