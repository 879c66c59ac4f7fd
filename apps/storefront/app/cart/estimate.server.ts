import { CommerceError } from '@vitrine/client'
import type { currentCart } from '@vitrine/client/ecom'
import { isNotFound, type Visitor } from '../shop.server.ts'
import type { Shopper } from '../shopper.ts'
import { paidIn, priceIn } from './cart-view.server.ts'
import type { EstimateView } from './estimate.ts'
import type { Notices } from './notices.ts'

/**
 * Estimates the visitor's cart: with delivery and tax for a country, otherwise only what has changed on its
 * lines; the page loads even if this fails. Returns nothing without a cart.
 */
export async function totalsFor({ isKnown, client }: Visitor, country: string | undefined) {
  if (!isKnown) return null
  try {
    const wanted = country
      ? { shippingAddress: { country } }
      : { calculateTax: false, calculateShipping: false }
    return await client.currentCart.estimateCurrentCartTotals(wanted)
  } catch (error) {
    if (isNotFound(error) || (!country && error instanceof CommerceError)) return null
    throw error
  }
}

/** Lists the messages for lines with a changed price, in the page's language. */
export const noticesOf = (
  { violations, cart }: currentCart.EstimateTotalsResponse,
  { language, answers }: Shopper,
): Notices =>
  Object.fromEntries(
    (violations ?? []).flatMap(({ severity, target, description }) => {
      const line = cart?.lineItems?.find(({ _id }) => _id === target?.lineItem?._id)
      if (severity !== 'WARNING' || !line?._id || !description) return []
      const now = priceIn(cart?.conversionCurrency ?? cart?.currency, language, line.price)
      return [[line._id, answers.priceChanged(now, description, line.productName?.original ?? '')]]
    }),
  )

/**
 * Builds the view of an estimate: zero amounts are left out, except delivery. Without a country, delivery is
 * still to be calculated.
 * @param countries - where the shop delivers; null for anywhere
 */
export function estimateView(
  totals: currentCart.EstimateTotalsResponse,
  country: string | undefined,
  { language, answers }: Shopper,
  countries: readonly string[] | null = null,
): EstimateView {
  const { priceSummary: sums = {}, shippingInfo, calculationErrors, cart } = totals
  const option = shippingInfo?.selectedCarrierServiceOption
  const text = (price: typeof sums.total) =>
    priceIn(cart?.conversionCurrency ?? cart?.currency, language, price)
  const row = (name: string, price: typeof sums.total, sign = '') =>
    Number(price?.amount) > 0 ? [{ name, amount: sign + text(price) }] : []
  const promise = option?.logistics?.deliveryTime
  const delivery = option
    ? [
        {
          name: option.title ?? answers.delivery,
          amount: Number(sums.shipping?.amount) === 0 ? answers.free : text(sums.shipping),
          ...(promise && { note: promise }),
        },
      ]
    : []
  const changes = [...row(answers.discount, sums.discount, '−'), ...row(answers.fees, sums.additionalFees)]
  const isWithin = cart?.taxIncludedInPrices === true
  const sent = isSent(cart)
  // The list may be a minute old, so an option that the platform has just found wins.
  if (sent && countries?.length === 0 && !option)
    return { rows: [], problem: answers.noDeliveries, deliversTo: countries }
  const later = sent ? [{ name: answers.delivery, amount: answers.nextStep }] : []
  const unsent = sent ? {} : { taxOnly: isWithin ? answers.taxIncluded : answers.taxExtra }
  const paid = cart && paidIn(cart, language, sums.total)
  const total = { total: text(sums.total), ...(paid && { paid }) }
  const where = countries && countries.length > 0 && { deliversTo: countries }
  if (!country) return { rows: [...changes, ...later], ...(changes.length > 0 && total), ...unsent, ...where }
  const isTaxLater = !isWithin && calculationErrors?.taxCalculationError
  const tax = isTaxLater ? [{ name: answers.tax, amount: answers.nextStep }] : row(answers.tax, sums.tax)
  return {
    ...{ country, ...where },
    rows: [...changes, ...delivery, ...(isWithin ? [] : tax)],
    ...total,
    ...unsent,
    ...(isWithin && tax[0] && { taxWithin: tax[0].amount }),
    ...(calculationErrors?.generalShippingCalculationError && {
      problem: answers.noDelivery,
    }),
  }
}

/** Whether anything in a cart is sent. */
const isSent = (cart: currentCart.Cart | undefined): boolean =>
  (cart?.lineItems ?? []).some(({ itemType }) => !isMailed(itemType?.preset))

const isMailed = (preset: string | undefined): boolean => preset === 'DIGITAL' || preset === 'GIFT_CARD'
