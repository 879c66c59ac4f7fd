import type { FastifyInstance } from 'fastify'
import { PLAYGROUND_POLICY, playgroundPage } from './playground-page.ts'

/**
 * Serves a page to try documents at the address that answers them. For development: it shows the schema. The
 * libraries load with the first page.
 */
export const servePlayground = (app: FastifyInstance, clientId: string | undefined): void => {
  let page: string | undefined
  app.get('/graphql/:version', async (_, reply) => {
    const { schemaText } = await import('./schema-text.ts')
    page ??= playgroundPage(schemaText(), clientId)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PLAYGROUND_POLICY)
      .send(page)
  })
}
