import type { LiveChange } from '@vitrine/contract'
import { createProduct } from '@vitrine/contract/operations'
import { openShop, type Shop } from '@vitrine/platform/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentCart } from '../ecom.ts'
import { type CommerceError, createClient, OAuthStrategy } from '../index.ts'
import { messagesOf } from './messages.ts'
import { type LiveState, type SubscribeOptions, subscribe } from './subscribe.ts'

/** The catalog, as carts name it. */
const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

describe('a subscription', () => {
  let shop: Shop
  let item: { quantity: number; catalogReference: { appId: string; catalogItemId: string } }
  beforeAll(async () => {
    shop = await openShop()
    const merchant = await shop.merchant()
    const { product } = await merchant.call(createProduct, {
      product: { name: 'Cup', priceData: { price: 9 } },
    })
    item = { quantity: 1, catalogReference: { appId: APP_ID, catalogItemId: String(product?.id) } }
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const clientOf = (send: typeof fetch = fetch) =>
    createClient({
      apiUrl: shop.url,
      fetch: send,
      timeoutMs: 1_000,
      auth: OAuthStrategy({ clientId: shop.clientId }),
      modules: { currentCart },
    })

  /** Subscribes, and waits until it hears. */
  const start = async (client: ReturnType<typeof clientOf>, options: Partial<SubscribeOptions> = {}) => {
    const heard: LiveChange[] = []
    const states: LiveState[] = []
    let resets = 0
    const subscription = subscribe(client, {
      topics: ['CART'],
      onChange: (change) => void heard.push(change),
      onState: (state) => void states.push(state),
      onReset: () => void resets++,
      ...options,
    })
    await expect.poll(() => states.at(-1), { timeout: 10_000 }).toMatch(/live|polling/)
    return { subscription, heard, states, resets: () => resets }
  }

  it('reports changes of a cart, even after the time limit of calls', async () => {
    const client = clientOf()
    const { subscription, heard, states } = await start(client)
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await client.currentCart.addToCurrentCart({ lineItems: [item] })
    await expect
      .poll(() => heard)
      .toEqual([{ topic: 'CART', entity: 'cart', id: expect.any(String), action: 'CREATED', revision: 1 }])
    subscription.close()
    await expect.poll(() => states).toEqual(['connecting', 'live', 'closed'])
  })

  it('continues where it left off after a break, and where an earlier one ended', async () => {
    let cut = () => {}
    const client = clientOf(async (url, init) => {
      const response = await fetch(url, init)
      if (!String(url).includes('/live')) return response
      const cutter = new TransformStream<Uint8Array, Uint8Array>({
        start: (controller) => {
          cut = () => controller.error(new TypeError('cut'))
        },
      })
      return new Response(response.body?.pipeThrough(cutter), response)
    })
    const { subscription, heard, states, resets } = await start(client)
    const add = () => client.currentCart.addToCurrentCart({ lineItems: [item] })
    await add()
    await expect.poll(() => heard.length).toBe(1)
    cut()
    await add()
    await add()
    await expect.poll(() => heard.map(({ revision }) => revision), { timeout: 10_000 }).toEqual([1, 2, 3])
    subscription.close()
    const { cursor = '' } = subscription
    await add()
    const later = await start(client, { cursor })
    await expect.poll(() => later.heard.map(({ revision }) => revision)).toEqual([4])
    later.subscription.close()
    expect([resets(), later.resets()]).toEqual([0, 0])
    expect(states).toEqual(['connecting', 'live', 'connecting', 'live', 'closed'])
  })

  it('polls if no stream gets through', async () => {
    const client = clientOf(async (url, init) =>
      String(url).includes('/live') ? new Response('<html>', { status: 502 }) : fetch(url, init),
    )
    const { subscription, heard } = await start(client, { pollEveryMs: 20 })
    await client.currentCart.addToCurrentCart({ lineItems: [item] })
    await expect.poll(() => heard.map(({ revision }) => revision), { timeout: 10_000 }).toEqual([1])
    subscription.close()
  })

  it('ends when the platform refuses it for good, and when its signal aborts', async () => {
    const refusals: CommerceError[] = []
    const states: LiveState[] = []
    const options = { onChange: () => {}, onState: (state: LiveState) => void states.push(state) }
    subscribe(clientOf(), {
      ...options,
      topics: ['ORDERS'],
      onRefused: (error) => void refusals.push(error),
    })
    await expect.poll(() => states).toEqual(['connecting', 'closed'])
    expect(refusals).toMatchObject([{ code: 'PERMISSION_DENIED', status: 403, retryable: false }])
    const controller = new AbortController()
    const { states: others } = await start(clientOf(), { signal: controller.signal })
    controller.abort()
    await expect.poll(() => others).toEqual(['connecting', 'live', 'closed'])
  })
})

describe('a stream of messages', () => {
  const TEXT =
    ':hello\nretry: 250\n\nid: 1\nevent: change\ndata: {"a":\ndata: 1}\n\r\ndata:ü\r\n\r\nid: 2\n\nid: 3\ndata: lost'

  it('means the same however it is cut into pieces', async () => {
    const bytes = new TextEncoder().encode(TEXT)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: bytes.length })), async (cuts) => {
        const edges = [0, ...cuts.sort((one, other) => one - other), bytes.length]
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            for (const [index, edge] of edges.entries())
              controller.enqueue(bytes.slice(edge, edges[index + 1]))
            controller.close()
          },
        })
        const notes = {}
        const messages = []
        for await (const message of messagesOf(body, notes, () => {})) messages.push(message)
        expect(messages).toEqual([
          { event: 'change', data: '{"a":\n1}' },
          { event: 'message', data: 'ü' },
        ])
        expect(notes).toEqual({ id: '2', retryMs: 250 })
      }),
    )
  })
})
