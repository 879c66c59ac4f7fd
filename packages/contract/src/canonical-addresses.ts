import Type, { type TSchema } from 'typebox'
import { fieldOf } from './declare/constraint.ts'
import { mailAddressOf } from './mail-address.ts'

/** Returns a value with canonical email addresses. Changes lists and objects in place. */
type Canonical = (value: unknown) => unknown

/**
 * Creates a function that puts the email addresses of an operation's input into canonical form, in place.
 * Invalid addresses stay unchanged; the check that follows rejects them. The schema is searched for addresses when
 * the first input comes.
 *
 * @example
 * const withAddresses = canonicalAddresses(ruleOf(operations.registerV2).input)
 * withAddresses({ loginId: { email: ' Ada@Example.com' } }) // { loginId: { email: 'ada@example.com' } }
 */
export const canonicalAddresses = (schema: TSchema): ((input: unknown) => unknown) => {
  let canonical: Canonical | undefined
  return (input) => {
    canonical ??= canonicalOf(schema) ?? ((unchanged) => unchanged)
    return canonical(input)
  }
}

/** Returns undefined if the schema has no address, so large inputs aren't walked for nothing. */
const canonicalOf = (schema: TSchema): Canonical | undefined => {
  if (fieldOf(schema, 'format') === 'email')
    return (value) => (typeof value === 'string' ? (mailAddressOf(value) ?? value) : value)
  if (Type.IsUnion(schema)) return ofUnion(schema.anyOf)
  if (Type.IsArray(schema)) return ofArray(canonicalOf(schema.items))
  return Type.IsObject(schema) ? ofObject(schema.properties) : undefined
}

const ofUnion = (options: readonly TSchema[]): Canonical | undefined => {
  const steps = options.flatMap((option) => canonicalOf(option) ?? [])
  return steps.length === 0 ? undefined : (value) => steps.reduce((held: unknown, step) => step(held), value)
}

const ofArray = (step: Canonical | undefined): Canonical | undefined =>
  step &&
  ((value) => {
    if (Array.isArray(value))
      value.forEach((item, place) => {
        value[place] = step(item)
      })
    return value
  })

const ofObject = (properties: Readonly<Record<string, TSchema>>): Canonical | undefined => {
  const steps = Object.entries(properties).flatMap(([name, field]) => {
    const step = canonicalOf(field)
    return step ? [{ name, step }] : []
  })
  if (steps.length === 0) return undefined
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    for (const { name, step } of steps)
      if (Object.hasOwn(value, name)) Reflect.set(value, name, step(Reflect.get(value, name)))
    return value
  }
}
