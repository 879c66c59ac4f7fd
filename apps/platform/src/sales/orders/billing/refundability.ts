import {
  type CalculateRefundRequest,
  type CalculateRefundResponse,
  errorEntry,
  type OrderRefundabilityResponse,
  type RefundItems,
} from '@vitrine/contract'
import { minorOf } from '../../../floor/money/amounts.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { leftOf, type SourceMoney, sumOf } from '../money/order-money.ts'
import { costOf, leftToRefund } from '../money/refunded-lines.ts'
import type { OrderLineFacts, StoredOrder } from '../order.ts'
import { orderPriceWriter } from '../placing/agreed-order.ts'
import { paymentIdOf } from '../records/show-records.ts'
import { quantitiesOf } from '../refund-order.ts'

/** What is known of an order's money, and where it is shown. */
export interface OrderMoney {
  readonly order: StoredOrder
  readonly sources: readonly SourceMoney[]
  /** How much can still be refunded in all, in minor units. */
  readonly mostMinor: number
  readonly site: Site
}

/** Shows how much of each payment can still be refunded, and how many items. */
export const showRefundability = ({
  order,
  sources,
  mostMinor,
  site,
}: OrderMoney): OrderRefundabilityResponse => {
  const price = orderPriceWriter({ ...site, currency: order.currency })
  const summary = (of: readonly SourceMoney[]) => ({
    paid: price(sumOf(of, leftOf) + sumOf(of, ({ refundedMinor }) => refundedMinor)),
    refunded: price(sumOf(of, ({ refundedMinor }) => refundedMinor)),
    maxRefund: price(Math.min(mostMinor, sumOf(of, leftOf))),
  })
  const shippingMinor = shippingOf(order)
  return {
    payments: sources.map((source) => ({
      ...statusOf(source, mostMinor),
      payment: {
        paymentId: paymentIdOf(order, source),
        offlinePayment: source.kind === 'OUTSIDE',
        monetary: summary([source]),
      },
    })),
    paymentsSummary: { monetary: summary(sources) },
    lineItems: order.document.lines.map((line) => ({
      lineItemId: line.lineId,
      originalQuantity: line.quantity,
      refundedQuantity: line.refunded,
      availableRefundQuantity: leftToRefund(line),
    })),
    ...(shippingMinor > 0 && {
      shipping: {
        amount: price(shippingMinor),
        availableRefundAmount: price(Math.min(shippingMinor, mostMinor)),
      },
    }),
  }
}

/** Shows what refunding items and delivery costs, or everything that speaks against it. */
export const showCalculatedRefund = (
  { order, mostMinor, site }: OrderMoney,
  { refundItems = {} }: CalculateRefundRequest,
): CalculateRefundResponse => {
  const price = orderPriceWriter({ ...site, currency: order.currency })
  const lines = new Map(order.document.lines.map((line) => [line.lineId, line]))
  const wanted = [...quantitiesOf(refundItems.lineItems ?? [])].map(([lineItemId, quantity]) => ({
    lineItemId,
    quantity,
  }))
  const errors = wanted.flatMap((item) => {
    const line = lines.get(item.lineItemId)
    if (!line) return [{ lineItem: item, error: problem('LINE_ITEM_NOT_FOUND') }]
    return item.quantity > leftToRefund(line)
      ? [{ lineItem: item, error: problem('ORDER_NOT_REFUNDABLE') }]
      : []
  })
  const costs = wanted.map(({ lineItemId, quantity }) => costIn(lines.get(lineItemId), quantity))
  const itemsMinor = costs.reduce((sum, cost) => sum + cost, 0)
  const shippingMinor = wantedShipping(refundItems.shipping, order, mostMinor - itemsMinor)
  const totalMinor = itemsMinor + shippingMinor
  if (errors.length > 0) return { notAvailable: { errors } }
  if (totalMinor > mostMinor || shippingMinor > shippingOf(order))
    return { notAvailable: { errors: [{ error: problem('ORDER_NOT_REFUNDABLE') }] } }
  return {
    available: true,
    summary: { total: price(totalMinor) },
    calculatedRefundItems: {
      lineItems: wanted.map((item, index) => ({ item, summary: { total: price(costs[index] ?? 0) } })),
      ...(shippingMinor > 0 && { shipping: { summary: { total: price(shippingMinor) } } }),
    },
  }
}

/** Without an amount, all of the delivery that can still be refunded. */
const wantedShipping = (shipping: RefundItems['shipping'], order: StoredOrder, leftMinor: number): number => {
  if (!shipping) return 0
  const wanted = shipping.amount?.amount
  return wanted === undefined
    ? Math.max(0, Math.min(shippingOf(order), leftMinor))
    : minorOf(wanted, order.currency, 'refundItems.shipping.amount.amount')
}

const problem = (code: 'LINE_ITEM_NOT_FOUND' | 'ORDER_NOT_REFUNDABLE') => ({
  applicationError: { code, description: errorEntry(code).means },
})

const costIn = (line: OrderLineFacts | undefined, quantity: number): number =>
  line ? costOf(line, quantity) : 0

const shippingOf = ({ document, currency }: StoredOrder): number => {
  const amount = document.agreed.priceSummary?.shipping?.amount
  return amount === undefined ? 0 : minorOf(amount, currency, 'shipping')
}

const statusOf = (source: SourceMoney, mostMinor: number) => {
  const isUncaptured = source.heldFor !== 'CAPTURE' && source.paidMinor === 0
  if (isUncaptured || source.heldMinor + source.paidMinor === 0)
    return { nonRefundable: { reason: 'NOT_PAID' as const } }
  if (Math.min(leftOf(source), mostMinor) === 0)
    return { nonRefundable: { reason: 'ALREADY_REFUNDED' as const } }
  return source.kind === 'OUTSIDE'
    ? { manuallyRefundable: { reason: 'OFFLINE' as const } }
    : { refundable: true }
}
