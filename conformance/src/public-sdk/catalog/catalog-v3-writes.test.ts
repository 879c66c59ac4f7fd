import { pointHostedAt } from '@vitrine/client/hosted'
import { getProductChange, undoProductChange } from '@vitrine/contract/operations'
import { openShop, type Shop } from '@vitrine/platform/testing'
import { ENGINES } from '@vitrine/platform/testing/engines'
import { productsV3 } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PublicApp, publicApp, wanted } from './catalog-v3-app.ts'
import { itRenamesSharedNames, itTagsProducts } from './catalog-v3-renames.ts'
import { itWritesSharedNames } from './catalog-v3-shared.ts'
import { itWritesStockAndCategories } from './catalog-v3-stock.ts'

const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const ALL_PRODUCTS = '00000000-000000-000000-000000000001'
const TREE = { appNamespace: '@wix/stores', treeKey: null }

const price = (actual: string, before?: string) => ({
  actualPrice: { amount: actual },
  ...(before !== undefined && { compareAtPrice: { amount: before } }),
})
const bare = (name: string) => ({
  name,
  productType: productsV3.ProductType.PHYSICAL,
  physicalProperties: {},
  variantsInfo: { variants: [{ price: price('9') }] },
})
const sizes = {
  name: 'Size',
  optionRenderType: productsV3.ProductOptionRenderType.TEXT_CHOICES,
  choicesSettings: { choices: [{ name: 'S' }, { name: 'L' }] },
}
const sized = (choiceName: string) => [
  {
    optionChoiceNames: {
      ...{ optionName: 'Size', choiceName },
      renderType: productsV3.ProductOptionRenderType.TEXT_CHOICES,
    },
  },
]

