import type { FastifyRequest } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { refuse } from '../../failure.ts'
import { isObject, readJsonObject } from './json-body.ts'

/**
 * Assembles the input of a call from the body if there is one, otherwise from the query string: `.r` is the
 * whole input as base64url of its JSON; anything else is `a.b=c`, with repeated keys as lists. Path
 * parameters override copies in body or query.
 */
export const inputOf = (
  request: FastifyRequest,
  schema: TSchema,
  parameters: readonly string[],
): Record<string, unknown> => {
  const input = isObject(request.body) ? request.body : queryInput(request.query, schema)
  if (parameters.length === 0) return input
  const values = Object.values(isObject(request.params) ? request.params : {})
  parameters.forEach((path, index) => {
    const [entity, ...below] = path.split('.')
    const sent = entity !== undefined && below.length > 0 ? input[entity] : undefined
    if (entity !== undefined && sent !== undefined && !isObject(sent))
      throw refuse(entity, 'VALIDATION', 'must be an object')
    setPath(input, path, values[index])
  })
  return input
}

const queryInput = (query: unknown, schema: TSchema): Record<string, unknown> => {
  if (!isObject(query)) return {}
  const whole = query['.r']
  if (typeof whole === 'string') return readJsonObject(decoded(whole))
  if (whole !== undefined) throw refuse('.r', 'FORMAT', 'must be given once')
  return inputOfTexts(query, schema)
}

/** Builds an input from texts by field path; the schema says how to read each. */
export const inputOfTexts = (
  texts: Readonly<Record<string, unknown>>,
  schema: TSchema,
): Record<string, unknown> => {
  const input: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(texts)) setPath(input, path, value)
  return readFields(schema, input)
}

const BASE64URL = /^[A-Za-z0-9_-]*={0,2}$/
const utf8 = new TextDecoder('utf-8', { fatal: true })

const decoded = (text: string): string => {
  if (!BASE64URL.test(text)) throw refuse('.r', 'FORMAT', 'must be JSON encoded as base64url')
  try {
    return utf8.decode(Buffer.from(text, 'base64url'))
  } catch {
    throw refuse('.r', 'FORMAT', 'must be JSON in UTF-8, encoded as base64url')
  }
}

const setPath = (input: Record<string, unknown>, path: string, value: unknown): void => {
  const names = path.split('.')
  const last = names.pop() ?? path
  if (names.length > 10 || [...names, last].includes('__proto__'))
    throw refuse(path.slice(0, 100), 'FIELD_NOT_ALLOWED', 'is not a field')
  if ([path, value].flat().some((text) => typeof text === 'string' && text.includes('\0')))
    throw refuse(path.slice(0, 100), 'FORMAT', 'must not contain a null character')
  let place = input
  for (const name of names) {
    const below = Object.hasOwn(place, name) ? place[name] : undefined
    const next: Record<string, unknown> = isObject(below) ? below : {}
    place[name] = next
    place = next
  }
  place[last] = value
}

/** Query strings only have texts; the schema turns them into numbers, booleans and lists. */
const readFields = (schema: TSchema, input: Record<string, unknown>): Record<string, unknown> => {
  if (!Type.IsObject(schema)) return input
  for (const [name, field] of Object.entries(schema.properties)) {
    const value = input[name]
    if (value !== undefined) input[name] = readText(field, value)
  }
  return input
}

const readText = (schema: TSchema, value: unknown): unknown => {
  if (isObject(value)) return readFields(schema, value)
  if (Type.IsArray(schema)) return Array.isArray(value) ? value : [readText(schema.items, value)]
  if (typeof value !== 'string') return value
  if (Type.IsUnion(schema))
    return schema.anyOf.reduce((held: unknown, option) => readText(option, held), value)
  if (Type.IsBoolean(schema)) return value === 'true' ? true : value === 'false' ? false : value
  if (Type.IsNumber(schema) || Type.IsInteger(schema))
    return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
  return value
}
