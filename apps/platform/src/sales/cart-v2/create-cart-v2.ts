import type { CartV2Response } from '@vitrine/contract'
import type { OfferImage } from '../../catalog/products/records/offer.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { JsonBytes } from '../../floor/http/answers.ts'
import { printJson } from '../../floor/http/print-json.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Route } from '../../shop/calls/answer.ts'
import type { Call } from '../../shop/calls/call.ts'
import type { CartService } from '../cart/cart.service.ts'
import { cartStore } from '../cart/kept/cart.store.ts'
import { VARY, visitOf } from '../cart/kept/cart-visit.ts'
import type { CheckoutService } from '../checkout/checkout.service.ts'
import { cartV2Routes } from './cart-v2.routes.ts'
import { createCartV2 } from './cart-v2.service.ts'
import { createCheckoutOfCart } from './checkout-of-cart.ts'
import { findOrdered, orderedCart } from './ordered-cart.ts'
import { createPriceTokens } from './price-tokens.ts'
import { createQuestions } from './questions.ts'
import { showCartV2 } from './show/show-cart-v2.ts'

export interface CartV2Config {
  readonly database: Database
  readonly ids: Ids
  /** Shown for a product without a picture. */
  readonly placeholder: OfferImage
  readonly cart: CartService
  readonly checkouts: CheckoutService
  /** Authenticates price tokens; 256 bits. */
  readonly secret: Uint8Array
}

/** Wires the newer form of carts to the carts and checkouts of the first one. */
export const createCartV2Routes = (config: CartV2Config): readonly Route[] => {
  const { database, ids, placeholder, cart, checkouts } = config
  const tokens = createPriceTokens(config.secret)

  const findCompleted = async (call: Call<unknown>, cartId: string): Promise<CartV2Response | undefined> => {
    const checkout = await findOrdered(database, call.actor, cartId)
    if (!checkout) return undefined
    const shown = await orderedCart(database, await visitOf(call), checkout, placeholder)
    return { cart: showCartV2(shown, { orderId: checkout.orderId }) }
  }

  const showOrdered = async (call: Call<unknown>, cartId: string): Promise<JsonBytes | undefined> => {
    if (await cartStore.findPlace(database, call.actor.siteId, cartId)) return undefined
    const completed = await findCompleted(call, cartId)
    return completed && new JsonBytes(printJson(completed), VARY, completed)
  }

  const showCompleted = async (call: Call<unknown>, cartId: string): Promise<CartV2Response> => {
    const completed = await findCompleted(call, cartId)
    if (!completed) throw fail('CART_NOT_FOUND')
    return completed
  }

  const { reader } = cart.kept
  const questions = createQuestions(ids, tokens.seal)
  return cartV2Routes({
    carts: createCartV2({ database, ids, placeholder, cart, questions, showOrdered }),
    checkout: createCheckoutOfCart({ database, reader, checkouts, tokens, showCompleted }),
    checkouts,
  })
}
