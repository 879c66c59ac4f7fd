import { randomUUID } from 'node:crypto'
import { ADDRESS_COUNTRIES } from '@vitrine/contract/addresses'
import type { HostedAddress, HostedCheckout } from '@vitrine/contract/hosted-checkout'
import { escaped } from '../../../floor/http/pages/html.ts'
import type { PaymentWay } from '../../payments/payment-way.ts'
import {
  addressFields,
  amountIn,
  field,
  form,
  hidden,
  link,
  type PlainView,
  pair,
  summary,
} from './plain-parts.ts'

/** A step of the plain checkout. */
export type PlainStep = 'contact' | 'address' | 'billing' | 'option' | 'order'
export const PLAIN_STEPS: readonly PlainStep[] = ['contact', 'address', 'billing', 'option', 'order']

/** A card that its provider has taken, or refused. */
export interface TakenCard {
  readonly methodId: string
  readonly token: string
  /** Such as `Visa 4242`. */
  readonly shown: string
}

export interface PlainState extends PlainView {
  readonly ways: readonly PaymentWay[]
  /** Where the provider's form leads back to. */
  readonly returnUrl: string
  readonly card?: TakenCard | undefined
  /** Whether the provider refused the card details. */
  readonly isCardWrong?: boolean | undefined
  /** What was typed last, if it was refused. */
  readonly typed?: Partial<HostedAddress> & { readonly email?: string }
}

/** The first step that misses something, or an earlier one that the buyer wants to change. */
export const stepOf = ({ missing, needsDelivery }: HostedCheckout, asked: string | undefined): PlainStep => {
  const open: PlainStep = missing.includes('EMAIL')
    ? 'contact'
    : missing.includes('SHIPPING_ADDRESS')
      ? 'address'
      : missing.includes('DELIVERY_OPTION')
        ? 'option'
        : missing.includes('BILLING_ADDRESS')
          ? 'billing'
          : 'order'
  const wanted = PLAIN_STEPS.find((step) => step === asked)
  if (!wanted || (wanted === 'option' || wanted === 'address' ? !needsDelivery : false)) return open
  const order: readonly PlainStep[] = ['contact', 'address', 'option', 'billing', 'order']
  return order.indexOf(wanted) <= order.indexOf(open) ? wanted : open
}

/** Writes the form of a step. */
export const stepForm = (step: PlainStep, state: PlainState): string => {
  const { checkout, t, typed } = state
  if (checkout.missing.includes('DELIVERY_OPTION') && checkout.deliversTo?.length === 0)
    return `<p role="alert">${escaped(t.noDeliveries)}</p>`
  switch (step) {
    case 'contact': {
      const value = typed?.email ?? checkout.email ?? checkout.buyer?.email
      return form(
        'contact',
        field('email', t.email, { value, more: 'type="email" required autocomplete="email"' }),
        t.next,
      )
    }
    case 'address': {
      const known = typed ?? checkout.shippingAddress ?? checkout.buyer?.addresses[0] ?? {}
      return form('address', addressFields(state, checkout.deliversTo ?? ADDRESS_COUNTRIES, known), t.next)
    }
    case 'billing': {
      const known = typed ?? checkout.billingAddress ?? checkout.shippingAddress ?? {}
      return form('billing', addressFields(state, ADDRESS_COUNTRIES, known), t.next)
    }
    case 'option':
      return optionForm(state)
    case 'order':
      return orderForms(state)
  }
}

const optionForm = (state: PlainState): string => {
  const { checkout, t } = state
  if (checkout.deliveryOptions.length === 0)
    return `<p role="alert">${escaped(t.noDelivery)}</p>${link('?step=address', t.change)}`
  const amount = amountIn(state)
  const chosen = checkout.deliveryOptions.find((option) => option.chosen) ?? checkout.deliveryOptions[0]
  const options = checkout.deliveryOptions.map((option) => {
    const { code, carrierId = '', title, price, logistics } = option
    const said = [title, logistics?.deliveryTime].filter(Boolean).join(', ')
    const cost = Number(price) === 0 ? escaped(t.free) : amount(price)
    return (
      `<label class="choice"><input type="radio" name="option" required value="${escaped(`${code} ${carrierId}`)}"` +
      `${option === chosen ? ' checked' : ''}> <span>${escaped(said)}</span> <span>${cost}</span></label>`
    )
  })
  return form('option', options.join(''), t.next)
}

const orderForms = (state: PlainState): string => {
  const { checkout, t, ways, card } = state
  if (checkout.changes.length > 0) return changeForms(state)
  const coupon = checkout.isFixed ? '' : field('couponCode', t.coupon)
  const codes =
    checkout.coupon || checkout.giftCard
      ? ''
      : form('codes', coupon + field('giftCardCode', t.giftCardCode), t.apply, 'quiet')
  const note = `<label for="buyerNote">${escaped(t.buyerNote)}</label><textarea id="buyerNote" name="buyerNote" maxlength="1000" rows="3">\n${escaped(checkout.buyerNote ?? '')}</textarea>`
  const others = form('note', note, t.saveNote, 'quiet') + codes
  if (Number(checkout.totals.toPay) === 0) return payForm(state, '', t.place) + others
  if (ways.length === 0) return `<p role="alert">${escaped(t.noPayment)}</p>`
  if (card) {
    const content = hidden('methodId', card.methodId) + hidden('token', card.token)
    const pay = payForm(state, content, t.payNow('\u0000'))
    return `<p>${escaped(t.cardOf(card.shown))}</p>${pay}${link('?step=order', t.otherWay)}`
  }
  return `<h2>${escaped(t.pay)}</h2>${ways.map((way) => wayForm(state, way)).join('')}${others}`
}

