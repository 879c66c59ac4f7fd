import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { openDemoShop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../../scripts/tests/browser.mjs'
import { walksInFull } from '../../../scripts/tests/in-full.mjs'
import { type FormVisitor, formVisitor } from './form-visitor.ts'
import { executablePath } from './open/open-members-shop.ts'
import { openStorefront, type Storefront } from './open/open-storefront.ts'

const SHARED = 'public, max-age=0, stale-while-revalidate=60'
const PRIVATE = 'private, no-store'

/** Pages that are the same for all unknown visitors, each with an address. */
const PUBLIC: Record<string, string> = {
  _index: '/',
  'collections.$slug': '/collections/ceramics',
  'collections._index': '/collections',
  'pages.$slug': '/pages/imprint',
  'products.$slug': '/products/moon-jar',
  'products._index': '/products',
  'reset-password': '/reset-password',
  'robots[.]txt': '/robots.txt',
  search: '/search?q=bowl',
  'search_.suggest': '/search/suggest?q=bowl',
  'sitemap[.]xml': '/sitemap.xml',
  'sitemaps.$file': '/sitemaps/products-1.xml',
  waiting: '/waiting',
}

/** Personal pages, and redirects to them. */
const OWN: Record<string, string> = {
  account: '/account',
  'account._index': '/account?index',
  'account.addresses': '/account/addresses',
  'account.delete': '/account/delete',
  'account.password': '/account/password',
  'account_.orders.$id': '/account/orders/00000000-0000-4000-8000-000000000000',
  callback: '/callback?error=access_denied',
  captcha: '/captcha',
  cart: '/cart',
  'cart_.checkout': '/cart/checkout',
  changes: '/changes?topics=CART',
  login: '/login',
  logout: '/logout',
  'new-password': '/new-password?token=x',
  'preview.product': '/preview/product',
  register: '/register',
  'thank-you': '/thank-you?orderId=00000000-0000-4000-8000-000000000000',
  verify: '/verify',
}

/** Everything that isn't a page: caches ask each time. */
const NO_PAGE: Record<string, string> = {
  $: '/nowhere',
  'cart_.calls': '/cart/calls',
  preferences: '/preferences',
}

/** Streams, which don't end. */
const STREAMS: Record<string, string> = { 'changes_.live': '/changes/live?topics=CATALOG' }

const clientFolder = new URL('../build/client/assets/', import.meta.url)

/** The routes of the built shop, by file name. */
function builtRoutes(): string[] {
  const file = readdirSync(clientFolder).find((name) => name.startsWith('manifest-')) ?? ''
  const [json = ''] = /\{.*\}/s.exec(readFileSync(new URL(file, clientFolder), 'utf8')) ?? []
  const { routes } = JSON.parse(json) as { routes: Record<string, unknown> }
  return Object.keys(routes).flatMap((id) => /^routes\/(.*)/.exec(id)?.[1] ?? [])
}

let platform: Awaited<ReturnType<typeof openDemoShop>>
let shop: Storefront
let buyer: FormVisitor
beforeAll(async () => {
  platform = await openDemoShop()
  shop = await openStorefront(platform, undefined, { KEEP_CATALOG_SECONDS: '3' })
  buyer = formVisitor(shop.url)
  await buyer.send('/products/column', { quantity: '1' })
})
afterAll(async () => {
  await shop?.stop()
  await platform?.[Symbol.asyncDispose]()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers, redirect: 'manual' })

const inEveryLanguage = (paths: string[]) => paths.flatMap((path) => [path, `/de${path === '/' ? '' : path}`])
const dataOf = (path: string) => {
  const [name = '', query] = path.split('?')
  return `${name === '/' ? '/_root' : name}.data${query ? `?${query}` : ''}`
}

describe('every route of the shop', () => {
  it("is listed in one of this file's tables", () => {
    const tables = [PUBLIC, OWN, NO_PAGE, STREAMS].flatMap((table) => Object.keys(table))
    expect(tables.toSorted()).toEqual(builtRoutes().toSorted())
  })

  it.each(inEveryLanguage(Object.values(PUBLIC)))('%s may be cached, and is not sent twice', async (path) => {
    const first = await get(path)
    const headers = Object.fromEntries(first.headers)
    expect([first.status, headers['cache-control']]).toEqual([200, SHARED])
    expect(headers.vary).toContain('Cookie, Accept-Encoding')
    expect(first.headers.getSetCookie()).toEqual([])
    const tag = headers.etag ?? ''
    expect(tag).toMatch(/^W\/"[\w-]{43}"$/)

    const [again, other] = await Promise.all([
      get(path, { 'If-None-Match': `"x", ${tag}`, 'Accept-Encoding': 'br' }),
      get(path, { 'If-None-Match': 'W/"x"' }),
    ])
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect([again.headers.get('ETag'), again.headers.get('Cache-Control')]).toEqual([tag, SHARED])
    // A cached page keeps the policy that it came with.
    expect(again.headers.get('Content-Security-Policy')).toBeNull()
    expect([other.status, other.headers.get('ETag')]).toEqual([200, tag])
  })

  it.each(inEveryLanguage(Object.values(OWN)))('%s is never cached', async (path) => {
    for (const answer of [await get(path), (await buyer.open(path)).headers]) {
      const headers = answer instanceof Headers ? answer : answer.headers
      expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual([PRIVATE, null])
    }
  })

  it.each(Object.values(STREAMS))('%s is not cached and not compressed', async (path) => {
    const { headers, body } = await get(path, { 'Accept-Encoding': 'br' })
    expect(headers.get('Content-Type')).toBe('text/event-stream')
    expect([headers.get('Cache-Control'), headers.get('Content-Encoding')]).toEqual([PRIVATE, null])
    await body?.cancel()
  })

  it('is never cached for a visitor with a session, navigation data included', async () => {
    for (const path of Object.values({ ...PUBLIC, ...NO_PAGE }).flatMap((each) => [each, dataOf(each)])) {
      const { headers } = await buyer.open(path)
      expect([path, headers.get('Cache-Control'), headers.get('ETag')]).toEqual([path, PRIVATE, null])
    }
  })

  it('caches navigation data like pages', async () => {
    const answer = await get('/products/moon-jar.data')
    expect(answer.headers.get('Cache-Control')).toBe(SHARED)
    const again = await get('/products/moon-jar.data', { 'If-None-Match': answer.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
    expect((await get('/cart.data')).headers.get('Cache-Control')).toBe(PRIVATE)
  })

  it("is revalidated each time if it isn't a page, and never cached after a form", async () => {
    for (const path of Object.values(NO_PAGE)) {
      const answer = await get(path)
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
      expect(answer.headers.get('ETag')).toBeNull()
    }
    const refused = await formVisitor(shop.url).send('/products/column', { quantity: '0' })
    expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([409, PRIVATE])
  })
})

describe('the scripts of a page', () => {
  const nonceOf = ({ headers }: Response) =>
    /'nonce-([^']+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1]

  // Fails if the nonce stays in pages that caches share.
  it.each(inEveryLanguage(['/', '/products/moon-jar', '/search?q=bowl', '/waiting']))(
    'are allowed by hash on %s, which caches share',
    async (path) => {
      const [page, again] = await Promise.all([get(path), get(path)])
      const policy = page.headers.get('Content-Security-Policy') ?? ''
      expect([nonceOf(page), again.headers.get('Content-Security-Policy')]).toEqual([undefined, policy])
      const html = await page.text()
      expect(html).not.toMatch(/<[^>]* nonce=/)
      const scripts = [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
      expect(scripts.length).toBeGreaterThan(1)
      for (const [, text = ''] of scripts)
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    },
  )

  it('are allowed by a one-time nonce on personal pages', async () => {
    const pages = await Promise.all([get('/cart'), get('/cart'), get('/login')])
    const nonces = pages.map(nonceOf)
    expect(new Set(nonces).size).toBe(3)
    expect(nonces).not.toContain(undefined)
  })
})

describe("a request from another site's page", () => {
  const post = (path: string, headers: Record<string, string>) =>
    fetch(shop.url + path, {
      ...{ method: 'POST', redirect: 'manual', headers },
      body: new URLSearchParams({ currency: 'USD', to: '/products' }),
    })
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]

  // Fails without `ownSiteOnly`: the cookie is set.
  it.each(Object.keys({ ...PUBLIC, ...OWN, ...NO_PAGE }))('is refused at %s', async (route) => {
    const path = { ...PUBLIC, ...OWN, ...NO_PAGE }[route] ?? ''
    for (const headers of foreign)
      for (const address of [path, dataOf(path)]) {
        const answer = await post(address, headers)
        expect([address, answer.status >= 400, answer.headers.getSetCookie()]).toEqual([address, true, []])
      }
  })

  it('is accepted from pages of the shop, and from programs', async () => {
    const own: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: shop.url }, {}]
    for (const headers of own) {
      const { status, headers: answered } = await post('/preferences', headers)
      expect([status, answered.getSetCookie()[0]]).toEqual([303, expect.stringContaining('USD')])
    }
    for (const headers of foreign) expect((await post('/preferences', headers)).status).toBe(403)
  })

  // Fails without the check of `headersDistinct`: the first one is believed.
  it('has one host', async () => {
    const two = (name: string) =>
      new Promise<string>((resolve, reject) => {
        const { hostname, port } = new URL(shop.url)
        const socket = connect(Number(port), hostname, () =>
          socket.write(
            `GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n${name}: localhost\r\nConnection: close\r\n\r\n`,
          ),
        )
        socket.once('data', (data) => resolve(data.toString().slice(9, 12)))
        socket.once('error', reject)
      })
    expect(await Promise.all([two('Host'), two('X-Host')])).toEqual(['400', '200'])
  })
})

