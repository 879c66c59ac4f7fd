import { createServer } from '@vitrine/platform/testing'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'

/**
 * The ceiling: bare Fastify with only the platform's own access log, request ids, CORS and security headers.
 * The benchmark adds the routes.
 */
export const bareServer = (): Promise<FastifyInstance> =>
  createServer({
    logger: pino({ level: 'info' }, pino.destination('/dev/null')),
    trustProxy: [],
    isSecure: false,
  })
