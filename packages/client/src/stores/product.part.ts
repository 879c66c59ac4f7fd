import { product } from './product.shapes.ts'

/** Every field of products that differs on the wire; needed only for numbers that are not finite. */
export const full = { product, products: product }
