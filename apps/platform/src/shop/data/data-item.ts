import type { DataItem } from '@vitrine/contract'
import { isObject } from '../../floor/http/bodies/json-body.ts'

/** What a merchant wrote of an item. */
export type ItemData = Readonly<Record<string, unknown>>

/** An item as it is stored. Times are milliseconds since 1970. */
export interface StoredItem {
  readonly id: string
  readonly data: ItemData
  readonly createdAt: number
  readonly updatedAt: number
}

/** What stands for another item inside of one. */
export interface Reference {
  readonly dataCollectionId: string
  readonly id: string
}

/** The fields that every item has and nobody writes. */
const OWN = new Set(['_id', '_createdDate', '_updatedDate', '_owner'])

/** Takes out of what is written the fields that are not for writing. */
export const writtenOf = (data: ItemData): ItemData =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !OWN.has(name)))

/** Finds the item that a value stands for. */
export const referenceOf = (value: unknown): Reference | undefined => {
  if (!isObject(value) || !isObject(value.$reference)) return undefined
  const { dataCollectionId, id } = value.$reference
  return typeof dataCollectionId === 'string' && typeof id === 'string' ? { dataCollectionId, id } : undefined
}

/** All fields of an item, its own ones too, with references as they are stored. */
export const fieldsOf = ({ id, data, createdAt, updatedAt }: StoredItem): ItemData => ({
  ...data,
  _id: id,
  _createdDate: { $date: new Date(createdAt).toISOString() },
  _updatedDate: { $date: new Date(updatedAt).toISOString() },
})

/** An item as it is read: where another one stands, `resolve` says what is shown of it; nothing takes it away. */
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
