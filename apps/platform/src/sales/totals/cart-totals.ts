import type { Database, Transaction } from '../../floor/database/database.ts'
import { JsonBytes } from '../../floor/http/answers.ts'
import { printJson } from '../../floor/http/print-json.ts'
import { oneTurn } from '../../floor/turns/one-turn.ts'
import type { StoredCart } from '../cart/kept/cart.store.ts'
import type { CartReader, ShownCart } from '../cart/kept/cart-reader.ts'
import { type CartVisit, conversionCurrency, VARY } from '../cart/kept/cart-visit.ts'
import { createKeptAnswers, isStillTrue } from '../cart/kept/kept-answers.ts'
import { type PriceWriter, priceWriter } from '../cart/lines/prices.ts'
import { findTermsOf, goodUntil, isKeepable, type KeptEstimate, namesCollections } from './kept-estimates.ts'
import type { CardTerms, TotalsSubject } from './subject.ts'
import type { Wanted } from './totals-request.ts'
import { type WorkedOut, workOut } from './work-out.ts'
import { readPrices, type WorkedPrices } from './work-out-prices.ts'

/** A cart with what its lines cost. */
export interface PricedCart extends ShownCart {
  readonly visit: CartVisit
  readonly subject: TotalsSubject
  readonly worked: WorkedPrices
  readonly price: PriceWriter
}

/** A cart with everything calculated for it. */
export interface WorkedCart extends PricedCart {
  readonly worked: WorkedOut
}

/** A question about a cart, and how its answer is printed. */
export interface TotalsQuestion<Output extends object = object> {
  /** Distinguishes the questions about one cart. */
  readonly key: string
  readonly wanted: (cart: StoredCart) => Wanted
  /** The gift card that should pay; by default the cart's. */
  readonly giftCard?: CardTerms | 'none' | undefined
  readonly show: (cart: WorkedCart) => Output
}

/** A question about what the lines of a cart cost. */
export interface PricesQuestion<Output extends object> extends TotalsQuestion<Output> {
  readonly show: (cart: PricedCart) => Output
}

/** Calculates what carts cost, and changes nothing. Parts that fail are in the totals' errors. */
export interface CartTotals {
  /**
   * Answers a question about the visit's cart. The same question about an unchanged cart gets the same bytes
   * while the shop's terms stay the same.
   * @throws {Failure} what `absent` returns if there is no cart
   */
  answer(visit: CartVisit, question: TotalsQuestion): Promise<JsonBytes>
  /**
   * Answers a question about the visit's cart as `write` saves it. The cart isn't read again, and the answer isn't
   * cached.
   * @param write - calls `readAfter` in the transaction of the write, once the cart is saved
   */
  answerWritten<Output extends object>(
    visit: CartVisit,
    question: PricesQuestion<Output>,
    write: (readAfter: (tx: Transaction, saved: StoredCart) => Promise<void>) => Promise<ShownCart>,
  ): Promise<Output>
}

export const createCartTotals = (database: Database, reader: Pick<CartReader, 'loadMarked'>): CartTotals => {
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

  const calculated = async (visit: CartVisit, { stored, cart }: ShownCart, question: TotalsQuestion) => {
    const subject = subjectOf(visit, stored, question)
    const giveWay = turnsFor(subject)
    await giveWay()
    const worked = await workOut(database, subject)
    await giveWay()
    const price = pricesOf(visit, stored)
    return { subject, worked, output: question.show({ visit, stored, cart, subject, worked, price }) }
  }

  const workOutAnew = async (
    visit: CartVisit,
    question: TotalsQuestion,
    mark: number | undefined,
  ): Promise<JsonBytes> => {
    const { site, at, language } = visit
    const { stored, cart, productIds, head } = await reader.loadMarked(visit)
    const terms = await findTermsOf(database, site.siteId, buyerOf(visit), stored.details?.coupon)
    const { subject, worked, output } = await calculated(visit, { stored, cart }, question)
    const bytes = printJson(output)
    if (head && isKeepable(subject, worked)) {
      const { coupon } = terms
      const estimate: KeptEstimate = {
        ...{ bytes, head, productIds, currency: cart.conversionCurrency, language, site, mark },
        terms: namesCollections(worked, coupon) ? undefined : terms.text,
        coupon: subject.coupon,
        ...{ from: at, until: goodUntil(worked, coupon, at) },
      }
      kept.keep(visit, estimate, question.key)
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

  return {
    answerWritten: async (visit, question, write) => {
      let ready: { readonly subject: TotalsSubject; readonly work: () => WorkedPrices } | undefined
      const { stored, cart } = await write(async (tx, saved) => {
        const subject = subjectOf(visit, saved, question)
        ready = { subject, work: await readPrices(tx, subject) }
      })
      if (!ready) throw new Error('The write read no terms')
      const giveWay = turnsFor(ready.subject)
      await giveWay()
      const worked = ready.work()
      await giveWay()
      return question.show({
        visit,
        stored,
        cart,
        subject: ready.subject,
        worked,
        price: pricesOf(visit, stored),
      })
    },

    answer: async (visit, question) => {
      const mark = database.changeMark() // before anything is read: what is read now can only be newer
      const known = kept.find(visit, question.key)
      if (known && (await isGood(known, visit, mark))) {
        known.mark = mark
        return new JsonBytes(known.bytes, VARY)
      }
      const work = () => workOutAnew(visit, question, mark)
      if (mark === undefined) return work()
      const { site, owner, at, askedCurrency, language, cartId } = visit
      const second = Math.floor(at / 1000)
      const key = [site.siteId, owner.key, cartId, askedCurrency, language, second, question.key, mark]
      return together(JSON.stringify(key), work)
    },
  }
}

/** From this many lines on, other calls run between reading, calculating and printing. */
const LARGE = 50

const turnsFor = ({ lines }: TotalsSubject): (() => Promise<void>) =>
  lines.length >= LARGE ? oneTurn : async () => {}

const pricesOf = (visit: CartVisit, { conversionCurrency: kept }: StoredCart): PriceWriter =>
  priceWriter(visit.site, conversionCurrency(visit, kept))

/** What to calculate for a cart. */
export const subjectOf = (
  visit: CartVisit,
  cart: StoredCart,
  { wanted, giftCard = cart.details?.giftCard }: Pick<TotalsQuestion, 'wanted' | 'giftCard'>,
): TotalsSubject => ({
  site: visit.site,
  language: visit.language,
  at: visit.at,
  lines: cart.lines,
  buyer: buyerOf(visit),
  coupon: cart.details?.coupon,
  merchantDiscounts: cart.details?.merchantDiscounts,
  wanted: wanted(cart),
  ...(giftCard && giftCard !== 'none' && { giftCard }),
})

const buyerOf = ({ owner }: CartVisit): string => owner.belongsTo ?? owner.key
