import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { contentSecurityPolicy } from './serving/content-security-policy.server.ts'
import { report } from './serving/report.server.ts'
import { PATIENCE_MS } from './serving/sharing.server.ts'
import { readTokens } from './session.server.ts'

/** The server has one build per language. */
export { LANGUAGES, languageOf } from './messages/languages.ts'

/** Pages that are sent without rendering show the shop's name. */
export { SHOP } from './shop.ts'

/** Rendering is aborted after this. */
export const streamTimeout = 15_000

/**
 * Renders a page. The shop awaits what it shows, so a page is complete without JavaScript too; only
 * recommendations stream in later. A page that caches may share waits briefly for those too, because its tag
 * depends on its contents.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The development server adds its own scripts and styles to the page.
  const nonce = process.env.NODE_ENV === 'production' ? randomBytes(16).toString('base64') : undefined
  const body = await render(context, request.url, nonce, isShared(request))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (nonce) headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, request.url))
  return new Response(createReadableStreamFromReadable(body), { status, headers })
}

/**
 * Logs unexpected errors. Responses that a route throws on purpose, such as 404, are logged at their source.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) report(error)
}

/** Pages for known visitors are never cached. */
const isShared = (request: Request): boolean => readTokens(request.headers.get('Cookie')) === undefined

async function render(context: EntryContext, url: string, nonce: string | undefined, waitsForAll: boolean) {
  const { pipe, whole } = await begin(context, url, nonce)
  if (waitsForAll) await Promise.race([whole, delay(PATIENCE_MS)])
  return pipe(new PassThrough())
}

interface Page {
  pipe(to: PassThrough): PassThrough
  /** Resolves when nothing more will arrive. */
  whole: Promise<void>
}

function begin(context: EntryContext, url: string, nonce: string | undefined): Promise<Page> {
  return new Promise((resolve, reject) => {
    let end = () => {}
    const whole = new Promise<void>((resolve) => {
      end = resolve
    })
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={url} nonce={nonce} />,
      {
        nonce,
        // What is ready stays in its place: moved to the end, it would need a script to be seen.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          clearTimeout(timer)
          resolve({ pipe, whole })
        },
        onAllReady: end,
        onShellError: reject,
        onError: report,
      },
    )
    const timer = setTimeout(abort, streamTimeout)
  })
}
