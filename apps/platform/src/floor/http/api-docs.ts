import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { fail } from '../failure.ts'
import { writeError } from './server.ts'

const PREFIX = '/docs/api'

/**
 * Serves the API reference at `/docs/api` and its OpenAPI document at `/docs/api/json`. The pages are built
 * on the first visit, so no start waits for them.
 */
export const apiDocs = (app: FastifyInstance, url: string): void => {
  let pages: Promise<FastifyInstance> | undefined
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    pages ??= createPages(app, url)
    const { routing } = await pages
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value) // the pages' own headers are added to these
    reply.hijack()
    routing(request.raw, reply.raw)
  }
  app.get(PREFIX, serve)
  app.get(`${PREFIX}/*`, serve)
  app.addHook('onClose', async () => (await pages)?.close())
}

const createPages = async ({ log }: FastifyInstance, url: string): Promise<FastifyInstance> => {
  const [{ openApi }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@vitrine/contract/openapi'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setErrorHandler(writeError)
  app.setNotFoundHandler(() => {
    throw fail('NOT_FOUND')
  })
  const document = JSON.parse(JSON.stringify(openApi({ url, version: '0.1.0' })))
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, { routePrefix: PREFIX, staticCSP: true, theme: { title: 'Vitrine API' } })
  await app.ready()
  return app
}
