import Type, { type TSchema } from 'typebox'
import { fieldOf } from './constraint.ts'
import { mailAddressOf } from './mail-address.ts'

/** Gives a value with its e-mail addresses in canonical form. Lists and objects are changed in place. */
type Canonical = (value: unknown) => unknown

/**
 * Makes what writes the e-mail addresses of an operation's input in their canonical form, wherever the schema has one.
 * It changes the input in place. What is no address stays as it is: the check that follows refuses it.
 *
 * @example
 * const withAddresses = canonicalAddresses(RegisterV2Request)
 * withAddresses({ loginId: { email: ' Ada@Example.com' } }) // { loginId: { email: 'ada@example.com' } }
 */
export const canonicalAddresses = (schema: TSchema): ((input: unknown) => unknown) =>
  canonicalOf(schema) ?? ((input) => input)

/** Undefined where no address can stand, so that large inputs without one are not walked. */
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
