import type { Operation } from '@vitrine/contract'
import { type Rule, ruleOf } from '@vitrine/contract/rules'
import { compileInput } from '@vitrine/contract/validate'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Actor } from '../features/access/actor.ts'
import { assertAllowed } from '../features/access/permission.ts'
import { type Call, JsonBytes, type Route } from './answer.ts'
import { fail, InvalidArgument } from './failure.ts'
import { inputOf } from './input.ts'

export interface MountOptions {
  /** Finds out who calls, from the Authorization header. */
  readonly actorOf: (authorization: string | undefined) => Actor | Promise<Actor>
  /** Holds every printed answer against the contract; in development and in tests. */
  readonly checkAnswers: boolean
}

/** How long after a write its caller's reads avoid the replica. */
const CONSISTENT_FOR_MS = 10_000

/** Serves each route under every base path of its service. */
export const mount = (app: FastifyInstance, routes: readonly Route[], options: MountOptions): void => {
  for (const route of routes) {
    serve(app, route.operation, handlerOf(route, ruleOf(route.operation), options))
  }
}

/** Serves operations that are declared and not built yet: each names itself in FEATURE_NOT_AVAILABLE. */
export const mountLater = (app: FastifyInstance, operations: readonly Operation[]): void => {
  for (const operation of operations) {
    serve(app, operation, async () => {
      throw fail('FEATURE_NOT_AVAILABLE', { operation: operation.name })
    })
  }
}

const serve = (app: FastifyInstance, operation: Operation, handler: RouteHandlerMethod): void => {
  for (const base of basesOf(operation)) {
    const url = base + operation.path.replace(PARAMETER, (_, path: string) => `:${path.replace('.', '_')}`)
    app.route({ method: operation.method, url, handler })
    if (operation.query) app.route({ method: 'POST', url, handler })
  }
}

const PARAMETER = /:([\w.]+)/g

const basesOf = ({ service }: Operation): ReadonlySet<string> => new Set(Object.values(service.bases).flat())

const handlerOf = ({ operation, handle }: Route, rule: Rule, options: MountOptions) => {
  const violationsOf = compileInput(rule.input)
  const answerViolationsOf = options.checkAnswers ? compileInput(rule.output) : undefined
  const parameters = [...operation.path.matchAll(PARAMETER)].flatMap(([, path]) => path ?? [])
  const writes = operation.method !== 'GET'

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const actor = await options.actorOf(request.headers.authorization)
    assertAllowed(actor, rule.access)
    const input = inputOf(request, rule.input, parameters)
    const violations = violationsOf(input)
    if (violations.length > 0) throw new InvalidArgument(violations)
    // The rule has just checked what the types say: input against its schema, actor against its access.
    const call = { actor, input, ...contextOf(request) } as Call<never, never>
    const result = await handle(call)
    reply.header('content-type', 'application/json; charset=utf-8')
    if (writes) reply.header('x-wix-consistent', String(Date.now()))
    if (result instanceof JsonBytes) return reply.headers(result.headers).send(result.bytes)
    if (answerViolationsOf) assertAnswer(operation.name, answerViolationsOf(result))
    return reply.send(JSON.stringify(result))
  }
}

const contextOf = (request: FastifyRequest) => ({
  requestId: request.id,
  consistent: Date.now() - Number(request.headers['x-wix-consistent'] ?? 0) < CONSISTENT_FOR_MS,
  header: (name: string): string | undefined => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  },
})

const assertAnswer = (name: string, violations: readonly { field: string; description: string }[]): void => {
  const [first] = violations
  if (first) throw new Error(`${name} answered ${first.field}, which ${first.description}`)
}
