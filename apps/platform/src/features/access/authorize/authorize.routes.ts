import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Reader } from '../../../database/database.ts'
import { createCookies } from '../../../http/cookies.ts'
import { Failure } from '../../../http/failure.ts'
import { isObject } from '../../../http/json-body.ts'
import { sendPlainPage } from '../../../http/plain-page.ts'
import type { Sites } from '../../sites/sites.service.ts'
import type { Login } from '../../users/login.ts'
import { originOf } from '../origin-of.ts'
import type { Codes } from '../sessions/codes.ts'
import type { AuthorizeMember } from './authorize-member.ts'
import { type AuthorizeRequest, readAuthorizeRequest } from './authorize-request.ts'
import type { FormTokens } from './form-tokens.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import { loginPage, problemPage } from './pages.ts'
import { sendAnswer } from './send-answer.ts'

export interface AuthorizeDependencies {
  readonly database: Reader
  readonly sites: Sites
  readonly login: Login
  readonly codes: Codes
  readonly formTokens: FormTokens
  readonly knownBrowsers: KnownBrowsers
  readonly authorizeMember: AuthorizeMember
  /** Where the platform is reached; names it in every answer (RFC 9207). */
  readonly platformUrl: string
}

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

/**
 * Serves the authorize address (RFC 6749, section 3.1): members get their code at once or are led to the hosted pages;
 * merchants and owners get a page to log in on, which sends them back to their console with a code.
 */
export const authorizeRoutes = (app: FastifyInstance, dependencies: AuthorizeDependencies): void => {
  const { database, sites, login, codes, formTokens, knownBrowsers, authorizeMember, platformUrl } =
    dependencies
  const jar = createCookies(platformUrl.startsWith('https:'))

  const showForm = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { client, redirectUri }: AuthorizeRequest,
    again: { status: number; email: string; problem: string } | undefined = undefined,
  ): Promise<FastifyReply> => {
    const browser = jar.read(request, 'login') || formTokens.newBrowser()
    const { name } = await sites.get(client.siteId)
    // Browsers hold the form's policy against the redirect that ends it as well (w3c/webappsec-csp#8).
    return sendPlainPage(reply, originOf(redirectUri))
      .code(again?.status ?? 200)
      .header('set-cookie', jar.write('login', browser, HOUR_SECONDS))
      .send(
        loginPage({
          shopName: name,
          action: request.url,
          formToken: formTokens.issue(browser, request.url),
          email: again?.email ?? '',
          ...(again && { problem: again.problem }),
        }),
      )
  }

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    then: (asked: AuthorizeRequest) => Promise<FastifyReply>,
  ): Promise<FastifyReply> => {
    const read = await readAuthorizeRequest(request.query, database)
    if (read.kind === 'page') return sendPlainPage(reply).code(400).send(problemPage(read.problem))
    if (read.kind === 'error') return sendAnswer(reply, read.to, { ...read.error, iss: platformUrl })
    const { client, prompt } = read.request
    if (client.kind === 'storefront') {
      if (isLookingAhead(request)) return reply.code(503).send()
      return authorizeMember(request, reply, read.request)
    }
    if (prompt !== 'none') return then(read.request)
    const error = { error: 'login_required', error_description: 'Nobody is logged in here' }
    return sendAnswer(reply, read.request, { ...error, iss: platformUrl })
  }

  const logIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: AuthorizeRequest,
  ): Promise<FastifyReply> => {
    const { form, email, password } = fieldsOf(request.body)
    const again = (status: number, problem: string) =>
      showForm(request, reply, asked, { status, email: email.slice(0, 254), problem })
    const site = request.headers['sec-fetch-site']
    const isOurs = site === undefined || site === 'same-origin'
    if (!isOurs || !formTokens.isGood(form, jar.read(request, 'login') ?? '', request.url))
      return again(400, 'The page was open too long, or cookies are off. Please log in again.')
    if (!email || !password) return again(400, 'Type your e-mail address and your password.')
    const { client, redirectUri, codeChallenge } = asked
    const { siteId, clientId } = client
    try {
      const knownBrowser = knownBrowsers.find(jar.read(request, 'known'), siteId, email)
      const user = await login({ siteId, email, password, address: request.ip, knownBrowser })
      reply.header('set-cookie', jar.write('known', knownBrowsers.remember(siteId, email), 180 * DAY_SECONDS))
      const code = await codes.issue({
        ...{ siteId, clientId, redirectUri, codeChallenge },
        subject: 'WIX_USER',
        subjectId: user.userId,
      })
      return sendAnswer(reply, asked, { code, iss: platformUrl })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const seconds = Number(error.data.retryAfterSeconds ?? 1)
      if (error.code === 'INVALID_PASSWORD')
        return again(401, 'E-mail address and password do not belong together.')
      if (error.code !== 'TOO_MANY_REQUESTS') throw error
      reply.header('retry-after', seconds)
      return again(429, `Too many tries. Please wait ${Math.ceil(seconds / 60)} minutes before the next.`)
    }
  }

  for (const path of ['/oauth2/authorize', '/_api/oauth2/authorize']) {
    // A HEAD request shows nothing to anybody, so it must not use a token up.
    app.get(path, { exposeHeadRoute: false }, (request, reply) =>
      answer(request, reply, (asked) => showForm(request, reply, asked)),
    )
    app.post(path, (request, reply) => answer(request, reply, (asked) => logIn(request, reply, asked)))
  }
}

/** Neither must a browser that only looks ahead; it asks again when somebody follows. */
const isLookingAhead = ({ headers }: FastifyRequest): boolean =>
  /prefetch/i.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))

const fieldsOf = (body: unknown) => {
  const fields = isObject(body) ? body : {}
  const text = (name: string): string => {
    const value = fields[name]
    return typeof value === 'string' ? value : ''
  }
  return { form: text('form'), email: text('email'), password: text('password') }
}
