import { CommerceError, type LoginParams, type StateMachine } from '@vitrine/client'
import { data } from 'react-router'
import type { FormAnswer, Problem } from './form-answer.ts'

/** Statuses of problems that are not the typist's. */
const STATUS: Partial<Record<Problem, number>> = { tooMany: 429, unavailable: 503 }

/** A problem, and the field that it is about. */
export interface Found {
  problem: Problem
  field?: string
}

/** Answers a form that could not be carried out. */
export function refusal(found: Problem | Found, more: Pick<FormAnswer, 'field' | 'typed'> = {}) {
  const answer: Found = typeof found === 'string' ? { problem: found } : found
  return data<FormAnswer>({ ...answer, ...more }, { status: STATUS[answer.problem] ?? 400 })
}

/** Reads a text field: without blanks around it, cut where no field of ours is that long. */
export const textOf = (form: FormData, name: string): string =>
  String(form.get(name) ?? '')
    .trim()
    .slice(0, 1000)

/** Reads a password as it was typed: blanks belong to it. */
export const secretOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** What the page's script has worked out to show that no program is typing, as a login wants it. */
export function captchaOf(form: FormData): Pick<LoginParams, 'captchaTokens'> {
  const invisibleRecaptchaToken = secretOf(form, 'captcha').slice(0, 5000)
  return invisibleRecaptchaToken ? { captchaTokens: { invisibleRecaptchaToken } } : {}
}

/** Tells whether it may be an e-mail address: whether it is one, only a mail can tell. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text) && text.length <= 254

/**
 * Says what went wrong with a call, as far as it does not depend on the form.
 *
 * @throws what is no answer of the platform
 */
export function problemOf(error: unknown): Found {
  if (!(error instanceof CommerceError)) throw error
  if (error.status === 429 || error.code === 'THROTTLED_FEATURE') return { problem: 'tooMany' }
  if (error.retryable) {
    console.error(error)
    return { problem: 'unavailable' }
  }
  if (error.code === 'PERMISSION_DENIED')
    return {
      problem:
        error.details?.applicationError?.data?.reason === 'RECENT_LOGIN_REQUIRED' ? 'recent' : 'noAccess',
    }
  const violation = passwordViolation(error)
  if (violation) return violation
  console.error(error)
  return { problem: 'failed' }
}

/** What of a password the platform does not take, when that is it. */
function passwordViolation({ details }: CommerceError): Found | undefined {
  const violations = details?.validationError?.fieldViolations ?? []
  const found = violations.find(({ field }) => /password$/i.test(field))
  if (!found) return undefined
  const problems: Partial<Record<string, Problem>> = {
    MIN_LENGTH: 'passwordShort',
    MAX_LENGTH: 'passwordLong',
  }
  return { problem: problems[found.violatedRule ?? ''] ?? 'passwordCommon', field: 'password' }
}

const FAILURES: Record<string, Found> = {
  invalidPassword: { problem: 'wrongLogin', field: 'password' },
  resetPassword: { problem: 'mustReset' },
  emailAlreadyExists: { problem: 'emailTaken', field: 'email' },
  missingCaptchaToken: { problem: 'captcha' },
  invalidCaptchaToken: { problem: 'captcha' },
}

/** The platform's code for an address that no member has. */
const NO_SUCH_MEMBER = '-19999'

/** Says why a registration or login failed. An `errorCode` of invalidEmail stands for everything else as well. */
export function failureOf({ errorCode, cause }: Extract<StateMachine, { loginState: 'FAILURE' }>): Found {
  const known = FAILURES[errorCode ?? '']
  if (known) return known
  if (cause?.code === NO_SUCH_MEMBER) return { problem: 'unknownEmail', field: 'email' }
  if (cause?.details?.validationError?.fieldViolations?.some(({ field }) => /email/i.test(field)))
    return { problem: 'noEmail', field: 'email' }
  return cause ? problemOf(cause) : { problem: 'failed' }
}
