import type { Operation } from '@vitrine/contract/operations'
import type { Caller } from './module.ts'
import type { Shape } from './wire/convert.ts'
import type { Answer, Argument } from './wire/forms.ts'

/** How argument and answer of a module function differ from the operation's. */
export interface Differences<Gives = Shape, Takes = Shape, Key = string | undefined> {
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
 * Describes a module function by the operation it stands for.
 *
 * @param input - makes the operation's one argument out of the function's own
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

/** For calls whose one argument is an id. */
export const byId = (_id: string) => ({ _id })

/** For calls that take their options as they are. */
export const whole = <Options>(options: Options): Options => options
