import {
  findMovedCollection,
  findMovedProduct,
  getCatalogVersion,
  getCollection,
  getCollectionBySlug,
  getProduct,
  getProductOptionsAvailability,
  getStoreCollectionBySlug,
  getStoreVariant,
  queryCollections,
  queryProducts,
  queryProductsByText,
  queryProductVariants,
  queryStoreVariants,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../shop/calls/answer.ts'
import type { CatalogService } from './catalog.service.ts'
import { productsByText } from './products-by-text.ts'

export const catalogRoutes = (catalog: CatalogService): readonly Route[] => [
  answer(getProduct, catalog.getProduct),
  answer(queryProducts, catalog.queryProducts),
  answer(queryProductsByText, (call) => productsByText(call, catalog.queryProducts)),
  answer(getProductOptionsAvailability, catalog.optionsAvailability),
  answer(queryProductVariants, catalog.queryVariants),
  answer(queryStoreVariants, catalog.queryStoreVariants),
  answer(getStoreVariant, catalog.getStoreVariant),
  answer(getCollection, catalog.getCollection),
  answer(getCollectionBySlug, catalog.getCollectionBySlug),
  answer(getStoreCollectionBySlug, catalog.getCollectionBySlug),
  answer(findMovedProduct, catalog.findMovedProduct),
  answer(findMovedCollection, catalog.findMovedCollection),
  answer(queryCollections, catalog.queryCollections),
  answer(getCatalogVersion, catalog.catalogVersion),
]
