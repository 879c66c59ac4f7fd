import { describe, expect, it } from 'vitest'
import { get, platform, post } from './visit.ts'

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
