import { createServer } from '@vitrine/platform/testing'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'

/**
 * The ceiling: bare Fastify with the platform's own access log, request ids, CORS and security headers, and
 * nothing else. Routes are the benchmark's.
 */
export const bareServer = (): Promise<FastifyInstance> =>
  createServer({
    logger: pino({ level: 'info' }, pino.destination('/dev/null')),
    trustProxy: [],
    isSecure: false,
  })
