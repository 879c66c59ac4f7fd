import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../shop/calls/answer.ts'
import type { CatalogService } from './catalog.service.ts'
import { productsByText } from './products-by-text.ts'

export const catalogRoutes = (catalog: CatalogService): readonly Route[] => [
  answer(operations.getProduct, catalog.getProduct),
  answer(operations.queryProducts, catalog.queryProducts),
  answer(operations.queryProductsByText, (call) => productsByText(call, catalog.queryProducts)),
  answer(operations.getProductOptionsAvailability, catalog.optionsAvailability),
  answer(operations.queryProductVariants, catalog.queryVariants),
  answer(operations.queryStoreVariants, catalog.queryStoreVariants),
  answer(operations.getStoreVariant, catalog.getStoreVariant),
  answer(operations.getCollection, catalog.getCollection),
  answer(operations.getCollectionBySlug, catalog.getCollectionBySlug),
  answer(operations.getStoreCollectionBySlug, catalog.getCollectionBySlug),
  answer(operations.findMovedProduct, catalog.findMovedProduct),
  answer(operations.findMovedCollection, catalog.findMovedCollection),
  answer(operations.queryCollections, catalog.queryCollections),
  answer(operations.getCatalogVersion, catalog.catalogVersion),
]
