import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { MiddlewareFunction } from 'react-router'
import { compressed } from './compression.server.ts'
import { scriptsByHash } from './scripts-by-hash.server.ts'

/**
 * Caches may answer with a page of before while they ask whether it is still the same, but with none that is older than
 * a minute.
 */
const SHARED = 'public, max-age=0, stale-while-revalidate=60'

/** What is no page may lead on from caches, once they have asked. */
const ASKED = 'public, max-age=0, must-revalidate'

const PRIVATE = 'private, no-store'

/** A page that is not whole by then is sent as it comes, and kept by nobody. */
export const PATIENCE_MS = 1000

/**
 * Writes who may keep an answer, and for how long: nobody one that is a visitor's own, answers a form or tells of a
 * failure; everybody the rest.
 */
export function keepFor({ method }: Request, { status, headers }: Response, isOwn: boolean): void {
  const isRead = method === 'GET' || method === 'HEAD'
  const isPrivate = isOwn || !isRead || status >= 500 || headers.has('Set-Cookie')
  headers.set('Cache-Control', isPrivate ? PRIVATE : status === 200 ? SHARED : ASKED)
  headers.append('Vary', 'Cookie, Accept-Encoding')
}

/**
 * Tags what caches may share by its contents, answers whoever has it already without them, and packs what is sent. It
 * stands around all that writes headers.
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
    // It goes on as it comes, with a nonce that is good once.
    headers.set('Cache-Control', PRIVATE)
    return new Response(whole ?? sent, { status, headers })
  }
  await sent.cancel()
  headers.set('ETag', `W/"${createHash('sha256').update(contents).digest('base64url')}"`)
  return new Response(contents, { status, headers })
}

/** What caches may show to many: of a page what can go without its nonce. */
const shareable = (whole: ArrayBuffer, headers: Headers): Uint8Array<ArrayBuffer> | string | undefined =>
  headers.has('Content-Security-Policy')
    ? scriptsByHash(new TextDecoder().decode(whole), headers)
    : new Uint8Array(whole)

const isAmong = (tag: string, known: string | null): boolean =>
  known?.split(',').some((one) => one.trim() === tag || one.trim() === '*') ?? false

/** The policy stays that of the page which is kept. */
function notModified({ headers }: Response): Response {
  for (const name of ['Content-Security-Policy', 'Content-Type', 'Content-Length']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
