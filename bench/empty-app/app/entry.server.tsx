import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** What the shop's server needs from a build: there is one language. */
export const LANGUAGES = ['en']
export const languageOf = () => 'en'

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onShellReady() {
        headers.set('Content-Type', 'text/html; charset=utf-8')
        const body = createReadableStreamFromReadable(pipe(new PassThrough()))
        resolve(new Response(body, { status, headers }))
      },
      onShellError: reject,
    })
  })
}
