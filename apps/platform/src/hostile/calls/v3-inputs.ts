import { STORES_APP_ID } from '../../catalog/v3/categories/categories.service.ts'

const TREE = { appNamespace: '@wix/stores', treeKey: null }

/** A product to write, with everything that a caller can give. */
const writtenProduct = (withStock: boolean) => ({
  name: 'Bowl',
  slug: 'bowl',
  productType: 'PHYSICAL',
  visible: true,
  description: {
    nodes: [
      {
        type: 'PARAGRAPH',
        nodes: [{ type: 'TEXT', textData: { text: 'Clay', decorations: [{ type: 'BOLD' }] } }],
      },
    ],
  },
  brand: { name: 'Hearth' },
  ribbon: { name: 'New' },
  infoSections: [{ title: 'Care', plainDescription: '<p>Wash by hand.</p>' }],
  options: [
    {
      name: 'Size',
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ choiceType: 'CHOICE_TEXT', name: 'S', linkedMedia: [] }] },
    },
  ],
  modifiers: [
    {
      name: 'Engraving',
      modifierRenderType: 'FREE_TEXT',
      mandatory: false,
      freeTextSettings: { minCharCount: 0, maxCharCount: 20, title: 'Engraving' },
    },
  ],
  physicalProperties: { pricePerUnit: { quantity: 100, measurementUnit: 'G' } },
  media: { itemsInfo: { items: [] } },
  variantsInfo: {
    variants: [
      {
        sku: 'B-1',
        visible: true,
        choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: 'S', renderType: 'TEXT_CHOICES' } }],
        price: { actualPrice: { amount: '18.00' }, compareAtPrice: { amount: '20.00' } },
        revenueDetails: { cost: { amount: '7.50' } },
        physicalProperties: {
          weight: 0.4,
          pricePerUnit: { settings: { quantity: 500, measurementUnit: 'G' } },
          productDimensions: { length: '10', width: '5', height: '5', unit: 'CM' },
        },
        ...(withStock && {
          inventoryItem: { quantity: 5, preorderInfo: { enabled: true, message: 'Soon', limit: 3 } },
        }),
      },
    ],
  },
})

