import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../../floor/failure.ts'
import type { Payments } from './payments.service.ts'

/** No notice of any provider is as long. */
const MOST_BYTES = 256 * 1024

/**
 * Takes the notices of payment providers: `POST /payments/:provider/notices`, of any content type. The body is handed to
 * the provider as it came, because it is the bytes that are signed.
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

/** By its name: providers that come from outside have a class of their own. */
const isForged = (error: unknown): error is Error => error instanceof Error && error.name === 'ForgedNotice'
