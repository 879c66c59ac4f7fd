import type { UpdateProductRequest } from '@vitrine/contract'

/** The fields of a product as a caller gives them; what is absent is left as it is, null clears. */
export type ProductInput = UpdateProductRequest['product']
