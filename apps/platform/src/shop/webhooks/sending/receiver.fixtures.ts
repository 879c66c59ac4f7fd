import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { WebhookKey } from '@vitrine/contract'
import { decodeJwt, importSPKI, jwtVerify } from 'jose'

/** An event that arrived. */
export interface Arrived {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** The whole number of milliseconds since the receiver was opened. */
  readonly atMs: number
}

/** How a receiver answers: a status, or its own way. */
export type Reply = number | ((response: ServerResponse, arrived: Arrived) => void)

/** A receiver of events: a real HTTP server that keeps what arrives. */
export interface Receiver extends AsyncDisposable {
  readonly url: string
  readonly arrived: readonly Arrived[]
  /** How it answers from now on; at first 200. */
  reply: Reply
}

export const openReceiver = async (): Promise<Receiver> => {
  const arrived: Arrived[] = []
  const startedAt = performance.now()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const event = {
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
      atMs: Math.round(performance.now() - startedAt),
    }
    arrived.push(event)
    const { reply } = receiver
    if (typeof reply === 'function') reply(response, event)
    else response.writeHead(reply, { 'content-type': 'text/plain' }).end(reply === 200 ? 'thanks' : 'sorry')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/events`,
    arrived,
    reply: 200,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}

/** What a token holds, once its signature was verified with the webhook's key, as if at the time it was sent. */
export const readToken = async ({ body }: Arrived, { key }: WebhookKey) => {
  const currentDate = new Date((decodeJwt(body).iat ?? 0) * 1000)
  const { payload } = await jwtVerify(body, await importSPKI(key, 'RS256'), { currentDate })
  const envelope = JSON.parse(String(payload.data))
  return { ...envelope, data: JSON.parse(envelope.data) }
}