/** Builds a valid input for a call of Catalog V3 about a product; undefined for other calls. */
export const v3InputOf = (name: string, productId: string): unknown => {
  const item = { catalogItemId: productId, appId: STORES_APP_ID }
  switch (name) {
    case 'getV3Product':
      return { productId, fields: ['CURRENCY', 'DESCRIPTION', 'ALL_CATEGORIES_INFO', 'MIN_PRICE_VARIANT'] }
    case 'getV3ProductBySlug':
    case 'getCategoryBySlug':
      return { slug: 'shelf', ...(name === 'getCategoryBySlug' && { treeReference: TREE }) }
    case 'queryV3Products':
      return {
        query: { filter: { id: productId }, sort: [{ fieldName: 'slug' }], cursorPaging: { limit: 5 } },
        fields: ['CURRENCY'],
      }
    case 'searchV3Products':
      return {
        search: {
          search: { expression: 'shirt', mode: 'OR' },
          filter: {
            'actualPriceRange.minValue.amount': { $gte: 1 },
            'allCategoriesInfo.categories': { $matchItems: [{ id: { $in: [productId] } }] },
            'inventory.availabilityStatus': { $in: ['IN_STOCK'] },
          },
          sort: [{ fieldName: 'name', order: 'DESC' }],
          aggregations: [
            { name: 'brands', type: 'VALUE', fieldPath: 'brand.name', value: { limit: 5 } },
            {
              type: 'RANGE',
              fieldPath: 'actualPriceRange.minValue.amount',
              range: { buckets: [{ from: 1 }] },
            },
          ],
          cursorPaging: { limit: 5 },
        },
      }
    case 'countV3Products':
      return { filter: { 'options.choicesSettings.choices.choiceId': { $hasSome: [productId] } } }
    case 'queryVariants':
    case 'queryInventoryItems':
      return { query: { filter: { variantId: productId }, cursorPaging: { limit: 5 } } }
    case 'searchVariants':
    case 'searchInventoryItems':
      return { search: { search: { expression: 'shirt' }, filter: { variantId: productId } } }
    case 'countInventoryItems':
      return { filter: { productId }, search: { expression: 'shirt' } }
    case 'getInventoryItem':
      return { inventoryItemId: productId }
    case 'getCategory':
      return { categoryId: productId, treeReference: TREE, fields: ['BREADCRUMBS_INFO'] }
    case 'queryCategories':
      return {
        query: { filter: { visible: true }, sort: [{ fieldName: 'name' }], cursorPaging: { limit: 5 } },
        treeReference: TREE,
      }
    case 'searchCategories':
      return { search: { search: { expression: 'shelf' } }, treeReference: TREE }
    case 'countCategories':
      return { filter: { slug: 'shelf' }, treeReference: TREE }
    case 'listItemsInCategory':
      return {
        ...{ categoryId: productId, treeReference: TREE, cursorPaging: { limit: 5 } },
        useCategoryArrangement: true,
      }
    case 'getArrangedItems':
      return { categoryId: productId, treeReference: TREE }
    case 'setArrangedItems':
      return { categoryId: productId, items: [item], treeReference: TREE }
    case 'listCategoriesForItems':
      return { items: [item], treeReference: TREE }
    case 'bulkShowCategories':
      return { categoryIds: [productId], treeReference: TREE, returnEntity: true }
    case 'bulkUpdateCategories':
      return {
        categories: [{ category: { id: productId, revision: '1', name: 'Shelf' } }],
        treeReference: TREE,
      }
    case 'listCategoriesForItem':
      return { item, treeReference: TREE }
    case 'getCustomization':
      return { customizationId: productId }
    case 'getRibbon':
      return { ribbonId: productId }
    case 'getBrand':
      return { brandId: productId }
    case 'getInfoSection':
      return { infoSectionId: productId }
    case 'queryCustomizations':
      return { query: { filter: { customizationType: 'PRODUCT_OPTION' }, sort: [{ fieldName: 'name' }] } }
    case 'queryRibbons':
    case 'queryBrands':
      return { query: { filter: { name: { $startsWith: 'S' } }, cursorPaging: { limit: 5 } } }
    case 'queryInfoSections':
      return { query: { filter: { title: 'Care' } } }
    case 'createCategory':
      return {
        category: { name: 'Bowls', slug: 'bowls', description: 'Round', visible: true },
        treeReference: TREE,
        fields: ['DESCRIPTION'],
      }
    case 'updateCategory':
      return {
        category: { id: productId, revision: '1', name: 'Bowls', parentCategory: { id: productId } },
        treeReference: TREE,
      }
    case 'updateCategoryVisibility':
      return { categoryId: productId, revision: '1', visible: false, treeReference: TREE }
    case 'deleteCategory':
      return { categoryId: productId, treeReference: TREE }
    case 'moveCategory':
      return {
        categoryId: productId,
        parentCategoryId: productId,
        position: 'AFTER',
        moveAfterCategoryId: productId,
        treeReference: TREE,
      }
    case 'bulkAddItemsToCategory':
    case 'bulkRemoveItemsFromCategory':
      return { categoryId: productId, items: [item], treeReference: TREE }
    case 'bulkAddItemToCategories':
    case 'bulkRemoveItemFromCategories':
    case 'bulkSetItemCategories':
      return { item, categoryIds: [productId], treeReference: TREE }
    case 'updateInventoryItem':
      return {
        inventoryItem: {
          id: productId,
          revision: '1',
          quantity: 5,
          preorderInfo: { enabled: true, message: 'Soon', limit: 3 },
        },
        reason: 'MANUAL',
      }
    case 'bulkUpdateInventoryItemsByFilter':
      return { filter: { productId: 'no-such-product' }, inventoryItem: { quantity: 5 } }
    case 'bulkAdjustInventoryItemsByFilter':
      return {
        filter: { productId: 'no-such-product' },
        ...{ search: { expression: 'oak' }, adjustment: { incrementBy: 2 }, trackQuantity: true },
      }
    case 'bulkSetOrAdjustInventoryItemsByFilter':
      return { filter: { productId: 'no-such-product' }, adjustedInventoryAction: { decrementBy: 1 } }
    case 'bulkUpdateInventoryItems':
      return {
        inventoryItems: [{ inventoryItem: { id: productId, revision: '1', quantity: 5 } }],
        returnEntity: true,
      }
    case 'bulkIncrementInventoryItems':
      return { incrementData: [{ inventoryItemId: productId, incrementBy: 2 }], returnEntity: true }
    case 'bulkDecrementInventoryItems':
      return { decrementData: [{ inventoryItemId: productId, decrementBy: 2 }], returnEntity: true }
    case 'bulkUpsertInventoryItems':
      return {
        inventoryItems: [{ inventoryItem: { variantId: productId, quantity: 4 } }],
        returnEntity: true,
      }
    case 'bulkIncrementInventoryItemsByVariantAndLocation':
      return { incrementData: [{ variantId: productId, incrementBy: 2 }] }
    case 'bulkDecrementInventoryItemsByVariantAndLocation':
      return { decrementData: [{ variantId: productId, decrementBy: 2 }] }
    case 'createV3Product':
      return { product: writtenProduct(false), fields: ['DESCRIPTION'] }
    case 'createV3ProductWithInventory':
      return { product: writtenProduct(true), returnEntity: true }
    case 'updateV3Product':
      return { product: { ...writtenProduct(false), id: productId, revision: '1' }, fields: ['DESCRIPTION'] }
    case 'updateV3ProductWithInventory':
      return { product: { ...writtenProduct(true), id: productId, revision: '1' }, returnEntity: true }
    case 'deleteCustomization':
      return { customizationId: productId }
    case 'deleteRibbon':
      return { ribbonId: productId }
    case 'deleteBrand':
      return { brandId: productId }
    case 'deleteInfoSection':
      return { infoSectionId: productId }
    case 'deleteV3Product':
      return { productId }
    case 'bulkCreateV3Products':
      return { products: [writtenProduct(false)], returnEntity: true }
    case 'bulkCreateV3ProductsWithInventory':
      return { products: [writtenProduct(true)], returnEntity: true }
    case 'bulkUpdateV3Products':
      return { products: [{ product: { ...writtenProduct(false), id: productId, revision: '1' } }] }
    case 'bulkUpdateV3ProductsWithInventory':
      return { products: [{ product: { ...writtenProduct(true), id: productId, revision: '1' } }] }
    case 'bulkDeleteV3Products':
      return { productIds: [productId] }
    case 'bulkAddInfoSectionsToProducts':
    case 'bulkRemoveInfoSectionsFromProducts':
      return { products: [{ productId, revision: '1' }], infoSectionIds: [productId], returnEntity: true }
    case 'bulkUpdateProductsByFilter':
      return { filter: { slug: 'no-such-product' }, product: { name: 'Oak spoon', visible: true } }
    case 'bulkDeleteProductsByFilter':
      return { filter: { slug: 'no-such-product' }, search: { expression: 'oak' } }
    case 'bulkUpdateProductVariantsByFilter':
      return {
        filter: { slug: 'no-such-product' },
        variant: { price: { actualPrice: { amount: '9.50' }, compareAtPrice: { amount: '10' } } },
      }
    case 'bulkAdjustProductVariantsByFilter':
      return {
        filter: { slug: 'no-such-product' },
        ...{ actualPrice: { percentage: 10 }, cost: { amount: '-0.50' }, rounding: 'CURRENCY_PRECISION' },
      }
    case 'bulkAddInfoSectionsToProductsByFilter':
    case 'bulkRemoveInfoSectionsFromProductsByFilter':
      return { filter: { slug: 'no-such-product' }, infoSectionIds: [productId] }
    case 'bulkAddProductsToCategoriesByFilter':
    case 'bulkRemoveProductsFromCategoriesByFilter':
      return { filter: { slug: 'no-such-product' }, categoryIds: [productId] }
    case 'createCustomization':
      return {
        customization: {
          ...{
            name: 'Glaze',
            customizationType: 'PRODUCT_OPTION',
            customizationRenderType: 'SWATCH_CHOICES',
          },
          choicesSettings: { choices: [{ name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#cc0000' }] },
        },
      }
    case 'updateCustomization':
      return {
        customization: { id: productId, revision: '1', choicesSettings: { choices: [{ name: 'Small' }] } },
      }
    case 'addCustomizationChoices':
      return { customizationId: productId, choices: [{ name: 'Small', choiceType: 'CHOICE_TEXT' }] }
    case 'setCustomizationChoices':
      return { customizationId: productId, choices: [{ name: 'Large', choiceType: 'CHOICE_TEXT' }] }
    case 'removeCustomizationChoices':
    case 'reorderCustomizationChoices':
      return { customizationId: productId, choiceIds: [productId], revision: '1' }
    case 'updateCustomizationChoices':
      return {
        ...{ customizationId: productId, revision: '1' },
        choices: [{ choice: { id: productId, name: 'Burgundy', primaryChoiceIds: [productId] } }],
      }
    case 'countRibbons':
    case 'countBrands':
      return { filter: { name: { $startsWith: 'H' } } }
    case 'countInfoSections':
      return { filter: { title: 'Care' } }
    case 'countCustomizations':
      return { filter: { customizationType: 'MODIFIER' } }
    case 'bulkCreateCustomizations':
      return {
        customizations: [
          {
            ...{ name: 'Glaze', customizationType: 'PRODUCT_OPTION' },
            choicesSettings: { choices: [{ name: 'Matt' }] },
          },
        ],
        returnEntity: true,
      }
    case 'bulkUpdateCustomizations':
      return {
        customizations: [
          {
            customization: {
              ...{ id: productId, revision: '1' },
              choicesSettings: { choices: [{ name: 'Small' }] },
            },
          },
        ],
      }
    case 'bulkAddCustomizationChoices':
      return { customizationsChoices: [{ customizationId: productId, choices: [{ name: 'Small' }] }] }
    case 'createRibbon':
      return { ribbon: { name: 'New' } }
    case 'getOrCreateRibbon':
      return { ribbonName: 'New' }
    case 'bulkGetOrCreateRibbons':
      return { ribbonNames: ['New', 'Last one'] }
    case 'createBrand':
      return { brand: { name: 'Hearth' } }
    case 'getOrCreateBrand':
      return { brandName: 'Hearth' }
    case 'bulkGetOrCreateBrands':
      return { brandNames: ['Hearth', 'Kiln'] }
    case 'bulkCreateRibbons':
      return { ribbons: [{ name: 'Newest' }], returnEntity: true }
    case 'bulkCreateBrands':
      return { brands: [{ name: 'Hearth' }], returnEntity: true }
    case 'bulkCreateInfoSections':
    case 'bulkGetOrCreateInfoSections':
      return { infoSections: [{ title: 'Care', plainDescription: '<p>Wash by hand.</p>' }] }
    case 'bulkDeleteRibbons':
      return { ribbonIds: [productId] }
    case 'bulkDeleteBrands':
      return { brandIds: [productId] }
    case 'bulkDeleteInfoSections':
      return { infoSectionIds: [productId] }
    case 'createInfoSection':
    case 'getOrCreateInfoSection':
      return { infoSection: { title: 'Care', plainDescription: '<p>Wash by hand.</p>' } }
    case 'updateRibbon':
      return { ribbon: { id: productId, revision: '1', name: 'Newest' } }
    case 'bulkUpdateRibbons':
      return { ribbons: [{ ribbon: { id: productId, revision: '1', name: 'Newest' } }], returnEntity: true }
    case 'updateBrand':
      return { brand: { id: productId, revision: '1', name: 'Kiln' } }
    case 'bulkUpdateBrands':
      return { brands: [{ brand: { id: productId, revision: '1', name: 'Kiln' } }], returnEntity: true }
    case 'updateInfoSection':
      return { infoSection: { id: productId, revision: '1', plainDescription: '<p>By hand.</p>' } }
    case 'bulkUpdateInfoSections':
      return { infoSections: [{ infoSection: { id: productId, revision: '1', title: 'Washing' } }] }
    case 'createInventoryItem':
      return { inventoryItem: { productId, variantId: productId, quantity: 4 } }
    case 'bulkCreateInventoryItems':
      return { inventoryItems: [{ productId, variantId: productId, inStock: true }], returnEntity: true }
    case 'bulkCreateInventoryItemsByVariantFilter':
      return {
        filter: { 'productData.slug': 'no-such-product' },
        ...{ locationId: '00000000-0000-0000-0000-000000000000', inventoryCreationData: { quantity: 2 } },
      }
    case 'deleteInventoryItem':
      return { inventoryItemId: productId }
    case 'bulkDeleteInventoryItems':
      return { inventoryItemIds: [productId] }
    case 'bulkDeleteInventoryItemsByFilter':
      return { filter: { 'product.name': 'No such product' } }
    case 'bulkUpdateProductTags':
      return { productIds: [productId], assignTags: { publicTags: { tagIds: ['t1'] } } }
    case 'bulkUpdateProductTagsByFilter':
      return { filter: { slug: 'no-such-product' }, unassignTags: { privateTags: { tagIds: ['t2'] } } }
    default:
      return undefined
  }
}
