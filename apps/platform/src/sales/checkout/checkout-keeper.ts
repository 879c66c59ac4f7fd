import type { CatalogReference, Checkout, CheckoutResponse } from '@vitrine/contract'
import type { Offer, OfferImage, OffersFor } from '../../catalog/products/records/offer.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { CodeTries } from '../../floor/rates/code-tries.ts'
import { idempotencyStore } from '../../shop/idempotency/idempotency.store.ts'
import { assertExact, type NewLine, referencesOf, subtotalMinor, withOffers } from '../cart/lines/cart.ts'
import { largestExactMinor } from '../cart/lines/prices.ts'
import { assertMinimum } from '../cart/patch/apply-patch.ts'
import { couponBuyers } from '../coupons/coupon-buyers.ts'
import { usableCoupon } from '../coupons/usable.ts'
import { usableGiftCard } from '../gift-cards/usable.ts'
import { amountsOf, movedParts } from './agreed-amounts.ts'
import { checkoutStore } from './checkout.store.ts'
import { type CheckoutContent, changeDetails, type DetailsChange, type StoredCheckout } from './checkout.ts'
import { accessible, type CheckoutVisit } from './checkout-visit.ts'
import { type PricedCheckout, priceCheckout } from './price-checkout.ts'
import { showCheckout } from './show-checkout.ts'
import { isApart, sideOf, withSide } from './sides.ts'

/** A change of a checkout's contents. */
export interface CheckoutChange {
  /** Items whose offers it needs, in addition to those in the checkout. */
  readonly references?: readonly CatalogReference[] | undefined
  /** As the buyer typed it; null removes the coupon. */
  readonly couponCode?: string | null | undefined
  /** As the buyer typed it; null removes the gift card. */
  readonly giftCardCode?: string | null | undefined
  /** The most that the gift card pays, in minor units; null for no limit. */
  readonly giftCardMostMinor?: number | null | undefined
  readonly details?: DetailsChange | undefined
  /**
   * Decides on the lines, without side effects. They are as the catalog has them now; `offers` follow
   * `references`.
   */
  readonly lines?:
    | ((lines: CheckoutContent['lines'], offers: readonly NewLine['offer'][]) => CheckoutContent['lines'])
    | undefined
}

export interface CheckoutKeeperParts {
  readonly database: Database
  readonly offersFor: OffersFor
  /** Shown for a product without a picture. */
  readonly placeholder: OfferImage
  readonly codeTries: CodeTries
}

/** Reads and changes checkouts for callers who may have them; fails with CHECKOUT_NOT_FOUND for others. */
export interface CheckoutKeeper {
  /** Returns the current checkout, and records that its buyer has seen it, and in which language. */
  read(visit: CheckoutVisit): Promise<PricedCheckout>
  /** As `read`, shown as it travels. */
  answer(visit: CheckoutVisit): Promise<CheckoutResponse>
  /**
   * Changes an open checkout and returns it.
   * @throws {Failure} CHECKOUT_IS_COMPLETE; SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND for a delivery option
   * that isn't offered; why a coupon or a gift card can't be used; TOO_MANY_REQUESTS after too many unknown
   * codes
   */
  change(visit: CheckoutVisit, change: CheckoutChange): Promise<PricedCheckout>
  /** Saves a new or changed checkout inside a transaction that has locked it; returns it as it is then. */
  write(
    tx: Transaction,
    visit: CheckoutVisit,
    content: StoredCheckout,
    change: CheckoutChange,
  ): Promise<PricedCheckout>
  show(visit: Pick<CheckoutVisit, 'askedCurrency'>, priced: PricedCheckout): Checkout
}

