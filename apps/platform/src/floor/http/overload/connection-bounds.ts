import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isPrivateNetwork, networkOf } from '../../callers/network.ts'
import { fail } from '../../failure.ts'

/** How many connections are allowed, and how long one may be idle. */
export interface ConnectionBounds {
  readonly all: number
  /** Per network; trusted proxies and private networks have no such limit. */
  readonly ofNetwork: number
  readonly idleMs: number
  readonly isExempt: (address: string) => boolean
}

const BOUNDS: ConnectionBounds = {
  all: 8_000,
  ofNetwork: 300,
  idleMs: 180_000, // longer than any response is silent
  isExempt: (address) => isPrivateNetwork(networkOf(address)),
}

const MOST_HEADERS = 100
const MOST_REQUESTS_OF_A_CONNECTION = 10_000

/**
 * Limits connections. Excess ones are closed at once, before anything is read.
 *
 * @param trustsProxies - whether connections come from proxies, which carry everyone's requests
 */
export const boundConnections = (
  server: Server,
  trustsProxies: boolean,
  given: Partial<ConnectionBounds> = {},
): void => {
  const { all, ofNetwork, idleMs, isExempt } = { ...BOUNDS, ...given }
  server.maxHeadersCount = MOST_HEADERS
  server.maxRequestsPerSocket = MOST_REQUESTS_OF_A_CONNECTION
  server.setTimeout(idleMs, (socket) => socket.destroy())
  let open = 0
  const counted = new Map<string, number>()
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const network = networkOf(address)
    const count = counted.get(network) ?? 0
    const isCrowd = count >= ofNetwork && !trustsProxies && !isExempt(address)
    if (open >= all || isCrowd) {
      socket.destroy()
      return
    }
    open++
    counted.set(network, count + 1)
    socket.once('close', () => {
      open--
      const left = (counted.get(network) ?? 1) - 1
      if (left > 0) counted.set(network, left)
      else counted.delete(network)
    })
  })
}

/** Concurrent requests; each keeps its input and its response in memory. */
export const MOST_REQUESTS = 2_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the response is a stream that stays open; streams have a limit of their own. */
    isStream?: boolean
  }
}

/** Rejects requests over the limit before anything is read. */
export const boundRequests = (app: FastifyInstance, most = MOST_REQUESTS): void => {
  let answering = 0
  // One function for all: one of its own per request kept that request in memory until a full garbage collection.
  const release = () => {
    answering--
  }
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/health' || request.routeOptions.config.isStream) return
    if (answering >= most) throw fail('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
    answering++
    reply.raw.on('close', release)
  })
}
