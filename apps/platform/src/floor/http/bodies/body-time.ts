import type { FastifyInstance } from 'fastify'

/** How long any body may take: the largest file over a line of a good megabit a second. */
export const MOST_BODY_MS = 600_000

/** What routes say whose bodies may take that long. */
export const LONG_BODY = { longBody: true }

/**
 * Refuses bodies that take too long to arrive, the way Node refuses requests that do. Node's own limit holds for all
 * requests of a server alike and has to be that of uploads.
 */
export const limitBodyTime = (app: FastifyInstance, timeoutMs: number): void => {
  app.addHook('onRequest', async (request) => {
    const { headers } = request
    const hasBody = (headers['content-length'] ?? '0') !== '0' || 'transfer-encoding' in headers
    if (!hasBody || 'longBody' in request.routeOptions.config) return
    const timer = setTimeout(() => {
      const error = Object.assign(new Error('The body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      app.server.emit('clientError', error, request.raw.socket)
    }, timeoutMs)
    request.raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  })
}
