import { openDemoShop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorefront, type Storefront } from './open/open-storefront.ts'
import { scriptPathsOf } from './script-paths.ts'

let platform: Awaited<ReturnType<typeof openDemoShop>>
let shop: Storefront

beforeAll(async () => {
  platform = await openDemoShop()
  shop = await openStorefront(platform)
})

afterAll(async () => {
  await shop?.stop()
  await platform?.[Symbol.asyncDispose]()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers, redirect: 'manual' })

const post = (path: string, fields: Record<string, string>) =>
  fetch(shop.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: shop.url },
    redirect: 'manual',
  })

const page = async (path: string) => (await (await get(path)).text()).replaceAll('<!-- -->', '')

describe('a page in German', () => {
  it.each([
    ['/de', 'Aus drei Werkstätten'],
    ['/de/products?page=2', 'Neueste zuerst'],
    ['/de/collections', '8 Artikel'],
    ['/de/collections/vases', 'Sortieren nach'],
    ['/de/search?q=mono+jar', 'Ergebnisse für „moon jar“'],
    ['/de/products/moon-jar', '240,00\u00a0€'],
    ['/de/cart', 'Ihr Warenkorb ist leer'],
    ['/de/nowhere', 'Seite nicht gefunden'],
    ['/de/thank-you', 'Diese Bestellung können wir hier nicht anzeigen'],
  ])('is complete, and all its links stay German: %s', async (path, words) => {
    const html = await page(path)
    expect(html).toContain('<html lang="de">')
    expect(html).toContain(words)
    const body = html.slice(html.indexOf('<body'))
    const leads = [...body.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="(\/[^"]*)"/g)].map(([, to]) => to)
    expect(leads.length).toBeGreaterThan(5)
    expect(leads.filter((to) => !/^\/de(\/|$)/.test(to ?? ''))).toEqual([])
  })

  it("isn't every page whose address starts with the same letters", async () => {
    expect((await get('/design')).status).toBe(404)
    expect(await page('/design')).toContain('<html lang="en">')
  })

  it("loads its own messages and no other language's", async () => {
    const words = async (path: string) => {
      const paths = scriptPathsOf(await page(path))
      const scripts = await Promise.all(paths.map(async (script) => (await get(script)).text()))
      return scripts.join('')
    }
    const [english, german] = await Promise.all([words('/'), words('/de')])
    expect([english.includes('Skip to content'), english.includes('Zum Inhalt springen')]).toEqual([
      true,
      false,
    ])
    expect([german.includes('Skip to content'), german.includes('Zum Inhalt springen')]).toEqual([
      false,
      true,
    ])
  })

  it.each([
    ['/', '/de'],
    ['/products/moon-jar', '/de/products/moon-jar'],
    ['/collections/vases', '/de/collections/vases'],
  ])('and its English version link to each other and themselves: %s', async (english, german) => {
    for (const path of [english, german]) {
      const html = await page(path)
      expect(html).toContain(`<link rel="canonical" href="${shop.url}${path}"/>`)
      expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${shop.url}${english}"/>`)
      expect(html).toContain(`<link rel="alternate" hrefLang="de" href="${shop.url}${german}"/>`)
      expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${shop.url}${english}"/>`)
      expect(html).toContain(`<meta property="og:url" content="${shop.url}${path}"/>`)
      expect(html).toContain(`<meta property="og:locale" content="${path === german ? 'de_DE' : 'en_GB'}"/>`)
    }
  })

  it('says in German that a price has changed since the item was chosen', async () => {
    const merchant = await platform.merchant()
    const write = (method: string, path: string, price: number) =>
      merchant.send(
        method,
        `/stores/v1/products${path}`,
        JSON.stringify({ product: { name: 'Dear vase', priceData: { price } } }),
      )
    const { id, slug } = (await write('POST', '', 20)).body.product as { id: string; slug: string }
    const added = await post(`/de/products/${slug}`, { quantity: '1' })
    await write('PATCH', `/${id}`, 30)
    const cookie = added.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const cart = await (await get('/de/cart', { Cookie: cookie })).text()
    expect(cart).toContain(
      'Der Preis hat sich geändert, seit Sie den Artikel ausgewählt haben: jetzt 30,00\u00a0€.',
    )
    expect(cart).not.toContain('when it was chosen')
  })

  it('answers its forms in German, and leads to German pages', async () => {
    const refused = await post('/de/products/column', { quantity: '0' })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Geben Sie eine ganze Zahl ein.')
    expect((await post('/de/products/column', { quantity: '1' })).headers.get('Location')).toBe('/de/cart')
    expect((await get('/de/products?page=99')).headers.get('Location')).toMatch(/^\/de\/products\?page=\d$/)
  })
})

