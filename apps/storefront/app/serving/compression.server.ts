import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'

/** The encoding for a browser; undefined if it accepts none that we have. */
export function encodingOf({ headers }: Request): Encoding | undefined {
  const accepted = headers.get('Accept-Encoding') ?? ''
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

/** Compresses a whole page at once. */
export const pack = async (
  contents: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await (encoding === 'br' ? packBrotli(contents, { params: BROTLI }) : packGzip(contents, GZIP)),
  )

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/**
 * Compresses a response as the browser allows, passing on what has arrived at every pause. The quality is low on
 * purpose: higher levels cost more time than they save.
 */
export function compressed(request: Request, response: Response): Response {
  const encoding = encodingOf(request)
  // A stream's messages are small, and each must leave at once.
  const isStream = response.headers.get('Content-Type') === 'text/event-stream'
  if (!encoding || !response.body || isStream || response.headers.has('Content-Encoding')) return response

  const headers = new Headers(response.headers)
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const packed = encoding === 'br' ? brotliStream() : gzipStream()
  // When one stream ends, so does the other; the stream itself tells its reader.
  pipeline(bursts(response.body), packed, () => {})
  const { status, statusText } = response
  return new Response(Readable.toWeb(packed) as ReadableStream, { status, statusText, headers })
}

/** A longer burst is sent in parts. */
const BURST_BYTES = 64 * 1024

/** Joins chunks that arrive at once: a rendered page is hundreds of them, and each flush costs time and bytes. */
async function* bursts(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    let next = reader.read()
    for (;;) {
      const first = await next
      if (first.done) return
      const burst = [first.value]
      let bytes = first.value.length
      next = reader.read()
      while (bytes < BURST_BYTES) {
        const more = await Promise.race([next, setImmediate()])
        if (!more?.value) break
        burst.push(more.value)
        bytes += more.value.length
        next = reader.read()
      }
      yield Buffer.concat(burst)
    }
  } finally {
    await reader.cancel() // if the browser has left, nothing more is rendered
  }
}

const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}
const GZIP = { level: 5 }

const brotliStream = () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: BROTLI })

const gzipStream = () => createGzip({ ...GZIP, flush: constants.Z_SYNC_FLUSH })
