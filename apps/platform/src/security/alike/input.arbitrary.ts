import fc, { type Arbitrary } from 'fast-check'
import Type, { type TSchema } from 'typebox'
import { nastyValues } from '../../hostile/calls/nasty.arbitrary.ts'
import { TEXTS } from './texts.ts'

/** Values in the shop that a query might name, collected from its answers. */
export interface Known {
  readonly texts: readonly string[]
  /** Of products and buyers with much data. */
  readonly ids: readonly string[]
  readonly cursors: readonly string[]
  /** Fields that the current call filters by. */
  readonly fields: readonly string[]
}

export const OPERATORS = [
  ...['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$in', '$nin', '$hasSome', '$hasAll'],
  ...['$exists', '$isEmpty', '$startsWith', '$endsWith', '$contains', '$regex'],
]

/** Values of every kind: right for some field, wrong for others. */
const scalars = ({ texts }: Known): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...texts) },
    { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 2, arbitrary: pieceOf(fc.constantFrom(...TEXTS, ...texts)) },
    fc.string({ unit: 'binary', maxLength: 8 }).map((text) => text.replaceAll('\0', '')),
    fc.constantFrom(null, true, false, 0, -0, 1, 1.5, 19.99, -1, 1e21, 5e-324, 2 ** 53, 10_001, 'PAID', ''),
    fc.constantFrom('2026-01-31T12:00:00.000Z', '2026-01-31', '0000-01-01', '9999-12-31T23:59:59.999Z'),
  )

const pieceOf = (text: Arbitrary<string>): Arbitrary<string> =>
  fc
    .tuple(text, fc.nat(6), fc.integer({ min: 1, max: 6 }))
    .map(([whole, from, length]) => whole.slice(from, from + length))

/** An operator's operand: one value, a list of like or mixed ones, an empty list, or anything at all. */
export const operands = (known: Known): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: scalars(known) },
    { weight: 4, arbitrary: fc.array(scalars(known), { maxLength: 4 }) },
    { weight: 2, arbitrary: fc.array(fc.constantFrom(...known.texts, ...TEXTS), { maxLength: 4 }) },
    fc.boolean(),
    fc.constant(null),
    fc.constant([]),
    nastyValues,
  )

const conditions = (known: Known): Arbitrary<object> =>
  fc
    .tuple(fc.constantFrom(...known.fields), fc.option(fc.constantFrom(...OPERATORS)), operands(known))
    .map(([name, operator, operand]) => ({ [name]: operator === null ? operand : { [operator]: operand } }))

const filters = (known: Known): Arbitrary<object> =>
  fc.letrec<{ filter: object }>((tie) => ({
    filter: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      conditions(known),
      fc.record({ $and: fc.array(tie('filter'), { maxLength: 3 }) }),
      fc.record({ $or: fc.array(tie('filter'), { maxLength: 3 }) }),
      fc.record({ $not: tie('filter') }),
      fc.constant({}),
    ),
  })).filter

/** A cursor from the shop, or an altered one. */
const cursors = ({ cursors: given, texts }: Known): Arbitrary<string> => {
  const forged = fc
    .array(fc.oneof(fc.constantFrom(...texts, ...TEXTS), fc.double(), fc.integer(), fc.constant(null)), {
      minLength: 1,
      maxLength: 2,
    })
    .map((behind) => Buffer.from(JSON.stringify({ behind })).toString('base64url'))
  return fc.oneof(...(given.length > 0 ? [fc.constantFrom(...given)] : []), forged, fc.constantFrom(...texts))
}

/** Inputs for a schema, most of them valid, using the shop's values. */
export const inputsOf = (schema: TSchema, known: Known, name = ''): Arbitrary<unknown> => {
  const right = rightOf(schema, known, name)
  return name === '' ? right : fc.oneof({ weight: 30, arbitrary: right }, nastyValues)
}

const rightOf = (schema: TSchema, known: Known, name: string): Arbitrary<unknown> => {
  if (name === 'filter' && known.fields.length > 0) return filters(known)
  if (name === 'cursor') return cursors(known)
  if (name === 'dataCollectionId') return fc.constantFrom('Words', 'Words', 'words')
  if (name === 'id' || name === 'memberId')
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known.ids) }, fc.constantFrom(...known.texts))
  if (name === 'fieldName') return fc.constantFrom(...known.fields, 'strange')
  if (Type.IsUnion(schema))
    return fc.oneof(...schema.anyOf.map((option: TSchema) => rightOf(option, known, name)))
  if (Type.IsEnum(schema)) return fc.constantFrom(...schema.enum)
  if (Type.IsBoolean(schema)) return fc.boolean()
  if (Type.IsNull(schema)) return fc.constant(null)
  if (Type.IsArray(schema)) return fc.array(inputsOf(schema.items, known, `${name}[]`), { maxLength: 3 })
  if (Type.IsInteger(schema) || Type.IsNumber(schema)) return fc.constantFrom(0, 1, 2, 3, 7, 100, 101, 1e9)
  if (Type.IsObject(schema)) {
    const fields = Object.entries(schema.properties as Record<string, TSchema>)
    const parts = Object.fromEntries(fields.map(([key, field]) => [key, inputsOf(field, known, key)]))
    return fc.record(parts, { requiredKeys: requiredOf(schema) })
  }
  return fc.oneof(fc.constantFrom(...known.texts), fc.constantFrom(...TEXTS))
}

/** Fields that a schema requires. A call without one is refused before it reaches an engine. */
const requiredOf = (schema: TSchema): string[] => {
  const names: unknown = Reflect.get(schema, 'required')
  return Array.isArray(names) ? names : []
}
