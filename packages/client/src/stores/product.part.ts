import { product } from './product.shapes.ts'

/** Every field of products that differs on the wire. Only needed for numbers that aren't finite. */
export const full = { product, products: product }
