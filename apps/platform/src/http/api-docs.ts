import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

const PREFIX = '/docs/api'

/**
 * Serves the reference of the API at `/docs/api` and its OpenAPI document at `/docs/api/json`. The pages are
 * built when somebody first looks at them, so that no start waits for them.
 */
export const apiDocs = (app: FastifyInstance, url: string): void => {
  let pages: Promise<FastifyInstance> | undefined
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    pages ??= createPages(url)
    const { routing } = await pages
    reply.hijack()
    routing(request.raw, reply.raw)
  }
  app.get(PREFIX, serve)
  app.get(`${PREFIX}/*`, serve)
  app.addHook('onClose', async () => (await pages)?.close())
}

const createPages = async (url: string): Promise<FastifyInstance> => {
  const [{ openApi }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@vitrine/contract/openapi'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const app: FastifyInstance = Fastify()
  const document = JSON.parse(JSON.stringify(openApi({ url, version: '0.1.0' })))
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, { routePrefix: PREFIX, staticCSP: true, theme: { title: 'Vitrine API' } })
  await app.ready()
  return app
}
