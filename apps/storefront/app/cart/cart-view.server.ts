import { createMedia } from '@vitrine/client'
import type { currentCart } from '@vitrine/client/ecom'
import { dayText } from '../day-text.ts'
import { type Language, spokenOn } from '../messages/languages.ts'
import { moneyText } from '../money.ts'
import type { Picture } from '../pictures/picture.ts'
import type { Shopper } from '../shopper.ts'
import { type CartLine, type CartView, couponOf, type Detail } from './cart-view.ts'

type WirePrice = { amount?: string; convertedAmount?: string } | undefined
type WireLine = NonNullable<currentCart.Cart['lineItems']>[number]

/** Builds the view of a cart. Line pictures have an id; `mediaUrl` is where the platform serves them. */
export function cartView(cart: currentCart.Cart, mediaUrl: string, shopper: Shopper): CartView {
  const { language } = shopper
  const text = (price: WirePrice) => priceIn(cart.conversionCurrency ?? cart.currency, language, price)
  const lineItems = (cart.lineItems ?? []).map((line) =>
    cartLine(line, mediaUrl, text, shopper, cart.buyerLanguage),
  )
  const paid = paidIn(cart, language, cart.subtotal)
  const coupon = couponOf(cart)
  return {
    // Lets a page recognize the changes it made itself.
    ...(cart._id && { _id: cart._id }),
    ...(cart.revision && { revision: cart.revision }),
    lineItems,
    count: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotalText: text(cart.subtotal),
    ...(paid && { paidText: paid }),
    ...(cart.taxIncludedInPrices && { taxIncludedInPrices: true }),
    ...(cart.buyerNote && { note: cart.buyerNote }),
    ...(coupon && { appliedDiscounts: [{ coupon }] }),
    ...(cart.currency && { currency: cart.currency }),
    ...(cart.subtotal?.amount && { subtotal: { amount: cart.subtotal.amount } }),
  }
}

function cartLine(
  line: WireLine,
  mediaUrl: string,
  text: (price: WirePrice) => string,
  shopper: Shopper,
  spoken: string | null | undefined,
): CartLine {
  const { quantity = 1, price, fullPrice, lineItemPrice, productName } = line
  const { text: name, lang } = spokenOn(shopper.language, spoken, productName)
  const path = pathOf(line.url)
  const picture = pictureOf(line.image, name, mediaUrl)
  const left = leftOf(line)
  const isReduced = Number(fullPrice?.amount) > Number(price?.amount)
  return {
    _id: line._id ?? '',
    name,
    ...(lang && { lang }),
    ...(path && { path }),
    ...(picture && { picture }),
    details: [
      ...(line.descriptionLines ?? []).flatMap((one) => detailOf(one, shopper.language, spoken)),
      ...(line.preorder ? [preorderDetail(line.preorder, shopper)] : []),
    ],
    quantity,
    unitPrice: text(price),
    ...(isReduced && { before: text(fullPrice) }),
    total: text(lineItemPrice),
    ...(left !== undefined && { left }),
    ...(line.availability?.status === 'NOT_FOUND' && { isGone: true }),
    ...(line.catalogReference && { catalogReference: line.catalogReference }),
    ...(price?.amount && { price: { amount: price.amount } }),
    ...(lineItemPrice?.amount && { lineItemPrice: { amount: lineItemPrice.amount } }),
  }
}

/** What a line of a cart or an order says if it is pre-ordered. */
export const preorderDetail = (
  { expectedDate }: NonNullable<WireLine['preorder']>,
  { answers, language }: Pick<Shopper, 'answers' | 'language'>,
): CartLine['details'][number] => ({
  name: answers.preorder,
  value: expectedDate ? answers.shipsFrom(dayText(expectedDate, language)) : answers.shipsLater,
})

/** Formats an amount in the currency it was converted to. */
export const priceIn = (currency: string | undefined, language: Language, price: WirePrice): string => {
  const amount = price?.convertedAmount ?? price?.amount
  return amount === undefined || currency === undefined ? '' : moneyText(amount, currency, language)
}

/** Formats the amount that is actually paid when another currency is shown. */
export const paidIn = (
  { currency, conversionCurrency }: Pick<currentCart.Cart, 'currency' | 'conversionCurrency'>,
  language: Language,
  price: WirePrice,
): string | undefined =>
  price?.amount && currency && conversionCurrency && conversionCurrency !== currency
    ? moneyText(price.amount, currency, language)
    : undefined

/** The line's URL points to the product page of some shop; the last part of its path is the product's slug. */
function pathOf(url: string | undefined): string | undefined {
  const slug = url?.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1)
  return slug && `/products/${slug}`
}

/** The platform's placeholder picture, which is light even in dark mode. The shop draws its own. */
const NO_PICTURE = 'wix:image://v1/no-picture.webp/'

/** Catalog pictures are a text with id, name and size, others a plain address of unknown size. */
export function pictureOf(image: string | undefined, alt: string, mediaUrl: string): Picture | undefined {
  if (!image || image.startsWith(NO_PICTURE)) return undefined
  if (!image.startsWith('wix:image:')) return { url: image, width: 400, height: 500, alt }
  const { url, width, height } = createMedia(mediaUrl).getImageUrl(image)
  return { url, width, height, alt }
}

/**
 * Returns a choice as a page shows it.
 *
 * @param spoken - the language of its translation
 */
export function detailOf(
  { name, plainText, colorInfo }: NonNullable<WireLine['descriptionLines']>[number],
  page: Language,
  spoken: string | null | undefined,
): Detail[] {
  const value = spokenOn(page, spoken, plainText?.original ? plainText : colorInfo)
  if (!value.text) return []
  const title = spokenOn(page, spoken, name)
  const lang = title.lang ?? value.lang
  return [{ name: title.text, value: value.text, ...(lang && { lang }) }]
}

function leftOf({ availability, quantity = 1 }: WireLine): number | undefined {
  const { status, quantityAvailable } = availability ?? {}
  if (status === 'NOT_FOUND' || status === 'NOT_AVAILABLE') return 0
  return quantityAvailable != null && quantityAvailable < quantity ? quantityAvailable : undefined
}
