/** A field that the platform refused, such as `password`, and the rule it broke. */
export interface RefusedField {
  readonly field: string
  readonly rule: string
}

/**
 * Why a call failed. `gone`: its request is answered or too old. `unreachable`: the outcome is unknown.
 * `waiting`: too many attempts; try again after `waitSeconds`. Otherwise the platform refused what was sent.
 */
export type LoginTrouble =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'waiting'; readonly waitSeconds: number }
  | { readonly kind: 'refused'; readonly code: string; readonly fields: readonly RefusedField[] }

/** A failed call. What was typed is kept. */
export class LoginProblem extends Error {
  override readonly name = 'LoginProblem'
  readonly trouble: LoginTrouble

  constructor(trouble: LoginTrouble) {
    super(trouble.kind)
    this.trouble = trouble
  }

  /** From the error table; empty if it has none. */
  get code(): string {
    return this.trouble.kind === 'refused' ? this.trouble.code : ''
  }
}

/** Errors that the wire reports under other names (docs/wire/members.md). */
const BY_NUMBER: Readonly<Record<string, string>> = {
  '-19970': 'INVALID_CAPTCHA_TOKEN',
  '-19971': 'MISSING_CAPTCHA_TOKEN',
  '-19973': 'RESET_PASSWORD',
  '-19976': 'INVALID_PASSWORD',
  '-19995': 'EMAIL_ALREADY_EXISTS',
  '-19999': 'INVALID_PASSWORD',
}

const MINUTE_SECONDS = 60

/** Reads the answer to a failed call. */
export const loginProblemOf = (status: number, body: unknown, headers: Headers): LoginProblem => {
  const details = part(body, 'details')
  const application = part(details, 'applicationError')
  const given = text(part(application, 'code'))
  const code = BY_NUMBER[given] ?? given
  if (status === 429 || code === 'THROTTLED_FEATURE') {
    const seconds = Number(
      part(part(application, 'data'), 'retryAfterSeconds') ?? headers.get('retry-after') ?? MINUTE_SECONDS,
    )
    return new LoginProblem({ kind: 'waiting', waitSeconds: seconds > 0 ? seconds : MINUTE_SECONDS })
  }
  if (status >= 500 || status === 408) return new LoginProblem({ kind: 'unreachable' })
  if (status === 404) return new LoginProblem({ kind: 'gone' })
  const violations = part(part(details, 'validationError'), 'fieldViolations')
  const fields = Array.isArray(violations)
    ? violations.map((each) => ({ field: text(part(each, 'field')), rule: text(part(each, 'violatedRule')) }))
    : []
  return new LoginProblem({ kind: 'refused', code, fields })
}

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
