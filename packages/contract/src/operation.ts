import type { Service } from './service.ts'

/** The HTTP methods of the wire. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

declare const input: unique symbol
declare const output: unique symbol

/**
 * One call of the wire, as a browser needs it: service, method and the specification's own path. Its input
 * and output exist as types only; who may call it, what it checks and how it fails stands in the rules.
 */
export interface Operation<Input = unknown, Output = unknown> {
  readonly name: string
  readonly service: Service
  readonly method: Method
  /** The specification's path; `:name` is a parameter, `:entity.id` one that stands inside the body's entity. */
  readonly path: string
  /** The same path by POST, for arguments too long for a query string. */
  readonly query?: true
  /** The body is a form (RFC 7578): its part `file` is a file of any size, its other parts are the argument. */
  readonly form?: true
  /** The answer is a file, as it is, instead of JSON. */
  readonly file?: true
  readonly [input]?: Input
  readonly [output]?: Output
}

/** What an operation takes. */
export type InputOf<O> = O extends Operation<infer Input, infer _Output> ? Input : never
/** What an operation answers. */
export type OutputOf<O> = O extends Operation<infer _Input, infer Output> ? Output : never

/** Declares an operation. */
export const operation = <Input, Output>(
  name: string,
  service: Service,
  method: Method,
  path: string,
): Operation<Input, Output> => ({ name, service, method, path })

/** Declares a query: sent as GET with the argument as `.r`, and as POST with a body when that grows too long. */
export const queryOperation = <Input, Output>(
  name: string,
  service: Service,
  path: string,
): Operation<Input, Output> => ({ name, service, method: 'GET', path, query: true })

/** Declares a call that takes a file: a form whose part `file` is the file and whose other parts are the argument. */
export const formOperation = <Input, Output>(
  name: string,
  service: Service,
  path: string,
): Operation<Input, Output> => ({ name, service, method: 'POST', path, form: true })

/** Declares a call that answers a file. */
export const fileOperation = <Input, Output>(
  name: string,
  service: Service,
  path: string,
): Operation<Input, Output> => ({ name, service, method: 'GET', path, file: true })
