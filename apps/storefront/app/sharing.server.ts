import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { MiddlewareFunction } from 'react-router'
import { compressed } from './compression.server.ts'

/**
 * Caches may answer with a page of before while they ask whether it is still the same, but with none that is older than
 * a minute.
 */
const SHARED = 'public, max-age=0, stale-while-revalidate=60'

/** What is no page may lead on from caches, once they have asked. */
const ASKED = 'public, max-age=0, must-revalidate'

const PRIVATE = 'private, no-store'

/** A page that is not whole by then is sent as it comes, without a tag. */
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
  if (!whole) return new Response(sent, { status, headers })
  await sent.cancel()
  headers.set('ETag', `W/"${digest(Buffer.from(whole), headers)}"`)
  return new Response(whole, { status, headers })
}

/** The nonce of a page is another one each time, and says nothing of its contents. */
function digest(whole: Buffer, headers: Headers): string {
  const [, nonce] = /'nonce-([^']+)'/.exec(headers.get('Content-Security-Policy') ?? '') ?? []
  const contents = nonce ? whole.toString().replaceAll(nonce, '') : whole
  return createHash('sha256').update(contents).digest('base64url')
}

const isAmong = (tag: string, known: string | null): boolean =>
  known?.split(',').some((one) => one.trim() === tag || one.trim() === '*') ?? false

/** The policy stays that of the page which is kept, since the nonces in it are. */
function notModified({ headers }: Response): Response {
  for (const name of ['Content-Security-Policy', 'Content-Type', 'Content-Length']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
