import type { FakeResponse, RecordedRequest } from './recorded.ts'

const KEPT_HEADERS = [
  'authorization',
  'content-type',
  'x-wix-consistent',
  'wix-site-id',
  'wix-account-id',
  'client-binding',
  'accept-language',
  'x-shop',
]

/** A fetch that returns the recorded answers in order, repeating the last, and records the requests. */
export const createFakeServer = (recorded: FakeResponse | FakeResponse[] = []) => {
  const answers = [recorded].flat()
  const requests: RecordedRequest[] = []

  const fakeFetch = async (target: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request = target instanceof Request ? target : undefined
    const url = request?.url ?? String(target)
    const headers = new Headers(init.headers ?? request?.headers)
    const body = request ? await request.text() : typeof init.body === 'string' ? init.body : ''
    const method = (init.method ?? request?.method ?? 'GET').toUpperCase()
    requests.push({ method, url, ...queryOf(url), headers: kept(headers), body: bodyOf(body) })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === undefined) throw new Error(`Nothing was recorded to answer ${url}`)
    if (answer.networkError) throw new TypeError(answer.networkError)
    const { status = 200, statusText, headers: answered, text, body: json } = answer
    const content = text ?? JSON.stringify(json)
    const isEmpty = status === 204 || content === undefined
    return new Response(isEmpty ? null : content, { status, statusText, headers: answered })
  }
  return { fetch: fakeFetch as typeof fetch, requests }
}

const kept = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => KEPT_HEADERS.includes(name)))

const bodyOf = (text: string) => {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    return { $text: text }
  }
}

/** A query as an object; a repeated key is a list, and `.r` is decoded. */
const queryOf = (url: string): { query?: Record<string, unknown> } => {
  const query: Record<string, unknown> = {}
  for (const [name, value] of new URL(url).searchParams)
    if (name === '.r') query[name] = JSON.parse(Buffer.from(value, 'base64url').toString())
    else query[name] = name in query ? [query[name], value].flat() : value
  return Object.keys(query).length > 0 ? { query } : {}
}
