import { createProduct } from '@vitrine/contract/operations'
import { openShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../index.ts'
import { productChanges } from '../../merchant.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

describe("a merchant's client", () => {
  it('changes many products, follows the progress and lists failures', async () => {
    const merchant = await shop.merchant()
    for (const price of [20, 1])
      await merchant.call(createProduct, {
        product: { name: 'Vase', productType: 'physical', priceData: { price } },
      })
    const auth = { getAuthHeaders: () => ({ headers: { Authorization: merchant.authorization ?? '' } }) }
    const { productChanges: changes } = createClient({ apiUrl: shop.url, auth, modules: { productChanges } })
    const begun = await changes.startProductChange({ filter: {}, adjust: { price: { amount: -5 } } })
    expect(begun).toMatchObject({
      _id: expect.any(String),
      status: 'WAITING',
      _createdDate: expect.any(Date),
    })
    const { _id } = begun
    await expect
      .poll(async () => (await changes.getProductChange(_id)).status, { timeout: 80_000, interval: 100 })
      .toBe('DONE')
    expect(await changes.cancelProductChange(_id)).toMatchObject({ status: 'DONE', changed: 1, failed: 1 })
    expect(await changes.listProductChangeFailures(_id, { limit: 5 })).toMatchObject({
      failures: [{ productId: expect.any(String), error: { code: 'INVALID_ARGUMENT' } }],
    })
    expect(await changes.previewProductChange({ ids: ['gone'], set: { price: 5 } })).toMatchObject({
      previews: [{ productId: 'gone', outcome: 'FAILED', error: { code: 'PRODUCT_NOT_FOUND' } }],
    })
    const { _id: undo } = await changes.undoProductChange(_id)
    const { productChanges: listed } = await changes.listProductChanges({ limit: 2 })
    expect(listed).toMatchObject([
      { _id: undo, undoes: _id },
      { _id, adjust: { price: { amount: -5 } } },
    ])
    await expect
      .poll(async () => (await changes.getProductChange(undo)).status, { timeout: 80_000, interval: 100 })
      .toBe('DONE')
  })
})
