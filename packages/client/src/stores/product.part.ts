import { product } from './product.shapes.ts'

/** Every field of products that differs on the wire: for a number that is not finite. */
export const full = { product, products: product }
