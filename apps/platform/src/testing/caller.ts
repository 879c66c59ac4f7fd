import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { InputOf, Operation, OutputOf } from '@vitrine/contract'

/** A raw answer. */
export interface Answer<Body = Record<string, unknown>> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** Calls the API without a client, so tests cover only the platform. */
export interface Caller {
  readonly authorization: string | undefined
  /** Calls an operation and returns its output; throws if the status is not 200. */
  call<O extends Operation>(
    operation: O,
    input: InputOf<O>,
    headers?: Record<string, string>,
  ): Promise<OutputOf<O>>
  /** Calls an operation and returns any answer. */
  try<O extends Operation>(operation: O, input: unknown, headers?: Record<string, string>): Promise<Answer>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  send(method: string, path: string, body?: string, headers?: Record<string, string>): Promise<Answer>
}

export const createCaller = (url: string, authorization: string | undefined): Caller => {
  const send: Caller['send'] = (method, path, body, headers = {}) =>
    exchanged(url + path, method, body, {
      ...(authorization && { authorization }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }),
      ...headers,
    })
  const attempt: Caller['try'] = (operation, input, headers) => {
    const path = pathOf(operation, input)
    if (operation.query) return send('GET', `${path}?.r=${encoded(input)}`, undefined, headers)
    if (operation.method === 'GET' || operation.method === 'DELETE')
      return send(operation.method, path, undefined, headers)
    return send(operation.method, path, JSON.stringify(input), headers)
  }
  return {
    authorization,
    send,
    try: attempt,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, JSON.stringify(body), headers),
    call: async <O extends Operation>(operation: O, input: InputOf<O>, headers?: Record<string, string>) => {
      const { status, body } = await attempt(operation, input, headers)
      if (status !== 200) throw new Error(`${operation.name} answered ${status}: ${JSON.stringify(body)}`)
      return body as OutputOf<O> // in tests, the platform checks its answers against the contract
    },
  }
}

const agent = new Agent({ keepAlive: true })

/** Tests make tens of thousands of calls, and `fetch` takes several times as much processor time for one. */
const exchanged = (
  url: string,
  method: string,
  body: string | undefined,
  headers: Record<string, string>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, async (response) => {
      try {
        // A stream doesn't end, so its headers are the answer.
        const isStream = response.headers['content-type'] === 'text/event-stream'
        const read = isStream ? '' : await text(response)
        if (isStream) sent.destroy()
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(pairsOf(response.rawHeaders)),
          body: read.startsWith('{') ? JSON.parse(read) : { text: read },
        })
      } catch (error) {
        reject(error instanceof SyntaxError ? error : new TypeError('The answer broke off', { cause: error }))
      }
    })
    // Like `fetch`, so that tests can tell a lost answer from a wrong one.
    const fail = (cause: Error) => reject(new TypeError('No answer came', { cause }))
    sent.once('error', fail).end(body)
  })

/** Names and values, which alternate in what came. */
const pairsOf = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, place) => (place % 2 === 0 ? [[name, raw[place + 1] ?? '']] : []))

const encoded = (input: unknown): string => Buffer.from(JSON.stringify(input)).toString('base64url')

/** The address of a call, with its parameters filled in. */
export const pathOf = ({ service, path }: Operation, input: unknown): string =>
  (service.bases.public[0] ?? '') +
  path.replace(/:([\w.]+)/g, (_, name: string) => encodeURIComponent(String(valueAt(input, name.split('.')))))

const valueAt = (input: unknown, [name = '', ...rest]: readonly string[]): unknown => {
  const value = (input as Record<string, unknown> | undefined)?.[name]
  return rest.length > 0 ? valueAt(value, rest) : value
}
