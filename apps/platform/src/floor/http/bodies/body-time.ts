import type { FastifyInstance } from 'fastify'

/** The longest any body may take: the largest file over a connection of about a megabit per second. */
export const MOST_BODY_MS = 600_000

/** The route option for bodies that may take that long. */
export const LONG_BODY = { longBody: true }

declare module 'fastify' {
  interface FastifyContextConfig {
    longBody?: boolean
  }
}

/**
 * Rejects bodies that take too long to arrive, as Node does with requests. Node's own limit applies to all
 * requests of a server and has to fit uploads.
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
