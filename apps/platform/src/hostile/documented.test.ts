import { getCurrentCart } from '@vitrine/contract/operations'
import { ruleOf } from '@vitrine/contract/rules'
import { describe, expect, it } from 'vitest'
import { flawsOf, type Judged } from './documented.ts'

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'x-wix-request-id': '1.abc',
}
const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Judged => ({
  status,
  body,
  headers: new Headers({ ...HEADERS, ...headers }),
})
const violation = { field: 'a', description: 'must be given', violatedRule: 'REQUIRED_FIELD', data: {} }
const invalid = (fieldViolations: unknown) => ({
  message: 'INVALID_ARGUMENT',
  details: { validationError: { fieldViolations } },
})
const failed = (code: unknown, message = 'No.') => ({
  message,
  details: { applicationError: { code, description: message, data: {} } },
})

describe('the check of answers', () => {
  it.each([
    ['a success', answer(200, { cart: {} })],
    ['a violation', answer(400, invalid([violation]))],
    ['an error of every call', answer(401, failed('UNAUTHENTICATED'))],
    ['an error of its own', answer(404, failed('OWNED_CART_NOT_FOUND'))],
    ['a bare status', answer(404, { message: 'Nothing.', details: {} })],
  ])('accepts %s', (_name, good) => {
    expect(flawsOf(good, ruleOf(getCurrentCart))).toEqual([])
  })

  // What a broken mapper, a missing handler or a framework's own error would send.
  it.each([
    ['a failure of the platform', answer(500, failed('INTERNAL')), 'has the status 500'],
    ['a success that is empty', answer(204, {}), 'has the status 204'],
    ['a success that is a list', answer(200, []), 'is not an object'],
    ['HTML', answer(404, { message: 'x', details: {} }, { 'content-type': 'text/html' }), 'is not JSON'],
    [
      "the framework's form",
      answer(404, { message: 'Not Found', error: 'Not Found', statusCode: 404 }),
      'no details',
    ],
    ['no message', answer(404, { details: {} }), 'has no message'],
    ['an unknown code', answer(400, failed('OOPS')), 'may not answer 400 OOPS'],
    [
      'a code under another status',
      answer(400, failed('UNAUTHENTICATED')),
      'may not answer 400 UNAUTHENTICATED',
    ],
    [
      'a code that the operation does not declare',
      answer(404, failed('ITEM_NOT_FOUND')),
      'may not answer 404',
    ],
    ['a number for a code', answer(404, failed(404)), 'application error of another form'],
    ['no violation', answer(400, invalid([])), 'names no violation'],
    ['an unknown rule', answer(400, invalid([{ ...violation, violatedRule: 'X' }])), 'another form'],
    ['a violation under another status', answer(422, invalid([violation])), 'is not INVALID_ARGUMENT'],
    ['a stack', answer(401, failed('UNAUTHENTICATED', 'x\n    at go (/a/b.ts:1:2)')), 'leaks internals'],
    ['words of a database', answer(401, failed('UNAUTHENTICATED', 'SQLITE_ERROR: no')), 'leaks internals'],
    [
      'no request id',
      answer(404, { message: 'x', details: {} }, { 'x-wix-request-id': '' }),
      'no request id',
    ],
  ])('rejects %s', (_name, bad, flaw) => {
    expect(flawsOf(bad, ruleOf(getCurrentCart)).join()).toContain(flaw)
  })
})
