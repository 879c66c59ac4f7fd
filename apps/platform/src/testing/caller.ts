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
  const send: Caller['send'] = async (method, path, body, headers = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(authorization && { authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text.startsWith('{') ? JSON.parse(text) : { text },
    }
  }
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

const encoded = (input: unknown): string => Buffer.from(JSON.stringify(input)).toString('base64url')

/** The address of a call, with its parameters filled in. */
export const pathOf = ({ service, path }: Operation, input: unknown): string =>
  (service.bases.public[0] ?? '') +
  path.replace(/:([\w.]+)/g, (_, name: string) => encodeURIComponent(String(valueAt(input, name.split('.')))))

const valueAt = (input: unknown, [name = '', ...rest]: readonly string[]): unknown => {
  const value = (input as Record<string, unknown> | undefined)?.[name]
  return rest.length > 0 ? valueAt(value, rest) : value
}
