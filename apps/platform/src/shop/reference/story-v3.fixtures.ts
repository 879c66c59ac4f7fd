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
  const { product } = await record(...visitor, api.getV3Product, { productId, fields: ['CURRENCY'] })
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
  const page = { query: { cursorPaging: { limit: 1 } } }
  const { customizations } = await record(...visitor, api.queryCustomizations, page)
  await record(...visitor, api.getCustomization, { customizationId: customizations[0]?.id ?? '' })
  const { ribbons } = await record(...visitor, api.queryRibbons, page)
  await record(...visitor, api.getRibbon, { ribbonId: ribbons[0]?.id ?? '' })
  const { brands } = await record(...visitor, api.queryBrands, page)
  await record(...visitor, api.getBrand, { brandId: brands[0]?.id ?? '' })
  const { infoSections } = await record(...visitor, api.queryInfoSections, page)
  await record(...visitor, api.getInfoSection, { infoSectionId: infoSections[0]?.id ?? '' })
}
