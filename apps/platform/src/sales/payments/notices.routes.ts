import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../../floor/failure.ts'
import type { Payments } from './payments.service.ts'

/** No provider's notice is as long. */
const MOST_BYTES = 256 * 1024

/**
 * Receives payment providers' notices: `POST /payments/:provider/notices`, of any content type. The provider
 * gets the raw body, because its bytes are signed.
 */
export const noticesRoutes = (app: FastifyInstance, payments: Payments): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      async (_request: FastifyRequest, body: Buffer) => body,
    )
    scope.post<{ Params: { provider: string } }>('/payments/:provider/notices', async (request, reply) => {
      const { headers, params, body } = request
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      try {
        await payments.takeNotice(params.provider, headers, rawBody)
      } catch (error) {
        if (!isForged(error)) throw error
        request.log.warn({ provider: params.provider, requestId: request.id }, error.message)
        throw fail('PERMISSION_DENIED')
      }
      return reply.send({})
    })
  })
}

/** By name: external providers have their own class. */
const isForged = (error: unknown): error is Error => error instanceof Error && error.name === 'ForgedNotice'
