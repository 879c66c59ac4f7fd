import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { MiddlewareFunction } from 'react-router'
import { compressed } from './compression.server.ts'
import { scriptsByHash } from './scripts-by-hash.server.ts'

/** Caches may serve the previous page while they revalidate it, for up to a minute. */
const SHARED = 'public, max-age=0, stale-while-revalidate=60'

/** Redirects may be cached, but are revalidated each time. */
const ASKED = 'public, max-age=0, must-revalidate'

const PRIVATE = 'private, no-store'

/** A page that isn't complete by then is streamed and not cached. */
export const PATIENCE_MS = 1000

/**
 * Decides who may cache a response, and for how long: nobody if it is personal, answers a form or reports an
 * error; everyone otherwise.
 */
export function keepFor({ method }: Request, { status, headers }: Response, isOwn: boolean): void {
  const isRead = method === 'GET' || method === 'HEAD'
  const isPrivate = isOwn || !isRead || status >= 500 || headers.has('Set-Cookie')
  headers.set('Cache-Control', isPrivate ? PRIVATE : status === 200 ? SHARED : ASKED)
  headers.append('Vary', 'Cookie, Accept-Encoding')
}

/**
 * Tags shared responses by their contents, answers 304 to clients that already have them, and compresses the
 * rest. It wraps everything that writes headers.
 */
export const share: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next()
  const tagged = response.headers.get('Cache-Control') === SHARED ? await withTag(response) : response
  const tag = tagged.headers.get('ETag')
  if (tag && isAmong(tag, request.headers.get('If-None-Match'))) return notModified(tagged)
  return compressed(request, tagged)
}

async function withTag(response: Response): Promise<Response> {
  if (!response.body) return response
  const { status, headers } = response
  const [read, sent] = response.body.tee()
  const whole = await Promise.race([new Response(read).arrayBuffer(), delay(PATIENCE_MS)])
  const contents = whole && shareable(whole, headers)
  if (!contents) {
    // It is streamed on, with a nonce for one use.
    headers.set('Cache-Control', PRIVATE)
    return new Response(whole ?? sent, { status, headers })
  }
  await sent.cancel()
  headers.set('ETag', `W/"${createHash('sha256').update(contents).digest('base64url')}"`)
  return new Response(contents, { status, headers })
}

/** The cacheable form: a page without its nonce, if possible. */
const shareable = (whole: ArrayBuffer, headers: Headers): Uint8Array<ArrayBuffer> | string | undefined =>
  headers.has('Content-Security-Policy')
    ? scriptsByHash(new TextDecoder().decode(whole), headers)
    : new Uint8Array(whole)

const isAmong = (tag: string, known: string | null): boolean =>
  known?.split(',').some((one) => one.trim() === tag || one.trim() === '*') ?? false

/** The policy stays that of the cached page. */
function notModified({ headers }: Response): Response {
  for (const name of ['Content-Security-Policy', 'Content-Type', 'Content-Length']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
