import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../http/failure.ts'
import type { BuiltFile, PageName } from './built-pages.ts'
import type { HostedPages } from './hosted-pages.ts'

/** The pages for logging in, by the last part of their address; `/login` itself is where requests lead. */
const LOGIN_PAGES = [
  ...['log-in', 'sign-up', 'code', 'approval', 'blocked', 'forgotten', 'link-sent', 'consent'],
  ...['new-password', 'set-up'],
]

/**
 * Serves the pages that the platform hosts: `/checkout/ID` for buyers, `/login` for members and those who work for a
 * shop, and the files they are made of. A page is the same for everybody and holds nothing of anybody; what it shows it
 * asks for with its cookie.
 *
 * Before the first build they answer 503 and the platform works without them.
 */
export const serveHostedPages = (app: FastifyInstance, pages: HostedPages): void => {
  const send = (name: PageName) => async (_request: FastifyRequest, reply: FastifyReply) => {
    const page = await pages.find(name)
    if (!page) throw fail('SERVICE_UNAVAILABLE', {}, 'The pages are not built: run npm run build')
    return reply.headers(page.headers).send(page.html)
  }
  app.get('/checkout/:checkoutId', send('checkout'))
  for (const path of ['/login', ...LOGIN_PAGES.map((name) => `/login/${name}`)]) app.get(path, send('login'))

  app.get<{ Params: { name: string } }>('/hosted/assets/:name', async (request, reply) => {
    const file = (await pages.built())?.files.get(request.params.name)
    if (!file) throw fail('NOT_FOUND')
    return sendFile(request, reply, file)
  })
}

const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
): Promise<FastifyReply> => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((each) => new RegExp(`\\b${each}\\b`).test(accepted))
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .headers({ vary: 'Accept-Encoding', 'cache-control': 'public, max-age=31536000, immutable' })
    .type(file.type)
    .send(encoding ? await file.packed(encoding) : file.plain)
}
