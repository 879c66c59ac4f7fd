import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSellingShop } from '../../sales/checkout/checkout.fixtures.ts'
import { newProduct } from '../../testing/catalog.ts'
import type { Shop } from '../../testing/index.ts'
import { builtFolder, CONSOLE } from '../hosted-pages/built-pages.ts'
import { homePage } from './home-page.ts'

const UNESCAPED: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

describe("the platform's home page", () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openSellingShop([newProduct(), newProduct()])
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const at = async (accept: string) => {
    const response = await fetch(`${shop.url}/`, { headers: { accept } })
    return { response, text: await response.text() }
  }

  it('leads browsers to everything that answers', async () => {
    const { response, text } = await at('text/html')
    expect([response.status, response.headers.get('vary')]).toEqual([200, 'Accept'])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const places = [...text.matchAll(/<a href="([^"]+)"/g)].map(([, url = '']) => url)
    const paths = places
      .filter((url) => new URL(url).origin !== new URL(shop.site.storefrontUrl).origin)
      .map((url) => new URL(url).pathname)
    expect(paths).toEqual([
      '/console',
      '/docs/api',
      '/docs/api/json',
      '/graphql/alpha',
      '/dev/mail',
      '/health',
    ])
    // The back office is served once it is built.
    for (const path of paths.slice(builtFolder(CONSOLE) ? 0 : 1))
      expect((await fetch(shop.url + path)).status).toBe(200)
  })

  it('tells programs the same as JSON', async () => {
    const { text } = await at('*/*')
    expect(JSON.parse(text)).toMatchObject({
      name: 'Vitrine platform',
      links: { Shop: shop.site.storefrontUrl, Health: expect.stringMatching(/^http.*\/health$/) },
    })
  })

  // Fails with another grant or path in the page.
  it('shows a first call that works as it is pasted', async () => {
    const html = homePage({ platformUrl: shop.url, destinations: [], clientId: shop.clientId })
    const [, code = ''] = /<code>(TOKEN.*?)<\/code>/s.exec(html) ?? []
    const commands = code.replace(/&(quot|#39|lt|gt|amp);/g, (entity) => UNESCAPED[entity] ?? entity)
    const { stdout } = await promisify(execFile)('bash', ['-c', commands])
    expect(JSON.parse(stdout).products).toHaveLength(2)
  })
})
