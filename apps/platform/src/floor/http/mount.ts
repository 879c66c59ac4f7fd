import multipart from '@fastify/multipart'
import type { Operation } from '@vitrine/contract'
import { type Rule, ruleOf } from '@vitrine/contract/rules'
import { canonicalAddresses, compileInput } from '@vitrine/contract/validate'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteHandlerMethod } from 'fastify'
import type { Actor, FindCaller } from '../callers/actor.ts'
import { assertAllowed } from '../callers/permission.ts'
import { fail, InvalidArgument } from '../failure.ts'
import { FileAnswer, JsonBytes, Tagged } from './answers.ts'
import { LONG_BODY } from './bodies/body-time.ts'
import { readFileForm } from './bodies/form-file.ts'
import { inputOf } from './bodies/input.ts'
import { EventStream, sendEvents } from './event-stream.ts'
import { PARAMETER, routeOf } from './listening/aliases.ts'
import { classOf } from './overload/call-class.ts'
import { isKnown } from './pages/entity-tag.ts'
import type { ArgumentRoute, FormRoute, IncomingForm, Route } from './route.ts'
import { createRunCall, type Heard, type RunOptions } from './run-call.ts'

export interface MountOptions<Context> extends RunOptions<Context> {
  readonly findCaller: FindCaller
  /** Checks every printed response against the contract; in development and tests. */
  readonly checkAnswers: boolean
}

/** How long a caller's reads avoid the replica after a write. */
const CONSISTENT_FOR_MS = 10_000

/** Serves each route under every base path of its service; see `mainAddress`. */
export const mount = <Context extends object>(
  app: FastifyInstance,
  routes: readonly Route<Context>[],
  options: MountOptions<Context>,
): void => {
  const forms = routes.filter((route) => route.maxFileBytes !== undefined)
  for (const route of routes) {
    if (route.maxFileBytes === undefined)
      serve(app, route.operation, handlerOf(route, ruleOf(route.operation), options), {
        bodyLimit: route.maxBodyBytes,
      })
  }
  if (forms.length > 0) app.register((scope) => mountForms(scope, forms, options))
}

/** Forms with files are read in a scope of their own; everywhere else such a body is rejected unread. */
const mountForms = async <Context extends object>(
  scope: FastifyInstance,
  routes: readonly FormRoute<Context>[],
  options: MountOptions<Context>,
): Promise<void> => {
  await scope.register(multipart)
  for (const route of routes)
    serve(scope, route.operation, formHandlerOf(route, ruleOf(route.operation), options), {
      config: LONG_BODY,
    })
}

/**
 * Serves operations that are declared but not built yet: each returns FEATURE_NOT_AVAILABLE with its name.
 */
export const mountLater = (app: FastifyInstance, operations: readonly Operation[]): void => {
  for (const operation of operations) {
    serve(app, operation, async () => {
      throw fail('FEATURE_NOT_AVAILABLE', { operation: operation.name })
    })
  }
}

/**
 * Answers some addresses with FEATURE_NOT_AVAILABLE and the path: the hosted platform has calls there that the
 * contract doesn't declare.
 *
 * @param addresses - such as `/stores/v3/*`
 */
export const mountOthers = (app: FastifyInstance, addresses: readonly string[]): void => {
  for (const url of addresses)
    app.route({
      method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
      url,
      handler: async (request) => {
        throw fail('FEATURE_NOT_AVAILABLE', { operation: request.originalUrl.split('?')[0]?.slice(0, 200) })
      },
    })
}

interface ServeOptions {
  readonly config?: Readonly<Record<string, unknown>>
  readonly bodyLimit?: number | undefined
}

const serve = (
  app: FastifyInstance,
  operation: Operation,
  handler: RouteHandlerMethod,
  options: ServeOptions = {},
): void => {
  const isStream = operation.stream === true
  const config = { ...options.config, callClass: classOf(operation), isStream }
  const url = routeOf(operation)
  app.route({ method: methodsOf(operation), url, handler, exposeHeadRoute: false, ...options, config })
}

/** One route for all methods: the one that Fastify adds for HEAD costs as much at startup as another operation. */
const methodsOf = ({ method, query }: Operation): HTTPMethods[] => [
  method,
  ...(method === 'GET' ? ['HEAD' as const] : []),
  ...(query ? ['POST' as const] : []),
]

