import { describe, expect, it } from 'vitest'
import { CommerceError, failureOf, refuseUnreached, type Tried } from './error.ts'
import { errorOf } from './trouble.part.ts'

const answer = (status: number, statusText: string, requestId?: string) =>
  new Response(null, { status, statusText, headers: requestId ? { 'x-wix-request-id': requestId } : {} })

const tried = (status: number, statusText: string, body: unknown, requestId?: string): Tried => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = answer(status, statusText, requestId)
  try {
    return { response, text, said: JSON.parse(text) }
  } catch (cause) {
    return { response, text, cause }
  }
}

const failed = (...answered: Parameters<typeof tried>) => errorOf(tried(...answered), CommerceError)

/** docs/wire/errors.md, branch by branch. */
describe('a failed answer', () => {
  it('with field violations names each field in quotes, sorted', () => {
    const fieldViolations = [
      { field: 'lineItems[0].quantity', description: 'must be at least 1', violatedRule: 'MIN' },
      {
        field: 'lineItems[0].catalogReference',
        description: 'value is required',
        violatedRule: 'REQUIRED_FIELD',
      },
    ]
    const error = failed(
      400,
      'Bad Request',
      { message: 'x', details: { validationError: { fieldViolations } } },
      'r1',
    )
    expect(error.message).toBe(
      'INVALID_ARGUMENT: "lineItems[0].catalogReference" value is required, "lineItems[0].quantity" must be at least 1',
    )
    expect(error).toMatchObject({
      code: 'INVALID_ARGUMENT',
      status: 400,
      requestId: 'r1',
      retryable: false,
      details: { validationError: { fieldViolations: fieldViolations.toReversed() }, requestId: 'r1' },
    })
  })

  it.each([
    ['Out of stock', 'Only 2 are left', 'Out of stock: Only 2 are left'],
    ['Out of stock', 'Out of stock', 'Out of stock'],
    [undefined, 'Only 2 are left', 'Conflict: Only 2 are left'],
  ])('with an application error %j and %j reads %j', (message, description, said) => {
    const applicationError = { code: 'ITEM_NOT_AVAILABLE', description, data: { available: 2 } }
    const error = failed(409, 'Conflict', { message, details: { applicationError } })
    expect(error.message).toBe(said)
    expect(error).toMatchObject({ code: 'ITEM_NOT_AVAILABLE', details: { applicationError } })
  })

  it.each([
    [404, 'Not Found', 'Not Found', 'NOT_FOUND'],
    [404, '', 'Not Found', 'NOT_FOUND'],
    [403, 'Forbidden', 'Forbidden', 'FORBIDDEN'],
    [428, 'Precondition Required', 'Precondition Required', 'PRECONDITION_REQUIRED'],
    [418, '', 'Status 418', 'STATUS_418'],
  ])(
    'with a bare %i %j reads %j, code %s, and the number stays in the details',
    (status, text, message, code) => {
      const error = failed(status, text, { message: 'more' })
      expect(error.message).toBe(message)
      expect(error.code).toBe(code)
      expect(error.details?.applicationError).toMatchObject({ code: status, description: 'more' })
    },
  )

  it.each([
    [500, 'Internal Server Error', 'r1', 'System error occurred, request-id: r1', 'INTERNAL_SERVER_ERROR'],
    [502, 'Bad Gateway', undefined, 'System error occurred', 'BAD_GATEWAY'],
    [201, 'Created', undefined, 'System error occurred', 'CREATED'],
  ])('of status %i %j with request id %j reads %j', (status, text, requestId, message, code) => {
    const error = failed(status, text, '<html>', requestId)
    expect(error.message).toBe(message)
    expect(error).toMatchObject({ code, requestId: requestId ?? null, retryable: status >= 500 })
  })

  it('of the token endpoint has its code in upper case', () => {
    expect(failed(400, 'Bad Request', { error: 'invalid_grant' }).code).toBe('INVALID_GRANT')
  })

  it.each(['null', '[]', '"text"', '{"details":"text"}', '{'])(
    'with the body %s is still an error',
    (body) => {
      expect(failed(400, 'Bad Request', body)).toMatchObject({ status: 400 })
    },
  )

  it('says how long to wait', () => {
    const response = new Response(null, { status: 429, headers: { 'retry-after': '7' } })
    expect(errorOf({ response, text: '' }, CommerceError)).toMatchObject({
      retryable: true,
      retryAfterSeconds: 7,
    })
  })
})

/** The code is known without the part that reads failures: callers branch on it. */
describe('a failure, before its details are read,', () => {
  const application = (error: object) => ({ message: 'Sold', details: { applicationError: error } })
  it.each<[number, string, unknown]>([
    [404, 'Not Found', application({ code: 'OWNED_CART_NOT_FOUND', description: 'Sold' })],
    [409, '', application({ code: 'A_B', description: 'Two are left', data: { left: 2 } })],
    [409, 'Conflict', application({ code: 'A_B' })],
    [400, '', { details: { validationError: {}, applicationError: { code: 'OTHER', description: 'x' } } }],
    [404, 'Not Found', '<html>'],
    [418, '', '<html>'],
    [429, 'Too Many Requests', {}],
    [503, 'Service Unavailable', application({ code: 'BUSY', description: 'Busy' })],
    [400, 'Bad Request', { error: 'invalid_grant' }],
    [200, 'OK', '<html>'],
  ])('of status %i %j has its final code: %j', (status, text, body) => {
    const known = failureOf(tried(status, text, body, 'r1'))
    const whole = failed(status, text, body, 'r1')
    const { code, requestId, retryable } = whole
    expect(known).toMatchObject({ code, status, requestId, retryable })
    if (known.details) expect(known).toEqual(whole)
  })

  it('is complete when an application error says everything, as for a visitor without a cart', () => {
    const body = application({ code: 'OWNED_CART_NOT_FOUND', description: 'Cart was not found' })
    expect(failureOf(tried(404, '', body)).details).toEqual({
      applicationError: { code: 'OWNED_CART_NOT_FOUND', description: 'Cart was not found', data: {} },
      requestId: null,
    })
  })

  it.each([true, false])('without an answer differs from an aborted one: %j', (isAborted) => {
    const cause = new TypeError('fetch failed')
    const whole = errorOf({ cause }, CommerceError, isAborted)
    expect(failureOf({ cause }, isAborted)).toEqual(whole)
    expect(whole.retryable).toBe(!isAborted)
  })
})

describe('no answer', () => {
  it('keeps the underlying error as its cause', () => {
    const cause = new TypeError('fetch failed')
    expect(() => refuseUnreached(cause)).toThrow(
      expect.objectContaining({
        message: 'System error occurred',
        code: 'NETWORK_ERROR',
        retryable: true,
        cause,
      }),
    )
  })
})
