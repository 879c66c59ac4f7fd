import type { Readable } from 'node:stream'
import type { FieldViolation, Operation } from '@vitrine/contract'
import type { Actor, Nobody, Somebody } from '../callers/actor.ts'
import type { Failure, InvalidArgument } from '../failure.ts'
import type { IncomingFile } from './bodies/form-file.ts'

/** One call as a feature sees it: who calls, with what, and under which request id. */
export interface Call<Input, Caller extends Actor = Somebody> {
  readonly actor: Caller
  readonly input: Input
  readonly requestId: string
  /** The caller's network address, as the server knows it. */
  readonly address: string
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
  /** What was printed, where it is at hand: development holds it against the contract. */
  readonly output: unknown

  constructor(bytes: Uint8Array, headers: Readonly<Record<string, string>> = {}, output?: unknown) {
    this.bytes = bytes
    this.headers = headers
    this.output = output
  }
}

/** An answer with an entity tag: a caller who has it already is told so, and nothing else. */
export class Tagged<Output> {
  readonly output: Output
  readonly headers: Readonly<Record<string, string>>

  constructor(output: Output, headers: Readonly<Record<string, string>>) {
    this.output = output
    this.headers = headers
  }
}

/** An answer that is a file, sent as it is read. */
export class FileAnswer {
  readonly stream: Readable
  readonly contentType: string
  /** Under which browsers save it. */
  readonly fileName: string

  constructor(stream: Readable, contentType: string, fileName: string) {
    this.stream = stream
    this.contentType = contentType
    this.fileName = fileName
  }
}

/** A call whose body is a form with a file; nothing of it has been read yet. */
export interface FormCall<Input> extends Omit<Call<unknown>, 'input'> {
  /**
   * Reads the form: its file is handed to `keep` as it arrives, then its checked argument is given.
   *
   * @throws {Failure} PAYLOAD_TOO_LARGE, before anything is read when the form says how large it is
   * @throws {InvalidArgument} when the form is broken or its argument breaks rules; what was kept is the caller's to delete
   */
  receive(keep: (file: IncomingFile) => Promise<void>): Promise<Input>
}

/** An operation and the use case that answers it. */
export type Route = ArgumentRoute | FormRoute

interface ArgumentRoute {
  readonly operation: Operation
  /** How large its body may be, where that is more than for others. */
  readonly maxBodyBytes?: number
  readonly handle: (call: Call<never, never>) => Promise<unknown>
  /** What is said of an input that breaks rules, where that is not the violations themselves. */
  readonly refusal?: Refusal
  readonly maxFileBytes?: never
}

export interface FormRoute {
  readonly operation: Operation
  readonly handle: (call: FormCall<never>) => Promise<unknown>
  readonly maxFileBytes: number
}

/** Answers an operation by a use case; the compiler holds both against the contract. */
export const answer = <Input, Output>(
  operation: Operation<Input, Output>,
  handle: (call: Call<Input>) => Promise<Output | Tagged<Output> | JsonBytes>,
): Route => ({ operation, handle })

/** Makes an error of the rules that an input breaks. */
export type Refusal = (violations: readonly FieldViolation[]) => Failure | InvalidArgument

/** Answers an operation whose callers read violations in a way of their own, or not at all. */
export const answerRefusing = <Input, Output>(
  operation: Operation<Input, Output>,
  refusal: Refusal,
  handle: (call: Call<Input>) => Promise<Output>,
): Route => ({ operation, refusal, handle })

/** Answers an operation that takes a body of up to `maxBodyBytes`, which for all others is a megabyte. */
export const answerLong = <Input, Output>(
  operation: Operation<Input, Output>,
  maxBodyBytes: number,
  handle: (call: Call<Input>) => Promise<Output>,
): Route => ({ operation, maxBodyBytes, handle })

/** Answers an operation whose access is `none`: whoever calls is nobody, and no token is asked for or judged. */
export const answerAnybody = <Input, Output>(
  operation: Operation<Input, Output>,
  handle: (call: Call<Input, Nobody>) => Promise<Output | JsonBytes>,
): Route => ({ operation, handle })

/** Answers an operation that takes a form with a file of at most `maxFileBytes`. */
export const answerForm = <Input, Output>(
  operation: Operation<Input, Output>,
  maxFileBytes: number,
  handle: (call: FormCall<Input>) => Promise<Output>,
): Route => ({ operation, maxFileBytes, handle })

/** Answers an operation by a file. */
export const answerFile = <Input, Output>(
  operation: Operation<Input, Output>,
  handle: (call: Call<Input>) => Promise<FileAnswer>,
): Route => ({ operation, handle })