describe('the tag of a page', () => {
  it('stays while nothing changes, and changes with what the page shows', async () => {
    const merchant = await platform.merchant()
    const write = (method: string, path: string, product: object) =>
      merchant.send(method, `/stores/v1/products${path}`, JSON.stringify({ product }))
    const { body } = await write('POST', '', { name: 'Tagged vase', priceData: { price: 20 } })
    const tagOf = async () => (await get('/products/tagged-vase')).headers.get('ETag')
    const before = await tagOf()
    expect(before).not.toBeNull()
    for (let time = 0; time < 5; time++) expect(await tagOf()).toBe(before)
    const { id } = body.product as { id: string }
    await write('PATCH', `/${id}`, { priceData: { price: 21 } })
    await expect.poll(tagOf).not.toBe(before)
  })

  it('differs per currency', async () => {
    const answers = await Promise.all([
      get('/products/moon-jar'),
      get('/products/moon-jar', { Cookie: 'vitrine_currency=USD' }),
    ])
    const [euros, dollars] = answers.map(({ headers }) => headers.get('ETag'))
    expect(dollars).not.toBe(euros)
    expect(answers[1]?.headers.get('Cache-Control')).toBe(SHARED)
  })

  it.runIf(executablePath && walksInFull)(
    'lets a browser show its cached copy, scripts included',
    async () => {
      await using browser = await openBrowser()
      const page = await browser.newPage()
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      const statuses: number[] = []
      const network = await page.context().newCDPSession(page)
      await network.send('Network.enable')
      network.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode))
      for (const path of ['/waiting', '/collections', '/waiting']) {
        await page.goto(shop.url + path)
        // Only a page whose scripts have run has a router.
        await page.waitForFunction(() => '__reactRouterDataRouter' in window)
      }
      expect(statuses).toContain(304)
      expect(complaints).toEqual([])
    },
  )

  it("isn't set on a page while the platform is down", async () => {
    await using alone = await openStorefront({ url: 'http://localhost:9', clientId: platform.clientId })
    const answer = await fetch(`${alone.url}/products`)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, PRIVATE])
    expect(answer.headers.get('ETag')).toBeNull()
  })
})
