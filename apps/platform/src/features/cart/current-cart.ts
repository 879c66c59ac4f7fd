import type { Cart, CatalogReference } from '@vitrine/contract'
import type { Database, Reader } from '../../database/database.ts'
import { fail } from '../../http/failure.ts'
import type { Ids } from '../../ids.ts'
import type { Offer, OfferImage, OffersFor } from '../catalog/offer.ts'
import { recordEvent } from '../events/outbox.ts'
import { cartStore, type StoredCart } from './cart.store.ts'
import { type CartContent, withOffers } from './cart.ts'
import { cartAnswer } from './cart-answer.ts'
import { cartDeleted, cartWritten } from './cart-events.ts'
import { type CartVisit, conversionCurrency } from './cart-visit.ts'
import { priceWriter } from './prices.ts'
import { StaleCart, writeOnce } from './write-once.ts'

/** What carts are kept and shown with. */
export interface CurrentCartParts {
  readonly database: Database
  readonly offersFor: OffersFor
  readonly ids: Ids
  /** Stands for the picture of a product that has none. */
  readonly placeholder: OfferImage
}

/** A change of what is in a cart. */
export interface CartChange {
  /** What it starts from where there is no cart; absent when there has to be one. */
  readonly start?: CartContent
  /** Items whose offers it needs, besides those in the cart. */
  readonly references?: readonly CatalogReference[]
  /** Decides, and nothing else. Lines are as the catalog has them now; `offers` follow `references`. */
  readonly apply: (content: CartContent, offers: readonly (Offer | undefined)[]) => CartContent
}

/** Reads and writes the cart of a visit, and shows it as the catalog is at that moment. */
export interface CurrentCart {
  /** @throws {Failure} OWNED_CART_NOT_FOUND */
  read(visit: CartVisit): Promise<Cart>
  /** @throws {Failure} OWNED_CART_NOT_FOUND where there is no cart and the change starts from none, CONFLICT */
  change(visit: CartVisit, change: CartChange): Promise<Cart>
  /** @throws {Failure} OWNED_CART_NOT_FOUND, CONFLICT */
  remove(visit: CartVisit): Promise<void>
}

export const createCurrentCart = ({
  database,
  offersFor,
  ids,
  placeholder,
}: CurrentCartParts): CurrentCart => {
  const show = (visit: CartVisit, cart: StoredCart): Cart => {
    const { owner, site } = visit
    const currency = conversionCurrency(visit, cart.conversionCurrency)
    const price = priceWriter(site, currency)
    return cartAnswer(cart, { owner, site, conversionCurrency: currency, price, placeholder })
  }

  const read = async (reader: Reader, visit: CartVisit): Promise<Cart> => {
    const cart = await cartStore.find(reader, visit.owner)
    if (!cart) throw fail('OWNED_CART_NOT_FOUND')
    const offers = await offersFor(reader, visit.site, referencesOf(cart))
    return show(visit, { ...cart, lines: withOffers(cart.lines, offers) })
  }

  const about = ({ owner, at }: CartVisit, { id, revision }: StoredCart) => ({
    id: ids.guid(),
    siteId: owner.siteId,
    entityId: id,
    sequence: revision,
    occurredAt: at,
  })

  return {
    read: (visit) => read(database, visit),

    change: (visit, { start, references = [], apply }) =>
      writeOnce(database, visit, ids.guid(), {
        repeat: (tx) => read(tx, visit),
        carryOut: async (tx, found, next) => {
          const content = found ?? start
          if (!content) throw fail('OWNED_CART_NOT_FOUND')
          const offers = await offersFor(tx, visit.site, [...referencesOf(content), ...references])
          const lines = withOffers(content.lines, offers)
          const after: StoredCart = {
            ...apply({ ...content, lines }, offers.slice(lines.length)),
            ...next,
            conversionCurrency: conversionCurrency(visit, found?.conversionCurrency),
            createdAt: found?.createdAt ?? visit.at,
            updatedAt: Math.max(visit.at, found?.updatedAt ?? 0), // clocks of two processes may differ
          }
          if (!(await cartStore.save(tx, visit.owner, after))) throw new StaleCart()
          const cart = show(visit, after)
          await recordEvent(tx, cartWritten(about(visit, after), cart))
          return cart
        },
      }),

    remove: (visit) =>
      writeOnce(database, visit, ids.guid(), {
        repeat: async () => {},
        carryOut: async (tx, found, next) => {
          if (!found) throw fail('OWNED_CART_NOT_FOUND')
          if (!(await cartStore.remove(tx, visit.owner, found))) throw new StaleCart()
          await recordEvent(tx, cartDeleted(about(visit, { ...found, ...next })))
        },
      }),
  }
}

const referencesOf = ({ lines }: CartContent): CatalogReference[] => lines.map(({ reference }) => reference)
