import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { endStream } from './event-stream.ts'

/** During the drain, a connection may be quiet for this long before it is closed. */
const QUIET_MS = 500
/** The longest wait for requests in progress. */
const MOST_MS = 10_000
const LOOK_EVERY_MS = 20

/**
 * Prepares the shutdown of a server. The returned function accepts no new connections, answers what still
 * comes over open ones, and tells each with its response that it will close (RFC 9112, section 9.6); event
 * streams end. It resolves when all have closed or none was used for half a second, after ten seconds at the
 * latest.
 *
 * Closing a server at once would also close connections between two requests, and lose requests that have
 * arrived but weren't read yet.
 *
 * @example const drain = createDrain(app.server); const twins = await listen(app, …); await drain(twins); await app.close()
 */
export const createDrain = (server: Server): ((twins: readonly NetServer[]) => Promise<void>) => {
  const unanswered = new Set<ServerResponse>()
  let usedAt = 0
  let draining = false
  const end = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.prependListener('request', (_request, response) => {
    unanswered.add(response)
    response.once('close', () => {
      unanswered.delete(response)
      usedAt = performance.now()
    })
    if (draining) end(response)
  })

  return async (twins) => {
    const begunAt = performance.now()
    draining = true
    usedAt = begunAt
    let open = 1 + twins.length
    // The HTTP server's own close would end connections between two requests.
    for (const one of [server, ...twins]) NetServer.prototype.close.call(one, () => void open--)
    for (const response of unanswered) end(response)
    const isQuiet = (): boolean => unanswered.size === 0 && performance.now() - usedAt >= QUIET_MS
    while (open > 0 && !isQuiet() && performance.now() - begunAt < MOST_MS) {
      for (const response of unanswered) endStream(response)
      await delay(LOOK_EVERY_MS)
    }
    if (unanswered.size > 0) server.closeAllConnections()
  }
}
