import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import * as Format from 'typebox/format'
import type { FieldViolation } from './declare/error.schemas.ts'
import { mailAddressOf } from './mail-address.ts'
import { violationsOf } from './violations.ts'

export { canonicalAddresses } from './canonical-addresses.ts'

// The library's own format allows quoted mailboxes and misses letters beyond ASCII.
Format.Set('email', (text) => mailAddressOf(text) !== undefined)

const UNEXPLAINED: FieldViolation = {
  field: 'body',
  description: 'must have the documented form',
  violatedRule: 'VALIDATION',
  data: {},
}

/**
 * Creates the check of an operation's input (or, in tests, of its output). The check returns the broken
 * rules: at most 50, each once per field, in schema order; none if the value is valid. Fields the schema
 * doesn't know are ignored.
 *
 * A valid value costs one compiled check; the schema is compiled when the first value comes. No value makes
 * it throw.
 *
 * @example
 * const check = compileInput(ruleOf(operations.addToCurrentCart).input)
 * check({ lineItems: [{ quantity: 0, catalogReference }] })
 * // [{ field: 'lineItems[0].quantity', description: 'must be at least 1', violatedRule: 'MIN', data: { threshold: 1 } }]
 * @see docs/wire/errors.md
 */
export const compileInput = (schema: TSchema): ((value: unknown) => FieldViolation[]) => {
  return (value) => {
    if (passes(validatorOf(schema), value)) return []
    const violations = violationsOf(schema, value)
    return violations.length > 0 ? violations : [UNEXPLAINED]
  }
}

/** Compiled once for everyone who checks the same schema, such as several platforms in one process. */
const validators = new WeakMap<TSchema, Validator>()

const validatorOf = (schema: TSchema): Validator => {
  const validator = validators.get(schema) ?? Compile(schema)
  validators.set(schema, validator)
  return validator
}

/** A value so deep that the check runs out of stack fails it; the explanation stops earlier. */
const passes = (validator: Validator, value: unknown): boolean => {
  try {
    return validator.Check(value)
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
