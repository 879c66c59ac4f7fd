import { isObject } from '../../floor/http/bodies/json-body.ts'
import { type ItemData, referenceOf } from './data-item.ts'

/** What filters and orders compare: dates by their time, other items by their ids. */
export type Comparable = string | number | boolean | null

/** Finds what an item holds in a field; dots lead into objects. Nothing and null are the same. */
export const heldIn = (data: ItemData, field: string): unknown => {
  if (Object.hasOwn(data, field)) return data[field]
  let held: unknown = data
  for (const name of field.split('.')) {
    if (!isObject(held) || !Object.hasOwn(held, name)) return undefined
    held = held[name]
  }
  return held
}

/** Brings one value into a form that can be compared; objects cannot. */
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

/** Orders values: nothing first, then by kind, then by value. */
export const compared = (one: Comparable, other: Comparable): number => {
  const kinds = KINDS.indexOf(typeof one) - KINDS.indexOf(typeof other)
  if (kinds !== 0) return kinds
  if (typeof one === 'string' && typeof other === 'string')
    return Buffer.compare(Buffer.from(one), Buffer.from(other))
  return Number(one) - Number(other)
}
