import type { orders } from '@vitrine/client/ecom'
import { detailOf, pictureOf } from '../cart/cart-view.server.ts'
import type { OrderLine, OrderView } from './order-view.ts'

type WireLine = NonNullable<orders.Order['lineItems']>[number]
type Shipping = NonNullable<orders.Order['shippingInfo']>

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long' })
const regions = new Intl.DisplayNames('en', { type: 'region' })

/** Makes the view of an order; `mediaUrl` is where the platform keeps pictures. */
export function orderView(order: orders.Order, mediaUrl: string): OrderView {
  const { priceSummary: sums = {}, shippingInfo, billingInfo, taxIncludedInPrices } = order
  const row = (name: string, price: typeof sums.total, sign = '') =>
    Number(price?.amount) > 0 ? [{ name, amount: sign + (price?.formattedAmount ?? '') }] : []
  const tax = row('Tax', sums.tax)
  const firstName =
    shippingInfo?.logistics?.shippingDestination?.contactDetails?.firstName ??
    billingInfo?.contactDetails?.firstName
  const email = order.buyerInfo?.email
  const delivery = shippingInfo && deliveryOf(shippingInfo)
  return {
    number: order.number ?? '',
    day: DAY.format(order.purchasedDate ?? order._createdDate ?? new Date()),
    ...(firstName && { firstName }),
    ...(email && { email }),
    lines: (order.lineItems ?? []).map((line) => orderLine(line, mediaUrl)),
    rows: [
      ...row('Subtotal', sums.subtotal),
      ...row('Discount', sums.discount, '−'),
      ...(shippingInfo
        ? [{ name: shippingInfo.title ?? 'Delivery', amount: sums.shipping?.formattedAmount ?? '' }]
        : []),
      ...row('Fees', sums.totalAdditionalFees),
      ...(taxIncludedInPrices ? [] : tax),
    ],
    total: sums.total?.formattedAmount ?? '',
    ...(taxIncludedInPrices && tax[0] && { taxWithin: tax[0].amount }),
    payment: paymentOf(order),
    isCanceled: order.status === 'CANCELED',
    ...(delivery && { delivery }),
  }
}

function orderLine(line: WireLine, mediaUrl: string): OrderLine {
  const name = line.productName?.translated ?? line.productName?.original ?? ''
  const picture = pictureOf(line.image, name, mediaUrl)
  return {
    id: line._id ?? '',
    name,
    ...(picture && { picture }),
    details: (line.descriptionLines ?? []).flatMap(detailOf),
    quantity: line.quantity ?? 1,
    total: line.lineItemPrice?.formattedAmount ?? line.totalPriceAfterTax?.formattedAmount ?? '',
  }
}

/** What is PENDING is held for the shop by a provider: the buyer has done their part. */
const paymentOf = ({ paymentStatus }: orders.Order): OrderView['payment'] => {
  if (paymentStatus === 'PAID' || paymentStatus === 'PENDING') return 'PAID'
  return paymentStatus?.endsWith('REFUNDED') ? 'GIVEN_BACK' : 'DUE'
}

function deliveryOf({ title, logistics = {} }: Shipping): NonNullable<OrderView['delivery']> {
  const { shippingDestination: to, pickupDetails, deliveryTime, instructions } = logistics
  const { firstName, lastName } = to?.contactDetails ?? {}
  const person = [firstName, lastName].filter(Boolean).join(' ')
  const place = pickupDetails?.address ?? to?.address
  const lines = [
    pickupDetails ? '' : person,
    place?.addressLine1 ?? '',
    place?.addressLine2 ?? '',
    [place?.postalCode, place?.city].filter(Boolean).join(' '),
    place?.country ? (regions.of(place.country) ?? place.country) : '',
    instructions ?? '',
  ]
  return {
    title: title ?? 'Delivery',
    ...(deliveryTime && { promise: deliveryTime }),
    lines: lines.filter((line) => line !== ''),
  }
}
