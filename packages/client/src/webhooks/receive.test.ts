import { beforeAll, describe, expect, it } from 'vitest'
import { currentCart, orders } from '../ecom.ts'
import { AppStrategy, createClient } from '../index.ts'
import { createWebhookKeys, signEvent, type WebhookKeys } from '../webhooks.ts'

let keys: WebhookKeys
beforeAll(async () => {
  keys = await createWebhookKeys()
})

const clientWith = (publicKey: string | undefined) =>
  createClient({ auth: AppStrategy({ appId: 'app', publicKey }), modules: { currentCart } })

const DELETED = { eventType: 'wix.ecom.v1.cart_deleted', payload: { id: 'e', deletedEvent: {} } }

describe('a webhook', () => {
  it("reaches the handler of its type, in the caller's form", async () => {
    const client = clientWith(keys.publicKey)
    const seen: unknown[] = []
    client.currentCart.onCartUpdated((event) => void seen.push(event))
    client.currentCart.onCartDeleted(() => void seen.push('deleted'))
    const payload = {
      id: 'e1',
      eventTime: '2025-03-10T09:30:00.000Z',
      updatedEvent: {
        currentEntity: { id: 'c1', updatedDate: '2025-03-10T09:30:00.000Z' },
        modifiedFields: {
          'lineItems[0].id': 'l',
          'lineItems[0].image': { id: 'a.jpg', width: 1, height: 2 },
        },
      },
    }
    const body = await signEvent(keys.privateKey, { eventType: 'wix.ecom.v1.cart_updated', payload })
    const returned = await client.webhooks.process(body)
    expect(seen).toEqual([
      {
        entity: { _id: 'c1', _updatedDate: new Date('2025-03-10T09:30:00.000Z') },
        metadata: expect.objectContaining({ _id: 'e1', eventTime: new Date('2025-03-10T09:30:00.000Z') }),
        modifiedFields: {
          'lineItems[0]._id': 'l',
          'lineItems[0].image': 'wix:image://v1/a.jpg#originWidth=1&originHeight=2',
        },
      },
    ])
    expect(returned.payload).toEqual(payload)
  })

  it("about an order carries the order, as its entity or in the action's data", async () => {
    const client = createClient({
      auth: AppStrategy({ appId: 'app', publicKey: keys.publicKey }),
      modules: { orders },
    })
    const seen: unknown[] = []
    const types = {
      order_created: client.orders.onOrderCreated,
      order_updated: client.orders.onOrderUpdated,
      order_approved: client.orders.onOrderApproved,
      order_canceled: client.orders.onOrderCanceled,
      order_fulfilled: client.orders.onOrderFulfilled,
      order_payment_status_updated: client.orders.onOrderPaymentStatusUpdated,
    }
    for (const [name, register] of Object.entries(types))
      register(
        ({ metadata, ...event }: object & { metadata: { slug?: string } }) =>
          void seen.push([name, metadata.slug, event]),
      )
    const order = { id: 'o1', createdDate: '2025-03-10T09:30:00.000Z' }
    const bodies: Record<string, object> = {
      order_created: { createdEvent: { entity: order } },
      order_updated: { updatedEvent: { currentEntity: order } },
    }
    for (const name of Object.keys(types)) {
      const payload = {
        id: name,
        slug: name.slice(6),
        ...(bodies[name] ?? { actionEvent: { body: { order } } }),
      }
      await client.webhooks.process(
        await signEvent(keys.privateKey, { eventType: `wix.ecom.v1.${name}`, payload }),
      )
    }
    const given = { _id: 'o1', _createdDate: new Date('2025-03-10T09:30:00.000Z') }
    expect(seen).toEqual(
      Object.keys(types).map((name) => [
        name,
        name.slice(6),
        name in bodies ? { entity: given } : { data: { order: given } },
      ]),
    )
  })

  it('can be a Request of any framework, with the key as base64 of the PEM', async () => {
    const body = await signEvent(keys.privateKey, DELETED)
    const request = new Request('https://shop.test/webhooks', { method: 'POST', body })
    const { eventType } = await clientWith(btoa(keys.publicKey)).webhooks.processRequest(request)
    expect(eventType).toBe(DELETED.eventType)
    await expect(clientWith(keys.publicKey).webhooks.processRequest(request)).rejects.toMatchObject({
      code: 'WEBHOOK_BODY_READ',
    })
  })

  const mistakes: [string, () => Promise<unknown>][] = [
    ['WEBHOOK_BODY_PARSED', async () => clientWith(keys.publicKey).webhooks.process({} as string)],
    ['WEBHOOK_BODY_PARSED', async () => clientWith(keys.publicKey).webhooks.process('{"data":1}')],
    ['ERR_JWS_INVALID', async () => clientWith(keys.publicKey).webhooks.process('no.token')],
    [
      'ERR_JWS_INVALID',
      async () => {
        const [, payload, signature] = (await signEvent(keys.privateKey, DELETED)).split('.')
        const header = btoa('{"alg":"none"}').replaceAll('=', '')
        return clientWith(keys.publicKey).webhooks.process([header, payload, signature].join('.'))
      },
    ],
    [
      'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
      async () => {
        const other = await createWebhookKeys()
        return clientWith(other.publicKey).webhooks.process(await signEvent(keys.privateKey, DELETED))
      },
    ],
    [
      'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
      async () => {
        const [header, payload = '', signature] = (await signEvent(keys.privateKey, DELETED)).split('.')
        const changed = atob(payload).replace('cart_deleted', 'cart_deletes')
        const rest = btoa(changed).replaceAll('=', '')
        return clientWith(keys.publicKey).webhooks.process([header, rest, signature].join('.'))
      },
    ],
    [
      'ERR_JWT_EXPIRED',
      async () => {
        const expiresAt = Math.floor(Date.now() / 1000) - 3_600
        return clientWith(keys.publicKey).webhooks.process(
          await signEvent(keys.privateKey, { ...DELETED, expiresAt }),
        )
      },
    ],
    [
      'WEBHOOK_UNEXPECTED_TYPE',
      async () =>
        clientWith(keys.publicKey).webhooks.process(await signEvent(keys.privateKey, DELETED), {
          expectedEvents: [{ type: 'wix.ecom.v1.cart_created' }],
        }),
    ],
    [
      'MISSING_PUBLIC_KEY',
      async () => clientWith(undefined).webhooks.process(await signEvent(keys.privateKey, DELETED)),
    ],
    [
      'INVALID_PUBLIC_KEY',
      async () => clientWith('no key').webhooks.process(await signEvent(keys.privateKey, DELETED)),
    ],
    ['WEBHOOKS_NOT_SUPPORTED', async () => createClient({}).webhooks.process('a.b.c')],
  ]
  it.each(mistakes)('that must be refused names the reason: %s', async (code, work) => {
    await expect(work()).rejects.toMatchObject({ name: 'CommerceError', code })
  })
})
