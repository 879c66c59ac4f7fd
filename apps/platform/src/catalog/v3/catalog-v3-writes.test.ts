import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../floor/clock.ts'
import { newCollection, newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { createSiteViews } from '../products/printed/site-view.ts'
import { createCatalogWriter } from '../products/write/catalog-writer.ts'
import { STORES_APP_ID } from './categories/categories.service.ts'

const shelf = newCollection()
const counted = newProduct({ stock: { track: true, quantity: 4 } })
const uncounted = newProduct({ stock: { track: false, inStock: true } })
const UNKNOWN = '5d1ae1b0-1111-4222-8333-444455556666'
const itemOf = (catalogItemId: string) => ({ catalogItemId, appId: STORES_APP_ID })
const codes = (results: { itemMetadata: { error?: { code: string } } }[]) =>
  results.map(({ itemMetadata }) => itemMetadata.error?.code ?? 'OK')

describe.each(ENGINES)('a merchant writes Catalog V3 on $name', (engine) => {
  let shop: Shop
  let merchant: Caller
  let visitor: Caller
  beforeAll(async () => {
    shop = await openShop({
      engine,
      seed: async (database, site, { mediaUrl }) => {
        const writer = createCatalogWriter(database, systemClock, createSiteViews(mediaUrl))
        await writer.putCollections(site, [shelf])
        await writer.putProducts(site, [counted, uncounted])
      },
    })
    merchant = await shop.merchant()
    visitor = await shop.visitor()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const create = async (name: string, parentId?: string): Promise<string> => {
    const category = { name, visible: true, ...(parentId && { parentCategory: { id: parentId } }) }
    return (await merchant.call(api.createCategory, { category })).category.id ?? ''
  }

  it('categories, which are collections of Catalog V1 at the same time', async () => {
    const id = await create('Bowls')
    const { collection } = await visitor.call(api.getCollection, { id })
    expect(collection).toMatchObject({ id, name: 'Bowls', slug: 'bowls' })
    expect((await visitor.call(api.getCategory, { categoryId: id })).category.revision).toBe('1')
    const stale = { category: { id, revision: '0', name: 'Cups' } }
    expect(await merchant.try(api.updateCategory, stale)).toMatchObject({ status: 409 })
    const changed = await merchant.call(api.updateCategory, { category: { id, revision: '1', name: 'Cups' } })
    expect(changed.category).toMatchObject({ name: 'Cups', revision: '2' })
    const taken = { category: { name: 'Other', slug: 'bowls' } }
    expect(JSON.stringify(await merchant.try(api.createCategory, taken))).toContain('DUPLICATE_SLUG')
    await merchant.call(api.updateCategoryVisibility, { categoryId: id, revision: '2', visible: false })
    expect(await visitor.try(api.getCategory, { categoryId: id })).toMatchObject({ status: 404 })
    await merchant.call(api.deleteCategory, { categoryId: id })
    expect(await merchant.try(api.getCollection, { id })).toMatchObject({ status: 404 })
    expect(JSON.stringify(await merchant.try(api.deleteCategory, { categoryId: id }))).toContain(
      'CATEGORY_NOT_FOUND',
    )
  })

  it('a tree, without cycles and not too deep', async () => {
    const path: string[] = []
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) path.push(await create(name, path.at(-1)))
    const [one = '', two = '', , four = '', five = ''] = path
    const tooDeep = { category: { name: 'Six', parentCategory: { id: five } } }
    expect(JSON.stringify(await merchant.try(api.createCategory, tooDeep))).toContain(
      'CATEGORY_DEPTH_LIMIT_EXCEEDED',
    )
    const round = { categoryId: one, parentCategoryId: four, position: 'FIRST' } as const
    expect(JSON.stringify(await merchant.try(api.moveCategory, round))).toContain('TREE_CYCLE_DETECTED')
    const other = await create('Other')
    const lower = { categoryId: one, parentCategoryId: other, position: 'LAST' } as const
    expect(JSON.stringify(await merchant.try(api.moveCategory, lower))).toContain(
      'CATEGORY_DEPTH_LIMIT_EXCEEDED',
    )
    const moved = await merchant.call(api.moveCategory, {
      ...{ categoryId: other, parentCategoryId: one, position: 'FIRST' },
    })
    expect(moved).toEqual({ parentCategoryId: one, categoriesAfterMove: [other, two] })
    const after = {
      categoryId: other,
      parentCategoryId: one,
      position: 'AFTER',
      moveAfterCategoryId: two,
    } as const
    expect((await merchant.call(api.moveCategory, after)).categoriesAfterMove).toEqual([two, other])
    const { categories } = await visitor.call(api.queryCategories, {
      ...{ query: { filter: { id: five } }, fields: ['BREADCRUMBS_INFO'] },
    })
    expect(categories[0]?.breadcrumbsInfo?.breadcrumbs?.map(({ categoryName }) => categoryName)).toEqual([
      ...['One', 'Two', 'Three', 'Four'],
    ])
    await merchant.call(api.deleteCategory, { categoryId: one })
    const root = await visitor.call(api.getCategory, { categoryId: two })
    expect(root.category.parentCategory).toBeUndefined()
    for (const id of [...path.slice(1), other]) await merchant.call(api.deleteCategory, { categoryId: id })
  })

  it('the products of a category, each on its own', async () => {
    const items = [itemOf(counted.id), itemOf(UNKNOWN)]
    const added = await merchant.call(api.bulkAddItemsToCategory, { categoryId: shelf.id, items })
    expect(codes(added.results)).toEqual(['OK', 'PRODUCT_NOT_FOUND'])
    expect(added.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    const listed = await visitor.call(api.listItemsInCategory, { categoryId: shelf.id })
    expect(listed.items.map(({ catalogItemId }) => catalogItemId)).toEqual([counted.id])
    const { product } = await visitor.call(api.getProduct, { id: counted.id })
    expect(product?.collectionIds).toContain(shelf.id)
    const item = itemOf(counted.id)
    const removed = await merchant.call(api.bulkRemoveItemFromCategories, {
      ...{ item, categoryIds: [shelf.id, UNKNOWN] },
    })
    expect(codes(removed.results)).toEqual(['OK', 'CATEGORY_NOT_FOUND'])
    expect((await visitor.call(api.listItemsInCategory, { categoryId: shelf.id })).items).toEqual([])

    const other = await create('Other shelf')
    const set = (categoryIds: string[]) => merchant.call(api.bulkSetItemCategories, { item, categoryIds })
    await set([shelf.id])
    const moved = await set([other, UNKNOWN])
    expect(codes(moved.addResults)).toEqual(['OK', 'CATEGORY_NOT_FOUND'])
    expect(moved.removeResults.map(({ itemMetadata }) => itemMetadata.id)).toEqual([shelf.id])
    expect(moved.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
    expect(await set([other])).toMatchObject({ addResults: [], removeResults: [] })
    const after = await visitor.call(api.getProduct, { id: counted.id })
    expect(after.product?.collectionIds).toContain(other)
    expect(after.product?.collectionIds).not.toContain(shelf.id)
    await set([])
    await merchant.call(api.deleteCategory, { categoryId: other })
  })

  it('which products come first in a category, and in which order', async () => {
    const products = Array.from({ length: 4 }, (_, index) => ({
      product: { name: `Vase ${index}`, productType: 'physical' as const, priceData: { price: 9 } },
    }))
    const ids: string[] = []
    for (const product of products)
      ids.push((await merchant.call(api.createProduct, product)).product?.id ?? '')
    const [one = '', two = '', three = '', four = ''] = ids
    const categoryId = await create('Vases')
    await merchant.call(api.addProductsToCollection, { id: categoryId, productIds: [one, two, three, four] })
    const arrange = (...wanted: string[]) =>
      merchant.try(api.setArrangedItems, { categoryId, items: wanted.map(itemOf) })
    expect(await arrange(three, one)).toMatchObject({
      status: 200,
      body: { items: [three, one].map(itemOf) },
    })
    const listed = async (caller: Caller, useCategoryArrangement: boolean) => {
      const pageAt = (cursor?: string) =>
        caller.call(api.listItemsInCategory, {
          ...{ categoryId, cursorPaging: { limit: 3, ...(cursor && { cursor }) } },
          ...(!cursor && { useCategoryArrangement }),
        })
      let page = await pageAt()
      const found = [...page.items]
      while (page.pagingMetadata.cursors.next) {
        page = await pageAt(page.pagingMetadata.cursors.next)
        found.push(...page.items)
      }
      return found.map(({ catalogItemId }) => catalogItemId)
    }
    expect(await listed(visitor, false)).toEqual([four, three, two, one])
    expect(await listed(visitor, true)).toEqual([three, one, four, two])
    const searched = async (input: object = {}) => {
      const found = await visitor.call(api.searchProducts, { collectionId: categoryId, ...input })
      return found.products.map(({ id }) => id)
    }
    expect(await searched()).toEqual([three, one, four, two])
    expect(await searched({ sort: 'RELEVANCE', paging: { limit: 2, offset: 1 } })).toEqual([one, four])
    expect(await searched({ sort: 'NEWEST' })).toEqual([four, three, two, one])
    expect(await searched({ filters: { price: { min: 10 } } })).toEqual([])
    await merchant.call(api.updateProduct, { product: { id: three, visible: false } })
    const arranged = async (caller: Caller) =>
      (await caller.call(api.getArrangedItems, { categoryId })).items.map(
        ({ catalogItemId }) => catalogItemId,
      )
    expect([await arranged(visitor), await arranged(merchant)]).toEqual([[one], [three, one]])
    expect(await listed(visitor, true)).toEqual([one, four, two])
    expect(await searched()).toEqual([one, four, two])
    await merchant.call(api.removeProductsFromCollection, { id: categoryId, productIds: [one] })
    expect(await arranged(merchant)).toEqual([three])
    await merchant.call(api.deleteProduct, { id: three })
    expect(await arranged(merchant)).toEqual([])
    expect(JSON.stringify(await arrange(two, one))).toContain('ITEM_NOT_IN_CATEGORY')
    expect(JSON.stringify(await arrange(two, two))).toContain('must name each product once')
    expect(await arrange(two, four)).toMatchObject({ status: 200 })
    expect(await arrange()).toMatchObject({ status: 200, body: { items: [] } })
    await merchant.call(api.deleteCategory, { categoryId })
    expect(JSON.stringify(await arrange())).toContain('CATEGORY_NOT_FOUND')
    expect(await visitor.try(api.getArrangedItems, { categoryId })).toMatchObject({ status: 404 })
  })

  it('several categories, each on its own, and reads those of several products', async () => {
    const [one, two] = [await create('Trays'), await create('Lids')]
    const hide = (id: string, revision: string) => ({ category: { id, revision, visible: false } })
    const hidden = await merchant.call(api.bulkUpdateCategories, {
      ...{ categories: [hide(one, '1'), hide(two, '7'), hide(UNKNOWN, '1')], returnEntity: true },
    })
    expect(codes(hidden.results)).toEqual(['OK', 'CONFLICT', 'CATEGORY_NOT_FOUND'])
    expect(hidden.results[0]?.category).toMatchObject({ id: one, visible: false, revision: '2' })
    const shown = await merchant.call(api.bulkShowCategories, { categoryIds: [one, UNKNOWN] })
    expect(codes(shown.results)).toEqual(['OK', 'CATEGORY_NOT_FOUND'])
    await merchant.call(api.moveCategory, {
      ...{ categoryId: two, parentCategoryId: one, position: 'FIRST' },
    })
    await merchant.call(api.addProductsToCollection, { id: two, productIds: [uncounted.id] })
    const { categoriesForItems } = await visitor.call(api.listCategoriesForItems, {
      items: [itemOf(uncounted.id), itemOf(UNKNOWN), { catalogItemId: uncounted.id, appId: UNKNOWN }],
    })
    expect(categoriesForItems).toMatchObject([
      {
        item: itemOf(uncounted.id),
        directCategoryIds: [expect.any(String), two],
        indirectCategoryIds: [one],
      },
    ])
  })

  it('stock by the ids of variants, at the only location', async () => {
    const place = '00000000-0000-0000-0000-000000000000'
    const changes = [
      { variantId: counted.id, locationId: place, incrementBy: 3 },
      { variantId: counted.id, locationId: UNKNOWN, incrementBy: 3 },
    ]
    const raised = await merchant.call(api.bulkIncrementInventoryItemsByVariantAndLocation, {
      ...{ incrementData: changes, returnEntity: true },
    })
    expect(codes(raised.results)).toEqual(['OK', 'INVENTORY_ITEM_NOT_FOUND'])
    expect(raised.results[0]).toMatchObject({ item: { quantity: 7 } })
    const lowered = await merchant.call(api.bulkDecrementInventoryItemsByVariantAndLocation, {
      decrementData: [{ variantId: counted.id, decrementBy: 5 }],
      returnEntity: true,
    })
    expect(lowered.results[0]).toMatchObject({ item: { quantity: 2 } })
    const set = await merchant.call(api.bulkUpsertInventoryItems, {
      inventoryItems: [
        { inventoryItem: { variantId: counted.id, locationId: place, quantity: 4 } },
        { inventoryItem: { variantId: UNKNOWN, quantity: 4 } },
      ],
      returnEntity: true,
    })
    expect(codes(set.results)).toEqual(['OK', 'INVENTORY_ITEM_NOT_FOUND'])
    expect(set.results[0]).toMatchObject({ item: { id: counted.id, quantity: 4 } })
  })

  it('stock, which Catalog V1 sells', async () => {
    const changes = [counted.id, UNKNOWN, uncounted.id].map((id) => ({ inventoryItemId: id, incrementBy: 3 }))
    const key = { 'idempotency-key': 'a delivery' }
    const input = { incrementData: changes, returnEntity: true }
    const first = await merchant.call(api.bulkIncrementInventoryItems, input, key)
    expect(codes(first.results)).toEqual(['OK', 'INVENTORY_ITEM_NOT_FOUND', 'INVALID_ARGUMENT'])
    expect(first.results[0]).toMatchObject({ item: { quantity: 7 } })
    expect(await merchant.call(api.bulkIncrementInventoryItems, input, key)).toEqual(first)
    const tooMuch = { decrementData: [{ inventoryItemId: counted.id, decrementBy: 8 }] }
    const short = await merchant.call(api.bulkDecrementInventoryItems, tooMuch)
    expect(codes(short.results)).toEqual(['ITEM_NOT_AVAILABLE'])
    const { inventoryItem } = await merchant.call(api.getInventoryItem, { inventoryItemId: counted.id })
    const { revision = '' } = inventoryItem
    const set = (quantity: number) =>
      merchant.try(api.updateInventoryItem, { inventoryItem: { id: counted.id, revision, quantity } })
    expect(await set(0)).toMatchObject({ status: 200, body: { inventoryItem: { quantity: 0 } } })
    expect(await set(9)).toMatchObject({ status: 409 })
    const sent = {
      inventoryItems: [
        { inventoryItem: { id: counted.id, quantity: 4 } },
        { inventoryItem: { id: UNKNOWN, quantity: 4 } },
        { inventoryItem: { id: counted.id, revision, quantity: 5 } },
        { inventoryItem: { id: counted.id, quantity: 0 } },
        { inventoryItem: { id: counted.id, quantity: 5, inStock: true } },
      ],
      returnEntity: true,
    }
    const once = { 'idempotency-key': 'a count' }
    const many = await merchant.call(api.bulkUpdateInventoryItems, sent, once)
    const outcomes = ['OK', 'INVENTORY_ITEM_NOT_FOUND', 'CONFLICT', 'OK', 'INVALID_ARGUMENT']
    expect(codes(many.results)).toEqual(outcomes)
    expect(many.results[3]).toMatchObject({ item: { id: counted.id, quantity: 0 } })
    expect(many.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 3 })
    expect(await merchant.call(api.bulkUpdateInventoryItems, sent, once)).toEqual(many)
    const { product } = await visitor.call(api.getProduct, { id: counted.id })
    expect(product?.stock).toMatchObject({ inStock: false, quantity: 0 })
    const { products } = await visitor.call(api.queryV3Products, { query: { filter: { id: counted.id } } })
    expect(products[0]?.inventory).toMatchObject({ availabilityStatus: 'OUT_OF_STOCK' })
  })

  it('ribbons and brands, once each', async () => {
    const { ribbon } = await merchant.call(api.getOrCreateRibbon, { ribbonName: 'New' })
    expect((await merchant.call(api.getOrCreateRibbon, { ribbonName: 'New' })).ribbon).toEqual(ribbon)
    expect(JSON.stringify(await merchant.try(api.createRibbon, { ribbon: { name: 'New' } }))).toContain(
      'RIBBON_ALREADY_EXISTS',
    )
    const { results } = await merchant.call(api.bulkGetOrCreateBrands, {
      brandNames: ['Kiln', 'Kiln', 'Loom'],
    })
    expect(results.map(({ item }) => item.name)).toEqual(['Kiln', 'Kiln', 'Loom'])
    const infoSection = { title: 'Care', plainDescription: '<p>By hand.<script>x</script></p>' }
    const section = await merchant.call(api.getOrCreateInfoSection, { infoSection })
    expect(section.infoSection).toMatchObject({ title: 'Care', plainDescription: '<p>By hand.</p>' })
    expect((await merchant.call(api.getOrCreateInfoSection, { infoSection })).infoSection.id).toBe(
      section.infoSection.id,
    )
  })
})
