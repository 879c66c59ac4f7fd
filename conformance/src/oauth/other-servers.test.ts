import { randomUUID } from 'node:crypto'
import { createClient, OAuthStrategy } from '@vitrine/client'
import { completeLoginOnServer, endLogin } from '@vitrine/client/login'
import { members } from '@vitrine/client/members'
import {
  blockMember,
  createMember,
  getExternalLogins,
  loginWithTokenParams,
  updateExternalLogins,
  updateSignOnPolicy,
} from '@vitrine/contract/operations'
import { openProvider, type TestProvider } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OauthShop, openOauthShop } from './shop-login.ts'

/* Twenty ways for members to log in at another server, a real one: its code flow, followed by ours. */

type Ways = NonNullable<Parameters<typeof openProvider>[1]>
/** A provider, and its connection in the shop. */
interface Connected {
  readonly id: string
  readonly provider: TestProvider
}

const clock = { ahead: 0 }
/** The redirect address of an application's own login at a provider. */
const APP = 'https://app.example/back'
let opened: OauthShop
let usual: Connected
const disposed: AsyncDisposable[] = []

beforeAll(async () => {
  opened = await openOauthShop({ clock: { now: () => Date.now() + clock.ahead } })
  usual = await connect()
})
afterAll(async () => {
  for (const each of disposed) await each[Symbol.asyncDispose]()
  await opened[Symbol.asyncDispose]()
})

/** Changes one connection's terms, and leaves the others as they are. */
const settle = async (id: string, terms: object): Promise<void> => {
  const owner = await opened.shop.owner()
  const { externalLogins } = await owner.call(getExternalLogins, {})
  const held = externalLogins.connections.map(({ hasClientSecret: _, ...each }) => each)
  const mine = held.find((each) => each.id === id)
  const others = held.filter((each) => each.id !== id)
  await owner.call(updateExternalLogins, {
    externalLogins: {
      connections: [...others, { ...mine, id, name: 'Ids', active: true, ...terms } as (typeof held)[number]],
    },
  })
}

const connect = async (ways: Ways = {}): Promise<Connected> => {
  const owner = await opened.shop.owner()
  const { redirectUri } = (await owner.call(getExternalLogins, {})).externalLogins
  const provider = await openProvider([redirectUri, APP], ways)
  disposed.push(provider)
  const id = randomUUID()
  const { issuer, clientId, clientSecret } = provider
  await settle(id, { issuer, clientId, ...(ways.proof !== 'none' && { clientSecret }) })
  return { id, provider }
}

/** A new person with an account at a provider, who logs in there from now on. */
const person = ({ provider }: Connected, more: object = {}) => {
  const subject = randomUUID()
  const email = `${subject}@mail.example`
  provider.people.set(subject, { email, email_verified: true, given_name: 'Ada', ...more })
  provider.who = subject
  return { subject, email }
}

/** A browser that follows the platform's and the providers' redirects until it is shown a page or leaves. */
const openBrowser = () => {
  const jar = new Map<string, string>()
  return async (address: string, providers: readonly Connected[] = [usual]): Promise<string> => {
    for (let at = address; ; ) {
      const there = providers.find(({ provider }) => at.startsWith(provider.issuer))
      if (there) at = await there.provider.visit(at)
      if (new URL(at).port !== new URL(opened.shop.url).port) return at
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
      const here = at.replace('//localhost:', '//127.0.0.1:')
      const response = await fetch(here, { redirect: 'manual', headers: { cookie } })
      for (const set of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/)
        jar.set(name, value)
      }
      const next = response.headers.get('location')
      if (!next) return at
      at = new URL(next, at).href
    }
  }
}

const newShopper = () => {
  const { url: apiUrl, clientId } = opened.shop
  return createClient({ apiUrl, auth: OAuthStrategy({ clientId, apiUrl }), modules: { members } })
}
type Shopper = ReturnType<typeof newShopper>

