import Type, { type TSchema } from 'typebox'
import { constrain, copyOf } from './constraint.ts'

/**
 * Refuses fields that a schema doesn't know, at every depth. Other calls ignore them, as the hosted platform
 * does; a settings call that answered 200 would let an owner believe that a misspelt setting holds.
 *
 * @example closed(Type.Object({ brandSettings: BrandSettingsChange }))
 */
export const closed = <T extends TSchema>(schema: T): T => {
  if (Type.IsArray(schema)) return copyOf(schema, { items: closed(schema.items) })
  if (Type.IsUnion(schema)) return copyOf(schema, { anyOf: schema.anyOf.map(closed) })
  if (!Type.IsObject(schema)) return schema
  const fields = Object.entries(schema.properties).map(([name, field]) => [name, closed(field)] as const)
  const known = new Set(fields.map(([name]) => name))
  return constrain(copyOf(schema, { properties: Object.fromEntries(fields) }), (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const unknown = Object.keys(value).find((name) => !known.has(name))
    return unknown === undefined
      ? undefined
      : {
          rule: 'FIELD_NOT_ALLOWED',
          field: unknown.slice(0, 100),
          description: 'is not a field of this setting',
        }
  })
}
