import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '../../floor/callers/origin-of.ts'
import type { Reader } from '../../floor/database/database.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import { isLookingAhead } from '../../floor/http/looking-ahead.ts'
import { askedLanguage } from '../../floor/http/pages/asked-language.ts'
import { plainPage, sendPlainPage } from '../../floor/http/pages/plain-page.ts'
import { assertSameSite } from '../../floor/http/pages/same-site.ts'
import type { HostedPages } from '../../shop/hosted-pages/hosted-pages.ts'
import { shopNameOf } from '../../shop/settings/brand.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import type { Leaving, LogoutPage } from './logout-page.ts'
import { confirmLogoutWords, loggedOutWords, type PlainWords } from './logout-words.ts'

export interface LogoutParts {
  readonly database: Reader
  readonly sites: Sites
  readonly logoutPage: LogoutPage
  /** The pages in the shop's colors; before the first build plain ones are shown. */
  readonly hostedPages: Pick<HostedPages, 'find'>
  readonly platformUrl: string
}

/**
 * Serves the logout page. It ends a browser's access to checkouts and the login that its address names. If the
 * browser is logged in as someone else, or the address names no login, the person must confirm first, so other
 * sites' links and pictures can't log anyone out. Then it redirects to the client's registered origins only, or
 * confirms on a page.
 */
export const logoutRoutes = (app: FastifyInstance, parts: LogoutParts): void => {
  const { database, sites, logoutPage, hostedPages, platformUrl } = parts

  const askedOf = ({ query }: FastifyRequest) => (isObject(query) ? query : {})
  const read = (request: FastifyRequest): Promise<Leaving> => {
    const { clientId, postLogoutRedirectUri, session } = askedOf(request)
    return logoutPage.read({ clientId, to: postLogoutRedirectUri, session })
  }
  const show = async (
    reply: FastifyReply,
    page: 'log-out' | 'logged-out',
    { title, body, language }: PlainWords,
    formTarget?: string,
  ): Promise<FastifyReply> => {
    const hosted = await hostedPages.find('login', { page, title, plain: body, language, formTarget })
    if (hosted) return reply.headers(hosted.headers).send(hosted.html)
    return sendPlainPage(reply, formTarget).send(plainPage(title, body, language))
  }
  const leave = async (
    request: FastifyRequest,
    reply: FastifyReply,
    leaving: Leaving,
  ): Promise<FastifyReply> => {
    const { client, to } = leaving
    await logoutPage.end(request, reply, leaving)
    if (to) return reply.redirect(to, 303)
    const site = client && (await sites.get(client.siteId))
    const shop = site && { name: await shopNameOf(database, site), storefrontUrl: site.storefrontUrl }
    const isLed = askedOf(request).postLogoutRedirectUri !== undefined
    return show(reply.code(isLed ? 400 : 200), 'logged-out', loggedOutWords(askedLanguage(request), shop))
  }

  app.get('/logout', { exposeHeadRoute: false }, async (request, reply) => {
    if (isLookingAhead(request)) return reply.code(503).send()
    const leaving = await read(request)
    const siteId = await logoutPage.strangerAt(request, leaving)
    if (siteId === undefined) return leave(request, reply, leaving)
    const name = await shopNameOf(database, await sites.get(siteId))
    const formTarget = leaving.to && originOf(leaving.to)
    return show(reply, 'log-out', confirmLogoutWords(askedLanguage(request), name, request.url), formTarget)
  })
  app.post('/logout', async (request, reply) => {
    assertSameSite(request, platformUrl)
    return leave(request, reply, await read(request))
  })
}
