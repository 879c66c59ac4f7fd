import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../../floor/failure.ts'
import type { HostedPages, PageCase } from './hosted-pages.ts'
import { sendBuiltFile } from './send-built-file.ts'

/** What a page shows without scripts. */
type PlainPart = (request: FastifyRequest, checkoutId: string) => Promise<PageCase>

/**
 * Serves the checkout page, `/checkout/ID`, and the files of all hosted pages. The page contains no personal
 * data; it fetches that with its cookie. Without scripts it leads back to the shop.
 *
 * Before the first build it returns 503, and the platform works without it.
 */
export const serveHostedPages = (
  app: FastifyInstance,
  pages: HostedPages,
  plainCheckout: PlainPart,
): void => {
  app.get<{ Params: { checkoutId: string } }>('/checkout/:checkoutId', async (request, reply) => {
    const page = await pages.find('checkout', await plainCheckout(request, request.params.checkoutId))
    if (!page) throw fail('SERVICE_UNAVAILABLE', {}, 'The pages are not built: run npm run build')
    return reply.headers(page.headers).send(page.html)
  })

  app.get<{ Params: { name: string } }>('/hosted/assets/:name', async (request, reply) => {
    const file = (await pages.built())?.files.get(request.params.name)
    if (!file) throw fail('NOT_FOUND')
    return sendBuiltFile(request, reply, file)
  })
}
