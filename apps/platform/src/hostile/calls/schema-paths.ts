import Type, { type TSchema } from 'typebox'

/** The path to a field: names of objects, indices of lists. */
export type Path = readonly (string | number)[]

/** A field of a schema, at any depth. */
export interface SchemaField {
  readonly path: Path
  readonly schema: TSchema
}

const DEEPEST = 6

/** Lists every field of a schema, those in lists and unions included; the whole comes first. */
export const fieldsOf = (schema: TSchema, path: Path = []): SchemaField[] => {
  if (path.length > DEEPEST) return []
  const here = { path, schema }
  if (Type.IsUnion(schema))
    return [here, ...schema.anyOf.flatMap((option: TSchema) => fieldsOf(option, path).slice(1))]
  if (Type.IsArray(schema)) return [here, ...fieldsOf(schema.items, [...path, 0])]
  if (Type.IsRecord(schema)) return [here, { path: [...path, 'key'], schema: Type.Unknown() }]
  if (!Type.IsObject(schema)) return [here]
  const fields = Object.entries(schema.properties as Record<string, TSchema>)
  return [here, ...fields.flatMap(([name, field]) => fieldsOf(field, [...path, name]))]
}

/** Copies a value with one place replaced; missing parents are created. */
export const withValueAt = (value: unknown, [step, ...rest]: Path, replacement: unknown): unknown => {
  if (step === undefined) return replacement
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(value) ? [...value] : []
    items[step] = withValueAt(items[step], rest, replacement)
    return items
  }
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  return { ...fields, [step]: withValueAt(Reflect.get(fields, step), rest, replacement) }
}
