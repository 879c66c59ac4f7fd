import { ALGORITHMS } from '@vitrine/contract'
import { DEFAULT_VARIANT_ID as VARIANT } from '../../catalog/products/records/product-record.ts'
import { lineOf } from '../small-shop.ts'

/** Builds a valid input for a call about products, stock, collections, reviews and media; undefined for other calls. */
export const catalogInputOf = (name: string, productId: string): unknown => {
  switch (name) {
    case 'duplicateProduct':
      return { id: productId, name: 'Copy' }
    case 'explainAvailability':
      return { id: productId }
    case 'setProductSchedule':
      return {
        id: productId,
        visibleFrom: '2099-12-01T08:00:00.000Z',
        visibleUntil: '2099-12-31T23:00:00.000Z',
      }
    case 'listProductSchedules':
      return { productIds: [productId], limit: 5, cursor: '1_1' }
    case 'listProductChanges':
    case 'listProductImports':
      return { limit: 5, cursor: `1_${productId}` }
    case 'undoProductChange':
    case 'undoProductImport':
      return { id: productId }
    case 'listStockMovements':
      return { productId, variantId: VARIANT, limit: 5, cursor: '1' }
    case 'listPriceChanges':
      return { productId, variantId: VARIANT, limit: 5, cursor: '1' }
    case 'getLowestPrices':
      return { productId }
    case 'updatePriceSettings':
      return { priceSettings: { showLowestPrice: true } }
    case 'listLowStock':
      return { below: 3, limit: 5, cursor: '1_1_1' }
    case 'listBackInStockDemand':
      return { limit: 5, cursor: '1_1' }
    case 'createReview':
      return {
        review: {
          ...{ namespace: 'stores', entityId: productId, reviewDate: '2026-01-31T09:30:00.000Z' },
          content: { title: 'Fine', body: 'It holds water.', rating: 5, media: [] },
          author: { authorName: 'Ada' },
        },
      }
    case 'updateReview':
      return {
        review: { id: productId, revision: '1', content: { rating: 4 }, author: { authorName: 'A.' } },
      }
    case 'getReview':
      return { reviewId: productId, returnPrivateReviews: true }
    case 'deleteReview':
    case 'removeReviewReply':
      return { reviewId: productId }
    case 'setReviewReply':
      return { reviewId: productId, message: 'Thank you.' }
    case 'moderateReview':
      return { reviewId: productId, status: 'APPROVED' }
    case 'queryReviews':
      return {
        query: {
          filter: { 'content.rating': { $gte: 4 } },
          sort: [{ fieldName: 'createdDate', order: 'DESC' }],
          cursorPaging: { limit: 5 },
        },
        returnPrivateReviews: true,
      }
    case 'countReviews':
      return { filter: { entityId: productId }, includePrivateReviews: true }
    case 'updateSearchSettings':
      return { searchSettings: { synonyms: [{ words: ['cushion', 'pillow'] }] } }
    case 'queryProductsByText':
      return { query: { filter: '{"name":"Cup"}', sort: '[{"name":"asc"}]' }, includeVariants: true }
    case 'generateFileUploadUrl':
      return { mimeType: 'image/png', fileName: 'cup.png', sizeInBytes: '1000' }
    case 'getProduct':
    case 'queryProductVariants':
    case 'getProductOptionsAvailability':
      return { id: productId }
    case 'getRecommendation':
      return {
        algorithms: [ALGORITHMS.sameCollections],
        items: [{ ...ALGORITHMS.sameCollections, catalogItemId: productId }],
      }
    case 'createBackInStockRequest':
      return {
        request: { catalogReference: lineOf(productId).catalogReference, email: 'ada@example.com' },
      }
    case 'getInventoryVariants':
      return { inventoryId: productId }
    case 'updateInventoryVariants':
      return { inventoryItem: { productId, variants: [{ variantId: VARIANT, inStock: true }] } }
    case 'incrementInventory':
      return { incrementData: [{ productId, variantId: VARIANT, incrementBy: 1 }] }
    case 'decrementInventory':
      return { decrementData: [{ productId, variantId: VARIANT, decrementBy: 1 }] }
    case 'createProduct':
      return { product: { name: 'Vase', priceData: { price: 1 } } }
    case 'updateProduct':
      return { product: { id: productId, name: 'Vase' } }
    case 'deleteProduct':
    case 'resetAllProductVariantData':
    case 'deleteProductOptions':
    case 'removeProductBrand':
    case 'removeProductRibbon':
      return { id: productId }
    case 'bulkUpdateProducts':
      return { ids: [productId], set: { price: 2 } }
    case 'bulkAdjustProductProperties':
      return { ids: [productId], adjust: { price: { amount: 1 } } }
    case 'startProductChange':
    case 'previewProductChange':
      return { ids: [productId], adjust: { price: { amount: 1 } } }
    case 'getProductChange':
    case 'listProductChangeFailures':
    case 'cancelProductChange':
      return { id: productId }
    case 'createCollection':
      return { collection: { name: 'Vases' } }
    case 'updateCollection':
      return { collection: { id: VARIANT, name: 'Vases' } }
    case 'deleteCollection':
      return { id: VARIANT }
    case 'addProductsToCollection':
    case 'removeProductsFromCollection':
      return { id: VARIANT, productIds: [productId] }
    case 'updateProductVariants':
      return { id: productId, variants: [{ choices: {}, price: 1 }] }
    case 'addProductMedia':
      return { id: productId, media: [{ mediaId: 'x' }] }
    case 'removeProductMedia':
      return { id: productId, mediaIds: ['x'] }
    case 'addProductMediaToChoices':
    case 'removeProductMediaFromChoices':
      return { id: productId, media: [{ option: 'a', choice: 'b', mediaIds: ['x'] }] }
    case 'findMovedProduct':
    case 'findMovedCollection':
    case 'getCollectionBySlug':
    case 'getStoreCollectionBySlug':
      return { slug: 'shelf' }
    case 'queryProducts':
    case 'queryCollections':
    case 'queryStoreVariants':
    case 'queryInventory':
      return { query: { filter: { id: productId }, sort: [{ fieldName: 'id' }], paging: { limit: 5 } } }
    case 'searchProducts':
      return {
        search: { expression: 'shirt', mode: 'OR' },
        filters: {
          price: { min: 1, max: 9 },
          options: [{ name: 'Size', choices: ['L'] }],
          brands: ['Varga'],
          collectionIds: [productId],
        },
        sort: 'NAME_ASC',
        paging: { limit: 5 },
        facets: ['OPTION', 'COLLECTION', 'PRICE'],
      }
    case 'fetchMediaFile':
      return { url: 'http://127.0.0.1:1/print.png' }
    case 'uploadDigitalFile':
    case 'listDigitalFiles':
      return { productId }
    case 'listMediaFiles':
      return { kind: 'image', limit: 5 }
    default:
      return undefined
  }
}
