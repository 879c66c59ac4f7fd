import type { DataItem } from '@vitrine/contract'
import { isObject } from '../../floor/http/bodies/json-body.ts'

/** The content of an item, as a merchant wrote it. */
export type ItemData = Readonly<Record<string, unknown>>

/** An item as it is stored. Times are milliseconds since 1970. */
export interface StoredItem {
  readonly id: string
  readonly data: ItemData
  readonly createdAt: number
  readonly updatedAt: number
}

/** A link to another item. */
export interface Reference {
  readonly dataCollectionId: string
  readonly id: string
}

/** Fields that every item has and callers can't write. */
const OWN = new Set(['_id', '_createdDate', '_updatedDate', '_owner'])

/** Removes fields that can't be written. */
export const writtenOf = (data: ItemData): ItemData =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !OWN.has(name)))

/** Returns the item a value links to, if any. */
export const referenceOf = (value: unknown): Reference | undefined => {
  if (!isObject(value) || !isObject(value.$reference)) return undefined
  const { dataCollectionId, id } = value.$reference
  return typeof dataCollectionId === 'string' && typeof id === 'string' ? { dataCollectionId, id } : undefined
}

/** All fields of an item, including its own ones, with references as stored. */
export const fieldsOf = ({ id, data, createdAt, updatedAt }: StoredItem): ItemData => ({
  ...data,
  _id: id,
  _createdDate: { $date: new Date(createdAt).toISOString() },
  _updatedDate: { $date: new Date(updatedAt).toISOString() },
})

/** An item as it is read. `resolve` returns what to show for a reference; undefined removes it. */
export const showItem = (
  item: StoredItem,
  resolve: (field: string, reference: Reference) => unknown = (_, { id }) => id,
): DataItem => {
  const shown = (field: string, value: unknown): unknown => {
    const reference = referenceOf(value)
    if (reference) return resolve(field, reference)
    if (!Array.isArray(value)) return value
    return value.map((one) => shown(field, one)).filter((one) => one !== undefined)
  }
  const fields = Object.entries(fieldsOf(item)).flatMap(([field, value]) => {
    const seen = shown(field, value)
    return seen === undefined ? [] : [[field, seen] as const]
  })
  return { id: item.id, data: Object.fromEntries(fields) }
}
