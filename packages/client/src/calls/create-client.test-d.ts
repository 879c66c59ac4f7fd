import { currentCart, orders } from '../ecom.ts'
import {
  ApiKeyStrategy,
  AppStrategy,
  type AuthStrategy,
  type Client,
  CommerceError,
  createClient,
  elevate,
  OAuthStrategy,
  type StateMachine,
  type TokenStorage,
  type Tokens,
} from '../index.ts'
import { redirects } from '../redirects.ts'
import { products } from '../stores.ts'

/** Compiled, never run: each line marked as an error must not compile, every other one must. */

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
declare const holds: <Claim extends true>() => void

const clientId = 'id'
const tokens: Tokens = {
  accessToken: { value: 'a', expiresAt: 1 },
  refreshToken: { value: 'r', role: 'visitor' },
}
const visitor = createClient({
  auth: OAuthStrategy({ clientId, tokens }),
  modules: { currentCart, products },
})
const merchant = createClient({ auth: ApiKeyStrategy({ apiKey: 'k', siteId: 's' }), modules: { orders } })
const app = createClient({ auth: AppStrategy({ appId: 'a', appSecret: 's', instanceId: 'i' }) })
const chosen = createClient({ auth: () => OAuthStrategy({ clientId }), modules: { currentCart } })
const anonymous = createClient({ modules: { redirects } })

export const modules = async () => {
  holds<Same<typeof visitor.currentCart, typeof currentCart>>()
  const { getProduct } = visitor.products
  holds<Same<typeof getProduct, typeof products.getProduct>>()
  await anonymous.redirects.createRedirectSession({ login: {} })
  const { searchOrders } = visitor.use(orders)
  await searchOrders({})
  const { cart } = visitor.use({ cart: currentCart })
  await cart.getCurrentCart()
  // @ts-expect-error a client has the modules that it was given
  visitor.orders
  // @ts-expect-error a module has the functions that it has
  visitor.products.getProducts()
  // @ts-expect-error a function of a module has its arguments
  visitor.products.getProduct()
  // @ts-expect-error an id is text
  visitor.products.getProduct(7)
  // @ts-expect-error an option has a name
  visitor.products.getProduct('id', { includeMerchantData: true })
  // @ts-expect-error ids are a list
  visitor.currentCart.removeLineItemsFromCurrentCart('line')
}

export const strategies = async () => {
  holds<Same<typeof visitor.auth, OAuthStrategy>>()
  holds<Same<typeof merchant.auth, ApiKeyStrategy>>()
  holds<Same<typeof app.auth, AppStrategy>>()
  holds<Same<typeof chosen.auth, OAuthStrategy>>()
  holds<Same<typeof anonymous.auth, AuthStrategy>>()
  chosen.auth.loggedIn()
  merchant.auth.setSiteId('s')
  // @ts-expect-error an API key has no session
  merchant.auth.loggedIn()
  // @ts-expect-error an app has no session
  app.auth.getTokens()
  // @ts-expect-error a visitor calls for one site only
  visitor.auth.setSiteId('s')
  // @ts-expect-error an app's rights are not a visitor's to raise
  visitor.auth.elevated()
  // @ts-expect-error a client without a strategy can't log anyone in
  anonymous.auth.login({ email: 'e', password: 'p' })
}

export const options = () => {
  createClient({ apiUrl: 'https://shop.test', fetch, timeoutMs: 1, retries: 0, headers: { a: 'b' } })
  // @ts-expect-error the address is text
  createClient({ apiUrl: new URL('https://shop.test') })
  // @ts-expect-error a strategy says who calls
  createClient({ auth: { clientId } })
  // @ts-expect-error headers are text
  createClient({ headers: { a: 1 } })
  // @ts-expect-error options have their names
  createClient({ timeout: 1 })
  // @ts-expect-error a visitor's strategy names its client
  OAuthStrategy({})
  // @ts-expect-error an API key is needed
  ApiKeyStrategy({ siteId: 's' })
  // @ts-expect-error an app has an id
  AppStrategy({ appSecret: 's' })
}

