import type { CatalogReference } from '@vitrine/contract'
import type { Offer } from '../../../catalog/products/records/offer.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { CodeTries } from '../../../floor/rates/code-tries.ts'
import { recordEvent } from '../../../shop/events/outbox.ts'
import type { Coupon } from '../../coupons/coupon.ts'
import { couponBuyers } from '../../coupons/coupon-buyers.ts'
import { usableCoupon } from '../../coupons/usable.ts'
import type { GiftCard } from '../../gift-cards/gift-card.ts'
import { usableGiftCard } from '../../gift-cards/usable.ts'
import { assertExact, type CartContent, referencesOf, withOffers } from '../lines/cart.ts'
import { changeDetails } from '../lines/cart-details.ts'
import { largestExactMinor } from '../lines/prices.ts'
import { cartStore, type StoredCart } from './cart.store.ts'
import { cartDeleted, cartWritten } from './cart-events.ts'
import type { CartReader, CartReaderParts, ShownCart } from './cart-reader.ts'
import { type CartVisit, cartNotFound, conversionCurrency } from './cart-visit.ts'
import { assertNotMerged } from './merged-visitors.ts'
import { showCart } from './show-cart.ts'
import { StaleCart, writeOnce } from './write-once.ts'

/** A change of a cart's contents. */
export interface CartChange {
  /** The initial cart if there is none; absent if one must exist. */
  readonly start?: CartContent
  /** There must be no cart yet. */
  readonly isNew?: boolean
  /** Items whose offers it needs, in addition to those in the cart. */
  readonly references?: readonly CatalogReference[]
  /** The coupon it needs, by its code. */
  readonly couponCode?: string | undefined
  /** The gift card it needs, by its code. */
  readonly giftCardCode?: string | undefined
  /**
   * Decides on the change, without side effects. Lines are as the catalog has them now; `offers` follow
   * `references`.
   */
  readonly apply: (
    content: CartContent,
    offers: readonly (Offer | undefined)[],
    coupon: Coupon | undefined,
    giftCard: GiftCard | undefined,
  ) => CartContent
  /** Refuses the changed cart for reasons that must be read. */
  readonly check?: (tx: Transaction, after: StoredCart) => Promise<void>
  /** Reads everything else that the answer needs, with the saved cart. */
  readonly readAfter?: (tx: Transaction, after: StoredCart) => Promise<void>
}

export interface CartWriterParts extends CartReaderParts {
  readonly ids: Ids
  readonly codeTries: CodeTries
}

const usable = (tx: Transaction, { owner, at }: CartVisit, code: string): Promise<Coupon> => {
  const { siteId, key, belongsTo = key } = owner
  return usableCoupon(tx, { siteId, code, buyers: couponBuyers(siteId, belongsTo) }, at)
}

/** Writes a visit's cart, its event and its idempotency key together. */
export interface CartWriter {
  /**
   * Changes the cart and returns what was saved, with the current catalog.
   * @throws {Failure} the result of `cartNotFound` if there is no cart and the change needs one; CONFLICT; why a
   * coupon or a gift card can't be used (`COUPON_ERRORS`, `GIFT_CARD_ERRORS`); TOO_MANY_REQUESTS after too
   * many unknown codes; UNAUTHENTICATED for a visitor who has logged in since
   */
  change(visit: CartVisit, change: CartChange): Promise<ShownCart>
  /** @throws {Failure} the result of `cartNotFound`; CONFLICT */
  remove(visit: CartVisit): Promise<void>
}

export const createCartWriter = (parts: CartWriterParts, reader: CartReader): CartWriter => {
  const { database, offersFor, ids, placeholder, codeTries } = parts

  const about = ({ owner, at }: CartVisit, { id, revision }: StoredCart) => ({
    id: ids.guid(),
    siteId: owner.siteId,
    entityId: id,
    sequence: revision,
    occurredAt: at,
    owner: owner.belongsTo ?? owner.key,
  })

  return {
    change: async (visit, wanted) => {
      const { start, isNew, references = [], couponCode, giftCardCode, apply, check, readAfter } = wanted
      const { site } = visit
      // So that the transaction blocks other writers less.
      if (references.length > 0) await offersFor.ahead?.(database, site, references)
      const write = () =>
        writeOnce(database, visit, visit.cartId ?? ids.guid(), {
          repeat: async (tx) => {
            const known = await reader.load(tx, visit)
            await readAfter?.(tx, known.stored)
            return known
          },
          carryOut: async (tx, found, next) => {
            const content = found ?? start
            if (!content) throw cartNotFound(visit)
            if (isNew && found) throw fail('CONFLICT')
            const offers = await offersFor(tx, site, [...referencesOf(content), ...references])
            const lines = withOffers(content.lines, offers)
            const news = offers.slice(offers.length - references.length)
            const coupon = couponCode === undefined ? undefined : await usable(tx, visit, couponCode)
            const card =
              giftCardCode === undefined
                ? undefined
                : await usableGiftCard(tx, site.siteId, giftCardCode, visit.at)
            if (!found) await assertNotMerged(tx, visit.owner)
            const details = changeDetails(content.details, { loginMerge: null })
            const after: StoredCart = {
              ...apply({ ...content, lines, details }, news, coupon, card),
              ...next,
              conversionCurrency: conversionCurrency(visit, found?.conversionCurrency),
              createdAt: found?.createdAt ?? visit.at,
              updatedAt: Math.max(visit.at, found?.updatedAt ?? 0), // clocks of two processes may differ
            }
            assertExact(after.lines, largestExactMinor(site))
            await check?.(tx, after)
            if (!(await cartStore.save(tx, visit.owner, after))) throw new StaleCart()
            const cart = showCart(after, visit, placeholder)
            await recordEvent(tx, cartWritten(about(visit, after), cart))
            await readAfter?.(tx, after)
            return { stored: after, cart }
          },
        })
      return codeTries.guard(visit.trier, [couponCode, giftCardCode], write)
    },

    remove: (visit) =>
      writeOnce(database, visit, ids.guid(), {
        repeat: async () => {},
        carryOut: async (tx, found, next) => {
          if (!found) throw cartNotFound(visit)
          if (!(await cartStore.remove(tx, visit.owner, found))) throw new StaleCart()
          await recordEvent(tx, cartDeleted(about(visit, { ...found, ...next })))
        },
      }),
  }
}
