import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { gzipSync } from 'node:zlib'
import { freePort, openDemoShop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorefront, type Storefront } from './open-storefront.ts'
import { scriptPathsOf } from './script-paths.ts'

type Platform = Awaited<ReturnType<typeof openDemoShop>>

/** An address at which the network reaches this machine; without a network, another loopback address. */
const NEIGHBOURS =
  Object.values(networkInterfaces())
    .flatMap((known) => known ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'

let platform: Platform
let shop: Storefront

beforeAll(async () => {
  platform = await openDemoShop()
  shop = await openStorefront(platform)
})

afterAll(async () => {
  await shop?.stop()
  await platform?.[Symbol.asyncDispose]()
})

const get = (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(shop.url + path, { headers, redirect: 'manual', signal: signal ?? null })

/** Sends what no client would send, and returns the answer. */
const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(shop.url).port), 'localhost', () => socket.write(text))
    socket.once('data', (chunk) => {
      socket.destroy()
      resolve(String(chunk))
    })
    socket.once('error', reject)
  })

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  fetch(shop.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie, Origin: shop.url },
    redirect: 'manual',
  })

const sessionCookie = async () => cookieOf(await post('/products/column', { quantity: '1' }))

/** The cookie with that name in an answer, as a browser sends it back. */
const cookieOf = (answer: Response, name = 'vitrine_session') =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

describe('a former address of a product', () => {
  it('redirects permanently and keeps the query', async () => {
    const merchant = await platform.merchant()
    const write = (method: string, path: string, product: object) =>
      merchant.send(method, `/stores/v1/products${path}`, JSON.stringify({ product }))
    const { body } = await write('POST', '', { name: 'Summer vase', priceData: { price: 20 } })
    const { id } = body.product as { id: string }
    await write('PATCH', `/${id}`, { slug: 'vase-of-all-seasons' })
    const answer = await get('/products/summer-vase?Glaze=Blue')
    expect(answer.status).toBe(301)
    expect(answer.headers.get('Location')).toBe('/products/vase-of-all-seasons?Glaze=Blue')
    const german = await get('/de/products/summer-vase')
    expect(german.headers.get('Location')).toBe('/de/products/vase-of-all-seasons')
    await write('PATCH', `/${id}`, { visible: false })
    for (const [path, words] of [
      ['/products/summer-vase', 'Page not found'],
      ['/products/vase-of-all-seasons', 'Page not found'],
      ['/de/products/vase-of-all-seasons', 'Seite nicht gefunden'],
    ] as const) {
      const hidden = await get(path)
      expect([hidden.status, await hidden.text()], path).toEqual([404, expect.stringContaining(words)])
    }
    expect((await post('/products/vase-of-all-seasons', { quantity: '1' })).status).toBe(404)
  })
})

describe('a former address of a collection', () => {
  it('redirects permanently and keeps the query', async () => {
    const merchant = await platform.merchant()
    const write = (method: string, path: string, collection: object) =>
      merchant.send(method, `/stores/v1/collections${path}`, JSON.stringify({ collection }))
    const { body } = await write('POST', '', { name: 'Summer table' })
    const { id } = body.collection as { id: string }
    await write('PATCH', `/${id}`, { slug: 'table-of-all-seasons' })
    const answer = await get('/collections/summer-table?sort=price')
    expect(answer.status).toBe(301)
    expect(answer.headers.get('Location')).toBe('/collections/table-of-all-seasons?sort=price')
    await merchant.send('DELETE', `/stores/v1/collections/${id}`)
    expect((await get('/collections/summer-table')).status).toBe(404)
  })
})

describe('the collection of all products', () => {
  it('has a single address', async () => {
    const answer = await get('/de/collections/all-products?sort=price-up')
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/de/products?sort=price-up'])
  })
})

