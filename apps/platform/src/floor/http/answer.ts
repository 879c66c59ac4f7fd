import type { Readable } from 'node:stream'
import type { FieldViolation, Operation } from '@vitrine/contract'
import type { Actor, Nobody, Somebody } from '../callers/actor.ts'
import type { Failure, InvalidArgument } from '../failure.ts'
import type { IncomingFile } from './bodies/form-file.ts'

/** One call as a feature sees it: the caller, the input and the request id. */
export interface Call<Input, Caller extends Actor = Somebody> {
  readonly actor: Caller
  readonly input: Input
  readonly requestId: string
  /** The caller's network address, as the server sees it. */
  readonly address: string
  /** The caller has seen a write that a replica may not have yet: read from the database itself. */
  readonly consistent: boolean
  /** The text of a request header by its lower-case name. */
  header(name: string): string | undefined
}

/** A response that is already JSON; sent unchanged, never parsed or printed again. */
export class JsonBytes {
  readonly bytes: Uint8Array
  /** Additional headers, such as Vary. */
  readonly headers: Readonly<Record<string, string>>
  /** The printed value, if available; development checks it against the contract. */
  readonly output: unknown

  constructor(bytes: Uint8Array, headers: Readonly<Record<string, string>> = {}, output?: unknown) {
    this.bytes = bytes
    this.headers = headers
    this.output = output
  }
}

/** A response with an entity tag. A caller who already has it gets only a confirmation. */
export class Tagged<Output> {
  readonly output: Output
  readonly headers: Readonly<Record<string, string>>

  constructor(output: Output, headers: Readonly<Record<string, string>>) {
    this.output = output
    this.headers = headers
  }
}

/** A response that is a file, sent as it is read. */
export class FileAnswer {
  readonly stream: Readable
  readonly contentType: string
  /** The name browsers save it under. */
  readonly fileName: string

  constructor(stream: Readable, contentType: string, fileName: string) {
    this.stream = stream
    this.contentType = contentType
    this.fileName = fileName
  }
}

/** A call whose body is a form with a file; nothing has been read yet. */
export interface FormCall<Input> extends Omit<Call<unknown>, 'input'> {
  /**
   * Reads the form: passes its file to `keep` as it arrives, then returns the checked input.
   *
   * @throws {Failure} PAYLOAD_TOO_LARGE, before anything is read if the form states its size
   * @throws {InvalidArgument} when the form is broken or its input breaks rules; the caller must delete what
   * was kept
   */
  receive(keep: (file: IncomingFile) => Promise<void>): Promise<Input>
}

/** An operation and the use case that answers it. */
export type Route = ArgumentRoute | FormRoute

interface ArgumentRoute {
  readonly operation: Operation
  /** The largest body, if larger than for other operations. */
  readonly maxBodyBytes?: number
  readonly handle: (call: Call<never, never>) => Promise<unknown>
  /** The error for input that breaks rules, if not the violations themselves. */
  readonly refusal?: Refusal
  readonly maxFileBytes?: never
}

export interface FormRoute {
  readonly operation: Operation
  readonly handle: (call: FormCall<never>) => Promise<unknown>
  readonly maxFileBytes: number
}

/** Connects an operation to a use case; the compiler checks both against the contract. */
export const answer = <Input, Output>(
  operation: Operation<Input, Output>,
  handle: (call: Call<Input>) => Promise<Output | Tagged<Output> | JsonBytes>,
): Route => ({ operation, handle })

/** Turns the violations of an input into an error. */
export type Refusal = (violations: readonly FieldViolation[]) => Failure | InvalidArgument

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

/** Connects an operation with access `none`: the caller is nobody, and tokens are ignored. */
export const answerAnybody = <Input, Output>(
  operation: Operation<Input, Output>,
  handle: (call: Call<Input, Nobody>) => Promise<Output | JsonBytes>,
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
