import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as oauth from 'oauth4webapi'
import { digestOf } from '../../floor/callers/secret-text.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { askedLanguage, type PageLanguage } from '../../floor/http/pages/asked-language.ts'
import type { Cookies } from '../../floor/http/pages/cookies.ts'
import { plainPage, sendPlainPage } from '../../floor/http/pages/plain-page.ts'
import type { AuthorizeRequests, PendingRequest } from '../access/authorize/authorize-requests.ts'
import type { BrowserLogins } from '../access/authorize/browser-logins.ts'
import { findConnection } from '../connections/connections.ts'
import { type BegunLogin, externalLoginStore } from '../connections/external-login.store.ts'
import { CALLBACK_PATH, START_PATH } from '../connections/paths.ts'
import type { Recovery } from '../identity/passwords/recovery.ts'
import { type MemberRow, statusOf } from '../members/member.ts'
import { membersStore } from '../members/members.store.ts'
import { type SignOnPolicy, signOnPolicyOf } from '../members/sign-on-policy.ts'
import type { Vouch } from './claims.ts'
import type { FindVouched } from './find-vouched.ts'
import { ProviderTrouble } from './outgoing.ts'
import type { Providers } from './providers.ts'

const LIFETIME_MS = 10 * 60_000

export interface HostedWayParts {
  readonly database: Database
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  readonly jar: Cookies
  readonly platformUrl: string
  readonly requests: AuthorizeRequests
  readonly browserLogins: BrowserLogins
  readonly recovery: Pick<Recovery, 'sendLink'>
  readonly providers: Providers
  readonly vouch: Vouch
  readonly findVouched: FindVouched
}

/**
 * Serves the redirect to an external provider and back, for logins on the hosted pages: authorization code
 * with PKCE, state and nonce (RFC 9700; OpenID Connect Core, section 3.1), tied to the browser by a cookie.
 */
