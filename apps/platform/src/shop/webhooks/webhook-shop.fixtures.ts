import type { ListWebhookDeliveriesResponse, Webhook, WebhookKey } from '@vitrine/contract'
import { addToCurrentCart, createWebhook, deleteWebhook } from '@vitrine/contract/operations'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createSiteViews } from '../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../floor/clock.ts'
import { randomIds } from '../../floor/ids.ts'
import { usersStore } from '../../people/users/users.store.ts'
import { referenceTo } from '../../sales/cart/cart.fixtures.ts'
import { newProduct } from '../../testing/catalog.ts'
import type { ENGINES } from '../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { openReceiver, type Receiver, readToken } from './sending/receiver.fixtures.ts'

export const HOUR_MS = 3_600_000
export const cup = newProduct({ priceMinor: 1200 })
export const lineItems = [{ quantity: 1, catalogReference: referenceTo(cup.id) }]
export const CART = [
  'wix.ecom.v1.cart_created',
  'wix.ecom.v1.cart_updated',
  'wix.ecom.v1.cart_deleted',
] as const

/** A webhook, who receives its events, and the key that signs them. */
interface Opened {
  readonly receiver: Receiver
  readonly webhook: Webhook
  readonly key: WebhookKey
}

/**
 * A shop with an owner and a clock of its own, for the tests of one file. Each test's webhooks are deleted after it,
 * so that later tests don't send to them.
 */
export const useWebhookShop = (engine: (typeof ENGINES)[number]) => {
  let shop: Shop
  let owner: Caller
  let now = Date.parse('2026-01-31T12:00:00.000Z')
  const receivers: Receiver[] = []
  const opened: string[] = []

  beforeAll(async () => {
    shop = await openShop({
      engine,
      clock: { now: () => now },
      seed: async (database, site, { mediaUrl }) => {
        await createCatalogWriter(database, systemClock, createSiteViews(mediaUrl)).putProducts(site, [cup])
        await database.transaction((tx) =>
          usersStore.save(tx, {
            ...{ siteId: site.siteId, userId: randomIds.guid(), email: 'ada@shop.example', role: 'owner' },
            ...{ passwordHash: '', createdAt: now, disabledAt: null },
          }),
        )
      },
    })
    owner = await shop.app(['webhooks:manage']) // tokens of people expire while the clock jumps
  })
  afterEach(async () => {
    for (const id of opened.splice(0)) await owner.try(deleteWebhook, { id })
    for (const receiver of receivers.splice(0)) await receiver[Symbol.asyncDispose]()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const receive = async (): Promise<Receiver> => {
    const receiver = await openReceiver()
    receivers.push(receiver)
    return receiver
  }

  return {
    shop: () => shop,
    owner: () => owner,
    now: () => now,
    pass: (ms: number) => {
      now += ms
    },
    receive,

    /** Creates a webhook for carts, and a receiver of its events. Its format is the one whose keys are made quickly. */
    open: async (terms: Partial<Pick<Webhook, 'eventTypes' | 'format'>> = {}): Promise<Opened> => {
      const receiver = await receive()
      const { webhook, keys } = await owner.call(createWebhook, {
        webhook: { url: receiver.url, eventTypes: [...CART], format: 'STANDARD', ...terms },
      })
      opened.push(webhook.id)
      const [key] = keys
      if (!key) throw new Error('It has no key')
      return { receiver, webhook, key }
    },

    /** A new visitor with a cart. */
    cartOf: async () => {
      const visitor = await shop.visitor()
      const { cart } = await visitor.call(addToCurrentCart, { lineItems })
      if (!cart?.id) throw new Error('No cart')
      return { visitor, cartId: cart.id }
    },

    listed: async ({ id }: Webhook, query: string): Promise<ListWebhookDeliveriesResponse> => {
      const { status, body } = await owner.get(`/vitrine/v1/webhooks/${id}/deliveries?${query}`)
      expect(status).toBe(200)
      return body as ListWebhookDeliveriesResponse
    },
  }
}

/** The receiver's events about one entity, verified. */
export const about = async (receiver: Receiver, key: WebhookKey, entityId: string) =>
  (await Promise.all(receiver.arrived.map((event) => readToken(event, key)))).filter(
    ({ data }) => data.entityId === entityId,
  )

/** The ids of the events that arrived, a repeated one each time. */
export const idsAt = ({ arrived }: Receiver) => arrived.map(({ headers }) => headers['webhook-id'])
