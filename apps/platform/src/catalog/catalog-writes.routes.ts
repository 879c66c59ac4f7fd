import {
  addProductMedia,
  addProductMediaToChoices,
  addProductsToCollection,
  bulkAdjustProductProperties,
  bulkUpdateProducts,
  createCollection,
  createProduct,
  deleteCollection,
  deleteProduct,
  deleteProductOptions,
  removeProductBrand,
  removeProductMedia,
  removeProductMediaFromChoices,
  removeProductRibbon,
  removeProductsFromCollection,
  resetAllProductVariantData,
  updateCollection,
  updateProduct,
  updateProductVariants,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../shop/calls/answer.ts'
import type { CollectionPlaces } from './collections/collection-places.service.ts'
import type { CollectionWrites } from './collections/collection-writes.service.ts'
import type { BulkWrites } from './products/write/bulk-writes.service.ts'
import type { ProductWrites } from './products/write/product-writes.service.ts'

export const catalogWritesRoutes = (
  products: ProductWrites,
  collections: CollectionWrites,
  places: CollectionPlaces,
  bulk: BulkWrites,
): readonly Route[] => [
  answer(createProduct, products.create),
  answer(updateProduct, products.update),
  answer(deleteProduct, products.delete),
  answer(updateProductVariants, products.updateVariants),
  answer(resetAllProductVariantData, products.resetVariants),
  answer(deleteProductOptions, products.deleteOptions),
  answer(addProductMedia, products.addMedia),
  answer(removeProductMedia, products.removeMedia),
  answer(addProductMediaToChoices, products.addChoiceMedia),
  answer(removeProductMediaFromChoices, products.removeChoiceMedia),
  answer(removeProductBrand, products.removeBrand),
  answer(removeProductRibbon, products.removeRibbon),
  answer(bulkUpdateProducts, bulk.update),
  answer(bulkAdjustProductProperties, bulk.adjust),
  answer(createCollection, collections.create),
  answer(updateCollection, collections.update),
  answer(deleteCollection, collections.delete),
  answer(addProductsToCollection, places.add),
  answer(removeProductsFromCollection, places.remove),
]