const handlerOf = <Context extends object>(
  route: ArgumentRoute<Context>,
  rule: Rule,
  options: MountOptions<Context>,
) => {
  const { operation } = route
  const run = createRunCall(route, options)
  const send = senderOf(rule, options)
  const parameters = [...operation.path.matchAll(PARAMETER)].flatMap(([, path]) => path ?? [])

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isForm(request) && !takesForms(operation)) throw fail('UNSUPPORTED_MEDIA_TYPE')
    const actor = await callerOf(request, rule, options)
    const read = () => inputOf(request, rule.input, parameters)
    return send(reply, await run(actor, heardIn(request), read))
  }
}

/**
 * Standard OAuth clients send forms (RFC 6749, appendix B). Elsewhere forms are rejected, because another
 * site's page can send them from a browser without asking.
 */
const takesForms = ({ service }: Operation): boolean => service.name === 'oauth'

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') === true

/** A call open to anyone has no caller; it reads its own Authorization header. */
const callerOf = (
  { headers }: FastifyRequest,
  rule: Rule,
  options: Pick<MountOptions<unknown>, 'findCaller'>,
): Actor | Promise<Actor> => (rule.access === 'none' ? { type: 'UNKNOWN' } : options.findCaller(headers))

const formHandlerOf = <Context extends object>(
  { operation, handle, maxFileBytes }: FormRoute<Context>,
  rule: Rule,
  options: MountOptions<Context>,
) => {
  const withAddresses = canonicalAddresses(rule.input)
  const violationsOf = compileInput(rule.input)
  const send = senderOf(rule, options)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const receive: IncomingForm<unknown, Actor>['receive'] = async (keep) => {
      const input = withAddresses(await readFileForm(request, rule.input, maxFileBytes, keep))
      const violations = violationsOf(input)
      if (violations.length > 0) throw new InvalidArgument(violations)
      return input
    }
    try {
      const actor = await callerOf(request, rule, options)
      assertAllowed(actor, rule)
      const call = { operation, at: options.clock.now(), ...heardIn(request), receive }
      const context = actor.type === 'UNKNOWN' ? undefined : options.contextOf({ ...call, actor })
      // The rule has checked the actor; `receive` checks the input.
      const work = () => handle({ ...call, actor, ...context } as Parameters<typeof handle>[0])
      return send(reply, await (actor.type === 'UNKNOWN' ? work() : options.around({ ...call, actor }, work)))
    } catch (error) {
      if (!request.raw.complete) reply.header('connection', 'close') // a rejected body need not be sent to its end
      throw error
    }
  }
}

const senderOf = (
  { operation, output }: Rule,
  { checkAnswers }: Pick<MountOptions<unknown>, 'checkAnswers'>,
) => {
  const violationsOf = checkAnswers ? compileInput(output) : undefined
  const writes = operation.method !== 'GET'
  return (reply: FastifyReply, result: unknown): FastifyReply => {
    if (result instanceof EventStream) return sendEvents(reply, result)
    if (result instanceof FileAnswer)
      return reply
        .headers({
          'content-type': result.contentType,
          'content-disposition': `attachment; filename="${result.fileName}"`,
        })
        .send(result.stream)
    if (writes) reply.header('x-wix-consistent', String(Date.now()))
    const output = result instanceof Tagged ? result.output : result
    const checked = output instanceof JsonBytes ? output.output : output
    if (violationsOf && checked !== undefined) assertAnswer(operation.name, violationsOf(checked))
    if (result instanceof Tagged || result instanceof JsonBytes) reply.headers(result.headers)
    const tag = reply.getHeader('etag')
    if (!writes && typeof tag === 'string' && isKnown(reply.request.headers['if-none-match'], tag))
      return reply.code(304).send()
    reply.header('content-type', 'application/json; charset=utf-8')
    return reply.send(output instanceof JsonBytes ? output.bytes : printed(output))
  }
}

/** Long texts are encoded here; Node would measure them first and encode them in a second pass. */
const LONG_TEXT = 16_384

const printed = (output: unknown): string | Buffer => {
  const text = JSON.stringify(output)
  return text.length > LONG_TEXT ? Buffer.from(text) : text
}

const heardIn = (request: FastifyRequest): Heard => ({
  requestId: request.id,
  address: request.ip,
  consistent: Date.now() - Number(request.headers['x-wix-consistent'] ?? 0) < CONSISTENT_FOR_MS,
  header: (name) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  },
})

const assertAnswer = (name: string, violations: readonly { field: string; description: string }[]): void => {
  const [first] = violations
  if (first) throw new Error(`${name} returned ${first.field}, which ${first.description}`)
}
