import type { CreateOrderRequest, Order, OrderLineItem, OrderShipping } from '@vitrine/contract'
import type { Offer } from '../../../catalog/products/records/offer.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { minorOf, minorOrNone } from '../../../floor/money/amounts.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { withoutDelivery } from '../../cart/lines/gift-delivery.ts'
import { updatedTags } from '../bulk/order-tags.ts'
import { type OrderLineFacts, paymentStatusOf, type StoredOrder } from '../order.ts'
import { type OrderPriceWriter, orderPriceWriter } from './agreed-order.ts'

type Written = CreateOrderRequest['order']
type WrittenLine = Written['lineItems'][number]

interface Parts {
  readonly site: Site
  readonly ids: Ids
  readonly orderId: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** What the catalog offers for the lines' references, in the order of those lines that have one. */
  readonly offers: readonly (Offer | undefined)[]
}

/**
 * Reads an order that was placed elsewhere: its data is kept, and missing parts of lines are filled from
 * the catalog. Sums are calculated from its lines and its delivery, tax and discount; stock doesn't change.
 * @throws {Failure} ITEM_NOT_FOUND for an item that isn't in the catalog
 * @throws {InvalidArgument} for amounts that the currency can't represent, lines without a price, a wrong
 * total
 */
export const writtenOrder = (
  order: Written,
  { site, ids, orderId, at, offers }: Parts,
): Omit<StoredOrder, 'number'> => {
  if (order.currency !== undefined && order.currency !== site.currency)
    throw refuse('order.currency', 'VALIDATION', `must be ${site.currency}, like all amounts of the shop`)
  const price = orderPriceWriter(site)
  let next = 0
  const lines = order.lineItems.map((line, index) =>
    lineOf(line, `order.lineItems[${index}]`, {
      ...{ site, price, id: ids.guid() },
      offer: line.catalogReference ? offerAt(offers, next++, line) : undefined,
    }),
  )
  const sums = sumsOf(order, lines, site)
  const isPaid = order.paymentStatus === 'PAID'
  const money = { totalMinor: sums.total, paidMinor: isPaid ? sums.total : 0, heldMinor: 0, refundedMinor: 0 }
  const paid = money.totalMinor > 0 && isPaid
  const email = order.buyerInfo?.email ?? undefined
  const tags = order.tags && updatedTags(undefined, order.tags)
  return {
    ...{ siteId: site.siteId, id: orderId, revision: 1, email, ownerKey: ownerOf(order.buyerInfo) },
    status: order.status === 'INITIALIZED' || order.status === 'PENDING' ? order.status : 'APPROVED',
    paymentStatus: paymentStatusOf({ ...money, document: {} }),
    fulfillmentStatus: order.fulfillmentStatus ?? 'NOT_FULFILLED',
    currency: site.currency,
    ...money,
    document: {
      agreed: {
        ...whole(order),
        ...(order.shippingInfo && { shippingInfo: shippingOf(order.shippingInfo, site) }),
        purchasedDate: order.purchasedDate ?? new Date(at).toISOString(),
        lineItems: lines.map(({ shown }) => shown),
        priceSummary: {
          subtotal: price(sums.subtotal),
          shipping: price(sums.shipping),
          tax: price(sums.tax),
          discount: price(sums.discount),
          total: price(sums.total),
          totalAdditionalFees: price(sums.fees),
        },
        weightUnit: site.weightUnit,
        channelInfo: { type: 'OTHER_PLATFORM', ...order.channelInfo },
        archived: order.archived ?? false,
        ...(tags && { tags }),
      },
      lines: lines.map(({ facts }) => facts),
      activities: [
        { id: ids.guid(), type: 'ORDER_PLACED', at },
        ...(paid ? [{ id: ids.guid(), type: 'ORDER_PAID' as const, at }] : []),
      ],
      payment: { kind: money.totalMinor === 0 ? 'NONE' : 'OFFLINE' },
    },
    createdAt: at,
    updatedAt: at,
  }
}

/** Whose order it is, as `principalOf` would name them: they see it among their own. */
const ownerOf = (buyer: Written['buyerInfo']): string | undefined => {
  if (buyer?.memberId) return `member:${buyer.memberId}`
  return buyer?.visitorId ? `visitor:${buyer.visitorId}` : undefined
}

/** The parts of an order that are stored as given; the contract's schema has checked them. */
const whole = (order: Written): Partial<Order> => {
  const { billingInfo, recipientInfo, buyerInfo, buyerNote, customFields, extendedFields } = order
  const said = { billingInfo, recipientInfo, buyerInfo, buyerNote, customFields, extendedFields }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}

