import * as operations from '@vitrine/contract/operations'
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
  answer(operations.createProduct, products.create),
  answer(operations.updateProduct, products.update),
  answer(operations.deleteProduct, products.delete),
  answer(operations.updateProductVariants, products.updateVariants),
  answer(operations.resetAllProductVariantData, products.resetVariants),
  answer(operations.deleteProductOptions, products.deleteOptions),
  answer(operations.addProductMedia, products.addMedia),
  answer(operations.removeProductMedia, products.removeMedia),
  answer(operations.addProductMediaToChoices, products.addChoiceMedia),
  answer(operations.removeProductMediaFromChoices, products.removeChoiceMedia),
  answer(operations.removeProductBrand, products.removeBrand),
  answer(operations.removeProductRibbon, products.removeRibbon),
  answer(operations.bulkUpdateProducts, bulk.update),
  answer(operations.bulkAdjustProductProperties, bulk.adjust),
  answer(operations.createCollection, collections.create),
  answer(operations.updateCollection, collections.update),
  answer(operations.deleteCollection, collections.delete),
  answer(operations.addProductsToCollection, places.add),
  answer(operations.removeProductsFromCollection, places.remove),
]
