import { createClient, OAuthStrategy } from '@vitrine/client'
import { withHooks } from '@vitrine/client/hooks'
import { products } from '@vitrine/client/stores'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let shop: Shop
beforeAll(async () => {
  shop = await openDemoShop({ generated: 100 })
})
afterAll(() => shop[Symbol.asyncDispose]())

/** A visitor of the shop, and how often it queried. */
const visitor = () => {
  let requests = 0
  const fetch = withHooks({ request: ({ url }) => void (url.includes('query') && requests++) })
  const auth = OAuthStrategy({ clientId: shop.clientId })
  const client = createClient({ apiUrl: shop.url, fetch, auth, modules: { products } })
  return { query: () => client.products.queryProducts().ascending('_id'), requests: () => requests }
}
const idsOf = (items: { _id: string }[]) => items.map(({ _id }) => _id)

describe('the pages of a query, on the platform,', () => {
  it('hold 50 items from 0 on, and know their position', async () => {
    const page = await visitor().query().find()
    expect(page.totalCount).toBeGreaterThan(100)
    expect(page).toMatchObject({ length: 50, pageSize: 50, currentPage: 0 })
    expect(page.totalPages).toBe(Math.ceil((page.totalCount ?? 0) / 50))
    expect([page.hasPrev(), page.hasNext()]).toEqual([false, true])
  })

  it('follow one another to the last, hold every item once, and lead back', async () => {
    const { query } = visitor()
    const seen: string[] = []
    const first = await query().limit(40).find()
    let page = first
    for (seen.push(...idsOf(page.items)); page.hasNext(); seen.push(...idsOf(page.items)))
      page = await page.next()
    expect(seen).toHaveLength(first.totalCount ?? 0)
    expect(seen).toEqual([...new Set(seen)].sort())
    expect(page.currentPage).toBe((page.totalPages ?? 0) - 1)
    await expect(page.next()).rejects.toMatchObject({ message: 'No next page to fetch', code: 'NO_PAGE' })
    while (page.hasPrev()) page = await page.prev()
    expect(idsOf(page.items)).toEqual(idsOf(first.items))
    await expect(page.prev()).rejects.toMatchObject({ message: 'No previous page to fetch' })
  })

  it('are requested as the loop reaches them', async () => {
    const { query, requests } = visitor()
    let seen = 0
    for await (const _ of query().limit(30)) if (++seen === 31) break
    expect([seen, requests()]).toEqual([31, 2])
  })

  it('can be looped over from the current page', async () => {
    const { query } = visitor()
    const second = await query().skip(100).limit(20).find()
    const rest: string[] = []
    for await (const { _id } of second) rest.push(_id)
    expect(rest).toHaveLength((second.totalCount ?? 0) - 100)
    expect(rest.slice(0, 20)).toEqual(idsOf(second.items))
  })

  it('past the end are empty, and lead back', async () => {
    const page = await visitor().query().skip(5000).find()
    expect(page).toMatchObject({ items: [], length: 0 })
    expect([page.hasNext(), page.hasPrev()]).toEqual([false, true])
  })

  it('are the same by GET and by POST, if a filter is too long for GET', async () => {
    const { query } = visitor()
    const ids = idsOf((await query().find()).items)
    const short = await query().in('_id', ids.slice(0, 5)).find()
    const long = await query()
      .in('_id', [...ids.slice(0, 5), ...Array.from({ length: 90 }, () => crypto.randomUUID())])
      .find()
    expect(long.items).toEqual(short.items)
    expect(long.items[0]?.lastUpdated).toBeInstanceOf(Date)
  })
})
