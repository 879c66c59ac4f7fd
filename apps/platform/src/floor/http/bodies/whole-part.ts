import { compileInput } from '@vitrine/contract/validate'
import Type, { type Static, type TSchema } from 'typebox'
import { InvalidArgument } from '../../failure.ts'
import { isObject } from './json-body.ts'

/** Reads a part of a cart that is stored as it was sent. */
export type ReadPart<Part> = (value: unknown, field: string) => Part

/**
 * Creates the reader of a part. It keeps writable fields, drops null and unknown ones, and checks the rest
 * against the schema of the response. Input may omit fields that a response must have, such as the name of a
 * street.
 *
 * @throws {InvalidArgument} from the reader, naming what is missing below `field`
 */
export const wholePart = <Schema extends TSchema>(schema: Schema): ReadPart<Static<Schema>> => {
  const check = compileInput(schema)
  return (value, field) => {
    const part = written(schema, value)
    const violations = check(part)
    if (violations.length > 0)
      throw new InvalidArgument(violations.map((each) => ({ ...each, field: below(field, each.field) })))
    return part as Static<Schema> // checked just now
  }
}

/** Returns a field's path in the request; `body` is the part itself. */
export const below = (field: string, part: string): string => (part === 'body' ? field : `${field}.${part}`)

const written = (schema: TSchema, value: unknown): unknown => {
  if (value === null) return undefined
  if (Type.IsUnion(schema)) {
    const [form] = schema.anyOf.filter((option: TSchema) => !Type.IsNull(option))
    return form ? written(form, value) : value
  }
  if (Type.IsArray(schema))
    return Array.isArray(value) ? value.map((item) => written(schema.items, item)) : value
  if (!Type.IsObject(schema) || !isObject(value)) return value
  const fields = Object.entries(schema.properties as Record<string, TSchema>).flatMap(([name, field]) => {
    const kept = 'readOnly' in field || !Object.hasOwn(value, name) ? undefined : written(field, value[name])
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return Object.fromEntries(fields)
}
