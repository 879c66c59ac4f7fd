import { readFile } from 'node:fs/promises'
import { createClient as createOurs, AppStrategy as OurStrategy } from '@vitrine/client'
import { currentCart as ourCart, orders as ourOrders } from '@vitrine/client/ecom'
import { submissions as ourSubmissions } from '@vitrine/client/forms'
import { members as ourMembers } from '@vitrine/client/members'
import { redirects as ourRedirects } from '@vitrine/client/redirects'
import { inventory as ourInventory, products as ourProducts } from '@vitrine/client/stores'
import { createWebhookKeys, signEvent, type WebhookKeys } from '@vitrine/client/webhooks'
import { EVENTS } from '@vitrine/contract'
import * as submissions from '@wix/auto_sdk_forms_submissions'
import { currentCart, orders } from '@wix/ecom'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { AppStrategy, createClient } from '@wix/sdk'
import { inventory, products } from '@wix/stores'
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
    modules: { currentCart, inventory, members, orders, products, redirects, submissions },
  })

const ours = (publicKey: string) =>
  createOurs({
    auth: OurStrategy({ appId: 'stock', publicKey }),
    modules: {
      ...{ currentCart: ourCart, inventory: ourInventory, members: ourMembers, orders: ourOrders },
      ...{ products: ourProducts, redirects: ourRedirects, submissions: ourSubmissions },
    },
  })

/** The event on a page of the docs: a real one, which the tests of these pages keep true. */
const documented = async (name: string): Promise<unknown> => {
  const page = await readFile(new URL(`../../../docs/events/${name}.md`, import.meta.url), 'utf8')
  return JSON.parse(/```json\n([\s\S]*?)\n```/.exec(page)?.[1] ?? '')
}

/** Their packages have no handlers of these, because the hosted platform has no such events. */
const WITHOUT_HANDLERS = ['memberApproved', 'memberBlocked']

describe('a documented event', () => {
  it.each(Object.entries(EVENTS))(
    'of the kind %s reaches the handlers of the public packages and of ours with the same content',
    async (name, { type: eventType }) => {
      const payload = await documented(name)
      const identity = { identityType: 'APP', appId: 'till' } as const
      const body = await signEvent(keys.privateKey, { eventType, payload, instanceId: 'site', identity })
      const handler = `on${name[0]?.toUpperCase()}${name.slice(1)}`
      const arrived: unknown[] = []
      for (const client of [theirs(keys.publicKey), ours(keys.publicKey)]) {
        const register = registering(client).get(handler)
        expect(register !== undefined).toBe(!WITHOUT_HANDLERS.includes(name))
        register?.((event) => void arrived.push(event))
        const told = await client.webhooks.process(body)
        expect(told).toMatchObject({ instanceId: 'site', eventType, identity })
        if (!register) expect(told.payload).toEqual(payload)
      }
      if (!WITHOUT_HANDLERS.includes(name)) {
        expect(arrived).toHaveLength(2)
        expect(arrived[0]).toMatchObject({ metadata: { instanceId: 'site', identity } })
      }
      expect(arrived[1]).toEqual(arrived[0])
    },
  )
})
