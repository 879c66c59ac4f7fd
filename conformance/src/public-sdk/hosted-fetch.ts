/** Hosts that the public packages have built in. */
const HOSTED = new Set(['www.wixapis.com', 'edge.wixapis.com'])

/**
 * Sends what the unmodified public packages send to their built-in hosts to a platform of ours instead. Any
 * other address is refused, so that a test can never reach the network.
 *
 * @returns a function that puts the fetch from before back
 */
export const pointHostedAt = (url: string): (() => void) => {
  const before = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = input instanceof Request ? input : undefined
    const address = new URL(request?.url ?? String(input))
    if (address.origin === url) return before(input, init)
    if (!HOSTED.has(address.hostname))
      throw new Error(`${address.hostname} is not a host of the public packages`)
    const ours = url + address.pathname + address.search
    return before(request ? new Request(ours, request) : ours, init)
  }
  return () => {
    globalThis.fetch = before
  }
}
