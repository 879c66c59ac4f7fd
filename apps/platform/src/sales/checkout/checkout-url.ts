import type { CheckoutIdRequest, CheckoutUrlResponse } from '@vitrine/contract'
import type { Database } from '../../floor/database/database.ts'
import type { Call } from '../../shop/calls/call.ts'
import { checkoutStore } from './checkout.store.ts'
import type { StoredCheckout } from './checkout.ts'
import { accessible, visitTo } from './checkout-visit.ts'
import { completionToken } from './completion-token.ts'

export interface CheckoutUrlParts {
  readonly database: Database
  /** Authenticates completion tokens; 256 bits. */
  readonly secret: Uint8Array
  /** Creates an address where a buyer can open the hosted pages of their checkout. */
  readonly hostedUrl: (checkout: {
    readonly siteId: string
    readonly checkoutId: string
    readonly ownerKey: string
  }) => Promise<string>
}

/**
 * The addresses where a buyer continues a checkout: the shop's own page if it has one, and the hosted pages.
 */
export const createCheckoutUrl = ({ database, secret, hostedUrl }: CheckoutUrlParts) => {
  const found = async (call: Call<CheckoutIdRequest>): Promise<StoredCheckout> => {
    const visit = await visitTo(call, call.input.id)
    return accessible(await checkoutStore.find(database, visit.site.siteId, visit.checkoutId), visit)
  }
  const hosted = async ({ siteId, id, ownerKey }: StoredCheckout): Promise<CheckoutUrlResponse> => ({
    checkoutUrl: await hostedUrl({ siteId, checkoutId: id, ownerKey }),
  })

  return {
    url: async (call: Call<CheckoutIdRequest>): Promise<CheckoutUrlResponse> => {
      const checkout = await found(call)
      const { overrideCheckoutUrl: url } = checkout.details
      if (url === undefined) return hosted(checkout)
      return { checkoutUrl: ownPageOf(url, secret, checkout) }
    },

    hostedUrl: async (call: Call<CheckoutIdRequest>) => hosted(await found(call)),
  }
}

/** The address of a checkout on the shop's own page. @param url - with its placeholders */
export const ownPageOf = (url: string, secret: Uint8Array, checkout: StoredCheckout): string =>
  url
    .replaceAll('{checkoutId}', checkout.id)
    .replaceAll('{completionToken}', completionToken(secret, checkout))
