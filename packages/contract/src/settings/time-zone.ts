import Type from 'typebox'
import { constrain } from '../declare/constraint.ts'
import { nullable } from '../declare/schema.ts'

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name) // some engines also know offsets, which have no summer time
  } catch {
    return false
  }
}

/** The time zone whose days the shop counts in, such as Europe/Berlin. Absent: UTC. */
export const timeZone = Type.Optional(
  nullable(
    constrain(Type.String({ minLength: 1, maxLength: 50 }), (value) =>
      typeof value === 'string' && isTimeZone(value)
        ? undefined
        : { rule: 'FORMAT', description: 'must be a time zone such as Europe/Berlin' },
    ),
  ),
)
