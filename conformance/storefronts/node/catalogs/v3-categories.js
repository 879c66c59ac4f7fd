import * as categories from '@wix/auto_sdk_categories_categories'
import { productsV3 } from '@wix/stores'
import { referenceByVariant, shown, shownWhole } from './v3.js'

export const modules = { categories, productsV3 }

const treeReference = { appNamespace: '@wix/stores', treeKey: null }

/** The products of a category, as the official components for shelves load them. */
export const list = async ({ shop }) => {
  const { items } = await shop.categories.queryCategories({ treeReference }).eq('visible', true).find()
  const shelf = items.find(({ slug }) => slug === 'all-products') ?? items[0]
  const { products } = await shop.productsV3.searchProducts(
    {
      cursorPaging: { limit: 12 },
      filter: { 'allCategoriesInfo.categories': { $matchItems: [{ _id: { $in: [shelf._id] } }] } },
      sort: [{ fieldName: 'name', order: 'ASC' }],
    },
    { fields: ['CURRENCY', 'DIRECT_CATEGORIES_INFO'] },
  )
  const { category } = await shop.categories.getCategoryBySlug(shelf.slug, treeReference)
  if (category._id !== shelf._id) throw new Error('Two categories have one slug')
  return products.map(shown)
}

export const product = async ({ shop }, slug) => {
  const { product } = await shop.productsV3.getProductBySlug(slug)
  const whole = await shop.productsV3.getProduct(product._id, {
    fields: ['CURRENCY', 'VARIANT_OPTION_CHOICE_NAMES', 'BREADCRUMBS_INFO'],
  })
  return shownWhole(whole)
}

export const referenceTo = referenceByVariant
