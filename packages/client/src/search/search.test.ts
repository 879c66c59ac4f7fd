import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, OAuthStrategy } from '../index.ts'
import { search } from '../search.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const visitor = () => {
  const sent: string[] = []
  const fetching: typeof fetch = (target, init) => {
    sent.push(`${init?.method} ${new URL(`${target}`).pathname}`)
    return fetch(target, init)
  }
  const auth = OAuthStrategy({ clientId: shop.clientId })
  return { sent, ...createClient({ apiUrl: shop.url, auth, fetch: fetching, modules: { search } }) }
}

describe('searchProducts', () => {
  it('finds products in the usual form, and reports the corrected word', async () => {
    const { products, metadata, correction, facets } = await visitor().search.searchProducts({
      search: { expression: 'mono jar' },
    })
    expect(products[0]).toMatchObject({
      _id: expect.any(String),
      name: 'Moon Jar',
      slug: 'moon-jar',
      _createdDate: expect.any(Date),
      priceData: { price: 240 },
    })
    expect(correction).toEqual({ from: 'mono jar', to: 'moon jar' })
    expect(metadata).toMatchObject({ count: products.length, offset: 0, totalIsExact: true })
    expect(facets).toEqual([])
  })

  it("narrows by a facet's value to the number it announced", async () => {
    const { searchProducts } = visitor().search
    const { facets } = await searchProducts({ facets: ['OPTION', 'BRAND', 'PRICE'], paging: { limit: 0 } })
    const glaze = facets.find(({ name }) => name === 'Glaze')
    const chosen = (glaze?.values ?? []).slice(0, 1)
    const choices = chosen.map(({ value }) => value)
    const { metadata } = await searchProducts({ filters: { options: [{ name: 'Glaze', choices }] } })
    expect(metadata.total).toBe(chosen[0]?.count)
    const { min = 0, max = 0, count } = facets.find(({ kind }) => kind === 'PRICE')?.values[1] ?? {}
    expect((await searchProducts({ filters: { price: { min, max } } })).metadata.total).toBe(count)
  })

  it('is sent as GET, and as POST when it is long', async () => {
    const { search, sent } = visitor()
    await search.searchProducts()
    const brands = Array.from({ length: 100 }, (_, index) => `${index} `.repeat(16))
    expect((await search.searchProducts({ filters: { brands } })).metadata.total).toBe(0)
    const calls = sent.filter((line) => line.endsWith('/search'))
    expect(calls).toEqual(['GET /vitrine/v1/products/search', 'POST /vitrine/v1/products/search'])
  })

  it("passes on the platform's refusal", async () => {
    await expect(visitor().search.searchProducts({ paging: { limit: 101 } })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
    })
  })
})
