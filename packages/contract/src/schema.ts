import Type, { type Static, type TSchema } from 'typebox'

/** Copies a schema, hidden kind marks included, and adds an annotation to the copy. */
const annotate = <T extends TSchema>(schema: T, annotation: Record<string, unknown>): T =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(schema), ...Object.getOwnPropertyDescriptors(annotation) },
  ) as T

/** Marks a field that the server sets; on input it is ignored (see `writable`). */
export const readOnly = <T extends TSchema>(schema: T): T => annotate(schema, { readOnly: true })

/** Lets a value be null as well. On the wire null stays null; an absent field is something else. */
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** A closed list of texts, taken from an enumeration of `enums.ts`. */
export const enumOf = <Value extends string>(values: Readonly<Record<Value, Value>>) =>
  Type.Enum(Object.keys(values) as Value[])

/** Lets at most one of the named fields be present; otherwise the rule ONE_OF_ALIGNMENT is broken. */
export const exclusive = <T extends TSchema>(schema: T, fields: readonly string[]): T =>
  annotate(
    Type.Refine(
      schema,
      (value) => present(value, fields).length < 2,
      (value) => `ONE_OF_ALIGNMENT: at most one of ${present(value, fields).join(', ')} may be given`,
    ),
    { exclusive: fields },
  )

const present = (value: unknown, fields: readonly string[]): string[] =>
  fields.filter((field) => {
    const held = (value as Record<string, unknown> | null)?.[field]
    return held !== undefined && held !== null
  })

export interface DecimalBounds {
  gte?: string
  gt?: string
  lte?: string
  lt?: string
  /** Most digits after the point. */
  maxScale?: number
}

/** An exact decimal number held as text, such as "18.50". Never an exponent, never a float. */
export const decimal = (bounds: DecimalBounds = {}) =>
  Type.Refine(
    Type.String({ pattern: '^-?\\d{1,24}(\\.\\d{1,12})?$', maxLength: 40 }),
    (value) => brokenBound(value, bounds) === undefined,
    (value) => brokenBound(value, bounds) ?? '',
  )

/** Compares decimals exactly: both are scaled to twelve places and read as integers. */
const scaled = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const units = BigInt(whole + fraction.padEnd(12, '0'))
  return text.startsWith('-') ? -units : units
}

const brokenBound = (value: string, { gte, gt, lte, lt, maxScale }: DecimalBounds): string | undefined => {
  const amount = scaled(value)
  if (gte !== undefined && amount < scaled(gte)) return `DECIMAL_GTE: must be at least ${gte}`
  if (gt !== undefined && amount <= scaled(gt)) return `DECIMAL_GT: must be greater than ${gt}`
  if (lte !== undefined && amount > scaled(lte)) return `DECIMAL_LTE: must be at most ${lte}`
  if (lt !== undefined && amount >= scaled(lt)) return `DECIMAL_LT: must be less than ${lt}`
  if (maxScale !== undefined && (value.split('.')[1]?.length ?? 0) > maxScale)
    return `DECIMAL_MAX_SCALE: at most ${maxScale} digits after the point`
  return undefined
}

export const guid = Type.String({ format: 'uuid' })
export const email = Type.String({ format: 'email', maxLength: 254 })
export const webUrl = Type.String({ pattern: '^https?://[^\\s]{1,2040}$' })
/** ISO 8601 text in UTC, as `Date.toISOString` prints it. */
export const timestamp = Type.String({ format: 'date-time' })
export const localDate = Type.String({ format: 'date' })
/** ISO 4217. */
export const currencyCode = Type.String({ pattern: '^[A-Z]{3}$' })
/** ISO 3166-1 alpha-2. */
export const countryCode = Type.String({ pattern: '^[A-Z]{2}$' })
export const languageCode = Type.String({ pattern: '^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$' })
export const phone = Type.String({ pattern: '^[0-9+().\\-/ x]{1,50}$' })
/** Bytes as base64 text. */
export const bytes = Type.String({ pattern: '^[A-Za-z0-9+/]*={0,2}$' })
/** Data whose shape is the caller's own. */
export const freeForm = Type.Record(Type.String(), Type.Unknown())

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
 * save those named.
 *
 * @param required - paths of fields that must be given, such as `catalogReference.appId`
 * @example writable(LineItem, 'quantity', 'catalogReference')
 */
export const writable = <T extends TSchema, const Required extends string = never>(
  schema: T,
  ...required: Required[]
) => Type.Unsafe<Writable<Static<T>, Required>>(inputOf(schema, required))

const inputOf = (schema: TSchema, required: readonly string[]): TSchema => {
  if (Type.IsArray(schema)) return annotate(schema, { items: inputOf(schema.items, required) })
  if (Type.IsUnion(schema))
    return Type.Union(schema.anyOf.map((option: TSchema) => inputOf(option, required)))
  if (!Type.IsObject(schema)) return schema
  const fields = Object.entries(schema.properties as Record<string, TSchema>).map(([name, field]) => {
    const below = required
      .filter((path) => path.startsWith(`${name}.`))
      .map((path) => path.slice(name.length + 1))
    const input = 'readOnly' in field ? Type.Unknown() : inputOf(field, below)
    return [name, required.includes(name) ? input : Type.Optional(input)] as const
  })
  const input = Type.Object(Object.fromEntries(fields))
  return 'exclusive' in schema ? exclusive(input, schema.exclusive as readonly string[]) : input
}
