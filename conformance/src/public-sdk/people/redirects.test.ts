import { createClient as createOurs, OAuthStrategy as OurStrategy } from '@vitrine/client'
import { currentCart as ourCart } from '@vitrine/client/ecom'
import { redirects as ourRedirects } from '@vitrine/client/redirects'
import { demoShop } from '@vitrine/demo'
import { currentCart } from '@wix/ecom'
import { redirects } from '@wix/redirects'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from '../sdk-shop.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const SHOP = 'http://localhost:3000'
const [product] = demoShop().products.filter(({ visible, options }) => visible && options.length === 0)
const lineItems = [{ quantity: 1, catalogReference: { catalogItemId: product?.id ?? '', appId: STORES } }]

let opened: SdkShop
beforeAll(async () => {
  opened = await openSdkShop()
})
afterAll(() => opened[Symbol.asyncDispose]())

const CLIENTS = [
  [
    'the public packages',
    () => {
      const { clientId } = opened.shop
      return createClient({ auth: OAuthStrategy({ clientId }), modules: { currentCart, redirects } })
    },
  ],
  [
    'our packages',
    () => {
      const { url: apiUrl, clientId } = opened.shop
      const modules = { currentCart: ourCart, redirects: ourRedirects }
      return createOurs({ apiUrl, auth: OurStrategy({ clientId }), modules })
    },
  ],
] as const

describe.each(CLIENTS)('a visitor with %s', (_, open) => {
  const openCheckout = async () => {
    const client = open()
    await client.currentCart.addToCurrentCart({ lineItems })
    const { checkoutId = '' } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
    return { client, checkoutId }
  }

  it('is led to the checkout of their cart, once', async () => {
    const { client, checkoutId } = await openCheckout()
    const { redirectSession } = await client.redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks: { thankYouPageUrl: `${SHOP}/thank-you`, cartPageUrl: `${SHOP}/cart`, postFlowUrl: SHOP },
      preferences: { additionalQueryParameters: { utm_source: 'news' } },
    })
    const { fullUrl = '', sessionToken } = redirectSession ?? {}
    const endpoint = fullUrl.replace('?utm_source=news', '')
    expect(redirectSession).toEqual({
      ...{ _id: expect.stringMatching(/^[\da-f-]{36}$/), fullUrl, shortUrl: fullUrl, sessionToken },
      urlDetails: { endpoint, searchParams: { utm_source: 'news' } },
    })
    const first = await fetch(fullUrl, { redirect: 'manual' })
    expect([first.status, new URL(first.headers.get('location') ?? '').pathname]).toEqual([
      303,
      `/checkout/${checkoutId}`,
    ])
    expect(first.headers.get('set-cookie')).toMatch(/^vitrine_hosted=.*; HttpOnly; SameSite=Lax$/)
    const second = await fetch(fullUrl, { redirect: 'manual' })
    expect([second.status, second.headers.get('set-cookie')]).toEqual([410, null])
  })

  it('is logged out, led back to the shop, and becomes another visitor', async () => {
    const { client, checkoutId } = await openCheckout()
    const { redirectSession } = await client.redirects.createRedirectSession({ ecomCheckout: { checkoutId } })
    const led = await fetch(redirectSession?.fullUrl ?? '', { redirect: 'manual' })
    const cookie = led.headers.get('set-cookie')?.split(';')[0] ?? ''
    const { logoutUrl } = await client.auth.logout(`${SHOP}/bye`)
    expect(client.auth.getTokens().refreshToken.value).toBe('')
    const left = await fetch(logoutUrl, { redirect: 'manual', headers: { cookie } })
    expect([left.status, left.headers.get('location')]).toEqual([303, `${SHOP}/bye`])
    expect(left.headers.get('set-cookie')).toMatch(/^vitrine_hosted=; Path=\/; Max-Age=0; /)
    await expect(client.auth.logout('https://evil.example')).rejects.toThrow()
  })

  it("can't reach someone else's checkout or another shop", async () => {
    const { client, checkoutId } = await openCheckout()
    const other = open()
    await expect(
      other.redirects.createRedirectSession({ ecomCheckout: { checkoutId } }),
    ).rejects.toMatchObject({
      details: { applicationError: { code: 'CHECKOUT_NOT_FOUND' } },
    })
    const callbacks = { postFlowUrl: 'https://evil.example' }
    const refused = client.redirects.createRedirectSession({ ecomCheckout: { checkoutId }, callbacks })
    await expect(refused).rejects.toMatchObject({
      details: {
        validationError: { fieldViolations: [{ field: expect.stringMatching(/callbacks.postFlowUrl$/) }] },
      },
    })
    const unknown = { storesProduct: { productSlug: 'no-such-piece' } }
    await expect(client.redirects.createRedirectSession(unknown)).rejects.toMatchObject({
      details: { applicationError: { code: 404 } },
    })
    const elsewhere = { paidPlansCheckout: { planId: checkoutId } }
    await expect(client.redirects.createRedirectSession(elsewhere)).rejects.toMatchObject({
      details: { applicationError: { code: 'FEATURE_NOT_AVAILABLE' } },
    })
  })
})