export const createCheckoutKeeper = (parts: CheckoutKeeperParts): CheckoutKeeper => {
  const { database, offersFor, placeholder, codeTries } = parts

  const write: CheckoutKeeper['write'] = async (tx, visit, stored, change) => {
    const { site, at, by } = visit
    const side = sideOf(stored, by)
    const references = change.references ?? []
    const offers = await offersFor(tx, site, [...referencesOf(side), ...references])
    const present = withOffers(side.lines, offers)
    const lines = change.lines?.(present, newsOf(offers, references.length)) ?? present
    assertExact(lines, largestExactMinor(site))
    const details = changeDetails(side.details, {
      ...change.details,
      ...(await couponChange(tx, visit, side, lines, change)),
      ...(await giftCardChange(tx, visit, side, change)),
    })
    const after = { ...side, lines, details, updatedAt: Math.max(at, side.updatedAt) }
    const priced = await priceCheckout(tx, offersFor, site, after, at)
    const { updatedAt } = after
    const shown = isApart(stored, by) ? stored.shown : amountsOf(priced)
    const saved = { ...withSide(stored, by, priced.checkout), shown, updatedAt }
    if (!(await checkoutStore.save(tx, saved))) throw fail('CONFLICT')
    return { ...priced, checkout: sideOf(saved, by) }
  }

  const read: CheckoutKeeper['read'] = async (visit) => {
    const { site, checkoutId, at, by } = visit
    const row = accessible(await checkoutStore.find(database, site.siteId, checkoutId), visit)
    const stored = sideOf(row, by)
    const { details } = stored
    const buyerLanguage = visit.language?.split('-', 1)[0]?.toLowerCase() ?? details.buyerLanguage
    const read = { ...stored, details: { ...details, ...(buyerLanguage && { buyerLanguage }) } }
    const priced = await priceCheckout(database, offersFor, site, read, at)
    const shown = amountsOf(priced)
    const isNews =
      stored.shown.prices === undefined ||
      movedParts(shown, stored.shown).length > 0 ||
      details.buyerLanguage !== buyerLanguage
    if (stored.state === 'OPEN' && isNews && !isApart(row, by)) {
      await database.transaction((tx) => checkoutStore.noteShown(tx, { ...read, shown }))
    }
    return priced
  }

  const show: CheckoutKeeper['show'] = ({ askedCurrency }, priced) =>
    showCheckout(priced, { askedCurrency, placeholder })

  return {
    write,
    show,
    read,
    answer: async (visit) => ({ checkout: show(visit, await read(visit)) }),

    change: async (visit, change) => {
      const { site, checkoutId, by } = visit
      // Reads ahead, so the transaction finds the data in memory and blocks other writers less.
      if (change.references?.length) await offersFor(database, site, change.references)
      const work = async (tx: Transaction) => {
        const stored = accessible(await checkoutStore.lock(tx, site.siteId, checkoutId), visit)
        if (await isRepeat(tx, visit, stored))
          return priceCheckout(tx, offersFor, site, sideOf(stored, by), visit.at)
        if (stored.state === 'COMPLETED') throw fail('CHECKOUT_IS_COMPLETE')
        const priced = await write(tx, visit, { ...stored, revision: stored.revision + 1 }, change)
        if (change.details?.selectedShippingOption) assertOffered(priced)
        return priced
      }
      const codes = [change.couponCode, change.giftCardCode]
      return codeTries.guard(visit.trier, codes, () => database.transaction(work))
    },
  }
}

/** A call that already took effect is answered with the current checkout. */
const isRepeat = async (
  tx: Transaction,
  { attempt }: CheckoutVisit,
  { id, revision }: StoredCheckout,
): Promise<boolean> =>
  attempt !== undefined &&
  (await idempotencyStore.claim(tx, attempt, { id, revision: revision + 1 })) === 'repeat'

const newsOf = (offers: readonly (Offer | undefined)[], count: number) => offers.slice(offers.length - count)

const couponChange = async (
  tx: Transaction,
  { site: { siteId }, at }: CheckoutVisit,
  { ownerKey, details }: StoredCheckout,
  lines: CheckoutContent['lines'],
  { couponCode, details: changed }: CheckoutChange,
): Promise<DetailsChange> => {
  if (couponCode === undefined) return {}
  if (couponCode === null || couponCode.trim() === '') return { coupon: null }
  const email = changed?.email === undefined ? details.email : (changed.email ?? undefined)
  const buyers = couponBuyers(siteId, ownerKey, email)
  const coupon = await usableCoupon(tx, { siteId, code: couponCode, buyers }, at)
  assertMinimum(coupon, subtotalMinor(lines))
  return { coupon: { id: coupon.id, code: coupon.code } }
}

const giftCardChange = async (
  tx: Transaction,
  { site: { siteId }, at }: CheckoutVisit,
  { details }: StoredCheckout,
  { giftCardCode, giftCardMostMinor }: CheckoutChange,
): Promise<DetailsChange> => {
  if (giftCardCode === null || giftCardCode?.trim() === '') return { giftCard: null }
  const mostMinor = giftCardMostMinor ?? undefined
  if (giftCardCode !== undefined) {
    const { id } = await usableGiftCard(tx, siteId, giftCardCode, at)
    return { giftCard: { id, mostMinor } }
  }
  if (giftCardMostMinor === undefined || !details.giftCard) return {}
  return { giftCard: { id: details.giftCard.id, mostMinor } }
}

/** @throws {Failure} SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND if the chosen delivery option isn't offered */
export const assertOffered = ({ worked: { totals } }: PricedCheckout): void => {
  if (totals.errors.some(({ code }) => code === 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND'))
    throw fail('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND')
}
