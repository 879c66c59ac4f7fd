import { createClient as createOurs, OAuthStrategy as OurStrategy } from '@vitrine/client'
import * as ourAuthentication from '@vitrine/client/identity'
import { updateSignOnPolicy } from '@vitrine/contract/operations'
import { codeFor, linkFor } from '@vitrine/platform/testing'
import { authentication, oauth, recovery, verification } from '@wix/identity'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from '../sdk-shop.ts'

const PASSWORD = 'a long walk home'

let opened: SdkShop
beforeAll(async () => {
  opened = await openSdkShop()
})
afterAll(() => opened[Symbol.asyncDispose]())

const CLIENTS = [
  [
    'the public packages',
    () =>
      createClient({
        auth: OAuthStrategy({ clientId: opened.shop.clientId }),
        modules: { authentication, recovery, verification },
      }),
  ],
  [
    'our packages',
    () => {
      const { url: apiUrl, clientId } = opened.shop
      const { authentication, recovery, verification } = ourAuthentication
      const modules = { authentication, recovery, verification }
      return createOurs({ apiUrl, auth: OurStrategy({ clientId }), modules })
    },
  ],
] as const

/** A client with a member's token. */
const signedIn = (name: string, Authorization: string) => {
  const auth = { getAuthHeaders: async () => ({ headers: { Authorization } }) }
  if (name === 'the public packages') return createClient({ auth, modules: { authentication, oauth } })
  const { authentication: own, oauth: ownOauth } = ourAuthentication
  return createOurs({ apiUrl: opened.shop.url, auth, modules: { authentication: own, oauth: ownOauth } })
}

const ask = async (signOnPolicy: object) => {
  const owner = await opened.shop.owner()
  await owner.call(updateSignOnPolicy, { signOnPolicy })
}

describe.each(CLIENTS)('a member with %s', (name, open) => {
  const email = (of: string) => `${of}.${name.replaceAll(' ', '.')}@example.com`
  const ADA = { email: email('ada'), password: PASSWORD }

  it('registers and logs in, with the answers a form needs', async () => {
    await ask({ requireEmailVerification: false, requireOwnerApproval: false })
    const { auth } = open()
    const done = { loginState: 'SUCCESS', data: { sessionToken: expect.stringMatching(/^[\w-]{43}$/) } }
    expect(await auth.register({ ...ADA, profile: { firstName: 'Ada' } })).toEqual(done)
    expect(await auth.login(ADA)).toEqual(done)
    const failures = [
      await auth.register(ADA),
      await auth.register({ email: 'ada', password: PASSWORD }),
      await auth.login({ ...ADA, password: 'another long walk' }),
      await auth.login({ email: email('nobody'), password: PASSWORD }),
      await auth.login({ email: 'ada', password: PASSWORD }),
    ]
    expect(failures.map((state) => ('errorCode' in state ? state.errorCode : state))).toEqual([
      'emailAlreadyExists',
      'invalidEmail',
      'invalidPassword',
      'invalidEmail',
      'invalidEmail',
    ])
    const weak = await auth.register({ email: email('weak'), password: 'password' })
    expect(weak).toMatchObject({ loginState: 'FAILURE' })
    expect(JSON.stringify(weak)).toContain('most common passwords')
  })

  it('proves their address with a mailed code, once', async () => {
    await ask({ requireEmailVerification: true })
    const { auth } = open()
    const who = { email: email('eve'), password: PASSWORD }
    const state = await auth.register(who)
    expect(state).toEqual({
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
      data: { stateToken: expect.any(String) },
    })
    const wrong = auth.processVerification({ verificationCode: '00000x' })
    await expect(wrong).rejects.toMatchObject({
      details: { applicationError: { code: 'VERIFICATION_FAILED' } },
    })
    const verificationCode = await codeFor(opened.shop, who.email)
    const verified = await auth.processVerification({ verificationCode })
    expect(verified).toMatchObject({ loginState: 'SUCCESS' })
    await expect(auth.processVerification({ verificationCode })).rejects.toThrow()
    expect(await auth.login(who)).toMatchObject({ loginState: 'SUCCESS' })
  })

  it('waits for the owner if the shop requires it', async () => {
    await ask({ requireEmailVerification: false, requireOwnerApproval: true })
    const { auth } = open()
    const who = { email: email('bob'), password: PASSWORD }
    expect(await auth.register(who)).toEqual({ loginState: 'OWNER_APPROVAL_REQUIRED' })
    expect(await auth.login(who)).toEqual({ loginState: 'OWNER_APPROVAL_REQUIRED' })
    await ask({ requireOwnerApproval: false })
  })

  it('sets a new password with a mailed link', async () => {
    const { auth, recovery } = open()
    await auth.sendPasswordResetEmail(ADA.email, 'http://localhost:3000/account')
    await auth.sendPasswordResetEmail(email('nobody'), 'http://localhost:3000/account')
    await expect(auth.sendPasswordResetEmail(ADA.email, 'https://evil.example')).rejects.toThrow()
    const token = await linkFor(opened.shop, ADA.email)
    const password = 'quite another walk'
    expect(await recovery.recover(token, { password })).toMatchObject({ state: 'SUCCESS' })
    expect(await auth.login(ADA)).toMatchObject({ errorCode: 'invalidPassword' })
    expect(await auth.login({ ...ADA, password })).toMatchObject({ loginState: 'SUCCESS' })
  })

  it('registers, verifies and logs in by the calls of the modules', async () => {
    await ask({ requireEmailVerification: true })
    const { authentication, recovery, verification } = open()
    const who = { email: email('iris') }
    const registered = await authentication.registerV2(who, { password: PASSWORD })
    const stateToken = String(Reflect.get(registered, 'stateToken'))
    const code = await codeFor(opened.shop, who.email)
    const verified = await verification.verifyDuringAuthentication(code, { stateToken })
    expect(verified.state).toBe('SUCCESS')
    const memberId = String(verified.identity?._id)
    expect(await authentication.loginV2(who, { password: PASSWORD })).toMatchObject({ state: 'SUCCESS' })

    const { siteId } = opened.shop.site
    const actor = { type: 'MEMBER', siteId, clientId: opened.shop.clientId, memberId } as const
    const { authorization = '' } = await opened.shop.as(actor)
    const self = signedIn(name, authorization)
    expect(await self.oauth.userInfo()).toMatchObject({ sub: memberId, email: who.email })
    // A token isn't enough: the member must have logged in recently.
    await expect(self.authentication.changePassword('one more long walk')).rejects.toMatchObject({
      details: { applicationError: { code: 'PERMISSION_DENIED', data: { reason: 'RECENT_LOGIN_REQUIRED' } } },
    })
    await recovery.sendRecoveryEmail(who.email, { redirect: { url: 'http://localhost:3000/account' } })
    expect(await linkFor(opened.shop, who.email)).toEqual(expect.any(String))
    await ask({ requireEmailVerification: false })
  })

  it('has their address checked for its form only', async () => {
    const { authentication } = open()
    expect(await authentication.validateEmail('ada@example.com')).toMatchObject({ valid: true })
    expect(await authentication.validateEmail('ada@')).toMatchObject({ valid: false, formatInvalid: true })
  })

  it('is led to the logout page', async () => {
    const { authentication } = open()
    const { clientId } = opened.shop
    const answer = await authentication.logout({ clientId, postLogoutRedirectUri: 'http://localhost:3000/' })
    expect(answer.headers).toEqual([{ key: 'Location', value: expect.stringMatching(/\/logout\?clientId=/) }])
  })
})
