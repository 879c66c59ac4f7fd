import Type from 'typebox'
import { constrain } from '../declare/constraint.ts'

/** Whether a value is empty: null, false, an empty text, list or object, or an object of empty values. */
const saysNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(saysNothing)
    : value === undefined || value === null || value === '' || value === false

/**
 * A field of the hosted platform that a call can't write. It may only be sent empty.
 *
 * @param description - completes the sentence that begins with the field's name
 */
export const emptyOnly = (description: string) =>
  Type.Optional(
    constrain(Type.Unknown(), (value) =>
      saysNothing(value) ? undefined : { rule: 'VALIDATION', description },
    ),
  )

/** A field that the catalog doesn't store. */
export const notKept = emptyOnly("isn't supported")
