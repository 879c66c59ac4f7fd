import * as api from '@vitrine/contract/operations'
import type { Caller } from '../../testing/index.ts'
import { type Recorder, STORES } from './recorder.fixtures.ts'

const treeReference = { appNamespace: '@wix/stores', treeKey: null }

/** Plays a visit of the shop through Catalog V3. */
export const playCatalogV3 = async (
  caller: Caller,
  { record }: Recorder,
  productId: string,
  categoryId: string,
): Promise<void> => {
  const visitor = ['visitor', caller] as const
  const page = { cursorPaging: { limit: 1 } }
  await record(...visitor, api.queryV3Products, { query: page, fields: ['CURRENCY'] })
  const { product } = await record(...visitor, api.getV3Product, { productId })
  await record(...visitor, api.getV3ProductBySlug, { slug: product.slug ?? '' })
  await record(...visitor, api.searchV3Products, {
    search: {
      ...page,
      filter: {
        'allCategoriesInfo.categories': { $matchItems: [{ id: { $in: [categoryId] } }] },
        'actualPriceRange.minValue.amount': { $lte: 40 },
      },
      sort: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' }],
      aggregations: [{ name: 'stock', type: 'VALUE', fieldPath: 'inventory.availabilityStatus' }],
    },
  })
  const filter = { 'brand.name': { $exists: true } }
  await record(...visitor, api.countV3Products, { filter })
  await record(...visitor, api.getAllProductsCategory, {})
  const ofProduct = { filter: { 'productData.productId': productId } }
  await record(...visitor, api.queryVariants, { query: { ...ofProduct, ...page }, fields: ['CURRENCY'] })
  await record(...visitor, api.searchVariants, { search: { search: { expression: 'salt' }, ...page } })
  await record(...visitor, api.queryInventoryItems, { query: { filter: { productId }, ...page } })
  await record(...visitor, api.searchInventoryItems, { search: { search: { expression: 'salt' }, ...page } })
  await record(...visitor, api.countInventoryItems, { filter: { availabilityStatus: 'IN_STOCK' } })
  await record(...visitor, api.getInventoryItem, { inventoryItemId: productId })
  await categories(visitor, record, productId, categoryId)
  await sharedNames(visitor, record)
}

type Visitor = readonly ['visitor', Caller]
type Record = Recorder['record']

const categories = async (visitor: Visitor, record: Record, productId: string, categoryId: string) => {
  const page = { cursorPaging: { limit: 1 } }
  await record(...visitor, api.queryCategories, { query: page, treeReference })
  await record(...visitor, api.searchCategories, {
    search: { search: { expression: 'cer' }, ...page },
    treeReference,
  })
  await record(...visitor, api.countCategories, { filter: { visible: true }, treeReference })
  const { category } = await record(...visitor, api.getCategory, { categoryId })
  await record(...visitor, api.getCategoryBySlug, { slug: category.slug ?? '' })
  await record(...visitor, api.listItemsInCategory, {
    categoryId,
    treeReference,
    cursorPaging: { limit: 2 },
  })
  const item = { catalogItemId: productId, appId: STORES }
  await record(...visitor, api.listCategoriesForItem, { item, treeReference })
  await record(...visitor, api.listTrees, {})
}

const sharedNames = async (visitor: Visitor, record: Record) => {
  // Ids follow from the shop's, which is another one in each run, so the first by id varies.
  const page = { query: { sort: [{ fieldName: 'name' }], cursorPaging: { limit: 1 } } }
  const { customizations } = await record(...visitor, api.queryCustomizations, page)
  await record(...visitor, api.getCustomization, { customizationId: customizations[0]?.id ?? '' })
  const { ribbons } = await record(...visitor, api.queryRibbons, page)
  await record(...visitor, api.getRibbon, { ribbonId: ribbons[0]?.id ?? '' })
  const { brands } = await record(...visitor, api.queryBrands, page)
  await record(...visitor, api.getBrand, { brandId: brands[0]?.id ?? '' })
  // Many sections are called Care; this title only one has.
  const made = { query: { filter: { title: 'How it is made' }, cursorPaging: { limit: 1 } } }
  const { infoSections } = await record(...visitor, api.queryInfoSections, made)
  await record(...visitor, api.getInfoSection, { infoSectionId: infoSections[0]?.id ?? '' })
}

/** Plays a merchant's changes through Catalog V3. Whatever they create is gone afterwards. */
export const playCatalogV3Writes = async (
  merchant: Caller,
  { record }: Recorder,
  productId: string,
): Promise<void> => {
  const as = ['merchant', merchant] as const
  const created = await record(...as, api.createCategory, {
    category: { name: 'Kitchen', slug: 'kitchen', visible: false },
    treeReference,
  })
  const id = created.category.id ?? ''
  const { category } = await record(...as, api.updateCategory, {
    category: { id, revision: created.category.revision ?? '', description: 'For cooks.' },
    treeReference,
    fields: ['DESCRIPTION'],
  })
  const revision = category.revision ?? ''
  await record(...as, api.updateCategoryVisibility, {
    ...{ categoryId: id, revision, visible: true, treeReference },
  })
  await record(...as, api.moveCategory, { categoryId: id, position: 'FIRST', treeReference })
  const item = { catalogItemId: productId, appId: STORES }
  await record(...as, api.bulkAddItemsToCategory, { categoryId: id, items: [item], treeReference })
  await record(...as, api.bulkRemoveItemsFromCategory, { categoryId: id, items: [item], treeReference })
  await record(...as, api.bulkAddItemToCategories, { item, categoryIds: [id], treeReference })
  await record(...as, api.bulkRemoveItemFromCategories, { item, categoryIds: [id], treeReference })
  await record(...as, api.deleteCategory, { categoryId: id, treeReference })

  await record(...as, api.bulkIncrementInventoryItems, {
    incrementData: [{ inventoryItemId: productId, incrementBy: 5 }],
  })
  await record(...as, api.bulkDecrementInventoryItems, {
    decrementData: [{ inventoryItemId: productId, decrementBy: 5 }],
    returnEntity: true,
  })
  const { inventoryItem } = await merchant.call(api.getInventoryItem, { inventoryItemId: productId })
  await record(...as, api.updateInventoryItem, {
    inventoryItem: {
      id: productId,
      ...(inventoryItem.revision && { revision: inventoryItem.revision }),
      quantity: inventoryItem.quantity ?? 0,
    },
  })

  await record(...as, api.createRibbon, { ribbon: { name: 'Second choice' } })
  await record(...as, api.getOrCreateRibbon, { ribbonName: 'Second choice' })
  await record(...as, api.bulkGetOrCreateRibbons, { ribbonNames: ['Second choice'] })
  await record(...as, api.createBrand, { brand: { name: 'Kiln & Co' } })
  await record(...as, api.getOrCreateBrand, { brandName: 'Kiln & Co' })
  await record(...as, api.bulkGetOrCreateBrands, { brandNames: ['Kiln & Co'] })
  await record(...as, api.getOrCreateInfoSection, {
    infoSection: { title: 'Washing', plainDescription: '<p>Wash by hand.</p>' },
  })
}
