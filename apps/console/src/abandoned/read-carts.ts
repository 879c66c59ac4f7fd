import { abandonedCarts } from '@vitrine/client/merchant'
import { untilFound } from '../list/until-found.ts'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'

/** Loaded with this page. */
const calls = shop.use(abandonedCarts)

export type AbandonedCart = abandonedCarts.AbandonedCart

/** Reads a page of carts that were left before a checkout, last changed first. */
export const readCarts = (cursor: string | undefined): Promise<Page<AbandonedCart>> =>
  untilFound(async (from) => {
    const { carts, nextCursor } = await calls.listAbandonedCarts(from === undefined ? {} : { cursor: from })
    return { rows: carts, next: nextCursor }
  }, cursor)
