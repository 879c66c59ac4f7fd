import type { HostedAddress, HostedCheckout } from '@vitrine/contract/hosted-checkout'
import { subdivisionsOf } from '@vitrine/contract/subdivisions'
import { formatMoney, money } from '@vitrine/pricing'
import type { PageLanguage } from '../../../floor/http/pages/asked-language.ts'
import { escaped } from '../../../floor/http/pages/html.ts'
import { minorOf } from '../../../floor/money/amounts.ts'
import type { PlainWords } from './plain-words.ts'

/** What pages of the plain checkout are written from. */
export interface PlainView {
  readonly checkout: HostedCheckout
  readonly t: PlainWords
  readonly language: PageLanguage
}

/** Writes an amount of the checkout. */
export const amountIn =
  ({ checkout, language }: PlainView, currency: string = checkout.currency) =>
  (amount: string): string =>
    escaped(formatMoney(money(minorOf(amount, currency, 'amount'), currency), language))

export const field = (
  name: string,
  label: string,
  { value = '', more = '' }: { value?: string | undefined; more?: string } = {},
): string =>
  `<label for="${name}">${escaped(label)}</label><input id="${name}" name="${name}" value="${escaped(value)}" ${more}>`

/** Two fields side by side. */
export const pair = (one: string, other: string): string =>
  `<div class="pair"><div>${one}</div><div>${other}</div></div>`

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escaped(value)}">`

export const form = (what: string, content: string, button: string, quiet = ''): string =>
  `<form method="post">${hidden('do', what)}${content}<button${quiet && ' class="quiet"'}>${escaped(button)}</button></form>`

export const link = (href: string, label: string, kind = 'button quiet'): string =>
  `<p><a class="${kind}" href="${escaped(href)}">${escaped(label)}</a></p>`

/** A list where the country is known and has states or provinces; until then, and elsewhere, it is typed. */
const subdivisionField = (t: PlainWords, { country = '', subdivision }: Partial<HostedAddress>): string => {
  const more = 'autocomplete="address-level1"'
  const parts = subdivisionsOf(country)
  if (parts.length === 0)
    return field('subdivision', t.subdivision, { value: subdivision, more: `maxlength="50" ${more}` })
  const options = parts.map(
    ([code, name]) =>
      `<option value="${escaped(code)}"${code === subdivision ? ' selected' : ''}>${escaped(name)}</option>`,
  )
  return (
    `<label for="subdivision">${escaped(t.subdivisionOf)}</label>` +
    `<select id="subdivision" name="subdivision" required ${more}><option value="">${escaped(t.choose)}</option>${options.join('')}</select>`
  )
}

/** The fields of an address. */
export const addressFields = (
  { t, language }: PlainView,
  countries: readonly string[],
  address: Partial<HostedAddress>,
): string => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const options = countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
    .map(
      ({ code, name }) =>
        `<option value="${code}"${code === address.country ? ' selected' : ''}>${escaped(name)}</option>`,
    )
  const required = 'required maxlength="100"'
  return (
    `<label for="country">${escaped(t.country)}</label><select id="country" name="country" required autocomplete="country">` +
    `<option value="">${escaped(t.chooseCountry)}</option>${options.join('')}</select>` +
    pair(
      field('firstName', t.firstName, {
        value: address.firstName,
        more: `${required} autocomplete="given-name"`,
      }),
      field('lastName', t.lastName, {
        value: address.lastName,
        more: `${required} autocomplete="family-name"`,
      }),
    ) +
    field('addressLine', t.addressLine, {
      ...{ value: address.addressLine, more: 'required maxlength="150" autocomplete="address-line1"' },
    }) +
    field('addressLine2', t.addressLine2, {
      ...{ value: address.addressLine2, more: 'maxlength="100" autocomplete="address-line2"' },
    }) +
    pair(
      field('postalCode', t.postalCode, {
        ...{ value: address.postalCode, more: 'maxlength="50" autocomplete="postal-code"' },
      }),
      field('city', t.city, { value: address.city, more: 'maxlength="50" autocomplete="address-level2"' }),
    ) +
    subdivisionField(t, address)
  )
}

const row = (label: string, value: string, strong = false): string =>
  `<tr><td>${strong ? `<b>${label}</b>` : label}</td><td>${strong ? `<b>${value}</b>` : value}</td></tr>`

/** The items and sums. */
export const summary = (view: PlainView): string => {
  const { checkout, t } = view
  const { lines, totals, converted, needsDelivery, taxAwaitsAddress } = checkout
  const amount = amountIn(view)
  const some = (label: string, value: string | undefined, sign = '') =>
    value === undefined ? '' : row(escaped(label), sign + amount(value))
  const later = `<small>${escaped(t.fromAddress)}</small>`
  const { delivery } = totals
  const deliveryText =
    delivery === undefined ? later : Number(delivery) === 0 ? escaped(t.free) : amount(delivery)
  const rows = [
    ...lines.map(({ name, language, quantity, price, choices }) => {
      const lang = language === undefined ? '' : ` lang="${escaped(language)}"`
      const chosen = choices.map(({ value }) => value).join(', ')
      return row(
        `<span${lang}>${quantity} × ${escaped(name)}${chosen && `<br><small>${escaped(chosen)}</small>`}</span>`,
        amount(price),
      )
    }),
    some(t.subtotal, totals.subtotal),
    some(t.discount, totals.discount, '−'),
    needsDelivery ? row(escaped(t.delivery), deliveryText) : '',
    some(t.fees, totals.additionalFees),
    totals.taxIncluded ? '' : taxAwaitsAddress ? row(escaped(t.tax), later) : some(t.tax, totals.tax),
    row(escaped(t.total), amount(totals.total), true),
    totals.taxIncluded ? some(t.taxIncluded, totals.tax) : '',
    some(t.giftCard, totals.giftCard, '−'),
    totals.giftCard ? row(escaped(t.toPay), amount(totals.toPay), true) : '',
  ]
  const about =
    converted &&
    `<p>${escaped(t.about('\u0000', checkout.currency)).replace('\u0000', amountIn(view, converted.currency)(converted.toPay))}</p>`
  const limit = checkout.giftCard?.exceptGiftCards ? `<p>${escaped(t.exceptGiftCards)}</p>` : ''
  const left = checkout.giftCard?.left
  const kept = Number(left) > 0 ? `<p>${t.giftCardLeft(amount(left ?? ''))}</p>` : ''
  return `<table>${rows.join('')}</table>${limit}${kept}${about ?? ''}`
}
