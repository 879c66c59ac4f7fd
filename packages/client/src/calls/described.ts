import type { Operation } from '@vitrine/contract/operations'
import type { Shape } from '../wire/convert.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import type { Caller } from './module.ts'

/** How a module function's argument and answer differ from the operation's. */
export interface Differences<Gives = Shape, Takes = Shape, Key = string | undefined> {
  /** Fields of the answer that differ on the wire. */
  gives?: Gives
  /** Fields of the argument that differ on the wire. */
  takes?: Takes
  /** The one field of the answer to return, or `nothing`; by default the whole answer. */
  answers?: Key
}

/**
 * The result of a module function. The platform always sends every field of an answer; only an entity's
 * fields may be missing.
 */
type Result<Output, Gives, Key> = Key extends 'nothing'
  ? undefined
  : Key extends keyof Answer<Output, Gives>
    ? NonNullable<Answer<Output, Gives>[Key]>
    : Required<Answer<Output, Gives>>

/** What a module function does for a client. */
export type Described<Args extends unknown[], Answered> = (
  caller: Caller,
) => (...args: Args) => Promise<Answered>

/** Descriptions of functions that a module declares under the same names. */
export type Descriptions<Module> = {
  [Name in keyof Module]?: Module[Name] extends (...args: infer Args) => Promise<infer Answered>
    ? Described<Args, Answered>
    : never
}

/**
 * Describes a module function by its operation.
 * @param input - turns the function's arguments into the operation's single one
 */
export const described =
  <
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
  ): Described<Args, Result<Output, Gives, Key>> =>
  ({ call }) =>
  async (...args) => {
    const answer = await call(operation, input(...args), gives, takes)
    return (answers ? answer[answers] : answer) as never
  }

/** For calls with an id as their only argument. */
export const byId = (_id: string) => ({ _id })

/** For calls that take an id and options. */
export const withId = <Options>(_id: string, options: Options) => ({ ...options, _id })

/** For calls that send their options unchanged. */
export const whole = <Options>(options: Options): Options => options
