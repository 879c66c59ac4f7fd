import { shop } from '../session/shop-client.ts'
import type { Change, Entry } from './entry.ts'

/** The names of changed things by their ids. */
export type Names = ReadonlyMap<string, string>

/** The fields that name a thing which has been created or deleted. */
const NAMING = ['name', 'info.name', 'code', 'loginEmail']

/** A thing's name, if the change itself contains it. */
const toldBy = ({ fields }: Change): string | undefined => {
  const named = fields.find(({ field }) => NAMING.includes(field))
  const name = named?.after ?? named?.before
  return typeof name === 'string' && name ? name : undefined
}

/**
 * Reads what changed things are called now: products, collections, and orders by number. Things that are gone keep the
 * name that their change tells.
 * @param numberOf - an order's name
 */
export const readNames = async (
  entries: readonly Entry[],
  numberOf: (number: string) => string,
): Promise<Names> => {
  const changes = entries.flatMap((entry) => entry.changes)
  const told = changes.flatMap((change) => {
    const name = toldBy(change)
    return name === undefined ? [] : [[change.entityId, name] as const]
  })
  const idsOf = (kind: Change['entityType']) => [
    ...new Set(changes.filter(({ entityType }) => entityType === kind).map(({ entityId }) => entityId)),
  ]
  const [products, collections, orders] = await Promise.all([
    inParts(idsOf('PRODUCT'), (ids) => shop.products.queryProducts().in('_id', ids).limit(ids.length).find()),
    inParts(idsOf('COLLECTION'), (ids) =>
      shop.collections.queryCollections().in('_id', ids).limit(ids.length).find(),
    ),
    inParts(idsOf('ORDER'), async (ids) => ({
      items: (
        await shop.orders.searchOrders({ filter: { _id: { $in: ids } }, cursorPaging: { limit: ids.length } })
      ).orders,
    })),
  ])
  return new Map([
    ...told,
    ...[...products, ...collections].flatMap(({ _id, name }) => (_id && name ? [[_id, name] as const] : [])),
    ...orders.flatMap(({ _id, number }) => (_id && number ? [[_id, numberOf(number)] as const] : [])),
  ])
}

/** The most ids that one query takes. */
const PART = 100

const inParts = async <T>(
  ids: string[],
  read: (ids: string[]) => Promise<{ readonly items: readonly T[] }>,
): Promise<T[]> => {
  const parts = Array.from({ length: Math.ceil(ids.length / PART) }, (_, at) =>
    ids.slice(at * PART, (at + 1) * PART),
  )
  return (await Promise.all(parts.map(read))).flatMap(({ items }) => items)
}
