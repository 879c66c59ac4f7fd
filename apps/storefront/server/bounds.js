import { BlockList, isIPv6 } from 'node:net'

/**
 * Limits on how long a request may take to arrive. A proxy in front may keep its connections for half a
 * minute.
 */
export const SERVER_OPTIONS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
}

/** A connection without traffic for this long is closed, even one that doesn't read its answer. */
const IDLE_MS = 60_000
const MOST_HEADERS = 100
const MOST_REQUESTS_OF_A_CONNECTION = 1_000

/** Maximum connections in total, and per address that isn't private or this machine's. */
const MOST_CONNECTIONS = 4_000
const MOST_OF_AN_ADDRESS = 200

const OWN = new BlockList()
OWN.addSubnet('127.0.0.0', 8)
OWN.addSubnet('10.0.0.0', 8)
OWN.addSubnet('172.16.0.0', 12)
OWN.addSubnet('192.168.0.0', 16)
OWN.addAddress('::1', 'ipv6')
OWN.addSubnet('fc00::', 7, 'ipv6')

/** @param {string} address */
const isOwn = (address) => OWN.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Limits connections. Excess ones are closed at once, so a client with many open connections doesn't hold up
 * others.
 * @param {import('node:http').Server} server
 * @param {{ all?: number, ofAddress?: number, isExempt?: (address: string) => boolean, idleMs?: number }}
 * [bounds]
 */
export function boundConnections(
  server,
  { all = MOST_CONNECTIONS, ofAddress = MOST_OF_AN_ADDRESS, isExempt = isOwn, idleMs = IDLE_MS } = {},
) {
  server.maxHeadersCount = MOST_HEADERS
  server.maxRequestsPerSocket = MOST_REQUESTS_OF_A_CONNECTION
  server.setTimeout(idleMs, (socket) => socket.destroy())
  let open = 0
  /** @type {Map<string, number>} */
  const counted = new Map()
  server.prependListener('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const count = counted.get(address) ?? 0
    if (open >= all || (count >= ofAddress && !isExempt(address))) return socket.destroy()
    open += 1
    counted.set(address, count + 1)
    socket.once('close', () => {
      open -= 1
      const left = (counted.get(address) ?? 1) - 1
      if (left > 0) counted.set(address, left)
      else counted.delete(address)
    })
  })
}
