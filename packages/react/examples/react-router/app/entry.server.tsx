import { PassThrough, Readable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Renders a page once it is complete. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        headers.set('Content-Type', 'text/html')
        const body = Readable.toWeb(pipe(new PassThrough())) as ReadableStream
        resolve(new Response(body, { status, headers }))
      },
      onShellError: reject,
    })
  })
}
