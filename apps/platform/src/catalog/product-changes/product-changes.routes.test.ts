import { cancelProductChange, getProductChange, startProductChange } from '@vitrine/contract/operations'
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
