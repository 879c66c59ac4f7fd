import type { Operation } from '@vitrine/contract/operations'
import { bindable } from '../calls/module.ts'
import type { Shape } from '../wire/convert.ts'
import type { Answer } from '../wire/forms.ts'
import { queryLine } from './query-line.ts'

/**
 * Declares a module function whose operation reads: its argument goes into the address, so caches may keep the
 * answer.
 * @param input - turns the function's arguments into the operation's single one
 */
export const queried = <Input, Output, Args extends unknown[], Gives extends Shape = Record<never, never>>(
  operation: Operation<Input, Output>,
  input: (...args: Args) => unknown,
  gives?: Gives,
  takes?: Shape,
) =>
  bindable(
    ({ call }) =>
      (...args: Args) =>
        call(operation, input(...args) as never, gives, takes, queryLine) as Promise<
          Required<Answer<Output, Gives>>
        >,
  )
