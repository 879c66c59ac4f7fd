import type { OrderDownload } from '@vitrine/contract'
import type { HostedCheckout, HostedLine, HostedOrder } from '@vitrine/contract/hosted-checkout'
import type { StoredCheckout } from '../checkout/checkout.ts'
import type { StoredOrder } from '../orders/order.ts'
import type { PaymentWay } from '../payments/payment-way.ts'
import { addressesOf, amountWriter, choiceOf } from './show-hosted.ts'

/** The part of a page's state that depends on an order. */
type Placed = Pick<
  HostedCheckout,
  | 'id'
  | 'revision'
  | 'currency'
  | 'lines'
  | 'totals'
  | 'needsDelivery'
  | 'needsBillingAddress'
  | 'missing'
  | 'email'
  | 'shippingAddress'
  | 'billingAddress'
  | 'buyerNote'
  | 'deliveryOptions'
> & { readonly order: HostedOrder }

/** Shows a checkout that became an order, as it was agreed: catalog and prices may have changed since. */
export const showPlaced = (
  { id, revision }: StoredCheckout,
  order: StoredOrder,
  way: Pick<PaymentWay, 'name' | 'instructions'>,
  downloads: OrderDownload[] | undefined,
): Placed => {
  const { agreed, payment } = order.document
  const { buyerInfo, recipientInfo, billingInfo, shippingInfo, buyerNote } = agreed
  return {
    ...{ id, revision, currency: order.currency },
    lines: agreed.lineItems.map(shownLine),
    totals: shownTotals(order),
    ...{ needsDelivery: shippingInfo !== undefined, needsBillingAddress: false, missing: [] },
    ...(buyerInfo?.email && { email: buyerInfo.email }),
    ...addressesOf(recipientInfo, same(recipientInfo, billingInfo) ? undefined : billingInfo),
    ...(buyerNote && { buyerNote }),
    deliveryOptions: shippingInfo
      ? [
          {
            code: shippingInfo.code ?? '',
            title: shippingInfo.title ?? '',
            price: agreed.priceSummary?.shipping?.amount ?? '0',
            ...(shippingInfo.logistics && { logistics: logisticsOf(shippingInfo.logistics) }),
            chosen: true,
          },
        ]
      : [],
    order: {
      id: order.id,
      number: String(order.number),
      placedAt: new Date(order.createdAt).toISOString(),
      ...(downloads && { downloads }),
      ...(payment.kind !== 'NONE' && {
        payment: {
          methodName: way.name,
          paid: payment.kind === 'PROVIDER',
          ...(payment.kind === 'PROVIDER' && payment.card && { card: payment.card }),
          ...(way.instructions !== undefined && { instructions: way.instructions }),
        },
      }),
    },
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

type Agreed = StoredOrder['document']['agreed']
type Logistics = NonNullable<NonNullable<Agreed['shippingInfo']>['logistics']>

const logisticsOf = ({ deliveryTime, instructions, pickupDetails, deliveryTimeSlot }: Logistics) => ({
  ...(deliveryTime != null && { deliveryTime }),
  ...(instructions != null && { instructions }),
  ...(pickupDetails && { pickupDetails }),
  ...(deliveryTimeSlot && { deliveryTimeSlot }),
})

const shownLine = (line: Agreed['lineItems'][number]): HostedLine => ({
  id: line.id,
  name: line.productName?.translated ?? line.productName?.original ?? '',
  ...(line.image?.url && { imageUrl: line.image.url }),
  choices: (line.descriptionLines ?? []).map(choiceOf),
  quantity: line.quantity,
  price: line.lineItemPrice?.amount ?? '0',
  availability: 'AVAILABLE',
})

const shownTotals = (order: StoredOrder): HostedCheckout['totals'] => {
  const { agreed, payment, giftCard } = order.document
  const { subtotal, discount, shipping, tax, totalAdditionalFees } = agreed.priceSummary ?? {}
  const amount = amountWriter(order.currency)
  const some = (name: string, price: { amount: string } | undefined) =>
    Number(price?.amount ?? 0) > 0 ? { [name]: price?.amount } : {}
  const cardMinor = giftCard?.amountMinor ?? 0
  return {
    subtotal: subtotal?.amount ?? '0',
    ...some('discount', discount),
    ...(agreed.shippingInfo && { delivery: shipping?.amount ?? '0' }),
    ...some('additionalFees', totalAdditionalFees),
    ...some('tax', tax),
    taxIncluded: agreed.taxIncludedInPrices ?? false,
    total: amount(order.totalMinor),
    ...(cardMinor > 0 && { giftCard: amount(cardMinor) }),
    toPay: amount(payment.kind === 'PROVIDER' ? payment.amountMinor : order.totalMinor - cardMinor),
  }
}