export const shapesOfTokens = (auth: OAuthStrategy, storage: TokenStorage) => {
  auth.setTokens({ accessToken: { value: '', expiresAt: 0 }, refreshToken: { value: '', role: 'none' } })
  OAuthStrategy({ clientId, tokenStorage: storage, tokens: null })
  // @ts-expect-error tokens have a refresh token
  auth.setTokens({ accessToken: { value: '', expiresAt: 0 } })
  // @ts-expect-error an access token is its value and its expiry
  auth.setTokens({ ...tokens, accessToken: 'a' })
  // @ts-expect-error expiry is in seconds since 1970
  auth.setTokens({ ...tokens, accessToken: { value: 'a', expiresAt: new Date() } })
  // @ts-expect-error there are three roles
  auth.setTokens({ ...tokens, refreshToken: { value: 'r', role: 'merchant' } })
  // @ts-expect-error only a refresh token renews
  auth.renewToken(tokens.accessToken)
  // @ts-expect-error a storage is read as well
  OAuthStrategy({ clientId, tokenStorage: { setTokens: () => {} } })
}

export const logins = async (auth: OAuthStrategy) => {
  const state: StateMachine = await auth.register({
    email: 'e',
    password: 'p',
    profile: { firstName: 'f', customFields: [{ name: 'born', value: { dateValue: new Date() } }] },
    captchaTokens: { recaptchaToken: 't' },
  })
  if (state.loginState === 'SUCCESS') holds<Same<typeof state.data.sessionToken, string>>()
  if (state.loginState === 'EMAIL_VERIFICATION_REQUIRED') await auth.processVerification({ code: '1' }, state)
  if (state.loginState === 'FAILURE' && state.errorCode === 'invalidEmail') state.error.trim()
  // @ts-expect-error a failure has no session
  if (state.loginState === 'FAILURE') state.data
  // @ts-expect-error states are seven
  if (state.loginState === 'LOGGED_IN') state
  // @ts-expect-error a login needs a password
  auth.login({ email: 'e' })
  // @ts-expect-error a profile has its fields
  auth.register({ email: 'e', password: 'p', profile: { nick: 'n' } })

  const data = auth.generateOAuthData('https://shop.test')
  await auth.getAuthUrl(data, { prompt: 'none', responseMode: 'query', idp: { connectionId: 'c' } })
  await auth.getMemberTokens('code', 'state', data)
  // @ts-expect-error there are four prompts
  auth.getAuthUrl(data, { prompt: 'register' })
  // @ts-expect-error there are three response modes
  auth.getAuthUrl(data, { responseMode: 'form_post' })
  // @ts-expect-error other providers are connections of the site
  auth.getAuthUrl(data, { idp: 'github' })
  // @ts-expect-error a code is exchanged with its verifier
  auth.getMemberTokens('code', 'state', { redirectUri: 'https://shop.test', state: 's' })
}

export const elevation = async () => {
  visitor.enableContext('module', { elevated: true })
  const deleteProduct = elevate(products.deleteProduct)
  holds<Same<typeof deleteProduct, typeof products.deleteProduct>>()
  for await (const { slug } of elevate(products.queryProducts)()) slug.trim()
  // @ts-expect-error an elevated function keeps its arguments
  elevate(products.deleteProduct)()
  // @ts-expect-error only functions are elevated
  elevate(products)
  // @ts-expect-error there are two contexts
  visitor.enableContext('page')
}

export const errors = (error: unknown) => {
  if (!(error instanceof CommerceError)) return
  holds<Same<typeof error.code, string>>()
  holds<Same<typeof error.retryable, boolean>>()
  holds<Same<typeof error.status, number | undefined>>()
  holds<Same<typeof error.requestId, string | null | undefined>>()
  error.details?.validationError?.fieldViolations?.map(({ field }) => field.trim())
  // @ts-expect-error an error is not changed
  error.code = 'OTHER'
  // @ts-expect-error an error has a code
  new CommerceError('message', {})
}

export const named: Client<{ currentCart: typeof currentCart }, OAuthStrategy> = visitor
// @ts-expect-error a client without the module is not one with it
export const other: Client<{ orders: typeof orders }> = visitor
