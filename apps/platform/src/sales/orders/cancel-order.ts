import type { CancelOrderRequest } from '@vitrine/contract'
import type { StockKeeper } from '../../catalog/inventory/stock-keeper.ts'
import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Site } from '../../shop/sites/site.ts'
import { giveBackUse } from '../coupons/coupon-uses.ts'
import { memberships } from '../memberships/memberships.ts'
import { takeAllCardsBack } from './cards/take-cards-back.ts'
import { type ChangeParts, changeOrder, type NewActivity, type OrderChange } from './change-order.ts'
import { giveAllBack, type Returned } from './money/give-back.ts'
import type { OrderLineFacts, StoredOrder } from './order.ts'
import { queueOrderMail } from './order-mails.ts'

/**
 * Cancels an order: its items are restocked, its coupon can be used again, and gift card and provider get
 * back exactly what they paid. Gift cards it sold are disabled; what they already paid elsewhere isn't
 * returned. Money paid outside the shop is returned by the merchant. Canceling again
 * returns only what failed before, such as a refused refund.
 * @throws {Failure} ORDER_NOT_FOUND; ORDER_CANNOT_BE_CANCELED when it was shipped
 */
export const cancelOrder = (
  tx: Transaction,
  site: Site,
  { id, restockAllItems = true, sendOrderCanceledEmail = true, customMessage }: CancelOrderRequest,
  parts: ChangeParts & { readonly stock: StockKeeper },
): Promise<StoredOrder> =>
  changeOrder(tx, site, id, parts, async (order) => {
    await takeAllCardsBack(tx, order, parts.at)
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
    const returned = await giveAllBack(tx, order, parts.at)
    const { coupon: _, ...document } = order.document
    const canceled: StoredOrder = { ...order, status: 'CANCELED', document: { ...document, lines } }
    const message = customMessage ?? undefined
    if (sendOrderCanceledEmail)
      await queueOrderMail(tx, site, 'order-canceled', canceled, { ...parts, message })
    return {
      after: canceled,
      activities: [{ type: 'ORDER_CANCELED', message }, ...refundsIn(returned)],
      events: ['canceled'],
    }
  })

const returnRest = async (
  tx: Transaction,
  order: StoredOrder,
  at: number,
): Promise<OrderChange | undefined> => {
  const returned = await giveAllBack(tx, order, at)
  return returned && { after: order, activities: refundsIn(returned), events: ['updated'] }
}

const refundsIn = (returned: Returned | undefined): NewActivity[] =>
  returned?.refund ? [{ type: 'ORDER_REFUNDED', refund: returned.refund }] : []

/** Everything in each line that hasn't been restocked. */
const wholeLines = ({ document }: StoredOrder): ReadonlyMap<string, number> =>
  new Map(document.lines.map(({ lineId, quantity, restocked }) => [lineId, quantity - restocked]))

/** Restocks this quantity of each line, or gives back the places of pre-orders; returns the lines with what was restocked. */
export const restock = async (
  tx: Transaction,
  { siteId, id, document }: StoredOrder,
  quantities: ReadonlyMap<string, number>,
  stock: StockKeeper,
): Promise<OrderLineFacts[]> => {
  const backOf = ({ lineId }: OrderLineFacts): number => quantities.get(lineId) ?? 0
  const linesOf = (isPreordered: boolean) =>
    document.lines.flatMap((line) =>
      line.productId !== undefined &&
      line.variantId !== undefined &&
      backOf(line) > 0 &&
      (line.isPreordered ?? false) === isPreordered
        ? [{ productId: line.productId, variantId: line.variantId, quantity: backOf(line) }]
        : [],
    )
  await stock.restock(tx, siteId, linesOf(false), id)
  await stock.cancelPreorders(tx, siteId, linesOf(true))
  return document.lines.map((line) => ({ ...line, restocked: line.restocked + backOf(line) }))
}
