/** A field that the platform refused, by its path in the request, such as `shippingAddress.postalCode`. */
export interface RefusedField {
  readonly field: string
  readonly rule: string
}

/**
 * Why a call came to nothing. `gone`: there is no such checkout for this browser. `refused`: what was sent is not
 * accepted. `unreachable`: nothing is known to have happened; the same call may be made again.
 */
export type ProblemKind = 'gone' | 'refused' | 'unreachable'

/** A call that came to nothing. What the buyer typed is not touched by it. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly kind: ProblemKind
  /** Of the error table where it is known, else empty. */
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

/** Reads the answer to a call that failed. */
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
