import { randomUUID } from 'node:crypto'
import type { CreateRedirectSessionRequest } from '@vitrine/contract'
import { createRedirectSession } from '@vitrine/contract/operations'
import type { Caller, Shop } from '../../../testing/index.ts'
import { createSessionTokens } from '../../identity/logins/session-tokens.ts'
import { type MemberRow, newMember } from '../../members/member.ts'
import { membersStore } from '../../members/members.store.ts'
import { OPEN_POLICY } from '../../members/sign-on-policy.ts'
import { challengeOf, newVerifier } from './console.fixtures.ts'

type KnownMember = Pick<MemberRow, 'memberId'>

/** Creates a member of the shop who may log in. */
export const openMember = async (shop: Shop): Promise<MemberRow> => {
  const memberId = randomUUID()
  const member = newMember({
    ...{ siteId: shop.site.siteId, memberId, email: `${memberId}@mail.example`, passwordHash: null },
    ...{ policy: OPEN_POLICY, now: 1 },
  })
  const saved = await shop.database.transaction((tx) =>
    membersStore.insert(tx, { ...member, slug: memberId }),
  )
  if (!saved) throw new Error('The address is taken')
  return saved
}

/** The session token of a login in the shop's own form. */
export const sessionTokenOf = (shop: Shop, { memberId }: KnownMember, now = Date.now()): Promise<string> =>
  shop.database.transaction((tx) =>
    createSessionTokens({ now: () => now }).issue(tx, {
      ...{ siteId: shop.site.siteId, clientId: shop.clientId, memberId },
    }),
  )

export const callbackOf = (shop: Shop): string => `${shop.site.storefrontUrl}/callback`

/** A login as an application requests it. */
export interface AskedFor {
  readonly verifier: string
  readonly state: string
  /** Where the browser is led. */
  readonly url: string
  readonly sessionToken: string | undefined
}

type AuthRequest = NonNullable<NonNullable<CreateRedirectSessionRequest['auth']>['authRequest']>

/** Requests a login link, as the public packages do; null leaves a field out. */
export const askToLogIn = async (
  shop: Shop,
  visitor: Caller,
  prompt: 'login' | 'none' | 'consent' | 'select_account' | undefined,
  changes: Partial<AuthRequest> = {},
): Promise<AskedFor> => {
  const verifier = newVerifier()
  const state = randomUUID()
  const { redirectSession } = await visitor.call(createRedirectSession, {
    auth: {
      authRequest: {
        ...{ clientId: shop.clientId, redirectUri: callbackOf(shop), responseType: 'code', state },
        ...{ codeChallenge: challengeOf(verifier), codeChallengeMethod: 'S256', scope: 'offline_access' },
        ...{ responseMode: 'fragment', ...changes },
      },
      ...(prompt && { prompt }),
    },
  })
  if (!redirectSession) throw new Error('No redirect session was returned')
  const url = redirectSession.fullUrl.replace(/^http:\/\/localhost:/, 'http://127.0.0.1:')
  return { verifier, state, url, sessionToken: redirectSession.sessionToken ?? undefined }
}

/** Where a browser is led, with the parameters from query or fragment. */
export const follow = async (url: string, cookie?: string) => {
  const response = await fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} })
  const location = response.headers.get('location')
  const { hash, searchParams } = new URL(location ?? 'none:')
  const told = Object.fromEntries(hash ? new URLSearchParams(hash.slice(1)) : searchParams)
  return { status: response.status, headers: response.headers, location, told, html: await response.text() }
}

/** What the page posts to answer a frame, and the origin it posts to. */
export const messageOf = (html: string) => {
  const field = (name: string): unknown => {
    const [, text = ''] = new RegExp(`data-${name}="([^"]*)"`).exec(html) ?? []
    return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
  }
  return { data: field('answer') as Record<string, string>, origins: field('origins') as string[] }
}

/** Exchanges a code as the public packages do. */
export const exchangeCode = (
  shop: Shop,
  code: string | undefined,
  codeVerifier: string,
  more: object = { redirectUri: callbackOf(shop) },
) =>
  shop.caller().post('/oauth2/token', {
    ...{ clientId: shop.clientId, grantType: 'authorization_code', code, codeVerifier, ...more },
  })

/** Logs a visitor in as a member with the shop's own form; returns the tokens. */
export const logInMember = async (shop: Shop, member: KnownMember, visitor: Caller, now?: number) => {
  const sessionToken = await sessionTokenOf(shop, member, now)
  const asked = await askToLogIn(shop, visitor, 'none', { sessionToken })
  const { told } = await follow(asked.url)
  const { status, body } = await exchangeCode(shop, told.code, asked.verifier)
  if (status !== 200) throw new Error(`The exchange answered ${status}: ${JSON.stringify(body)}`)
  return { accessToken: String(body.access_token), refreshToken: String(body.refresh_token) }
}
