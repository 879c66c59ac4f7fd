import type { Cart } from '@vitrine/contract'
import type { Database, Reader } from '../../database/database.ts'
import type { OfferImage, OffersFor } from '../catalog/offer.ts'
import { cartStore, type StoredCart } from './cart.store.ts'
import { referencesOf, withOffers } from './cart.ts'
import { absent, type CartVisit, meant } from './cart-visit.ts'
import { createKeptAnswers, isCurrent } from './kept-answers.ts'
import { showCart } from './show-cart.ts'

export interface CartReaderParts {
  readonly database: Database
  readonly offersFor: OffersFor
  /** Stands for the picture of a product that has none. */
  readonly placeholder: OfferImage
}

/** Reads the cart of a visit and shows it as the catalog is at that moment. Fails with what `absent` gives. */
export interface CartReader {
  /** Gives the cart as it is kept, its lines as the catalog has them now, beside what is shown of it. */
  load(reader: Reader, visit: CartVisit): Promise<{ stored: StoredCart; cart: Cart }>
  read(reader: Reader, visit: CartVisit): Promise<Cart>
  /** Gives the answer `{ cart }` as JSON. What was printed before is sent again while it is still true. */
  print(visit: CartVisit): Promise<Uint8Array>
}

export const createCartReader = ({ database, offersFor, placeholder }: CartReaderParts): CartReader => {
  const answers = createKeptAnswers()

  const find = async (reader: Reader, visit: CartVisit): Promise<StoredCart> => {
    const cart = meant(visit, await cartStore.find(reader, visit.owner))
    if (!cart) throw absent(visit)
    return cart
  }

  const offered = async (reader: Reader, visit: CartVisit, cart: StoredCart) => {
    const offers = await offersFor(reader, visit.site, referencesOf(cart))
    const stored = { ...cart, lines: withOffers(cart.lines, offers) }
    return { stored, cart: showCart(stored, visit, placeholder) }
  }

  const load = async (reader: Reader, visit: CartVisit) => offered(reader, visit, await find(reader, visit))

  const printAnew = async (visit: CartVisit, mark: number | undefined): Promise<Uint8Array> => {
    const stored = await find(database, visit)
    const productIds = [...new Set(referencesOf(stored).map(({ catalogItemId }) => catalogItemId))]
    const head = await cartStore.findHead(database, visit.owner, productIds) // before the offers, never after
    const { cart } = await offered(database, visit, stored)
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
    load,
    read: async (reader, visit) => (await load(reader, visit)).cart,

    print: async (visit) => {
      const mark = database.changeMark() // before anything is read: what is read now may only be newer
      const kept = answers.find(visit)
      if (!kept) return printAnew(visit, mark)
      const isUnchanged = mark !== undefined && kept.mark === mark
      const head = isUnchanged ? kept.head : await cartStore.findHead(database, visit.owner, kept.productIds)
      if (!meant(visit, head) || !head || !isCurrent(kept, head, visit)) return printAnew(visit, mark)
      kept.mark = mark
      return kept.bytes
    },
  }
}
