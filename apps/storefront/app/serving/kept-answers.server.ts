import { createKeptFor } from './kept-for.server.ts'

/** How many bytes of answers are kept in memory. */
const MOST_BYTES = 16 * 1024 * 1024

interface Kept {
  readonly body: Uint8Array<ArrayBuffer>
  readonly headers: Headers
}

export interface KeptAnswersOptions {
  /** 0 keeps nothing. */
  readonly seconds: number
  /** Default: 16 MiB. The oldest answers go first. */
  readonly mostBytes?: number
  readonly send?: typeof fetch
}

/**
 * Creates a transport that keeps successful answers for a few seconds, and asks once for what several pages
 * need at the same time. Only for a client that reads what everyone may see: answers are kept by method,
 * address and body, so all clients with other headers need a transport of their own. Tokens are never kept.
 */
export function createKeptAnswers({
  seconds,
  mostBytes = MOST_BYTES,
  send = fetch,
}: KeptAnswersOptions): typeof fetch {
  if (seconds === 0) return send
  const kept = createKeptFor<Kept>(seconds, mostBytes)
  const asked = new Map<string, Promise<Kept | Response>>()

  const ask = async (key: string, input: RequestInfo | URL, init?: RequestInit): Promise<Kept | Response> => {
    const generation = kept.generation()
    const response = await send(input, init)
    if (response.status !== 200) return response
    const headers = new Headers(response.headers)
    for (const name of ['content-encoding', 'content-length']) headers.delete(name) // the body is decoded
    const body = new Uint8Array(await response.arrayBuffer())
    const answer = { body, headers }
    kept.keep(key, answer, body.length, generation)
    return answer
  }

  return async (input, init) => {
    const key = keyOf(input, init)
    if (key === undefined) return send(input, init)
    const known = kept.find(key)
    if (known) return answerWith(known)
    // The answer to a request from before the drop may be outdated.
    const name = `${kept.generation()} ${key}`
    const running = asked.get(name) ?? ask(key, input, init).finally(() => asked.delete(name))
    asked.set(name, running)
    const answer = await running
    return answer instanceof Response ? answer.clone() : answerWith(answer)
  }
}

const answerWith = ({ body, headers }: Kept): Response => new Response(body, { status: 200, headers })

/** Undefined for what isn't kept: tokens, and bodies that aren't text. */
function keyOf(input: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}): string | undefined {
  if (input instanceof Request || new URL(input).pathname.startsWith('/oauth2/')) return undefined
  if (body !== undefined && body !== null && typeof body !== 'string') return undefined
  return `${method} ${input} ${body ?? ''}`
}
