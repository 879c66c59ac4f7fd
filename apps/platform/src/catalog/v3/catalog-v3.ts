import {
  addCustomizationChoices,
  bulkAddCustomizationChoices,
  bulkAddInfoSectionsToProducts,
  bulkAddInfoSectionsToProductsByFilter,
  bulkAddItemsToCategory,
  bulkAddItemToCategories,
  bulkAddProductsToCategoriesByFilter,
  bulkAdjustInventoryItemsByFilter,
  bulkAdjustProductVariantsByFilter,
  bulkCreateBrands,
  bulkCreateCustomizations,
  bulkCreateInfoSections,
  bulkCreateInventoryItems,
  bulkCreateInventoryItemsByVariantFilter,
  bulkCreateRibbons,
  bulkCreateV3Products,
  bulkCreateV3ProductsWithInventory,
  bulkDecrementInventoryItems,
  bulkDecrementInventoryItemsByVariantAndLocation,
  bulkDeleteBrands,
  bulkDeleteInfoSections,
  bulkDeleteInventoryItems,
  bulkDeleteInventoryItemsByFilter,
  bulkDeleteProductsByFilter,
  bulkDeleteRibbons,
  bulkDeleteV3Products,
  bulkGetOrCreateBrands,
  bulkGetOrCreateInfoSections,
  bulkGetOrCreateRibbons,
  bulkIncrementInventoryItems,
  bulkIncrementInventoryItemsByVariantAndLocation,
  bulkRemoveInfoSectionsFromProducts,
  bulkRemoveInfoSectionsFromProductsByFilter,
  bulkRemoveItemFromCategories,
  bulkRemoveItemsFromCategory,
  bulkRemoveProductsFromCategoriesByFilter,
  bulkSetItemCategories,
  bulkSetOrAdjustInventoryItemsByFilter,
  bulkShowCategories,
  bulkUpdateBrands,
  bulkUpdateCategories,
  bulkUpdateCustomizations,
  bulkUpdateInfoSections,
  bulkUpdateInventoryItems,
  bulkUpdateInventoryItemsByFilter,
  bulkUpdateProductsByFilter,
  bulkUpdateProductTags,
  bulkUpdateProductTagsByFilter,
  bulkUpdateProductVariantsByFilter,
  bulkUpdateRibbons,
  bulkUpdateV3Products,
  bulkUpdateV3ProductsWithInventory,
  bulkUpsertInventoryItems,
  countBrands,
  countCategories,
  countCustomizations,
  countInfoSections,
  countInventoryItems,
  countRibbons,
  countV3Products,
  createBrand,
  createCategory,
  createCustomization,
  createInfoSection,
  createInventoryItem,
  createRibbon,
  createV3Product,
  createV3ProductWithInventory,
  deleteBrand,
  deleteCategory,
  deleteCustomization,
  deleteInfoSection,
  deleteInventoryItem,
  deleteRibbon,
  deleteV3Product,
  getAllProductsCategory,
  getArrangedItems,
  getBrand,
  getCategory,
  getCategoryBySlug,
  getCustomization,
  getInfoSection,
  getInventoryItem,
  getOrCreateBrand,
  getOrCreateInfoSection,
  getOrCreateRibbon,
  getRibbon,
  getV3Product,
  getV3ProductBySlug,
  listCategoriesForItem,
  listCategoriesForItems,
  listItemsInCategory,
  listTrees,
  moveCategory,
  queryBrands,
  queryCategories,
  queryCustomizations,
  queryInfoSections,
  queryInventoryItems,
  queryRibbons,
  queryV3Products,
  queryVariants,
  removeCustomizationChoices,
  reorderCustomizationChoices,
  searchCategories,
  searchInventoryItems,
  searchV3Products,
  searchVariants,
  setArrangedItems,
  setCustomizationChoices,
  updateBrand,
  updateCategory,
  updateCategoryVisibility,
  updateCustomization,
  updateCustomizationChoices,
  updateInfoSection,
  updateInventoryItem,
  updateRibbon,
  updateV3Product,
  updateV3ProductWithInventory,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { CollectionPlaces } from '../collections/collection-places.service.ts'
import type { CollectionWrites } from '../collections/collection-writes.service.ts'
import type { ProductChanges } from '../product-changes/product-changes.service.ts'
import type { CatalogWritesParts } from '../products/write/catalog-write.ts'
import type { SearchEngine } from '../search/search-engine.ts'
import { createInventoryByFilter } from './by-filter/inventory-by-filter.service.ts'
import { createProductsByFilter } from './by-filter/products-by-filter.service.ts'
import { createArrangedItems } from './categories/arranged-items.service.ts'
import { createCategories } from './categories/categories.service.ts'
import { createCategoryWrites } from './categories/category-writes.service.ts'
import { createSetItemCategories } from './categories/set-item-categories.ts'
import { createInventoryCreation } from './inventory/inventory-creation.service.ts'
import { createInventoryItems } from './inventory/inventory-items.service.ts'
import { createInventoryItemWrites } from './inventory/inventory-writes.service.ts'
import { createBulkProductWritesV3 } from './products/bulk-product-writes.service.ts'
import { createProductWritesV3 } from './products/product-writes-v3.service.ts'
import { createSectionWrites } from './products/section-writes.service.ts'
import { createProductsV3 } from './products-v3.service.ts'
import { createFindProducts } from './query/found-products.ts'
import { createProductSets } from './query/product-sets.ts'
import { createCustomizationWrites } from './shared/customization-writes.service.ts'
import { createSharedNameDeletes } from './shared/shared-name-deletes.service.ts'
import { createSharedNameUpdates } from './shared/shared-name-updates.service.ts'
import { createSharedNameWrites } from './shared/shared-name-writes.service.ts'
import { createSharedNames } from './shared/shared-names.service.ts'
import { createTagWrites } from './tags/tag-writes.service.ts'
import { createVariantsV3 } from './variants/variants-v3.service.ts'

export interface CatalogV3Parts extends CatalogWritesParts {
  readonly engine: SearchEngine
  /** The writes of Catalog V1, which categories share. */
  readonly collections: CollectionWrites
  readonly places: CollectionPlaces
  /** The jobs that change many products. */
  readonly changes: Pick<ProductChanges, 'startOn'>
}

/** Catalog V3: the products, collections and stock of Catalog V1 in the newer shape. */
export const catalogV3Routes = (parts: CatalogV3Parts): readonly Route[] => {
  const { database, engine, mediaUrl, collections, places, changes } = parts
  const sets = createProductSets(database, engine)
  const products = createProductsV3({ database, engine, sets, mediaUrl })
  const categories = createCategories(database, engine, sets, mediaUrl)
  const variants = createVariantsV3(database, mediaUrl)
  const stock = createInventoryItems(database)
  const shared = createSharedNames(database)
  const sharing = createSharedNameWrites(parts)
  const customizing = createCustomizationWrites(parts)
  const deleting = createSharedNameDeletes(parts)
  const renaming = createSharedNameUpdates(parts)
  const categoryWrites = createCategoryWrites(parts, collections, places)
  const arranged = createArrangedItems(parts)
  const stockWrites = createInventoryItemWrites(parts)
  const stockCreation = createInventoryCreation(parts)
  const productWrites = createProductWritesV3(parts)
  const bulkWrites = createBulkProductWritesV3(parts)
  const sectionWrites = createSectionWrites(parts)
  const byFilter = createProductsByFilter(database, createFindProducts(database, engine, sets), changes)
  const stockByFilter = createInventoryByFilter(database, changes)
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
    answer(listCategoriesForItems, categories.ofItems),
    answer(listTrees, categories.trees),
    answer(getArrangedItems, arranged.get),
    answer(setArrangedItems, arranged.set),
    answer(getInventoryItem, stock.get),
    answer(queryInventoryItems, stock.query),
    answer(searchInventoryItems, stock.search),
    answer(countInventoryItems, stock.count),
    answer(getCustomization, shared.customization),
    answer(queryCustomizations, shared.customizations),
    answer(countCustomizations, shared.countCustomizations),
    answer(countRibbons, shared.countRibbons),
    answer(countBrands, shared.countBrands),
    answer(countInfoSections, shared.countInfoSections),
    answer(getRibbon, shared.ribbon),
    answer(queryRibbons, shared.ribbons),
    answer(getBrand, shared.brand),
    answer(queryBrands, shared.brands),
    answer(getInfoSection, shared.infoSection),
    answer(queryInfoSections, shared.infoSections),
    answer(createCategory, categoryWrites.create),
    answer(updateCategory, categoryWrites.update),
    answer(updateCategoryVisibility, categoryWrites.updateVisibility),
    answer(deleteCategory, categoryWrites.delete),
    answer(moveCategory, categoryWrites.move),
    answer(bulkUpdateCategories, categoryWrites.bulkUpdate),
    answer(bulkShowCategories, categoryWrites.bulkShow),
    answer(bulkAddItemsToCategory, categoryWrites.addItems),
    answer(bulkRemoveItemsFromCategory, categoryWrites.removeItems),
    answer(bulkAddItemToCategories, categoryWrites.addItem),
    answer(bulkRemoveItemFromCategories, categoryWrites.removeItem),
    answer(bulkSetItemCategories, createSetItemCategories(parts)),
    answer(updateInventoryItem, stockWrites.update),
    answer(bulkUpdateInventoryItems, stockWrites.bulkUpdate),
    answer(bulkIncrementInventoryItems, stockWrites.increment),
    answer(bulkDecrementInventoryItems, stockWrites.decrement),
    answer(bulkUpsertInventoryItems, stockWrites.upsert),
    answer(bulkIncrementInventoryItemsByVariantAndLocation, stockWrites.incrementByVariant),
    answer(bulkDecrementInventoryItemsByVariantAndLocation, stockWrites.decrementByVariant),
    answer(bulkUpdateInventoryItemsByFilter, stockByFilter.update),
    answer(bulkAdjustInventoryItemsByFilter, stockByFilter.adjust),
    answer(bulkSetOrAdjustInventoryItemsByFilter, stockByFilter.setOrAdjust),
    answer(createV3Product, productWrites.create),
    answer(updateV3Product, productWrites.update),
    answer(deleteV3Product, productWrites.delete),
    answer(createV3ProductWithInventory, productWrites.createWithStock),
    answer(updateV3ProductWithInventory, productWrites.updateWithStock),
    answer(bulkCreateV3Products, bulkWrites.create),
    answer(bulkUpdateV3Products, bulkWrites.update),
    answer(bulkDeleteV3Products, bulkWrites.delete),
    answer(bulkCreateV3ProductsWithInventory, bulkWrites.createWithStock),
    answer(bulkUpdateV3ProductsWithInventory, bulkWrites.updateWithStock),
    answer(bulkAddInfoSectionsToProducts, sectionWrites.add),
    answer(bulkRemoveInfoSectionsFromProducts, sectionWrites.remove),
    answer(bulkUpdateProductsByFilter, byFilter.update),
    answer(bulkDeleteProductsByFilter, byFilter.delete),
    answer(bulkUpdateProductVariantsByFilter, byFilter.updateVariants),
    answer(bulkAdjustProductVariantsByFilter, byFilter.adjustVariants),
    answer(bulkAddInfoSectionsToProductsByFilter, byFilter.addSections),
    answer(bulkRemoveInfoSectionsFromProductsByFilter, byFilter.removeSections),
    answer(bulkAddProductsToCategoriesByFilter, byFilter.addToCategories),
    answer(bulkRemoveProductsFromCategoriesByFilter, byFilter.removeFromCategories),
    answer(createCustomization, customizing.create),
    answer(updateCustomization, customizing.update),
    answer(addCustomizationChoices, customizing.addChoices),
    answer(removeCustomizationChoices, customizing.removeChoices),
    answer(setCustomizationChoices, customizing.setChoices),
    answer(reorderCustomizationChoices, customizing.reorderChoices),
    answer(updateCustomizationChoices, customizing.updateChoices),
    answer(bulkCreateCustomizations, customizing.bulkCreate),
    answer(bulkUpdateCustomizations, customizing.bulkUpdate),
    answer(bulkAddCustomizationChoices, customizing.bulkAddChoices),
    answer(createRibbon, sharing.createRibbon),
    answer(getOrCreateRibbon, sharing.ribbon),
    answer(bulkGetOrCreateRibbons, sharing.ribbons),
    answer(createBrand, sharing.createBrand),
    answer(getOrCreateBrand, sharing.brand),
    answer(bulkGetOrCreateBrands, sharing.brands),
    answer(getOrCreateInfoSection, sharing.infoSection),
    answer(createInfoSection, sharing.infoSection),
    answer(bulkCreateRibbons, sharing.createRibbons),
    answer(bulkCreateBrands, sharing.createBrands),
    answer(bulkCreateInfoSections, sharing.createInfoSections),
    answer(bulkGetOrCreateInfoSections, sharing.infoSections),
    answer(deleteCustomization, deleting.customization),
    answer(deleteRibbon, deleting.ribbon),
    answer(deleteBrand, deleting.brand),
    answer(deleteInfoSection, deleting.infoSection),
    answer(bulkDeleteRibbons, deleting.ribbons),
    answer(bulkDeleteBrands, deleting.brands),
    answer(bulkDeleteInfoSections, deleting.infoSections),
    answer(updateRibbon, renaming.ribbon),
    answer(updateBrand, renaming.brand),
    answer(updateInfoSection, renaming.infoSection),
    answer(bulkUpdateRibbons, renaming.ribbons),
    answer(bulkUpdateBrands, renaming.brands),
    answer(bulkUpdateInfoSections, renaming.infoSections),
    answer(createInventoryItem, stockCreation.create),
    answer(bulkCreateInventoryItems, stockCreation.bulkCreate),
    answer(deleteInventoryItem, stockCreation.delete),
    answer(bulkDeleteInventoryItems, stockCreation.bulkDelete),
    answer(bulkCreateInventoryItemsByVariantFilter, stockByFilter.create),
    answer(bulkDeleteInventoryItemsByFilter, stockByFilter.delete),
    answer(bulkUpdateProductTags, createTagWrites(parts)),
    answer(bulkUpdateProductTagsByFilter, byFilter.updateTags),
  ]
}
