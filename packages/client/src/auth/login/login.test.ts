import { describe, expect, it } from 'vitest'
import { type Reply, startServer } from '../../../test/local-platform.ts'
import { LoginState, OAuthStrategy } from '../../index.ts'

const open = async (reply: Reply, more: object = {}) => {
  const server = await startServer(({ path }) => (path === '/oauth2/token' ? undefined : reply))
  const auth = OAuthStrategy({ clientId: 'c', apiUrl: server.url, ...more })
  return { server, auth, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}
const form = { email: 'ada@shop.test', password: 'secret' }

const refusal = (code: string): Reply => ({
  status: 400,
  body: { message: 'Said', details: { applicationError: { code, description: 'Said' } } },
})
const violation = (data?: object): Reply => ({
  status: 400,
  body: {
    message: 'Said',
    details: {
      validationError: { fieldViolations: [{ field: 'loginId.email', description: 'is bad', data }] },
    },
  },
})

/** The states in docs/wire/members.md and what they mean. */
describe('an answer with the state', () => {
  it.each<[object, object]>([
    [
      { state: 'SUCCESS', sessionToken: 't' },
      { loginState: 'SUCCESS', data: { sessionToken: 't' } },
    ],
    [{ state: 'REQUIRE_OWNER_APPROVAL' }, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
    [
      { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 's' },
      { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 's' } },
    ],
    [{ state: 'STATUS_CHECK' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
    [{ state: 'REQUIRE_MFA' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
    [{}, { loginState: 'FAILURE', error: 'Unknown _state' }],
    [{ state: 'SUCCESS' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
    [
      { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: null },
      { loginState: 'FAILURE', error: 'Unknown _state' },
    ],
  ])('%j becomes %j for register, login and verification alike', async (body, state) => {
    await using shop = await open({ body })
    expect(await shop.auth.register(form)).toEqual(state)
    expect(await shop.auth.login(form)).toEqual(state)
    const waiting = { loginState: 'EMAIL_VERIFICATION_REQUIRED' as const, data: { stateToken: 'w' } }
    expect(await shop.auth.processVerification({ code: '1' }, waiting)).toEqual(state)
    expect(Object.keys(LoginState)).toContain((await shop.auth.login(form)).loginState)
  })
})

/** The error codes in docs/wire/members.md. */
describe('a refusal of the server', () => {
  it.each<[string, string | undefined, string | undefined]>([
    ['-19971', 'missingCaptchaToken', 'missingCaptchaToken'],
    ['-19970', 'invalidCaptchaToken', 'invalidCaptchaToken'],
    ['-19995', 'emailAlreadyExists', 'invalidEmail'],
    ['-19976', undefined, 'invalidPassword'],
    ['-19973', undefined, 'resetPassword'],
    ['-1', undefined, 'invalidEmail'],
    ['CAPTCHA_TOKEN_REQUIRED', undefined, 'invalidEmail'],
  ])('with %s is returned: %s for a registration, %s for a login', async (code, registration, login) => {
    await using shop = await open(refusal(code))
    const failure = { loginState: 'FAILURE', error: 'Said' }
    expect(await shop.auth.register(form)).toEqual({ ...failure, errorCode: registration })
    expect(await shop.auth.login(form)).toEqual({ ...failure, errorCode: login })
  })

  it.each<[object | undefined, string | undefined, string]>([
    [{ type: 'EMAIL' }, 'invalidEmail', 'is bad'],
    [{ type: 'PASSWORD' }, undefined, 'INVALID_ARGUMENT: "loginId.email" is bad'],
    [undefined, undefined, 'INVALID_ARGUMENT: "loginId.email" is bad'],
  ])('with a field violation and data %j is %s for a registration', async (data, errorCode, error) => {
    await using shop = await open(violation(data))
    expect(await shop.auth.register(form)).toEqual({ loginState: 'FAILURE', error, errorCode })
    expect(await shop.auth.login(form)).toEqual({
      loginState: 'FAILURE',
      error: 'INVALID_ARGUMENT: "loginId.email" is bad',
      errorCode: 'invalidEmail',
    })
  })

  it('can be identified by its cause, which isn’t printed or sent on', async () => {
    await using shop = await open(refusal('THROTTLED_FEATURE'))
    const state = await shop.auth.login(form)
    expect(state).toMatchObject({ errorCode: 'invalidEmail', cause: { code: 'THROTTLED_FEATURE' } })
    expect(JSON.stringify(state)).not.toContain('THROTTLED_FEATURE')
  })

  it('with a bare status is a failure without a code, or invalidEmail for a login', async () => {
    await using shop = await open({ status: 403, body: '<html>' })
    expect(await shop.auth.register(form)).toEqual({ loginState: 'FAILURE', error: 'Forbidden' })
    expect(await shop.auth.login(form)).toMatchObject({ error: 'Forbidden', errorCode: 'invalidEmail' })
  })

  it.each<[Reply, object]>([
    [{ hangUp: true }, { code: 'NETWORK_ERROR', retryable: true }],
    [{ body: '<!doctype html>' }, { code: 'INVALID_RESPONSE', retryable: true }],
  ])('is not the same as no answer: %j throws', async (reply, error) => {
    await using shop = await open(reply)
    await expect(shop.auth.register(form)).rejects.toMatchObject(error)
    await expect(shop.auth.login(form)).rejects.toMatchObject(error)
  })
})

describe('a form', () => {
  it("is sent with captcha tokens and a profile in the wire's form", async () => {
    await using shop = await open({ body: { state: 'SUCCESS', sessionToken: 't' } })
    const born = new Date('1990-03-01T00:00:00.000Z')
    await shop.auth.register({
      ...form,
      profile: {
        firstName: 'Ada',
        customFields: [{ name: 'born', value: { dateValue: born } }],
        addresses: [{ tag: 'HOME', address: { addressLine1: '12 Baker St' } }],
      },
      captchaTokens: { recaptchaToken: 'seen', invisibleRecaptchaToken: 'unseen' },
    })
    expect(shop.server.calls[0]).toMatchObject({
      method: 'POST',
      path: '/_api/iam/authentication/v2/register',
    })
    expect(shop.server.calls[0]?.body).toEqual({
      loginId: { email: form.email },
      password: form.password,
      profile: {
        firstName: 'Ada',
        customFields: [{ name: 'born', value: { dateValue: born.toISOString() } }],
        addresses: [{ tag: 'HOME', address: { addressLine: '12 Baker St' } }],
      },
      captchaTokens: [{ Recaptcha: 'seen', InvisibleRecaptcha: 'unseen' }],
    })
    await shop.auth.login(form)
    expect(shop.server.calls[1]?.body).toEqual({ loginId: { email: form.email }, password: form.password })
  })

  it('shows the captcha keys that it was configured with', async () => {
    const captcha = { visibleSiteKey: 'v', invisibleSiteKey: 'i' }
    await using shop = await open({}, { captcha })
    expect([shop.auth.captchaVisibleSiteKey, shop.auth.captchaInvisibleSiteKey]).toEqual(['v', 'i'])
  })
})

describe('a verification', () => {
  const waiting: Reply = { body: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'w' } }

  it('continues from the last answer, and sends the code with its state token', async () => {
    await using shop = await open(waiting)
    await shop.auth.login(form)
    await shop.auth.processVerification({ verificationCode: '123456' })
    expect(shop.server.calls[1]).toMatchObject({
      path: '/_api/iam/verification/v1/auth/verify',
      body: { code: '123456', stateToken: 'w' },
    })
  })

  it('is refused in every other state before anything is sent', async () => {
    await using shop = await open(waiting)
    expect(await shop.auth.processVerification({ code: '1' })).toEqual({
      loginState: 'FAILURE',
      error: 'Unknown _state',
    })
    const approval = { loginState: 'OWNER_APPROVAL_REQUIRED' as const }
    expect(await shop.auth.processVerification({ code: '1' }, approval)).toMatchObject({
      error: 'Unknown _state',
    })
    expect(shop.server.received).toEqual([])
  })

  it('throws when the code is refused', async () => {
    await using shop = await open(refusal('VERIFICATION_FAILED'))
    const state = { loginState: 'EMAIL_VERIFICATION_REQUIRED' as const, data: { stateToken: 'w' } }
    await expect(shop.auth.processVerification({ code: '1' }, state)).rejects.toMatchObject({
      code: 'VERIFICATION_FAILED',
      status: 400,
    })
  })
})
