import type { CreateOrderFromCheckoutRequest, CreateOrderFromCheckoutResponse } from '@vitrine/contract'
import type { OffersFor } from '../../catalog/products/records/offer.ts'
import { isMerchantSide } from '../../floor/callers/actor.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Call } from '../../shop/calls/call.ts'
import { isOpen } from '../payments/payment.ts'
import { paymentsStore } from '../payments/payments.store.ts'
import { checkoutStore } from './checkout.store.ts'
import { accessible, visitTo } from './checkout-visit.ts'
import { priceCheckout } from './price-checkout.ts'

export interface OrderCheckoutParts {
  readonly database: Database
  readonly offersFor: OffersFor
  /** Turns a checkout into an order, once. Orders depend on checkouts, not the other way round. */
  readonly placeOrder: (request: {
    readonly siteId: string
    readonly checkoutId: string
    readonly payment: { readonly kind: 'OFFLINE' | 'NONE' }
    readonly savesPaymentMethod: boolean | undefined
    readonly isPlacedByBuyer: boolean
  }) => Promise<{ readonly order: { readonly id: string } }>
}

type OrderCall = Call<CreateOrderFromCheckoutRequest>

/** Turns checkouts into orders. Merchants and apps can order any; buyers their own, if nothing is left to pay. */
export const createOrderCheckout = ({ database, offersFor, placeOrder }: OrderCheckoutParts) => {
  // Read without recording it as shown: the buyer agrees to the answer of the call before this one.
  const isDueNow = async (call: OrderCall): Promise<boolean> => {
    const visit = await visitTo(call, call.input.id)
    const { site, at } = visit
    const found = accessible(await checkoutStore.find(database, site.siteId, visit.checkoutId), visit)
    const { checkout, worked } = await priceCheckout(database, offersFor, site, found, at)
    return checkout.state === 'OPEN' && worked.totals.dueNowMinor > 0
  }

  const assertFree = async (call: OrderCall): Promise<void> => {
    if (await isDueNow(call))
      throw fail('PERMISSION_DENIED', {}, 'Only merchants can place an order that must be paid for.')
    const payment = await paymentsStore.findLatest(database, call.actor.siteId, call.input.id)
    if (payment && isOpen(payment)) throw fail('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
  }

  const createOrder = async (call: OrderCall): Promise<CreateOrderFromCheckoutResponse> => {
    const { actor, input } = call
    const { id: checkoutId, savePaymentMethod: savesPaymentMethod } = input
    const { siteId } = actor
    const isPlacedByBuyer = !isMerchantSide(actor)
    if (isPlacedByBuyer) await assertFree(call)
    const payment = { kind: isPlacedByBuyer ? ('NONE' as const) : ('OFFLINE' as const) }
    const placed = await placeOrder({ siteId, checkoutId, payment, savesPaymentMethod, isPlacedByBuyer })
    return { orderId: placed.order.id }
  }

  return {
    createOrder,

    // No payment method is kept, so that only what costs nothing now can be charged.
    createOrderAndCharge: async (call: OrderCall): Promise<CreateOrderFromCheckoutResponse> => {
      if (await isDueNow(call)) throw fail('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
      return createOrder(call)
    },
  }
}
