import { createClient, OAuthStrategy } from '@vitrine/client'
import { currentCart } from '@vitrine/client/ecom'
import { cookieTokens } from '@vitrine/client/storage'
import { products } from '@vitrine/client/stores'
import { type CartPort, clientCart } from '@vitrine/react/pure'

const apiUrl = process.env.PLATFORM_URL ?? 'http://localhost:4000'
const clientId = process.env.CLIENT_ID ?? '6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21'

/** A client for this request's visitor, whose tokens no page script ever sees. */
export function visitorOf(request: Request) {
  const session = cookieTokens(request)
  const auth = OAuthStrategy({ clientId, tokenStorage: session })
  const client = createClient({ apiUrl, auth, modules: { currentCart, products } })
  const cart: CartPort = clientCart(client.currentCart)
  return {
    client,
    cart,
    /** A visitor who has done nothing yet has no cart, and browsing issues no tokens. */
    isKnown: auth.getTokens().refreshToken.value !== '',
    /** Headers that pass changed tokens to the browser. */
    headers: (): HeadersInit => (session.setCookie ? { 'Set-Cookie': session.setCookie } : {}),
  }
}
