import { formatAddress } from '@vitrine/client/addresses'
import type { orderFulfillments, orders } from '@vitrine/client/ecom'
import { detailOf, pictureOf, preorderDetail } from '../cart/cart-view.server.ts'
import { answersIn } from '../messages/answers.server.ts'
import { LANGUAGES, type Language, spokenOn } from '../messages/languages.ts'
import { moneyText } from '../money.ts'
import { taxesOf } from './order-taxes.server.ts'
import type { OrderLine, OrderView } from './order-view.ts'

type WireLine = NonNullable<orders.Order['lineItems']>[number]
type WirePrice = { amount?: string } | undefined
type Shipping = NonNullable<orders.Order['shippingInfo']>
type Parcel = NonNullable<orderFulfillments.OrderWithFulfillments['fulfillments']>[number]
type Parcels = readonly Pick<Parcel, 'trackingInfo'>[]

/**
 * Builds the view of an order and its parcels in a language. Promised days are shown until they have passed.
 * @param mediaUrl - where the platform serves pictures
 */
export function orderView(
  order: orders.Order,
  mediaUrl: string,
  language: Language,
  { parcels = [], now }: { parcels?: Parcels; now: number },
): OrderView {
  const words = answersIn(language)
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const { priceSummary: sums = {}, shippingInfo, billingInfo, taxIncludedInPrices } = order
  const { refunded } = order.balanceSummary ?? {}
  const text = (price: WirePrice) =>
    price?.amount === undefined ? '' : moneyText(price.amount, order.currency ?? 'EUR', language)
  const row = (name: string, price: typeof sums.total, sign = '') =>
    Number(price?.amount) > 0 ? [{ name, amount: sign + text(price) }] : []
  const tax = row(words.tax, sums.tax)
  const shipping = Number(sums.shipping?.amount) === 0 ? words.free : text(sums.shipping)
  const firstName =
    shippingInfo?.logistics?.shippingDestination?.contactDetails?.firstName ??
    billingInfo?.contactDetails?.firstName
  const email = order.buyerInfo?.email
  const lang = foreignOf(order, language)
  const delivery = shippingInfo && deliveryOf(shippingInfo, language, lang, now)
  return {
    id: order._id ?? '',
    number: order.number ?? '',
    day: days.format(order.purchasedDate ?? order._createdDate ?? new Date()),
    ...(firstName && { firstName }),
    ...(email && { email }),
    lines: (order.lineItems ?? []).map((line) =>
      orderLine(line, mediaUrl, { language, spoken: order.buyerLanguage }, text),
    ),
    rows: [
      ...row(words.subtotal, sums.subtotal),
      ...row(words.discount, sums.discount, '−'),
      ...(delivery
        ? [{ name: delivery.title, amount: shipping, ...(delivery.lang && { lang: delivery.lang }) }]
        : []),
      ...row(words.fees, sums.totalAdditionalFees),
      ...(taxIncludedInPrices ? [] : tax),
    ],
    total: text(sums.total),
    ...(taxIncludedInPrices && tax[0] && { taxWithin: tax[0].amount }),
    taxes: taxesOf(order, language),
    payment: paymentOf(order),
    ...(Number(refunded?.amount) > 0 && { refunded: text(refunded) }),
    isCanceled: order.status === 'CANCELED',
    payments: (order.paymentMethods ?? []).map(({ kind, name, card, amount }) => ({
      ...{ kind: KINDS.find((known) => known === kind) ?? 'PROVIDER', amount: text(amount) },
      ...(kind === 'PROVIDER' && name && { name }),
      ...(card && { card: { brand: card.brand ?? '', lastDigits: card.lastDigits ?? '' } }),
    })),
    parcels: parcels.flatMap(({ trackingInfo }) => parcelOf(trackingInfo)),
    billing: placeLines(billingInfo ?? {}, language),
    ...(delivery && { delivery }),
  }
}

