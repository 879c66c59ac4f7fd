import { createProduct } from '@vitrine/contract/operations'
import { openShop } from '@vitrine/platform/testing'
import { expect, it } from 'vitest'
import { createClient } from '../../index.ts'
import { productHelp } from '../../merchant.ts'

it('copies a product, and says why the copy cannot be bought', async () => {
  await using shop = await openShop()
  const merchant = await shop.app(['catalog:write'])
  const auth = { getAuthHeaders: () => ({ headers: { Authorization: merchant.authorization ?? '' } }) }
  const client = createClient({ apiUrl: shop.url, auth, modules: { productHelp } })
  const { product } = await merchant.call(createProduct, {
    product: { name: 'Cup', priceData: { price: 3 } },
  })
  const copy = await client.productHelp.duplicateProduct(product?.id ?? '', { name: 'Mug' })
  expect(copy).toMatchObject({ name: 'Mug', slug: 'mug', lastUpdated: expect.any(Date) })
  expect(await client.productHelp.explainAvailability(copy._id ?? '')).toEqual({
    ...{ canBeBought: false, reasons: [{ code: 'PRODUCT_HIDDEN' }, { code: 'NO_DELIVERY' }] },
  })
})