export const hostedWay = (app: FastifyInstance, parts: HostedWayParts): void => {
  const { database, clock, logger, jar, platformUrl, requests, providers, vouch } = parts
  const redirectUri = `${platformUrl}${CALLBACK_PATH}`

  const toPage = (
    reply: FastifyReply,
    requestId: string,
    view = 'log-in',
    problem?: string,
  ): FastifyReply => {
    const query = new URLSearchParams({ request: requestId, ...(problem && { problem }) })
    return reply.redirect(`${platformUrl}/login/${view}?${query}`, 303)
  }
  const trouble = (error: unknown, connectionId: string): void => {
    if (!(error instanceof ProviderTrouble)) throw error
    logger.warn({ err: error, connectionId }, 'external login provider failed')
  }

  app.get<{ Querystring: Record<string, unknown> }>(START_PATH, async (request, reply) => {
    const { request: id, connection: connectionId } = texts(request.query)
    const asked = id ? await requests.find(id) : undefined
    if (!id || asked?.clientKind !== 'storefront') return spent(request, reply)
    const { siteId } = asked
    const connection = connectionId ? await findConnection(database, siteId, connectionId) : undefined
    const provider =
      connection && (await providers.find(connection.issuer).catch((error) => trouble(error, connection.id)))
    if (!connection || !provider) return toPage(reply, id, 'log-in', 'provider')
    const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()]
    const codeVerifier = oauth.generateRandomCodeVerifier()
    const browser = browserOf(jar.read(request, 'sso')) ?? oauth.generateRandomState()
    const begun: BegunLogin = {
      ...{ siteId, digest: digestOf(state), browserDigest: digestOf(browser), connectionId: connection.id },
      ...{ requestId: id, nonce, codeVerifier, expiresAt: clock.now() + LIFETIME_MS },
    }
    await database.transaction((tx) => externalLoginStore.begin(tx, begun))
    const challenge = await oauth.calculatePKCECodeChallenge(codeVerifier)
    const to = new URL(provider.authorization_endpoint)
    for (const [name, value] of Object.entries({
      ...{ response_type: 'code', client_id: connection.clientId, redirect_uri: redirectUri },
      ...{ scope: 'openid email profile', state, nonce },
      ...{ code_challenge: challenge, code_challenge_method: 'S256' },
      ...(asked.prompt === 'select_account' && { prompt: 'select_account' }),
    }))
      to.searchParams.set(name, value)
    return reply
      .header('set-cookie', jar.write('sso', browser, LIFETIME_MS / 1000))
      .redirect(to.toString(), 303)
  })

  app.get<{ Querystring: Record<string, unknown> }>(CALLBACK_PATH, async (request, reply) => {
    const answer = new URLSearchParams(texts(request.query))
    const digest = digestOf(answer.get('state') ?? '')
    const begun = await database.transaction((tx) => externalLoginStore.take(tx, digest))
    const isTheirs = begun?.browserDigest === digestOf(jar.read(request, 'sso') ?? '')
    const asked =
      begun && isTheirs && begun.expiresAt > clock.now() ? await requests.find(begun.requestId) : undefined
    if (!begun || !asked) return spent(request, reply)
    const { siteId, requestId, connectionId } = begun
    if (answer.has('error') || !answer.has('code')) return toPage(reply, requestId)
    const connection = await findConnection(database, siteId, connectionId)
    if (!connection) return toPage(reply, requestId, 'log-in', 'provider')
    const { nonce, codeVerifier } = begun
    const brought = { answer, redirectUri, codeVerifier, nonce }
    const vouched = await vouch
      .byCode(siteId, connection, brought)
      .catch((wrong) => trouble(wrong, connection.id))
    if (!vouched) return toPage(reply, requestId, 'log-in', 'provider')
    const found = await database.transaction(async (tx) => {
      const [policy, now] = [await signOnPolicyOf(tx, siteId), clock.now()]
      const member = await parts.findVouched(tx, siteId, vouched, { policy, now })
      return { ...member, policy }
    })
    if ('because' in found) return toPage(reply, requestId, 'log-in', found.because)
    found.forget()
    return enter({ request, reply, asked, begun }, found.member, found.policy)
  })

  const enter = async (
    { request, reply, asked, begun }: Back,
    member: MemberRow,
    policy: SignOnPolicy,
  ): Promise<FastifyReply> => {
    const { requestId } = begun
    const { siteId, memberId: subjectId } = member
    const { name, reasons } = statusOf(member, policy)
    if (name === 'BLOCKED') return toPage(reply, requestId, 'blocked')
    if (reasons.includes('PENDING_EMAIL_VERIFICATION_REQUIRED')) {
      // They have no password: the link proves the address and lets them choose one.
      await database.transaction((tx) =>
        parts.recovery.sendLink(tx, member, { clientId: asked.clientId, template: 'first-password' }),
      )
      return toPage(reply, requestId, 'link-sent')
    }
    if (name !== 'ACTIVE') return toPage(reply, requestId, 'approval')
    await database.transaction((tx) => membersStore.noteLogin(tx, siteId, subjectId, clock.now()))
    const whose = { siteId, subject: 'MEMBER', subjectId } as const
    const { login, cookie } = await parts.browserLogins.begin(request, whose)
    reply.header('set-cookie', cookie)
    if (asked.prompt === 'consent') return toPage(reply, requestId, 'consent')
    const { subject } = whose
    const led = await requests.finish(requestId, { subject, subjectId, browserLoginId: login.loginId })
    return led ? reply.redirect(led.to, 303) : spent(request, reply)
  }
}

/** A person who came back from a provider. */
interface Back {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly asked: PendingRequest
  readonly begun: BegunLogin
}

/** Parameters that appear once with a reasonable length; others are ignored. */
const texts = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' && value.length <= 4096 ? [[name, value]] : [],
    ),
  )

const browserOf = (cookie: string | undefined): string | undefined =>
  cookie && /^[\w-]{43}$/.test(cookie) ? cookie : undefined

const SPENT = {
  en: {
    title: 'This login has expired',
    text: 'It was already used, took too long, or was started in another browser. Go back to the shop and log in again.',
  },
  de: {
    title: 'Diese Anmeldung ist abgelaufen',
    text: 'Sie wurde schon benutzt, hat zu lange gedauert oder begann in einem anderen Browser. Gehen Sie zurück zum Shop und melden Sie sich neu an.',
  },
} as const satisfies Record<PageLanguage, object>

const spent = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const language = askedLanguage(request)
  const { title, text } = SPENT[language]
  return sendPlainPage(reply)
    .code(400)
    .send(plainPage(title, `<h1>${title}</h1><p>${text}</p>`, language))
}
