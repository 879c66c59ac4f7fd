import type { Operation } from '@vitrine/contract/operations'
import type { EventName } from '../webhooks/event-types.ts'
import type { Shape } from '../wire/convert.ts'
import type { Argument } from '../wire/forms.ts'
import type { Call } from './caller.ts'
import { currentClient } from './context.ts'
import { type Described, type Differences, described } from './described.ts'
import { loaded } from './later.ts'
import { named } from './named.ts'

/** What a module function needs from a client. */
export interface Caller {
  readonly call: Call
  /** Registers a handler of webhook events. */
  readonly on: (event: EventName, handler: (event: never) => unknown) => void
}

const BIND = Symbol.for('vitrine.bind')

/** Whether a function belongs to one of our modules. */
export const isBindable = (value: object): boolean => BIND in value

type AnyFunction = (...args: never[]) => unknown

/** Makes a module function from what it does for a client. Called on its own, it uses the client in context. */
export const bindable = <F extends AnyFunction>(bind: (caller: Caller) => F): F =>
  Object.assign((...args: never[]) => bind(currentClient())(...args), { [BIND]: bind }) as unknown as F

/** Binds the functions of a module, or of an object of modules, to a client. Anything else stays. */
export const boundTo = <T>(caller: Caller, modules: T): T => {
  if (typeof modules === 'function')
    return BIND in modules ? (modules[BIND] as (caller: Caller) => T)(caller) : modules
  if (typeof modules !== 'object' || !modules) return modules
  return named(Object.keys(modules), (name) => boundTo(caller, modules[name as never])) as T
}

/**
 * Declares a module function by its operation.
 * @param input - turns the function's arguments into the operation's single one
 */
export const method = <
  Input,
  Output,
  Args extends unknown[],
  Gives extends Shape = Record<never, never>,
  Takes extends Shape = Record<never, never>,
  const Key extends string | undefined = undefined,
>(
  operation: Operation<Input, Output>,
  input: (...args: Args) => Argument<Input, Takes> | undefined,
  differences?: Differences<Gives, Takes, Key>,
) => bindable(described(operation, input, differences))

type FunctionOf<Description> =
  Description extends Described<infer Args, infer Answered> ? (...args: Args) => Promise<Answered> : never

/** Declares a module function whose description loads on first use. */
export const methodLater = <Descriptions, Name extends keyof Descriptions & string>(
  load: () => Promise<{ descriptions: Descriptions }>,
  name: Name,
): FunctionOf<Descriptions[Name]> =>
  bindable(
    (caller) =>
      async (...args: never[]) =>
        ((await loaded(load())).descriptions[name] as Described<never[], unknown>)(caller)(...args),
  ) as never
