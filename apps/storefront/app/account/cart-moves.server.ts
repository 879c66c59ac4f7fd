import { CommerceError } from '@vitrine/client'
import { readCart } from '../cart/cart.server.ts'
import type { CartView } from '../cart/cart-view.ts'
import type { Visitor } from '../shop.server.ts'
import { cartNews, type News } from './news.server.ts'

/** Reads what a visitor has in the cart before they log in. */
export async function cartBefore(visitor: Visitor): Promise<CartView | undefined> {
  return visitor.client.auth.loggedIn() ? undefined : quietly(visitor)
}

/** Says which of the visitor's items moved into the member's cart. */
export async function cartMoved(visitor: Visitor, before: CartView | undefined): Promise<News | undefined> {
  // Everything read so far belongs to the visitor, not the member.
  visitor.cart = undefined
  visitor.member = undefined
  if (!before || before.lineItems.length === 0) return undefined
  const after = await quietly(visitor)
  const names = new Set(after?.lineItems.map(({ name }) => name))
  const moved = before.lineItems.filter(({ name }) => names.has(name)).map(({ name }) => name)
  return moved.length > 0 ? cartNews(moved) : undefined
}

/** A login never fails because of this message. */
async function quietly(visitor: Visitor): Promise<CartView | undefined> {
  try {
    return await readCart(visitor)
  } catch (error) {
    if (error instanceof CommerceError) return undefined
    throw error
  }
}
