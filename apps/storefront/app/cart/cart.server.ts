import { CommerceError } from '@vitrine/client'
import type { Answers } from '../messages/answers.en.ts'
import { settings } from '../settings.server.ts'
import { isNotFound, type Visitor } from '../shop.server.ts'
import { cartView } from './cart-view.server.ts'
import { type CartView, EMPTY_CART } from './cart-view.ts'

/** The stores app of the wire: what a line names as its catalog. */
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** What of a product is put into the cart: a variant by id, or the choices by their names. */
export type Chosen = { variantId: string } | { options: Record<string, string> }

/** Reads the visitor's cart, once a request. Who has never added anything has none, and is not asked for. */
export function readCart(visitor: Visitor): Promise<CartView> {
  visitor.cart ??= fetchCart(visitor)
  return visitor.cart
}

async function fetchCart(visitor: Visitor): Promise<CartView> {
  const { isKnown, client } = visitor
  if (!isKnown) return EMPTY_CART
  try {
    const cart = await client.currentCart.getCurrentCart()
    return cart ? cartView(cart, settings.mediaUrl, visitor) : EMPTY_CART
  } catch (error) {
    if (error instanceof CommerceError && error.code === 'OWNED_CART_NOT_FOUND') return EMPTY_CART
    throw error
  }
}

/** Puts pieces of a product into the visitor's cart. */
export async function addToCart(
  { client }: Visitor,
  catalogItemId: string,
  quantity: number,
  chosen: Chosen,
) {
  const line = { catalogReference: { appId: STORES, catalogItemId, options: chosen }, quantity }
  await client.currentCart.addToCurrentCart({ lineItems: [line] })
}

/** Sets how many pieces of a line there are, at least one. */
export async function setQuantity({ client }: Visitor, id: string, quantity: number) {
  await client.currentCart.updateCurrentCartLineItemQuantity([{ _id: id, quantity }])
}

/** Takes a line out of the cart. One that is gone already is no failure: another tab was faster. */
export async function removeLine({ client }: Visitor, id: string) {
  try {
    await client.currentCart.removeLineItemsFromCurrentCart([id])
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
}

/**
 * Says what went wrong with a change of the cart, and what can be done about it.
 *
 * @throws what is no answer of the platform
 */
export function cartProblem(error: unknown, answers: Answers): string {
  if (!(error instanceof CommerceError)) throw error
  switch (error.code) {
    case 'ITEM_NOT_FOUND':
      return answers.gone
    case 'ITEM_NOT_AVAILABLE':
      return answers.tooMany
    case 'LINE_ITEM_NOT_FOUND':
    case 'OWNED_CART_NOT_FOUND':
      return answers.lineGone
    case 'LINE_ITEM_LIMIT':
      return answers.cartFull
    default:
      return answers.cartFailed
  }
}
