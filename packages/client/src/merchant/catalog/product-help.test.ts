import { createProduct } from '@vitrine/contract/operations'
import { openShop } from '@vitrine/platform/testing'
import { expect, it } from 'vitest'
import { createClient } from '../../index.ts'
import { productHelp, productSchedules } from '../../merchant.ts'

it('copies a product, says why the copy cannot be bought, and schedules it', async () => {
  await using shop = await openShop()
  const merchant = await shop.app(['catalog:write'])
  const auth = { getAuthHeaders: () => ({ headers: { Authorization: merchant.authorization ?? '' } }) }
  const client = createClient({ apiUrl: shop.url, auth, modules: { productHelp, productSchedules } })
  const { product } = await merchant.call(createProduct, {
    product: { name: 'Cup', priceData: { price: 3 } },
  })
  const copy = await client.productHelp.duplicateProduct(product?.id ?? '', { name: 'Mug' })
  expect(copy).toMatchObject({ name: 'Mug', slug: 'mug', lastUpdated: expect.any(Date) })
  expect(await client.productHelp.explainAvailability(copy._id ?? '')).toEqual({
    ...{ canBeBought: false, reasons: [{ code: 'PRODUCT_HIDDEN' }, { code: 'NO_DELIVERY' }] },
  })
  const visibleUntil = new Date(Date.now() + 60_000)
  const scheduled = { productId: copy._id, visible: true, visibleUntil }
  expect(await client.productSchedules.setProductSchedule(copy._id ?? '', { visibleUntil })).toEqual(
    scheduled,
  )
  expect((await client.productSchedules.listProductSchedules()).productSchedules).toEqual([scheduled])
})
