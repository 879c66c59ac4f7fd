import type { CommerceError } from '@vitrine/client'
import type { Answers } from '../messages/answers.en.ts'
import { type Language, pathIn } from '../messages/languages.ts'
import { settings } from '../settings.server.ts'
import { isNotFound, type Visitor } from '../shop.server.ts'
import { type Refusal, readCart, refusal, refusalOf } from './cart.server.ts'
import { isCountry } from './estimate.ts'

/** Where the checkout leads back to, on pages of this shop. */
const callbacksIn = (language: Language) => ({
  thankYouPageUrl: settings.storefrontUrl + pathIn(language, '/thank-you'),
  cartPageUrl: settings.storefrontUrl + pathIn(language, '/cart'),
  postFlowUrl: settings.storefrontUrl + pathIn(language, '/'),
})

/** What opening a checkout comes to: where to go, or why not. */
export type Opened = { address: string } | Refusal

/**
 * Makes a checkout of the visitor's cart and gives the address at which it is paid, good once.
 *
 * @param country - where the buyer has said that it goes, when they have
 * @throws what is no answer of the platform
 */
export async function openCheckout(visitor: Visitor, country: string): Promise<Opened> {
  const { client, answers } = visitor
  try {
    const { lines } = await readCart(visitor)
    if (lines.length === 0) return refusal(answers.cartEmpty)
    if (lines.some(({ left }) => left !== undefined)) return refusal(answers.changeMarked)
    const isKnown = isCountry(country)
    const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      ...(isKnown && { shippingAddress: { country } }),
    })
    const { redirectSession } = await client.redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks: callbacksIn(visitor.language),
    })
    return { address: redirectSession.fullUrl }
  } catch (error) {
    const refused = refusalOf(error, answers, checkoutProblem)
    if (!isNotFound(error)) console.error(error)
    return refused
  }
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
