import { createServer } from '@vitrine/platform/testing'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'

/** Where both write their log: it is printed, but fills no disk. */
export const NO_LOG = pino.destination('/dev/null')

/**
 * The ceiling: bare Fastify with only the platform's own access log, request ids, CORS and security headers.
 * The benchmark adds the routes.
 */
export const bareServer = (): Promise<FastifyInstance> =>
  createServer({
    logger: pino({ level: 'info' }, NO_LOG),
    trustProxy: [],
    isSecure: false,
  })
