import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { isObject } from '../../http/json-body.ts'
import { sendPlainPage } from '../../http/plain-page.ts'
import { oauthClientsStore } from '../access/oauth-clients.store.ts'
import type { Sites } from '../sites/sites.service.ts'
import { followable } from './callbacks.ts'
import type { HostedSessions } from './hosted-sessions.ts'
import { loggedOutPage } from './link-page.ts'

export interface LogoutParts {
  readonly database: Database
  readonly sites: Sites
  readonly hostedSessions: HostedSessions
}

/**
 * Serves the way out: whatever stands in the address, the browser's hosted session ends; it is led on to the client's
 * registered origins alone, and told so on a page otherwise.
 */
export const logoutRoutes = (
  app: FastifyInstance,
  { database, sites, hostedSessions }: LogoutParts,
): void => {
  app.get('/logout', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('set-cookie', await hostedSessions.end(request))
    const { clientId, postLogoutRedirectUri: address } = isObject(request.query) ? request.query : {}
    const found = await oauthClientsStore.find(database, typeof clientId === 'string' ? clientId : '')
    const client = found?.revokedAt === null ? found : undefined
    const to = typeof address === 'string' ? followable(address, client?.origins ?? []) : undefined
    if (to) return reply.redirect(to, 303)
    const shop = client && (await sites.get(client.siteId))
    return sendPlainPage(reply)
      .code(address === undefined ? 200 : 400)
      .send(loggedOutPage(shop && { shopName: shop.name, address: shop.storefrontUrl, to: 'shop' }))
  })
}
