import { ERRORS, type ErrorCode, GENERIC_ERRORS, RuleType, wireCodeOf } from '@vitrine/contract'
import type { Rule } from '@vitrine/contract/rules'
import { isObject } from '../floor/http/bodies/json-body.ts'

/** What an answer is checked by. */
export interface Judged {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

const NAMES = Object.keys(ERRORS) as ErrorCode[]

/** What no answer may contain: source locations of errors, or a database's own message. */
const INSIDES = /\.[cm]?[jt]s:\d+|\bnode:\w|\n\s+at |SQLITE_|SqliteError|better-sqlite3|pg_catalog|FST_ERR/

/**
 * Returns what is wrong with an answer, judged only by the documentation: success is 200 with a JSON object;
 * failure is an error that the operation declares or that every call may return, in the form `{message,
 * details}`.
 * @returns nothing when the answer is as documented
 */
export const flawsOf = ({ status, headers, body }: Judged, rule?: Rule): string[] => {
  const flaws: string[] = []
  if (!/^\d+\.\w+$/.test(headers.get('x-wix-request-id') ?? '')) flaws.push('has no request id')
  const isStream = rule?.operation.stream === true && status === 200
  if (!headers.get('content-type')?.startsWith(isStream ? 'text/event-stream' : 'application/json'))
    flaws.push(isStream ? 'is no stream' : 'is not JSON')
  if (headers.get('x-content-type-options') !== 'nosniff') flaws.push('allows content sniffing')
  if (!isObject(body)) return [...flaws, 'is not an object']
  if (INSIDES.test(JSON.stringify(body))) flaws.push('leaks internals')
  if (status === 200) return flaws
  if (status < 400 || status >= 500) flaws.push(`has the status ${status}`)
  return [...flaws, ...errorFlaws(status, body, rule)]
}

const errorFlaws = (status: number, body: Record<string, unknown>, rule?: Rule): string[] => {
  const { message, details, error, error_description: words, ...others } = body
  const flaws = Object.keys(others).map((key) => `has a key ${key}`)
  if (typeof message !== 'string' || message === '') flaws.push('has no message')
  if (!isObject(details)) return [...flaws, 'has no details']
  const { validationError, applicationError, ...more } = details
  flaws.push(...Object.keys(more).map((key) => `has details.${key}`))
  if (validationError !== undefined && applicationError !== undefined) flaws.push('has two kinds of details')
  if (validationError !== undefined) return [...flaws, ...validationFlaws(status, message, validationError)]
  if (applicationError !== undefined && !isApplicationError(applicationError))
    return [...flaws, 'has an application error of another form']
  const code = isObject(applicationError) ? applicationError.code : undefined
  if (!mayAnswer(status, code, rule)) flaws.push(`may not answer ${status} ${String(code)}`)
  if (error !== undefined && (error !== code || words !== message)) flaws.push('contains two kinds of errors')
  return flaws
}

const isApplicationError = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.code === 'string' &&
  typeof value.description === 'string' &&
  isObject(value.data)

/** Whether the table has such an error, and the operation declares it or every call may return it. */
const mayAnswer = (status: number, code: unknown, rule?: Rule): boolean => {
  const documented: readonly ErrorCode[] = rule ? [...rule.errors, ...GENERIC_ERRORS] : NAMES
  return documented.some((name) => {
    const { status: right, bare = false } = { bare: undefined, ...ERRORS[name] }
    return right === status && (bare ? code === undefined : code === wireCodeOf(name))
  })
}

const validationFlaws = (status: number, message: unknown, validationError: unknown): string[] => {
  const violations = isObject(validationError) ? validationError.fieldViolations : undefined
  if (!Array.isArray(violations) || violations.length === 0) return ['names no violation']
  const flaws = status === 400 && message === 'INVALID_ARGUMENT' ? [] : ['is not INVALID_ARGUMENT']
  if (!violations.every(isViolation)) flaws.push('has a violation of another form')
  return flaws
}

const isViolation = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.field === 'string' &&
  value.field.length <= 1000 &&
  typeof value.description === 'string' &&
  value.description !== '' &&
  Object.hasOwn(RuleType, String(value.violatedRule))
