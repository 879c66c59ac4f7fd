import { describe, expect, it } from 'vitest'
import { type Reply, startServer } from '../../test/local-platform.ts'
import { CommerceError, createClient, OAuthStrategy, type Tokens } from '../index.ts'
import { products } from '../stores.ts'

const tokens: Tokens = {
  accessToken: { value: 'a', expiresAt: 4_102_444_800 },
  refreshToken: { value: 'r', role: 'visitor' },
}

/** Every field of the error that a call throws for this answer. */
const thrownBy = async (reply: Reply, call?: (auth: OAuthStrategy) => Promise<unknown>) => {
  await using server = await startServer(() => reply)
  const auth = OAuthStrategy({ clientId: 'c', tokens })
  const client = createClient({ apiUrl: server.url, auth, retries: 0, modules: { products } })
  const error: unknown = await (call?.(auth) ?? client.products.getProduct('p')).catch(
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof CommerceError)) throw new Error(`${error} is not a CommerceError`)
  const { name, message, code, status, requestId, retryable, details, cause } = error
  return { name, message, code, status, requestId, retryable, details, cause }
}

const answer = (status: number, body: unknown, requestId?: string): Reply => ({
  status,
  body,
  headers: requestId ? { 'x-wix-request-id': requestId } : {},
})
const violation = (field: string) => ({ field, description: `${field} is bad`, violatedRule: 'FORMAT' })

/** The complete error for each answer in docs/wire/errors.md. */
describe('the answer', () => {
  it.each<[string, Reply, Partial<Awaited<ReturnType<typeof thrownBy>>>]>([
    [
      'with field violations, whatever else it says',
      answer(
        400,
        {
          message: 'Bad',
          details: {
            validationError: { fieldViolations: [violation('c'), violation('a.b[10]'), violation('a.b[1]')] },
            applicationError: { code: 'OTHER' },
          },
        },
        'r1',
      ),
      {
        message: 'INVALID_ARGUMENT: "a.b[10]" a.b[10] is bad, "a.b[1]" a.b[1] is bad, "c" c is bad',
        code: 'INVALID_ARGUMENT',
        status: 400,
        requestId: 'r1',
        details: {
          validationError: { fieldViolations: [violation('a.b[10]'), violation('a.b[1]'), violation('c')] },
          requestId: 'r1',
        },
      },
    ],
    [
      'with no list of violations',
      answer(422, { details: { validationError: {} } }),
      {
        message: 'INVALID_ARGUMENT: undefined',
        code: 'INVALID_ARGUMENT',
        status: 422,
        details: { validationError: { fieldViolations: undefined }, requestId: null },
      },
    ],
    [
      'with an application error',
      answer(
        409,
        {
          message: 'Gone',
          details: { applicationError: { code: 'A_B', description: 'Sold', data: { left: 0 } } },
        },
        'r1',
      ),
      {
        message: 'Gone: Sold',
        code: 'A_B',
        status: 409,
        requestId: 'r1',
        details: {
          applicationError: { code: 'A_B', description: 'Sold', data: { left: 0 } },
          requestId: 'r1',
        },
      },
    ],
    [
      'with an application error that says nothing',
      answer(404, { message: 'Gone', details: { applicationError: {} } }),
      {
        message: 'Gone: UNKNOWN',
        code: 'UNKNOWN',
        status: 404,
        details: { applicationError: { code: 'UNKNOWN', description: 'UNKNOWN', data: {} }, requestId: null },
      },
    ],
    [
      'with an application error of a failing server, which may pass',
      answer(503, { message: 'Busy', details: { applicationError: { code: 'BUSY', description: 'Busy' } } }),
      { message: 'Busy', code: 'BUSY', status: 503, retryable: true },
    ],
    [
      'with a bare 4xx',
      answer(412, '', 'r1'),
      {
        message: 'Precondition Failed',
        code: 'PRECONDITION_FAILED',
        status: 412,
        requestId: 'r1',
        details: {
          applicationError: {
            code: 412,
            description: 'Precondition Failed',
            data: { requestId: 'r1', details: null },
          },
          requestId: 'r1',
        },
      },
    ],
    [
      'with a bare 429, which may pass',
      answer(429, {}),
      { message: 'Too Many Requests', code: 'TOO_MANY_REQUESTS', status: 429, retryable: true },
    ],
    [
      'of a failing server, with a request id',
      answer(500, { message: 'Oh' }, 'r1'),
      {
        message: 'System error occurred, request-id: r1',
        code: 'INTERNAL_SERVER_ERROR',
        status: 500,
        requestId: 'r1',
        retryable: true,
        details: {
          applicationError: {
            code: 500,
            description: 'Oh',
            data: { requestId: 'r1', details: { message: 'Oh' } },
          },
          requestId: 'r1',
        },
      },
    ],
    [
      'of a failing server, without one',
      answer(502, '<html>'),
      { message: 'System error occurred', code: 'BAD_GATEWAY', status: 502, retryable: true },
    ],
    [
      'of another success',
      answer(202, { product: { id: 'p' } }),
      { message: 'System error occurred', code: 'ACCEPTED', status: 202 },
    ],
    [
      "of status 200 that isn't a JSON object",
      answer(200, '<html>', 'r1'),
      {
        message: 'System error occurred, request-id: r1',
        code: 'INVALID_RESPONSE',
        status: 200,
        requestId: 'r1',
        retryable: true,
        cause: expect.any(SyntaxError),
        details: undefined,
      },
    ],
    [
      'that never came',
      { hangUp: true },
      {
        message: 'System error occurred',
        code: 'NETWORK_ERROR',
        status: undefined,
        requestId: undefined,
        retryable: true,
        cause: expect.any(TypeError),
        details: undefined,
      },
    ],
  ])('%s', async (_, reply, expected) => {
    const details = expect.objectContaining({ requestId: expected.requestId ?? null })
    expect(await thrownBy(reply)).toEqual({
      name: 'CommerceError',
      requestId: null,
      retryable: false,
      cause: undefined,
      details,
      ...expected,
    })
  })
})

