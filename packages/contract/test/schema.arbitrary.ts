import fc, { type Arbitrary } from 'fast-check'
import Type, { type TProperties, type TSchema } from 'typebox'

const SAMPLES = [
  '6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21',
  '18.50',
  '-1',
  '2026-01-31T09:30:00.000Z',
  '2026-01-31',
  'ada@example.com',
  'https://shop.example/cup',
  'EUR',
  'DE',
  'en',
  '',
  'x'.repeat(81),
]

/** Values that nearly fit a schema: mostly right, with a wrong one here and there. */
export const nearly = (schema: TSchema): Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: fitting(schema, {}, 4) }, fc.jsonValue({ maxDepth: 2 }))

const fitting = (schema: TSchema, definitions: TProperties, depth: number): Arbitrary<unknown> => {
  const part = (of: TSchema) =>
    fc.oneof({ weight: 12, arbitrary: fitting(of, definitions, depth - 1) }, fc.jsonValue({ maxDepth: 1 }))
  if (depth < 0) return fc.constant(null)
  if (Type.IsCyclic(schema)) return fitting(Type.Ref(schema.$ref), schema.$defs, depth)
  if (Type.IsRef(schema)) return fitting(definitions[schema.$ref] ?? Type.Unknown(), definitions, depth)
  if (Type.IsUnion(schema))
    return fc.oneof(...schema.anyOf.map((option: TSchema) => fitting(option, definitions, depth)))
  if (Type.IsArray(schema)) return fc.array(part(schema.items), { maxLength: 3 })
  if (Type.IsObject(schema))
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, part(field)])),
      { requiredKeys: (schema.required ?? []).filter(() => depth % 2 === 0) },
    )
  if (Type.IsRecord(schema)) return fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 })
  if (Type.IsEnum(schema)) return fc.constantFrom(...schema.enum)
  if (Type.IsBoolean(schema)) return fc.boolean()
  if (Type.IsInteger(schema)) return fc.integer({ min: -2, max: 200_000 })
  if (Type.IsNumber(schema)) return fc.double({ noNaN: true, noDefaultInfinity: true })
  if (Type.IsNull(schema)) return fc.constant(null)
  if (Type.IsString(schema)) return fc.oneof(fc.constantFrom(...SAMPLES), fc.string())
  return fc.jsonValue({ maxDepth: 1 })
}
