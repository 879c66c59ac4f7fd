import type { QueryStoresOrdersRequest, QueryStoresOrdersResponse, StoresOrder } from '@vitrine/contract'
import { type Reader, statement } from '../../floor/database/database.ts'
import { readCount } from '../../floor/query/language.ts'
import type { StoredOrder } from './order.ts'
import { ORDER_COLUMNS, type OrderRow, orderOf } from './orders.store.ts'

const PAGED = 'ORDER BY created_at DESC, order_id DESC LIMIT CAST(? AS BIGINT) OFFSET CAST(? AS BIGINT)'
const ofShop = statement<OrderRow>(`SELECT ${ORDER_COLUMNS} FROM orders WHERE site_id = ? ${PAGED}`)
const ofOwner = statement<OrderRow>(
  `SELECT ${ORDER_COLUMNS} FROM orders WHERE site_id = ? AND owner = ? AND unclaimed = 0 ${PAGED}`,
)
const countOfShop = statement<{ total: number }>('SELECT count(*) AS total FROM orders WHERE site_id = ?')
const countOfOwner = statement<{ total: number }>(
  'SELECT count(*) AS total FROM orders WHERE site_id = ? AND owner = ? AND unclaimed = 0',
)

/**
 * Lists orders in the stores app's older shape, newest first. Filters and sorts are ignored: storefronts send
 * none.
 * @param owner - whose orders, as `principalOf` names them; undefined for everyone's
 */
export const queryStoresOrders = async (
  reader: Reader,
  siteId: string,
  owner: string | undefined,
  query: QueryStoresOrdersRequest['query'] = {},
): Promise<QueryStoresOrdersResponse> => {
  const limit = readCount(query.paging?.limit, 'query.paging.limit', 50, 100)
  const offset = readCount(query.paging?.offset, 'query.paging.offset', 0, Number.MAX_SAFE_INTEGER - 100)
  const rows =
    owner === undefined
      ? await reader.all(ofShop, siteId, limit, offset)
      : await reader.all(ofOwner, siteId, owner, limit, offset)
  const counted =
    owner === undefined
      ? await reader.first(countOfShop, siteId)
      : await reader.first(countOfOwner, siteId, owner)
  const total = counted?.total ?? 0
  return {
    orders: rows.map(orderOf).map(storesOrder),
    metadata: { count: rows.length, offset, total },
    totalResults: total,
  }
}

const storesOrder = (order: StoredOrder): StoresOrder => ({
  id: order.id,
  number: order.number,
  currency: order.currency,
  dateCreated: new Date(order.createdAt).toISOString(),
  paymentStatus: order.paymentStatus,
  fulfillmentStatus: order.status === 'CANCELED' ? 'CANCELED' : order.fulfillmentStatus,
  ...(order.document.agreed.shippingInfo && { shippingInfo: shippingOf(order.document.agreed.shippingInfo) }),
  totals: { total: order.document.agreed.priceSummary?.total?.amount ?? '0' },
  lineItems: order.document.agreed.lineItems.map(({ productName, quantity, lineItemPrice, image }) => ({
    name: productName?.original ?? '',
    quantity,
    ...(lineItemPrice && { totalPrice: lineItemPrice.amount }),
    ...(image?.url && { mediaItem: { url: image.url } }),
  })),
})

const shippingOf = ({
  title,
  logistics,
}: NonNullable<StoredOrder['document']['agreed']['shippingInfo']>): StoresOrder['shippingInfo'] => ({
  ...(title != null && { deliveryOption: title }),
  ...(logistics?.pickupDetails && {
    pickupDetails: {
      ...(logistics.instructions != null && { pickupInstructions: logistics.instructions }),
    },
  }),
})