describe('a token call', () => {
  const refused = answer(400, { error: 'invalid_grant', error_description: 'Used before' }, 'r1')
  const underneath = expect.objectContaining({ message: 'Bad Request', code: 'INVALID_GRANT', status: 400 })
  const expected = {
    code: 'INVALID_GRANT',
    status: 400,
    requestId: 'r1',
    retryable: false,
    cause: underneath,
  }

  it.each<[string, string, (auth: OAuthStrategy) => Promise<unknown>]>([
    ['renewToken', 'something went wrong', (auth) => auth.renewToken(tokens.refreshToken)],
    ['generateVisitorTokens', 'something went wrong', (auth) => auth.generateVisitorTokens()],
    [
      'getMemberTokensForExternalLogin',
      'something went wrong',
      (auth) => auth.getMemberTokensForExternalLogin('m', 'k'),
    ],
    [
      'getMemberTokens',
      'Failed to get member tokens',
      (auth) => auth.getMemberTokens('code', 's', { state: 's', codeVerifier: 'v', codeChallenge: 'c' }),
    ],
  ])("%s that is refused says %j, with the endpoint's answer underneath", async (_, message, call) => {
    expect(await thrownBy(refused, call)).toMatchObject({ message, ...expected })
    expect(await thrownBy(refused, call)).toMatchObject({
      details: { applicationError: { code: 400, data: { details: { error_description: 'Used before' } } } },
    })
  })

  it('without an answer says the same, is retryable, and keeps the tokens', async () => {
    let auth: OAuthStrategy | undefined
    const error = await thrownBy({ hangUp: true }, (given) => {
      auth = given
      return given.renewToken(tokens.refreshToken)
    })
    expect(error).toMatchObject({
      message: 'something went wrong',
      code: 'NETWORK_ERROR',
      retryable: true,
      cause: { message: 'System error occurred', cause: expect.any(TypeError) },
    })
    expect(auth?.getTokens()).toEqual(tokens)
  })
})