function orderLine(
  line: WireLine,
  mediaUrl: string,
  { language, spoken }: { language: Language; spoken: string | null | undefined },
  text: (price: WirePrice) => string,
): OrderLine {
  const { text: name, lang } = spokenOn(language, spoken, line.productName)
  const picture = pictureOf(line.image, name, mediaUrl)
  return {
    id: line._id ?? '',
    name,
    ...(lang && { lang }),
    ...(picture && { picture }),
    details: [
      ...(line.descriptionLines ?? []).flatMap((one) => detailOf(one, language, spoken)),
      ...(line.preorder ? [preorderDetail(line.preorder, { answers: answersIn(language), language })] : []),
    ],
    quantity: line.quantity ?? 1,
    total: text(line.lineItemPrice ?? line.totalPriceAfterTax),
    ...(line.itemType?.preset === 'GIFT_CARD' && { isGiftCard: true }),
  }
}

/** For PENDING payments a provider holds the money: the buyer has done their part. */
const SETTLED: readonly orders.Order['paymentStatus'][] = ['PAID', 'PENDING', 'PARTIALLY_REFUNDED']

const paymentOf = ({
  paymentStatus,
  fulfillmentStatus,
  shippingInfo,
}: orders.Order): OrderView['payment'] => {
  if (paymentStatus === 'FULLY_REFUNDED') return 'GIVEN_BACK'
  if (!SETTLED.includes(paymentStatus)) return 'DUE'
  if (!shippingInfo) return 'PAID'
  const isPickedUp = shippingInfo.logistics?.pickupDetails !== undefined
  if (fulfillmentStatus === 'PARTIALLY_FULFILLED') return isPickedUp ? 'PARTLY_READY' : 'PARTLY_SENT'
  if (fulfillmentStatus !== 'FULFILLED') return 'PAID'
  return isPickedUp ? 'READY' : 'SENT'
}

/** The language of what an order says in its buyer's language, if that isn't the page's. */
const foreignOf = ({ buyerLanguage }: orders.Order, page: Language): Language | undefined => {
  const spoken = LANGUAGES.find((one) => one === buyerLanguage) ?? LANGUAGES[0]
  return spoken === page ? undefined : spoken
}

function deliveryOf(
  { title, logistics = {} }: Shipping,
  language: Language,
  lang: Language | undefined,
  now: number,
): NonNullable<OrderView['delivery']> {
  const { shippingDestination: to, pickupDetails, deliveryTime, deliveryTimeSlot, instructions } = logistics
  const place = pickupDetails ? { address: pickupDetails.address } : (to ?? {})
  const words = answersIn(language)
  const { from, to: until } = deliveryTimeSlot ?? {}
  const span = from && until && until.getTime() > now && daysText(from, until, language)
  return {
    title: title ?? words.delivery,
    ...(title && lang && { lang }),
    ...(span && { arrival: pickupDetails ? words.ready(span) : words.arrives(span) }),
    ...(deliveryTime && { promise: deliveryTime }),
    lines: placeLines(place, language),
    ...(instructions && { instructions }),
  }
}

const KINDS = ['CARD', 'PROVIDER', 'OFFLINE', 'GIFT_CARD'] as const

interface Place {
  address?: NonNullable<orders.Order['billingInfo']>['address'] | undefined
  contactDetails?: NonNullable<orders.Order['billingInfo']>['contactDetails'] | undefined
}

const placeLines = ({ address: place, contactDetails: who }: Place, language: Language): string[] => {
  const regions = new Intl.DisplayNames(language, { type: 'region' })
  const { firstName, lastName } = who ?? {}
  return [
    ...formatAddress({ firstName, lastName, ...place }),
    ...(place?.country ? [regions.of(place.country) ?? place.country] : []),
  ]
}

const parcelOf = (tracking: Parcels[number]['trackingInfo']): OrderView['parcels'] => {
  const { trackingNumber: number, shippingProvider: carrier, trackingLink: link } = tracking ?? {}
  if (!number && !link) return []
  return [{ carrier: carrier ?? '', number: number ?? '', ...(link && { link }) }]
}

/** Promises are whole days in UTC; the end is the start of the day after the last. */
const daysText = (from: Date, until: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(
    from,
    new Date(until.getTime() - 1),
  )
