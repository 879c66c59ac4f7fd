import Type, { type TSchema } from 'typebox'
import { Test } from 'typebox/format'
import { Guard } from 'typebox/guard'
import { type Breach, fieldOf } from './declare/constraint.ts'

/** Returns whether a value has the type a schema describes, ignoring its limits. */
export const fits = (schema: TSchema, value: unknown): boolean => {
  if (Type.IsEnum(schema)) return typeof value === 'string'
  switch (fieldOf(schema, 'type')) {
    case 'string':
      return typeof value === 'string'
    case 'number':
      return Number.isFinite(value)
    case 'integer':
      return Number.isInteger(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    default:
      return true
  }
}

const NAMES: Readonly<Record<string, string>> = {
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  object: 'an object',
}

/** Names the type one of the schemas expects, in words for people who don't know JSON Schema. */
export const wrongKind = (...schemas: readonly TSchema[]): Breach => {
  const names = schemas.map((schema) => NAMES[String(fieldOf(schema, 'type'))] ?? 'text')
  return { rule: 'VALIDATION', description: `must be ${[...new Set(names)].join(' or ')}` }
}

/** The breach of a missing required field. */
export const missing = (schema: TSchema): Breach => ({
  rule: 'REQUIRED_FIELD',
  description: 'must be given',
  data: formOf(schema),
})

/** Returns the rules that a value of the right type breaks itself, not counting its parts. */
export const ownBreaches = (schema: TSchema, value: unknown): Breach[] => {
  if (typeof value === 'string') return [...lengthBreaches(schema, value), ...formBreaches(schema, value)]
  if (typeof value === 'number') return numberBreaches(schema, value)
  return Array.isArray(value) ? sizeBreaches(schema, value.length) : []
}

/** Lengths count characters (code points), as JSON Schema does. */
const lengthBreaches = (schema: TSchema, value: string): Breach[] => {
  const [least, most] = [limit(schema, 'minLength'), limit(schema, 'maxLength')]
  const exactly = least === most ? 'exactly' : undefined
  if (least !== undefined && !Guard.IsMinLength(value, least))
    return [amount('MIN_LENGTH', exactly ?? 'at least', least, 'character')]
  if (most !== undefined && !Guard.IsMaxLength(value, most))
    return [amount('MAX_LENGTH', exactly ?? 'at most', most, 'character')]
  return []
}

const formBreaches = (schema: TSchema, value: string): Breach[] => {
  if (Type.IsEnum(schema) && !schema.enum.includes(value))
    return [
      {
        rule: 'INVALID_ENUM_VALUE',
        description: `must be one of ${schema.enum.join(', ')}`,
        data: { allowed: schema.enum },
      },
    ]
  const [pattern, format] = [fieldOf(schema, 'pattern'), fieldOf(schema, 'format')]
  if (typeof pattern !== 'string' || expression(pattern).test(value))
    if (typeof format !== 'string' || Test(format, value)) return []
  const form = fieldOf(schema, 'description') ?? 'of the documented form'
  return [{ rule: 'FORMAT', description: `must be ${form}`, data: formOf(schema) }]
}

const numberBreaches = (schema: TSchema, value: number): Breach[] => {
  const [least, most] = [limit(schema, 'minimum'), limit(schema, 'maximum')]
  if (least !== undefined && value < least)
    return [{ rule: 'MIN', description: `must be at least ${least}`, data: { threshold: least } }]
  if (most !== undefined && value > most)
    return [{ rule: 'MAX', description: `must be at most ${most}`, data: { threshold: most } }]
  return []
}

const sizeBreaches = (schema: TSchema, length: number): Breach[] => {
  const [fewest, most] = [limit(schema, 'minItems'), limit(schema, 'maxItems')]
  if (fewest !== undefined && length < fewest) return [amount('MIN_SIZE', 'at least', fewest, 'item')]
  if (most !== undefined && length > most) return [amount('MAX_SIZE', 'at most', most, 'item')]
  return []
}

const amount = (rule: Breach['rule'], words: string, threshold: number, unit: string): Breach => ({
  rule,
  description: `must have ${words} ${threshold} ${unit}${threshold === 1 ? '' : 's'}`,
  data: { threshold },
})

const limit = (schema: TSchema, keyword: string): number | undefined => {
  const value = fieldOf(schema, keyword)
  return typeof value === 'number' ? value : undefined
}

/** Names the format a text must have. Registration forms branch on EMAIL; see docs/wire/members.md. */
const formOf = (schema: TSchema): Record<string, unknown> => {
  const format = fieldOf(schema, 'format')
  return typeof format === 'string' ? { type: format.toUpperCase() } : {}
}

const expressions = new Map<string, RegExp>()

/** Compiles a schema's pattern once, in the same way as the compiled check. */
export const expression = (pattern: string): RegExp => {
  const known = expressions.get(pattern) ?? new RegExp(pattern, 'u')
  expressions.set(pattern, known)
  return known
}