/** The delivery as given, with its amounts as the shop writes them. */
const shippingOf = ({ cost, ...rest }: NonNullable<Written['shippingInfo']>, site: Site): OrderShipping => {
  const price = orderPriceWriter(site)
  const priced = (said: object, field: string): object =>
    'amount' in said && typeof said.amount === 'string'
      ? price(minorOf(said.amount, site.currency, `${field}.amount`))
      : Object.fromEntries(
          Object.entries(said).map(([name, part]) => [
            name,
            typeof part === 'object' && part !== null ? priced(part, `${field}.${name}`) : part,
          ]),
        )
  const shipping = { ...rest, ...(cost && { cost: priced(cost, 'order.shippingInfo.cost') }) }
  return shipping as OrderShipping // the contract's schema has checked it
}

const offerAt = (offers: readonly (Offer | undefined)[], index: number, line: WrittenLine): Offer => {
  const offer = offers[index]
  if (offer) return offer
  throw fail('ITEM_NOT_FOUND', { catalogItemId: line.catalogReference?.catalogItemId })
}

interface LineParts {
  readonly site: Site
  readonly price: OrderPriceWriter
  readonly id: string
  readonly offer: Offer | undefined
}

const lineOf = (
  line: WrittenLine,
  field: string,
  { site, price, id, offer }: LineParts,
): { shown: OrderLineItem; facts: OrderLineFacts } => {
  const { quantity } = line
  const each = minorOrNone(line.price?.amount, site.currency, `${field}.price.amount`) ?? offer?.priceMinor
  if (each === undefined) throw refuse(`${field}.price`, 'REQUIRED_FIELD', 'must be given')
  const name = line.productName?.original ?? offer?.name
  if (name === undefined) throw refuse(`${field}.productName`, 'REQUIRED_FIELD', 'must be given')
  const totalMinor = each * quantity
  if (!Number.isSafeInteger(totalMinor))
    throw refuse(field, 'MAX', 'must not cost more than the largest amount that can be stored')
  return {
    shown: {
      id,
      quantity,
      productName: { original: name, translated: line.productName?.translated ?? name },
      ...(line.descriptionLines && { descriptionLines: line.descriptionLines }),
      ...(line.catalogReference && { catalogReference: referenceOf(line.catalogReference) }),
      ...(offer && { rootCatalogItemId: offer.productId }),
      ...(offer?.image && { image: { ...offer.image } }),
      itemType: { preset: offer?.itemType ?? 'PHYSICAL' },
      paymentOption: line.paymentOption ?? 'FULL_PAYMENT_OFFLINE',
      price: price(each),
      lineItemPrice: price(totalMinor),
      totalPriceAfterTax: price(totalMinor),
    },
    facts: {
      lineId: id,
      ...(offer && { productId: offer.productId, variantId: offer.variantId }),
      ...(offer?.itemType === 'GIFT_CARD' && { cardsMinor: totalMinor }),
      ...{ quantity, totalMinor, refunded: 0, restocked: quantity }, // no stock was taken: none is returned
    },
  }
}

const referenceOf = (
  reference: NonNullable<WrittenLine['catalogReference']>,
): OrderLineItem['catalogReference'] => {
  const { catalogItemId = '', appId = '', options } = reference
  return withoutDelivery({ catalogItemId, appId, ...(options !== undefined && { options }) })
}

const sumsOf = (order: Written, lines: readonly { facts: OrderLineFacts }[], { currency }: Site) => {
  const said = order.priceSummary ?? {}
  const amount = (name: 'shipping' | 'tax' | 'discount' | 'totalAdditionalFees'): number =>
    minorOrNone(said[name]?.amount, currency, `order.priceSummary.${name}.amount`) ?? 0
  const subtotal = lines.reduce((sum, { facts }) => sum + facts.totalMinor, 0)
  const [shipping, tax, discount, fees] = [
    amount('shipping'),
    amount('tax'),
    amount('discount'),
    amount('totalAdditionalFees'),
  ]
  const total = subtotal + shipping + fees - discount + (order.taxIncludedInPrices ? 0 : tax)
  if (total < 0) throw refuse('order.priceSummary.discount', 'MAX', 'must not be more than the order costs')
  if (!Number.isSafeInteger(total))
    throw refuse('order.lineItems', 'MAX', 'must not cost more than the largest amount that can be stored')
  const wanted = said.total?.amount
  if (wanted !== undefined && minorOf(wanted, currency, 'order.priceSummary.total.amount') !== total)
    throw refuse('order.priceSummary.total', 'VALIDATION', 'must be the sum of its parts')
  return { subtotal, shipping, tax, discount, fees, total }
}
