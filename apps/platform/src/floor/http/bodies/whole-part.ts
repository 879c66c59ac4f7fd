import { compileInput } from '@vitrine/contract/validate'
import Type, { type Static, type TSchema } from 'typebox'
import { InvalidArgument } from '../../failure.ts'
import { isObject } from './json-body.ts'

/** Reads a part of a cart that is kept as it was written. */
export type ReadPart<Part> = (value: unknown, field: string) => Part

/**
 * Makes the reader of a part: it keeps the fields that may be written, leaves out what is null or unknown, and
 * holds the rest against the schema that the part is answered by. Input may leave fields out which an answer
 * must have, such as the name of a street.
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

/** Names a field of a part from the call's side; `body` is the part itself. */
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
