import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer } from '../wire/forms.ts'

/** The lowest earlier price of each reduced variant: decimal text in the shop's currency. */
export type GetLowestPricesResponse = Answer<wire.GetLowestPricesResponse>

/**
 * Returns the lowest prices that a product's variants had in the 30 days before their present, reduced prices. Empty
 * unless the shop shows them (`showsLowestPrice` of `getShop`), and for variants that had no other price.
 * @throws {CommerceError} `NOT_FOUND`
 * @example
 * const { lowestPrices } = await client.lowestPrices.getLowestPrices(product._id)
 */
export const getLowestPrices: (productId: string) => Promise<GetLowestPricesResponse> =
  /* @__PURE__ */ method(operations.getLowestPrices, (productId) => ({ productId }))