const wayForm = (state: PlainState, way: PaymentWay): string => {
  const { t, returnUrl, isCardWrong } = state
  const { id, kind, name, formUrl, instructions, sandbox } = way
  if (kind === 'CARD')
    return (
      `<h3>${escaped(t.card)}</h3>${sandbox ? `<p>${escaped(t.test)}</p>` : ''}` +
      (isCardWrong ? `<p role="alert">${escaped(t.cardWrong)}</p>` : '') +
      `<form method="post" action="${escaped(formUrl ?? '')}">${hidden('returnUrl', returnUrl)}${hidden('methodId', id)}` +
      field('number', t.number, {
        more: 'required inputmode="numeric" autocomplete="cc-number" maxlength="23"',
      }) +
      pair(
        field('expiry', t.expiry, {
          more: 'required inputmode="numeric" autocomplete="cc-exp" maxlength="9"',
        }),
        field('securityCode', t.code, {
          more: 'required inputmode="numeric" autocomplete="cc-csc" maxlength="4"',
        }),
      ) +
      `<p>${escaped(t.cardPrivate)}</p><button>${escaped(t.useCard)}</button></form>`
    )
  const said = instructions ? `<p>${escaped(instructions)}</p>` : ''
  const isOffline = kind === 'OFFLINE'
  const label = isOffline ? t.place : t.payNow('\u0000')
  return `<h3>${escaped(isOffline ? t.offline : name)}</h3>${said}${payForm(state, hidden('methodId', id), label)}`
}

/** Places the order: with what the buyer has seen, and under a key that makes a second press no second payment. */
const payForm = (state: PlainState, content: string, label: string): string => {
  const { checkout, t } = state
  const agreed = hidden('agreed', JSON.stringify(checkout.totals)) + hidden('key', randomUUID())
  const { termsUrl, returnsUrl, privacyUrl, name } = checkout.brand
  const links = [
    [termsUrl, t.terms],
    [returnsUrl, t.returns],
    [privacyUrl, t.privacy],
  ].flatMap(([url, text]) =>
    url && text ? `<a href="${escaped(url)}" target="_blank">${escaped(text)}</a>` : [],
  )
  const terms = `<p>${escaped(t.ordering(name))} ${links.join(' · ')}</p>`
  return form('pay', content + agreed + terms, label).replace(
    '\u0000',
    amountIn(state)(checkout.totals.toPay),
  )
}

/** What changed since the buyer agreed: sold-out items go first, then the total is accepted. */
const changeForms = (state: PlainState): string => {
  const { checkout, t } = state
  const short = checkout.lines.filter(({ availability }) => availability !== 'AVAILABLE')
  const { isFixed } = checkout
  const forms = short.map(({ id, name, quantityAvailable: left = 0 }) =>
    isFixed
      ? `<p>${escaped(left > 0 ? t.fewer(name, left) : t.soldOut(name))}</p>`
      : left > 0
        ? `<p>${escaped(t.fewer(name, left))}</p>${form('take', hidden('line', id) + hidden('left', String(left)), t.take(left))}`
        : `<p>${escaped(t.soldOut(name))}</p>${form('remove', hidden('line', id), t.remove(name))}`,
  )
  const accept = form('accept', hidden('agreed', JSON.stringify(checkout.totals)), t.accept)
  return `<p role="alert">${escaped(t.changed)}</p>${short.length > 0 ? forms.join('') : accept}`
}

/** Writes the page around a step: what is ordered, what was given before, and the way back. */
export const stepBody = (step: PlainStep, state: PlainState, alerts: readonly string[]): string => {
  const { checkout, t } = state
  const { brand, email, shippingAddress, deliveryOptions, links } = checkout
  const given = (asked: PlainStep, said: string | undefined): string =>
    said && step !== asked
      ? `<p class="told"><span>${escaped(said)}</span> <a href="?step=${asked}">${escaped(t.change)}</a></p>`
      : ''
  const place =
    shippingAddress && [shippingAddress.addressLine, shippingAddress.city].filter(Boolean).join(', ')
  const option = deliveryOptions.find(({ chosen }) => chosen)?.title
  const isOrder = step === 'order'
  const logo = brand.logoUrl && `<img src="${escaped(brand.logoUrl)}" alt="${escaped(brand.name)}">`
  return (
    `<p class="mark">${logo ?? escaped(brand.name)}</p><h1>${escaped(t.steps[step])}</h1>` +
    alerts.map((alert) => `<p role="alert">${escaped(alert)}</p>`).join('') +
    (isOrder ? given('contact', email) + given('address', place) + given('option', option) : '') +
    (isOrder ? summary(state) : '') +
    stepForm(step, state) +
    (isOrder ? '' : summary(state)) +
    backLink(links, t)
  )
}

/** The way back to the cart; a shop that named no cart page has only its own. */
export const backLink = (
  { cartPageUrl, postFlowUrl }: HostedCheckout['links'],
  { toCart, toShop }: { readonly toCart: string; readonly toShop: string },
): string => {
  if (cartPageUrl) return link(cartPageUrl, toCart)
  return postFlowUrl ? link(postFlowUrl, toShop) : ''
}
