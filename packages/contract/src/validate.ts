import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import * as Format from 'typebox/format'
import type { FieldViolation } from './error.schemas.ts'
import { mailAddressOf } from './mail-address.ts'
import { violationsOf } from './violations.ts'

export { canonicalAddresses } from './canonical-addresses.ts'

// The schema library knows a wider and a narrower form: quoted local parts, and no letters beyond ASCII.
Format.Set('email', (text) => mailAddressOf(text) !== undefined)

const UNEXPLAINED: FieldViolation = {
  field: 'body',
  description: 'must have the documented form',
  violatedRule: 'VALIDATION',
  data: {},
}

/**
 * Makes the check of an operation's input (or, in tests, of its output): it answers the broken rules, at most
 * 50, each once per field and in the order of the schema's fields; nothing when the value is right. Fields
 * that the schema does not know are left alone.
 *
 * A right value costs one compiled check; the schema is compiled when the first value comes. No value makes
 * it throw.
 *
 * @example
 * const check = compileInput(AddToCurrentCartRequest)
 * check({ lineItems: [{ quantity: 0, catalogReference }] })
 * // [{ field: 'lineItems[0].quantity', description: 'must be at least 1', violatedRule: 'MIN', data: { threshold: 1 } }]
 * @see specification section 5
 */
export const compileInput = (schema: TSchema): ((value: unknown) => FieldViolation[]) => {
  let validator: Validator | undefined
  return (value) => {
    validator ??= Compile(schema)
    if (passes(validator, value)) return []
    const violations = violationsOf(schema, value)
    return violations.length > 0 ? violations : [UNEXPLAINED]
  }
}

/** A value nested so deeply that the check runs out of stack fails it; the explanation stops earlier. */
const passes = (validator: Validator, value: unknown): boolean => {
  try {
    return validator.Check(value)
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
