import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId } from '../../calls/described.ts'
import { method } from '../../calls/module.ts'
import { product } from '../../stores/product.shapes.ts'
import type { Answer } from '../../wire/forms.ts'

/** The copy of a product. */
export type DuplicatedProduct = Answer<wire.DuplicateProductResponse['product'], typeof product>
/** Whether shoppers can buy a product, and every reason why they can't. */
export type Availability = Answer<wire.ExplainAvailabilityResponse>

/**
 * Copies a product: hidden, with an address made from its name, and with no counted stock. Files that buyers
 * download aren't copied.
 * @param options - `name`: the copy's name; default: the same
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { _id } = await client.productHelp.duplicateProduct(product._id, { name: 'Bowl, large' })
 */
export const duplicateProduct: (_id: string, options?: { name?: string }) => Promise<DuplicatedProduct> =
  /* @__PURE__ */ method(operations.duplicateProduct, (_id, options) => ({ ...options, _id }), {
    ...{ gives: { product }, answers: 'product' },
  })

/**
 * Says whether shoppers can buy a product: hidden, sold out, no payment method, no delivery.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { canBeBought, reasons } = await client.productHelp.explainAvailability(product._id)
 */
export const explainAvailability: (_id: string) => Promise<Availability> = /* @__PURE__ */ method(
  operations.explainAvailability,
  byId,
)
