import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** How long a connection may still be used that nothing has come over since the drain began. */
const QUIET_MS = 500
/** How long requests that are being answered are waited for. */
const MOST_MS = 10_000
const LOOK_EVERY_MS = 20

/**
 * Prepares the end of a server's service. The function that it gives lets no new connection in, answers whatever
 * comes over those that there are, and tells each with its answer that it ends (RFC 9112, section 9.6); it
 * settles when all have ended or none has been used for half a second, after ten seconds at the latest.
 *
 * Closing a server right away closes connections between two requests as well, and with them requests that have
 * arrived and were not read yet.
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
    // The HTTP server's own close would end connections that are between two requests.
    for (const one of [server, ...twins]) NetServer.prototype.close.call(one, () => void open--)
    for (const response of unanswered) end(response)
    const isQuiet = (): boolean => unanswered.size === 0 && performance.now() - usedAt >= QUIET_MS
    while (open > 0 && !isQuiet() && performance.now() - begunAt < MOST_MS) await delay(LOOK_EVERY_MS)
    if (unanswered.size > 0) server.closeAllConnections()
  }
}
