import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingOf } from './encoding.js'

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { RequestHandler } from 'react-router' */

/** Made for each request, so a low quality costs less than it saves. */
const PACKERS = {
  br: (/** @type {Buffer} */ body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
}

/** Whether the router asks which scripts pages need. */
export const isOfManifest = (/** @type {string | undefined} */ url) =>
  /^(\/[a-z]+)?\/__manifest\?/.test(url ?? '')

/**
 * Sends what the router answers, compressed whole. It answers before any of the shop's middleware, which compresses
 * pages.
 * @param {RequestHandler} answer the router's, in the language of the address
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
export async function answerManifest(answer, request, response) {
  const { status, headers, body } = await answer(new Request(new URL(request.url ?? '', 'http://shop')))
  response.setHeaders(headers).setHeader('Vary', 'Accept-Encoding')
  const plain = Buffer.from(await new Response(body).arrayBuffer())
  const encoding = plain.length > 0 ? encodingOf(request) : undefined
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(status).end(encoding ? await PACKERS[encoding](plain) : plain)
}
