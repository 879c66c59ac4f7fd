import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { queueMail } from '../../shop/mail/queue-mail.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { StoredOrder } from './order.ts'
import { orderPriceWriter } from './placing/agreed-order.ts'

interface MailParts {
  readonly ids: Ids
  /** Milliseconds since 1970. */
  readonly at: number
  /** The merchant's additional message. */
  readonly message?: string | undefined
  /** The amount refunded now, in minor units. */
  readonly amountMinor?: number | undefined
}

/** Queues a mail to an order's buyer, in the transaction of what it reports; none if no address is known. */
export const queueOrderMail = async (
  tx: Transaction,
  site: Site,
  template: 'order-confirmation' | 'order-canceled' | 'order-refunded',
  order: StoredOrder,
  { ids, at, message, amountMinor }: MailParts,
): Promise<void> => {
  const { siteId } = order
  const to = mailAddressOf(order.email ?? '')
  if (to === undefined) return
  const language = order.document.agreed.buyerLanguage ?? ''
  const mail = { mailId: ids.guid(), siteId, to, at, language }
  const number = String(order.number)
  const price = orderPriceWriter({ ...site, currency: order.currency })
  switch (template) {
    case 'order-confirmation':
      return queueMail(tx, {
        ...mail,
        template,
        data: confirmation(order, (minor) => price(minor).formattedAmount),
      })
    case 'order-canceled':
      return queueMail(tx, { ...mail, template, data: { number, ...(message && { message }) } })
    case 'order-refunded':
      return queueMail(tx, {
        ...mail,
        template,
        data: { number, amount: price(amountMinor ?? 0).formattedAmount },
      })
  }
}

const confirmation = (order: StoredOrder, amount: (minor: number) => string) => {
  const { number, document, paymentStatus, totalMinor } = order
  const { agreed } = document
  const { shipping, tax, discount, subtotal, totalAdditionalFees: fees } = agreed.priceSummary ?? {}
  const cardMinor = document.giftCard?.amountMinor ?? 0
  const total = amount(totalMinor)
  const pickup = agreed.shippingInfo?.logistics?.pickupDetails?.address
  const address = pickup ?? agreed.recipientInfo?.address
  const isNothing = (amount: string | undefined): boolean => amount === undefined || Number(amount) === 0
  return {
    number: String(number),
    lines: agreed.lineItems.map(({ productName, quantity, lineItemPrice, descriptionLines = [] }) => ({
      name: productName?.original ?? '–',
      quantity,
      total: lineItemPrice?.formattedAmount ?? '',
      choices: descriptionLines.flatMap(
        ({ plainText, colorInfo }) => plainText?.original ?? colorInfo?.original ?? [],
      ),
    })),
    sums: {
      subtotal: subtotal?.formattedAmount ?? total,
      ...(!isNothing(discount?.amount) && { discount: discount?.formattedAmount ?? '' }),
      ...(agreed.shippingInfo && { delivery: shipping?.formattedAmount ?? '' }),
      ...(!isNothing(fees?.amount) && { fees: fees?.formattedAmount ?? '' }),
      ...(!isNothing(tax?.amount) && { tax: tax?.formattedAmount ?? '' }),
      total,
      ...(cardMinor > 0 && { giftCard: amount(cardMinor), rest: amount(totalMinor - cardMinor) }),
    },
    taxIncluded: agreed.taxIncludedInPrices === true,
    ...(agreed.shippingInfo?.title != null && { delivery: agreed.shippingInfo.title }),
    isPickedUp: pickup !== undefined,
    address: [
      agreed.recipientInfo?.contactDetails && !pickup
        ? [agreed.recipientInfo.contactDetails.firstName, agreed.recipientInfo.contactDetails.lastName]
            .filter(Boolean)
            .join(' ')
        : '',
      address?.addressLine ??
        [address?.streetAddress?.name, address?.streetAddress?.number].filter(Boolean).join(' '),
      address?.addressLine2 ?? '',
      [address?.postalCode, address?.city].filter(Boolean).join(' '),
    ].filter((line) => line !== ''),
    ...(address?.country && { country: address.country }),
    isPaid: paymentStatus === 'PAID' || paymentStatus === 'PENDING',
  }
}
