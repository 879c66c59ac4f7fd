import { ERRORS } from '@vitrine/contract'
import { RULES } from '@vitrine/contract/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../testing/index.ts'

describe('the API reference', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const open = async (path: string) => {
    const response = await fetch(shop.url + path)
    const html = await response.text()
    return { status: response.status, html, policy: response.headers.get('content-security-policy') ?? '' }
  }

  it('leads to a page for every call, sorted by task', async () => {
    const { html, policy } = await open('/docs/api')
    const linked = [...html.matchAll(/href="\/docs\/api\/(\w+)"/g)].map(([, name]) => name)
    const names = RULES.map(({ operation }) => operation.name)
    expect(linked.filter((name) => name !== 'json').sort()).toEqual([...names].sort())
    expect([...html.matchAll(/<h2 id="\w+-name">([^<]+)/g)].map(([, name]) => name).slice(0, 4)).toEqual([
      'Get a token',
      'Browse and search',
      'Reviews',
      'Fill a cart',
    ])
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; connect-src/,
    )
    for (const name of names) {
      const page = await open(`/docs/api/${name}`)
      expect([page.status, page.html.includes(`<h1>${name}</h1>`)], name).toEqual([200, true])
    }
    expect((await open('/docs/api/nothing')).status).toBe(404)
  })

  it('searches names, addresses, texts and errors, also without scripts', async () => {
    const found = async (words: string) =>
      [...(await open(`/docs/api?q=${words}`)).html.matchAll(/href="\/docs\/api\/(\w+)"/g)]
        .map(([, name]) => name)
        .filter((name) => name !== 'json')
    expect(await found('add+to+cart')).toContain('addToCurrentCart')
    expect(await found('LINE_ITEM_LIMIT')).toContain('addToCurrentCart')
    expect((await found('refund'))[0]).toBe('refundOrder')
    const nothing = await open('/docs/api?q=%3Cscript%3Ezzz')
    expect(nothing.html).toContain('0 calls found')
    expect(nothing.html).toContain('value="&lt;script&gt;zzz"')
  })

  it('shows request, answer, errors and real examples of a call', async () => {
    const { html } = await open('/docs/api/addToCurrentCart')
    expect(html).toContain('<span class="method">POST</span> /ecom/v1/carts/current/add-to-cart')
    expect(html).toContain('<code>lineItems</code> <span class="type">list of')
    expect(html).toContain('<code>LINE_<wbr>ITEM_<wbr>LIMIT</code></a></td><td>400</td>')
    expect(html).toContain('&quot;original&quot;: &quot;Salt Cellar&quot;')
    expect(html).toContain('Answer with status 404')
    expect(html).toContain('-H &quot;Authorization: $TOKEN&quot;')
  })

  it('explains every error on a page, where the Link header of an error leads', async () => {
    const nowhere = await fetch(`${shop.url}/nowhere`)
    expect(nowhere.headers.get('link')).toBe('</docs/errors/NOT_FOUND>; rel="help"')
    const list = await open('/docs/errors')
    const pages = [...list.html.matchAll(/href="(\/docs\/errors\/\w+)"/g)].map(([, path = '']) => path)
    expect(pages.map((path) => path.split('/').at(-1)).sort()).toEqual(Object.keys(ERRORS).sort())
    for (const path of pages) {
      const { status, html, policy } = await open(path)
      expect([path, status, policy.startsWith("default-src 'none'")]).toEqual([path, 200, true])
      expect(html).toContain('<h2>What to do</h2>')
    }
    expect((await open('/docs/errors/-19971')).html).toContain('MISSING_<wbr>CAPTCHA')
    expect((await open('/docs/errors/constructor')).status).toBe(404)
  })

  it('offers to make calls only where everyone may know the client id', async () => {
    expect((await open('/docs/api/getCurrentCart')).html).not.toContain('<h2 id="try">')
  })

  it('serves the OpenAPI document with the examples', async () => {
    const { body } = await shop.caller().get('/docs/api/json')
    expect(body.openapi).toBe('3.1.0')
    expect(body.paths).toMatchObject({
      '/ecom/v1/carts/current/add-to-cart': {
        post: {
          requestBody: { content: { 'application/json': { example: { lineItems: [{ quantity: 2 }] } } } },
        },
      },
    })
  })
})
