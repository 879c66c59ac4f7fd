import type { AggregateDataItemsRequest, DataAggregationOperation } from '@vitrine/contract'
import { refuse } from '../../floor/failure.ts'
import { comparable, compared, heldIn } from './comparable.ts'
import { type ItemData, referenceOf } from './data-item.ts'
import { fieldNamed } from './item-filter.ts'

type Aggregation = NonNullable<AggregateDataItemsRequest['aggregation']>

/** Returns a field of an item as it is read: a link is the id of the item. */
const valueIn = (item: ItemData, field: string): unknown => {
  const held = heldIn(item, fieldNamed(field)) ?? null
  return referenceOf(held)?.id ?? held
}

/** Equal values have equal keys, however an object's fields are ordered on the wire. */
const keyOf = (value: unknown): string => JSON.stringify([comparable(value) ?? value])

/**
 * Calculates the results of an aggregation: one per group, in the order of their first items. Without grouping
 * fields all items are one group.
 * @throws {InvalidArgument} for a result that isn't exactly one calculation
 */
export const aggregated = (
  items: readonly ItemData[],
  { groupingFields = [], operations = [] }: Aggregation,
): ItemData[] => {
  const calculations = operations.map(
    (operation, index) =>
      [operation.resultFieldName, calculationOf(operation, `aggregation.operations[${index}]`)] as const,
  )
  const groups = new Map<string, { values: unknown[]; items: ItemData[] }>()
  if (groupingFields.length === 0 && items.length > 0) groups.set('', { values: [], items: [...items] })
  else
    for (const item of items) {
      const values = groupingFields.map((field) => valueIn(item, field))
      const key = values.map(keyOf).join()
      const group = groups.get(key) ?? { values, items: [] }
      group.items.push(item)
      groups.set(key, group)
    }
  return [...groups.values()].map(({ values, items: grouped }) => {
    const fields = Object.fromEntries(groupingFields.map((field, index) => [field, values[index]]))
    return {
      ...(groupingFields.length > 0 && { _id: groupingFields.length === 1 ? values[0] : fields }),
      ...fields,
      ...Object.fromEntries(calculations.map(([name, calculate]) => [name, calculate(grouped)])),
    }
  })
}

const calculationOf = (
  { average, min, max, sum, itemCount }: DataAggregationOperation,
  place: string,
): ((items: readonly ItemData[]) => unknown) => {
  const given = [average, min, max, sum, itemCount].filter((one) => one !== undefined)
  if (given.length !== 1)
    throw refuse(place, 'FORMAT', 'must have exactly one of average, min, max, sum and itemCount')
  if (average) return (items) => mean(numbersIn(items, average.itemFieldName))
  if (sum) return (items) => total(numbersIn(items, sum.itemFieldName))
  if (min) return (items) => extreme(items, min.itemFieldName, -1)
  if (max) return (items) => extreme(items, max.itemFieldName, 1)
  return (items) => items.length
}

const numbersIn = (items: readonly ItemData[], field: string): number[] =>
  items.map((item) => valueIn(item, field)).filter((value) => typeof value === 'number')

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : total(numbers) / numbers.length

/** Ignores empty values and those that can't be compared, such as objects. */
const extreme = (items: readonly ItemData[], field: string, direction: 1 | -1): unknown => {
  let found: unknown = null
  for (const item of items) {
    const value = valueIn(item, field)
    const key = comparable(value)
    if (key === undefined || key === null) continue
    if (found === null || compared(key, comparable(found) ?? null) * direction > 0) found = value
  }
  return found
}

/** Returns the different values of a field, ascending; a list counts by its elements, and nothing doesn't. */
export const distinctValues = (items: readonly ItemData[], field: string): unknown[] => {
  const found = new Map<string, unknown>()
  for (const item of items) {
    const held = valueIn(item, field)
    for (const one of Array.isArray(held) ? held : [held]) {
      const value = referenceOf(one)?.id ?? one
      if (value !== null && value !== undefined) found.set(keyOf(value), value)
    }
  }
  return [...found.values()].sort((one, other) =>
    compared(comparable(one) ?? null, comparable(other) ?? null),
  )
}
