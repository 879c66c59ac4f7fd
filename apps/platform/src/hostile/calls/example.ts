import { compileInput } from '@vitrine/contract/validate'
import Type, { type TSchema } from 'typebox'

const TEXTS = [
  '0.01',
  '1',
  'x',
  '11111111-1111-4111-8111-111111111111',
  '2026-01-31T09:30:00.000Z',
  '2026-01-31',
  'https://evil.example/x',
  'ada@example.com',
  'EUR',
  'DE',
  'en',
]
const NUMBERS = [0.01, 1, 0, 100]

/** Builds a valid value for a schema, with the smallest allowed amounts and every field set. */
export const exampleOf = (schema: TSchema, depth = 0): unknown => {
  if (Type.IsUnion(schema)) return exampleOf(schema.anyOf[0] ?? Type.Null(), depth)
  if (Type.IsEnum(schema)) return schema.enum[0]
  if (Type.IsBoolean(schema)) return true
  if (Type.IsArray(schema)) return [exampleOf(schema.items, depth + 1)]
  if (Type.IsObject(schema) && depth < 6) {
    const [, ...surplus] = alternativesOf(schema)
    const fields = Object.entries(schema.properties as Record<string, TSchema>)
    return Object.fromEntries(
      fields
        .filter(([name]) => !surplus.includes(name))
        .map(([name, field]) => [name, exampleOf(field, depth + 1)]),
    )
  }
  const check = compileInput(schema)
  return [...TEXTS, ...NUMBERS, {}].find((value) => check(value).length === 0)
}

/** Fields that exclude each other. */
const alternativesOf = (schema: TSchema): unknown[] => {
  const names: unknown = Reflect.get(schema, 'x-exclusive')
  return Array.isArray(names) ? names : []
}
