import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer } from '../wire/forms.ts'

/** What storefronts show about a shop: its name, currencies, external logins, delivery, tax and returns. */
export type Shop = Answer<wire.Shop>
/** Who sells, as invoices name them. */
export type ShopSeller = Answer<wire.ShopSeller>

/**
 * Returns what a storefront needs to know about its shop. The header `X-Vitrine-Currency` shows amounts in
 * another of its currencies.
 * @example
 * const { currencies } = await client.shop.getShop() // [{ currency: 'EUR', rate: '1' }, { currency: 'USD', rate: '1.16' }]
 */
export const getShop: () => Promise<Shop> = /* @__PURE__ */ method(operations.getShop, () => ({}), {
  answers: 'shop',
})
