import type { Operation } from '@vitrine/contract'
import type { Actor, Somebody } from '../features/access/actor.ts'

/** One call as a feature sees it: who calls, with what, and under which request id. */
export interface Call<Input, Caller extends Actor = Somebody> {
  readonly actor: Caller
  readonly input: Input
  readonly requestId: string
  /** The caller saw a write that a replica may not have yet: read from the database itself. */
  readonly consistent: boolean
  /** The text of a request header by its lower-case name. */
  header(name: string): string | undefined
}

/** An answer that is JSON already: sent as it is, never parsed or printed again. */
export class JsonBytes {
  readonly bytes: Uint8Array
  /** Headers to send along, such as Vary. */
  readonly headers: Readonly<Record<string, string>>

  constructor(bytes: Uint8Array, headers: Readonly<Record<string, string>> = {}) {
    this.bytes = bytes
    this.headers = headers
  }
}

/** An operation and the use case that answers it. */
export interface Route {
  readonly operation: Operation
  readonly handle: (call: Call<never, never>) => Promise<unknown>
}

/** Answers an operation by a use case; the compiler holds both against the contract. */
export const answer = <Input, Output>(
  operation: Operation<Input, Output>,
  handle: (call: Call<Input>) => Promise<Output | JsonBytes>,
): Route => ({ operation, handle })

/** Answers an operation whose access is `none`: the caller may be nobody. */
export const answerAnybody = <Input, Output>(
  operation: Operation<Input, Output>,
  handle: (call: Call<Input, Actor>) => Promise<Output | JsonBytes>,
): Route => ({ operation, handle })
