import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'

const PIECE_BYTES = 400
const PAUSE_MS = 50

/**
 * A proxy between browser and shop that delivers pages in pieces, as on a slow network or a busy machine.
 * @param slowBytes - how much of a page arrives slowly; the rest arrives at once
 */
export async function openInPieces(shopUrl: string, slowBytes: number) {
  const { hostname, port, host } = new URL(shopUrl)
  const answer = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { 'accept-encoding': _, ...headers } = asked.headers
    // Each request has its own connection: the shop closes idle ones, even while a request is on its way.
    const options = { hostname, port, path: asked.url, headers: { ...headers, host }, agent: false }
    const onward = request(options)
      .on('error', () => response.destroy())
      .end()
    response.once('close', () => onward.destroy())
    const [page]: IncomingMessage[] = await once(onward, 'response')
    if (!page) return
    response.writeHead(page.statusCode ?? 500, page.headers)
    if (!page.headers['content-type']?.startsWith('text/html')) return pipeline(page, response)
    const body = Buffer.concat(await page.toArray())
    for (let at = 0; at < Math.min(slowBytes, body.length); at += PIECE_BYTES) {
      response.write(body.subarray(at, Math.min(at + PIECE_BYTES, slowBytes)))
      await delay(PAUSE_MS)
    }
    response.end(body.subarray(slowBytes))
  }
  // If one side breaks the connection, the other is closed too.
  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy())
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, [Symbol.asyncDispose]: close }
}
