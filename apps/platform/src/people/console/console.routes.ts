import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type OauthClient, oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import { originOf } from '../../floor/callers/origin-of.ts'
import type { Reader } from '../../floor/database/database.ts'
import { Failure, fail } from '../../floor/failure.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import { isLookingAhead } from '../../floor/http/looking-ahead.ts'
import { escaped } from '../../floor/http/pages/html.ts'
import { plainPage, sendPlainPage } from '../../floor/http/pages/plain-page.ts'
import { assertSameSite } from '../../floor/http/pages/same-site.ts'
import type { BuiltPages } from '../../shop/hosted-pages/built-pages.ts'
import { sendBuiltFile } from '../../shop/hosted-pages/send-built-file.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import type { Access } from '../access/create-access.ts'
import { consoleHeaders } from './console-headers.ts'
import { type ConsoleSession, callbackOf } from './console-session.ts'
import type { FindStaff } from './find-staff.ts'

export interface ConsoleRoutesParts {
  readonly database: Reader
  readonly sites: Sites
  readonly access: Pick<Access, 'findCaller'>
  readonly session: ConsoleSession
  readonly findStaff: FindStaff
  readonly built: () => Promise<BuiltPages<'console'> | undefined>
  readonly platformUrl: string
  readonly mediaUrl: string
}

/** Serves the back office: its page under `/console`, its files, its login and its session. */
export const consoleRoutes = (app: FastifyInstance, parts: ConsoleRoutesParts): void => {
  const { database, sites, session, findStaff, built, platformUrl, mediaUrl } = parts

  const consoles = async (): Promise<OauthClient[]> =>
    (await oauthClientsStore.consoles(database)).filter(({ redirectUris }) =>
      redirectUris.includes(callbackOf(platformUrl)),
    )

  const show = async (_request: FastifyRequest, reply: FastifyReply) => {
    const html = (await built())?.pages.console
    if (html === undefined)
      throw fail('SERVICE_UNAVAILABLE', {}, 'The pages are not built: run npm run build')
    const nonce = randomBytes(16).toString('base64url')
    const shops = await Promise.all((await consoles()).map(({ siteId }) => sites.get(siteId)))
    const storefrontOrigins = [...new Set(shops.map(({ storefrontUrl }) => originOf(storefrontUrl)))]
    return reply
      .headers(consoleHeaders(nonce, { mediaUrl, storefrontOrigins }))
      .send(html.replaceAll('__NONCE__', nonce))
  }

  const choose = async (reply: FastifyReply, clients: readonly OauthClient[], to: string) => {
    if (clients.length === 0)
      return sendPlainPage(reply).code(404).send(plainPage('No back office', NO_CONSOLE))
    const links = clients.map(async ({ clientId, siteId }) => {
      const query = escaped(String(new URLSearchParams({ client: clientId, to })))
      const { name } = await sites.get(siteId)
      return `<p><a class="button quiet" href="/console/login?${query}">${escaped(name)}</a></p>`
    })
    const body = `<h1>Choose a shop</h1>${(await Promise.all(links)).join('')}`
    return sendPlainPage(reply).send(plainPage('Choose a shop', body))
  }

  app.get('/console', show)
  app.get('/console/*', show)
  app.get<{ Params: { name: string } }>('/console/assets/:name', async (request, reply) => {
    const file = (await built())?.files.get(request.params.name)
    if (!file) throw fail('NOT_FOUND')
    return sendBuiltFile(request, reply, file)
  })

  app.get('/console/login', { exposeHeadRoute: false }, async ({ query }, reply) => {
    const { client: wanted, to: given } = isObject(query) ? query : {}
    const to = pageOf(given)
    const clients = (await consoles()).filter(({ clientId }) => wanted === undefined || clientId === wanted)
    const [client, another] = clients
    if (!client || another) return choose(reply, clients, to)
    return reply.redirect(session.begin(reply, client, to), 303)
  })
  app.get('/console/callback', { exposeHeadRoute: false }, async (request, reply) => {
    if (isLookingAhead(request)) return reply.code(503).send()
    const { code, state } = isObject(request.query) ? request.query : {}
    if (typeof code !== 'string' || typeof state !== 'string')
      return reply.redirect('/console?login=failed', 303)
    try {
      return reply.redirect(await session.finish(request, reply, { code, state }), 303)
    } catch (error) {
      if (error instanceof Failure) return reply.redirect('/console?login=failed', 303)
      throw error
    }
  })

  app.post('/console/session', async (request, reply) => {
    assertSameSite(request, platformUrl)
    const tokens = await session.renew(request, reply)
    return reply.send({ ...tokens, ...(await findStaff(tokens.accessToken)) })
  })
  app.delete('/console/session', async (request, reply) => {
    assertSameSite(request, platformUrl)
    await session.end(request, reply)
    return reply.send({})
  })
}

const NO_CONSOLE =
  '<h1>No back office yet</h1><p>No shop of this platform has a back office at this address.</p>' +
  '<p>Create one: <code>npm run platform -- create-client --kind console</code></p>'

/** A page of the back office to return to, never another address. */
const pageOf = (given: unknown): string =>
  typeof given === 'string' &&
  /^\/console(\/[\w./~-]*)?(\?[\w=&%.,:+~-]*)?$/.test(given) &&
  !given.includes('..')
    ? given
    : '/console'
