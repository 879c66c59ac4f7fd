import { Readable } from 'node:stream'

/** The largest form of the shop takes a few kilobytes. */
export const MOST_BODY_BYTES = 256 * 1024

/** What is still taken of a body that was refused, so that its sender gets to read the answer. */
const LINGER_BYTES = 1024 * 1024
const LINGER_MS = 1000

/** A body beyond `MOST_BODY_BYTES`. */
export class BodyTooLarge extends Error {}

/**
 * Reads the body of a request before anything is done with it. React Router would take in all that comes.
 *
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Buffer | undefined>} undefined where there is none
 * @throws {BodyTooLarge} before anything is read where the request says so itself, else once too much has come
 */
export async function readBody(request) {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && (length ?? '0') === '0') return undefined
  if (Number(length ?? 0) > MOST_BODY_BYTES) throw new BodyTooLarge()
  return new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const chunks = []
    let bytes = 0
    const read = (/** @type {Buffer} */ chunk) => {
      bytes += chunk.length
      if (bytes <= MOST_BODY_BYTES) return chunks.push(chunk)
      request.off('data', read)
      request.pause()
      reject(new BodyTooLarge())
    }
    request.on('data', read)
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('close', () => reject(new Error('The request ended before its body did')))
  })
}

/**
 * Gives a request whose body was read already to what reads requests.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {Buffer | undefined} body
 * @returns {import('node:http').IncomingMessage}
 */
export function withBody(request, body) {
  const { method, url, headers, rawHeaders, socket } = request
  const again = Readable.from(body === undefined ? [] : [body])
  return /** @type {any} */ (Object.assign(again, { method, url, headers, rawHeaders, socket }))
}

/**
 * Ends a connection whose body was refused, a moment after the answer: a connection that is cut while its other side
 * still sends takes the answer with it.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function endAfter(request, response) {
  const { socket } = request
  const end = () => socket.destroy()
  let bytes = 0
  // From here on, because Node takes in whatever comes of a body that nobody has begun to read.
  request.on('data', (chunk) => {
    bytes += chunk.length
    if (bytes <= LINGER_BYTES) return
    request.pause()
    if (response.writableFinished) end()
    else response.once('finish', end)
  })
  request.resume()
  response.once('finish', () => setTimeout(end, LINGER_MS).unref())
}
