import { randomUUID } from 'node:crypto'
import { createClient as createOurs, OAuthStrategy as OurStrategy } from '@vitrine/client'
import { members as ourMembers } from '@vitrine/client/members'
import { updateExternalLogins } from '@vitrine/contract/operations'
import { codeFor, linkFor, openProvider, type TestProvider } from '@vitrine/platform/testing'
import { authentication, recovery, verification } from '@wix/identity'
import { members } from '@wix/members'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from '../sdk-shop.ts'

/** The public package's name for Google. */
const GOOGLE = '0e6a50f5-b523-4e29-990d-f37fa2ffdd69'

let opened: SdkShop
let provider: TestProvider
let key: { apiKey: string; siteId: string }
beforeAll(async () => {
  opened = await openSdkShop()
  const { shop } = opened
  const owner = await shop.owner()
  key = { apiKey: (await shop.app(['members:manage'])).authorization ?? '', siteId: shop.site.siteId }
  const empty = await owner.call(updateExternalLogins, { externalLogins: { connections: [] } })
  provider = await openProvider([empty.externalLogins.redirectUri])
  const { issuer, clientId, clientSecret } = provider
  const connection = { id: GOOGLE, name: 'House of Ids', issuer, clientId, clientSecret, active: true }
  await owner.call(updateExternalLogins, { externalLogins: { connections: [connection] } })
})
afterAll(async () => {
  await provider[Symbol.asyncDispose]()
  await opened[Symbol.asyncDispose]()
})

/** Follows a browser from the shop to the provider and back, with the shop's cookies. */
const browse = async (authUrl: string): Promise<string> => {
  const { shop } = opened
  let cookie = ''
  for (let at = authUrl; ; ) {
    if (at.startsWith(provider.issuer)) at = await provider.visit(at)
    if (at.startsWith(shop.site.storefrontUrl)) return at
    const here = at.replace('//localhost:', '//127.0.0.1:')
    const response = await fetch(here, { redirect: 'manual', headers: { cookie } })
    cookie = [cookie, ...response.headers.getSetCookie().map((set) => set.split(';')[0] ?? '')]
      .filter(Boolean)
      .join('; ')
    at = new URL(response.headers.get('location') ?? '', here).toString()
  }
}

const CLIENTS = [
  [
    'the public packages',
    () => createClient({ auth: OAuthStrategy({ clientId: opened.shop.clientId }), modules: { members } }),
  ],
  [
    'our packages',
    () => {
      const { url: apiUrl, clientId } = opened.shop
      return createOurs({ apiUrl, auth: OurStrategy({ clientId }), modules: { members: ourMembers } })
    },
  ],
] as const

describe.each(CLIENTS)('a member of another provider with %s', (name, open) => {
  it("logs in by the provider's name, and stays a member", async () => {
    const { auth, members } = open()
    const email = `${name.replaceAll(' ', '.')}@mail.example`
    provider.who = `at the provider: ${name}`
    provider.people.set(provider.who, { email, email_verified: true, given_name: 'Ada' })
    const data = auth.generateOAuthData(`${opened.shop.site.storefrontUrl}/callback`)
    const { authUrl } = await auth.getAuthUrl(data, { idp: 'google' })
    const { code, state, error } = auth.parseFromUrl(await browse(authUrl))
    expect(error).toBeUndefined()
    auth.setTokens((await auth.getMemberTokens(code, state, data)) as never) // one for each client
    expect(auth.loggedIn()).toBe(true)
    const { member } = await members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member).toMatchObject({
      ...{ loginEmail: email, loginEmailVerified: true, status: 'APPROVED' },
      ...{ profile: { nickname: 'Ada' }, contact: { firstName: 'Ada' } },
    })
  })
})

describe('a server with its own user accounts, using the public packages', () => {
  const server = () =>
    createClient({ auth: ApiKeyStrategy(key), modules: { authentication, recovery, verification } })

  it('signs them on, and gets their tokens with key and session', async () => {
    const loginId = { email: `${randomUUID()}@mail.example` }
    const { identity, sessionToken } = await server().authentication.signOn(loginId, {
      profile: { firstName: 'Grace' } as never, // the type requires every list
      verifyEmail: true,
    })
    expect(sessionToken).toEqual(expect.any(String))
    expect(identity).toMatchObject({ status: { name: 'ACTIVE' }, email: { isVerified: true } })
    const storefront = createClient({
      auth: OAuthStrategy({ clientId: opened.shop.clientId }),
      modules: { members },
    })
    storefront.auth.setTokens(await storefront.auth.generateVisitorTokens())
    const tokens = await storefront.auth.getMemberTokensForExternalLoginWithSession(loginId.email, key.apiKey)
    storefront.auth.setTokens(tokens)
    const { member } = await storefront.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member).toMatchObject({ _id: identity?._id, loginEmail: loginId.email })
  })

  it('mails them a link for a first password, and a code', async () => {
    const loginId = { email: `${randomUUID()}@mail.example` }
    const { recovery, verification, authentication } = server()
    const { identity } = await authentication.signOn(loginId)
    const identityId = identity?._id ?? ''
    await recovery.sendActivationEmail(identityId)
    expect(await linkFor(opened.shop, loginId.email, 'first-password')).toMatch(/^[\w-]{43}$/)
    const { verificationId } = await verification.start({ identityId, target: 'EMAIL' as never })
    expect(verificationId).toEqual(expect.any(String))
    expect(await codeFor(opened.shop, loginId.email)).toMatch(/^\d{6}$/)
  })
})
