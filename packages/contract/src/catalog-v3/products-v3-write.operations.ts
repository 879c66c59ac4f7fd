import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { productsV3 } from '../declare/service.ts'
import type { V3BulkResponse } from './bulk-v3.schemas.ts'
import type {
  BulkCreateV3ProductsRequest,
  BulkCreateV3ProductsWithInventoryRequest,
  BulkDeleteV3ProductsRequest,
  BulkInfoSectionsRequest,
  BulkUpdateV3ProductsRequest,
  BulkUpdateV3ProductsWithInventoryRequest,
  BulkV3ProductsResponse,
  BulkV3ProductsWithInventoryResponse,
  CreateV3ProductRequest,
  CreateV3ProductWithInventoryRequest,
  DeleteV3ProductRequest,
  UpdateV3ProductRequest,
  UpdateV3ProductWithInventoryRequest,
  V3ProductResponse,
  V3ProductWithInventoryResponse,
} from './product-v3-write.requests.ts'

export const createV3Product = /* @__PURE__ */ operation<CreateV3ProductRequest, V3ProductResponse>(
  'createV3Product',
  'Creates a product in Catalog V3. Its variants are sold out until they get stock.',
  productsV3,
  'POST /v3/products',
)

export const updateV3Product = /* @__PURE__ */ operation<UpdateV3ProductRequest, V3ProductResponse>(
  'updateV3Product',
  'Changes a product in Catalog V3. Fails if its revision is no longer the given one.',
  productsV3,
  'PATCH /v3/products/:product.id',
)

export const deleteV3Product = /* @__PURE__ */ operation<DeleteV3ProductRequest, Empty>(
  'deleteV3Product',
  'Deletes a product.',
  productsV3,
  'DELETE /v3/products/:productId',
)

export const createV3ProductWithInventory = /* @__PURE__ */ operation<
  CreateV3ProductWithInventoryRequest,
  V3ProductWithInventoryResponse
>(
  'createV3ProductWithInventory',
  'Creates a product in Catalog V3 together with its stock.',
  productsV3,
  'POST /v3/products-with-inventory',
)

export const updateV3ProductWithInventory = /* @__PURE__ */ operation<
  UpdateV3ProductWithInventoryRequest,
  V3ProductWithInventoryResponse
>(
  'updateV3ProductWithInventory',
  'Changes a product in Catalog V3 and its stock. Fails if its revision is no longer the given one.',
  productsV3,
  'PATCH /v3/products-with-inventory/:product.id',
)

export const bulkCreateV3Products = /* @__PURE__ */ operation<
  BulkCreateV3ProductsRequest,
  BulkV3ProductsResponse
>(
  'bulkCreateV3Products',
  'Creates products in Catalog V3. Each one succeeds or fails on its own.',
  productsV3,
  'POST /v3/bulk/products/create',
)

export const bulkUpdateV3Products = /* @__PURE__ */ operation<
  BulkUpdateV3ProductsRequest,
  BulkV3ProductsResponse
>(
  'bulkUpdateV3Products',
  'Changes products in Catalog V3. Each one succeeds or fails on its own.',
  productsV3,
  'POST /v3/bulk/products/update',
)

export const bulkDeleteV3Products = /* @__PURE__ */ operation<BulkDeleteV3ProductsRequest, V3BulkResponse>(
  'bulkDeleteV3Products',
  'Deletes products. Each one succeeds or fails on its own.',
  productsV3,
  'POST /v3/bulk/products/delete',
)

export const bulkCreateV3ProductsWithInventory = /* @__PURE__ */ operation<
  BulkCreateV3ProductsWithInventoryRequest,
  BulkV3ProductsWithInventoryResponse
>(
  'bulkCreateV3ProductsWithInventory',
  'Creates products in Catalog V3 together with their stock. Each one succeeds or fails on its own.',
  productsV3,
  'POST /v3/bulk/products-with-inventory/create',
)

export const bulkUpdateV3ProductsWithInventory = /* @__PURE__ */ operation<
  BulkUpdateV3ProductsWithInventoryRequest,
  BulkV3ProductsWithInventoryResponse
>(
  'bulkUpdateV3ProductsWithInventory',
  'Changes products in Catalog V3 and their stock. Each one succeeds or fails on its own.',
  productsV3,
  'POST /v3/bulk/products-with-inventory/update',
)

export const bulkAddInfoSectionsToProducts = /* @__PURE__ */ operation<
  BulkInfoSectionsRequest,
  BulkV3ProductsResponse
>(
  'bulkAddInfoSectionsToProducts',
  'Adds info sections to products. Each one succeeds or fails on its own.',
  productsV3,
  'POST /v3/bulk/products/add-info-sections',
)

export const bulkRemoveInfoSectionsFromProducts = /* @__PURE__ */ operation<
  BulkInfoSectionsRequest,
  BulkV3ProductsResponse
>(
  'bulkRemoveInfoSectionsFromProducts',
  'Removes info sections from products. Each one succeeds or fails on its own.',
  productsV3,
  'POST /v3/bulk/products/remove-info-sections',
)
