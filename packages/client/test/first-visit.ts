import { CommerceError, createClient, OAuthStrategy } from '@vitrine/client'
import { currentCart } from '@vitrine/client/ecom'
import { redirects } from '@vitrine/client/redirects'
import { collections, products } from '@vitrine/client/stores'

const modules = { currentCart, products, collections, redirects }

/** A new visitor's first pages: looks at the cart and at products, and adds one. */
export const visit = async (apiUrl: string, clientId: string) => {
  const client = createClient({ apiUrl, auth: OAuthStrategy({ clientId }), modules })
  const none: unknown = await client.currentCart.getCurrentCart().catch((error: unknown) => error)
  if (!(none instanceof CommerceError)) throw new Error('A new visitor has a cart')
  const { code, status, message, details } = none
  const shelves = await client.collections.queryCollections().limit(2).find()
  const { items } = await client.products.queryProducts().ascending('price').limit(3).find()
  const { product } = await client.products.getProduct(items[0]?._id ?? '')
  const { cart } = await client.currentCart.addToCurrentCart({
    lineItems: [{ quantity: 2, catalogReference: { appId: APP_ID, catalogItemId: product._id ?? '' } }],
  })
  const line = cart.lineItems[0]?._id ?? ''
  await client.currentCart.updateCurrentCartLineItemQuantity([{ _id: line, quantity: 3 }])
  const seen = await client.currentCart.getCurrentCart()
  return {
    failure: { code, status, message, details },
    shelves: shelves.length,
    names: items.map(({ name }) => name),
    line: seen.lineItems.map(({ quantity, image, url }) => ({ quantity, image, url })),
    isDated: seen._createdDate instanceof Date && product._createdDate instanceof Date,
  }
}

/** A call that the platform refuses, and its error. */
export const askTooMuch = async (apiUrl: string, clientId: string) => {
  const client = createClient({ apiUrl, auth: OAuthStrategy({ clientId }), modules })
  const error: unknown = await client.products
    .queryProducts()
    .limit(100_000)
    .find()
    .catch((error: unknown) => error)
  if (!(error instanceof CommerceError)) throw new Error('The platform answers anything')
  const { code, status, requestId, retryable } = error
  return { code, status, requestId, retryable }
}

/** The shop's own catalog id, as carts have it. */
const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
