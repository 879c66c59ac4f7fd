import type { EstimateCurrentCartTotalsRequest, EstimateTotalsResponse } from '@vitrine/contract'
import type { Database } from '../../floor/database/database.ts'
import type { JsonBytes } from '../../floor/http/answers.ts'
import type { CodeTries } from '../../floor/rates/code-tries.ts'
import type { CartVisit } from '../cart/kept/cart-visit.ts'
import { giftCards } from '../gift-cards/gift-cards.ts'
import type { CartTotals, WorkedCart } from './cart-totals.ts'
import { questionOf } from './kept-estimates.ts'
import { showWorkedOut } from './show/show-worked-out.ts'
import { wantedTotals } from './totals-request.ts'

/**
 * Calculates what the visitor's cart costs, and changes nothing. Parts that fail are listed in the answer.
 * @throws {Failure} what `absent` returns if there is no cart; TOO_MANY_REQUESTS after too many invalid gift
 * card codes
 */
export type Estimate = (visit: CartVisit, input: EstimateCurrentCartTotalsRequest) => Promise<JsonBytes>

export const createEstimate =
  (database: Database, totals: CartTotals, codeTries: CodeTries): Estimate =>
  async (visit, input) => {
    const { giftCardCode } = input
    if (giftCardCode != null) {
      const find = () => giftCards.find(database, visit.site.siteId, giftCardCode)
      await codeTries.guard(visit.trier, [giftCardCode], find, (card) => card === undefined)
    }
    return totals.answer(visit, {
      key: questionOf(input),
      wanted: (cart) => wantedTotals(input, cart),
      giftCard: giftCardCode == null ? undefined : { code: giftCardCode },
      show: showEstimate,
    })
  }

const showEstimate = ({ cart, worked, subject, price }: WorkedCart): EstimateTotalsResponse => ({
  cart: { ...cart, taxIncludedInPrices: worked.tax.pricesIncludeTax },
  ...showWorkedOut(worked, subject, price),
})
