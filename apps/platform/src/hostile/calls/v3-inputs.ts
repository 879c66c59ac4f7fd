import { STORES_APP_ID } from '../../catalog/v3/categories/categories.service.ts'

const TREE = { appNamespace: '@wix/stores', treeKey: null }

/** A right input for a call of Catalog V3 about a product; undefined for other calls. */
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
      return { categoryId: productId, treeReference: TREE, cursorPaging: { limit: 5 } }
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
    default:
      return undefined
  }
}
