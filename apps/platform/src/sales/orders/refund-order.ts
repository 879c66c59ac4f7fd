import type { RefundOrderRequest } from '@vitrine/contract'
import type { StockKeeper } from '../../catalog/inventory/stock-keeper.ts'
import type { Transaction } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import { minorOf } from '../../floor/money/amounts.ts'
import type { Site } from '../../shop/sites/site.ts'
import { restock } from './cancel-order.ts'
import { takeCardsBack } from './cards/take-cards-back.ts'
import { type ChangeParts, changeOrder } from './change-order.ts'
import { giveBack } from './money/give-back.ts'
import type { OrderLineFacts, StoredOrder } from './order.ts'
import { queueOrderMail } from './order-mails.ts'

/**
 * Refunds an order: an amount, or what lines cost. Gift cards among the lines are disabled, and refunded up
 * to what is left on them.
 * @throws {Failure} ORDER_NOT_FOUND; LINE_ITEM_NOT_FOUND; ORDER_NOT_REFUNDABLE for more money or more items
 * than are left
 * @throws {InvalidArgument} REQUIRED_FIELD without amount and lines; an amount that the currency can't
 * represent
 */
export const refundOrder = (
  tx: Transaction,
  site: Site,
  { id, amount, lineItems = [], restock: goesBack = false, reason, sendEmail = true }: RefundOrderRequest,
  parts: ChangeParts & { readonly stock: StockKeeper },
): Promise<StoredOrder> =>
  changeOrder(tx, site, id, parts, async (order) => {
    if (amount === undefined && lineItems.length === 0)
      throw refuse('amount', 'REQUIRED_FIELD', 'must be given if there are no lines')
    const quantities = new Map<string, number>()
    for (const { lineItemId, quantity } of lineItems)
      quantities.set(lineItemId, (quantities.get(lineItemId) ?? 0) + quantity)
    for (const [lineId, quantity] of quantities) assertLeft(lineOf(order, lineId), quantity)
    let costMinor = 0
    for (const [lineId, quantity] of quantities) {
      const keptMinor = await takeCardsBack(tx, order, { lineId, quantity, at: parts.at })
      costMinor += Math.max(0, costOf(lineOf(order, lineId), quantity) - keptMinor)
    }
    const amountMinor = amount === undefined ? costMinor : minorOf(amount, order.currency, 'amount')
    const restocked = goesBack ? await restock(tx, order, quantities, parts.stock) : order.document.lines
    const lines = restocked.map((line) => ({
      ...line,
      refunded: line.refunded + (quantities.get(line.lineId) ?? 0),
    }))
    await giveBack(tx, order, amountMinor, parts.at)
    const refunded: StoredOrder = { ...order, document: { ...order.document, lines } }
    const refund = { amountMinor, reason: reason ?? undefined }
    if (sendEmail) await queueOrderMail(tx, site, 'order-refunded', refunded, { ...parts, amountMinor })
    return { after: refunded, activities: ['ORDER_REFUNDED'], events: ['updated'], about: { refund } }
  })

const lineOf = ({ document }: StoredOrder, lineId: string): OrderLineFacts => {
  const line = document.lines.find((candidate) => candidate.lineId === lineId)
  if (!line) throw fail('LINE_ITEM_NOT_FOUND', { lineItemId: lineId })
  return line
}

const assertLeft = ({ lineId, quantity, refunded, restocked }: OrderLineFacts, wanted: number): void => {
  const left = quantity - Math.max(refunded, restocked)
  if (wanted > left) throw fail('ORDER_NOT_REFUNDABLE', { lineItemId: lineId, refundableQuantity: left })
}

/** What the next units of a line cost. The costs of all units add up exactly to the line's total. */
const costOf = ({ totalMinor, quantity, refunded }: OrderLineFacts, wanted: number): number => {
  const costOfFirst = (count: number): number =>
    Number((BigInt(totalMinor) * BigInt(Math.min(count, quantity))) / BigInt(quantity))
  return costOfFirst(refunded + wanted) - costOfFirst(refunded)
}
