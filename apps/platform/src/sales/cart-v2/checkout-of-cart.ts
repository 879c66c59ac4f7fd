import type {
  CartV2Response,
  CreateCheckoutFromCurrentCartRequest,
  GetCheckoutUrlV2Request,
  GetCheckoutUrlV2Response,
  MarkCartAsCompletedRequest,
  PlaceOrderV2Request,
  PlaceOrderV2Response,
} from '@vitrine/contract'
import { money, moneyText } from '@vitrine/pricing'
import { isMerchantSide } from '../../floor/callers/actor.ts'
import type { Database } from '../../floor/database/database.ts'
import { Failure, fail, refuse } from '../../floor/failure.ts'
import type { Call } from '../../shop/calls/call.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { CartReader } from '../cart/kept/cart-reader.ts'
import type { CartVisit } from '../cart/kept/cart-visit.ts'
import type { CheckoutService } from '../checkout/checkout.service.ts'
import { callerOf, visitTo } from '../checkout/checkout-visit.ts'
import type { PricedCheckout } from '../checkout/price-checkout.ts'
import { visitToChange } from './cart-v2.service.ts'
import { inV2Words } from './failures/in-v2-words.ts'
import type { PriceTokens } from './price-tokens.ts'

export interface CheckoutOfCartParts {
  readonly database: Database
  readonly reader: CartReader
  readonly checkouts: CheckoutService
  readonly tokens: PriceTokens
  readonly showCompleted: (call: Call<unknown>, cartId: string) => Promise<CartV2Response>
}

/** Turns a cart into an order, always through a checkout. */
export interface CheckoutOfCart {
  /** Creates an address of the shop's own page, if the cart names one, or of the hosted pages. */
  url(call: Call<GetCheckoutUrlV2Request>): Promise<GetCheckoutUrlV2Response>
  /**
   * Places the order of a cart. Merchants and apps can order any; buyers their own, if nothing is left to pay.
   */
  placeOrder(call: Call<PlaceOrderV2Request>): Promise<PlaceOrderV2Response>
  /** Marks a cart as bought elsewhere. */
  complete(call: Call<MarkCartAsCompletedRequest>): Promise<CartV2Response>
}

export const createCheckoutOfCart = (parts: CheckoutOfCartParts): CheckoutOfCart => {
  const { database, reader, checkouts, tokens, showCompleted } = parts

  /** Creates the cart's checkout, or updates it to the cart. */
  const checkoutOf = async (visit: CartVisit, call: Call<unknown>): Promise<string> => {
    const { stored } = await reader.load(database, visit)
    const input: CreateCheckoutFromCurrentCartRequest = {
      channelType: stored.details?.source?.channelType ?? 'WEB',
    }
    return String((await checkouts.ofVisit(visit, { actor: call.actor, input })).checkoutId)
  }

  const priced = async (call: Call<unknown>, checkoutId: string): Promise<PricedCheckout> =>
    checkouts.keeper.read({ ...(await visitTo(call, checkoutId)), by: callerOf(call.actor) })

  const assertPayable = (call: Call<unknown>, { worked: { totals }, subject }: PricedCheckout): void => {
    if (isMerchantSide(call.actor) || totals.dueNowMinor === 0) return
    throw fail('EMPTY_PAYMENT_TOKEN', {
      total: moneyText(money(totals.summary.totalMinor, subject.site.currency)),
    })
  }

  return {
    url: (call) =>
      inV2Words({}, async () => {
        const { cartId, currencyCode } = call.input
        const visit = await visitToChange(database, call, cartId)
        if (currencyCode != null) assertCurrency(visit.site, currencyCode)
        const asked = currencyCode ?? visit.askedCurrency
        const checkoutId = await checkoutOf({ ...visit, askedCurrency: asked }, call)
        const { checkoutUrl } = await checkouts.url({ ...call, input: { id: checkoutId } })
        const url = String(checkoutUrl).replaceAll('{checkout_id}', cartId)
        return { checkoutUrl: currencyCode == null ? url : withCurrency(url, currencyCode) }
      }),

    placeOrder: (call) =>
      inV2Words({}, async () => {
        const { cartId, priceVerificationToken: token, paymentToken, savePaymentMethod } = call.input
        if (paymentToken) throw fail('UNAVAILABLE_PAYMENT_METHOD')
        const visit = await visitToChange(database, call, cartId)
        if ((await reader.load(database, visit)).stored.lines.length === 0) throw fail('EMPTY_CART')
        const checkoutId = await checkoutOf(visit, call)
        const checkout = await priced(call, checkoutId)
        if (token != null) tokens.check(token, cartId.toLowerCase(), checkout)
        assertPayable(call, checkout)
        const { orderId } = await placed(checkout, () =>
          checkouts.createOrder({
            ...call,
            input: { id: checkoutId, ...(savePaymentMethod != null && { savePaymentMethod }) },
          }),
        )
        return { orderId: String(orderId), completed: true }
      }),

    complete: (call) =>
      inV2Words({}, async () => {
        const { cartId } = call.input
        const visit = await visitToChange(database, call, cartId)
        const id = await checkoutOf(visit, call)
        await checkouts.complete({ ...call, input: { id } })
        return showCompleted(call, cartId)
      }),
  }
}

const assertCurrency = ({ currency, conversionRates }: Site, asked: string): void => {
  if (asked !== currency && !Object.hasOwn(conversionRates, asked))
    throw refuse('currencyCode', 'VALIDATION', 'must be a currency of the shop')
}

const withCurrency = (address: string, currency: string): string => {
  const url = new URL(address)
  url.searchParams.set('currency', currency)
  return url.href
}

/** Says what is missing or wrong with the cart that the order would be made of. */
const placed = async <T>({ checkout: { details } }: PricedCheckout, work: () => Promise<T>): Promise<T> => {
  try {
    return await inV2Words({ couponCode: details.coupon?.code }, work)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { code, data, message: description } = error
    if (code === 'MISSING_DELIVERY_METHOD' && !details.shipping?.address?.country)
      throw fail('MISSING_DELIVERY_ADDRESS')
    switch (code) {
      case 'INVALID_COUPON_CODE':
        throw invalid({ scope: 'DISCOUNT', code, description, invalidCouponCodeData: data })
      case 'INVALID_COUPON_STATUS':
        throw invalid({ scope: 'DISCOUNT', code, description, invalidCouponStatusData: data })
      case 'INVALID_GIFT_CARD_CODE':
        throw invalid({ scope: 'GIFT_CARD', code, description, invalidGiftCardCodeData: data })
      case 'INVALID_GIFT_CARD_STATUS':
        throw invalid({ scope: 'GIFT_CARD', code, description, invalidGiftCardStatusData: data })
      default:
        throw error
    }
  }
}

const invalid = (violation: object): Failure =>
  fail('INVALID_CART', { violations: [{ ...violation, severity: 'ERROR' }] })
