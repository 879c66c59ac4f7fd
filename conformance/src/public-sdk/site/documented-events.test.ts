import { readFile } from 'node:fs/promises'
import { createClient as createOurs, AppStrategy as OurStrategy } from '@vitrine/client'
import { contacts as ourContacts } from '@vitrine/client/crm'
import { currentCart as ourCart, currentCartV2 as ourCartV2, orders as ourOrders } from '@vitrine/client/ecom'
import { submissions as ourSubmissions } from '@vitrine/client/forms'
import { members as ourMembers } from '@vitrine/client/members'
import { redirects as ourRedirects } from '@vitrine/client/redirects'
import {
  inventory as ourInventory,
  inventoryItemsV3 as ourInventoryItemsV3,
  products as ourProducts,
  productsV3 as ourProductsV3,
} from '@vitrine/client/stores'
import { createWebhookKeys, signEvent, type WebhookKeys } from '@vitrine/client/webhooks'
import { EVENTS, firstTypesOf } from '@vitrine/contract'
import { createWebhook, sendTestEvent } from '@vitrine/contract/operations'
import { openReceiver, openShop } from '@vitrine/platform/testing'
import { ENGINES } from '@vitrine/platform/testing/engines'
import * as contacts from '@wix/auto_sdk_crm_contacts'
import * as submissions from '@wix/auto_sdk_forms_submissions'
import { currentCart, currentCartV2, orders } from '@wix/ecom'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { AppStrategy, createClient } from '@wix/sdk'
import { inventory, inventoryItemsV3, products, productsV3 } from '@wix/stores'
import { beforeAll, describe, expect, it } from 'vitest'

let keys: WebhookKeys
beforeAll(async () => {
  keys = await createWebhookKeys()
})

type Register = (handler: (event: unknown) => void) => void

/** The functions of a client that register a handler, by their names. */
const registering = (client: object): ReadonlyMap<string, Register> =>
  new Map(
    Object.values(client).flatMap((module: unknown) =>
      typeof module === 'object' && module !== null
        ? Object.entries(module).filter(([name]) => /^on[A-Z]/.test(name))
        : [],
    ),
  )

const theirs = (publicKey: string) =>
  createClient({
    auth: AppStrategy({ appId: 'stock', appSecret: 'x', publicKey }),
    modules: { contacts, currentCart, inventory, members, orders, products, redirects, submissions },
  })

const ours = (publicKey: string) =>
  createOurs({
    auth: OurStrategy({ appId: 'stock', publicKey }),
    modules: {
      ...{ contacts: ourContacts, currentCart: ourCart, inventory: ourInventory, members: ourMembers },
      ...{ orders: ourOrders, products: ourProducts, redirects: ourRedirects, submissions: ourSubmissions },
    },
  })

const theirsNewer = (publicKey: string) =>
  createClient({
    auth: AppStrategy({ appId: 'stock', appSecret: 'x', publicKey }),
    modules: { currentCartV2, inventoryItemsV3, productsV3 },
  })

const oursNewer = (publicKey: string) =>
  createOurs({
    auth: OurStrategy({ appId: 'stock', publicKey }),
    modules: {
      ...{ currentCartV2: ourCartV2, inventoryItemsV3: ourInventoryItemsV3, productsV3: ourProductsV3 },
    },
  })

/** The event on a page of the docs: a real one, which the tests of these pages keep true. */
const documented = async (name: string): Promise<unknown> => {
  const page = await readFile(new URL(`../../../../docs/events/${name}.md`, import.meta.url), 'utf8')
  return JSON.parse(/```json\n([\s\S]*?)\n```/.exec(page)?.[1] ?? '')
}

/** Their packages have no handlers for these, because the hosted platform has no such events. */
const WITHOUT_HANDLERS = ['memberApproved', 'memberBlocked']

/** Processes a signed event with their packages and with ours; returns what the handlers got, and the payload. */
const process = async (publicKey: string, name: string, body: string) => {
  // Modules of both forms have handlers of the same names: `productV3Created` is `onProductCreated` of `productsV3`.
  const isNewer = /V\d/.test(name)
  const handler = `on${name[0]?.toUpperCase()}${name.slice(1)}`.replace(/V\d/, '')
  const clients = isNewer
    ? [theirsNewer(publicKey), oursNewer(publicKey)]
    : [theirs(publicKey), ours(publicKey)]
  const arrived: unknown[] = []
  const told: Readonly<Record<string, unknown>>[] = []
  for (const client of clients) {
    const register = registering(client).get(handler)
    expect(register !== undefined).toBe(!WITHOUT_HANDLERS.includes(name))
    register?.((event) => void arrived.push(event))
    told.push({ ...(await client.webhooks.process(body)) })
  }
  expect(arrived).toHaveLength(WITHOUT_HANDLERS.includes(name) ? 0 : 2)
  expect(arrived[1]).toEqual(arrived[0])
  return { arrived: arrived[0], told }
}

describe('a documented event', () => {
  it.each(Object.entries(EVENTS))(
    'of the kind %s reaches the handlers of the public packages and our own with the same content',
    async (name, { type: eventType }) => {
      const payload = await documented(name)
      const identity = { identityType: 'APP', appId: 'till' } as const
      const body = await signEvent(keys.privateKey, { eventType, payload, instanceId: 'site', identity })
      const { arrived, told } = await process(keys.publicKey, name, body)
      for (const one of told) {
        expect(one).toMatchObject({ instanceId: 'site', eventType, identity })
        if (arrived === undefined) expect(one.payload).toEqual(payload)
      }
      if (arrived !== undefined) expect(arrived).toMatchObject({ metadata: { instanceId: 'site', identity } })
    },
  )
})

/** The content of a documented event about its entity, without the envelope. */
const contentOf = (event: unknown): unknown => {
  const { createdEvent, updatedEvent, deletedEvent, actionEvent } = Object(event)
  const content = { createdEvent, updatedEvent, deletedEvent, actionEvent }
  return Object.values(content).some((part) => part !== undefined) ? content : event
}

// Failed while a test event of an empty shop had only an id.
it.each(ENGINES)(
  'test events of an empty shop are complete: they have the content of the docs, on $name',
  async (engine) => {
    await using shop = await openShop({ engine })
    await using receiver = await openReceiver()
    const app = await shop.app(['webhooks:manage'])
    const eventTypes = Object.values(EVENTS)
      .map(({ type }) => type)
      .filter((type) => firstTypesOf(type).length === 0)
    const made = await app.call(createWebhook, { webhook: { url: receiver.url, eventTypes } })
    for (const [name, { type: eventType }] of Object.entries(EVENTS)) {
      const { event, attempt } = await app.call(sendTestEvent, { id: made.webhook.id, eventType })
      expect(attempt).toMatchObject({ responseStatus: 200 })
      expect(contentOf(event), name).toEqual(contentOf(await documented(name)))
      const { told } = await process(made.keys[0]?.key ?? '', name, receiver.arrived.at(-1)?.body ?? '')
      expect(told[0]).toMatchObject({ instanceId: shop.site.siteId, eventType })
    }
  },
)
