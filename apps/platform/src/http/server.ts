import { randomBytes } from 'node:crypto'
import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { fail } from './failure.ts'
import { readJsonObject } from './json-body.ts'
import { wireError } from './wire-error.ts'

const MEGABYTE = 1024 * 1024

/** Sent with every answer. Hosted pages replace the content policy by their own. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
}

const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'x-wix-bi-gateway',
  'x-wix-consistent',
  'wix-site-id',
  'wix-account-id',
  'client-binding',
  'idempotency-key',
  'x-vitrine-currency',
  'x-vitrine-rotation',
]

export interface ServerOptions {
  readonly logger: FastifyBaseLogger
  readonly trustProxy: string[]
}

/**
 * Builds the HTTP server every feature is mounted on: request ids, CORS for any origin (tokens travel in
 * headers, never in cookies), bounded bodies, errors in the documented form, one log line a request.
 */
export const createServer = async ({ logger, trustProxy }: ServerOptions): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIds(),
    bodyLimit: MEGABYTE,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    requestTimeout: 30_000,
    keepAliveTimeout: 30_000,
    routerOptions: { caseSensitive: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
    // What the router refuses before any hook runs, such as a broken escape in the address.
    frameworkErrors: (error, request, reply) => {
      writeError(error, request, reply.headers(SECURITY_HEADERS).header('x-wix-request-id', request.id))
    },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => readJsonObject(body),
  )
  await app.register(formbody)
  await app.register(cors, {
    origin: '*',
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: ['X-Wix-Request-Id', 'X-Wix-Consistent', 'Retry-After'],
    methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
    maxAge: 86_400,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS).header('x-wix-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        caller: callerOf(request.headers['x-wix-bi-gateway']),
      },
      'answered',
    )
  })
  app.setNotFoundHandler(() => {
    throw fail('NOT_FOUND')
  })
  app.setErrorHandler(writeError)
  return app
}

const writeError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, body, headers, ours } = wireError(error)
  if (ours) request.log.error({ err: error, cause: error.cause }, 'failed')
  return reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Unique among all processes and starts, short, and in the order of arrival within one. */
const requestIds = (): (() => string) => {
  const start = `${Math.floor(Date.now() / 1000)}.${randomBytes(5).toString('hex')}`
  let count = 0
  return () => `${start}${(++count).toString(36).padStart(4, '0')}`
}

/** The method name that public packages send along, useful in logs and nowhere else. */
const callerOf = (gateway: string | string[] | undefined): string | undefined =>
  typeof gateway === 'string' ? /method-fqn=([\w.-]{1,100})/.exec(gateway)?.[1] : undefined
