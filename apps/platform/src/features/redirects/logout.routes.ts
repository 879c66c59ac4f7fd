import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/database.ts'
import { isObject } from '../../http/json-body.ts'
import { isLookingAhead } from '../../http/looking-ahead.ts'
import { sendPlainPage } from '../../http/plain-page.ts'
import { assertSameSite } from '../../http/same-site.ts'
import type { Access } from '../access/create-access.ts'
import { type OauthClient, oauthClientsStore } from '../access/oauth-clients.store.ts'
import { originOf } from '../access/origin-of.ts'
import type { Seals } from '../access/seals.ts'
import type { Sites } from '../sites/sites.service.ts'
import { followable } from './callbacks.ts'
import type { HostedSessions } from './hosted-sessions.ts'
import { confirmLogoutPage, loggedOutPage } from './link-page.ts'

export interface LogoutParts {
  readonly database: Database
  readonly sites: Sites
  readonly hostedSessions: HostedSessions
  readonly access: Pick<Access, 'sessions' | 'browserLogins'>
  readonly seals: Seals
  readonly platformUrl: string
}

/** What an address of the way out says, as far as it may be believed. */
interface Leaving {
  readonly client: OauthClient | undefined
  /** Where to go on to: one of the client's own places. */
  readonly to: string | undefined
  readonly isLed: boolean
  /** The login that whoever asked for the address has, when they had one. */
  readonly login:
    | { readonly siteId: string; readonly sessionId: string; readonly memberId: string }
    | undefined
}

/**
 * Serves the way out. It ends what a browser may see of checkouts and the login that its address names. A browser that
 * is logged in as somebody else, or as anybody when the address names no login, is asked first: links and pictures of
 * other sites log nobody out. Then it leads on to the client's registered origins alone, and says so on a page otherwise.
 */
export const logoutRoutes = (app: FastifyInstance, parts: LogoutParts): void => {
  const { database, sites, hostedSessions, access, seals, platformUrl } = parts

  const read = async ({ query }: FastifyRequest): Promise<Leaving> => {
    const { clientId, postLogoutRedirectUri: address, session } = isObject(query) ? query : {}
    const found = await oauthClientsStore.find(database, typeof clientId === 'string' ? clientId : '')
    const client = found?.revokedAt === null ? found : undefined
    const to = typeof address === 'string' ? followable(address, client?.origins ?? []) : undefined
    const [siteId, sessionId, memberId] = seals.open(typeof session === 'string' ? session : undefined) ?? []
    const login = siteId && sessionId && memberId ? { siteId, sessionId, memberId } : undefined
    return { client, to, isLed: address !== undefined, login }
  }

  const leave = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { client, to, isLed, login }: Leaving,
  ): Promise<FastifyReply> => {
    if (login) await access.sessions.end(login.siteId, login.sessionId)
    reply.header('set-cookie', await hostedSessions.end(request))
    if (await access.browserLogins.current(request, 'MEMBER'))
      reply.header('set-cookie', await access.browserLogins.end(request, 'MEMBER'))
    if (to) return reply.redirect(to, 303)
    const shop = client && (await sites.get(client.siteId))
    return sendPlainPage(reply)
      .code(isLed ? 400 : 200)
      .send(loggedOutPage(shop && { shopName: shop.name, address: shop.storefrontUrl, to: 'shop' }))
  }

  app.get('/logout', { exposeHeadRoute: false }, async (request, reply) => {
    if (isLookingAhead(request)) return reply.code(503).send()
    const leaving = await read(request)
    const inBrowser = await access.browserLogins.current(request, 'MEMBER')
    if (!inBrowser || inBrowser.subjectId === leaving.login?.memberId) return leave(request, reply, leaving)
    const { name } = await sites.get(inBrowser.siteId)
    return sendPlainPage(reply, leaving.to && originOf(leaving.to)).send(confirmLogoutPage(name, request.url))
  })
  app.post('/logout', async (request, reply) => {
    assertSameSite(request, platformUrl)
    return leave(request, reply, await read(request))
  })
}
