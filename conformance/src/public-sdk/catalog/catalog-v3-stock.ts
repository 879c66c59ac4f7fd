import type { Shop } from '@vitrine/platform/testing'
import type { inventoryItemsV3 } from '@wix/stores'
import { expect, it } from 'vitest'
import { type PublicApp, wanted } from './catalog-v3-app.ts'
import { endOfJobs } from './catalog-v3-jobs.ts'

const UNKNOWN = '5d1ae1b0-1111-4222-8333-444455556666'
const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const TREE = { appNamespace: '@wix/stores', treeKey: null }

/** Stock, and what is in categories, written with the unmodified packages. */
export const itWritesStockAndCategories = (app: () => PublicApp, shop: () => Shop): void => {
  const stocked = async (name: string, quantity: number): Promise<string> => {
    const { product } = await app().productsV3.createProductWithInventory(
      {
        ...{ name, productType: 'PHYSICAL', physicalProperties: {} },
        variantsInfo: {
          variants: [{ price: { actualPrice: { amount: '9' } }, inventoryItem: { quantity } }],
        },
      },
      { returnEntity: true },
    )
    return wanted(product?._id)
  }

  it('inventoryItemsV3: set, raise, lower and count by item', async () => {
    const { inventoryItemsV3: inventory } = app()
    const id = await stocked('Cedar tray', 4)
    const other = await stocked('Cedar box', 9)
    const { items } = await inventory.queryInventoryItems().in('productId', [id, other]).find()
    const item = wanted(items.find(({ productId }) => productId === id))
    const _id = wanted(item._id)
    const updated = await inventory.updateInventoryItem(_id, { revision: wanted(item.revision), quantity: 6 })
    expect(updated).toMatchObject({ _id, quantity: 6, trackQuantity: true, availabilityStatus: 'IN_STOCK' })
    await expect(
      inventory.updateInventoryItem(_id, { revision: wanted(item.revision), quantity: 7 }),
    ).rejects.toMatchObject({ status: 409 })
    const all = { returnEntity: true }
    // The public packages have these calls, and don't declare them.
    const upsert = Reflect.get(inventory, 'bulkUpsertInventoryItems')
    const count = Reflect.get(inventory, 'countInventoryItems')
    const steps = [
      await inventory.bulkIncrementInventoryItems([{ inventoryItemId: _id, incrementBy: 3 }], all),
      await inventory.bulkDecrementInventoryItems([{ inventoryItemId: _id, decrementBy: 4 }], all),
      await upsert([{ inventoryItem: { variantId: item.variantId, productId: id, quantity: 8 } }], all),
    ]
    expect(steps.map(({ results }) => results?.[0]?.item?.quantity)).toEqual([9, 5, 8])
    const filter = { productId: { $in: [id, other] }, quantity: { $lt: 9 } }
    expect(await count({ filter })).toEqual({ count: 1 })
    const found = await inventory.searchInventoryItems({ search: { expression: 'cedar tray' } })
    expect(found.inventoryItems?.map(({ productId }) => productId)).toEqual([id])
  })

  it('inventoryItemsV3: set, raise and lower the stock that matches a filter', async () => {
    const { inventoryItemsV3: inventory } = app()
    const [few = '', many = ''] = [await stocked('Larch stool', 2), await stocked('Larch bench', 40)]
    // The public packages have these calls, but declare only the first.
    const adjust = Reflect.get(inventory, 'bulkAdjustInventoryItemsByFilter')
    const setOrAdjust = Reflect.get(inventory, 'bulkSetOrAdjustInventoryItemsByFilter')
    const started = [
      await inventory.bulkUpdateInventoryItemsByFilter(
        { quantity: { $lt: 5 }, 'product.name': { $startsWith: 'Larch' } },
        { inventoryItem: { quantity: 10 } as inventoryItemsV3.InventoryItem },
      ),
    ]
    const quantities = async () => {
      const { items } = await inventory.queryInventoryItems().in('productId', [few, many]).find()
      return [few, many].map((id) => items.find(({ productId }) => productId === id)?.quantity)
    }
    await endOfJobs(shop(), started)
    expect(await quantities()).toEqual([10, 40])
    const search = { expression: 'larch' }
    const adjusted = await adjust({}, { search, adjustment: { decrementBy: 15 }, trackQuantity: true })
    await endOfJobs(shop(), [adjusted], 1) // one product has fewer
    expect(await quantities()).toEqual([10, 25])
    await endOfJobs(shop(), [
      await setOrAdjust(
        { productId: few },
        {
          adjustedInventoryAction: { incrementBy: 3 },
        },
      ),
    ])
    expect(await quantities()).toEqual([13, 25])
    await expect(adjust({ unknown: 1 }, { adjustment: { incrementBy: 1 } })).rejects.toThrow('unknown')
  })

  it('inventoryItemsV3: create and delete, one by one, several and by filter', async () => {
    const { inventoryItemsV3: inventory, productsV3: catalog } = app()
    const unstocked = async (name: string): Promise<string> => {
      const made = await catalog.createProduct({
        ...{ name, productType: 'PHYSICAL', physicalProperties: {} },
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '9' } } }] },
      })
      return wanted(made._id)
    }
    const [stool = '', bench = ''] = [await unstocked('Pine stool'), await unstocked('Pine bench')]
    const item = (id: string, quantity: number) => ({ productId: id, variantId: id, quantity })
    const created = await inventory.createInventoryItem(item(stool, 4))
    expect(created).toMatchObject({ _id: stool, trackQuantity: true, quantity: 4 })
    await expect(inventory.createInventoryItem(item(stool, 5))).rejects.toMatchObject({
      details: { applicationError: { code: 'ITEM_ALREADY_EXISTS' } },
    })
    const several = await inventory.bulkCreateInventoryItems([item(bench, 2), item(stool, 1)], {
      returnEntity: true,
    })
    expect(several.results).toMatchObject([
      { item: { quantity: 2 }, itemMetadata: { success: true } },
      { itemMetadata: { success: false, error: { code: 'ITEM_ALREADY_EXISTS' } } },
    ])
    const stock = async (id: string) => {
      const { trackQuantity, quantity, inStock } = await inventory.getInventoryItem(id)
      return trackQuantity ? quantity : inStock
    }
    await inventory.deleteInventoryItem(stool)
    expect([await stock(stool), await stock(bench)]).toEqual([false, 2])
    expect((await app().products.getProduct(stool)).product?.stock).toMatchObject({
      ...{ trackInventory: false, inStock: false },
    })
    const gone = await inventory.bulkDeleteInventoryItems([bench, UNKNOWN])
    expect(gone.results?.map(({ itemMetadata }) => itemMetadata?.error?.code ?? 'gone')).toEqual([
      ...['gone', 'INVENTORY_ITEM_NOT_FOUND'],
    ])
    // The public packages have these calls, and don't declare them.
    const createByFilter = Reflect.get(inventory, 'bulkCreateInventoryItemsByVariantFilter')
    const deleteByFilter = Reflect.get(inventory, 'bulkDeleteInventoryItemsByFilter')
    await inventory.createInventoryItem(item(bench, 7))
    const pines = { 'productData.name': { $startsWith: 'Pine' } }
    const here = { locationId: '00000000-0000-0000-0000-000000000000' }
    const begun = await createByFilter(pines, { ...here, inventoryCreationData: { quantity: 3 } })
    await endOfJobs(shop(), [begun])
    expect([await stock(stool), await stock(bench)]).toEqual([3, 7])
    await expect(createByFilter(pines, { locationId: UNKNOWN })).rejects.toThrow('locationId')
    await endOfJobs(shop(), [await deleteByFilter({ 'product.name': { $startsWith: 'Pine' } })])
    expect([await stock(stool), await stock(bench)]).toEqual([false, false])
  })

  it('categories: change, find, and set what is in them', async () => {
    const { categories, productsV3 } = app()
    const treeReference = TREE
    const catalogItemId = await stocked('Cedar chest', 1)
    const item = { catalogItemId, appId: STORES_APP_ID }
    const made = await Promise.all(
      ['Cedar', 'Chests'].map((name) => categories.createCategory({ name }, { treeReference })),
    )
    const [cedar = '', chests = ''] = made.map(({ _id }) => wanted(_id))
    const renamed = await categories.updateCategory(
      cedar,
      { revision: wanted(made[0]?.revision), name: 'Cedar wood' },
      { treeReference },
    )
    expect(renamed).toMatchObject({ _id: cedar, name: 'Cedar wood', visible: true })
    const { category } = await categories.updateCategoryVisibility(cedar, {
      ...{ revision: wanted(renamed.revision), visible: false, treeReference },
    })
    expect(category).toMatchObject({ _id: cedar, visible: false })
    const hidden = { returnNonVisibleCategories: true, treeReference }
    const found = await categories.searchCategories({ search: { expression: 'cedar' } }, hidden)
    expect(found.categories?.map(({ _id }) => _id)).toEqual([cedar])
    const filter = { name: { $in: ['Cedar wood', 'Chests'] } }
    expect(await categories.countCategories({ filter, ...hidden })).toEqual({ count: 2 })

    const categoriesOf = async () => {
      const { directCategoryIds = [] } = await categories.listCategoriesForItem(item, { treeReference })
      return directCategoryIds.filter((id) => [cedar, chests].includes(id)).sort()
    }
    const setCategories = Reflect.get(categories, 'bulkSetItemCategories')
    await setCategories(item, { categoryIds: [cedar, chests], treeReference })
    expect(await categoriesOf()).toEqual([cedar, chests].sort())
    await setCategories(item, { categoryIds: [chests], treeReference })
    expect(await categoriesOf()).toEqual([chests])
    await categories.bulkAddItemToCategories(item, { categoryIds: [cedar], treeReference })
    await categories.bulkRemoveItemFromCategories(item, { categoryIds: [chests], treeReference })
    expect(await categoriesOf()).toEqual([cedar])
    await categories.bulkRemoveItemsFromCategory(cedar, [item], { treeReference })
    expect(await categoriesOf()).toEqual([])
    const { categoryId } = await productsV3.getAllProductsCategory()
    const { items } = await categories.listItemsInCategory(wanted(categoryId), treeReference)
    expect(items?.map((one) => one.catalogItemId)).toContain(catalogItemId)
  })
}
