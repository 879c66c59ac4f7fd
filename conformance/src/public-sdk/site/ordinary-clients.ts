import { randomUUID } from 'node:crypto'
import { demoShop } from '@vitrine/demo'
import {
  backInStockNotifications,
  cart,
  checkout,
  currencies,
  currentCart,
  discountRules,
  orderBilling,
  orderFulfillments,
  orders,
  orderTransactions,
  recommendations,
} from '@wix/ecom'
import { oauth, signOnPolicy } from '@wix/identity'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'
import type { SdkShop } from '../sdk-shop.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

export const [plain] = demoShop().products.filter(
  ({ visible, options, type }) => visible && options.length === 0 && type === 'physical',
)
export const download = demoShop().products.find(({ visible, type }) => visible && type === 'digital')

/** A line for a cart or checkout. */
export const line = (quantity = 1, product = plain) => ({
  quantity,
  catalogReference: { catalogItemId: product?.id ?? '', appId: STORES },
})

/** A new visitor of a shop. */
export const visitorOf = ({ shop }: SdkShop) =>
  createClient({
    auth: OAuthStrategy({ clientId: shop.clientId }),
    modules: {
      ...{ backInStockNotifications, cart, checkout, currencies, currentCart, discountRules, oauth, orders },
      ...{ products, recommendations, redirects },
    },
  })

/** An app of the shop's owner. */
export const ownerOf = async ({ shop }: SdkShop) => {
  const { authorization = '' } = await shop.app(['members:manage', 'checkout:write', 'orders:write'])
  return createClient({
    auth: ApiKeyStrategy({ apiKey: authorization, siteId: shop.site.siteId }),
    modules: { checkout, members, orderBilling, orderFulfillments, orders, signOnPolicy },
  })
}

/** A new member of the shop, with their id. */
export const memberOf = async (opened: SdkShop) => {
  const { shop } = opened
  const made = await (await ownerOf(opened)).members.createMember({
    member: { loginEmail: `${randomUUID()}@example.com` },
  })
  const memberId = String(made._id)
  const { siteId } = shop.site
  const { authorization: Authorization = '' } = await shop.as({
    ...{ type: 'MEMBER', siteId, clientId: shop.clientId, memberId },
  })
  const client = createClient({
    auth: { getAuthHeaders: async () => ({ headers: { Authorization } }) },
    modules: { checkout, members, orderFulfillments, orders, orderTransactions },
  })
  return { memberId, client }
}
