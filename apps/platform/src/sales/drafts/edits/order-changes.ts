import type { OrderChange, OrderLineItem } from '@vitrine/contract'
import type { AgreedOrder } from '../../orders/order.ts'

/** Lists what an edit changed in an order's lines and total, for its history. */
export const orderChanges = (before: AgreedOrder, after: AgreedOrder): OrderChange[] => {
  const [was, is] = [byId(before), byId(after)]
  const [oldTotal, newTotal] = [before.priceSummary?.total, after.priceSummary?.total]
  return [
    ...before.lineItems.flatMap((line): OrderChange[] => {
      const now = is.get(line.id)
      return now ? changeOf(line, now) : [{ lineItemRemoved: { ...named(line), quantity: line.quantity } }]
    }),
    ...after.lineItems.flatMap((line): OrderChange[] =>
      was.has(line.id) ? [] : [{ lineItemAdded: { ...named(line), quantity: line.quantity } }],
    ),
    ...(oldTotal && newTotal && oldTotal.amount !== newTotal.amount
      ? [{ totalPriceChanged: { originalTotal: oldTotal, newTotal } }]
      : []),
  ]
}

const byId = ({ lineItems }: AgreedOrder): ReadonlyMap<string, OrderLineItem> =>
  new Map(lineItems.map((line) => [line.id, line]))

const named = ({ id, productName }: OrderLineItem) => ({ id, ...(productName && { name: productName }) })

const changeOf = (before: OrderLineItem, after: OrderLineItem): OrderChange[] => {
  const diff = after.quantity - before.quantity
  const isOtherPrice = before.price && after.price && before.price.amount !== after.price.amount
  if (diff === 0 && !isOtherPrice) return []
  return [
    {
      lineItemChanged: {
        ...named(after),
        ...(diff !== 0 && {
          quantity: {
            ...{ originalQuantity: before.quantity, newQuantity: after.quantity, diff: Math.abs(diff) },
            deltaType: diff > 0 ? 'QUANTITY_INCREASED' : 'QUANTITY_DECREASED',
          },
        }),
        ...(isOtherPrice &&
          before.price &&
          after.price && { price: { originalPrice: before.price, newPrice: after.price } }),
      },
    },
  ]
}
