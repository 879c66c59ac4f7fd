import { describe, expect, it } from 'vitest'
import { problemOf } from './api-problem.ts'

const application = (code: string) => ({
  message: code,
  details: { applicationError: { code, description: '' } },
})

describe('a failed answer', () => {
  it.each([
    [503, application('SERVICE_UNAVAILABLE'), 'unreachable', ''],
    [502, undefined, 'unreachable', ''],
    [429, application('TOO_MANY_REQUESTS'), 'refused', 'TOO_MANY_REQUESTS'],
    [401, application('UNAUTHENTICATED'), 'gone', 'UNAUTHENTICATED'],
    [404, application('CHECKOUT_NOT_FOUND'), 'gone', 'CHECKOUT_NOT_FOUND'],
    [404, application('ERROR_COUPON_DOES_NOT_EXIST'), 'refused', 'ERROR_COUPON_DOES_NOT_EXIST'],
    [409, application('CHECKOUT_CHANGED'), 'refused', 'CHECKOUT_CHANGED'],
    [400, 'no object', 'refused', ''],
  ])('with status %i and body %j is %s', (status, body, kind, code) => {
    expect(problemOf(status, body)).toMatchObject({ kind, code, fields: [] })
  })

  it('names the refused fields', () => {
    const fieldViolations = [{ field: 'shippingAddress.postalCode', violatedRule: 'FORMAT', description: '' }]
    const body = { message: 'INVALID_ARGUMENT', details: { validationError: { fieldViolations } } }
    expect(problemOf(400, body)).toMatchObject({
      kind: 'refused',
      code: 'INVALID_ARGUMENT',
      fields: [{ field: 'shippingAddress.postalCode', rule: 'FORMAT' }],
    })
  })
})
