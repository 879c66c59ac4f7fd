import type { StoredBytes } from './product-wire.store.ts'
import { WITHOUT_VARIANTS } from './wire-bytes.ts'

/** A page of products, each as bytes. */
export interface ProductPage {
  readonly products: readonly StoredBytes[]
  readonly withVariants: boolean
}

const COMMA = Buffer.from(',')

/** Assembles the response to a product query from bytes. */
export const printPage = (page: ProductPage, offset: number, total: number): Uint8Array => {
  const metadata = `{"count":${page.products.length},"offset":${offset},"total":${total}}`
  return joined('{"products":[', page, `],"metadata":${metadata}}`)
}

/** Assembles a list of products from bytes. */
export const printList = (page: ProductPage): Uint8Array => joined('[', page, ']')

const joined = (before: string, { products, withVariants }: ProductPage, after: string): Uint8Array => {
  const pieces: Uint8Array[] = [Buffer.from(before)]
  products.forEach((product, index) => {
    if (index > 0) pieces.push(COMMA)
    if (!withVariants) pieces.push(product.body.subarray(0, product.variantsAt), WITHOUT_VARIANTS)
    else if (product.moreVariants?.length) pieces.push(product.body, product.moreVariants)
    else pieces.push(product.body)
  })
  pieces.push(Buffer.from(after))
  return Buffer.concat(pieces)
}

const PRODUCT = Buffer.from('{"product":')
const CLOSED = Buffer.from('}')

/** Prints the response with one product and all its variants. */
export const printOne = ({ body, moreVariants }: StoredBytes): Uint8Array =>
  Buffer.concat(moreVariants?.length ? [PRODUCT, body, moreVariants, CLOSED] : [PRODUCT, body, CLOSED])
