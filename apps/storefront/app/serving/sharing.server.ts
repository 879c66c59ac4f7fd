import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { MiddlewareFunction } from 'react-router'
import { settings } from '../settings.server.ts'
import { compressed, encodingOf, pack } from './compression.server.ts'
import { createKeptFor } from './kept-for.server.ts'
import { scriptsByHash } from './scripts-by-hash.server.ts'

/** Caches may serve the previous page while they revalidate it, for up to a minute. */
const SHARED = 'public, max-age=0, stale-while-revalidate=60'

/** Redirects may be cached, but are revalidated each time. */
const ASKED = 'public, max-age=0, must-revalidate'

const PRIVATE = 'private, no-store'

/** A page that isn't complete by then is streamed and not cached. */
export const PATIENCE_MS = 1000

/**
 * Decides who may cache a response, and for how long: no cache if it is personal, answers a form or reports an
 * error; everyone otherwise.
 */
export function keepFor({ method }: Request, { status, headers }: Response, isOwn: boolean): void {
  const isRead = method === 'GET' || method === 'HEAD'
  const isPrivate = isOwn || !isRead || status >= 500 || headers.has('Set-Cookie')
  headers.set('Cache-Control', isPrivate ? PRIVATE : status === 200 ? SHARED : ASKED)
  headers.append('Vary', 'Cookie, Accept-Encoding')
}

/** How many bytes of pages are kept in memory. */
const KEPT_BYTES = 32 * 1024 * 1024

/** A page that is the same for everyone. */
interface SharedPage {
  readonly headers: Headers
  readonly contents: Uint8Array<ArrayBuffer>
  /** Its contents as sent, by encoding. */
  readonly packed: Map<string, Promise<Uint8Array<ArrayBuffer>>>
}

const pages = createKeptFor<SharedPage>(settings.keepCatalogSeconds / 2, KEPT_BYTES)

/**
 * Tags shared responses by their contents, answers 304 to clients that already have them, and compresses the
 * rest. For a short time it sends the same page to everyone without cookies. It wraps everything that writes
 * headers.
 */
export const share: MiddlewareFunction<Response> = async ({ request }, next) => {
  const key = keyOf(request)
  const known = key === undefined ? undefined : pages.find(key)
  if (known) return sendShared(request, known)
  const generation = pages.generation()
  const response = await next()
  const page = response.headers.get('Cache-Control') === SHARED ? await withTag(response) : response
  if (page instanceof Response) return compressed(request, page)
  if (key !== undefined) pages.keep(key, page, page.contents.length, generation)
  return sendShared(request, page)
}

/** A page depends on its address and on cookies, as its Vary header says. */
const keyOf = ({ method, url, headers }: Request): string | undefined =>
  method === 'GET' && !headers.has('Cookie') ? url : undefined

async function sendShared(request: Request, { headers, contents, packed }: SharedPage): Promise<Response> {
  const tag = headers.get('ETag') ?? ''
  if (isAmong(tag, request.headers.get('If-None-Match'))) return notModified(new Headers(headers))
  const encoding = encodingOf(request)
  if (!encoding) return new Response(contents, { headers })
  const sent = packed.get(encoding) ?? pack(contents, encoding)
  packed.set(encoding, sent)
  return new Response(await sent, { headers: [...headers, ['Content-Encoding', encoding]] })
}

async function withTag(response: Response): Promise<Response | SharedPage> {
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
  return { headers, contents, packed: new Map() }
}

/** The cacheable form: a page without its nonce, if possible. */
const shareable = (whole: ArrayBuffer, headers: Headers): Uint8Array<ArrayBuffer> | undefined => {
  if (!headers.has('Content-Security-Policy')) return new Uint8Array(whole)
  const page = scriptsByHash(new TextDecoder().decode(whole), headers)
  return page === undefined ? undefined : new TextEncoder().encode(page)
}

const isAmong = (tag: string, known: string | null): boolean =>
  known?.split(',').some((one) => one.trim() === tag || one.trim() === '*') ?? false

/** The policy stays that of the cached page. */
function notModified(headers: Headers): Response {
  for (const name of ['Content-Security-Policy', 'Content-Type', 'Content-Length']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
