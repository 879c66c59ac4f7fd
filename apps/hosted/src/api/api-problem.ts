/** A field that the platform refused, by its path in the request, such as `shippingAddress.postalCode`. */
export interface RefusedField {
  readonly field: string
  readonly rule: string
}

/**
 * Why a call failed. `gone`: this browser has no such checkout. `refused`: the platform doesn't accept what
 * was sent. `unreachable`: the outcome is unknown; the same call may be repeated.
 */
export type ProblemKind = 'gone' | 'refused' | 'unreachable'

/** A failed call. What the buyer typed is kept. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly kind: ProblemKind
  /** From the error table if known, otherwise empty. */
  readonly code: string
  readonly fields: readonly RefusedField[]

  constructor(kind: ProblemKind, code = '', fields: readonly RefusedField[] = []) {
    super(code || kind)
    this.kind = kind
    this.code = code
    this.fields = fields
  }
}

const GONE = new Set(['UNAUTHENTICATED', 'PERMISSION_DENIED', 'CHECKOUT_NOT_FOUND', 'NOT_FOUND'])

/** Reads the answer to a failed call. */
export const problemOf = (status: number, body: unknown): ApiProblem => {
  if (status >= 500 || status === 408) return new ApiProblem('unreachable')
  const details = part(body, 'details')
  const code = text(part(part(details, 'applicationError'), 'code'))
  const violations = part(part(details, 'validationError'), 'fieldViolations')
  const fields = Array.isArray(violations)
    ? violations.map((each) => ({ field: text(part(each, 'field')), rule: text(part(each, 'violatedRule')) }))
    : []
  if (GONE.has(code) || status === 401 || status === 403) return new ApiProblem('gone', code)
  return new ApiProblem('refused', code || (fields.length > 0 ? 'INVALID_ARGUMENT' : ''), fields)
}

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
