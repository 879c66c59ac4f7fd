import * as api from '@vitrine/contract/operations'
import type { Caller } from '../../../testing/index.ts'
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
  await record(...visitor, api.listCategoriesForItems, { items: [item], treeReference })
  await record(...visitor, api.listTrees, {})
}

const sharedNames = async (visitor: Visitor, record: Record) => {
  // Ids follow from the shop's, which is another one in each run, so the first by id varies.
  const page = { query: { sort: [{ fieldName: 'name' }], cursorPaging: { limit: 1 } } }
  const { customizations } = await record(...visitor, api.queryCustomizations, page)
  await record(...visitor, api.countCustomizations, { filter: { customizationType: 'PRODUCT_OPTION' } })
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

const price = (amount: string, before?: string) => ({
  actualPrice: { amount },
  ...(before !== undefined && { compareAtPrice: { amount: before } }),
})

/** Plays a merchant's changes of products, and deletes what they create. */
const playProductWrites = async (merchant: Caller, record: Record): Promise<void> => {
  const as = ['merchant', merchant] as const
  const sized = (size: string, more: object) => ({
    ...{ choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: size } }] },
    ...{ price: price('18.00', '20.00') },
    ...more,
  })
  const size = {
    name: 'Size',
    optionRenderType: 'TEXT_CHOICES' as const,
    choicesSettings: { choices: [{ name: 'Small' }, { name: 'Large' }] },
  }
  const bare = (name: string) => ({
    ...{ name, productType: 'PHYSICAL' as const },
    variantsInfo: { variants: [{ price: price('9.00') }] },
  })
  const { product: ladle } = await record(...as, api.createV3Product, {
    product: { ...bare('Oak ladle'), plainDescription: '<p>From one piece of <b>oak</b>.</p>' },
    fields: ['PLAIN_DESCRIPTION'],
  })
  const { product: changed } = await record(...as, api.updateV3Product, {
    product: { id: ladle.id, revision: ladle.revision, ribbon: { name: 'New' } },
  })
  const { infoSection } = await merchant.call(api.getOrCreateInfoSection, {
    infoSection: { title: 'Oiling', plainDescription: '<p>Once a year.</p>' },
  })
  const sections = (revision: string) => ({
    ...{ products: [{ productId: ladle.id, revision }], infoSectionIds: [infoSection.id ?? ''] },
  })
  await record(...as, api.bulkAddInfoSectionsToProducts, sections(changed.revision))
  const sectioned = String(Number(changed.revision) + 1)
  await record(...as, api.bulkRemoveInfoSectionsFromProducts, sections(sectioned))
  await record(...as, api.deleteV3Product, { productId: ladle.id })

  const { product: bowl } = await record(...as, api.createV3ProductWithInventory, {
    product: {
      ...bare('Oak bowl'),
      options: [size],
      variantsInfo: {
        variants: [
          sized('Small', { sku: 'OAK-S', inventoryItem: { quantity: 5 } }),
          sized('Large', { sku: 'OAK-L', inventoryItem: { inStock: true } }),
        ],
      },
    },
    returnEntity: true,
  })
  await record(...as, api.updateV3ProductWithInventory, {
    product: {
      ...{ id: bowl.id, revision: bowl.revision },
      variantsInfo: {
        variants: [sized('Small', { inventoryItem: { quantity: 9 } }), sized('Large', {})],
      },
    },
  })
  const { results } = await record(...as, api.bulkCreateV3Products, {
    products: [bare('Oak fork'), bare('Oak spoon')],
  })
  const [fork = '', spoon = ''] = results.map(({ itemMetadata }) => itemMetadata.id)
  await record(...as, api.bulkUpdateV3Products, {
    products: [
      { product: { id: fork, revision: '1', name: 'Beech fork' } },
      { product: { id: spoon, revision: '0', name: 'Beech spoon' } },
    ],
  })
  const stocked = (quantity: number) => ({
    variantsInfo: { variants: [{ price: price('9.00'), inventoryItem: { quantity } }] },
  })
  const { productResults } = await record(...as, api.bulkCreateV3ProductsWithInventory, {
    products: [{ ...bare('Oak knife'), ...stocked(3) }],
  })
  const knife = productResults.results[0]?.itemMetadata.id ?? ''
  await record(...as, api.bulkUpdateV3ProductsWithInventory, {
    products: [{ product: { id: knife, revision: '1', ...stocked(8) } }],
  })
  const { customization } = await record(...as, api.createCustomization, {
    customization: {
      ...{ name: 'Finish', customizationType: 'PRODUCT_OPTION', customizationRenderType: 'TEXT_CHOICES' },
      choicesSettings: { choices: [{ name: 'Oiled' }, { name: 'Waxed' }] },
    },
  })
  const customizationId = customization.id ?? ''
  const { customization: more } = await record(...as, api.addCustomizationChoices, {
    ...{ customizationId, choices: [{ name: 'Raw' }] },
  })
  const raw = more.choicesSettings?.choices?.find(({ name }) => name === 'Raw')
  const { customization: fewer } = await record(...as, api.removeCustomizationChoices, {
    ...{ customizationId, choiceIds: [raw?.id ?? ''] },
  })
  const { customization: turned } = await record(...as, api.updateCustomization, {
    customization: {
      ...{ id: customizationId, revision: fewer.revision ?? '' },
      choicesSettings: { choices: [{ name: 'Waxed' }, { name: 'Oiled' }] },
    },
  })
  const choiceIds = turned.choicesSettings?.choices?.map((choice) => choice.id ?? '').toReversed() ?? []
  await record(...as, api.reorderCustomizationChoices, {
    ...{ customizationId, revision: turned.revision ?? '', choiceIds },
  })
  const { customization: set } = await record(...as, api.setCustomizationChoices, {
    ...{ customizationId, choices: [{ name: 'Oiled' }, { name: 'Waxed' }, { name: 'Soaped' }] },
  })
  const { customization: glaze } = await merchant.call(api.createCustomization, {
    customization: {
      ...{ name: 'Enamel', customizationType: 'PRODUCT_OPTION', customizationRenderType: 'SWATCH_CHOICES' },
      choicesSettings: {
        choices: [
          { name: 'Blue', colorCode: '#2255aa' },
          { name: 'Sea', colorCode: '#225577' },
        ],
      },
    },
  })
  const [blue, sea] = glaze.choicesSettings?.choices ?? []
  await record(...as, api.updateCustomizationChoices, {
    ...{ customizationId: glaze.id ?? '', revision: glaze.revision ?? '' },
    choices: [{ choice: { id: sea?.id ?? '', primaryChoiceIds: [blue?.id ?? ''] } }],
  })
  await merchant.call(api.deleteCustomization, { customizationId: glaze.id ?? '' })
  const { results: made } = await record(...as, api.bulkCreateCustomizations, {
    customizations: ['Grain', 'Edge'].map((name) => ({
      ...{ name, customizationType: 'PRODUCT_OPTION' as const },
      choicesSettings: { choices: [{ name: 'Plain' }] },
    })),
  })
  const grain = made[0]?.itemMetadata.id ?? ''
  await record(...as, api.bulkAddCustomizationChoices, {
    customizationsChoices: [{ customizationId: grain, choices: [{ name: 'Flamed' }] }],
  })
  await record(...as, api.bulkUpdateCustomizations, {
    customizations: [
      {
        customization: {
          ...{ id: customizationId, revision: set.revision ?? '' },
          choicesSettings: { choices: [{ name: 'Waxed' }, { name: 'Oiled' }] },
        },
      },
    ],
  })
  await record(...as, api.deleteCustomization, { customizationId })
  await record(...as, api.bulkDeleteV3Products, { productIds: [bowl.id, fork, spoon, knife] })
}

