import { formatAddress } from '@vitrine/contract/addresses'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import { subdivisionsOf } from '@vitrine/contract/subdivisions'
import type { Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { minorOf } from '../../floor/money/amounts.ts'
import { pictureData } from '../../shop/mail/mail-picture.ts'
import { queueMail } from '../../shop/mail/queue-mail.ts'
import { wordsIn } from '../../shop/mail/templates/words/words.ts'
import type { Site } from '../../shop/sites/site.ts'
import { mailedFiles } from './downloads/downloads-mail.ts'
import type { OrderFile } from './downloads/order-files.ts'
import { dueMinor, type StoredOrder, type StoredParcel } from './order.ts'
import { parcelsOf } from './parcels/parcels.ts'
import { orderPriceWriter } from './placing/agreed-order.ts'

interface MailParts {
  readonly ids: Ids
  /** Milliseconds since 1970. */
  readonly at: number
  /** The merchant's additional message. */
  readonly message?: string | undefined
  /** The amount refunded now, in minor units. */
  readonly amountMinor?: number | undefined
  /** The parcel that was sent. */
  readonly parcel?: StoredParcel | undefined
  /** What the buyer may download right away. */
  readonly files?: readonly OrderFile[] | undefined
}

/**
 * Queues a mail to an order's buyer, in the transaction of what it reports.
 * @returns false if no address is known
 */
export const queueOrderMail = async (
  tx: Transaction,
  site: Site,
  template: 'order-confirmation' | 'order-edited' | 'order-sent' | 'order-canceled' | 'order-refunded',
  order: StoredOrder,
  { ids, at, message, amountMinor, parcel, files = [] }: MailParts,
): Promise<boolean> => {
  const { siteId, id: orderId, document } = order
  const to = mailAddressOf(order.email ?? '')
  if (to === undefined) return false
  const language = document.agreed.buyerLanguage ?? ''
  const mail = { mailId: ids.guid(), siteId, to, at, language }
  const about = { number: String(order.number), orderId }
  const amount = amountsFor(site, order)
  switch (template) {
    case 'order-confirmation': {
      const data = { ...about, ...confirmation(order, amount), files: mailedFiles(files) }
      await queueMail(tx, { ...mail, template, data })
      break
    }
    case 'order-edited': {
      const data = { ...about, ...edited(order, amountMinor ?? 0, amount) }
      await queueMail(tx, { ...mail, template, data })
      break
    }
    case 'order-sent':
      await queueMail(tx, { ...mail, template, data: { ...about, ...sent(order, { parcel, at }, amount) } })
      break
    case 'order-canceled':
      await queueMail(tx, { ...mail, template, data: { ...about, ...(message && { message }) } })
      break
    case 'order-refunded':
      await queueMail(tx, { ...mail, template, data: { ...about, amount: amount(amountMinor ?? 0) } })
  }
  return true
}

/** Returns a function that writes an order's amounts in the buyer's format. */
export const amountsFor = (site: Site, { currency, document }: StoredOrder): AmountText => {
  const locale = mailLocale(document.agreed.buyerLanguage ?? '', site.locale)
  const price = orderPriceWriter({ ...site, currency, locale })
  return (minor) => price(minor).formattedAmount
}

/** Amounts follow the mail's language. The shop's locale is better if it has that language: it names a region. */
export const mailLocale = (wanted: string, ofShop: string): string => {
  const { language } = wordsIn(wanted, ofShop)
  return ofShop.toLowerCase().startsWith(language) ? ofShop : language
}

type AmountText = (minor: number) => string

const linesOf = ({ currency, document: { agreed } }: StoredOrder, amount: AmountText) => {
  const { words } = wordsIn(agreed.buyerLanguage ?? '', agreed.siteLanguage ?? '')
  return agreed.lineItems.map(
    ({ productName, quantity, lineItemPrice, descriptionLines = [], image, preorder, itemType }) => ({
      name: productName?.translated ?? productName?.original ?? '–',
      quantity,
      total: lineItemPrice ? amount(minorOf(lineItemPrice.amount, currency, 'lineItemPrice')) : '',
      choices: [
        ...descriptionLines.flatMap(({ name, plainText, colorInfo }) => {
          const { translated, original } = plainText ?? colorInfo ?? {}
          const value = translated ?? original
          if (value === undefined) return []
          // A choice speaks for itself; a recipient or a day doesn't.
          return itemType?.preset === 'GIFT_CARD' ? `${name?.translated ?? name?.original}: ${value}` : value
        }),
        ...(preorder ? [words.orderConfirmation.preorder(preorder.expectedDate)] : []),
      ],
      ...pictureData(image?.url),
    }),
  )
}

const arrivalOf = ({ document: { agreed } }: StoredOrder) => {
  const { from, to } = agreed.shippingInfo?.logistics?.deliveryTimeSlot ?? {}
  return from && to ? { arrival: { from, to } } : {}
}

const edited = (order: StoredOrder, returnedMinor: number, amount: AmountText) => {
  const { lines, sums } = confirmation(order, amount)
  const due = dueMinor(order)
  return {
    ...{ lines, total: sums.total },
    ...(returnedMinor > 0 && { returned: amount(returnedMinor) }),
    ...(due > 0 && { due: amount(due) }),
  }
}

const sent = (
  order: StoredOrder,
  { parcel, at }: { readonly parcel: StoredParcel | undefined; readonly at: number },
  amount: AmountText,
) => {
  const { trackingNumber, shippingProvider, trackingLink } = parcel?.tracking ?? {}
  const pickup = order.document.agreed.shippingInfo?.logistics?.pickupDetails
  const { arrival } = arrivalOf(order)
  const part = parcel && partIn(order, parcel)
  return {
    lines: linesOf(parcel ? inParcel(order, parcel) : order, amount),
    ...(part && { part }),
    ...(arrival && Date.parse(arrival.to) > at && { arrival }),
    ...(shippingProvider && { carrier: shippingProvider }),
    ...(trackingNumber && { trackingNumber }),
    ...(trackingLink && { trackingUrl: trackingLink }),
    ...(pickup && {
      pickup: {
        address: addressLines(pickup.address, undefined),
        ...(pickup.address?.country && { country: pickup.address.country }),
      },
    }),
  }
}

/** Which part of an order a parcel has; undefined for all of it. */
const partIn = (order: StoredOrder, { id }: StoredParcel): 'some' | 'rest' | undefined => {
  const parcels = parcelsOf(order)
  const isLast = order.fulfillmentStatus === 'FULFILLED' && parcels.at(-1)?.id === id
  if (!isLast) return 'some'
  return parcels.length > 1 ? 'rest' : undefined
}

/** An order with only what is in a parcel. A part of a line has no price of its own. */
const inParcel = (order: StoredOrder, { lines }: StoredParcel): StoredOrder => {
  const { agreed } = order.document
  const lineItems = agreed.lineItems.flatMap((line) => {
    const quantity = lines.find(({ lineId }) => lineId === line.id)?.quantity
    if (quantity === undefined) return []
    return [quantity === line.quantity ? line : { ...line, quantity, lineItemPrice: undefined }]
  })
  return { ...order, document: { ...order.document, agreed: { ...agreed, lineItems } } }
}

const confirmation = (order: StoredOrder, amount: AmountText) => {
  const { currency, document, paymentStatus, totalMinor } = order
  const { agreed } = document
  const { shipping, tax, discount, subtotal, totalAdditionalFees: fees } = agreed.priceSummary ?? {}
  const cardMinor = document.giftCard?.amountMinor ?? 0
  const total = amount(totalMinor)
  const pickup = agreed.shippingInfo?.logistics?.pickupDetails?.address
  const address = pickup ?? agreed.recipientInfo?.address
  const isNothing = (amount: string | undefined): boolean => amount === undefined || Number(amount) === 0
  const textOf = (part: { amount: string } | undefined): string =>
    part ? amount(minorOf(part.amount, currency, 'priceSummary')) : ''
  return {
    lines: linesOf(order, amount),
    ...arrivalOf(order),
    sums: {
      subtotal: textOf(subtotal) || total,
      ...(!isNothing(discount?.amount) && { discount: textOf(discount) }),
      ...(!isNothing(shipping?.amount) && { delivery: textOf(shipping) }),
      ...(!isNothing(fees?.amount) && { fees: textOf(fees) }),
      ...(!isNothing(tax?.amount) && { tax: textOf(tax) }),
      total,
      ...(cardMinor > 0 && { giftCard: amount(cardMinor), rest: amount(totalMinor - cardMinor) }),
    },
    taxIncluded: agreed.taxIncludedInPrices === true,
    ...(agreed.shippingInfo?.title != null && { delivery: agreed.shippingInfo.title }),
    isPickedUp: pickup !== undefined,
    address: addressLines(address, pickup ? undefined : agreed.recipientInfo?.contactDetails),
    ...(address?.country && { country: address.country }),
    isPaid: paymentStatus === 'PAID' || paymentStatus === 'PENDING',
  }
}

type Place = NonNullable<NonNullable<StoredOrder['document']['agreed']['recipientInfo']>['address']>
type Recipient = NonNullable<StoredOrder['document']['agreed']['recipientInfo']>['contactDetails']

/** An address as its country writes it; its country is named in the reader's language. */
const addressLines = (place: Place | undefined, recipient: Recipient): string[] => {
  const { streetAddress: street, ...parts } = place ?? {}
  const country = parts.country ?? ''
  const addressLine = parts.addressLine ?? [street?.name, street?.number].filter(Boolean).join(' ')
  const { firstName, lastName, company } = recipient ?? {}
  return formatAddress(
    { ...parts, ...{ country, addressLine, firstName, lastName, company } },
    subdivisionsOf(country),
  )
}
