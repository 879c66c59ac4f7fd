import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/database.ts'
import { askedLanguage } from '../../http/asked-language.ts'
import { isLookingAhead } from '../../http/looking-ahead.ts'
import { sendPlainPage } from '../../http/plain-page.ts'
import { digestOf } from '../access/keys/secret-text.ts'
import type { Brands } from '../hosted-pages/brands.ts'
import type { Sites } from '../sites/sites.service.ts'
import { sitesStore } from '../sites/sites.store.ts'
import { type HostedSessions, isClientRevoked } from './hosted-sessions.ts'
import { spentLinkPage, type WayBack } from './link-page.ts'
import { plainLook } from './plain-look.ts'
import { type RedirectSessionRow, redirectSessionsStore } from './redirect-sessions.store.ts'

export interface LinksParts {
  readonly database: Database
  readonly sites: Sites
  readonly brands: Pick<Brands, 'of'>
  readonly hostedSessions: HostedSessions
  readonly platformUrl: string
}

/** Opens one-time links: whoever follows one first gets the cookie that hosted pages know them by. */
export const linksRoutes = (app: FastifyInstance, parts: LinksParts): void => {
  const { database, sites, brands, hostedSessions, platformUrl } = parts

  const leadOn = (request: FastifyRequest, reply: FastifyReply, checkoutId: string): FastifyReply => {
    const [, query] = request.url.split(/\?(.*)/s)
    return reply.redirect(`${platformUrl}/checkout/${checkoutId}${query ? `?${query}` : ''}`, 303)
  }
  const wayBack = async (row: RedirectSessionRow | undefined): Promise<WayBack | undefined> => {
    const [only, ...others] = row ? [await sites.get(row.siteId)] : await sitesStore.list(database)
    if (!only || others.length > 0) return undefined
    const { cartPageUrl, postFlowUrl } = row?.callbacks ?? {}
    const brand = await brands.of(only.siteId)
    const shop = { brand, look: plainLook(brand) }
    if (cartPageUrl) return { ...shop, address: cartPageUrl, to: 'cart' }
    return { ...shop, address: postFlowUrl ?? only.storefrontUrl, to: 'shop' }
  }

  // A HEAD request shows nothing to anybody, so it must not use a link up.
  app.get<{ Params: { code: string } }>('/r/:code', { exposeHeadRoute: false }, async (request, reply) => {
    // Neither must a browser that only looks ahead; it asks again when somebody follows.
    if (isLookingAhead(request)) return reply.code(503).send()
    const row = await redirectSessionsStore.find(database, digestOf(request.params.code))
    if (row && !(await isClientRevoked(database, row.clientId))) {
      const cookie = await hostedSessions.open(request, row)
      if (cookie) return leadOn(request, reply.header('set-cookie', cookie), row.checkoutId)
      if (await hostedSessions.hasOpened(request, row)) return leadOn(request, reply, row.checkoutId)
    }
    const back = await wayBack(row)
    return sendPlainPage(reply, '', back?.look)
      .code(row ? 410 : 404)
      .send(spentLinkPage(askedLanguage(request), back))
  })
}