/** Plays a merchant's changes through Catalog V3, and deletes what they create. */
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
  await record(...as, api.setArrangedItems, { categoryId: id, items: [item], treeReference })
  await record(...as, api.getArrangedItems, { categoryId: id })
  const { category: filled } = await merchant.call(api.getCategory, { categoryId: id })
  await record(...as, api.bulkUpdateCategories, {
    categories: [{ category: { id, revision: filled.revision ?? '', visible: false } }],
    treeReference,
  })
  await record(...as, api.bulkShowCategories, { categoryIds: [id], treeReference })
  await record(...as, api.bulkRemoveItemsFromCategory, { categoryId: id, items: [item], treeReference })
  await record(...as, api.bulkAddItemToCategories, { item, categoryIds: [id], treeReference })
  await record(...as, api.bulkRemoveItemFromCategories, { item, categoryIds: [id], treeReference })
  await record(...as, api.bulkSetItemCategories, { item, categoryIds: [id], treeReference })
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
  await record(...as, api.bulkUpdateInventoryItems, {
    inventoryItems: [{ inventoryItem: { id: productId, quantity: inventoryItem.quantity ?? 0 } }],
    returnEntity: true,
  })

  const one = { variantId: productId }
  await record(...as, api.bulkIncrementInventoryItemsByVariantAndLocation, {
    incrementData: [{ ...one, incrementBy: 5 }],
  })
  await record(...as, api.bulkDecrementInventoryItemsByVariantAndLocation, {
    decrementData: [{ ...one, decrementBy: 5 }],
  })
  await record(...as, api.bulkUpsertInventoryItems, {
    inventoryItems: [{ inventoryItem: { ...one, quantity: inventoryItem.quantity ?? 0 } }],
  })

  await record(...as, api.deleteInventoryItem, { inventoryItemId: productId })
  await record(...as, api.createInventoryItem, {
    inventoryItem: { productId, variantId: productId, quantity: inventoryItem.quantity ?? 0 },
  })
  await record(...as, api.bulkDeleteInventoryItems, { inventoryItemIds: [productId] })
  await record(...as, api.bulkCreateInventoryItems, {
    inventoryItems: [{ productId, variantId: productId, quantity: inventoryItem.quantity ?? 0 }],
  })
  await record(...as, api.bulkUpdateProductTags, {
    productIds: [productId],
    assignTags: { publicTags: { tagIds: ['oak'] } },
  })
  await record(...as, api.bulkUpdateProductTags, {
    productIds: [productId],
    unassignTags: { publicTags: { tagIds: ['oak'] } },
  })

  const { ribbon } = await record(...as, api.createRibbon, { ribbon: { name: 'Second choice' } })
  await record(...as, api.getOrCreateRibbon, { ribbonName: 'Second choice' })
  await record(...as, api.bulkGetOrCreateRibbons, { ribbonNames: ['Second choice'] })
  const { brand } = await record(...as, api.createBrand, { brand: { name: 'Kiln & Co' } })
  await record(...as, api.getOrCreateBrand, { brandName: 'Kiln & Co' })
  await record(...as, api.bulkGetOrCreateBrands, { brandNames: ['Kiln & Co'] })
  const { infoSection } = await record(...as, api.getOrCreateInfoSection, {
    infoSection: { title: 'Washing', plainDescription: '<p>Wash by hand.</p>' },
  })
  await record(...as, api.createInfoSection, {
    infoSection: { title: 'Drying', plainDescription: '<p>Lay flat.</p>' },
  })
  const { results: ribbons } = await record(...as, api.bulkCreateRibbons, { ribbons: [{ name: 'Last one' }] })
  const { results: brands } = await record(...as, api.bulkCreateBrands, { brands: [{ name: 'Loom & Co' }] })
  const drying = { title: 'Drying', plainDescription: '<p>Lay flat.</p>' }
  await record(...as, api.bulkCreateInfoSections, { infoSections: [{ title: 'Ironing' }] })
  const { results: sections } = await record(...as, api.bulkGetOrCreateInfoSections, {
    infoSections: [drying, { title: 'Ironing' }],
  })
  await record(...as, api.countRibbons, { filter: { name: 'Last one' } })
  await record(...as, api.countBrands, {})
  await record(...as, api.countInfoSections, { filter: { title: { $startsWith: 'Dry' } } })
  const idsOf = (made: readonly { readonly itemMetadata: { readonly id?: string } }[]) =>
    made.map(({ itemMetadata }) => itemMetadata.id ?? '')
  const [lastOne = ''] = idsOf(ribbons)
  await record(...as, api.updateRibbon, { ribbon: { id: lastOne, revision: '1', name: 'Last piece' } })
  await record(...as, api.bulkUpdateRibbons, {
    ribbons: [{ ribbon: { id: lastOne, revision: '2', name: 'Only one left' } }],
    returnEntity: true,
  })
  const [loom = ''] = idsOf(brands)
  await record(...as, api.updateBrand, { brand: { id: loom, revision: '1', name: 'Loom & Sons' } })
  await record(...as, api.bulkUpdateBrands, {
    brands: [{ brand: { id: loom, revision: '2', name: 'Loom & Daughters' } }],
  })
  await record(...as, api.updateInfoSection, {
    infoSection: { id: infoSection.id ?? '', revision: '1', plainDescription: '<p>At 30 degrees.</p>' },
  })
  await record(...as, api.bulkUpdateInfoSections, {
    infoSections: [{ infoSection: { id: infoSection.id ?? '', revision: '2', title: 'Care' } }],
  })
  await record(...as, api.bulkDeleteRibbons, { ribbonIds: idsOf(ribbons) })
  await record(...as, api.bulkDeleteBrands, { brandIds: idsOf(brands) })
  await record(...as, api.bulkDeleteInfoSections, { infoSectionIds: idsOf(sections) })
  await record(...as, api.deleteInfoSection, { infoSectionId: infoSection.id ?? '' })
  await record(...as, api.deleteRibbon, { ribbonId: ribbon.id ?? '' })
  await record(...as, api.deleteBrand, { brandId: brand.id ?? '' })
  await playProductWrites(merchant, record)
}
