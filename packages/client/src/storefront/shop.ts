import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../module.ts'
import type { Answer } from '../wire/forms.ts'

/** A shop as its storefronts introduce it: its name, its currencies, and where else its members may log in. */
export type Shop = Answer<wire.Shop>

/**
 * Reads what a storefront needs to know of its shop. Amounts are shown in another of its currencies where the header
 * `X-Vitrine-Currency` asks for it.
 *
 * @example
 * const { currencies } = await client.shop.getShop() // [{ currency: 'EUR', rate: '1' }, { currency: 'USD', rate: '1.16' }]
 */
export const getShop: () => Promise<Shop> = /* @__PURE__ */ method(operations.getShop, () => ({}), {
  answers: 'shop',
})
