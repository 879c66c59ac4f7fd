import type { CommerceError } from '@vitrine/client'
import type { Answers } from '../messages/en/answers.ts'
import { type Language, pathIn } from '../messages/languages.ts'
import { report } from '../serving/report.server.ts'
import { settings } from '../settings.server.ts'
import { isNotFound, shopTerms, type Visitor } from '../shop.server.ts'
import { type Refusal, readCart, refusal, refusalOf } from './cart.server.ts'
import { isCountry } from './estimate.ts'

/** Where a guest who logs in during the checkout comes back to it, with the country of their estimate. */
const loginPath = (language: Language, country: string): string => {
  const checkout = pathIn(language, '/cart/checkout') + queryOf(country)
  return pathIn(language, `/login?${new URLSearchParams({ returnTo: checkout })}`)
}

/** The query of a page that knows the country of an estimate. */
export const queryOf = (country: string): string => (country ? `?${new URLSearchParams({ country })}` : '')

/** The pages of this shop that the checkout leads back to. */
const callbacksIn = (language: Language, country: string) => ({
  thankYouPageUrl: settings.storefrontUrl + pathIn(language, '/thank-you'),
  cartPageUrl: settings.storefrontUrl + pathIn(language, '/cart'),
  postFlowUrl: settings.storefrontUrl + pathIn(language, '/'),
  loginUrl: settings.storefrontUrl + loginPath(language, country),
})

/** The result of opening a checkout: where to go, or why not. */
export type Opened = { address: string } | Refusal

/**
 * Creates a checkout from the visitor's cart and returns its one-time address.
 * @param country - the country of the delivery estimate, if any
 * @throws anything that isn't an answer of the platform
 */
export async function openCheckout(visitor: Visitor, country: string): Promise<Opened> {
  const { client, answers } = visitor
  try {
    const { lineItems } = await readCart(visitor)
    if (lineItems.length === 0) return refusal(answers.cartEmpty)
    if (lineItems.every(({ left }) => left === 0)) return refusal(answers.nothingLeft(lineItems.length))
    if (lineItems.some(({ left }) => left !== undefined)) return refusal(answers.changeMarked)
    const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
    const isServed = isCountry(country, (await shopTerms())?.deliversTo)
    if (isServed) await prefillCountry(visitor, checkoutId, country)
    const { redirectSession } = await client.redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks: callbacksIn(visitor.language, isServed ? country : ''),
      preferences: { additionalQueryParameters: { lang: visitor.language } },
    })
    return { address: redirectSession.fullUrl }
  } catch (error) {
    const refused = refusalOf(error, answers, checkoutProblem)
    if (!isNotFound(error)) report(error)
    return refused
  }
}

/**
 * Starts the delivery address with the country of the estimate, so the checkout shows the same total. An
 * address typed at the checkout earlier stays. Updating a checkout accepts a country without an email
 * address; creating one needs both.
 */
async function prefillCountry({ client }: Visitor, checkoutId: string, country: string): Promise<void> {
  const { shippingInfo } = await client.checkout.getCheckout(checkoutId)
  const kept = shippingInfo?.shippingDestination?.address
  const isTyped = kept?.addressLine1 || kept?.streetAddress || kept?.city
  if (isTyped || kept?.country === country) return
  const shippingDestination = { address: { country } }
  await client.checkout.updateCheckout(checkoutId, { shippingInfo: { shippingDestination } })
}

const checkoutProblem = ({ code }: CommerceError, answers: Answers): string => {
  switch (code) {
    case 'OWNED_CART_NOT_FOUND':
      return answers.cartEmpty
    case 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT':
      return answers.noOrders
    default:
      return answers.checkoutFailed
  }
}
