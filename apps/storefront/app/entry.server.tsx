import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { compressed } from './compression.server.ts'
import { contentSecurityPolicy } from './content-security-policy.server.ts'

/** The server answers every language by a build of its own. */
export { LANGUAGES, languageOf } from './messages/languages.ts'

/** A page that is not rendered by then is given up. */
export const streamTimeout = 15_000

/**
 * Renders a page. The shop awaits what it shows, so that a page is whole without JavaScript too; only
 * recommendations come after it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The development server puts scripts and styles of its own into the page.
  const nonce = process.env.NODE_ENV === 'production' ? randomBytes(16).toString('base64') : undefined
  const body = await render(context, request.url, nonce)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (nonce) headers.set('Content-Security-Policy', contentSecurityPolicy(nonce))
  return compressed(request, new Response(createReadableStreamFromReadable(body), { status, headers }))
}

/** Packs the data of client-side navigations. */
export const handleDataRequest = (response: Response, { request }: { request: Request }): Response =>
  compressed(request, response)

/** Logs what nobody expected. Answers that a route throws on purpose, such as 404, have been logged where they arose. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error)
}

function render(context: EntryContext, url: string, nonce: string | undefined): Promise<PassThrough> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={url} nonce={nonce} />,
      {
        nonce,
        onShellReady() {
          clearTimeout(timer)
          resolve(pipe(new PassThrough()))
        },
        onShellError: reject,
        onError: console.error,
      },
    )
    const timer = setTimeout(abort, streamTimeout)
  })
}
