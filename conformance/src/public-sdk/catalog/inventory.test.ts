import { createClient as createOurs, ApiKeyStrategy as OurKeyStrategy } from '@vitrine/client'
import { recommendations as ourRecommendations } from '@vitrine/client/ecom'
import { inventory as ourInventory, products as ourProducts } from '@vitrine/client/stores'
import { recommendations } from '@wix/ecom'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { inventory, products } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from '../sdk-shop.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const DEFAULT_VARIANT = '00000000-0000-0000-0000-000000000000'

let opened: SdkShop
let apiKey: string
beforeAll(async () => {
  opened = await openSdkShop()
  const app = await opened.shop.app(['inventory:read', 'inventory:write', 'catalog:read'])
  apiKey = app.authorization ?? ''
})
afterAll(() => opened[Symbol.asyncDispose]())

const theirs = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey, siteId: opened.shop.site.siteId }),
    modules: { inventory, products, recommendations },
  })
const ours = () =>
  createOurs({
    apiUrl: opened.shop.url,
    auth: OurKeyStrategy({ apiKey, siteId: opened.shop.site.siteId }),
    modules: { inventory: ourInventory, products: ourProducts, recommendations: ourRecommendations },
  })

describe.each([
  ['the public packages', theirs, 'column'],
  ['our client', ours, 'shoulder-vase'],
] as const)('stock through %s', (_, open, slug) => {
  it('is found by product, set, increased and decreased, and visible in the product', async () => {
    const client = open()
    const found = await client.products.queryProducts().eq('slug', slug).find()
    const { _id: productId = '', inventoryItemId = '' } = found.items[0] ?? {}
    const [filter, sort] = [JSON.stringify({ productId }), '{"numericId":"desc"}']
    const { inventoryItems, totalResults, metadata } = await client.inventory.queryInventory({
      query: { filter, sort },
    })
    expect([totalResults, metadata]).toEqual([1, expect.objectContaining({ items: 1, offset: 0 })])
    expect(inventoryItems).toMatchObject([{ _id: inventoryItemId, productId }])
    expect(inventoryItems?.[0]?.lastUpdated).toBeInstanceOf(Date)

    const variant = { variantId: DEFAULT_VARIANT }
    const variants = [{ ...variant, quantity: 7 }]
    const preorderInfo = { enabled: true, message: 'In May', limit: 3 }
    await client.inventory.updateInventoryVariants(productId, { trackQuantity: true, variants, preorderInfo })
    await client.inventory.incrementInventory([{ productId, ...variant, incrementBy: 2 }])
    await client.inventory.decrementInventory([{ inventoryId: inventoryItemId, ...variant, decrementBy: 5 }])
    const { inventoryItem } = await client.inventory.getInventoryVariants(inventoryItemId)
    expect(inventoryItem).toMatchObject({
      trackQuantity: true,
      preorderInfo,
      variants: [{ ...variant, quantity: 4, inStock: true, availableForPreorder: false }],
    })
    const after = await client.products.queryProducts().eq('slug', slug).find()
    expect(after.items[0]?.stock).toMatchObject({ quantity: 4, inventoryStatus: 'IN_STOCK' })

    const short = client.inventory.decrementInventory([{ productId, ...variant, decrementBy: 5 }])
    await expect(short).rejects.toMatchObject({
      details: { applicationError: { code: 'ITEM_NOT_AVAILABLE' } },
    })
  })

  it('decides what is recommended', async () => {
    const client = open()
    const found = await client.products.queryProducts().eq('slug', 'moon-jar').find()
    const items = [{ catalogItemId: found.items[0]?._id ?? '', appId: STORES }]
    const { _id, appId } = ourRecommendations.algorithms.sameCollections
    const ask = () => client.recommendations.getRecommendation([{ _id, appId }], { items })
    const { availableAlgorithms } = await client.recommendations.listAvailableAlgorithms()
    const listed = availableAlgorithms?.map(({ appId, config }) => ({ _id: config?.algorithmId, appId }))
    expect(listed).toContainEqual({ _id, appId })
    const { recommendation } = await ask()
    expect(recommendation?.algorithm).toEqual({ _id, appId })
    const [best] = recommendation?.items ?? []
    const productId = best?.catalogItemId ?? ''
    const { inventoryItem } = await client.inventory.getInventoryVariants(productId)
    const variants =
      inventoryItem?.variants?.map(({ variantId = '' }) => ({ variantId, inStock: false })) ?? []
    await client.inventory.updateInventoryVariants(productId, { trackQuantity: false, variants })
    const later = (await ask()).recommendation?.items?.map(({ catalogItemId }) => catalogItemId)
    expect(later).not.toContain(productId)
    expect(later?.length).toBeGreaterThan(0)
  })
})