for (const engine of ENGINES) {
  describe(`the public packages write Catalog V3 on ${engine.name}`, () => {
    let shop: Shop
    let restore: () => void
    let app: PublicApp
    beforeAll(async () => {
      shop = await openShop({ engine })
      restore = pointHostedAt(shop.url)
      const scopes = ['catalog:read', 'catalog:write', 'inventory:read', 'inventory:write'] as const
      const { authorization = '' } = await shop.app([...scopes])
      app = publicApp(authorization, shop.site.siteId)
    })
    afterAll(async () => {
      restore()
      await shop[Symbol.asyncDispose]()
    })

    it('productsV3: create, update by revision, delete', async () => {
      const created = await app.productsV3.createProduct(
        {
          ...bare('Oak ladle'),
          description: {
            nodes: [
              {
                type: productsV3.NodeType.PARAGRAPH,
                nodes: [{ type: productsV3.NodeType.TEXT, textData: { text: 'Oak', decorations: [] } }],
              },
            ],
          },
        },
        { fields: ['PLAIN_DESCRIPTION'] },
      )
      const id = wanted(created._id)
      expect(created).toMatchObject({ slug: 'oak-ladle', plainDescription: '<p>Oak</p>', revision: '1' })
      expect(created._createdDate).toBeInstanceOf(Date)
      const updated = await app.productsV3.updateProduct(id, { revision: '1', ribbon: { name: 'New' } })
      expect(updated).toMatchObject({ revision: '2', ribbon: { name: 'New' } })
      await expect(app.productsV3.updateProduct(id, { revision: '1', name: 'Other' })).rejects.toMatchObject({
        status: 409,
      })
      expect((await app.products.getProduct(id)).product).toMatchObject({ name: 'Oak ladle', ribbon: 'New' })
      await app.productsV3.deleteProduct(id)
      await expect(app.productsV3.getProduct(id)).rejects.toMatchObject({ status: 404 })
    })

    it('productsV3: products with options, variants and stock', async () => {
      const { product, inventoryResults } = await app.productsV3.createProductWithInventory(
        {
          ...bare('Oak bowl'),
          options: [sizes],
          variantsInfo: {
            variants: [
              { choices: sized('S'), price: price('18', '20'), inventoryItem: { quantity: 3 } },
              { choices: sized('L'), price: price('27', '30'), inventoryItem: { inStock: true } },
            ],
          },
        },
        { returnEntity: true },
      )
      const id = wanted(product?._id)
      expect(inventoryResults?.results?.map(({ item }) => item?.quantity ?? item?.inStock)).toEqual([3, true])
      const v1 = wanted((await app.products.getProduct(id)).product)
      expect(v1.variants?.map(({ variant }) => variant?.priceData?.discountedPrice)).toEqual([18, 27])
      const { items } = await app.readOnlyVariantsV3.queryVariants().in('productData.productId', [id]).find()
      expect(items.map(({ price: one }) => one?.actualPrice?.amount)).toEqual(['18.00', '27.00'])
      const { product: changed } = await app.productsV3.updateProductWithInventory(id, {
        revision: wanted(product?.revision),
        variantsInfo: {
          variants: wanted(product?.variantsInfo?.variants).map((variant) => ({
            _id: variant._id,
            price: price('15'),
            inventoryItem: { quantity: 8 },
          })),
        },
      })
      expect(changed).toMatchObject({ actualPriceRange: { maxValue: { amount: '15.00' } } })
      const stock = await app.inventoryItemsV3.queryInventoryItems().eq('productId', id).find()
      expect(stock.items.map(({ quantity }) => quantity)).toEqual([8, 8])
      const { results } = await app.inventoryItemsV3.bulkUpdateInventoryItems(
        stock.items
          .map(({ _id, revision }) => ({ inventoryItem: { _id, revision, quantity: 6 } }))
          .slice(0, 1),
        { returnEntity: true },
      )
      expect(results?.[0]).toMatchObject({ itemMetadata: { success: true }, item: { quantity: 6 } })
      const variantId = wanted(stock.items[0]?.variantId)
      const all = { returnEntity: true }
      const { inventoryItemsV3: inventory } = app
      const quantities = [
        await inventory.bulkIncrementInventoryItemsByVariantAndLocation([{ variantId, incrementBy: 2 }], all),
        await inventory.bulkDecrementInventoryItemsByVariantAndLocation([{ variantId, decrementBy: 1 }], all),
      ].map((answer) => answer.results?.[0]?.item?.quantity)
      expect(quantities).toEqual([8, 7])
    })

    it('productsV3: several at once', async () => {
      const { results } = await app.productsV3.bulkCreateProducts([bare('Oak fork'), bare('Oak spoon')], {
        returnEntity: true,
      })
      const [fork = '', spoon = ''] = wanted(results).map(({ itemMetadata }) => wanted(itemMetadata?._id))
      const updated = await app.productsV3.bulkUpdateProducts([
        { product: { _id: fork, revision: '1', name: 'Beech fork' } },
        { product: { _id: spoon, revision: '9', name: 'Beech spoon' } },
      ])
      expect(updated.results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false])
      const { productResults } = await app.productsV3.bulkCreateProductsWithInventory([
        {
          ...bare('Oak knife'),
          variantsInfo: { variants: [{ price: price('9'), inventoryItem: { quantity: 1 } }] },
        },
      ])
      const knife = wanted(productResults?.results?.[0]?.itemMetadata?._id)
      const stocked = await app.productsV3.bulkUpdateProductsWithInventory([
        {
          product: {
            ...{ _id: knife, revision: '1' },
            variantsInfo: { variants: [{ price: price('9'), inventoryItem: { quantity: 4 } }] },
          },
        },
      ])
      expect(stocked.productResults?.bulkActionMetadata?.totalSuccesses).toBe(1)
      const { infoSection } = await app.infoSectionsV3.getOrCreateInfoSection({
        infoSection: { uniqueName: 'oil', title: 'Oil', plainDescription: '<p>Once a year.</p>' },
      })
      const sections = { infoSectionIds: [wanted(infoSection?._id)] }
      const revised = (revision: string) => [{ productId: fork, revision }]
      const added = await app.productsV3.bulkAddInfoSectionsToProducts(revised('2'), sections)
      expect(added.bulkActionMetadata?.totalSuccesses).toBe(1)
      const removed = await app.productsV3.bulkRemoveInfoSectionsFromProducts(revised('3'), sections)
      expect(removed.bulkActionMetadata?.totalSuccesses).toBe(1)
      const deleted = await app.productsV3.bulkDeleteProducts([fork, spoon, knife])
      expect(deleted.bulkActionMetadata).toMatchObject({ totalSuccesses: 3, totalFailures: 0 })
    })

    it('productsV3: changes the products that match a filter', async () => {
      const { infoSection } = await app.infoSectionsV3.getOrCreateInfoSection({
        infoSection: { uniqueName: 'care', title: 'Care', plainDescription: '<p>Keep dry.</p>' },
      })
      const sections = { infoSectionIds: [wanted(infoSection?._id)] }
      const shelf = await app.categories.createCategory({ name: 'Woods' }, { treeReference: TREE })
      const categoryIds = [wanted(shelf._id)]
      const ids: string[] = []
      for (const name of ['Ash board', 'Elm board', 'Yew board']) {
        const { _id } = await app.productsV3.createProduct({
          ...bare(name),
          variantsInfo: {
            variants: [{ price: price('10', '20'), revenueDetails: { cost: { amount: '4' } } }],
          },
        })
        ids.push(wanted(_id))
      }
      const [ash = '', elm = '', yew = ''] = ids
      await app.productsV3.bulkAddInfoSectionsToProducts([{ productId: elm, revision: '1' }], sections)
      await app.categories.bulkAddItemToCategories(
        { catalogItemId: elm, appId: STORES_APP_ID },
        { categoryIds, treeReference: TREE },
      )
      const called = (name: string) => ({ name: { $startsWith: name } })
      const jobs = [
        await app.productsV3.bulkUpdateProductsByFilter({
          ...{ filter: called('Ash'), product: { ribbon: { name: 'Ash ribbon' } } },
        }),
        await app.productsV3.bulkAddInfoSectionsToProductsByFilter(called('Ash'), sections),
        await app.productsV3.bulkAddProductsToCategoriesByFilter({ filter: called('Ash'), categoryIds }),
        await app.productsV3.bulkUpdateProductVariantsByFilter(called('Ash'), {
          variant: { price: price('15'), choices: [] },
        }),
        await app.productsV3.bulkRemoveInfoSectionsFromProductsByFilter(called('Elm'), sections),
        await app.productsV3.bulkRemoveProductsFromCategoriesByFilter({
          ...{ filter: called('Elm'), categoryIds },
        }),
        await app.productsV3.bulkAdjustProductVariantsByFilter(called('Elm'), {
          ...{ actualPrice: { percentage: 10 }, cost: { amount: '-0.50' } },
        }),
        await app.productsV3.bulkDeleteProductsByFilter(called('Yew')),
      ]
      const merchant = await shop.merchant()
      for (const { jobId: id = '' } of jobs)
        await expect
          .poll(async () => (await merchant.call(getProductChange, { id })).productChange, {
            timeout: 80_000,
            interval: 100,
          })
          .toMatchObject({ status: 'DONE', total: 1, changed: 1, failed: 0 })
      const { INFO_SECTION, DIRECT_CATEGORIES_INFO, MERCHANT_DATA } =
        productsV3.SingleEntityOpsRequestedFields
      const fields = [INFO_SECTION, DIRECT_CATEGORIES_INFO, MERCHANT_DATA]
      expect(await app.productsV3.getProduct(ash, { fields })).toMatchObject({
        ...{ name: 'Ash board', ribbon: { name: 'Ash ribbon' }, infoSections: [{ title: 'Care' }] },
        directCategoriesInfo: { categories: [{ _id: ALL_PRODUCTS }, { _id: categoryIds[0] }] },
        actualPriceRange: { minValue: { amount: '15.00' } },
      })
      const board = await app.productsV3.getProduct(elm, { fields })
      expect(board).toMatchObject({
        actualPriceRange: { minValue: { amount: '11.00' } },
        compareAtPriceRange: { minValue: { amount: '20.00' } },
        variantsInfo: { variants: [{ revenueDetails: { cost: { amount: '3.50' } } }] },
      })
      expect(board.infoSections ?? []).toEqual([])
      expect(board.directCategoriesInfo?.categories?.map(({ _id }) => _id)).not.toContain(categoryIds[0])
      await expect(app.productsV3.getProduct(yew)).rejects.toThrow()
      const id = wanted(jobs[0]?.jobId)
      expect(await merchant.try(undoProductChange, { id })).toMatchObject({ status: 400 })
    })

    itWritesSharedNames(() => app)
    itRenamesSharedNames(() => app)
    itTagsProducts(
      () => app,
      () => shop,
    )
    itWritesStockAndCategories(
      () => app,
      () => shop,
    )

    it('categories: create, fill, move, delete', async () => {
      const treeReference = { appNamespace: '@wix/stores', treeKey: null }
      const category = await app.categories.createCategory({ name: 'Kitchen' }, { treeReference })
      const id = wanted(category._id)
      const { items } = await app.productsV3.queryProducts().limit(1).find()
      const item = { catalogItemId: wanted(items[0]?._id), appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
      await app.categories.bulkAddItemsToCategory(id, [item], { treeReference })
      const listed = await app.categories.listItemsInCategory(id, treeReference)
      expect(listed.items?.map(({ catalogItemId }) => catalogItemId)).toEqual([item.catalogItemId])
      const arranged = await app.categories.setArrangedItems(id, treeReference, { items: [item] })
      expect(arranged.items).toEqual([item])
      expect(await app.categories.getArrangedItems(id, treeReference)).toEqual({ items: [item] })
      const inOrder = await app.categories.listItemsInCategory(id, treeReference, {
        useCategoryArrangement: true,
      })
      expect(inOrder.items).toEqual([item])
      // The package leaves lists of objects out of the address, so the platform hears of no item.
      await expect(app.categories.listCategoriesForItems([item], { treeReference })).rejects.toThrow('items')
      const hidden = { _id: id, revision: wanted(category.revision), visible: false }
      const updated = await app.categories.bulkUpdateCategories([{ category: hidden }], {
        treeReference,
        returnEntity: true,
      })
      expect(updated.results?.[0]?.category).toMatchObject({ _id: id, visible: false })
      const shown = await app.categories.bulkShowCategories([id], { treeReference, returnEntity: true })
      expect(shown.results?.[0]?.category).toMatchObject({ _id: id, visible: true })
      await app.categories.moveCategory(id, treeReference, { position: 'FIRST' })
      await app.categories.deleteCategory(id, treeReference)
    })
  })
}
