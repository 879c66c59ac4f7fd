import { CommerceError } from '@vitrine/client'
import { redirect } from 'react-router'
import { newsCookie, reorderNews } from '../account/news.server.ts'
import { addToCart, removeLine } from '../cart/cart.server.ts'
import type { CartView } from '../cart/cart-view.ts'
import { pathIn } from '../messages/languages.ts'
import type { Visitor } from '../shop.server.ts'
import { findWireOrder } from './order.server.ts'

/** Adds the items of an order that are still sold to the cart; the cart page names the rest. */
export async function reorder(visitor: Visitor, id: string | null): Promise<Response | null> {
  const order = await findWireOrder(visitor, id)
  if (!order) return null
  const missing: string[] = []
  let cart: CartView | undefined
  for (const { catalogReference, quantity = 1, productName } of order.lineItems ?? []) {
    const name = productName?.translated ?? productName?.original ?? ''
    const { catalogItemId, appId, options } = catalogReference ?? {}
    const added =
      catalogItemId && appId
        ? await addedOf(visitor, { catalogItemId, appId, ...(options && { options }) }, quantity)
        : undefined
    if (added) cart = added
    else missing.push(name)
  }
  // Carts accept sold-out items and mark them, but those would block the checkout.
  const soldOut = (cart?.lineItems ?? []).filter(({ left }) => left === 0)
  for (const line of soldOut) {
    await removeLine(visitor, line._id)
    missing.push(line.name)
  }
  const headers = { 'Set-Cookie': newsCookie(reorderNews(missing)) }
  return redirect(pathIn(visitor.language, '/cart'), { status: 303, headers })
}

type Reference = Parameters<typeof addToCart>[1]

/** Undefined for what isn't sold any more. */
const addedOf = async (visitor: Visitor, reference: Reference, quantity: number) => {
  try {
    return await addToCart(visitor, reference, quantity)
  } catch (error) {
    if (error instanceof CommerceError && !error.retryable) return undefined
    throw error
  }
}
