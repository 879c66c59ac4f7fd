import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { gzipSync } from 'node:zlib'
import { freePort } from '@vitrine/platform/testing'
import { describe, expect, it } from 'vitest'
import { openStorefront } from '../open/open-storefront.ts'
import { scriptPathsOf } from '../script-paths.ts'
import { get, platform, raw, sessionCookie, shop } from './visit.ts'

/** An address at which the network reaches this machine; without a network, another loopback address. */
const NEIGHBOURS =
  Object.values(networkInterfaces())
    .flatMap((known) => known ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'

/** A style sheet without the blocks that begin in a way. */
function withoutBlocks(css: string, start: string): string {
  const [before = '', ...parts] = css.split(start)
  return before + parts.map(afterBlock).join('')
}

/** What follows the block that a text continues. */
function afterBlock(text: string): string {
  let depth = 1
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth === 0) return text.slice(index + 1)
  }
  return ''
}

describe('the server', () => {
  it('lets caches keep built files forever, compressed', async () => {
    const html = await (await get('/')).text()
    const [, path = ''] = /href="(\/assets\/[^"]+\.css)"/.exec(html) ?? []
    const answer = await get(path, { 'Accept-Encoding': 'br' })
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('Content-Encoding')).toBe('br')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  it("compresses what it tells about pages' scripts, in every language", async () => {
    const version = /"version": ?"(\w+)"/.exec(await (await get('/')).text())?.[1]
    for (const [start, language] of [
      ['', 'en'],
      ['/de', 'de'],
    ] as const) {
      const path = `${start}/__manifest?paths=${start}%2Fcart&version=${version}`
      const packed = await get(path, { 'Accept-Encoding': 'br' })
      expect(packed.headers.get('Content-Encoding')).toBe('br')
      const plain = await get(path, { 'Accept-Encoding': 'identity' })
      expect(plain.headers.get('Content-Encoding')).toBeNull()
      const routes = await packed.json()
      expect(await plain.json()).toEqual(routes)
      expect(Object.keys(routes)).toContain('routes/cart')
      expect(JSON.stringify(routes)).toContain(`/assets/${language}-`)
    }
    const other = await get('/__manifest?paths=%2Fcart&version=other', { 'Accept-Encoding': 'br' })
    expect([other.status, other.headers.get('X-Remix-Reload-Document')]).toEqual([204, 'true'])
  })

  it('serves nothing but the build', async () => {
    for (const path of ['/../server.js', '/%2e%2e/package.json', '/assets/../../package.json', '/.vite/x'])
      expect((await get(path)).status).toBe(404)
  })

  it("answers only under its own host names, not under another site's", async () => {
    const under = (path: string, host: string) => raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    for (const host of ['rebound.evil.example', 'localhost.evil.example:3000', '192.168.1.5'])
      for (const path of ['/', '/assets/x.js', '/cart'])
        expect(await under(path, host)).toMatch(/^HTTP\/1.1 421 /)
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]'])
      expect(await under('/cart', host)).toMatch(/^HTTP\/1.1 200 /)
    expect(await under('/health', '10.1.2.3')).toMatch(/^HTTP\/1.1 200 /)
  })

  it('answers only this machine in development', async () => {
    const { port } = new URL(shop.url)
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
    await expect(fetch(`http://${NEIGHBOURS}:${port}/health`)).rejects.toThrow('fetch failed')
  })

  it('refuses invalid addresses, and keeps running', async () => {
    for (const start of ['GET //', 'GET *', 'GET http://[', 'GET /']) {
      const host = start === 'GET /' ? '[' : 'localhost'
      expect(await raw(`${start} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /)
    }
    expect((await get('/health')).status).toBe(200)
  })

  it("survives visitors who don't wait for the answer", async () => {
    const before = shop.output()
    const impatient = Array.from({ length: 40 }, (_, place) =>
      get(`/products?page=${1 + (place % 3)}`, {}, AbortSignal.timeout(5 + place)).catch(() => undefined),
    )
    await Promise.all(impatient)
    expect((await get('/health')).status).toBe(200)
    expect(shop.output()).toBe(before)
  })

  // On a phone, what was tapped would look hovered until something else is.
  it('serves the icon and the display face of its pages itself, and asks for the face at once', async () => {
    const page = await (await get('/products/moon-jar')).text()
    const linked = (rel: string) => new RegExp(`<link rel="${rel}" href="(/[^"]+)"`).exec(page)?.[1] ?? ''
    const icon = await get(linked('icon'))
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    const face = await get(linked('preload'))
    expect([face.status, face.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect(page).not.toMatch(/https?:\/\/[^"]+\.(woff2?|css)/)
  })

  it('styles what is hovered only for pointers that hover', async () => {
    for (const page of ['/', '/products/moon-jar', '/cart']) {
      const [, path = ''] = /href="(\/assets\/[^"]+\.css)"/.exec(await (await get(page)).text()) ?? []
      const css = await (await get(path)).text()
      const outside = withoutBlocks(css, '@media (hover:hover){')
      expect([css.includes(':hover'), outside.includes(':hover')]).toEqual([true, false])
    }
  })

  it("keeps a product page's scripts within the limit", async () => {
    const html = await (await get('/products/moon-jar')).text()
    const sizes = await Promise.all(
      scriptPathsOf(html).map(async (path) => gzipSync(await (await get(path)).arrayBuffer()).length),
    )
    const [router = 0, react = 0, ...ours] = sizes.sort((a, b) => b - a)
    const sum = ours.reduce((all, size) => all + size, 0)
    // Of them 1,500 for pills with prices, the breadcrumb and the bar to buy on phones.
    // …and 300 for names in their own language and the story of the workshop.
    expect(sum).toBeLessThan(21_800)
    expect(sum + router + react).toBeLessThan(130_000)
  })

  it('stays up when the platform is down, and reports that it is healthy', async () => {
    const url = `http://localhost:${await freePort()}`
    await using alone = await openStorefront({ url, clientId: platform.clientId })
    const page = await fetch(`${alone.url}/products`)
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('We can’t show this right now')
    const cart = await fetch(`${alone.url}/cart`, { headers: { Cookie: await sessionCookie() } })
    expect(cart.status).toBe(503)
    expect((await fetch(`${alone.url}/health`)).status).toBe(200)
    expect(new Set(alone.output().trim().split('\n'))).toEqual(
      new Set([`The platform at ${url} doesn't answer (ECONNREFUSED). Is it running?`]),
    )
  })

  // Fails without the deadline: each call then waits twice as long as a page may, one after the other.
  it('asks a platform that hangs once for a page, and says what is wrong', async () => {
    const asked: string[] = []
    const hanging = createServer(({ url = '' }) => void asked.push(url)).listen(0)
    await once(hanging, 'listening')
    const { port } = hanging.address() as AddressInfo
    const { clientId } = platform
    await using alone = await openStorefront({ url: `http://localhost:${port}`, clientId })
    const page = await fetch(`${alone.url}/products`)
    expect([page.status, asked]).toEqual([503, ['/oauth2/token']])
    expect(await page.text()).toContain('We can’t show this right now')
    hanging.closeAllConnections()
    hanging.close()
  })

  it("shows the maintenance page in the address's language, and stays healthy", async () => {
    await using closed = await openStorefront(platform, undefined, { MAINTENANCE: 'on' })
    for (const [path, words] of [
      ['/products/moon-jar', 'Back in a moment'],
      ['/de/cart', 'Gleich wieder da'],
    ]) {
      const answer = await fetch(closed.url + path)
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '600'])
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(await answer.text()).toContain(words)
    }
    expect((await fetch(`${closed.url}/health`)).status).toBe(200)
  })

  it('stops on request', async () => {
    const short = await openStorefront(platform)
    expect(await short.stop()).toBe(0)
    expect(short.output()).toBe('')
  })
})
