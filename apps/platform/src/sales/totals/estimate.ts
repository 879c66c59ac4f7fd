import type { EstimateCurrentCartTotalsRequest, EstimateTotalsResponse } from '@vitrine/contract'
import type { Database } from '../../floor/database/database.ts'
import { JsonBytes } from '../../floor/http/answers.ts'
import { printJson } from '../../floor/http/print-json.ts'
import type { CodeTries } from '../../floor/rates/code-tries.ts'
import { oneTurn } from '../../floor/turns/one-turn.ts'
import type { CartReader } from '../cart/kept/cart-reader.ts'
import { type CartVisit, conversionCurrency, VARY } from '../cart/kept/cart-visit.ts'
import { createKeptAnswers, isStillTrue } from '../cart/kept/kept-answers.ts'
import { priceWriter } from '../cart/lines/prices.ts'
import { giftCards } from '../gift-cards/gift-cards.ts'
import {
  findTermsOf,
  goodUntil,
  isKeepable,
  type KeptEstimate,
  namesCollections,
  questionOf,
} from './kept-estimates.ts'
import { showWorkedOut } from './show-worked-out.ts'
import type { TotalsSubject } from './subject.ts'
import { wantedTotals } from './totals-request.ts'
import { workOut } from './work-out.ts'

/**
 * Calculates what the visitor's cart costs, and changes nothing. Parts that fail are listed in the answer.
 * The same request for an unchanged cart gets the same bytes while the shop's terms stay the same.
 * @throws {Failure} what `absent` returns if there is no cart; TOO_MANY_REQUESTS after too many invalid gift
 * card codes
 */
export type Estimate = (visit: CartVisit, input: EstimateCurrentCartTotalsRequest) => Promise<JsonBytes>

export const createEstimate = (
  database: Database,
  reader: Pick<CartReader, 'loadMarked'>,
  codeTries: CodeTries,
): Estimate => {
  const kept = createKeptAnswers<KeptEstimate>()
  const flights = new Map<string, Promise<JsonBytes>>()

  const isGood = async (estimate: KeptEstimate, visit: CartVisit, mark: number | undefined) => {
    const { terms, coupon, from, until } = estimate
    if (visit.at < from || visit.at >= until) return false
    if (!(await isStillTrue(database, estimate, visit, mark))) return false
    if (mark !== undefined && estimate.mark === mark) return true
    if (terms === undefined) return false
    const now = await findTermsOf(database, visit.site.siteId, buyerOf(visit), coupon)
    return now.text === terms
  }

  const workOutAnew = async (
    visit: CartVisit,
    input: EstimateCurrentCartTotalsRequest,
    question: string,
    mark: number | undefined,
  ): Promise<JsonBytes> => {
    const { site, at, language } = visit
    const { stored, cart, productIds, head } = await reader.loadMarked(visit)
    const buyer = buyerOf(visit)
    const terms = await findTermsOf(database, site.siteId, buyer, stored.details?.coupon)
    const subject: TotalsSubject = {
      ...{ site, language, at, lines: stored.lines, buyer },
      coupon: stored.details?.coupon,
      merchantDiscounts: stored.details?.merchantDiscounts,
      ...(input.giftCardCode != null && { giftCard: { code: input.giftCardCode } }),
      wanted: wantedTotals(input, stored),
    }
    const giveWay = subject.lines.length >= LARGE ? oneTurn : async () => {}
    await giveWay()
    const worked = await workOut(database, subject)
    await giveWay()
    const price = priceWriter(site, conversionCurrency(visit, stored.conversionCurrency))
    const output: EstimateTotalsResponse = {
      cart: { ...cart, taxIncludedInPrices: worked.tax.pricesIncludeTax },
      ...showWorkedOut(worked, subject, price),
    }
    const bytes = printJson(output)
    if (head && isKeepable(subject, worked)) {
      const { coupon } = terms
      const estimate: KeptEstimate = {
        ...{ bytes, head, productIds, currency: cart.conversionCurrency, language, site, mark },
        terms: namesCollections(worked, coupon) ? undefined : terms.text,
        coupon: subject.coupon,
        ...{ from: at, until: goodUntil(worked, coupon, at) },
      }
      kept.keep(visit, estimate, question)
    }
    return new JsonBytes(bytes, VARY, output)
  }

  /** Equal requests without a commit in between share one answer, calculated once. */
  const together = (key: string, work: () => Promise<JsonBytes>): Promise<JsonBytes> => {
    const known = flights.get(key)
    if (known) return known
    const flight = work().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  return async (visit, input) => {
    const mark = database.changeMark() // before anything is read: what is read now can only be newer
    const question = questionOf(input)
    const { giftCardCode } = input
    if (giftCardCode != null) {
      const find = () => giftCards.find(database, visit.site.siteId, giftCardCode)
      await codeTries.guard(visit.trier, [giftCardCode], find, (card) => card === undefined)
    }
    const known = kept.find(visit, question)
    if (known && (await isGood(known, visit, mark))) {
      known.mark = mark
      return new JsonBytes(known.bytes, VARY)
    }
    const work = () => workOutAnew(visit, input, question, mark)
    if (mark === undefined) return work()
    const { site, owner, at, askedCurrency, language, cartId } = visit
    const second = Math.floor(at / 1000)
    const key = [site.siteId, owner.key, cartId, askedCurrency, language, second, question, mark]
    return together(JSON.stringify(key), work)
  }
}

/** From this many lines on, other calls run between reading, calculating and printing. */
const LARGE = 50

const buyerOf = ({ owner }: CartVisit): string => owner.belongsTo ?? owner.key
