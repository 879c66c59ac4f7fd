import type { Service } from './service.ts'

/** The HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Method and bare path in one text, such as `GET /v1/carts/current`. */
export type Route = `${Method} /${string}`

declare const input: unique symbol
declare const output: unique symbol

/**
 * One call of the API, as a browser needs it: service, method and path. Input and output exist only as types.
 * The rules say who may call it, what is checked and how it fails.
 */
export interface Operation<Input = unknown, Output = unknown> {
  readonly name: string
  /** What the call does, in one sentence, for the API reference. */
  readonly summary: string
  readonly service: Service
  readonly method: Method
  /** The bare path. `:name` is a parameter; `:entity.id` is one inside the body's entity. */
  readonly path: string
  /** Also available by POST, for requests too long for a query string. */
  readonly query?: true
  /**
   * The body is a form (RFC 7578): its part `file` is a file of any size, its other parts are the request.
   */
  readonly form?: true
  /** The response is a file instead of JSON. */
  readonly file?: true
  /** The response is a stream of server-sent events, each with an output as its data. */
  readonly stream?: true
  readonly [input]?: Input
  readonly [output]?: Output
}

/** The input of an operation. */
export type InputOf<O> = O extends Operation<infer Input, infer _Output> ? Input : never
/** The output of an operation. */
export type OutputOf<O> = O extends Operation<infer _Input, infer Output> ? Output : never

/** Declares an operation. Its summary is its docstring, in the API reference too. */
export const operation = <Input, Output>(
  name: string,
  summary: string,
  service: Service,
  route: Route,
): Operation<Input, Output> => {
  const [method, path] = route.split(' ') as [Method, string]
  return { name, summary, service, method, path }
}

/** Declares a query: sent as GET with the request in `.r`, or as POST with a body if that gets too long. */
export const queryOperation = <Input, Output>(
  name: string,
  summary: string,
  service: Service,
  path: string,
): Operation<Input, Output> => ({ name, summary, service, method: 'GET', path, query: true })

/**
 * Declares a call that uploads a file, as a form: the part `file` is the file, the other parts are the
 * request.
 */
export const formOperation = <Input, Output>(
  name: string,
  summary: string,
  service: Service,
  path: string,
): Operation<Input, Output> => ({ name, summary, service, method: 'POST', path, form: true })

/** Declares a call that returns a file. */
export const fileOperation = <Input, Output>(
  name: string,
  summary: string,
  service: Service,
  path: string,
): Operation<Input, Output> => ({ name, summary, service, method: 'GET', path, file: true })

/** Declares a call that returns a stream of server-sent events. */
export const streamOperation = <Input, Output>(
  name: string,
  summary: string,
  service: Service,
  path: string,
): Operation<Input, Output> => ({ name, summary, service, method: 'GET', path, stream: true })
