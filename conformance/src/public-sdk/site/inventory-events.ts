import {
  createProduct,
  createWebhook,
  deleteProduct,
  deleteWebhook,
  getInventoryItem,
  updateInventoryVariants,
} from '@vitrine/contract/operations'
import { openReceiver, type Shop } from '@vitrine/platform/testing'
import { expect } from 'vitest'
import { entityOf, numberOf, STORES } from './event-parts.ts'
import { oursOfItems, theirsOfItems } from './inventory-handlers.ts'

const ITEM = 'wix.stores.catalog.v3.inventory_item'
const OF_ITEMS = ['created', 'updated', 'deleted', 'stock_status_updated', 'updated_with_reason'].map(
  (slug) => `${ITEM}_${slug}`,
)

/** Changes the stock of a product with two variants, and compares what the handlers of both clients hear. */
export const hearOfItems = async (shop: Shop): Promise<void> => {
  await using receiver = await openReceiver()
  const owner = await shop.owner()
  const { keys, webhook } = await owner.call(createWebhook, {
    webhook: { url: receiver.url, eventTypes: OF_ITEMS },
  })
  const { product } = await owner.call(createProduct, {
    product: {
      ...{ name: 'Beaker', productType: 'physical', priceData: { price: 9 }, manageVariants: true },
      productOptions: [{ name: 'Size', choices: ['S', 'L'].map((value) => ({ value, description: value })) }],
    },
  })
  const productId = product?.id ?? ''
  const [small = '', large = ''] = product?.variants?.map(({ id }) => `${id}`) ?? []
  const arrived = (count: number) => expect.poll(() => receiver.arrived.length).toBe(count)
  await arrived(2)
  const set = (...stocks: [string, number][]) =>
    owner.call(updateInventoryVariants, {
      inventoryItem: {
        ...{ productId, trackQuantity: true },
        variants: stocks.map(([variantId, quantity]) => ({ variantId, quantity })),
      },
    })
  await set([small, 4], [large, 7])
  await arrived(6)
  await set([small, 0])
  await arrived(9)
  await owner.call(updateInventoryVariants, {
    inventoryItem: { productId, preorderInfo: { enabled: true, limit: 3 } },
  })
  await arrived(11)
  const { inventoryItem } = await owner.call(getInventoryItem, { inventoryItemId: small })
  await owner.call(deleteProduct, { id: productId })
  await arrived(13)
  await owner.call(deleteWebhook, { id: webhook.id })

  const publicKey = keys[0]?.key ?? ''
  const [toThem, toUs]: [unknown[], unknown[]] = [[], []]
  for (const { body } of receiver.arrived)
    for (const process of [theirsOfItems(publicKey, toThem), oursOfItems(publicKey, toUs)])
      await process(body)
  const of = (id: string) => toThem.filter((one) => Array.isArray(one) && one[1] === id)
  expect(of(small)).toEqual([
    ['1', small, 'created', 'Beaker', expect.any(Date)],
    ['2', small, 'updated', 4, { trackQuantity: false, inStock: true, quantity: null }],
    ['3', small, 'MANUAL', 4, STORES, true],
    ['4', small, 'updated', 0, { quantity: 4 }],
    ['5', small, 'status', false],
    ['6', small, 'MANUAL', 0, STORES, true],
    ['7', small, 'updated', 0, { preorderInfo: null }],
    ['8', small, 'deleted'],
  ])
  expect(of(large)).toHaveLength(5)
  expect(toUs).toEqual(toThem)
  const last = receiver.arrived.find(({ body }) => numberOf(body) === `7 ${small}`)
  expect(entityOf(last?.body)).toEqual(inventoryItem)
}
