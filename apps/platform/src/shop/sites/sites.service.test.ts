import { getCatalogVersion, queryCollections } from '@vitrine/contract/operations'
import { describe, expect, it, vi } from 'vitest'
import { statement } from '../../floor/database/statements/statement.ts'
import { openShop } from '../../testing/index.ts'
import { createSites } from './sites.service.ts'
import { sitesStore } from './sites.store.ts'

const DELETES = ['DELETE FROM oauth_clients', 'DELETE FROM sites'].map((text) => statement(text))

describe('a site', () => {
  it('that was removed has no valid tokens', async () => {
    await using shop = await openShop()
    const visitor = await shop.visitor()
    await shop.database.transaction(async (tx) => {
      for (const remove of DELETES) await tx.run(remove)
    })
    const { status, body } = await visitor.try(queryCollections, { query: {} })
    expect([status, body]).toMatchObject([
      401,
      { details: { applicationError: { code: 'UNAUTHENTICATED' } } },
    ])
    expect((await visitor.try(getCatalogVersion, {})).status).toBe(200)
  })

  it('is read again after a database failure', async () => {
    await using shop = await openShop()
    let failures = 1
    const sites = createSites({
      first: (statement, ...values) =>
        failures-- > 0 ? Promise.reject(new Error('gone')) : shop.database.first(statement, ...values),
      all: shop.database.all,
    })
    await expect(sites.get(shop.site.siteId)).rejects.toThrow('gone')
    expect(await sites.get(shop.site.siteId)).toEqual(shop.site)
  })

  // What was made from a site, such as a printed cart, is still good while the site is the same object.
  it('is the same object until one of its settings changes', async () => {
    await using shop = await openShop()
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const sites = createSites(shop.database)
      const first = await sites.get(shop.site.siteId)
      vi.advanceTimersByTime(6_000)
      expect(await sites.get(shop.site.siteId)).toBe(first)
      await shop.database.transaction((tx) => sitesStore.setAccent(tx, shop.site.siteId, '#22507a'))
      expect(await sites.get(shop.site.siteId)).toBe(first)
      vi.advanceTimersByTime(6_000)
      expect(await sites.get(shop.site.siteId)).toEqual({ ...shop.site, accent: '#22507a' })
    } finally {
      vi.useRealTimers()
    }
  })
})
