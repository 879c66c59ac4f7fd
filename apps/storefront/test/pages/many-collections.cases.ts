import { createCollection, deleteCollection, queryCollections } from '@vitrine/contract/operations'
import { beforeAll, describe, expect, it } from 'vitest'
import { get, platform, shop } from './visit.ts'

const MANY = 150
const slugOf = (place: number) => `shelf-${place + 1}`

describe('a shop with more collections than one call lists', () => {
  beforeAll(async () => {
    const merchant = await platform.merchant()
    const named = { query: { filter: { slug: 'textiles' } } }
    const { collections } = await merchant.call(queryCollections, named)
    await merchant.call(deleteCollection, { id: collections?.[0]?.id ?? '' })
    for (let place = 0; place < MANY; place++)
      await merchant.call(createCollection, { collection: { name: slugOf(place), slug: slugOf(place) } })
    await merchant.call(createCollection, { collection: { name: 'Woven', slug: 'textiles' } })
  })
  const read = async (path: string) => (await get(path)).text()
  const linksOf = (html: string) =>
    [...html.matchAll(/href="\/collections\/([^"]+)"/g)].map(([, slug]) => slug)

  it('leads to each of them, page by page', async () => {
    const found = new Set<string | undefined>()
    let next: string | undefined = '/collections'
    let pages = 0
    while (next) {
      const html: string = await read(next)
      expect(html).toContain(`<link rel="canonical" href="${shop.url}${next}"`)
      for (const slug of linksOf(html)) found.add(slug)
      next = /<a [^>]*rel="next"[^>]*href="([^"]+)"/.exec(html)?.[1]
      pages += 1
    }
    expect(pages).toBe(4)
    for (let place = 0; place < MANY; place++) expect(found).toContain(slugOf(place))
    expect(found).toContain('textiles')
    expect(found).not.toContain('all-products')
    expect((await get('/collections?page=99')).headers.get('Location')).toBe('/collections?page=4')
  })

  it('shows in the header what it has named, however late it came, and no more than before', async () => {
    const header = (await read('/pages/imprint')).split('</header>')[0] ?? ''
    expect(header).toContain('Woven')
    expect(linksOf(header).length).toBe(6)
  })

  it('lists every one in the sitemap', async () => {
    const sitemap = await read('/sitemaps/pages.xml')
    for (let place = 0; place < MANY; place++) expect(sitemap).toContain(`/collections/${slugOf(place)}<`)
  })
})
