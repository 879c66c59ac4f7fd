import type { CheckoutIdRequest, CompletionRequest, Empty, RawHttpResponse } from '@vitrine/contract'
import type { OfferImage } from '../../catalog/products/records/offer.ts'
import type { UnknownActor } from '../../floor/callers/actor.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Incoming } from '../../floor/http/route.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Call } from '../../shop/calls/call.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import { noteBought } from '../abandoned/kept/bought.ts'
import { closeCart, lockCartById } from '../cart/kept/bought-cart.ts'
import { checkoutStore } from './checkout.store.ts'
import { accessible, visitTo } from './checkout-visit.ts'
import { checkoutOfToken } from './completion-token.ts'

export interface CompleteCheckoutParts {
  readonly database: Database
  readonly sites: Sites
  readonly ids: Ids
  readonly placeholder: OfferImage
  /** Authenticates completion tokens; 256 bits. */
  readonly secret: Uint8Array
}

/** Completes checkouts that were bought elsewhere, each with its cart and once. */
export const createCompleteCheckout = (parts: CompleteCheckoutParts) => {
  const { database, sites, ids, placeholder, secret } = parts

  const completeElsewhere = async (site: Site, id: string, at: number): Promise<void> => {
    const { siteId } = site
    const seen = await checkoutStore.find(database, siteId, id)
    await database.transaction(async (tx) => {
      const cart = seen?.cartId === undefined ? undefined : await lockCartById(tx, siteId, seen.cartId)
      const checkout = await checkoutStore.lock(tx, siteId, id)
      if (!checkout) throw fail('CHECKOUT_NOT_FOUND')
      if (checkout.state === 'COMPLETED') return
      await checkoutStore.complete(tx, checkout, undefined, at)
      await noteBought(tx, checkout, at)
      if (cart) await closeCart(tx, cart, checkout.lines, { site, ids, at, placeholder })
    })
  }

  return {
    complete: async (call: Call<CheckoutIdRequest>): Promise<Empty> => {
      const visit = await visitTo(call, call.input.id)
      accessible(await checkoutStore.find(database, visit.site.siteId, visit.checkoutId), visit)
      await completeElsewhere(visit.site, visit.checkoutId, call.at)
      return {}
    },

    completeByToken: async ({
      at,
      input: { token = '' },
    }: Incoming<CompletionRequest, UnknownActor>): Promise<RawHttpResponse> => {
      const named = checkoutOfToken(secret, token)
      if (!named) throw fail('UNAUTHENTICATED_TOKEN')
      const site = await sites.get(named.siteId)
      await completeElsewhere(site, named.id, at)
      return { statusCode: 302, headers: [{ key: 'Location', value: site.storefrontUrl }] }
    },
  }
}
