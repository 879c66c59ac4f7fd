import {
  countCategories,
  countInventoryItems,
  countV3Products,
  getAllProductsCategory,
  getBrand,
  getCategory,
  getCategoryBySlug,
  getCustomization,
  getInfoSection,
  getInventoryItem,
  getRibbon,
  getV3Product,
  getV3ProductBySlug,
  listCategoriesForItem,
  listItemsInCategory,
  listTrees,
  queryBrands,
  queryCategories,
  queryCustomizations,
  queryInfoSections,
  queryInventoryItems,
  queryRibbons,
  queryV3Products,
  queryVariants,
  searchCategories,
  searchInventoryItems,
  searchV3Products,
  searchVariants,
} from '@vitrine/contract/operations'
import type { Database } from '../../floor/database/database.ts'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { SearchEngine } from '../search/search-engine.ts'
import { createCategories } from './categories/categories.service.ts'
import { createInventoryItems } from './inventory/inventory-items.service.ts'
import { createProductsV3 } from './products-v3.service.ts'
import { createProductSets } from './query/product-sets.ts'
import { createSharedNames } from './shared/shared-names.service.ts'
import { createVariantsV3 } from './variants/variants-v3.service.ts'

export interface CatalogV3Parts {
  readonly database: Database
  readonly engine: SearchEngine
  /** Origin of media addresses, without a trailing slash. */
  readonly mediaUrl: string
}

/** The reads of Catalog V3: the products, collections and stock of Catalog V1 in the newer shape. */
export const catalogV3Routes = ({ database, engine, mediaUrl }: CatalogV3Parts): readonly Route[] => {
  const sets = createProductSets(database, engine)
  const products = createProductsV3({ database, engine, sets, mediaUrl })
  const categories = createCategories(database, engine, sets, mediaUrl)
  const variants = createVariantsV3(database, mediaUrl)
  const stock = createInventoryItems(database)
  const shared = createSharedNames(database)
  return [
    answer(getV3Product, products.get),
    answer(getV3ProductBySlug, products.getBySlug),
    answer(queryV3Products, products.query),
    answer(searchV3Products, products.search),
    answer(countV3Products, products.count),
    answer(getAllProductsCategory, products.allProductsCategory),
    answer(queryVariants, variants.query),
    answer(searchVariants, variants.search),
    answer(getCategory, categories.get),
    answer(getCategoryBySlug, categories.getBySlug),
    answer(queryCategories, categories.query),
    answer(searchCategories, categories.search),
    answer(countCategories, categories.count),
    answer(listItemsInCategory, categories.items),
    answer(listCategoriesForItem, categories.ofItem),
    answer(listTrees, categories.trees),
    answer(getInventoryItem, stock.get),
    answer(queryInventoryItems, stock.query),
    answer(searchInventoryItems, stock.search),
    answer(countInventoryItems, stock.count),
    answer(getCustomization, shared.customization),
    answer(queryCustomizations, shared.customizations),
    answer(getRibbon, shared.ribbon),
    answer(queryRibbons, shared.ribbons),
    answer(getBrand, shared.brand),
    answer(queryBrands, shared.brands),
    answer(getInfoSection, shared.infoSection),
    answer(queryInfoSections, shared.infoSections),
  ]
}
