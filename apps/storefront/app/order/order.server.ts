import { CommerceError } from '@vitrine/client'
import type { orders } from '@vitrine/client/ecom'
import { settings } from '../settings.server.ts'
import { shopSeller, shopTerms, type Visitor } from '../shop.server.ts'
import { downloadView } from './download-view.ts'
import { invoiceOf } from './order-invoice.server.ts'
import { orderView } from './order-view.server.ts'
import type { OrderView } from './order-view.ts'

/** Builds the view of one of the visitor's own orders. */
export async function findOrder(visitor: Visitor, id: string | null): Promise<OrderView | null> {
  const order = await findWireOrder(visitor, id)
  if (!order) return null
  const [seller, parcels, documents, terms] = await Promise.all([
    shopSeller(),
    parcelsOf(visitor, order),
    visitor.client.orderInvoices.listInvoicesForMultipleOrders([order._id]),
    shopTerms(),
  ])
  const [made] = documents.invoicesForOrder
  const invoice = invoiceOf(made?.invoicesInfo ?? [], visitor.language, terms?.timeZone ?? undefined)
  const shown = orderView(order, settings.mediaUrl, visitor.language, { parcels, now: Date.now() })
  const view = { ...shown, ...(seller && { seller }), ...(invoice && { invoice }) }
  if (!order.lineItems?.some(({ itemType }) => itemType?.preset === 'DIGITAL')) return view
  const { downloads } = await visitor.client.orderDownloads.listOrderDownloads(view.id)
  return { ...view, files: downloads.map((file) => downloadView(file, visitor.language)) }
}

/** Reads the parcels of an order that some were sent of. */
async function parcelsOf({ client }: Visitor, { _id: id = '', fulfillmentStatus }: orders.Order) {
  if (fulfillmentStatus === 'NOT_FULFILLED') return []
  const { orderWithFulfillments } = await client.orderFulfillments.listFulfillmentsForSingleOrder(id)
  return orderWithFulfillments.fulfillments ?? []
}

/** Reads one of the visitor's own orders; null for an invalid id or someone else's order. */
export async function findWireOrder(
  { isKnown, client }: Visitor,
  id: string | null,
): Promise<orders.Order | null> {
  if (!isKnown || id === null || !GUID.test(id)) return null
  try {
    return await client.orders.getOrder(id)
  } catch (error) {
    if (error instanceof CommerceError && (error.status === 404 || error.status === 403)) return null
    throw error
  }
}

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
