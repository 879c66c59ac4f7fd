import { randomUUID } from 'node:crypto'
import type { CardToken, HostedCheckout, PayHostedCheckoutRequest } from '@vitrine/contract/hosted-checkout'
import { createRedirectSession } from '@vitrine/contract/operations'
import { expect } from 'vitest'
import type { Caller, Shop } from '../../testing/index.ts'
import { detailsOf } from '../payments/sandbox/sandbox.fixtures.ts'

/** An answer to one of the hosted checkout's calls. */
export interface HostedAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: HostedCheckout & { readonly details?: { applicationError?: { code: string } } }
  /** The error's code, if it is one. */
  readonly code: string | undefined
  /** The refused fields. */
  readonly fields: readonly string[]
}

/** A browser at the hosted checkout, with the cookie set by the redirect. */
export interface HostedBrowser {
  readonly checkoutId: string
  readonly cookie: string
  send(method: string, path?: string, body?: unknown, headers?: Record<string, string>): Promise<HostedAnswer>
  read(): Promise<HostedCheckout>
  /** Exchanges a card for a token, as the page does. */
  tokenOf(number: string): Promise<string>
  /** Pays the amount due with a new card, or otherwise. */
  pay(
    card: string | undefined,
    terms?: Partial<PayHostedCheckoutRequest>,
    key?: string,
  ): Promise<HostedAnswer>
}

/**
 * Takes a buyer from the storefront to their checkout.
 * @param kept - the cookie that their browser already has
 */
export const openHosted = async (
  shop: Shop,
  buyer: Caller,
  checkoutId: string,
  url = shop.url,
  kept = '',
): Promise<HostedBrowser> => {
  const callbacks = {
    thankYouPageUrl: `${shop.site.storefrontUrl}/thanks`,
    cartPageUrl: `${shop.site.storefrontUrl}/cart`,
  }
  const made = await buyer.call(createRedirectSession, { ecomCheckout: { checkoutId }, callbacks })
  const link = new URL(String(made.redirectSession?.fullUrl))
  return hostedBrowser(url, checkoutId, await follow(url, link.pathname, kept))
}

/** A browser that has a checkout open, by its cookie. */
export const hostedBrowser = (url: string, checkoutId: string, cookie: string): HostedBrowser => {
  const send: HostedBrowser['send'] = async (method, path = '', body, headers = {}) => {
    const response = await fetch(`${url}/checkout-api/${checkoutId}${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    const violations: { field: string }[] = answer.details?.validationError?.fieldViolations ?? []
    return {
      ...{ status: response.status, headers: response.headers, body: answer },
      code: answer.details?.applicationError?.code,
      fields: violations.map(({ field }) => field),
    }
  }
  const read = async () => (await send('GET')).body
  const tokenOf = async (number: string): Promise<string> => {
    const response = await fetch(`${url}/sandbox-card/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(detailsOf(number)),
    })
    const card: CardToken = await response.json()
    return card.token
  }
  return {
    ...{ checkoutId, cookie, send, read, tokenOf },
    pay: async (card, terms = {}, key = randomUUID()) => {
      const { totals } = await read()
      const way = card === undefined ? {} : { methodId: 'sandbox-card', token: await tokenOf(card) }
      return send('POST', '/pay', { agreedTotals: totals, ...way, ...terms }, { 'idempotency-key': key })
    },
  }
}

/** Opens a link as a browser does when another site leads here. */
const follow = async (url: string, path: string, kept: string): Promise<string> => {
  const response = await fetch(url + path, { redirect: 'manual', headers: { cookie: kept } })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (cookie) return cookie
  throw new Error(`The link answered ${response.status}: ${await response.text()}`)
}

const PATIENCE = { timeout: 30_000, interval: 250 }

/**
 * Waits until a page shows what is wanted. A slow machine may exceed the card company's timeout: then the page
 * asks again, as here.
 */
export const settled = async (page: HostedBrowser, wanted: object): Promise<HostedCheckout> => {
  await expect.poll(() => page.read(), PATIENCE).toMatchObject(wanted)
  return page.read()
}
