import type { currentCart, orders } from '../ecom.ts'
import type { redirects } from '../redirects.ts'
import type { products } from '../stores.ts'

/** Compiled, never run: each line marked as an error must not compile, every other one must. */

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
declare const holds: <Claim extends true>() => void

declare const product: products.Product
declare const cart: currentCart.Cart
declare const line: currentCart.LineItem
declare const totals: currentCart.EstimateTotalsResponse

export const guaranteed = () => {
  holds<Same<typeof product._id, string>>()
  holds<Same<typeof product.slug, string>>()
  holds<Same<typeof product.variants, products.Variant[]>>()
  holds<Same<typeof product.collectionIds, string[]>>()
  holds<Same<typeof cart.lineItems, currentCart.LineItem[]>>()
  holds<Same<typeof cart.currency, string>>()
  holds<Same<typeof line.quantity, number>>()
  // @ts-expect-error a product without a name has none
  product.name.trim()
  // @ts-expect-error a product without pictures has none
  product.media.items
  // @ts-expect-error a new cart has no subtotal
  cart.subtotal.amount
}

export const inTheCallersForm = () => {
  holds<Same<typeof product._createdDate, Date | null | undefined>>()
  holds<Same<typeof product.lastUpdated, Date | null | undefined>>()
  holds<Same<typeof cart._updatedDate, Date | null | undefined>>()
  holds<Same<typeof line.image, string | undefined>>()
  holds<Same<typeof line.url, string | undefined>>()
  cart.contactInfo?.address?.addressLine1?.trim()
  holds<Same<NonNullable<typeof totals.cart>, currentCart.Cart>>()
  // @ts-expect-error the wire's name of an id is not the caller's
  product.id
  // @ts-expect-error the wire's name of a moment is not the caller's
  cart.createdDate
  // @ts-expect-error the wire's name of a line of an address is not the caller's
  cart.contactInfo?.address?.addressLine
  // @ts-expect-error a moment is no text
  product.lastUpdated?.trim()
  // @ts-expect-error a picture is text
  line.image?.url
}

export const enumerationsRead = () => {
  // Open: a newer platform may send more values. The known ones still complete in editors.
  if (product.productType === 'subscription') product.productType.trim()
  const unit: string = cart.weightUnit
  holds<'KG' extends typeof cart.weightUnit ? true : false>()
  // @ts-expect-error an open text is none of the closed list
  const closed: 'KG' | 'LB' = cart.weightUnit
  return [unit, closed]
}

export const enumerationsWritten: currentCart.CreateCheckoutFromCurrentCartOptions[] = [
  { channelType: 'WEB' },
  // @ts-expect-error there is no such channel
  { channelType: 'FAX' },
  // @ts-expect-error a channel that was read may be none that can be written
  { channelType: '' as 'WEB' | (string & {}) },
]

export const written = {
  lines: [
    { lineItems: [{ quantity: 1, catalogReference: { appId: 'a', catalogItemId: 'b', options: { x: 1 } } }] },
    // @ts-expect-error a line names its item
    { lineItems: [{ quantity: 1 }] },
    // @ts-expect-error an item names its app
    { lineItems: [{ quantity: 1, catalogReference: { catalogItemId: 'b' } }] },
    // @ts-expect-error a quantity is a number
    { lineItems: [{ quantity: '1', catalogReference: { appId: 'a', catalogItemId: 'b' } }] },
    // @ts-expect-error lines are a list
    { lineItems: { quantity: 1 } },
    // @ts-expect-error there are two kinds of lines
    { items: [] },
  ] satisfies currentCart.AddToCurrentCartOptions[],
  quantities: [
    { _id: 'l', quantity: 2 },
    // @ts-expect-error a line is named by the caller's name of an id
    { id: 'l', quantity: 2 },
    // @ts-expect-error a quantity is needed
    { _id: 'l' },
  ] satisfies currentCart.LineItemQuantityUpdate[],
  updates: [
    { cartInfo: { buyerNote: 'n' }, couponCode: 'C', cartFieldmask: ['buyerNote'] },
    {
      cartInfo: { contactInfo: { address: { addressLine1: 'a', location: { latitude: 1, longitude: 2 } } } },
    },
    // @ts-expect-error a mask is a list
    { cartFieldmask: 'buyerNote' },
    // @ts-expect-error an address has the caller's names
    { cartInfo: { contactInfo: { address: { geocode: {} } } } },
  ] satisfies currentCart.UpdateCurrentCartOptions[],
  products: [
    { name: 'Mug', priceData: { price: 5 } },
    { name: 'Mug', priceData: { price: 5 }, productType: 'digital' },
    // @ts-expect-error a product has a name
    { priceData: { price: 5 } },
    // @ts-expect-error a product has a price
    { name: 'Mug' },
    // @ts-expect-error there are two types
    { name: 'Mug', priceData: { price: 5 }, productType: 'subscription' },
    // @ts-expect-error a product has its fields
    { name: 'Mug', priceData: { price: 5 }, title: 'Mug' },
  ] satisfies products.ProductInput[],
  redirects: [
    { ecomCheckout: { checkoutId: 'c' }, callbacks: { postFlowUrl: 'https://shop.test' } },
    { auth: { authRequest: { clientId: 'c' }, prompt: 'none' } },
    // @ts-expect-error there are four prompts
    { auth: { authRequest: { clientId: 'c' }, prompt: 'register' } },
    // @ts-expect-error a checkout is named by its id
    { ecomCheckout: { id: 'c' } },
  ] satisfies redirects.CreateRedirectSessionOptions[],
}

export const awaited = async (cart: typeof currentCart, order: typeof orders, redirect: typeof redirects) => {
  holds<Same<Awaited<ReturnType<typeof cart.getCurrentCart>>, currentCart.Cart>>()
  holds<Same<Awaited<ReturnType<typeof cart.deleteCurrentCart>>, void>>()
  const { checkoutId } = await cart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
  holds<Same<typeof checkoutId, string>>()
  holds<Same<Parameters<typeof order.getOrder>, [_id: string]>>()
  const { redirectSession } = await redirect.createRedirectSession()
  holds<Same<typeof redirectSession.fullUrl, string>>()
}
