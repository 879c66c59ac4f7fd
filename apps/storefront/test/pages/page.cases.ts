import { gzipSync } from 'node:zlib'
import { ALGORITHMS } from '@vitrine/contract'
import { createOrder, queryProducts } from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { cookieOf, get, platform, post, sessionCookie, shop } from './visit.ts'

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

  it('offers filters and orders only for items that they can tell apart', async () => {
    const toolsOf = async (path: string) =>
      (await (await get(path)).text()).match(/class="rail |name="sort"/g)?.length ?? 0
    expect(await toolsOf('/search?q=bowl')).toBe(2)
    expect(await toolsOf('/search?q=blue+vase')).toBe(0)
    expect(await toolsOf('/search?q=blue+vase&stock=in')).toBe(2) // the filter can be removed
  })

  it('of the cart calls free delivery free, and leaves a tax that depends on the state for later', async () => {
    const options = [{ code: 'post', title: 'Post', rate: { flat: '0' } }]
    const regions = [{ name: 'Both', areas: [{ country: 'DE' }, { country: 'US' }], options }]
    const merchant = await platform.merchant()
    await merchant.send(
      'PATCH',
      '/vitrine/v1/settings/delivery',
      JSON.stringify({ deliverySettings: { regions } }),
    )
    const cookie = cookieOf(await post('/products/moon-jar', { quantity: '1', Glaze: 'Chalk' }))
    const cart = await (await get('/cart?country=DE', { Cookie: cookie })).text()
    expect(cart).toMatch(/Post<\/dt><dd[^>]*>Free</)

    const setRates = (rates: object[]) =>
      merchant.send('PATCH', '/vitrine/v1/settings/tax', JSON.stringify({ taxSettings: { rates } }))
    const area = { country: 'US', subdivision: 'US-CA' }
    await setRates([{ rate: '0.07', area, jurisdictionType: 'STATE' }])
    const abroad = await (await get('/cart?country=US', { Cookie: cookie })).text()
    await setRates([])
    expect(abroad).toMatch(/Tax<\/dt><dd[^>]*>At the next step</)
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

  it('has the title and description that its merchant wrote for search engines', async () => {
    const merchant = await platform.merchant()
    const found = await merchant.call(queryProducts, { query: { filter: { slug: 'salt-cellar' } } })
    const tag = { children: '', custom: false, disabled: false }
    const written = [
      { ...tag, type: 'title', children: 'Salt cellar & spoon, <by hand>' },
      { ...tag, type: 'meta', props: { name: 'description', content: 'Keeps salt dry.' } },
    ]
    const path = `/stores/v1/products/${found.products?.[0]?.id}`
    const body = JSON.stringify({ product: { seoData: { tags: written } } })
    expect((await merchant.send('PATCH', path, body)).status).toBe(200)
    const page = await (await get('/products/salt-cellar')).text()
    expect(page).toContain('<title>Salt cellar &amp; spoon, &lt;by hand&gt; · Aldermere</title>')
    expect(page).toContain('<meta name="description" content="Keeps salt dry."/>')
    expect(await (await get('/de/products/salt-cellar')).text()).not.toContain('Keeps salt dry.')
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
    [
      '/de',
      'Wir schreiben an ada@example.com',
      'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ada@example.com.',
    ],
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

  it('of a product recommends a full row even if a single other item was bought with it', async () => {
    const merchant = await platform.merchant()
    const slugs = ['column', 'salt-cellar']
    const { products = [] } = await merchant.call(queryProducts, {
      query: { filter: { slug: { $in: slugs } } },
    })
    const lineItems = products.map(({ id = '' }) => ({
      quantity: 1,
      catalogReference: { catalogItemId: id, appId: ALGORITHMS.boughtTogether.appId },
    }))
    await merchant.call(createOrder, {
      order: { currency: 'EUR', paymentStatus: 'PAID', buyerInfo: { email: 'joan@example.com' }, lineItems },
    })
    const html = await (await get('/products/column')).text()
    const [, beside = ''] = html.split('You may also like</h2>')
    expect([...beside.matchAll(/href="\/products\/([a-z-]+)"/g)]).toHaveLength(4)
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
