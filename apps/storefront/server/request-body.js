import { Readable } from 'node:stream'

/** The shop's largest form takes a few kilobytes. */
export const MOST_BODY_BYTES = 256 * 1024

/** How much more of a refused body is read, so the sender can still read the answer. */
const LINGER_BYTES = 1024 * 1024
const LINGER_MS = 1000

/** A body larger than `MOST_BODY_BYTES`. */
export class BodyTooLarge extends Error {}

/**
 * Reads a request's body before handling it. React Router would accept any size.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Buffer | undefined>} undefined if there is none
 * @throws {BodyTooLarge} at once if Content-Length is too large, otherwise as soon as too much has arrived
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
 * Makes a request whose body was already read readable again.
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
 * Closes the connection of a refused body shortly after the answer: closing while the sender still sends
 * would lose the answer.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function endAfter(request, response) {
  const { socket } = request
  const end = () => socket.destroy()
  let bytes = 0
  // From here on, because Node reads a body on its own unless someone else has started.
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
