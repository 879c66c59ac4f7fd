import type { Cart } from '@vitrine/contract'
import type { OfferImage, OffersFor } from '../../../catalog/products/records/offer.ts'
import { createBounded } from '../../../floor/bounded.ts'
import type { Database, Reader } from '../../../floor/database/database.ts'
import { printedOnce, printJson } from '../../../floor/http/print-json.ts'
import { referencesOf, withOffers } from '../lines/cart.ts'
import { type CartHead, cartStore, type StoredCart } from './cart.store.ts'
import { type CartVisit, cartNotFound, requestedCart } from './cart-visit.ts'
import { createKeptAnswers, isStillTrue, type KeptReading } from './kept-answers.ts'
import { showCart } from './show-cart.ts'

export interface CartReaderParts {
  readonly database: Database
  readonly offersFor: OffersFor
  /** Shown for a product without a picture. */
  readonly placeholder: OfferImage
}

/** A stored cart with its lines as the catalog has them now, and how it is shown. */
export interface ShownCart {
  readonly stored: StoredCart
  readonly cart: Cart
}

/** Reads a visit's cart and shows it with the current catalog. Fails if there is none. */
export interface CartReader {
  load(reader: Reader, visit: CartVisit): Promise<ShownCart>
  read(reader: Reader, visit: CartVisit): Promise<Cart>
  /** Like `load`, with what is needed to see later whether the cart is still the same. */
  loadMarked(visit: CartVisit): Promise<MarkedCart>
  /** Returns the answer `{ cart }` as JSON. An earlier answer is sent again while it is still true. */
  print(visit: CartVisit): Promise<Uint8Array>
}

/** A cart with the head and the products it was shown from. */
export interface MarkedCart extends ShownCart {
  readonly productIds: readonly string[]
  /** Undefined if the cart has changed meanwhile: then the answer isn't cached. */
  readonly head: CartHead | undefined
}

/** Totals ask about one cart again and again while its buyer types an address. */
interface KeptCart extends KeptReading {
  readonly found: MarkedCart
}

/** Lines of carts kept in memory: some four kilobytes each. */
const KEPT_LINES = 3_000

export const createCartReader = ({ database, offersFor, placeholder }: CartReaderParts): CartReader => {
  const answers = createKeptAnswers()
  const readings = createBounded<KeptCart>(KEPT_LINES)

  const find = async (reader: Reader, visit: CartVisit): Promise<StoredCart> => {
    const cart = requestedCart(visit, await cartStore.find(reader, visit.owner))
    if (!cart) throw cartNotFound(visit)
    return cart
  }

  const offered = async (reader: Reader, visit: CartVisit, cart: StoredCart) => {
    const offers = await offersFor(reader, visit.site, referencesOf(cart))
    const stored = { ...cart, lines: withOffers(cart.lines, offers) }
    return { stored, cart: showCart(stored, visit, placeholder) }
  }

  const load = async (reader: Reader, visit: CartVisit) => offered(reader, visit, await find(reader, visit))

  const loadAnew = async (visit: CartVisit): Promise<MarkedCart> => {
    const found = await find(database, visit)
    const productIds = [...new Set(referencesOf(found).map(({ catalogItemId }) => catalogItemId))]
    const head = await cartStore.findHead(database, visit.owner, productIds) // before the offers, never after
    const isSame = head?.id === found.id && head.revision === found.revision
    const { stored, cart } = await offered(database, visit, found)
    const shown = { ...cart, lineItems: cart.lineItems.map(printedOnce) }
    return { stored, cart: shown, productIds, head: isSame ? head : undefined }
  }

  const loadMarked = async (visit: CartVisit): Promise<MarkedCart> => {
    const mark = database.changeMark() // before anything is read: what is read now may only be newer
    const { site, owner, language } = visit
    const key = `${owner.siteId} ${owner.key}`
    const kept = readings.get(key)
    if (kept && (await isStillTrue(database, kept, visit, mark))) {
      kept.mark = mark
      return kept.found
    }
    const found = await loadAnew(visit)
    const { head, productIds, cart } = found
    const currency = cart.conversionCurrency
    if (head)
      readings.set(
        key,
        { found, head, productIds, currency, language, site, mark },
        Math.max(1, cart.lineItems.length),
      )
    return found
  }

  const printAnew = async (visit: CartVisit, mark: number | undefined): Promise<Uint8Array> => {
    const { cart, productIds, head } = await loadMarked(visit)
    const bytes = printJson({ cart })
    const { site, language } = visit
    const currency = cart.conversionCurrency
    if (head) answers.keep(visit, { bytes, head, productIds, currency, language, site, mark })
    return bytes
  }

  return {
    load,
    loadMarked,
    read: async (reader, visit) => (await load(reader, visit)).cart,

    print: async (visit) => {
      const mark = database.changeMark() // before anything is read: what is read now can only be newer
      const kept = answers.find(visit)
      if (!kept) return printAnew(visit, mark)
      if (!(await isStillTrue(database, kept, visit, mark))) return printAnew(visit, mark)
      kept.mark = mark
      return kept.bytes
    },
  }
}
