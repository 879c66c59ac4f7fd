import { address } from '../wire/address.ts'
import { date, float } from '../wire/values.ts'

const value = { dateValue: date, numValue: float }

/** A member's profile. */
export const profile = { customFields: { value }, addresses: { address } }

/** A member's identity. */
export const identity = { _createdDate: date, _updatedDate: date, identityProfile: profile }
