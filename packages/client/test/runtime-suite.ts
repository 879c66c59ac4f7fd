import { CommerceError, createClient, createMedia, OAuthStrategy } from '@vitrine/client'
import { currentCart } from '@vitrine/client/ecom'
import { withHooks } from '@vitrine/client/hooks'
import { products } from '@vitrine/client/stores'
import { createReceiver, createWebhookKeys, signEvent } from '@vitrine/client/webhooks'

/** The result of one check; no error means it passed. */
export interface Checked {
  name: string
  error?: string
}

const equal = (actual: unknown, expected: unknown) => {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (is !== should) throw new Error(`${is} should be ${should}`)
}

/** What every runtime must do alike. Uses only the runtime's own features, so it runs anywhere as one file. */
const checks: Record<string, (apiUrl: string) => Promise<void>> = {
  async 'a hundred calls without tokens ask for them once'(apiUrl) {
    let tokenCalls = 0
    const counting = withHooks({
      request: ({ url }) => {
        if (url.endsWith('/oauth2/token')) tokenCalls++
      },
    })
    const client = createClient({
      apiUrl,
      fetch: counting,
      auth: OAuthStrategy({ clientId: 'c' }),
      modules: { currentCart },
    })
    await Promise.all(Array.from({ length: 100 }, () => client.currentCart.getCurrentCart()))
    equal(tokenCalls, 1)
  },
  async "a cart arrives in the caller's form"(apiUrl) {
    const client = createClient({ apiUrl, auth: OAuthStrategy({ clientId: 'c' }), modules: { currentCart } })
    const cart = await client.currentCart.getCurrentCart()
    equal(cart._createdDate instanceof Date, true)
    equal(cart.lineItems[0]?.image, 'wix:image://v1/mug.jpg/a%20m%C3%BCg.jpg#originWidth=16&originHeight=9')
  },
  async 'a line is added to the cart, read back and removed'(apiUrl) {
    const client = createClient({ apiUrl, auth: OAuthStrategy({ clientId: 'c' }), modules: { currentCart } })
    const { addToCurrentCart, getCurrentCart, removeLineItemsFromCurrentCart } = client.currentCart
    const catalogReference = { appId: 'stores', catalogItemId: 'mug', options: { options: { Größe: 'M' } } }
    const { cart } = await addToCurrentCart({ lineItems: [{ quantity: 2, catalogReference }] })
    const [line] = cart.lineItems.slice(1)
    equal([line?.quantity, line?.catalogReference], [2, catalogReference])
    equal((await getCurrentCart()).lineItems[1], line)
    const left = await removeLineItemsFromCurrentCart([`${line?._id}`])
    equal([left.cart.lineItems.length, (await getCurrentCart()).lineItems.length], [1, 1])
  },
  async 'calls that load on first use are sent like all others'(apiUrl) {
    const auth = OAuthStrategy({ clientId: 'c' })
    const client = createClient({ apiUrl, auth, modules: { currentCart, products } })
    const { cart } = await client.currentCart.removeCouponFromCurrentCart()
    equal(cart._createdDate instanceof Date, true)
    const { product } = await client.products.createProduct({ name: 'Mug', priceData: { price: 5 } })
    equal([product._id, product.name], ['new', 'Mug'])
    equal((await client.products.getStoreVariant('v')).variant._id, 'v')
    equal(await auth.login({ email: 'a@b.test', password: 'p' }), { loginState: 'OWNER_APPROVAL_REQUIRED' })
    equal(await client.graphql('{ shop }'), { data: { shop: 'open' } })
  },
  async 'a query is paged through to its end'(apiUrl) {
    const client = createClient({ apiUrl, auth: OAuthStrategy({ clientId: 'c' }), modules: { products } })
    const names: unknown[] = []
    for await (const { name } of client.products.queryProducts().startsWith('name', 'Ü').limit(2))
      names.push(name)
    equal(names, ['Ü0', 'Ü1', 'Ü2'])
  },
  async 'a failure is typed'(apiUrl) {
    const client = createClient({ apiUrl, auth: OAuthStrategy({ clientId: 'c' }), modules: { products } })
    const error: unknown = await client.products.getProduct('none').catch((thrown) => thrown)
    equal(error instanceof CommerceError && [error.code, error.status, error.requestId], [
      'NOT_FOUND',
      404,
      'r-1',
    ])
  },
  async 'a request to a slow server times out'(apiUrl) {
    const auth = OAuthStrategy({
      clientId: 'c',
      tokens: await OAuthStrategy({ clientId: 'c', apiUrl }).generateVisitorTokens(),
    })
    const client = createClient({ apiUrl, auth, timeoutMs: 50, retries: 0, modules: { products } })
    const error: unknown = await client.products.getProduct('slow').catch((thrown) => thrown)
    equal(error instanceof CommerceError && [error.code, error.retryable], ['NETWORK_ERROR', true])
  },
  async 'a challenge is the SHA-256 of its verifier'() {
    const { codeVerifier, codeChallenge } = OAuthStrategy({ clientId: 'c' }).generateOAuthData(
      'https://shop.test',
    )
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
    const text = btoa(String.fromCharCode(...new Uint8Array(digest)))
    equal(codeChallenge, text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))
  },
  async 'a webhook is verified'() {
    const { publicKey, privateKey } = await createWebhookKeys()
    const body = await signEvent(privateKey, { eventType: 'a.b', payload: { name: 'ü' } })
    const { eventType, payload } = await createReceiver(publicKey, []).process(body)
    equal([eventType, payload], ['a.b', { name: 'ü' }])
    const other = await createWebhookKeys()
    const error: unknown = await createReceiver(other.publicKey, [])
      .process(body)
      .catch((thrown) => thrown)
    equal(error instanceof CommerceError && error.code, 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED')
  },
  async 'a foreign origin never gets the token'(apiUrl) {
    const client = createClient({ apiUrl, auth: OAuthStrategy({ clientId: 'c' }) })
    const foreign = apiUrl.replace('127.0.0.1', 'localhost')
    equal(await (await client.fetchWithAuth(`${foreign}/echo`)).json(), { authorization: null })
    equal(await (await client.fetchWithAuth('/echo')).json(), { authorization: 'visitor-access' })
  },
  async 'a picture has an address'() {
    const media = createMedia('https://media.test')
    equal(
      media.getScaledToFillImageUrl('wix:image://v1/mug.jpg/a.jpg#originWidth=16&originHeight=9', 4, 3),
      'https://media.test/media/mug.jpg/v1/fill/w_4,h_3,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/mug.jpg',
    )
  },
}

/** Runs all checks against a server that answers as `runtime-server.ts` does. */
export const runSuite = async (apiUrl: string): Promise<Checked[]> => {
  const results: Checked[] = []
  for (const [name, check] of Object.entries(checks))
    await check(apiUrl).then(
      () => results.push({ name }),
      (error) => results.push({ name, error: String(error?.stack ?? error) }),
    )
  return results
}
