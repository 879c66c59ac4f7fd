import type { Cart, InputOf } from '@vitrine/contract'
import { addToCurrentCart, createCheckoutFromCurrentCart, getCurrentCart } from '@vitrine/contract/operations'
import { createSiteViews } from '../../catalog/products/printed/site-view.ts'
import type { NewProduct } from '../../catalog/products/records/new-product.ts'
import { createCatalogWriter } from '../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../floor/clock.ts'
import { type Caller, openShop, type Shop, type ShopOptions } from '../../testing/index.ts'
import { referenceTo } from '../cart/cart.fixtures.ts'
import { settle } from '../totals/totals.fixtures.ts'

/** A shop with the given products that delivers to Germany and Austria: post for 4.90 and 1.00, free pickup. */
export const openSellingShop = async (
  products: readonly NewProduct[],
  options: ShopOptions = {},
): Promise<Shop> => {
  const shop = await openShop({
    ...options,
    seed: async (database, site, settings) => {
      const writer = createCatalogWriter(database, systemClock, createSiteViews(settings.mediaUrl))
      await writer.putProducts(site, products)
      await options.seed?.(database, site, settings)
    },
  })
  await settle(await shop.merchant())
  return shop
}

export const lineOf = ({ id }: { readonly id: string }, quantity = 1) => ({
  quantity,
  catalogReference: referenceTo(id),
})

export const germany = { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine: 'Gasse 1' }

/** A buyer's details, complete enough for an order. */
export const WISHES = {
  channelType: 'WEB',
  shippingAddress: germany,
  selectedShippingOption: { code: 'post' },
  email: 'ada@example.com',
} as const

/** Puts lines into a buyer's cart and creates a checkout from it. */
export const checkoutOf = async (
  buyer: Caller,
  lineItems: readonly ReturnType<typeof lineOf>[],
  wishes: Partial<InputOf<typeof createCheckoutFromCurrentCart>> = {},
): Promise<string> => {
  await buyer.call(addToCurrentCart, { lineItems: [...lineItems] })
  const { checkoutId } = await buyer.call(createCheckoutFromCurrentCart, { ...WISHES, ...wishes })
  return String(checkoutId)
}

export const cartOf = async (buyer: Caller): Promise<Cart | undefined> =>
  (await buyer.call(getCurrentCart, {})).cart
