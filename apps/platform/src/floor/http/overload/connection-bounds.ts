import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isPrivateNetwork, networkOf } from '../../callers/network.ts'
import { fail } from '../../failure.ts'

/** How many connections there may be, and how long nothing may come or go over one. */
export interface ConnectionBounds {
  readonly all: number
  /** Of one network; of proxies that are trusted, and of private networks, there is no such bound. */
  readonly ofNetwork: number
  readonly idleMs: number
  readonly isExempt: (address: string) => boolean
}

const BOUNDS: ConnectionBounds = {
  all: 8_000,
  ofNetwork: 300,
  idleMs: 180_000, // longer than any answer that sends nothing meanwhile
  isExempt: (address) => isPrivateNetwork(networkOf(address)),
}

const MOST_HEADERS = 100
const MOST_REQUESTS_OF_A_CONNECTION = 10_000

/**
 * Bounds what connections take. Those beyond the bounds are closed at once, before anything is read of them.
 *
 * @param trustsProxies - whether connections come from proxies, which hold those of everybody
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

/** Requests that are answered at one time: each holds its input and its answer in memory. */
export const MOST_REQUESTS = 2_000

/** Refuses requests beyond so many that are being answered, before anything is read of them. */
export const boundRequests = (app: FastifyInstance, most = MOST_REQUESTS): void => {
  let answering = 0
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/health') return
    if (answering >= most) throw fail('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
    answering++
    reply.raw.once('close', () => {
      answering--
    })
  })
}
