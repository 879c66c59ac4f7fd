import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import { HostedNewPasswordRequest } from '@vitrine/contract/hosted-identity'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, fail, InvalidArgument } from '../../floor/failure.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import { askedType } from '../../floor/http/pages/asked-type.ts'
import { bodyReader } from '../../floor/http/pages/page-calls.ts'
import { assertSameSite } from '../../floor/http/pages/same-site.ts'
import type { Brands } from '../../shop/brand/brands.ts'
import type { HostedPages, PageCase } from '../../shop/hosted-pages/hosted-pages.ts'
import type { AuthorizeRequests } from '../access/authorize/authorize-requests.ts'
import { linkSpent, needsScripts, newPasswordForm, passwordSet } from './scriptless/scriptless-pages.ts'
import { type ScriptlessWords, wordsFor } from './scriptless/scriptless-words.ts'
import type { SetNewPassword } from './set-new-password.ts'

/** The login pages, by the last part of their address; requests lead to `/login` itself. */
const PAGES = [
  ...['log-in', 'sign-up', 'code', 'approval', 'blocked', 'forgotten', 'link-sent', 'consent', 'set-up'],
]

export interface LoginPagesParts {
  readonly hostedPages: Pick<HostedPages, 'find'>
  readonly requests: AuthorizeRequests
  readonly brands: Brands
  readonly newPassword: SetNewPassword
  readonly platformUrl: string
}

/**
 * Serves the login pages. They are the same for everyone, and load their data with the cookie. Without
 * scripts they say so, and show the brand and a way on; a link in a mail leads to a form that needs no
 * scripts.
 */
export const loginPagesRoutes = (app: FastifyInstance, parts: LoginPagesParts): void => {
  const { hostedPages, requests, brands, newPassword, platformUrl } = parts

  const send = async (reply: FastifyReply, told: PageCase): Promise<FastifyReply> => {
    const page = await hostedPages.find('login', told)
    if (!page) throw fail('SERVICE_UNAVAILABLE', {}, 'The login pages are not built: run npm run build')
    return reply.headers(page.headers).send(page.html)
  }
  const shopOf = async (requestId: string): Promise<HostedBrand | undefined> => {
    const asked = requestId ? await requests.find(requestId) : undefined
    return (asked ? brands.of(asked.siteId) : brands.ofClient('')).catch(orNothing)
  }
  /** The shop that a link is for; undefined if the link is no longer valid. */
  const shopOfLink = async (token: string): Promise<HostedBrand | undefined> => {
    const siteId = await newPassword.look(token).catch(orNothing)
    return siteId === undefined ? undefined : brands.of(siteId)
  }

  for (const path of ['/login', ...PAGES.map((name) => `/login/${name}`)])
    app.get(path, async (request, reply) =>
      send(reply, needsScripts(wordsFor(request), await shopOf(queried(request, 'request')))),
    )
  app.get('/login/new-password', async (request, reply) => {
    const [t, token] = [wordsFor(request), queried(request, 'token')]
    // A token behind the hash can only be read by scripts.
    const isGood = token !== '' && (await shopOfLink(token)) !== undefined
    return send(reply, isGood ? newPasswordForm(t, token) : linkSpent(t, await shopOf('')))
  })

  // A truncated or outdated address: people get a page, programs an error.
  app.get('/login/*', async (request, reply) => {
    if (askedType(request) !== 'html') throw fail('NOT_FOUND')
    return send(reply.code(404), { ...linkSpent(wordsFor(request), await shopOf('')), page: 'link-spent' })
  })

  // A form that no route accepts leads back to its page.
  for (const path of ['/login', '/login/*'])
    app.post(path, async (request, reply) => {
      if (askedType(request) === 'html') return reply.redirect(request.url, 303)
      reply.header('allow', 'GET, HEAD')
      throw fail('METHOD_NOT_ALLOWED')
    })

  const read = bodyReader(HostedNewPasswordRequest)
  app.post('/login/new-password', async (request, reply) => {
    assertSameSite(request, platformUrl)
    const t = wordsFor(request)
    const token = isObject(request.body) ? String(request.body.token ?? '') : ''
    const shop = await shopOfLink(token)
    if (!shop) return send(reply.code(400), linkSpent(t, await shopOf('')))
    try {
      const { to = shop.shopUrl } = await newPassword.set(request, reply, read(request))
      return await send(reply, passwordSet(t, shop.name, to))
    } catch (error) {
      const { status, page } = refused(error, t, token, shop)
      return send(reply.code(status), page)
    }
  })
}

const queried = ({ query }: FastifyRequest, name: string): string =>
  isObject(query) && typeof query[name] === 'string' ? query[name] : ''

const orNothing = (error: unknown): undefined => {
  if (error instanceof Failure && error.code === 'NOT_FOUND') return undefined
  throw error
}

/** The message when a password couldn't be set. */
const refused = (error: unknown, t: ScriptlessWords, token: string, shop: HostedBrand) => {
  const { weak } = t
  if (error instanceof InvalidArgument) {
    const rule = error.violations[0]?.violatedRule
    const why = rule === 'MIN_LENGTH' || rule === 'MAX_LENGTH' ? weak[rule] : weak.OTHER
    return { status: 400, page: newPasswordForm(t, token, why) }
  }
  if (!(error instanceof Failure)) throw error
  if (error.code === 'TOO_MANY_REQUESTS') return { status: 429, page: newPasswordForm(t, token, t.tooMany) }
  if (error.code === 'VERIFICATION_FAILED' || error.code === 'NOT_FOUND')
    return { status: 400, page: linkSpent(t, shop) }
  throw error
}
