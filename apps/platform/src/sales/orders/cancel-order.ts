import type { CancelOrderRequest } from '@vitrine/contract'
import type { StockKeeper } from '../../catalog/inventory/stock-keeper.ts'
import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Site } from '../../shop/sites/site.ts'
import { giveBackUse } from '../coupons/coupon-uses.ts'
import { memberships } from '../memberships/memberships.ts'
import { type ChangeParts, changeOrder, type OrderChange } from './change-order.ts'
import { giveAllBack } from './money/give-back.ts'
import type { OrderLineFacts, StoredOrder } from './order.ts'
import { queueOrderMail } from './order-mails.ts'

/**
 * Cancels an order: its items go back on the shelf, its coupon may be used once more, and gift card and provider get back
 * exactly what they paid. What was paid outside the shop is its merchant's to hand over. Canceling again returns only what
 * could not be returned before, such as a refund that the provider refused.
 *
 * @throws {Failure} ORDER_NOT_FOUND; ORDER_CANNOT_BE_CANCELED when it was sent
 */
export const cancelOrder = (
  tx: Transaction,
  site: Site,
  { id, restockAllItems = true, sendOrderCanceledEmail = true, customMessage }: CancelOrderRequest,
  parts: ChangeParts & { readonly stock: StockKeeper },
): Promise<StoredOrder> =>
  changeOrder(tx, site, id, parts, async (order) => {
    if (order.status === 'CANCELED') return returnRest(tx, order, parts.at)
    const { agreed, coupon } = order.document
    if (order.fulfillmentStatus !== 'NOT_FULFILLED' && agreed.shippingInfo)
      throw fail('ORDER_CANNOT_BE_CANCELED')
    const lines = restockAllItems
      ? await restock(tx, order, wholeLines(order), parts.stock)
      : order.document.lines
    if (coupon) {
      const { id: couponId, buyers = coupon.buyer === undefined ? [] : [coupon.buyer] } = coupon
      await giveBackUse(tx, { siteId: order.siteId, couponId, buyers })
    }
    await memberships.giveBack(tx, { siteId: order.siteId, orderId: order.id })
    await giveAllBack(tx, order, parts.at)
    const { coupon: _, ...document } = order.document
    const canceled: StoredOrder = { ...order, status: 'CANCELED', document: { ...document, lines } }
    const message = customMessage ?? undefined
    if (sendOrderCanceledEmail)
      await queueOrderMail(tx, site, 'order-canceled', canceled, { ...parts, message })
    return {
      after: canceled,
      activities: ['ORDER_CANCELED'],
      events: ['canceled'],
      about: { message },
    }
  })

const returnRest = async (
  tx: Transaction,
  order: StoredOrder,
  at: number,
): Promise<OrderChange | undefined> => {
  const isReturned = await giveAllBack(tx, order, at)
  return isReturned ? { after: order, activities: ['ORDER_REFUNDED'], events: ['updated'] } : undefined
}

/** All of each line that has not gone back on the shelf before. */
const wholeLines = ({ document }: StoredOrder): ReadonlyMap<string, number> =>
  new Map(document.lines.map(({ lineId, quantity, restocked }) => [lineId, quantity - restocked]))

/** Puts so many of each line back on the shelf; gives the lines with what went back. */
export const restock = async (
  tx: Transaction,
  { siteId, document }: StoredOrder,
  quantities: ReadonlyMap<string, number>,
  stock: StockKeeper,
): Promise<OrderLineFacts[]> => {
  const backOf = ({ lineId }: OrderLineFacts): number => quantities.get(lineId) ?? 0
  await stock.restock(
    tx,
    siteId,
    document.lines.flatMap((line) =>
      line.productId !== undefined && line.variantId !== undefined && backOf(line) > 0
        ? [{ productId: line.productId, variantId: line.variantId, quantity: backOf(line) }]
        : [],
    ),
  )
  return document.lines.map((line) => ({ ...line, restocked: line.restocked + backOf(line) }))
}
