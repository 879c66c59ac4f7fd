/**
 * Points the hosted platform's public packages, unmodified, at your own platform: requests to their built-in
 * hosts, and for pictures of their media host, go to `url` instead, with the same path, query, headers and body.
 * Requests to other hosts are untouched; a page or server that still calls another of the provider's hosts gets a
 * warning, once per host.
 * Works wherever `fetch` is global: Node, browsers, edge. Stays in place when a framework sets `fetch` later. In
 * browsers `XMLHttpRequest` is redirected too. Node's own `http` isn't, so a server that calls the provider with it
 * gets the warning.
 * @param url - origin of the platform, such as `https://api.shop.example`
 * @returns a function that restores everything
 * @throws {TypeError} when `url` isn't a valid address; nothing is changed
 * @example const restore = pointHostedAt('http://localhost:4000')
 */
export const pointHostedAt = (url: string): (() => void) => {
  // @vitrine/move writes the text of this function into bundles, so it uses nothing from outside.
  const { origin } = new URL(url)
  const before = Object.getOwnPropertyDescriptor(globalThis, 'fetch')
  const api = /^(?:www|edge)\.wixapis\.com$/
  const provider = /(?:^|\.)(?:wix|wixapis|wixstatic|parastorage|usrfiles)\.com$/
  const media = /^https?:\/\/static\.wixstatic\.com\/media\//
  const told = new Set<string>()

  const warn = (host: string, path: string): void => {
    if (!told.has(host)) console.error(`Vitrine: this storefront still calls ${host}, at ${path}.`)
    told.add(host)
  }
  const redirected = (input: unknown): unknown => {
    const text = input instanceof Request ? input.url : String(input)
    const address = URL.canParse(text) ? new URL(text) : undefined
    if (!address || !provider.test(address.hostname)) return input
    if (!api.test(address.hostname) && !media.test(address.href)) {
      warn(address.hostname, address.pathname)
      return input
    }
    const ours = origin + address.pathname + address.search
    return input instanceof Request ? new Request(ours, input) : ours
  }
  const redirecting = (next: typeof fetch): typeof fetch =>
    new Proxy(next, {
      apply: (target, caller, [input, ...rest]) =>
        Reflect.apply(target, caller, [redirected(input), ...rest]),
    })

  const page: typeof XMLHttpRequest.prototype | undefined = globalThis.XMLHttpRequest?.prototype
  const open = page?.open
  if (page && open)
    page.open = function (this: XMLHttpRequest, method: string, to: unknown, ...rest: unknown[]) {
      Reflect.apply(open, this, [method, redirected(to), ...rest])
    }

  const channel = 'http.client.request.start'
  // In Next's edge sandbox, process has no versions, and its functions throw.
  const node = Reflect.get(globalThis, 'process')
  const diagnostics = node?.versions && node.getBuiltinModule?.('node:diagnostics_channel')
  const heard = (message: unknown): void => {
    const { request } = message as { request: { host: string; path: string } }
    if (provider.test(request.host)) warn(request.host, `${request.path.split('?')[0]}, without fetch`)
  }
  diagnostics?.subscribe(channel, heard)

  const restoreOthers = (): void => {
    if (page && open) page.open = open
    diagnostics?.unsubscribe(channel, heard)
  }

  const inner = globalThis.fetch
  let current = redirecting(inner)
  // Next's edge sandbox doesn't let us define the property again.
  if (before?.configurable === false) {
    globalThis.fetch = current
    return () => {
      restoreOthers()
      globalThis.fetch = inner
    }
  }
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    enumerable: true,
    get: () => current,
    set: (next: typeof fetch) => {
      if (next !== current) current = redirecting(next)
    },
  })
  return () => {
    restoreOthers()
    if (before) Object.defineProperty(globalThis, 'fetch', before)
  }
}
