import type { QueryInventoryRequest } from '@vitrine/contract'
import { refuse } from '../../floor/failure.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'

type Asked = NonNullable<QueryInventoryRequest['query']>

/**
 * Converts a stock query into the common query form: current packages send filter and order as JSON text, the
 * order as `{"numericId": "asc"}`.
 *
 * @throws {InvalidArgument} FORMAT when a text is not JSON
 */
export const commonQuery = ({ filter, sort, paging }: Asked = {}): Readonly<Record<string, unknown>> => ({
  paging,
  filter: typeof filter === 'string' ? jsonOf(filter, 'query.filter') : filter,
  sort: typeof sort === 'string' ? orderOf(jsonOf(sort, 'query.sort')) : sort,
})

/** Returns the fields that a filter in the common form uses. */
export const fieldsIn = (filter: unknown): string[] => {
  if (Array.isArray(filter)) return filter.flatMap(fieldsIn)
  if (!isObject(filter)) return []
  return Object.entries(filter).flatMap(([name, value]) => (name.startsWith('$') ? fieldsIn(value) : [name]))
}

const jsonOf = (text: string, field: string): unknown => {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw refuse(field, 'FORMAT', 'must be JSON')
  }
}

const orderOf = (sort: unknown): unknown => {
  const items: unknown[] = Array.isArray(sort) ? sort : [sort]
  return items.flatMap((item) => {
    if (!isObject(item) || Object.hasOwn(item, 'fieldName')) return item === undefined ? [] : [item]
    return Object.entries(item).map(([fieldName, order]) => ({
      fieldName,
      order: typeof order === 'string' ? order.toUpperCase() : order,
    }))
  })
}
