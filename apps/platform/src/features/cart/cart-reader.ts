import type { Cart } from '@vitrine/contract'
import type { Database, Reader } from '../../database/database.ts'
import { fail } from '../../http/failure.ts'
import type { OfferImage, OffersFor } from '../catalog/offer.ts'
import { cartStore, type StoredCart } from './cart.store.ts'
import { referencesOf, withOffers } from './cart.ts'
import type { CartVisit } from './cart-visit.ts'
import { createKeptAnswers, isCurrent } from './kept-answers.ts'
import { showCart } from './show-cart.ts'

export interface CartReaderParts {
  readonly database: Database
  readonly offersFor: OffersFor
  /** Stands for the picture of a product that has none. */
  readonly placeholder: OfferImage
}

/** Reads the cart of a visit and shows it as the catalog is at that moment. Fails with OWNED_CART_NOT_FOUND. */
export interface CartReader {
  read(reader: Reader, visit: CartVisit): Promise<Cart>
  /** Gives the answer `{ cart }` as JSON. What was printed before is sent again while it is still true. */
  print(visit: CartVisit): Promise<Uint8Array>
}

export const createCartReader = ({ database, offersFor, placeholder }: CartReaderParts): CartReader => {
  const answers = createKeptAnswers()

  const find = async (reader: Reader, visit: CartVisit): Promise<StoredCart> => {
    const cart = await cartStore.find(reader, visit.owner)
    if (!cart) throw fail('OWNED_CART_NOT_FOUND')
    return cart
  }

  const show = async (reader: Reader, visit: CartVisit, cart: StoredCart): Promise<Cart> => {
    const offers = await offersFor(reader, visit.site, referencesOf(cart))
    return showCart({ ...cart, lines: withOffers(cart.lines, offers) }, visit, placeholder)
  }

  const printAnew = async (visit: CartVisit, mark: number | undefined): Promise<Uint8Array> => {
    const stored = await find(database, visit)
    const productIds = [...new Set(referencesOf(stored).map(({ catalogItemId }) => catalogItemId))]
    const head = await cartStore.findHead(database, visit.owner, productIds) // before the offers, never after
    const cart = await show(database, visit, stored)
    const bytes = Buffer.from(JSON.stringify({ cart }))
    if (head?.id === stored.id && head.revision === stored.revision)
      answers.keep(visit, {
        bytes,
        head,
        productIds,
        currency: cart.conversionCurrency,
        site: visit.site,
        mark,
      })
    return bytes
  }

  return {
    read: async (reader, visit) => show(reader, visit, await find(reader, visit)),

    print: async (visit) => {
      const mark = database.changeMark() // before anything is read: what is read now may only be newer
      const kept = answers.find(visit)
      if (!kept) return printAnew(visit, mark)
      const isUnchanged = mark !== undefined && kept.mark === mark
      const head = isUnchanged ? kept.head : await cartStore.findHead(database, visit.owner, kept.productIds)
      if (!head || !isCurrent(kept, head, visit)) return printAnew(visit, mark)
      kept.mark = mark
      return kept.bytes
    },
  }
}