/** Logs in through a provider as a storefront does; returns where the browser ends up. */
const logIn = async ({ id, provider }: Connected, how: { prompt?: 'consent' } = {}) => {
  const shopper = newShopper()
  const { prompt = 'login' } = how
  const data = shopper.auth.generateOAuthData(opened.redirectUri)
  const asked = await shopper.auth.getAuthUrl(data, {
    ...{ idp: { connectionId: id }, responseMode: 'query', prompt },
  })
  const end = await openBrowser()(asked.authUrl, [{ id, provider }])
  const begun = { ...data, authorizationEndpoint: asked.authorizationEndpoint }
  if (end.startsWith(opened.redirectUri)) await endLogin(shopper.auth, end, begun, 'query')
  return { shopper, end }
}
const memberOf = async ({ members: calls }: Shopper) =>
  (await calls.getCurrentMember({ fieldsets: ['FULL'] })).member
/** Logs in through a provider, and returns the member. */
const enter = async (connected: Connected) => memberOf((await logIn(connected)).shopper)
const askOfMembers = async (signOnPolicy: object) =>
  (await opened.shop.owner()).call(updateSignOnPolicy, { signOnPolicy } as never)

/** A code for an application that talks to the provider itself. */
const codeAt = async ({ provider }: Connected) => {
  const { codeVerifier, codeChallenge, state } = newShopper().auth.generateOAuthData(APP)
  const query = new URLSearchParams({
    ...{ client_id: provider.clientId, response_type: 'code', scope: 'openid email', redirect_uri: APP },
    ...{ state, nonce: 'n', code_challenge: codeChallenge, code_challenge_method: 'S256' },
  })
  const back = new URL(await provider.visit(`${provider.issuer}/auth?${query}`))
  return { code: back.searchParams.get('code') ?? '', codeVerifier }
}

type Scenario = readonly [what: string, run: () => Promise<void>]