describe('a page', () => {
  it.each([
    ['/', 'Aldermere'],
    ['/products', 'All items'],
    ['/collections', 'Collections'],
    ['/collections/vases', 'Vases'],
    ['/search?q=moo', 'Moon Jar'],
    ['/search?q=vase+under+80', 'Vase, up to €80.00'],
    ['/search?q=blue+under+40', 'href="/products/studio-mug?Glaze=Storm"'],
    ['/search?q=under+40&color=blue', '<span class="text-soft">Colour:</span> <span>Blue</span>'],
    ['/search?q=blue+zebra+cushion', 'Nothing matches all of “blue zebra cushion”.'],
    ['/search?q=returns', 'Shipping and returns'],
    ['/search', 'What are you looking for?'],
    ['/de/search?q=Kissen', 'Ikat-Kissen'],
    ['/search?q=mono+jar', 'Showing results for “moon jar”'],
    ['/search?q=%F0%9F%A6%96', 'No results for “🦖”'],
    ['/collections/ceramics?option.Glaze=Chalk&stock=in', 'Remove <'],
    ['/collections/ceramics?color=blue', 'href="/products/breakfast-bowl?Glaze=Storm"'],
    ['/collections/ceramics?option.Glaze=Nowhere', 'No items match all your filters'],
    ['/products/moon-jar', 'Two bowls, thrown apart'],
    ['/cart', 'Your cart is empty'],
  ])('is complete as sent by the server: %s', async (path, words) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect((await answer.text()).replaceAll('<!-- -->', '')).toContain(words)
  })

  it.each([
    '/nowhere',
    '/products/no-such-piece',
    '/products/moon-jar/reviews',
    '/collections/no-such-shelf',
    '/products/%00',
    '/products/%E0%A4%A',
    '/.env',
    '/DE',
  ])('is not found, and says so: %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    const page = await answer.text()
    expect(page).toContain('Page not found')
    expect(page).toMatch(/<title>Not found ·/)
  })

  it.each(['', '?orderId=x', '?orderId=00000000-0000-4000-8000-000000000000'])(
    'of thanks shows an order only to its buyer: %s',
    async (query) => {
      const answer = await get(`/thank-you${query}`, { Cookie: await sessionCookie() })
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('We can’t show this order here')
      expect((await get(`/thank-you${query}`)).status).toBe(404)
    },
  )

  it('redirects beyond the end of a list to its last page', async () => {
    const answer = await get('/products?sort=price-up&page=99')
    expect(answer.status).toBe(302)
    const last = answer.headers.get('Location') ?? ''
    expect(last).toMatch(/^\/products\?sort=price-up&page=\d$/)
    expect((await get(last)).status).toBe(200)
  })

  it('shows as many items as a filter promises', async () => {
    const html = await (await get('/collections/ceramics')).text()
    const [, promised = ''] = /value="Chalk"[^>]*>.*?tabular-nums[^>]*>(\d+)/.exec(html) ?? []
    const filtered = await (await get('/collections/ceramics?option.Glaze=Chalk')).text()
    expect(Number(promised)).toBeGreaterThan(1)
    expect(filtered).toMatch(new RegExp(`role="status"[^>]*>${promised} items`))
  })

  it('ignores invalid parts of an address', async () => {
    const wild = '/products?sort=%00&page=-1&min=1e999&max=NaN&__proto__=1&%F0%9F%8F%BA=%3Cscript%3E'
    expect((await get(wild)).status).toBe(200)
    expect((await get(`/search?q=${'a'.repeat(5000)}`)).status).toBe(200)
    const many = Array.from({ length: 300 }, (_, index) => `option.${index}=%00&brand=${index}`).join('&')
    expect((await get(`/products?${many}&stock=x&collection=y&max=999999999.999`)).status).toBe(200)
    expect((await get('/products/moon-jar?Glaze=%3Cscript%3E')).status).toBe(200)
    expect((await get('/search?q=%E0%A4%A')).status).toBe(200)
    expect((await get('/cart?country=%00&country=XX')).status).toBe(200)
  })

  it('lists the ignored parts of an address, in its language', async () => {
    const wild = 'page=-1&price=a&color[]=%00&sort=DROP'
    const said = 'page=-1, price=a, color[]=, sort=DROP.'
    for (const [path, words] of [
      [`/products?${wild}`, `Ignored, because it doesn’t apply here: ${said}`],
      [`/de/collections/ceramics?${wild}`, `Hier nicht möglich und daher ignoriert: ${said}`],
      [`/search?q=bowl&${wild}`, said],
      [`/products?page=2&page=9&sort=oldest&sort=newest&utm_source=x`, 'page=9, sort=newest.'],
      [`/products?${'x=y&'.repeat(2500)}brand=${'B'.repeat(60)}`, `x=y, brand=${'B'.repeat(34)}….`],
      ['/products?collection=vases', 'collection=vases.'],
      [
        '/products/moon-jar?Glaze=Purple&Size=M&quantity=2&gclid=1',
        'Glaze: Purple, Size: M isn’t available for this item.',
      ],
    ]) {
      const answer = await get(path ?? '')
      expect(answer.status, path).toBe(200)
      expect(await answer.text(), path).toContain(words)
    }
    for (const path of ['/products?utm_source=x&page=2', '/products/moon-jar?Glaze=Chalk&utm_source=x'])
      expect(await (await get(path)).text()).not.toMatch(/Ignored, because|isn’t available for this item/)
  })

  it.each([
    ['/products?sort=newest&min=&max=&page=1', '/products'],
    ['/de/products?min=50&max=10&utm_source=x', '/de/products?min=10&max=50&utm_source=x'],
    ['/search?q=bowl&sort=relevance&min=&stock=in&stock=out', '/search?q=bowl'],
    [
      '/collections/ceramics?option.Glaze=Chalk&option.Glaze=Chalk',
      '/collections/ceramics?option.Glaze=Chalk',
    ],
  ])('of a list has one address: %s', async (path, clean) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, clean])
    expect((await get(clean)).status).toBe(200)
  })

  it.each([
    ['/products?page=2', '/products?page=2'],
    ['/products?page=2&sort=oldest', '/products'],
    ['/collections/ceramics?option.Glaze=Chalk&stock=in', '/collections/ceramics'],
  ])("of a list has its own or the list's canonical address: %s", async (path, canonical) => {
    const html = await (await get(path)).text()
    expect(html).toContain(`<link rel="canonical" href="${shop.url}${canonical}"/>`)
  })

  it('suggests a search for the words of an unknown address', async () => {
    const html = await (await get('/products/moon-jars%20of-2024')).text()
    expect(html).toMatch(/<input(?=[^>]*name="q")(?=[^>]*value="moon jars of 2024")/)
  })

  it('of a product with a thousand variants is no longer than others', async () => {
    const merchant = await platform.merchant()
    const names = ['Glaze', 'Shape', 'Edge']
    const productOptions = names.map((name) => {
      const choices = Array.from({ length: 10 }, (_, place) => `${name} ${place}`)
      return {
        name,
        optionType: 'drop_down',
        choices: choices.map((value) => ({ value, description: value })),
      }
    })
    const product = { name: 'Thousand tiles', priceData: { price: 12 }, manageVariants: true, productOptions }
    const { body } = await merchant.send('POST', '/stores/v1/products', JSON.stringify({ product }))
    const { slug, variants } = body.product as { slug: string; variants: unknown[] }
    expect(variants).toHaveLength(1000)
    const html = await (await get(`/products/${slug}?Shape=Shape+4&Edge=Edge+9`)).text()
    expect(html).toContain('<option value="Edge 9" selected="">Edge 9</option>')
    expect(html).toContain('In stock.')
    expect(html.length).toBeLessThan(50_000)
    expect(gzipSync(html).length).toBeLessThan(12_000)
    const choices = { Glaze: 'Glaze 3', Shape: 'Shape 4', Edge: 'Edge 9' }
    const cart = await get('/cart', {
      Cookie: cookieOf(await post(`/products/${slug}`, { quantity: '1', ...choices })),
    })
    expect(await cart.text()).toContain('Edge 9')
  })

  it('tells search engines its address and what it sells', async () => {
    const html = await (await get('/products/moon-jar?Glaze=Chalk')).text()
    expect(html).toContain(`<link rel="canonical" href="${shop.url}/products/moon-jar"/>`)
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Product',
      name: 'Moon Jar',
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 240,
        highPrice: 265,
        offerCount: 3,
        priceCurrency: 'EUR',
      },
    })
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html).toContain(`"name":"Ceramics","item":"${shop.url}/collections/ceramics"`)
    expect(html).toContain(`<meta property="og:title" content="Moon Jar"/>`)
  })

  it('tells search engines exact prices and availability', async () => {
    const merchant = await platform.merchant()
    const write = (method: string, path: string, body: object) =>
      merchant.send(method, `/stores/v1/products${path}`, JSON.stringify(body))
    const told = async (slug: string) => {
      const html = await (await get(`/de/products/${slug}`)).text()
      return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
        ([, json = '']) => JSON.parse(json),
      )
    }
    const choices = ['S', 'M'].map((value) => ({ value, description: value }))
    const { body } = await write('POST', '', {
      product: {
        name: 'Reduced dish',
        priceData: { price: 19.99 },
        discount: { type: 'PERCENT', value: 15 },
        manageVariants: true,
        productOptions: [{ name: 'Size', optionType: 'drop_down', choices }],
      },
    })
    const { id, slug } = body.product as { id: string; slug: string }
    const url = `${shop.url}/de/products/${slug}`
    const one = { '@type': 'Offer', price: 16.99, priceCurrency: 'EUR', url }
    const [product, way] = await told(slug)
    expect(product.offers).toEqual({ ...one, availability: 'https://schema.org/InStock' })
    expect(product).not.toHaveProperty('image')
    expect(way.itemListElement).toMatchObject([
      { position: 1, name: 'Aldermere', item: `${shop.url}/de` },
      { position: 2, name: 'Alle Artikel', item: `${shop.url}/de/products` },
      { position: 3, name: 'Reduced dish', item: url },
    ])
    await write('PATCH', `/${id}/variants`, { variants: [{ choices: { Size: 'M' }, price: 29.99 }] })
    const [{ offers }] = await told(slug)
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 16.99,
      highPrice: 25.49,
      offerCount: 2,
    })
    await write('PATCH', `/${id}/variants`, { variants: [{ choices: { Size: 'M' }, visible: false }] })
    expect((await told(slug))[0].offers).toMatchObject(one)
    const [gone] = await told('windowsill-planter')
    expect(gone.offers.availability).toBe('https://schema.org/OutOfStock')
  })

  it.each([
    [
      '',
      'We’ll email ada@example.com as soon as it’s back.',
      'Enter an email address, like ada@example.com.',
    ],
    ['/de', 'Wir schreiben an ada@example.com', 'Geben Sie eine E-Mail-Adresse ein, wie ada@example.com.'],
  ])('of a sold-out item takes an address to write to: %s', async (language, saved, refused) => {
    const path = `${language}/products/moon-jar`
    const html = await (await get(`${path}?Glaze=Celadon`)).text()
    expect(html).toMatch(/<input type="hidden" name="Glaze" value="Celadon"\/>/)
    const asked = await post(path, { Glaze: 'Celadon', email: ' ada@example.com ' })
    expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining(saved)])
    const wrong = await post(path, { Glaze: 'Celadon', email: 'ada' })
    expect([wrong.status, await wrong.text()]).toEqual([409, expect.stringContaining(refused)])
    expect(await (await get(`${path}?Glaze=Chalk`)).text()).not.toContain('id="tell-me"')
  })

  it('of a product ends with recommendations, never itself', async () => {
    const html = await (await get('/products/moon-jar')).text()
    const [, beside = ''] = html.split('You may also like</h2>')
    const leads = [...beside.matchAll(/href="\/products\/([a-z-]+)"/g)].map(([, slug]) => slug)
    expect(leads).toHaveLength(4)
    expect(new Set([...leads, 'moon-jar']).size).toBe(5)
  })

  it('is compressed if the browser supports it', async () => {
    const answer = await get('/products', { 'Accept-Encoding': 'br, gzip' })
    expect(answer.headers.get('Content-Encoding')).toBe('br')
    expect(await answer.text()).toContain('</html>')
    const plain = await get('/products', { 'Accept-Encoding': 'identity' })
    expect(plain.headers.get('Content-Encoding')).toBeNull()
  })

  it('runs only scripts with its own nonce, which no other page has', async () => {
    const pages = await Promise.all(['/cart', '/cart'].map((path) => get(path)))
    const nonces = pages.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1],
    )
    expect(new Set(nonces).size).toBe(2)
    const html = await pages[0]?.text()
    const scripts = html?.match(/<script\b[^>]*>/g)?.filter((tag) => !tag.includes('ld+json')) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain(`nonce="${nonces[0]}"`)
    expect(html).not.toMatch(/<[^>]+ style="/)
  })
})

