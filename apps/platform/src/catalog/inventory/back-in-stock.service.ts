import type { CreateBackInStockRequest, CreateBackInStockResponse } from '@vitrine/contract'
import { principalOf } from '../../floor/callers/actor.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Call } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import type { Site } from '../../shop/sites/site.ts'
import { languageAmong, linguistLanguage } from '../../shop/sites/texts.ts'
import { productWire } from '../products/printed/product-wire.store.ts'
import type { OffersFor } from '../products/records/offer.ts'
import { productsStore } from '../products/records/products.store.ts'
import { isInStock } from '../products/records/stock.ts'
import { type BackInStockWish, backInStockStore } from './back-in-stock.store.ts'
import { stockStore } from './stock.store.ts'

export interface BackInStockParts {
  readonly database: Database
  readonly offersFor: OffersFor
}

export interface BackInStockService {
  /**
   * Saves the request for a mail. Only someone who asked for it themselves learns that an address is already
   * waiting: anyone can type an address.
   */
  create(call: Call<CreateBackInStockRequest>): Promise<CreateBackInStockResponse>
}

/** How many items one caller, and one address, can wait for. */
const MOST = 100

export const createBackInStock = ({ database, offersFor }: BackInStockParts): BackInStockService => ({
  create: async (call) => {
    const { actor, at, input } = call
    const { catalogReference, email, itemUrl: given } = input.request
    const site = await call.site()
    const [offer] = await offersFor(database, site, [catalogReference])
    if (!offer || offer.stock.state === 'hidden') throw fail('ITEM_NOT_FOUND')
    const { productId, variantId } = offer
    const { siteId } = site
    const itemUrl = given && isOfShop(given, site) ? given : undefined
    const language = languageAmong(site, linguistLanguage(call.header('x-wix-linguist')))
    const wish = { siteId, variantId, email, itemUrl, language, requestedBy: principalOf(actor), at }
    const answer = { request: { catalogReference, email, ...(itemUrl && { itemUrl }) } }
    return once(
      database,
      call.attempt(),
      productId,
      async (claim) => {
        await database.transaction(async (tx) => {
          await claim?.(tx)
          await keep(tx, productId, wish)
        })
        return answer
      },
      async () => answer,
    )
  },
})

/** The product is locked, so that stock returning right now is either seen here or sees the request. */
const keep = async (
  tx: Transaction,
  productId: string,
  wish: Omit<BackInStockWish, 'number'>,
): Promise<void> => {
  const { siteId, variantId, at } = wish
  const number = (await productsStore.numbers(tx, siteId, [productId])).get(productId)
  if (number === undefined || (await productWire.lock(tx, siteId, number)) === undefined)
    throw fail('ITEM_NOT_FOUND')
  const kept = (await stockStore.byVariant(tx, siteId, number, [variantId])).get(variantId)
  if (!kept) throw fail('ITEM_NOT_FOUND')
  const isNew = await backInStockStore.keep(tx, { ...wish, number })
  if (!isNew && (await backInStockStore.isOwn(tx, { ...wish, number })))
    throw fail('BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS')
  if (isNew && (await backInStockStore.countOpen(tx, wish)) > MOST) throw fail('BACK_IN_STOCK_REQUEST_LIMIT')
  if (isInStock(kept.stock)) await backInStockStore.markDue(tx, siteId, number, [variantId], at)
}

const isOfShop = (url: string, { storefrontUrl }: Site): boolean =>
  URL.canParse(url) && new URL(url).origin === new URL(storefrontUrl).origin
