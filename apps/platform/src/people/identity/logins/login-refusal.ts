import type { FieldViolation } from '@vitrine/contract'
import { type Failure, fail, InvalidArgument } from '../../../floor/failure.ts'

/**
 * Says by an application error what is wrong with the form of a login: clients read nothing else there, and fail where
 * they find violations (specification, section 8). What is said depends on the request alone, never on who is a member.
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
 * Marks what is wrong with the address of a registration, whichever rule it breaks: forms look for the mark alone
 * (specification, section 5).
 */
export const registrationRefusal = (violations: readonly FieldViolation[]): InvalidArgument =>
  new InvalidArgument(
    violations.map((violation) =>
      ADDRESS.test(violation.field)
        ? { ...violation, data: { ...violation.data, type: 'EMAIL' } }
        : violation,
    ),
  )