describe('a session', () => {
  it("doesn't start by browsing", async () => {
    for (const path of ['/', '/products/moon-jar', '/cart'])
      expect((await get(path)).headers.get('Set-Cookie')).toBeNull()
  })

  it('starts with the first item in the cart', async () => {
    const answer = await post('/products/column', { quantity: '2' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/cart')
    const [session = '', mark] = answer.headers.getSetCookie()
    expect(session).toMatch(/^vitrine_session=.*HttpOnly; SameSite=Lax$/)
    expect(session.length).toBeLessThan(2048)
    expect(mark).toMatch(/^vitrine_consistent=\d+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax$/)
  })

  it('is kept out of caches and out of the page', async () => {
    const cookie = cookieOf(await post('/products/column', { quantity: '1' }))
    const page = await get('/cart', { Cookie: cookie })
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(page.headers.get('Set-Cookie')).toBeNull()
    const tokens = JSON.parse(decodeURIComponent(cookie.slice('vitrine_session='.length)))
    const html = await page.text()
    expect(html).toContain('Column')
    expect(html).not.toContain(tokens.accessToken.value)
    expect(html).not.toContain(tokens.refreshToken.value)
  })

  it('is renewed when its access token has expired, and keeps its cart', async () => {
    const cookie = cookieOf(await post('/products/column', { quantity: '3' }))
    const tokens = JSON.parse(decodeURIComponent(cookie.slice('vitrine_session='.length)))
    tokens.accessToken.expiresAt = 1
    const page = await get('/cart', {
      Cookie: `vitrine_session=${encodeURIComponent(JSON.stringify(tokens))}`,
    })
    expect(page.headers.get('Set-Cookie')).toContain('vitrine_session=')
    expect(await page.text()).toContain('Cart, 3 items')
  })

  it('is renewed when the platform no longer knows its access token, and keeps its cart', async () => {
    const cookie = cookieOf(await post('/products/column', { quantity: '3' }))
    const tokens = JSON.parse(decodeURIComponent(cookie.slice('vitrine_session='.length)))
    tokens.accessToken.value = `${tokens.accessToken.value.slice(0, -12)}AAAAAAAAAAAA`
    const page = await get('/cart', {
      Cookie: `vitrine_session=${encodeURIComponent(JSON.stringify(tokens))}`,
    })
    expect(page.headers.get('Set-Cookie')).toContain('vitrine_session=')
    expect(await page.text()).toContain('Cart, 3 items')
  })

  it('belongs to one visitor: carts of others stay their own', async () => {
    const [first, second] = await Promise.all([
      post('/products/column', { quantity: '1' }),
      post('/products/moon-jar', { quantity: '1', Glaze: 'Tenmoku' }),
    ])
    const carts = await Promise.all(
      [first, second].map(async (answer) => (await get('/cart', { Cookie: cookieOf(answer) })).text()),
    )
    expect(carts[0]).not.toContain('Moon Jar')
    expect(carts[1]).toContain('Tenmoku')
  })

  it('that is invalid counts as none', async () => {
    const page = await get('/cart', { Cookie: 'vitrine_session=%7Bnonsense' })
    expect(page.status).toBe(200)
  })
})

describe('a form', () => {
  it.each(['0', '-1', '0.5', '1e309', 'NaN', '', '100001'])(
    'refuses the quantity %j in place',
    async (quantity) => {
      const answer = await post('/products/column', { quantity })
      expect(answer.status).toBe(409)
      expect(await answer.text()).toContain('Enter a whole number.')
    },
  )

  it.each([
    ['that is not shown', { Size: '30 × 40 cm', Frame: 'Black ash' }],
    ['that does not exist', { Size: '30 × 40 cm', Frame: 'Gold' }],
    ['that is left open', { Size: '30 × 40 cm' }],
  ])('refuses a choice %s instead of picking another', async (_, choices) => {
    const answer = await post('/products/twenty-eight-nights', { quantity: '1', ...choices })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('Please choose again: Frame.')
  })

  it("that isn't one is refused", async () => {
    for (const [method, type] of [
      ['POST', 'text/plain'],
      ['POST', 'multipart/form-data; boundary=x'],
      ['PUT', 'application/json'],
    ] as const) {
      const headers = { 'Content-Type': type, Origin: shop.url }
      const answer = await fetch(`${shop.url}/cart`, { method, headers, body: 'abc' })
      expect(answer.status).toBe(400)
    }
  })

  it('from another site changes nothing', async () => {
    const answer = await fetch(`${shop.url}/products/column`, {
      method: 'POST',
      body: new URLSearchParams({ quantity: '1' }),
      headers: { Origin: 'https://elsewhere.example' },
      redirect: 'manual',
    })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  })

  it("of a script changes the cart like a page's, and is refused if invalid", async () => {
    const ask = (body: string, type = 'application/json', origin = shop.url) =>
      fetch(`${shop.url}/cart/calls`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': type, Origin: origin },
      })
    expect(await (await ask('{"call":"read"}')).json()).toMatchObject({ cart: { count: 0 } })
    const reference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: 'nothing' }
    for (const asked of [
      { call: 'add', reference, quantity: 1 },
      { call: 'set-quantity', line: '\u0000', quantity: 1 },
      { call: 'set-coupon', code: 'x'.repeat(9000) },
      { call: 'set-coupon', code: '' },
    ]) {
      const answer = await ask(JSON.stringify(asked))
      expect([asked.call, answer.status]).toEqual([asked.call, 409])
      expect((await answer.json()).problem).toMatch(/^[A-Z].*\.$/)
    }
    for (const body of [
      ...['', '7', 'null', '[]', '{}', '{"call":"constructor"}', '{"call":"add"}', '{"call":"set-coupon"}'],
      '{"call":"add","reference":null,"quantity":1}',
      '{"call":"add","reference":{"catalogItemId":7},"quantity":1}',
      `{"call":"add","reference":${JSON.stringify(reference)},"quantity":"1"}`,
      '{"call":"set-quantity","line":"x","quantity":1e9}',
      '{"call":"remove","line":{}}',
    ])
      expect([body, (await ask(body)).status]).toEqual([body, 400])
    // Other sites can send such content types without a preflight request.
    expect((await ask('{"call":"read"}', 'text/plain', 'https://elsewhere.example')).status).toBe(403)
  })

  it('leads to no checkout without a cart, and says so in place', async () => {
    const answer = await post('/cart', { line: 'checkout' }, await sessionCookie())
    expect(answer.status).not.toBe(500)
    const empty = await post('/cart', { line: 'checkout' })
    expect(empty.status).toBe(409)
    expect(await empty.text()).toContain('Your cart is empty')
  })

  it('removes a missing line without an error', async () => {
    const cookie = cookieOf(await post('/products/column', { quantity: '1' }))
    const line = '00000000-0000-4000-8000-000000000000'
    expect((await post('/cart', { line, intent: 'remove' }, cookie)).status).toBe(303)
    const answer = await post('/cart', { line, quantity: '2' }, cookie)
    expect(answer.status).toBe(409)
  })
})

describe('the server', () => {
  it('lets caches keep built files forever, compressed', async () => {
    const html = await (await get('/')).text()
    const [, path = ''] = /href="(\/assets\/[^"]+\.css)"/.exec(html) ?? []
    const answer = await get(path, { 'Accept-Encoding': 'br' })
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('Content-Encoding')).toBe('br')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
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

  it('stops when asked to', async () => {
    const short = await openStorefront(platform)
    expect(await short.stop()).toBe(0)
    expect(short.output()).toBe('')
  })
})
