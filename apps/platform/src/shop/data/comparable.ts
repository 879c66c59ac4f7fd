import { isObject } from '../../floor/http/bodies/json-body.ts'
import { type ItemData, referenceOf } from './data-item.ts'

/** What filters and sorts compare: dates by time, linked items by id. */
export type Comparable = string | number | boolean | null

/** Returns the value of an item's field; dots lead into objects. Undefined and null are the same. */
export const heldIn = (data: ItemData, field: string): unknown => {
  if (Object.hasOwn(data, field)) return data[field]
  let held: unknown = data
  for (const name of field.split('.')) {
    if (!isObject(held) || !Object.hasOwn(held, name)) return undefined
    held = held[name]
  }
  return held
}

/** Converts a value into a comparable form; objects have none. */
export const comparable = (value: unknown): Comparable | undefined => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (!isObject(value)) return undefined
  if (Object.hasOwn(value, '$date')) return timeOf(value.$date)
  return referenceOf(value)?.id
}

const timeOf = (date: unknown): number | undefined => {
  const time = typeof date === 'string' || typeof date === 'number' ? new Date(date).getTime() : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

const KINDS = ['object', 'boolean', 'number', 'string']

/** Orders values: empty ones first, then by type, then by value. */
export const compared = (one: Comparable, other: Comparable): number => {
  const kinds = KINDS.indexOf(typeof one) - KINDS.indexOf(typeof other)
  if (kinds !== 0) return kinds
  if (typeof one === 'string' && typeof other === 'string')
    return Buffer.compare(Buffer.from(one), Buffer.from(other))
  return Number(one) - Number(other)
}
