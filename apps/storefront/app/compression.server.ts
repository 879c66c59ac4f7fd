import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/**
 * Compresses a response as the browser allows, passing on every chunk at once. The quality is low on purpose:
 * higher levels cost more time than they save.
 */
export function compressed(request: Request, response: Response): Response {
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  if (!encoding || !response.body || response.headers.has('Content-Encoding')) return response

  const headers = new Headers(response.headers)
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const packed = encoding === 'br' ? brotli() : gzip()
  // When one stream ends, so does the other; the stream itself tells its reader.
  pipeline(readable(response.body), packed, () => {})
  const { status, statusText } = response
  return new Response(Readable.toWeb(packed) as ReadableStream, { status, statusText, headers })
}

// Web streams and Node.js streams are the same thing under two types.
const readable = (body: ReadableStream) => Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])

const brotli = () =>
  createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })

const gzip = () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 })
