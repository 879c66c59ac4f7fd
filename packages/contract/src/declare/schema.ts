import Type, { type TSchema } from 'typebox'
import { constrain, copyOf } from './constraint.ts'

/** Marks a field that the server sets. Ignored on input; see `writable`. */
export const readOnly = <T extends TSchema>(schema: T): T & ReadOnly => copyOf(schema, { readOnly: true })

/** Marks a field that the server sets. */
export interface ReadOnly {
  readonly readOnly: true
}

/** Also allows null. On the wire null stays null; absent means something else. */
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** A closed list of texts from an enumeration in `enums.ts`. */
export const enumOf = <Value extends string>(values: Readonly<Record<Value, Value>>) =>
  Type.Enum(Object.keys(values) as Value[])

/** Text in a certain format. `description` completes the sentence "must be ...". */
const text = (form: { description: string; pattern?: string; format?: string; maxLength?: number }) =>
  Type.String(form)

/** A GUID in either letter case. */
export const guid = text({ format: 'uuid', description: 'a GUID' })
/**
 * One plain email address of at most 254 characters. The platform stores its canonical form (lower case,
 * ASCII domain); see `mailAddressOf`.
 */
export const email = text({ format: 'email', maxLength: 254, description: 'an email address' })
/** An absolute web address. */
export const webUrl = text({
  pattern: '^https?://[^\\s]{1,2040}$',
  description: 'an address that starts with http:// or https://',
})
/** ISO 8601 text in UTC, as `Date.toISOString` prints it. */
export const timestamp = text({
  format: 'date-time',
  description: 'a date and time such as 2026-01-31T09:30:00.000Z',
})
/** A calendar day without a time zone (ISO 8601). */
export const localDate = text({ format: 'date', description: 'a date such as 2026-01-31' })
/** ISO 4217. */
export const currencyCode = text({ pattern: '^[A-Z]{3}$', description: 'a currency code such as EUR' })
/** ISO 3166-1 alpha-2. */
export const countryCode = text({ pattern: '^[A-Z]{2}$', description: 'a country code such as DE' })
/** A language tag (BCP 47). An underscore is read as a hyphen. */
export const languageCode = text({
  pattern: '^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$',
  description: 'a language tag such as en or pt-BR',
})
/** A phone number as people write it. */
export const phone = text({ pattern: '^[0-9+().\\-/ x]{1,50}$', description: 'a phone number' })
/** Bytes as base64 text. */
export const bytes = text({ pattern: '^[A-Za-z0-9+/]*={0,2}$', description: 'base64 text' })
/** Nothing legitimate nests deeper, and walking it would be expensive. */
const DEEPEST = 64

const deeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => deeperThan(part, levels - 1)))

/** Data in the caller's own shape, nested at most 64 levels deep. */
export const freeForm = constrain(Type.Record(Type.String(), Type.Unknown()), (value) =>
  deeperThan(value, DEEPEST)
    ? {
        rule: 'VALIDATION',
        description: `must be nested at most ${DEEPEST} levels deep`,
        data: { threshold: DEEPEST },
      }
    : undefined,
)
