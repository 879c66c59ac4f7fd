/** Hosts that the hosted platform's public packages have built in. */
const HOSTED = new Set(['www.wixapis.com', 'edge.wixapis.com'])

/**
 * Lets the hosted platform's public packages, unmodified, talk to a platform of your own: what they send to
 * their built-in hosts goes to `url` instead, with the same path, query, headers and body. Requests to any other
 * host pass untouched. Works wherever `fetch` is global: Node, browsers, edge.
 *
 * @param url - origin of the platform, such as `https://api.shop.example`
 * @returns a function that puts the fetch from before back
 * @throws {TypeError} when `url` is no address; nothing is changed
 * @example const restore = pointHostedAt('http://localhost:4000')
 */
export const pointHostedAt = (url: string): (() => void) => {
  const { origin } = new URL(url)
  const before = globalThis.fetch
  const redirected: typeof fetch = (input, init) => {
    const address = addressOf(input)
    if (!address || !HOSTED.has(address.hostname)) return before(input, init)
    const ours = origin + address.pathname + address.search
    return before(input instanceof Request ? new Request(ours, input) : ours, init)
  }
  globalThis.fetch = redirected
  return () => {
    if (globalThis.fetch === redirected) globalThis.fetch = before
  }
}

const addressOf = (input: RequestInfo | URL): URL | undefined => {
  const text = input instanceof Request ? input.url : String(input)
  return URL.canParse(text) ? new URL(text) : undefined
}
