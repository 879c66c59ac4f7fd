import { refuse } from '../../../floor/failure.ts'
import { isObject } from '../../../floor/http/bodies/json-body.ts'

/** An object of rich content, as callers send it. */
export type Fields = Readonly<Record<string, unknown>>

/** @throws {InvalidArgument} for anything but an object */
export const fieldsOf = (value: unknown, field: string): Fields => {
  if (!isObject(value)) throw refuse(field, 'VALIDATION', 'must be an object')
  return value
}

/** Returns a list; an empty one if there is none. */
export const listOf = (value: unknown, field: string): readonly unknown[] => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw refuse(field, 'VALIDATION', 'must be an array')
  return value
}

/** Returns a text of an object; an empty one if there is none. */
export const textIn = (object: Fields, name: string, field: string): string => {
  const value = object[name] ?? ''
  if (typeof value !== 'string') throw refuse(`${field}.${name}`, 'VALIDATION', 'must be text')
  return value
}

/** Returns a whole number of an object, or the usual one if there is none. */
export const numberIn = (
  object: unknown,
  name: string,
  field: string,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
): number => {
  const value = fieldsOf(object ?? {}, field)[name] ?? usual
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw refuse(`${field}.${name}`, 'VALIDATION', `must be a whole number from ${least} to ${most}`)
  return value
}
