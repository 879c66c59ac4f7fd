import type { RefundedLine, RefundOrderRequest, RefundPaymentsRequest } from '@vitrine/contract'
import type { StockKeeper } from '../../catalog/inventory/stock-keeper.ts'
import type { Transaction } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import { minorOf } from '../../floor/money/amounts.ts'
import type { Site } from '../../shop/sites/site.ts'
import { assertCurrency, givePaymentsBack } from './billing/give-payments-back.ts'
import { restock } from './cancel-order.ts'
import { takeCardsBack } from './cards/take-cards-back.ts'
import { type ChangeParts, changeOrder, type OrderChange } from './change-order.ts'
import { giveBack, type RefundFacts, refundIdOf } from './money/give-back.ts'
import { leftToRefund, partOf } from './money/refunded-lines.ts'
import type { OrderLineFacts, RefundedPart, StoredOrder } from './order.ts'
import { queueOrderMail } from './order-mails.ts'

/** What a refund does to an order. */
interface Refund {
  /** Units that count as refunded, by line. */
  readonly quantities: ReadonlyMap<string, number>
  /** Units that go back into stock, by line. */
  readonly restocked: ReadonlyMap<string, number>
  readonly reason: string | undefined
  readonly sendEmail: boolean
  /** Returns the id of this order's refund. */
  readonly refundId: (order: StoredOrder) => string
  /** Gives the money back and returns how much it was, in minor units. */
  readonly give: (order: StoredOrder, refund: RefundFacts) => Promise<number>
}

export type RefundParts = ChangeParts & { readonly stock: StockKeeper }

/**
 * Refunds an order: an amount, or what lines cost. Gift cards among the lines are disabled, and refunded up
 * to what is left on them.
 * @throws {Failure} ORDER_NOT_FOUND; LINE_ITEM_NOT_FOUND; ORDER_NOT_REFUNDABLE for more money or more items
 * than are left
 * @throws {InvalidArgument} REQUIRED_FIELD without amount and lines; another currency than the order's; an
 * amount that the currency can't represent
 */
export const refundOrder = (
  tx: Transaction,
  site: Site,
  {
    id,
    amount,
    currency,
    lineItems = [],
    restock: goesBack = false,
    reason,
    sendEmail = true,
  }: RefundOrderRequest,
  parts: RefundParts,
): Promise<StoredOrder> => {
  if (amount === undefined && lineItems.length === 0)
    throw refuse('amount', 'REQUIRED_FIELD', 'must be given if there are no lines')
  const quantities = quantitiesOf(lineItems)
  return changeOrder(tx, site, id, parts, (order) => {
    assertCurrency(order, currency, 'currency')
    return refunded(tx, site, order, parts, {
      ...{
        quantities,
        restocked: goesBack ? restockable(order, quantities) : new Map(),
        reason: reason ?? undefined,
        sendEmail,
      },
      refundId: refundIdOf,
      give: async (_, refund) => {
        const costMinor = refund.parts.reduce((sum, { grossMinor }) => sum + grossMinor, 0)
        const amountMinor = amount === undefined ? costMinor : minorOf(amount, order.currency, 'amount')
        await giveBack(tx, order, amountMinor, refund)
        return amountMinor
      },
    })
  })
}

/**
 * Refunds chosen payments of an order.
 * @throws {Failure} ORDER_NOT_FOUND; LINE_ITEM_NOT_FOUND; ORDER_NOT_REFUNDABLE for more money or more items
 * than are left
 * @throws {InvalidArgument} a payment that isn't the order's; an amount that the currency can't represent
 */
export const refundPayments = (
  tx: Transaction,
  site: Site,
  { orderId, paymentRefunds, refundItems, sideEffects, customerReason }: RefundPaymentsRequest,
  parts: RefundParts & { readonly refundId: string },
): Promise<StoredOrder> =>
  changeOrder(tx, site, orderId, parts, (order) =>
    refunded(tx, site, order, parts, {
      quantities: quantitiesOf(refundItems?.lineItems ?? []),
      restocked: quantitiesOf(sideEffects?.restock?.lineItems ?? []),
      reason: customerReason ?? undefined,
      sendEmail: sideEffects?.notifications?.sendCustomerEmail ?? false,
      refundId: () => parts.refundId,
      give: (_, refund) => givePaymentsBack(tx, order, paymentRefunds, refund),
    }),
  )

const refunded = async (
  tx: Transaction,
  site: Site,
  order: StoredOrder,
  parts: RefundParts,
  { quantities, restocked, reason, sendEmail, refundId, give }: Refund,
): Promise<OrderChange> => {
  for (const [lineId, quantity] of quantities)
    assertLeft(lineId, quantity, leftToRefund(lineOf(order, lineId)))
  for (const [lineId, quantity] of restocked)
    assertLeft(lineId, quantity, leftToRestock(lineOf(order, lineId)))
  const costs: RefundedPart[] = []
  for (const [lineId, quantity] of quantities) {
    const keptMinor = await takeCardsBack(tx, order, { lineId, quantity, at: parts.at })
    costs.push(partOf(order, lineOf(order, lineId), quantity, keptMinor))
  }
  const stocked = restocked.size > 0 ? await restock(tx, order, restocked, parts.stock) : order.document.lines
  const lines = stocked.map((line) => ({
    ...line,
    refunded: line.refunded + (quantities.get(line.lineId) ?? 0),
  }))
  const id = refundId(order)
  const amountMinor = await give(order, { at: parts.at, refundId: id, parts: costs })
  const after: StoredOrder = { ...order, document: { ...order.document, lines } }
  if (sendEmail) await queueOrderMail(tx, site, 'order-refunded', after, { ...parts, amountMinor })
  return {
    after,
    activities: [{ type: 'ORDER_REFUNDED', refund: { amountMinor, reason, id, parts: costs } }],
    events: ['updated'],
  }
}

/** Adds up the quantities of lines that are named more than once. */
export const quantitiesOf = (items: readonly RefundedLine[]): Map<string, number> => {
  const quantities = new Map<string, number>()
  for (const { lineItemId, quantity } of items)
    quantities.set(lineItemId, (quantities.get(lineItemId) ?? 0) + quantity)
  return quantities
}

const lineOf = ({ document }: StoredOrder, lineId: string): OrderLineFacts => {
  const line = document.lines.find((candidate) => candidate.lineId === lineId)
  if (!line) throw fail('LINE_ITEM_NOT_FOUND', { lineItemId: lineId })
  return line
}

/** How many can still go back into stock; none if they were never taken from it. */
const leftToRestock = ({ quantity, restocked }: OrderLineFacts): number => quantity - restocked

const assertLeft = (lineId: string, wanted: number, left: number): void => {
  if (wanted > left) throw fail('ORDER_NOT_REFUNDABLE', { lineItemId: lineId, refundableQuantity: left })
}

/** What of these units can go back into stock. */
const restockable = (order: StoredOrder, quantities: ReadonlyMap<string, number>): Map<string, number> =>
  new Map(
    [...quantities].map(([lineId, quantity]) => [
      lineId,
      Math.min(quantity, leftToRestock(lineOf(order, lineId))),
    ]),
  )