describe('the choice of a language', () => {
  it('leads to the same page in it, and is remembered only on the home page', async () => {
    const answer = await post('/de/preferences', { to: '/products?sort=price-up' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/de/products?sort=price-up')
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^vitrine_language=de; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
    const sent = { Cookie: 'vitrine_language=de' }
    const front = await get('/', sent)
    expect([front.status, front.headers.get('Location')]).toEqual([302, '/de'])
    expect(front.headers.get('Vary')).toContain('Cookie')
    expect((await get('/products', sent)).status).toBe(200)
    expect((await get('/', { Cookie: 'vitrine_language=en' })).status).toBe(200)
    expect((await get('/de', { Cookie: 'vitrine_language=en' })).status).toBe(200)
    expect((await get('/', { Cookie: 'vitrine_language=%00' })).status).toBe(200)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '', 'x', '/.//evil.example'])(
    'never leads to another site: %j',
    async (to) => {
      for (const [start, front] of [
        ['', '/'],
        ['/de', '/de'],
      ]) {
        const location = (await post(`${start}/preferences`, { to })).headers.get('Location') ?? ''
        expect([front, `${start}/evil.example`]).toContain(location)
      }
    },
  )
})

describe('a page of content', () => {
  it('is shown in its languages, and menus link to it', async () => {
    for (const [path, words, link] of [
      ['/pages/about', 'How we work', 'href="/pages/shipping-and-returns"'],
      ['/de/pages/about', 'Wie wir arbeiten', 'href="/de/pages/shipping-and-returns"'],
    ] as const) {
      const html = await page(path)
      expect(html).toContain(words)
      expect(html).toContain(link)
      expect(html).toContain(`<link rel="canonical" href="${shop.url}${path}"/>`)
    }
  })

  it("that doesn't exist in a language is shown in its first one, and says so", async () => {
    const merchant = await platform.merchant()
    const data = { slug: 'hours', title: 'Hours', body: '<p onclick="x()">From ten.<script>x()</script></p>' }
    const path = '/vitrine/v1/data-collections/Pages/items'
    await merchant.send('POST', path, JSON.stringify({ dataItem: { id: 'hours', data } }))
    const html = await page('/de/pages/hours')
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('<h1 lang="en"')
    expect(html).toMatch(/<div lang="en" class="[^"]*"><p>From ten\.<\/p><\/div>/)
    expect(html).toContain(`<link rel="canonical" href="${shop.url}/pages/hours"/>`)
    expect(html).not.toContain('hrefLang="de"')
  })

  it('that tells about a collection is on the front page with its picture', async () => {
    for (const [path, story] of [
      ['/', 'Two bowls make one jar'],
      ['/de', 'Zwei Schalen, eine Vase'],
    ] as const) {
      const [, stories = ''] = (await page(path)).split('id="stories"')
      expect(stories).toContain(story)
      expect(stories).toMatch(/<img [^>]*>.*href="[^"]*\/pages\/two-bowls-one-jar"/)
    }
  })

  it.each([
    '/pages/nowhere',
    '/de/pages/nowhere',
    '/pages/%00',
    '/pages/%22%7D',
    `/pages/${'a'.repeat(3000)}`,
  ])("that doesn't exist is not found: %s", async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('a page that search engines may show', () => {
  it.each([
    ...['/', '/de', '/products', '/collections', '/de/collections/vases', '/products/moon-jar', '/de/cart'],
  ])('has a title and a description, and allows indexing: %s', async (path) => {
    const html = await page(path)
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]+"/)
    expect(html).not.toContain('noindex')
    const robots = await (await get('/robots.txt')).text()
    for (const [, shut = ''] of robots.matchAll(/^Disallow: (.+)$/gm))
      expect(path.startsWith(shut)).toBe(false)
  })
})

describe('the sitemap', () => {
  const locations = async (path: string) => {
    const answer = await get(path)
    expect(answer.headers.get('Content-Type')).toBe('application/xml')
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, to = '']) => to)
  }

  it('is named by robots.txt, and lists every page in all its languages', async () => {
    const robots = await (await get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`)
    expect(robots).toContain('Disallow: /de/account')
    const files = await locations('/sitemap.xml')
    const all = (await Promise.all(files.map((file) => locations(new URL(file).pathname)))).flat()
    for (const path of ['/', '/de', '/products/moon-jar', '/de/products/moon-jar', '/de/pages/imprint'])
      expect(all).toContain(shop.url + path)
    expect(new Set(all).size).toBe(all.length)
    for (const to of [all[0], all.at(-1), ...all.filter((_, place) => place % 40 === 7)])
      expect((await fetch(to ?? '')).status).toBe(200)
    for (const file of ['products-99.xml', 'products-0.xml', 'x.xml', '%00'])
      expect((await get(`/sitemaps/${file}`)).status).toBe(404)
  })
})

describe('the choice of a currency', () => {
  it('is remembered, shows every amount in it, and says what is paid', async () => {
    const answer = await post('/de/preferences', { currency: 'USD', to: '/products/moon-jar' })
    expect(answer.headers.get('Location')).toBe('/de/products/moon-jar')
    expect(answer.headers.getSetCookie()).toEqual([
      'vitrine_currency=USD; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
    ])
    const chosen = { Cookie: 'vitrine_currency=USD' }
    const [product, list, euros] = await Promise.all(
      [
        get('/products/moon-jar', chosen),
        get('/de/collections/ceramics?sort=name-up', chosen),
        get('/products/moon-jar'),
      ].map(async (one) => (await one).text()),
    )
    expect(product).toContain('$278.40')
    expect(list).toMatch(/278,40\u00a0\$/)
    expect(list).toContain('Preis (EUR)')
    expect(euros).toContain('€240.00')

    const added = await fetch(`${shop.url}/products/moon-jar`, {
      method: 'POST',
      body: new URLSearchParams({ quantity: '1', Glaze: 'Tenmoku' }),
      headers: { ...chosen, Origin: shop.url },
      redirect: 'manual',
    })
    const session = added.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const cart = await (await get('/cart?country=DE', { Cookie: `${chosen.Cookie}; ${session}` })).text()
    expect(cart).toMatch(/Subtotal<\/span><span[^>]*>\$\d+\.\d\d/)
    expect(cart).toMatch(/Converted for comparison\. You’ll pay €\d+\.\d\d\./)
    const inEuros = await (await get('/cart', { Cookie: `vitrine_currency=EUR; ${session}` })).text()
    expect(inEuros).toMatch(/Subtotal<\/span><span[^>]*>€\d+\.\d\d/)
    expect(inEuros).not.toContain('Converted for comparison')
  })

  it.each(['XXX', 'usd', '', '\0', 'USD; Path=/x', '__proto__'])(
    "is ignored if the shop doesn't have it: %j",
    async (currency) => {
      expect((await post('/preferences', { currency, to: '/cart' })).headers.getSetCookie()).toEqual([])
      const sent = { Cookie: `vitrine_currency=${encodeURIComponent(currency)}` }
      expect(await (await get('/products/moon-jar', sent)).text()).toContain('€240.00')
    },
  )
})
