import type { Order } from '@vitrine/contract'
import type { DemoShop } from '@vitrine/demo'
import { createCatalog } from '../catalog/catalog.service.ts'
import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import { randomIds } from '../floor/ids.ts'
import { membersStore } from '../people/members/members.store.ts'
import type { StoredOrder } from '../sales/orders/order.ts'
import { ordersStore } from '../sales/orders/orders.store.ts'
import { writtenOrder } from '../sales/orders/placing/written-order.ts'
import type { Site } from '../shop/sites/site.ts'

/** The catalog's app id in references. */
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const DAY_MS = 24 * 3_600_000

const address = { country: 'DE', addressLine: 'Hirschstraße 8', city: 'Ulm', postalCode: '89073' }
const person = { address, contactDetails: { firstName: 'Robin', lastName: 'Demo' } }

/** An order of the demo's member: how long ago, how many products, and its state. */
interface DemoOrder {
  readonly daysAgo: number
  readonly products: number
  readonly state: Partial<Pick<StoredOrder, 'status' | 'fulfillmentStatus'>>
  readonly paymentStatus: Order['paymentStatus']
  readonly tracking?: StoredOrder['document']['tracking']
}

const ORDERS: readonly DemoOrder[] = [
  {
    ...{ daysAgo: 61, products: 3, state: { fulfillmentStatus: 'FULFILLED' }, paymentStatus: 'PAID' },
    tracking: {
      ...{ trackingNumber: 'VT4711DE', shippingProvider: 'Demo Parcel' },
      trackingLink: 'https://parcels.example.com/VT4711DE',
    },
  },
  { daysAgo: 20, products: 1, state: { status: 'CANCELED' }, paymentStatus: 'NOT_PAID' },
  { daysAgo: 2, products: 2, state: {}, paymentStatus: 'PAID' },
]

/** Gives the demo's member a few orders, so that an account has something to show. */
export const openDemoOrders = async (
  database: Database,
  { products }: DemoShop,
  site: Site,
  { clock, mediaUrl, email }: { readonly clock: Clock; readonly mediaUrl: string; readonly email: string },
): Promise<void> => {
  const { siteId } = site
  const member = await membersStore.findByEmail(database, siteId, email)
  if (!member) return
  const { offersFor } = createCatalog({ database, clock, ids: randomIds, mediaUrl })
  // Nothing that is one of a kind or sold out: the shop offers to buy it again.
  const plain = products.filter(({ visible, options, priceMinor, stock }) => {
    const isPlenty = stock.track ? stock.quantity > 1 : stock.inStock
    return visible && options.length === 0 && priceMinor > 0 && isPlenty
  })
  let first = 0
  for (const { daysAgo, products: count, state, paymentStatus, tracking } of ORDERS) {
    const bought = plain.slice(first, first + count)
    first += count
    const references = bought.map(({ id }) => ({ catalogItemId: id, appId: STORES }))
    const offers = await offersFor(database, site, references)
    const at = clock.now() - daysAgo * DAY_MS
    const dayOf = (days: number) => new Date(Math.floor(at / DAY_MS + days) * DAY_MS).toISOString()
    const written = writtenOrder(
      {
        lineItems: references.map((catalogReference) => ({ catalogReference, quantity: 1 })),
        buyerInfo: { memberId: member.memberId, email },
        ...{ billingInfo: person, recipientInfo: person, paymentStatus },
        priceSummary: { shipping: { amount: '4.90' } },
        shippingInfo: {
          ...{ code: 'standard', title: 'Standard delivery' },
          logistics: {
            shippingDestination: person,
            deliveryTimeSlot: { from: dayOf(3), to: dayOf(6) },
          },
        },
        channelInfo: { type: 'WEB' },
      },
      { site, ids: randomIds, orderId: randomIds.guid(), at, offers },
    )
    const document = { ...written.document, ...(tracking && { tracking }) }
    await database.transaction(async (tx) => {
      const number = await ordersStore.nextNumber(tx, siteId)
      await ordersStore.insert(tx, { ...written, ...state, number, document })
    })
  }
}
