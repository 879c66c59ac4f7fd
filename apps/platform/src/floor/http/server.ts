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
import { fail, refuse } from '../failure.ts'
import { limitBodyTime, MOST_BODY_MS } from './bodies/body-time.ts'
import { readForm } from './bodies/form-body.ts'
import { readJsonObject } from './bodies/json-body.ts'
import { createClientErrors } from './client-errors.ts'
import { CORS, headersBeforeHooks, SECURITY_HEADERS, securityHeaders } from './headers.ts'
import { askedRoute, mainAddress, readyAliases } from './listening/aliases.ts'
import { knownAddresses } from './listening/known-addresses.ts'
import { refuseUnknownHosts } from './listening/known-hosts.ts'
import { closeUnusedConnections } from './listening/unused-connections.ts'
import { missingOperation } from './missing-operation.ts'
import { boundConnections, boundRequests, type ConnectionBounds } from './overload/connection-bounds.ts'
import { createRequestIds } from './request-ids.ts'
import { wireError } from './wire-error.ts'

const MEGABYTE = 1024 * 1024

export interface ServerOptions {
  readonly logger: FastifyBaseLogger
  readonly trustProxy: string[]
  /** Whether browsers reach it only by https. */
  readonly isSecure: boolean
  /** Whether it answers to a host name; default: to any. */
  readonly isKnownHost?: (host: string) => boolean
  /** How many connections are allowed; default: as many as a machine with two processors can take. */
  readonly connections?: Partial<ConnectionBounds>
  /** How long a body may take to arrive, except for uploads; default 30,000. */
  readonly bodyTimeoutMs?: number
}

/**
 * Builds the HTTP server for all features: request ids, CORS for any origin (tokens travel in headers, never
 * in cookies), limited bodies, errors in the documented form, one log line per request.
 */
export const createServer = async ({
  logger,
  trustProxy,
  isSecure,
  isKnownHost = () => true,
  bodyTimeoutMs = 30_000,
  connections = {},
}: ServerOptions): Promise<FastifyInstance> => {
  const nextRequestId = createRequestIds()
  readyAliases()
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: nextRequestId,
    bodyLimit: MEGABYTE,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    requestTimeout: MOST_BODY_MS,
    keepAliveTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    clientErrorHandler: createClientErrors(logger, nextRequestId, isSecure),
    routerOptions: { caseSensitive: true, maxParamLength: 500 },
    rewriteUrl: ({ method = '', url = '' }) => mainAddress(method, url),
    forceCloseConnections: 'idle',
    return503OnClosing: false, // requests on an open connection are still answered
    // What the router rejects before any hook runs, such as a broken escape in the address.
    frameworkErrors: (error, request, reply) => {
      writeError(error, request, reply.headers(headersBeforeHooks(request.id, isSecure)))
      logAnswer(request, reply)
    },
  })
  app.setErrorHandler(writeError) // first, because routes of plugins keep the one that exists when they are added
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => readJsonObject(body),
  )
  await app.register(formbody, { parser: readForm })
  const everywhere = securityHeaders(isSecure)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everywhere).header('x-wix-request-id', request.id)
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw refuse('Host', 'REQUIRED_FIELD', 'must be given') // RFC 9112, section 3.2
    // A proxy in front may have used one host, and would cache the response for the other.
    if (hostsOf(request.raw.rawHeaders) > 1) throw refuse('Host', 'MAX_SIZE', 'must be given once')
  })
  refuseUnknownHosts(app, isKnownHost)
  boundConnections(app.server, trustProxy.length > 0, connections)
  boundRequests(app)
  closeUnusedConnections(app)
  limitBodyTime(app, bodyTimeoutMs)
  await app.register(cors, CORS)
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply))
  const methodsOf = knownAddresses(app)
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.originalUrl)
    const named = callerOf(request.headers['x-wix-bi-gateway'])
    // What a public package calls exists on the hosted platform, so it's the operation that is missing.
    if (methods.length === 0 || named !== undefined) {
      const operation = missingOperation(request.method, request.originalUrl, named)
      throw operation === undefined ? fail('NOT_FOUND') : fail('FEATURE_NOT_AVAILABLE', { operation })
    }
    reply.header('allow', methods.join(', '))
    throw fail('METHOD_NOT_ALLOWED')
  })
  // Expectations other than 100-continue can be ignored (RFC 9110, section 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  return app
}

/** Counts Host headers in a list of alternating names and values. */
const hostsOf = (names: readonly string[]): number =>
  names.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length

const logAnswer = (request: FastifyRequest, reply: FastifyReply): void => {
  request.log.info(
    {
      method: request.method,
      route: askedRoute(request) ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      caller: callerOf(request.headers['x-wix-bi-gateway']),
    },
    'answered',
  )
}

/** Writes any error in the documented form. */
export const writeError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const { status, body, headers, ours } = wireError(error)
  if (ours) request.log.error({ err: error, cause: error.cause }, 'failed')
  return reply
    .code(status)
    .removeHeader('content-disposition')
    .headers(SECURITY_HEADERS) // a file's own header may be set already, to be cached for a year
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** The method name that public packages send; useful only in logs. */
const callerOf = (gateway: string | string[] | undefined): string | undefined =>
  typeof gateway === 'string' ? /method-fqn=([\w.-]{1,100})/.exec(gateway)?.[1] : undefined
