/** Hosts built into the hosted platform's public packages. */
const HOSTED = new Set(['www.wixapis.com', 'edge.wixapis.com'])

/**
 * Points the hosted platform's public packages, unmodified, at your own platform: requests to their built-in
 * hosts go to `url` instead, with the same path, query, headers and body. Requests to other hosts are
 * untouched. Works wherever `fetch` is global: Node, browsers, edge.
 * @param url - origin of the platform, such as `https://api.shop.example`
 * @returns a function that restores the previous fetch
 * @throws {TypeError} when `url` isn't a valid address; nothing is changed
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
