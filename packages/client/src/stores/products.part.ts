import * as operations from '@vitrine/contract/operations'
import { byId, type Descriptions, described } from '../calls/described.ts'
import { adjustments, amounts, collection, product, variant } from './product.shapes.ts'
import type * as products from './products.ts'

const answers = 'nothing'

/** What merchants write, call by call. Visitors never load it. */
export const descriptions = {
  createProduct: described(operations.createProduct, (product) => ({ product }), {
    gives: { product },
    takes: { product },
  }),
  updateProduct: described(operations.updateProduct, (_id, product) => ({ product: { ...product, _id } }), {
    gives: { product },
    takes: { product },
  }),
  deleteProduct: described(operations.deleteProduct, byId, { answers }),
  updateProductVariants: described(operations.updateProductVariants, (_id, variants) => ({ _id, variants }), {
    gives: { variants: variant },
    takes: { variants: amounts },
  }),
  resetAllProductVariantData: described(operations.resetAllProductVariantData, byId, { answers }),
  addProductsToCollection: described(
    operations.addProductsToCollection,
    (_id, productIds) => ({ _id, productIds }),
    { answers },
  ),
  removeProductsFromCollection: described(
    operations.removeProductsFromCollection,
    (_id, productIds) => ({ _id, productIds }),
    { answers },
  ),
  addProductMedia: described(operations.addProductMedia, (_id, media) => ({ _id, media }), { answers }),
  removeProductMedia: described(operations.removeProductMedia, (_id, mediaIds) => ({ _id, mediaIds }), {
    answers,
  }),
  addProductMediaToChoices: described(operations.addProductMediaToChoices, (_id, media) => ({ _id, media }), {
    answers,
  }),
  removeProductMediaFromChoices: described(
    operations.removeProductMediaFromChoices,
    (_id, media) => ({ _id, media }),
    { answers },
  ),
  deleteProductOptions: described(operations.deleteProductOptions, byId, { answers }),
  removeBrand: described(operations.removeProductBrand, byId, { answers }),
  removeRibbon: described(operations.removeProductRibbon, byId, { answers }),
  createCollection: described(operations.createCollection, (collection) => ({ collection }), {
    gives: { collection },
  }),
  updateCollection: described(
    operations.updateCollection,
    (_id, collection) => ({ collection: { ...collection, _id } }),
    { gives: { collection } },
  ),
  deleteCollection: described(operations.deleteCollection, byId, { answers }),
  bulkUpdateProductsProperty: described(operations.bulkUpdateProducts, (ids, set) => ({ ids, set }), {
    takes: { set: amounts },
  }),
  bulkAdjustProductProperty: described(
    operations.bulkAdjustProductProperties,
    (adjust, ids) => ({ adjust, ids }),
    { takes: { adjust: adjustments } },
  ),
} satisfies Descriptions<typeof products>
