import Type, { type Static, type TSchema } from 'typebox'
import { constrain, constraintsOf, copyOf } from './constraint.ts'
import type { ReadOnly } from './schema.ts'

type Below<Path extends string, Key> = Path extends `${Key & string}.${infer Rest}` ? Rest : never

/** The fields a caller can write: all except those the server sets, unless a path names them. */
type Written<Fields, Paths extends string> = {
  [Name in keyof Fields & string]: `${Name}${'' | '?'}` & Paths extends never
    ? Fields[Name] extends ReadOnly
      ? never
      : Name
    : Name
}[keyof Fields & string]

/**
 * What a caller can write of an entity: every field the server doesn't set, optional at every depth except
 * for the required paths. A path that ends in a question mark names a server-set field that may be given to
 * say which one is meant.
 */
export type Writable<S extends TSchema, Paths extends string = never> =
  S extends Type.TArray<infer Item>
    ? Writable<Item, Paths>[]
    : S extends Type.TUnion<infer Options>
      ? Writable<Options[number], Paths>
      : S extends Type.TObject<infer Fields>
        ? {
            [Name in Exclude<Written<Fields, Paths>, Paths>]?: Writable<Fields[Name], Below<Paths, Name>>
          } & {
            [Name in Extract<Written<Fields, Paths>, Paths>]: Writable<Fields[Name], Below<Paths, Name>>
          }
        : Static<S>

/**
 * Derives the input form of an entity. Fields the server sets aren't checked; all others are optional unless
 * named. Limits and rules over several fields stay.
 *
 * @param paths - required fields, if their parent is given, such as `catalogReference.appId`. With a question
 * mark, such as `id?`: a server-set field that callers may send to identify an object; not checked
 * @example writable(LineItem, 'quantity', 'catalogReference')
 */
export const writable = <T extends TSchema, const Path extends string = never>(schema: T, ...paths: Path[]) =>
  Type.Unsafe<Writable<T, Path>>(inputOf(schema, paths))

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

/** Makes an optional field required. */
const mandatory = (schema: TSchema): TSchema => {
  const kept = Object.entries(Object.getOwnPropertyDescriptors(schema)).filter(([key]) => key !== '~optional')
  return Object.defineProperties({}, Object.fromEntries(kept))
}
