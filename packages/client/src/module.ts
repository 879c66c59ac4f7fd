import type { Operation } from '@vitrine/contract/operations'
import type { Call } from './caller.ts'
import { currentClient } from './context.ts'
import type { Shape } from './wire/convert.ts'
import type { Answer, Argument } from './wire/forms.ts'

/** What a module function needs of a client. */
export interface Caller {
  readonly call: Call
  /** Registers a handler of webhook events. */
  readonly on: (event: EventType, handler: (event: never) => unknown) => void
}

/** A kind of webhook event. */
export interface EventType {
  /** The type as the wire names it, such as `wix.ecom.v1.cart_created`. */
  readonly type: string
  /** Domain events carry an entity and what happened to it; the others are the payload itself. */
  readonly isDomainEvent?: boolean
  /** Which fields of entity or payload differ on the wire. */
  readonly gives?: Shape
}

const BIND = Symbol.for('vitrine.bind')

// biome-ignore lint/suspicious/noExplicitAny: any function will do; its own type is kept.
type AnyFunction = (...args: any[]) => unknown

/** Makes a module function out of what it does for a client. Called by itself it uses the client in context. */
export const bindable = <F extends AnyFunction>(bind: (caller: Caller) => F): F =>
  Object.assign((...args: unknown[]) => bind(currentClient())(...args), { [BIND]: bind }) as unknown as F

/** Binds the functions of a module, or of an object of modules, to a client. What is no module function stays. */
export const boundTo = <T>(caller: Caller, modules: T): T => {
  const bind = (value: unknown): unknown => {
    if (typeof value === 'function')
      return BIND in value ? (value[BIND] as (caller: Caller) => unknown)(caller) : value
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bind(part)]))
  }
  return bind(modules) as T
}

/** How argument and answer of a module function differ from the operation's. */
interface Differences<Gives, Takes, Key> {
  /** Fields of the answer that differ on the wire. */
  gives?: Gives
  /** Fields of the argument that differ on the wire. */
  takes?: Takes
  /** The one field of the answer to answer with, or `nothing`; by default the whole answer. */
  answers?: Key
}

/** What a module function answers with. The platform leaves out no field of an answer itself, whatever its entity lacks. */
type Result<Output, Gives, Key> = Key extends 'nothing'
  ? undefined
  : Key extends keyof Answer<Output, Gives>
    ? NonNullable<Answer<Output, Gives>[Key]>
    : Required<Answer<Output, Gives>>

/**
 * Declares a module function by the operation it stands for.
 *
 * @param input - makes the operation's one argument out of the function's own
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
  { gives, takes, answers }: Differences<Gives, Takes, Key> = {},
): ((...args: Args) => Promise<Result<Output, Gives, Key>>) =>
  bindable(({ call }) => async (...args: Args) => {
    const answer = await call(operation, input(...args), gives, takes)
    return (answers ? answer[answers] : answer) as Result<Output, Gives, Key>
  })

/** For calls whose one argument is an id. */
export const byId = (_id: string) => ({ _id })

/** For calls that take their options as they are. */
export const whole = <Options>(options: Options): Options => options
