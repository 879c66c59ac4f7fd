import * as operations from '@vitrine/contract/operations'
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
    answer(operations.getV3Product, products.get),
    answer(operations.getV3ProductBySlug, products.getBySlug),
    answer(operations.queryV3Products, products.query),
    answer(operations.searchV3Products, products.search),
    answer(operations.countV3Products, products.count),
    answer(operations.getAllProductsCategory, products.allProductsCategory),
    answer(operations.queryVariants, variants.query),
    answer(operations.searchVariants, variants.search),
    answer(operations.getCategory, categories.get),
    answer(operations.getCategoryBySlug, categories.getBySlug),
    answer(operations.queryCategories, categories.query),
    answer(operations.searchCategories, categories.search),
    answer(operations.countCategories, categories.count),
    answer(operations.listItemsInCategory, categories.items),
    answer(operations.listCategoriesForItem, categories.ofItem),
    answer(operations.listCategoriesForItems, categories.ofItems),
    answer(operations.listTrees, categories.trees),
    answer(operations.getArrangedItems, arranged.get),
    answer(operations.setArrangedItems, arranged.set),
    answer(operations.getInventoryItem, stock.get),
    answer(operations.queryInventoryItems, stock.query),
    answer(operations.searchInventoryItems, stock.search),
    answer(operations.countInventoryItems, stock.count),
    answer(operations.getCustomization, shared.customization),
    answer(operations.queryCustomizations, shared.customizations),
    answer(operations.countCustomizations, shared.countCustomizations),
    answer(operations.countRibbons, shared.countRibbons),
    answer(operations.countBrands, shared.countBrands),
    answer(operations.countInfoSections, shared.countInfoSections),
    answer(operations.getRibbon, shared.ribbon),
    answer(operations.queryRibbons, shared.ribbons),
    answer(operations.getBrand, shared.brand),
    answer(operations.queryBrands, shared.brands),
    answer(operations.getInfoSection, shared.infoSection),
    answer(operations.queryInfoSections, shared.infoSections),
    answer(operations.createCategory, categoryWrites.create),
    answer(operations.updateCategory, categoryWrites.update),
    answer(operations.updateCategoryVisibility, categoryWrites.updateVisibility),
    answer(operations.deleteCategory, categoryWrites.delete),
    answer(operations.moveCategory, categoryWrites.move),
    answer(operations.bulkUpdateCategories, categoryWrites.bulkUpdate),
    answer(operations.bulkShowCategories, categoryWrites.bulkShow),
    answer(operations.bulkAddItemsToCategory, categoryWrites.addItems),
    answer(operations.bulkRemoveItemsFromCategory, categoryWrites.removeItems),
    answer(operations.bulkAddItemToCategories, categoryWrites.addItem),
    answer(operations.bulkRemoveItemFromCategories, categoryWrites.removeItem),
    answer(operations.bulkSetItemCategories, createSetItemCategories(parts)),
    answer(operations.updateInventoryItem, stockWrites.update),
    answer(operations.bulkUpdateInventoryItems, stockWrites.bulkUpdate),
    answer(operations.bulkIncrementInventoryItems, stockWrites.increment),
    answer(operations.bulkDecrementInventoryItems, stockWrites.decrement),
    answer(operations.bulkUpsertInventoryItems, stockWrites.upsert),
    answer(operations.bulkIncrementInventoryItemsByVariantAndLocation, stockWrites.incrementByVariant),
    answer(operations.bulkDecrementInventoryItemsByVariantAndLocation, stockWrites.decrementByVariant),
    answer(operations.bulkUpdateInventoryItemsByFilter, stockByFilter.update),
    answer(operations.bulkAdjustInventoryItemsByFilter, stockByFilter.adjust),
    answer(operations.bulkSetOrAdjustInventoryItemsByFilter, stockByFilter.setOrAdjust),
    answer(operations.createV3Product, productWrites.create),
    answer(operations.updateV3Product, productWrites.update),
    answer(operations.deleteV3Product, productWrites.delete),
    answer(operations.createV3ProductWithInventory, productWrites.createWithStock),
    answer(operations.updateV3ProductWithInventory, productWrites.updateWithStock),
    answer(operations.bulkCreateV3Products, bulkWrites.create),
    answer(operations.bulkUpdateV3Products, bulkWrites.update),
    answer(operations.bulkDeleteV3Products, bulkWrites.delete),
    answer(operations.bulkCreateV3ProductsWithInventory, bulkWrites.createWithStock),
    answer(operations.bulkUpdateV3ProductsWithInventory, bulkWrites.updateWithStock),
    answer(operations.bulkAddInfoSectionsToProducts, sectionWrites.add),
    answer(operations.bulkRemoveInfoSectionsFromProducts, sectionWrites.remove),
    answer(operations.bulkUpdateProductsByFilter, byFilter.update),
    answer(operations.bulkDeleteProductsByFilter, byFilter.delete),
    answer(operations.bulkUpdateProductVariantsByFilter, byFilter.updateVariants),
    answer(operations.bulkAdjustProductVariantsByFilter, byFilter.adjustVariants),
    answer(operations.bulkAddInfoSectionsToProductsByFilter, byFilter.addSections),
    answer(operations.bulkRemoveInfoSectionsFromProductsByFilter, byFilter.removeSections),
    answer(operations.bulkAddProductsToCategoriesByFilter, byFilter.addToCategories),
    answer(operations.bulkRemoveProductsFromCategoriesByFilter, byFilter.removeFromCategories),
    answer(operations.createCustomization, customizing.create),
    answer(operations.updateCustomization, customizing.update),
    answer(operations.addCustomizationChoices, customizing.addChoices),
    answer(operations.removeCustomizationChoices, customizing.removeChoices),
    answer(operations.setCustomizationChoices, customizing.setChoices),
    answer(operations.reorderCustomizationChoices, customizing.reorderChoices),
    answer(operations.updateCustomizationChoices, customizing.updateChoices),
    answer(operations.bulkCreateCustomizations, customizing.bulkCreate),
    answer(operations.bulkUpdateCustomizations, customizing.bulkUpdate),
    answer(operations.bulkAddCustomizationChoices, customizing.bulkAddChoices),
    answer(operations.createRibbon, sharing.createRibbon),
    answer(operations.getOrCreateRibbon, sharing.ribbon),
    answer(operations.bulkGetOrCreateRibbons, sharing.ribbons),
    answer(operations.createBrand, sharing.createBrand),
    answer(operations.getOrCreateBrand, sharing.brand),
    answer(operations.bulkGetOrCreateBrands, sharing.brands),
    answer(operations.getOrCreateInfoSection, sharing.infoSection),
    answer(operations.createInfoSection, sharing.infoSection),
    answer(operations.bulkCreateRibbons, sharing.createRibbons),
    answer(operations.bulkCreateBrands, sharing.createBrands),
    answer(operations.bulkCreateInfoSections, sharing.createInfoSections),
    answer(operations.bulkGetOrCreateInfoSections, sharing.infoSections),
    answer(operations.deleteCustomization, deleting.customization),
    answer(operations.deleteRibbon, deleting.ribbon),
    answer(operations.deleteBrand, deleting.brand),
    answer(operations.deleteInfoSection, deleting.infoSection),
    answer(operations.bulkDeleteRibbons, deleting.ribbons),
    answer(operations.bulkDeleteBrands, deleting.brands),
    answer(operations.bulkDeleteInfoSections, deleting.infoSections),
    answer(operations.updateRibbon, renaming.ribbon),
    answer(operations.updateBrand, renaming.brand),
    answer(operations.updateInfoSection, renaming.infoSection),
    answer(operations.bulkUpdateRibbons, renaming.ribbons),
    answer(operations.bulkUpdateBrands, renaming.brands),
    answer(operations.bulkUpdateInfoSections, renaming.infoSections),
    answer(operations.createInventoryItem, stockCreation.create),
    answer(operations.bulkCreateInventoryItems, stockCreation.bulkCreate),
    answer(operations.deleteInventoryItem, stockCreation.delete),
    answer(operations.bulkDeleteInventoryItems, stockCreation.bulkDelete),
    answer(operations.bulkCreateInventoryItemsByVariantFilter, stockByFilter.create),
    answer(operations.bulkDeleteInventoryItemsByFilter, stockByFilter.delete),
    answer(operations.bulkUpdateProductTags, createTagWrites(parts)),
    answer(operations.bulkUpdateProductTagsByFilter, byFilter.updateTags),
  ]
}
