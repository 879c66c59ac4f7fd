import type { Operation } from '@vitrine/contract'
import type { UnknownActor } from '../../floor/callers/actor.ts'
import type { FileAnswer, JsonBytes, Tagged } from '../../floor/http/answers.ts'
import type { EventStream } from '../../floor/http/event-stream.ts'
import type { Incoming, Refusal, Route as RouteOf } from '../../floor/http/route.ts'
import type { Call, FormCall, ShopContext } from './call.ts'

/** An operation and the use case that answers it. */
export type Route = RouteOf<ShopContext>

/** Connects an operation to a use case; the compiler checks both against the contract. */
export const answer = <Input, Output>(
  operation: Operation<Input, Output>,
  handle: (call: Call<Input>) => Promise<Output | Tagged<Output> | JsonBytes>,
): Route => ({ operation, handle })

/** Connects an operation whose callers expect other errors than violations. */
export const answerRefusing = <Input, Output>(
  operation: Operation<Input, Output>,
  refusal: Refusal,
  handle: (call: Call<Input>) => Promise<Output>,
): Route => ({ operation, refusal, handle })

/** Connects an operation with a body of up to `maxBodyBytes`; all others take a megabyte. */
export const answerLong = <Input, Output>(
  operation: Operation<Input, Output>,
  maxBodyBytes: number,
  handle: (call: Call<Input>) => Promise<Output>,
): Route => ({ operation, maxBodyBytes, handle })

/** Connects an operation with access `none`: there is no known caller, and tokens are ignored. */
export const answerAnyone = <Input, Output>(
  operation: Operation<Input, Output>,
  handle: (call: Incoming<Input, UnknownActor>) => Promise<Output | JsonBytes>,
): Route => ({ operation, handle })

/** Connects an operation that takes a form with a file of at most `maxFileBytes`. */
export const answerForm = <Input, Output>(
  operation: Operation<Input, Output>,
  maxFileBytes: number,
  handle: (call: FormCall<Input>) => Promise<Output>,
): Route => ({ operation, maxFileBytes, handle })

/** Connects an operation that returns a file. */
export const answerFile = <Input, Output>(
  operation: Operation<Input, Output>,
  handle: (call: Call<Input>) => Promise<FileAnswer>,
): Route => ({ operation, handle })

/** Connects an operation that returns a stream of server-sent events. */
export const answerStream = <Input, Output>(
  operation: Operation<Input, Output>,
  handle: (call: Call<Input>) => Promise<EventStream>,
): Route => ({ operation, handle })
