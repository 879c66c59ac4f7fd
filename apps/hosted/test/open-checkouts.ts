import type { Product } from '@vitrine/contract'
import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  createRedirectSession,
  queryProducts,
} from '@vitrine/contract/operations'
import { type Caller, openDemoShop, type Shop } from '@vitrine/platform/testing'

/** The catalog's own app id in cart lines. */
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
/** The origin registered by the shop's client; nothing listens there, the test answers the browser. */
export const STOREFRONT = 'http://localhost:3000'
export const COUPON = 'WELCOME10'

export const CARDS = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  step: '4000 0025 0000 3155',
  late: '4000 0000 0000 0077',
}

/** A demo shop that delivers, and creates checkouts on request. */
export interface Checkouts extends AsyncDisposable {
  readonly shop: Shop
  readonly merchant: Caller
  /** Puts products into a new visitor's cart and returns the one-time address of the checkout. */
  open(
    slugs: readonly string[],
    options?: {
      readonly withThankYouPage?: boolean
      readonly withCartPage?: boolean
      readonly withLogin?: boolean
    },
  ): Promise<string>
  /** Sets the regions that the shop delivers to. */
  deliverTo(regions: readonly object[]): Promise<void>
  /** A product as merchants see it. */
  product(slug: string): Promise<Product>
}

const options = [
  { code: 'post', title: 'Post', rate: { flat: '4.90' }, window: { fromDays: 2, toDays: 4 } },
  { code: 'express', title: 'Express', rate: { flat: '14.90' }, deliveryTime: 'The next working day' },
  {
    ...{ code: 'pickup', title: 'Pick it up', rate: { flat: '0' }, instructions: 'Ring at the blue door.' },
    pickup: {
      address: { country: 'DE', addressLine: 'Torstraße 1', city: 'Berlin', postalCode: '10119' },
      ...{ method: 'STORE_PICKUP', businessLocation: true },
    },
  },
]
/** Where the shop delivers at first. */
export const REGIONS = [
  { name: 'Germany', areas: [{ country: 'DE' }], options },
  { name: 'America', areas: [{ country: 'US' }], options: options.slice(0, 1) },
]

export const openCheckouts = async (): Promise<Checkouts> => {
  const shop = await openDemoShop()
  const merchant = await shop.merchant()
  const coupon = { code: COUPON, name: 'Welcome', percentOffRate: 10 }
  await merchant.post('/vitrine/v1/coupons', { coupon })
  const deliverTo = async (regions: readonly object[]) => {
    const delivery = { deliverySettings: { regions } }
    await merchant.send('PATCH', '/vitrine/v1/settings/delivery', JSON.stringify(delivery))
  }
  await deliverTo(REGIONS)

  const product = async (slug: string): Promise<Product> => {
    const { products } = await merchant.call(queryProducts, { query: { filter: { slug } } })
    const [found] = products ?? []
    if (!found) throw new Error(`The demo shop has no ${slug}.`)
    return found
  }
  return {
    ...{ shop, merchant, deliverTo, product },
    open: async (slugs, { withThankYouPage = true, withCartPage = true, withLogin = false } = {}) => {
      const visitor = await shop.visitor()
      const lineItems = await Promise.all(
        slugs.map(async (slug) => ({
          quantity: 1,
          catalogReference: { appId: STORES, catalogItemId: (await product(slug)).id ?? '' },
        })),
      )
      await visitor.call(addToCurrentCart, { lineItems })
      const { checkoutId = '' } = await visitor.call(createCheckoutFromCurrentCart, { channelType: 'WEB' })
      const { redirectSession } = await visitor.call(createRedirectSession, {
        ecomCheckout: { checkoutId },
        callbacks: {
          postFlowUrl: `${STOREFRONT}/`,
          ...(withCartPage && { cartPageUrl: `${STOREFRONT}/cart` }),
          ...(withLogin && { loginUrl: `${STOREFRONT}/login` }),
          ...(withThankYouPage && { thankYouPageUrl: `${STOREFRONT}/thank-you` }),
        },
      })
      return redirectSession?.fullUrl ?? ''
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}
