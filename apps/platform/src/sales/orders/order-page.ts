import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import { formatMoney, money } from '@vitrine/pricing'
import type { PageLanguage } from '../../floor/http/pages/asked-language.ts'
import { escaped } from '../../floor/http/pages/html.ts'
import { type PlainLook, plainPage } from '../../floor/http/pages/plain-page.ts'
import { minorOf } from '../../floor/money/amounts.ts'
import { daysText } from '../../shop/mail/templates/orders/order-parts.ts'
import { isDigital } from './downloads/order-files.ts'
import type { StoredOrder } from './order.ts'

const en = {
  title: (number: number) => `Order ${number}`,
  states: {
    canceled: 'This order was cancelled.',
    sent: 'Your order is on its way.',
    pickup: 'Your order is ready for pickup.',
    paid: 'Your order is paid. We’re getting it ready.',
    ready: 'Your order is paid. Your files are ready.',
    due: 'We’ve received your order. It isn’t paid yet.',
  },
  arrives: (days: string) => `Arrives ${days}`,
  collect: (days: string) => `Ready for pickup ${days}`,
  track: 'Track parcel',
  total: 'Total',
  files: 'Email me the download links',
  toShop: 'Visit the shop',
}

const de: typeof en = {
  title: (number) => `Bestellung ${number}`,
  states: {
    canceled: 'Diese Bestellung wurde storniert.',
    sent: 'Ihre Bestellung ist unterwegs.',
    pickup: 'Ihre Bestellung ist abholbereit.',
    paid: 'Ihre Bestellung ist bezahlt. Wir bearbeiten sie jetzt.',
    ready: 'Ihre Bestellung ist bezahlt. Ihre Dateien stehen bereit.',
    due: 'Wir haben Ihre Bestellung erhalten. Sie ist noch nicht bezahlt.',
  },
  arrives: (days) => `Lieferung: ${days}`,
  collect: (days) => `Abholbereit: ${days}`,
  track: 'Paket verfolgen',
  total: 'Gesamt',
  files: 'Download-Links per E-Mail senden',
  toShop: 'Zum Shop',
}

const WORDS = { en, de } as const satisfies Record<PageLanguage, typeof en>

/**
 * Writes the page behind the link in a mail about an order. Mails get forwarded, so it doesn't name the buyer
 * or their address.
 */
export const orderPage = (
  order: StoredOrder,
  brand: HostedBrand,
  look: PlainLook,
  language: PageLanguage,
): string => {
  const t = WORDS[language]
  const { agreed, tracking } = order.document
  const { title, logistics } = agreed.shippingInfo ?? {}
  const { from, to } = logistics?.deliveryTimeSlot ?? {}
  const amount = (minor: number): string => escaped(formatMoney(money(minor, order.currency), language))
  const lines = agreed.lineItems.map(({ quantity, productName, lineItemPrice }) => {
    const price = minorOf(lineItemPrice?.amount ?? '0', order.currency, 'lineItemPrice')
    return row(
      `${quantity} × ${escaped(productName?.translated ?? productName?.original ?? '')}`,
      amount(price),
    )
  })
  const parcel = [tracking?.shippingProvider, tracking?.trackingNumber].filter(Boolean).join(' ')
  const link = tracking?.trackingLink
  const delivery = [
    title && escaped(title),
    from &&
      to &&
      order.fulfillmentStatus !== 'FULFILLED' &&
      escaped((logistics?.pickupDetails ? t.collect : t.arrives)(daysText({ from, to }, language))),
    parcel && escaped(parcel),
  ].filter(Boolean)
  const body =
    `<p class="mark">${brand.logoUrl ? `<img src="${escaped(brand.logoUrl)}" alt="${escaped(brand.name)}">` : escaped(brand.name)}</p>` +
    `<h1>${escaped(t.title(order.number))}</h1><p>${t.states[stateOf(order)]}</p>` +
    (link ? `<p><a class="button" href="${escaped(link)}" rel="noreferrer">${t.track}</a></p>` : '') +
    (delivery.length > 0 ? `<p>${delivery.join('<br>')}</p>` : '') +
    `<table>${lines.join('')}${row(`<b>${t.total}</b>`, `<b>${amount(order.totalMinor)}</b>`)}</table>` +
    (hasFiles(order) ? `<form method="post"><button>${t.files}</button></form>` : '') +
    `<p><a class="button quiet" href="${escaped(brand.shopUrl)}">${t.toShop}</a></p>`
  return plainPage(t.title(order.number), body, language, look)
}

/** The links themselves aren't here: mails are passed on, and this page never expires. */
const hasFiles = (order: StoredOrder): boolean =>
  isDigital(order) && stateOf(order) !== 'canceled' && order.paymentStatus === 'PAID'

/** Beside the page's own styles. */
export const ORDER_STYLE = 'form{margin:0 0 1rem}'

const row = (label: string, value: string): string => `<tr><td>${label}</td><td>${value}</td></tr>`

const stateOf = (order: StoredOrder): keyof typeof en.states => {
  const { status, fulfillmentStatus, paymentStatus } = order
  if (status === 'CANCELED') return 'canceled'
  const { shippingInfo } = order.document.agreed
  const isSent = shippingInfo !== undefined
  if (isSent && fulfillmentStatus === 'FULFILLED')
    return shippingInfo.logistics?.pickupDetails ? 'pickup' : 'sent'
  if (paymentStatus === 'NOT_PAID' || paymentStatus === 'PARTIALLY_PAID') return 'due'
  return isSent || !isDigital(order) ? 'paid' : 'ready'
}
