import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { digestOf } from '../../../floor/callers/secret-text.ts'
import type { Database } from '../../../floor/database/database.ts'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import { isLookingAhead } from '../../../floor/http/looking-ahead.ts'
import { askedLanguage, isPageLanguage } from '../../../floor/http/pages/asked-language.ts'
import type { Cookies } from '../../../floor/http/pages/cookies.ts'
import { sendPlainPage } from '../../../floor/http/pages/plain-page.ts'
import { assertSameSite } from '../../../floor/http/pages/same-site.ts'
import type { Brands } from '../../../shop/brand/brands.ts'
import type { Sites } from '../../../shop/sites/sites.service.ts'
import { sitesStore } from '../../../shop/sites/sites.store.ts'
import { type HostedSessions, isClientRevoked } from '../hosted-sessions.ts'
import { plainLook } from '../plain-look.ts'
import { type RedirectSessionRow, redirectSessionsStore } from '../redirect-sessions.store.ts'
import { spentLinkPage, type WayBack } from './link-page.ts'
import type { Opened, Openings } from './openings.ts'
import { questionPage } from './question-page.ts'

export interface LinksParts {
  readonly database: Database
  readonly sites: Sites
  readonly brands: Pick<Brands, 'of'>
  readonly hostedSessions: HostedSessions
  readonly openings: Openings
  readonly now: () => number
  readonly platformUrl: string
  readonly jar: Cookies
}

interface Followed {
  Params: { code: string }
}

/** The time that a checkout stays open in a browser. */
const LANGUAGE_SECONDS = 86_400

/**
 * Opens one-time links. The first browser to follow one gets the cookie for the hosted pages; if the link may
 * be someone else's, the person confirms first.
 */
export const linksRoutes = (app: FastifyInstance, parts: LinksParts): void => {
  const { database, sites, brands, hostedSessions, openings, now, platformUrl, jar } = parts

  const leadOn = (request: FastifyRequest, reply: FastifyReply, checkoutId: string): FastifyReply => {
    let [, query = ''] = request.url.split(/\?(.*)/s)
    const parameters = new URLSearchParams(query)
    const language = parameters.get('lang')
    if (isPageLanguage(language)) {
      reply.header('set-cookie', jar.write('language', language, LANGUAGE_SECONDS))
      parameters.delete('lang')
      query = String(parameters)
    }
    return reply.redirect(`${platformUrl}/checkout/${checkoutId}${query && `?${query}`}`, 303)
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
  const find = async ({ params }: FastifyRequest<Followed>) => {
    const row = await redirectSessionsStore.find(database, digestOf(params.code))
    const isGood = row && !(await isClientRevoked(database, row.clientId))
    return { row, isUsable: isGood && row.usedAt === null && row.expiresAt > now(), isGood }
  }
  const spent = async (
    request: FastifyRequest,
    reply: FastifyReply,
    row: RedirectSessionRow | undefined,
  ): Promise<FastifyReply> => {
    const back = await wayBack(row)
    return sendPlainPage(reply, '', back?.look)
      .code(row ? 410 : 404)
      .send(spentLinkPage(askedLanguage(request), back))
  }
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    row: RedirectSessionRow,
    opened: Opened,
  ): Promise<FastifyReply> => {
    if (opened.verdict === 'OPEN')
      return leadOn(request, reply.header('set-cookie', opened.cookie), opened.checkoutId)
    // If two follow at once, the second finds the checkout taken because the link was used: no question is
    // asked.
    const isSpent = (await redirectSessionsStore.find(database, row.digest))?.usedAt !== null
    if (opened.verdict === 'NOWHERE' || isSpent) return spent(request, reply, row)
    const { verdict: why, openHere } = opened
    const back = await wayBack(row)
    const question = { why, openHere, back, action: request.url }
    return sendPlainPage(reply, platformUrl, back?.look).send(questionPage(askedLanguage(request), question))
  }

  // A HEAD request shows nothing to anyone, so it must not consume a link.
  app.get<Followed>('/r/:code', { exposeHeadRoute: false }, async (request, reply) => {
    // Neither must a prefetch; the browser asks again when the link is followed.
    if (isLookingAhead(request)) return reply.code(503).send()
    const { row, isUsable, isGood } = await find(request)
    if (row && isGood && (await hostedSessions.hasOpened(request, row)))
      return leadOn(request, reply, row.checkoutId)
    if (!row || !isUsable) return spent(request, reply, row)
    return answer(request, reply, row, await openings.follow(request, row))
  })

  app.post<Followed>('/r/:code', async (request, reply) => {
    assertSameSite(request, platformUrl)
    const { row, isUsable } = await find(request)
    if (!row || !isUsable) return spent(request, reply, row)
    const closes = isObject(request.body) && request.body.answer === 'close'
    return answer(request, reply, row, await openings.followAnyway(request, row, closes))
  })
}
