import type { ProductPage } from './product-pages.ts'
import { WITHOUT_VARIANTS, type WireBytes } from './wire-bytes.ts'

const OPENED = Buffer.from('{"products":[')
const COMMA = Buffer.from(',')

/** Joins the answer of a product query out of stored bytes. */
export const printPage = (page: ProductPage, offset: number, total: number): Uint8Array => {
  const pieces: Uint8Array[] = [OPENED]
  page.products.forEach((product, index) => {
    if (index > 0) pieces.push(COMMA)
    if (page.withVariants) pieces.push(product.body, product.moreVariants)
    else pieces.push(product.body.subarray(0, product.variantsAt), WITHOUT_VARIANTS)
  })
  pieces.push(
    Buffer.from(`],"metadata":{"count":${page.products.length},"offset":${offset},"total":${total}}}`),
  )
  return Buffer.concat(pieces)
}

const PRODUCT = Buffer.from('{"product":')
const CLOSED = Buffer.from('}')

/** Prints the answer with one product and all of its variants. */
export const printOne = ({ body, moreVariants }: WireBytes): Uint8Array =>
  Buffer.concat([PRODUCT, body, moreVariants, CLOSED])
