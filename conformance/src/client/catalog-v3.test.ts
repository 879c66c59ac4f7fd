import { createClient, OAuthStrategy } from '@vitrine/client'
import { categories } from '@vitrine/client/categories'
import { pointHostedAt } from '@vitrine/client/hosted'
import * as customizationsV3 from '@vitrine/client/stores/customizations-v3'
import * as inventoryItemsV3 from '@vitrine/client/stores/inventory-items-v3'
import * as productsV3 from '@vitrine/client/stores/products-v3'
import * as readOnlyVariantsV3 from '@vitrine/client/stores/read-only-variants-v3'
import { demoShop } from '@vitrine/demo'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import * as publicCategories from '@wix/auto_sdk_categories_categories'
import { createClient as createPublicClient, OAuthStrategy as PublicStrategy } from '@wix/sdk'
import * as publicStores from '@wix/stores'
import { afterAll, beforeAll, expect, it } from 'vitest'

const treeReference = { appNamespace: '@wix/stores', treeKey: null }
const managed = demoShop().products.find(({ visible, manageVariants }) => visible && manageVariants)
const id = managed?.id ?? ''

const clients = ({ url, clientId }: Shop) => ({
  own: createClient({
    apiUrl: url,
    auth: OAuthStrategy({ clientId }),
    modules: { categories, customizationsV3, inventoryItemsV3, productsV3, readOnlyVariantsV3 },
  }),
  other: createPublicClient({
    auth: PublicStrategy({ clientId }),
    modules: {
      categories: publicCategories,
      customizationsV3: publicStores.customizationsV3,
      inventoryItemsV3: publicStores.inventoryItemsV3,
      productsV3: publicStores.productsV3,
      readOnlyVariantsV3: publicStores.readOnlyVariantsV3,
    },
  }),
})

let shop: Shop
let restore: () => void
let both: ReturnType<typeof clients>
beforeAll(async () => {
  shop = await openDemoShop()
  restore = pointHostedAt(shop.url)
  both = clients(shop)
})
afterAll(async () => {
  restore()
  await shop[Symbol.asyncDispose]()
})

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('reads the same products as the public packages', async () => {
  const { own, other } = both
  const fields = { fields: ['CURRENCY', 'PLAIN_DESCRIPTION', 'MEDIA_ITEMS_INFO'] as const }
  const product = await own.productsV3.getProduct(id, fields)
  expect(product._createdDate).toBeInstanceOf(Date)
  expect(plain(product)).toMatchObject(
    plain(await other.productsV3.getProduct(id, { fields: [...fields.fields] })) as object,
  )
  const bySlug = await own.productsV3.getProductBySlug(product.slug ?? '')
  expect(bySlug.product._id).toBe(id)
  const query = own.productsV3.queryProducts().ascending('slug').limit(4)
  const seen: (string | undefined)[] = []
  for await (const { _id } of query) seen.push(_id)
  const expected: (string | null | undefined)[] = []
  let page = await other.productsV3.queryProducts().ascending('slug').limit(4).find()
  for (;;) {
    expected.push(...page.items.map(({ _id }) => _id))
    if (!page.hasNext()) break
    page = await page.next()
  }
  expect(seen).toEqual(expected)
  const search = {
    search: { expression: 'bowl' },
    filter: { 'actualPriceRange.minValue.amount': { $gte: '10' } },
    sort: [{ fieldName: 'actualPriceRange.minValue.amount' as const, order: 'ASC' as const }],
  }
  const found = await own.productsV3.searchProducts(search)
  const otherFound = await other.productsV3.searchProducts(search)
  expect(found.products.map(({ _id }) => _id)).toEqual(otherFound.products?.map(({ _id }) => _id))
  expect(found.products.length).toBeGreaterThan(0)
  expect(await own.productsV3.countProducts()).toEqual(await other.productsV3.countProducts())
})

it('reads the same variants, stock and options', async () => {
  const { own, other } = both
  const variants = await own.readOnlyVariantsV3.queryVariants().eq('productData.productId', id).find()
  const others = await other.readOnlyVariantsV3
    .queryVariants({ fields: [] })
    .in('productData.productId', [id])
    .find()
  expect(variants.items.map(({ _id }) => _id)).toEqual(others.items.map(({ _id }) => _id))
  const stock = await own.inventoryItemsV3.queryInventoryItems().eq('productId', id).find()
  expect(stock.items.length).toBe(variants.items.length)
  const customizations = await own.customizationsV3.queryCustomizations().limit(2).find()
  const [first] = customizations.items
  expect(await own.customizationsV3.getCustomization(first?._id ?? '')).toEqual(first)
})

it('reads and writes the same categories', async () => {
  const { own, other } = both
  const { items } = await own.categories.queryCategories({ treeReference }).ascending('name').find()
  const others = await other.categories.queryCategories({ treeReference }).ascending('name').find()
  expect(items.map(({ _id }) => _id)).toEqual(others.items.map(({ _id }) => _id))
  const merchant = createClient({
    apiUrl: shop.url,
    auth: {
      getAuthHeaders: async () => ({
        headers: { Authorization: (await shop.merchant()).authorization ?? '' },
      }),
    },
    modules: { categories, inventoryItemsV3 },
  })
  const made = await merchant.categories.createCategory({ name: 'Gifts', visible: true }, { treeReference })
  const { _id = '', revision = '' } = made
  const items2 = [{ catalogItemId: id, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }]
  await merchant.categories.bulkAddItemsToCategory(_id, items2, { treeReference })
  const own1 = await own.categories.listItemsInCategory(_id, treeReference)
  expect(own1.items.map(({ catalogItemId }) => catalogItemId)).toEqual([id])
  expect(await own.categories.getCategory(_id, treeReference)).toMatchObject({ name: 'Gifts' })
  const listed = await other.categories.listItemsInCategory(_id, treeReference)
  expect(listed.items?.map(({ catalogItemId }) => catalogItemId)).toEqual([id])
  const { categoriesForItems } = await own.categories.listCategoriesForItems(items2, { treeReference })
  expect(categoriesForItems[0]?.directCategoryIds).toContain(_id)
  const changed = await merchant.categories.updateCategory(
    _id,
    { revision, name: 'Presents' },
    { treeReference },
  )
  expect(changed.name).toBe('Presents')
  await merchant.categories.deleteCategory(_id, treeReference)
})