const SCENARIOS: readonly Scenario[] = [
  [
    '1: a new person becomes a member, with a proved address and a name',
    async () => {
      const { email } = person(usual)
      expect(await enter(usual)).toMatchObject({
        ...{ loginEmail: email, loginEmailVerified: true, profile: { nickname: 'Ada' } },
      })
    },
  ],
  [
    '2: a returning person is the same member',
    async () => {
      person(usual)
      const first = await enter(usual)
      expect((await enter(usual))?._id).toBe(first?._id)
    },
  ],
  [
    '3: a person with another address there is the same member here',
    async () => {
      const { subject, email } = person(usual)
      const first = await enter(usual)
      usual.provider.people.set(subject, { email: `new-${email}`, email_verified: true })
      expect(await enter(usual)).toMatchObject({ _id: first?._id, loginEmail: email })
    },
  ],
  [
    '4: a verified address leads to the account that has it',
    async () => {
      const { email } = person(usual)
      const { member } = await (await opened.shop.owner()).call(createMember, {
        member: { loginEmail: email },
      })
      expect((await enter(usual))?._id).toBe(member?.id)
    },
  ],
  [
    '5: an unverified address leads to no account',
    async () => {
      const { email } = person(usual, { email_verified: false })
      await (await opened.shop.owner()).call(createMember, { member: { loginEmail: email } })
      const { shopper, end } = await logIn(usual)
      expect([end.includes('problem=address-not-proved'), shopper.auth.loggedIn()]).toEqual([true, false])
    },
  ],
  [
    '6: a provider that returns the address from userinfo is asked',
    async () => {
      const quiet = await connect({ tells: 'when-asked' })
      const { email } = person(quiet)
      expect((await enter(quiet))?.loginEmail).toBe(email)
    },
  ],
  [
    '7: a login without an address is refused',
    async () => {
      person(usual, { email: undefined })
      expect((await logIn(usual)).end).toContain('problem=no-address')
    },
  ],
  [
    '8: a person who declines there can log in otherwise',
    async () => {
      usual.provider.who = undefined
      const { shopper, end } = await logIn(usual)
      expect([new URL(end).pathname, shopper.auth.loggedIn()]).toEqual(['/login/log-in', false])
    },
  ],
  [
    '9: the shop proves itself in the body where Basic is not taken',
    async () => {
      const posted = await connect({ proof: 'client_secret_post' })
      const { email } = person(posted)
      expect((await enter(posted))?.loginEmail).toBe(email)
    },
  ],
  [
    '10: the shop is a public client there, with only PKCE',
    async () => {
      const open = await connect({ proof: 'none' })
      const { email } = person(open)
      expect((await enter(open))?.loginEmail).toBe(email)
    },
  ],
  [
    '11: tokens signed with elliptic curves (ES256, EdDSA) are accepted',
    async () => {
      for (const signs of ['ES256', 'EdDSA'] as const) {
        const curved = await connect({ signs })
        const { email } = person(curved)
        expect((await enter(curved))?.loginEmail).toBe(email)
      }
    },
  ],
  [
    '12: tokens signed with RSA-PSS (PS256) are accepted',
    async () => {
      const padded = await connect({ signs: 'PS256' })
      const { email } = person(padded)
      expect((await enter(padded))?.loginEmail).toBe(email)
    },
  ],
  [
    '13: rotated keys are fetched again, once a minute at most',
    async () => {
      person(usual)
      await enter(usual)
      await usual.provider.renew()
      expect((await logIn(usual)).end).toContain('problem=provider')
      clock.ahead += 61_000
      expect(await enter(usual)).toBeDefined()
    },
  ],
  [
    '14: a wrong secret is refused',
    async () => {
      const wrong = await connect()
      await settle(wrong.id, { clientSecret: 'wrong' })
      person(wrong)
      expect((await logIn(wrong)).end).toContain('problem=provider')
    },
  ],
  [
    '15: a disabled provider is refused',
    async () => {
      const off = await connect()
      person(off)
      await settle(off.id, { active: false })
      expect((await logIn(off)).end).toContain('problem=provider')
    },
  ],
  [
    '16: a provider that does not answer leaves the other ways open',
    async () => {
      const down = await connect()
      await settle(down.id, { issuer: 'http://127.0.0.1:9', clientSecret: 'x' })
      const { end } = await logIn(down)
      expect([new URL(end).pathname, end.includes('problem=provider')]).toEqual(['/login/log-in', true])
    },
  ],
  [
    "17: one provider's answer is not accepted for another's, with the other's state",
    async () => {
      const other = await connect()
      person(usual)
      person(other)
      const browser = openBrowser()
      const shopper = newShopper()
      const { authUrl } = await shopper.auth.getAuthUrl(shopper.auth.generateOAuthData(opened.redirectUri), {
        ...{ idp: { connectionId: usual.id }, responseMode: 'query' },
      })
      const asked = new URL(await browser(authUrl, [])) // where the browser is led: to the usual one
      const mixedUp = new URL(`${other.provider.issuer}/auth?${asked.searchParams}`)
      const end = await browser(mixedUp.href, [other])
      expect(end).toContain('problem=provider')
    },
  ],
  [
    '18: account selection is passed on to the provider, and consent is asked here',
    async () => {
      person(usual)
      const { auth } = newShopper()
      const { authUrl } = await auth.getAuthUrl(auth.generateOAuthData(opened.redirectUri), {
        ...{ idp: { connectionId: usual.id }, prompt: 'select_account' },
      })
      const asked = new URL(await openBrowser()(authUrl, []))
      expect([asked.origin, asked.searchParams.get('prompt')]).toEqual([
        usual.provider.issuer,
        'select_account',
      ])
      expect(new URL((await logIn(usual, { prompt: 'consent' })).end).pathname).toBe('/login/consent')
    },
  ],
  [
    '19: an application submits its own code, once, and completes the login',
    async () => {
      const { email } = person(usual)
      const { code, codeVerifier } = await codeAt(usual)
      const tokenParams = { code, redirect_uri: APP, code_verifier: codeVerifier, nonce: 'n' }
      const visitor = await opened.shop.visitor()
      const input = { idpConnectionId: usual.id, tokenParams }
      const { body } = await visitor.try(loginWithTokenParams, input)
      const shopper = newShopper()
      await completeLoginOnServer(shopper.auth, String(body.sessionToken), opened.redirectUri)
      expect((await memberOf(shopper))?.loginEmail).toBe(email)
      expect((await visitor.try(loginWithTokenParams, input)).status).toBe(400)
    },
  ],
  [
    '20: a waiting or blocked member does not get in through a provider',
    async () => {
      await askOfMembers({ requireOwnerApproval: true })
      person(usual)
      expect(new URL((await logIn(usual)).end).pathname).toBe('/login/approval')
      await askOfMembers({ requireOwnerApproval: false })
      person(usual)
      const member = await enter(usual)
      await (await opened.shop.owner()).call(blockMember, { id: member?._id ?? '' })
      expect(new URL((await logIn(usual)).end).pathname).toBe('/login/blocked')
    },
  ],
]

describe('members of a shop log in at another server', () => {
  it.each(SCENARIOS)('%s', async (_, run) => run())
})
