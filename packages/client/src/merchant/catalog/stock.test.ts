import { createProduct, decrementInventory, updateInventoryVariants } from '@vitrine/contract/operations'
import { openShop } from '@vitrine/platform/testing'
import { expect, it } from 'vitest'
import { createClient } from '../../index.ts'
import { stock } from '../../merchant.ts'

const VARIANT = '00000000-0000-0000-0000-000000000000'

it('lists movements, low stock and demand', async () => {
  await using shop = await openShop()
  const merchant = await shop.app(['catalog:write', 'inventory:write'])
  const { product } = await merchant.call(createProduct, {
    product: { name: 'Cup', priceData: { price: 9 } },
  })
  const productId = product?.id ?? ''
  const inventoryItem = { productId, trackQuantity: true, variants: [{ variantId: VARIANT, quantity: 4 }] }
  await merchant.call(updateInventoryVariants, { inventoryItem })
  const taken = [{ productId, variantId: VARIANT, decrementBy: 1 }]
  await merchant.call(decrementInventory, { decrementData: taken })
  const auth = { getAuthHeaders: () => ({ headers: { Authorization: merchant.authorization ?? '' } }) }
  const client = createClient({ apiUrl: shop.url, auth, modules: { stock } })
  const { movements } = await client.stock.listStockMovements({ productId, limit: 1 })
  expect(movements).toMatchObject([
    { reason: 'BY_HAND', before: { quantity: 4 }, after: { quantity: 3 }, date: expect.any(Date) },
  ])
  expect((await client.stock.listLowStock({ below: 4 })).variants).toMatchObject([{ productId, quantity: 3 }])
  expect((await client.stock.listBackInStockDemand()).products).toEqual([])
})
