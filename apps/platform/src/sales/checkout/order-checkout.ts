import type { CreateOrderFromCheckoutRequest, CreateOrderFromCheckoutResponse } from '@vitrine/contract'
import type { OffersFor } from '../../catalog/products/records/offer.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Call } from '../../shop/calls/call.ts'
import { checkoutStore } from './checkout.store.ts'
import { theirs, visitTo } from './checkout-visit.ts'
import { priceCheckout } from './price-checkout.ts'

export interface OrderCheckoutParts {
  readonly database: Database
  readonly offersFor: OffersFor
  /** Makes an order of a checkout, once; orders stand on checkouts, and not the other way round. */
  readonly placeOrder: (request: {
    readonly siteId: string
    readonly checkoutId: string
    readonly payment: { readonly kind: 'OFFLINE' }
    readonly savesPaymentMethod: boolean | undefined
  }) => Promise<{ readonly order: { readonly id: string } }>
}

type OrderCall = Call<CreateOrderFromCheckoutRequest>

/** Makes orders of checkouts for merchants and apps. */
export const createOrderCheckout = ({ database, offersFor, placeOrder }: OrderCheckoutParts) => {
  const createOrder = async ({ actor, input }: OrderCall): Promise<CreateOrderFromCheckoutResponse> => {
    const { id: checkoutId, savePaymentMethod: savesPaymentMethod } = input
    const { siteId } = actor
    const placed = await placeOrder({ siteId, checkoutId, payment: { kind: 'OFFLINE' }, savesPaymentMethod })
    return { orderId: placed.order.id }
  }

  return {
    createOrder,

    // No payment method is kept, so that only what costs nothing now can be charged.
    createOrderAndCharge: async (call: OrderCall): Promise<CreateOrderFromCheckoutResponse> => {
      const visit = await visitTo(call, call.input.id)
      const { site, at } = visit
      const found = theirs(await checkoutStore.find(database, site.siteId, visit.checkoutId), visit)
      // Looked at, not shown: the buyer agrees to what the call before this one answered.
      const priced = await priceCheckout(database, offersFor, site, found, at)
      if (priced.checkout.state === 'OPEN' && priced.worked.totals.dueNowMinor > 0)
        throw fail('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
      return createOrder(call)
    },
  }
}
