import Type, { type Static, type TSchema } from 'typebox'
import { constrain, constraintsOf, copyOf } from './constraint.ts'

type Below<Path extends string, Key> = Path extends `${Key & string}.${infer Rest}` ? Rest : never

/** What may be written of an entity: every field optional at every depth, save the required paths. */
export type Writable<T, Required extends string = never> = T extends readonly (infer Item)[]
  ? Writable<Item, Required>[]
  : T extends object
    ? { [Key in keyof T as Key extends Required ? never : Key]?: Writable<T[Key], Below<Required, Key>> } & {
        [Key in keyof T as Key extends Required ? Key : never]-?: Writable<T[Key], Below<Required, Key>>
      }
    : T

/**
 * Derives the input form of an entity: fields the server sets are not checked, all others may be absent
 * save those named. Limits and rules over several fields stay.
 *
 * @param required - paths of fields that must be given where what holds them is, such as `catalogReference.appId`
 * @example writable(LineItem, 'quantity', 'catalogReference')
 */
export const writable = <T extends TSchema, const Required extends string = never>(
  schema: T,
  ...required: Required[]
) => Type.Unsafe<Writable<Static<T>, Required>>(inputOf(schema, required))

const inputOf = (schema: TSchema, required: readonly string[]): TSchema => {
  if (Type.IsArray(schema)) return copyOf(schema, { items: inputOf(schema.items, required) })
  if (Type.IsUnion(schema))
    return Type.Union(schema.anyOf.map((option: TSchema) => inputOf(option, required)))
  if (!Type.IsObject(schema)) return schema
  const fields = Object.entries(schema.properties as Record<string, TSchema>).map(([name, field]) => {
    const below = required
      .filter((path) => path.startsWith(`${name}.`))
      .map((path) => path.slice(name.length + 1))
    const input = 'readOnly' in field ? Type.Unknown() : inputOf(field, below)
    return [name, required.includes(name) ? mandatory(input) : Type.Optional(input)] as const
  })
  const title = 'title' in schema ? { title: `${schema.title}Input` } : {}
  return constraintsOf(schema).reduce<TSchema>(constrain, Type.Object(Object.fromEntries(fields), title))
}

/** Takes the mark off that lets a field be absent. */
const mandatory = (schema: TSchema): TSchema => {
  const kept = Object.entries(Object.getOwnPropertyDescriptors(schema)).filter(([key]) => key !== '~optional')
  return Object.defineProperties({}, Object.fromEntries(kept))
}
