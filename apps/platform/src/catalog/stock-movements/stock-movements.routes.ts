import { listBackInStockDemand, listLowStock, listStockMovements } from '@vitrine/contract/operations'
import type { Database } from '../../floor/database/database.ts'
import { refuse } from '../../floor/failure.ts'
import { pageOf } from '../../floor/query/page.ts'
import { answer, type Route } from '../../shop/calls/answer.ts'
import { stockListsStore } from './stock-lists.store.ts'
import { stockMovementsStore } from './stock-movements.store.ts'

const PAGE = 50
const LOW = 5
const FIRST = Number.MAX_SAFE_INTEGER

/** What merchants and apps see of their stock's history, and what runs out. */
export const stockMovementsRoutes = (database: Database): readonly Route[] => [
  answer(listStockMovements, async ({ actor: { siteId }, input }) => {
    const { limit = PAGE, cursor, ...of } = input
    const [before = FIRST] = placeOf(cursor, 1)
    const found = await stockMovementsStore.list(database, siteId, of, before, limit + 1)
    const { page: movements, ...next } = pageOf(found, limit, ({ id }) => id)
    return { movements, ...next }
  }),

  answer(listLowStock, async ({ actor: { siteId }, input: { below = LOW, limit = PAGE, cursor } }) => {
    const [quantity = -1, number = 0, place = 0] = placeOf(cursor, 3)
    const found = await stockListsStore.low(database, siteId, below, { quantity, number, place }, limit + 1)
    const { page, ...next } = pageOf(found, limit, ({ place: at }) =>
      [at.quantity, at.number, at.place].join('_'),
    )
    return { variants: page.map(({ shown }) => shown), ...next }
  }),

  answer(listBackInStockDemand, async ({ actor: { siteId }, input: { limit = PAGE, cursor } }) => {
    const [wishes = FIRST, number = 0] = placeOf(cursor, 2)
    const found = await stockListsStore.demand(database.scans, siteId, { wishes, number }, limit + 1)
    const { page, ...next } = pageOf(found, limit, ({ place }) => [place.wishes, place.number].join('_'))
    return { products: page.map(({ shown }) => shown), ...next }
  }),
]

/** @throws {InvalidArgument} FORMAT for an invalid cursor */
const placeOf = (cursor: string | undefined, numbers: number): number[] => {
  if (cursor === undefined) return []
  const found = /^\d{1,15}(_\d{1,15})*$/.test(cursor) ? cursor.split('_').map(Number) : []
  if (found.length !== numbers) throw refuse('cursor', 'FORMAT', 'must be the nextCursor of a page')
  return found
}
