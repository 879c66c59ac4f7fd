import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request as the server received it. */
export interface Received {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: unknown
}

/** The server's answer. */
export interface Reply {
  status?: number
  headers?: Record<string, string>
  /** JSON, or text that is sent unchanged. */
  body?: unknown
  /** Milliseconds before the answer. */
  delayMs?: number
  /** Closes the connection instead of answering. */
  hangUp?: true
}

const TOKENS = { access_token: 'visitor-access', refresh_token: 'visitor-refresh', expires_in: 14_400 }

/**
 * Starts a real HTTP server on a free port that answers as configured. Token calls get visitor tokens unless
 * `answer` handles them itself.
 */
export const startServer = async (
  answer: (request: Received) => Reply | undefined | Promise<Reply | undefined>,
) => {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const text = (await buffer(request)).toString()
    const { method = '', url: path = '', headers } = request
    const call = { method, path, headers, body: text ? JSON.parse(text) : undefined }
    received.push(call)
    const reply =
      (await answer(call)) ?? (path === '/oauth2/token' ? { body: TOKENS } : { status: 404, body: {} })
    const { status = 200, body, delayMs = 0 } = reply
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (reply.hangUp) return response.destroy()
    response.writeHead(status, { 'content-type': 'application/json', ...reply.headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    /** Requests except token calls. */
    get calls() {
      return received.filter(({ path }) => path !== '/oauth2/token')
    },
    get tokenCalls() {
      return received.filter(({ path }) => path === '/oauth2/token')
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
