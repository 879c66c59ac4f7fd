import type { UpdateProductRequest } from '@vitrine/contract'

/** The fields of a product from a caller; absent fields stay unchanged, null clears. */
export type ProductInput = UpdateProductRequest['product']
