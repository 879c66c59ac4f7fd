import type { FastifyInstance } from 'fastify'
import { printSchema } from 'graphql'
import { buildSchema } from '../schema/build-schema.ts'
import { PLAYGROUND_POLICY, playgroundPage } from './playground-page.ts'

/** Serves a page to try documents at the address that answers them. For development: it shows the schema. */
export const servePlayground = (app: FastifyInstance, clientId: string | undefined): void => {
  let page: string | undefined
  app.get('/graphql/:version', async (_, reply) => {
    page ??= playgroundPage(printSchema(buildSchema()), clientId)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PLAYGROUND_POLICY)
      .send(page)
  })
}
