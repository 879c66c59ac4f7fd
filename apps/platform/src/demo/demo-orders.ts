import type { CreateOrderRequest } from '@vitrine/contract'
import type { DemoShop } from '@vitrine/demo'
import { createCatalog } from '../catalog/catalog.service.ts'
import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import { randomIds } from '../floor/ids.ts'
import { membersStore } from '../people/members/members.store.ts'
import type { StoredOrder } from '../sales/orders/order.ts'
import { ordersStore } from '../sales/orders/orders.store.ts'
import { parcelsOf, withParcels } from '../sales/orders/parcels/parcels.ts'
import { sentLinesStore } from '../sales/orders/parcels/sent-lines.store.ts'
import { writtenOrder } from '../sales/orders/placing/written-order.ts'
import type { Site } from '../shop/sites/site.ts'

/** The catalog's app id in references. */
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Written = CreateOrderRequest['order']

/** Who bought, and where it went. */
interface Buyer {
  readonly name: readonly [first: string, last: string]
  /** Street with number, postal code, city; all in Germany, like the shop's delivery. */
  readonly home: readonly [addressLine: string, postalCode: string, city: string]
  /** The demo's member has their own address from their account; guests gave this one. */
  readonly email?: string
}

const ROBIN: Buyer = { name: ['Robin', 'Demo'], home: ['Hirschstraße 8', '89073', 'Ulm'] }
const guest = (first: string, last: string, ...home: Buyer['home']): Buyer => ({
  ...{ name: [first, last], home, email: `${first}.${last}@example.com`.toLowerCase() },
})
const INES = guest('Ines', 'Keller', 'Lange Reihe 41', '20099', 'Hamburg')
const JONAS = guest('Jonas', 'Albrecht', 'Karl-Heine-Straße 12', '04229', 'Leipzig')
const MIRA = guest('Mira', 'Novak', 'Gerberau 7', '79098', 'Freiburg')
const THEO = guest('Theo', 'Lindner', 'Oranienstraße 160', '10969', 'Berlin')

/** One order: how many hours ago, which products (places in the list of plain ones), and how far it got. */
interface DemoOrder {
  readonly by: Buyer
  readonly hoursAgo: number
  readonly products: readonly number[]
  readonly status?: StoredOrder['status']
  readonly isUnpaid?: boolean
  /** The tracking number of the parcel that everything was sent in, a day later. */
  readonly parcel?: string
}

/** From the oldest to the newest, since numbers follow. */
const ORDERS: readonly DemoOrder[] = [
  { by: ROBIN, hoursAgo: 61 * 24, products: [0, 1, 2], parcel: 'VT4711DE' },
  { by: INES, hoursAgo: 26 * 24 + 5, products: [6], parcel: 'VT4724DE' },
  { by: ROBIN, hoursAgo: 20 * 24, products: [3], status: 'CANCELED', isUnpaid: true },
  { by: JONAS, hoursAgo: 12 * 24 + 2, products: [4, 8], parcel: 'VT4790DE' },
  { by: MIRA, hoursAgo: 7 * 24 + 4, products: [7], parcel: 'VT4802DE' },
  { by: THEO, hoursAgo: 6 * 24 + 9, products: [8, 9], parcel: 'VT4811DE' },
  { by: INES, hoursAgo: 4 * 24 + 3, products: [8], parcel: 'VT4815DE' },
  { by: ROBIN, hoursAgo: 2 * 24, products: [4, 5] },
  { by: MIRA, hoursAgo: 27, products: [4, 10] },
  { by: THEO, hoursAgo: 3, products: [6], isUnpaid: true },
  { by: JONAS, hoursAgo: 1, products: [5, 8, 11] },
]

/**
 * Gives the demo shop a few orders: an account and a back office that have something to show.
 * @param email - of the demo's member
 */
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
  const written = await Promise.all(
    ORDERS.map(async (order) => {
      const references = order.products.flatMap((place) => {
        const product = plain[place]
        return product ? [{ catalogItemId: product.id, appId: STORES }] : []
      })
      const offers = await offersFor(database, site, references)
      const buyerInfo = order.by.email ? { email: order.by.email } : { memberId: member.memberId, email }
      const at = clock.now() - order.hoursAgo * HOUR_MS
      const parts = { site, ids: randomIds, orderId: randomIds.guid(), at, offers }
      const written = writtenOrder(requestOf(order, references, { buyerInfo, at }), parts)
      return sent(
        { ...written, number: 0, ...(order.status && { status: order.status }) },
        order,
        at + DAY_MS,
      )
    }),
  )
  await database.transaction(async (tx) => {
    for (const order of written) {
      await ordersStore.insert(tx, { ...order, number: await ordersStore.nextNumber(tx, siteId) })
      for (const parcel of parcelsOf(order)) await sentLinesStore.add(tx, order, parcel)
    }
  })
}

/** The order as a program could write it. */
const requestOf = (
  { by, isUnpaid }: DemoOrder,
  references: readonly { readonly catalogItemId: string; readonly appId: string }[],
  { buyerInfo, at }: { readonly buyerInfo: Written['buyerInfo']; readonly at: number },
): Written => {
  const [[firstName, lastName], [addressLine, postalCode, city]] = [by.name, by.home]
  const person = {
    address: { country: 'DE', addressLine, city, postalCode },
    contactDetails: { firstName, lastName },
  }
  const dayAfter = (days: number) => new Date(Math.floor(at / DAY_MS + days) * DAY_MS).toISOString()
  return {
    lineItems: references.map((catalogReference) => ({ catalogReference, quantity: 1 })),
    ...{ buyerInfo, billingInfo: person, recipientInfo: person },
    paymentStatus: isUnpaid ? 'NOT_PAID' : 'PAID',
    priceSummary: { shipping: { amount: '4.90' } },
    shippingInfo: {
      ...{ code: 'standard', title: 'Standard delivery' },
      logistics: { shippingDestination: person, deliveryTimeSlot: { from: dayAfter(3), to: dayAfter(6) } },
    },
    channelInfo: { type: 'WEB' },
  }
}

/** The order with its one parcel, if it has been sent. */
const sent = (order: StoredOrder, { parcel }: DemoOrder, at: number): StoredOrder => {
  if (parcel === undefined) return order
  const { lines, activities } = order.document
  const tracking = {
    ...{ trackingNumber: parcel, shippingProvider: 'Demo Parcel' },
    trackingLink: `https://parcels.example.com/${parcel}`,
  }
  const history: StoredOrder['document']['activities'] = [
    ...activities,
    { id: randomIds.guid(), type: 'ORDER_FULFILLED', at },
  ]
  return withParcels({ ...order, document: { ...order.document, activities: history } }, [
    {
      id: randomIds.guid(),
      at,
      lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
      tracking,
    },
  ])
}
