import type { OrderLineFacts, RefundedPart, StoredOrder } from '../order.ts'

/** How many units of a line can still be refunded. */
export const leftToRefund = ({ quantity, refunded }: OrderLineFacts): number => quantity - refunded

/** What the next units of a line cost. The costs of all units add up exactly to the line's total. */
export const costOf = ({ totalMinor, quantity, refunded }: OrderLineFacts, wanted: number): number => {
  const costOfFirst = (count: number): number =>
    Number((BigInt(totalMinor) * BigInt(Math.min(count, quantity))) / BigInt(quantity))
  return costOfFirst(refunded + wanted) - costOfFirst(refunded)
}

/** The next units of a line as a part of a refund. @param keptMinor - what of their cost stays with the shop */
export const partOf = (
  { document }: StoredOrder,
  line: OrderLineFacts,
  quantity: number,
  keptMinor = 0,
): RefundedPart => ({
  rate: document.agreed.lineItems.find(({ id }) => id === line.lineId)?.taxDetails?.taxRate,
  grossMinor: Math.max(0, costOf(line, quantity) - keptMinor),
  ...{ lineId: line.lineId, quantity },
})

/** Everything in the lines of an order that wasn't refunded before. */
export const unrefundedParts = (order: StoredOrder): RefundedPart[] =>
  order.document.lines.flatMap((line) =>
    leftToRefund(line) > 0 ? [partOf(order, line, leftToRefund(line))] : [],
  )
