import type { QueryDataItemsRequest } from '@vitrine/contract'
import { refuse } from '../../floor/failure.ts'
import { comparable, compared, heldIn } from './comparable.ts'
import { fieldsOf, type ItemData, type StoredItem } from './data-item.ts'
import { fieldNamed } from './item-filter.ts'

const MAX_FIELDS = 10

type Sort = NonNullable<NonNullable<QueryDataItemsRequest['query']>['sort']>

/** Sorts items by fields; ties stay in the order they were added. */
export const ordered = (items: readonly StoredItem[], sort: Sort = []): readonly StoredItem[] =>
  sort.length === 0 ? items : orderedBy(items, fieldsOf, sort, 'query.sort')

/** Sorts anything with fields; ties stay as they are. */
export const orderedBy = <T>(
  all: readonly T[],
  fieldsOf: (one: T) => ItemData,
  sort: Sort,
  place: string,
): readonly T[] => {
  if (sort.length > MAX_FIELDS) throw refuse(place, 'MAX_SIZE', `must have at most ${MAX_FIELDS} fields`)
  const keyed = all.map((item) => {
    const fields = fieldsOf(item)
    const keys = sort.map(({ fieldName = '' }) => comparable(heldIn(fields, fieldNamed(fieldName))) ?? null)
    return { item, keys }
  })
  keyed.sort((one, other) => {
    for (const [index, { order }] of sort.entries()) {
      const difference = compared(one.keys[index] ?? null, other.keys[index] ?? null)
      if (difference !== 0) return order === 'DESC' ? -difference : difference
    }
    return 0
  })
  return keyed.map(({ item }) => item)
}
