/** Every field of a product that differs on the wire: for products with a number that is not finite, and for events. */
export { product } from './product.shapes.ts'
