import { connect } from 'node:net'
import { openDemoShop } from '@vitrine/platform/testing'
import { openStorefront, type Storefront } from '../open/open-storefront.ts'

type Platform = Awaited<ReturnType<typeof openDemoShop>>

export let platform: Platform
export let shop: Storefront

/** Opens the built shop that all cases of `pages.test.ts` visit. */
export const openPages = async (): Promise<void> => {
  platform = await openDemoShop()
  shop = await openStorefront(platform)
}

export const closePages = async (): Promise<void> => {
  await shop?.stop()
  await platform?.[Symbol.asyncDispose]()
}

export const get = (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(shop.url + path, { headers, redirect: 'manual', signal: signal ?? null })

/** Sends what no client would send, and returns the answer. */
export const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(shop.url).port), 'localhost', () => socket.write(text))
    socket.once('data', (chunk) => {
      socket.destroy()
      resolve(String(chunk))
    })
    socket.once('error', reject)
  })

export const post = (path: string, fields: Record<string, string>, cookie = '') =>
  fetch(shop.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie, Origin: shop.url },
    redirect: 'manual',
  })

export const sessionCookie = async () => cookieOf(await post('/products/column', { quantity: '1' }))

/** The cookie with that name in an answer, as a browser sends it back. */
export const cookieOf = (answer: Response, name = 'vitrine_session') =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''
