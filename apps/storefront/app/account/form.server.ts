import { CommerceError, type LoginParams, type StateMachine } from '@vitrine/client'
import { data } from 'react-router'
import { report } from '../serving/report.server.ts'
import type { FormAnswer, Problem } from './form-answer.ts'

/** Statuses of problems that the user didn't cause. */
const STATUS: Partial<Record<Problem, number>> = { tooMany: 429, unavailable: 503 }

export interface Found {
  problem: Problem
  field?: string
}

/** Builds the result of a failed form. */
export function refusal(found: Problem | Found, more: Pick<FormAnswer, 'field' | 'typed'> = {}) {
  const answer: Found = typeof found === 'string' ? { problem: found } : found
  return data<FormAnswer>({ ...answer, ...more }, { status: STATUS[answer.problem] ?? 400 })
}

/** Reads a text field: trimmed, and cut at a length that none of our fields needs. */
export const textOf = (form: FormData, name: string): string =>
  String(form.get(name) ?? '')
    .trim()
    .slice(0, 1000)

/** Reads a password exactly as typed, spaces included. */
export const secretOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The captcha solution from the page's script, in the form that a login expects. */
export function captchaOf(form: FormData): Pick<LoginParams, 'captchaTokens'> {
  const invisibleRecaptchaToken = secretOf(form, 'captcha').slice(0, 5000)
  return invisibleRecaptchaToken ? { captchaTokens: { invisibleRecaptchaToken } } : {}
}

/** Whether this could be an email address; only a mail can prove it. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text) && text.length <= 254

/**
 * Explains a failed call, as far as that doesn't depend on the form.
 * @throws anything that isn't an answer of the platform
 */
export function problemOf(error: unknown): Found {
  if (!(error instanceof CommerceError)) throw error
  if (error.status === 429 || error.code === 'THROTTLED_FEATURE') return { problem: 'tooMany' }
  if (error.retryable) {
    report(error)
    return { problem: 'unavailable' }
  }
  if (error.code === 'PERMISSION_DENIED')
    return {
      problem:
        error.details?.applicationError?.data?.reason === 'RECENT_LOGIN_REQUIRED' ? 'recent' : 'noAccess',
    }
  const violation = passwordViolation(error)
  if (violation) return violation
  report(error)
  return { problem: 'failed' }
}

/** The password rule that was broken, if that's the reason. */
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

/** The platform's code for an unknown address. */
const NO_SUCH_MEMBER = '-19999'

/** Explains a failed registration or login. The `errorCode` invalidEmail also covers every other error. */
export function failureOf({ errorCode, cause }: Extract<StateMachine, { loginState: 'FAILURE' }>): Found {
  const known = FAILURES[errorCode ?? '']
  if (known) return known
  if (cause?.code === NO_SUCH_MEMBER) return { problem: 'unknownEmail', field: 'email' }
  if (cause?.details?.validationError?.fieldViolations?.some(({ field }) => /email/i.test(field)))
    return { problem: 'noEmail', field: 'email' }
  return cause ? problemOf(cause) : { problem: 'failed' }
}
