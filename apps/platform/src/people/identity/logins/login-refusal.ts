import type { FieldViolation } from '@vitrine/contract'
import { type Failure, fail, InvalidArgument } from '../../../floor/failure.ts'

/**
 * Reports errors of a login form as application errors. Clients read nothing else there and fail on
 * violations (docs/wire/members.md). The answer depends only on the request, never on who is a member.
 */
export const loginRefusal = (fieldViolations: readonly FieldViolation[]): Failure => {
  const [first] = fieldViolations
  const { field = '', description = '' } = first ?? {}
  const data = { fieldViolations }
  if (field.startsWith('captchaTokens')) return fail('INVALID_CAPTCHA_TOKEN', data, `${field} ${description}`)
  return fail(field === 'password' ? 'INVALID_PASSWORD' : 'INVALID_EMAIL', data, `${field} ${description}`)
}

const ADDRESS = /^(loginId(\.email)?|identity\.email(\.address)?)$/

/**
 * Marks errors in a registration's address, whichever rule it breaks: forms look only for the mark
 * (docs/wire/members.md).
 */
export const registrationRefusal = (violations: readonly FieldViolation[]): InvalidArgument =>
  new InvalidArgument(
    violations.map((violation) =>
      ADDRESS.test(violation.field)
        ? { ...violation, data: { ...violation.data, type: 'EMAIL' } }
        : violation,
    ),
  )
