import { address } from '../wire/address.ts'
import type { Converter } from '../wire/convert.ts'
import { convert } from '../wire/convert.ts'
import { date, float } from '../wire/values.ts'

const value = { dateValue: date, numValue: float }

/** A member's profile. */
export const profile = { customFields: { value }, addresses: { address } }

/** A member's identity. */
export const identity = { _createdDate: date, _updatedDate: date, identityProfile: profile }

/** Custom fields. */
const values: Converter<Record<string, unknown>> = (map, toWire) =>
  convert(map, Object.fromEntries(Object.keys(Object(map)).map((name) => [name, value])), toWire)

/** The state of a registration or login. */
export const stateMachine = { identity, additionalData: values }
