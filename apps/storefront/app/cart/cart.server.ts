import { CommerceError } from '@vitrine/client'
import type { currentCart } from '@vitrine/client/ecom'
import type { ItemReference } from '@vitrine/react/pure'
import type { Answers } from '../messages/en/answers.ts'
import { settings } from '../settings.server.ts'
import { answerTo, isNotFound, type Visitor } from '../shop.server.ts'
import { cartView } from './cart-view.server.ts'
import { type CartView, EMPTY_CART } from './cart-view.ts'

/**
 * Reads the visitor's cart, once per request. A visitor who never added anything has none, so nothing is
 * requested.
 */
export function readCart(visitor: Visitor): Promise<CartView> {
  visitor.cart ??= fetchCart(visitor)
  return visitor.cart
}

/** Builds the view of a cart for its visitor. */
export const viewFor = (visitor: Visitor, cart: currentCart.Cart): CartView =>
  cartView(cart, settings.mediaUrl, visitor)

async function fetchCart(visitor: Visitor): Promise<CartView> {
  const { isKnown, client } = visitor
  if (!isKnown) return EMPTY_CART
  try {
    const cart = await client.currentCart.getCurrentCart()
    return cart ? viewFor(visitor, cart) : EMPTY_CART
  } catch (error) {
    if (error instanceof CommerceError && error.code === 'OWNED_CART_NOT_FOUND') return EMPTY_CART
    throw error
  }
}

/** Adds items to the visitor's cart. Every change returns the new cart. */
export async function addToCart(visitor: Visitor, catalogReference: ItemReference, quantity: number) {
  const lineItems = [{ catalogReference, quantity }]
  const { cart } = await visitor.client.currentCart.addToCurrentCart({ lineItems })
  return viewFor(visitor, cart)
}

/** Sets the quantity of a line, at least one. */
export async function setQuantity(visitor: Visitor, _id: string, quantity: number) {
  const { cart } = await visitor.client.currentCart.updateCurrentCartLineItemQuantity([{ _id, quantity }])
  return viewFor(visitor, cart)
}

/** Removes a line from the cart. A missing line is no error: another tab was faster. */
export async function removeLine(visitor: Visitor, id: string) {
  try {
    const { cart } = await visitor.client.currentCart.removeLineItemsFromCurrentCart([id])
    return viewFor(visitor, cart)
  } catch (error) {
    if (!isNotFound(error)) throw error
    return fetchCart(visitor)
  }
}

/** Saves the buyer's note or gift message; an empty one removes it. */
export const setNote = async (visitor: Visitor, note: string) =>
  viewFor(
    visitor,
    await visitor.client.currentCart.updateCurrentCart({ cartInfo: { buyerNote: note || null } }),
  )

/** What went wrong with a cart change, and the response's status and headers. */
export interface Refusal {
  readonly problem: string
  readonly init: ResponseInit
}

/** Builds the error for something the shopper can fix. */
export const refusal = (problem: string): Refusal => ({ problem, init: { status: 409 } })

/**
 * Explains a failed change, and what can be done about it.
 * @param words - explains the platform's refusal
 * @throws anything that isn't an answer of the platform
 */
export function refusalOf(error: unknown, answers: Answers, words: Words = cartProblem): Refusal {
  if (!(error instanceof CommerceError)) throw error
  const { retryable, status, retryAfterSeconds } = error
  const problem = status === 429 ? answers.busy(retryAfterSeconds) : words(error, answers)
  return retryable ? { problem, init: answerTo(error) } : refusal(problem)
}

type Words = (error: CommerceError, answers: Answers) => string

/** Explains why the platform refused a change. */
export function cartProblem(error: CommerceError, answers: Answers): string {
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
    case 'INVALID_ARGUMENT':
      return giftProblem(error, answers) ?? answers.cartFailed
    default:
      return answers.cartFailed
  }
}

/** Explains what is wrong with a gift card's recipient, if that is why the platform refused it. */
function giftProblem({ details }: CommerceError, answers: Answers): string | undefined {
  const [first] = details?.validationError?.fieldViolations ?? []
  const [, field] = first?.field.match(/\.giftCardDelivery\.(\w+)$/) ?? []
  switch (field) {
    case 'recipientEmail':
      return answers.emailLike
    case 'recipientName':
    case 'senderName':
      return answers.giftName
    case 'message':
      return answers.giftMessage
    case 'sendDate':
      return answers.giftDate
  }
}
