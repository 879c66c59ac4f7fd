import type { AuditEntriesResponse } from '@vitrine/contract'
import {
  cancelProductChange,
  getProductChange,
  startProductChange,
  updateProduct,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSmallShop } from '../../hostile/small-shop.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { guids, prices, raise } from './product-changes.fixtures.ts'

for (const engine of ENGINES) {
  describe(`POST /v1/product-changes on ${engine.name}`, () => {
    const products = Array.from({ length: 60 }, () => newProduct())
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSmallShop({ engine }, products)
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    it('changes products in its own process while it answers other calls', async () => {
      const ids = products.map(({ id }) => id)
      const { productChange } = await merchant.call(startProductChange, raise({ ids }))
      const { id } = productChange
      await expect
        .poll(async () => (await merchant.call(getProductChange, { id })).productChange.status, {
          timeout: 80_000,
          interval: 100,
        })
        .toBe('DONE')
      expect(await prices(shop.database, shop.site)).toEqual({ 2100: 60 })
      // The audit log has one entry for the job, which each product's history shows with its own values.
      const [first = ''] = ids
      await merchant.call(updateProduct, { product: { id: first, name: 'Renamed' } })
      const historyOf = async (entityId: string, limit: number, cursor?: string) => {
        const query = { entityType: 'PRODUCT', entityId, limit: `${limit}`, ...(cursor && { cursor }) }
        const { body } = await merchant.get(`/vitrine/v1/entity-history?${new URLSearchParams(query)}`)
        return body as AuditEntriesResponse
      }
      const { entries, nextCursor } = await historyOf(first, 1)
      expect(entries.map(({ operation }) => operation)).toEqual(['updateProduct'])
      const { entries: older } = await historyOf(first, 5, nextCursor)
      expect(older).toMatchObject([
        {
          operation: 'startProductChange',
          actor: { type: 'USER' },
          changes: [
            { entityType: 'PRODUCT_CHANGE', entityId: id, kind: 'CREATED' },
            {
              ...{ entityType: 'PRODUCT', entityId: first, kind: 'UPDATED' },
              fields: [{ field: 'price', before: '20.00', after: '21.00' }],
            },
          ],
        },
      ])
      expect((await historyOf('other', 5)).entries).toEqual([])
    })
  })
}

describe('POST /v1/product-changes', () => {
  it('takes 100,000 ids and not one more, although no other call takes that many', async () => {
    await using shop = await openSmallShop()
    const merchant = await shop.merchant()
    const ids = guids(100_000)
    const { productChange } = await merchant.call(startProductChange, raise({ ids }))
    expect(productChange.total).toBe(100_000)
    const cancelled = await merchant.call(cancelProductChange, { id: productChange.id })
    expect(cancelled.productChange.status).toBe('CANCELLED')
    expect((await merchant.try(startProductChange, raise({ ids: [...ids, 'x'] }))).status).toBe(400)
    expect((await merchant.try(cancelProductChange, { id: productChange.id, ids })).status).toBe(413)
    expect((await merchant.try(startProductChange, raise({ ids: [...ids, ...guids(10_000)] }))).status).toBe(
      413,
    )
  })
})
