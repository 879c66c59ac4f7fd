import { date } from '../wire/values.ts'

/** Fields of a member that differ on the wire. */
export const member = { _createdDate: date, _updatedDate: date, lastLoginDate: date }
