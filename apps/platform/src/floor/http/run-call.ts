import type { Operation } from '@vitrine/contract'
import { ruleOf } from '@vitrine/contract/rules'
import { canonicalAddresses, compileInput } from '@vitrine/contract/validate'
import type { Actor, KnownActor } from '../callers/actor.ts'
import { assertAllowed } from '../callers/permission.ts'
import type { Clock } from '../clock.ts'
import { InvalidArgument } from '../failure.ts'
import { JsonBytes, Tagged } from './answers.ts'
import type { Budgets } from './overload/budgets.ts'
import { chargeOf } from './overload/call-class.ts'
import type { InTurn } from './overload/totals-in-turn.ts'
import type { ArgumentRoute, Incoming, Route, UnfinishedCall } from './route.ts'

/** What every call needs, whether it came by its own address or as a field of a GraphQL document. */
export interface RunOptions<Context> {
  /** Returns what a use case needs to know about a call in addition to HTTP. */
  readonly contextOf: (call: UnfinishedCall) => Context
  readonly clock: Clock
  /** What one caller may ask for. */
  readonly budgets: Budgets
  readonly totalsInTurn: InTurn
  /** Runs the use case of a known caller; records what it changes. */
  readonly around: Around
  /** Watches calls; default: no one watches. */
  readonly observe?: Observe
}

export type Around = (call: UnfinishedCall, work: () => Promise<unknown>) => Promise<unknown>

/** Runs one call and may note what it did. */
export type Observe = (
  call: { readonly operation: Operation; readonly actor: Actor; readonly requestId: string },
  work: () => Promise<unknown>,
) => Promise<unknown>

/** The parts of a request that don't depend on the operation. */
export type Heard = Pick<Incoming<unknown, Actor>, 'requestId' | 'address' | 'consistent' | 'header'>

/** Checks access, budget and input, then runs the use case. The input is read after access is checked. */
export type RunCall = (actor: Actor, heard: Heard, read: () => Record<string, unknown>) => Promise<unknown>

/** Prepares an operation's checks and returns what runs one call of it. */
export const createRunCall = <Context extends object>(
  { operation, handle, refusal }: ArgumentRoute<Context>,
  { contextOf, clock, budgets, totalsInTurn, around, observe }: RunOptions<Context>,
): RunCall => {
  const rule = ruleOf(operation)
  const withAddresses = canonicalAddresses(rule.input)
  const violationsOf = compileInput(rule.input)
  const inTurn = chargeOf(operation) === 'totals' ? totalsInTurn : undefined
  const run: RunCall = async (actor, { requestId, address, consistent, header }, read) => {
    assertAllowed(actor, rule)
    budgets.charge(operation, actor, address)
    const input = withAddresses(read())
    const violations = violationsOf(input)
    if (violations.length > 0) throw refusal?.(violations) ?? new InvalidArgument(violations)
    // One object, because each copy would take as long as the checks.
    const call = { operation, actor, at: clock.now(), requestId, address, consistent, header, input }
    if (hasKnownActor(call)) Object.assign(call, contextOf(call))
    // The checks above have proved what the types of the use case ask for.
    const ready = call as Parameters<typeof handle>[0]
    if (inTurn) return inTurn(actor, address, () => budgets.timed(actor, address, () => handle(ready)))
    return hasKnownActor(call) ? around(call, () => handle(ready)) : handle(ready)
  }
  if (!observe) return run
  return (actor, heard, read) =>
    observe({ operation, actor, requestId: heard.requestId }, () => run(actor, heard, read))
}

/** Whether a call has a known caller. */
const hasKnownActor = <Of extends { readonly actor: Actor }>(
  call: Of,
): call is Of & { readonly actor: KnownActor } => call.actor.type !== 'UNKNOWN'

/** Runs an operation in this process for a caller who is already known. */
export type Calls = (
  name: string,
  caller: Heard & { readonly actor: KnownActor },
  input: Readonly<Record<string, unknown>>,
) => Promise<unknown>

/**
 * Makes routes callable in this process, with the same checks as by HTTP. An operation is prepared when it is
 * first called.
 */
export const createCalls = <Context extends object>(
  routes: readonly Route<Context>[],
  options: RunOptions<Context>,
): Calls => {
  const byName = new Map(routes.map((route) => [route.operation.name, route]))
  const runs = new Map<string, RunCall>()
  const runOf = (name: string): RunCall => {
    const route = byName.get(name)
    if (!route || route.maxFileBytes !== undefined) throw new Error(`${name} can't be called in process`)
    const run = runs.get(name) ?? createRunCall(route, options)
    runs.set(name, run)
    return run
  }
  return async (name, { actor, requestId, address, consistent, header }, input) => {
    const heard = { requestId, address, consistent, header }
    return outputOf(await runOf(name)(actor, heard, () => ({ ...input })))
  }
}

const outputOf = (result: unknown): unknown => {
  const output = result instanceof Tagged ? result.output : result
  return output instanceof JsonBytes ? (output.output ?? parsed(output.bytes)) : output
}

/** Pages that are kept as bytes are parsed once, as long as they are kept. Callers must not change them. */
const pages = new WeakMap<Uint8Array, unknown>()

const parsed = (bytes: Uint8Array): unknown => {
  const known = pages.get(bytes)
  if (known !== undefined) return known
  const value: unknown = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString())
  pages.set(bytes, value)
  return value
}
