import type { StoredBytes } from './product-wire.store.ts'
import { WITHOUT_VARIANTS } from './wire-bytes.ts'

/** A page of products, each as bytes. */
export interface ProductPage {
  readonly products: readonly StoredBytes[]
  readonly withVariants: boolean
}

const OPENED = Buffer.from('{"products":[')
const COMMA = Buffer.from(',')

/** Joins the answer of a product query out of bytes. */
export const printPage = (
  { products, withVariants }: ProductPage,
  offset: number,
  total: number,
): Uint8Array => {
  const pieces: Uint8Array[] = [OPENED]
  products.forEach((product, index) => {
    if (index > 0) pieces.push(COMMA)
    if (!withVariants) pieces.push(product.body.subarray(0, product.variantsAt), WITHOUT_VARIANTS)
    else if (product.moreVariants?.length) pieces.push(product.body, product.moreVariants)
    else pieces.push(product.body)
  })
  pieces.push(Buffer.from(`],"metadata":{"count":${products.length},"offset":${offset},"total":${total}}}`))
  return Buffer.concat(pieces)
}

const PRODUCT = Buffer.from('{"product":')
const CLOSED = Buffer.from('}')

/** Prints the answer with one product and all of its variants. */
export const printOne = ({ body, moreVariants }: StoredBytes): Uint8Array =>
  Buffer.concat(moreVariants?.length ? [PRODUCT, body, moreVariants, CLOSED] : [PRODUCT, body, CLOSED])
