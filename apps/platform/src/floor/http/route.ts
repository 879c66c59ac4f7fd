import type { FieldViolation, Operation } from '@vitrine/contract'
import type { Actor, KnownActor } from '../callers/actor.ts'
import type { Failure, InvalidArgument } from '../failure.ts'
import type { IncomingFile } from './bodies/form-file.ts'

/** One call as it came by HTTP: the operation, the caller, the input, the time and the request id. */
export interface Incoming<Input, Caller extends Actor> {
  readonly operation: Operation
  readonly actor: Caller
  readonly input: Input
  /** When the call came, in milliseconds since 1970. Everything it writes has this time. */
  readonly at: number
  readonly requestId: string
  /** The caller's network address, as the server sees it. */
  readonly address: string
  /** The caller has seen a write that a replica may not have yet: read from the database itself. */
  readonly consistent: boolean
  /** The text of a request header by its lower-case name. */
  header(name: string): string | undefined
}

/** A call whose body is a form with a file; nothing has been read yet. */
export interface IncomingForm<Input, Caller extends Actor> extends Omit<Incoming<unknown, Caller>, 'input'> {
  /**
   * Reads the form: passes its file to `keep` as it arrives, then returns the checked input.
   *
   * @throws {Failure} PAYLOAD_TOO_LARGE, before anything is read if the form states its size
   * @throws {InvalidArgument} when the form is broken or its input breaks rules; the caller must delete what
   * was kept
   */
  receive(keep: (file: IncomingFile) => Promise<void>): Promise<Input>
}

/** A call of a known caller, without its context. A form's input isn't read yet. */
export type UnfinishedCall = Omit<Incoming<unknown, KnownActor>, 'input'> & { readonly input?: unknown }

/** An operation and the use case that answers it. `Context` is what a use case gets in addition to the HTTP request. */
export type Route<Context> = ArgumentRoute<Context> | FormRoute<Context>

export interface ArgumentRoute<Context> {
  readonly operation: Operation
  /** The largest body, if larger than for other operations. */
  readonly maxBodyBytes?: number
  readonly handle: (call: Incoming<never, never> & Context) => Promise<unknown>
  /** The error for input that breaks rules, if not the violations themselves. */
  readonly refusal?: Refusal
  readonly maxFileBytes?: never
}

export interface FormRoute<Context> {
  readonly operation: Operation
  readonly handle: (call: IncomingForm<never, never> & Context) => Promise<unknown>
  readonly maxFileBytes: number
}

/** Turns the violations of an input into an error. */
export type Refusal = (violations: readonly FieldViolation[]) => Failure | InvalidArgument
