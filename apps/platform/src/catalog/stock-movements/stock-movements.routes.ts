import { listBackInStockDemand, listLowStock, listStockMovements } from '@vitrine/contract/operations'
import type { Database } from '../../floor/database/database.ts'
import { cursorNumbers, pageOf } from '../../floor/query/page.ts'
import { answer, type Route } from '../../shop/calls/answer.ts'
import { stockListsStore } from './stock-lists.store.ts'
import { stockMovementsStore } from './stock-movements.store.ts'

const PAGE = 50
const LOW = 5
const FIRST = Number.MAX_SAFE_INTEGER

/** The history of stock and what is running out, for merchants and apps. */
export const stockMovementsRoutes = (database: Database): readonly Route[] => [
  answer(listStockMovements, async ({ actor: { siteId }, input }) => {
    const { limit = PAGE, cursor, ...of } = input
    const [before = FIRST] = cursorNumbers(cursor, 1)
    const found = await stockMovementsStore.list(database, siteId, of, before, limit + 1)
    const { page: movements, ...next } = pageOf(found, limit, ({ id }) => id)
    return { movements, ...next }
  }),

  answer(listLowStock, async ({ actor: { siteId }, input: { below = LOW, limit = PAGE, cursor } }) => {
    const [quantity = -1, number = 0, place = 0] = cursorNumbers(cursor, 3)
    const found = await stockListsStore.low(database, siteId, below, { quantity, number, place }, limit + 1)
    const { page, ...next } = pageOf(found, limit, ({ place: at }) =>
      [at.quantity, at.number, at.place].join('_'),
    )
    return { variants: page.map(({ shown }) => shown), ...next }
  }),

  answer(listBackInStockDemand, async ({ actor: { siteId }, input: { limit = PAGE, cursor } }) => {
    const [wishes = FIRST, number = 0] = cursorNumbers(cursor, 2)
    const found = await stockListsStore.demand(database.scans, siteId, { wishes, number }, limit + 1)
    const { page, ...next } = pageOf(found, limit, ({ place }) => [place.wishes, place.number].join('_'))
    return { products: page.map(({ shown }) => shown), ...next }
  }),
]
