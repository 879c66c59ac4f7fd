import { createHmac, randomUUID } from 'node:crypto'
import type {
  CreateWebhookRequest,
  ListWebhookDeliveriesResponse,
  Webhook,
  WebhookKey,
} from '@vitrine/contract'
import {
  addToCurrentCart,
  createWebhook,
  deleteCurrentCart,
  deleteMyMember,
  deleteWebhook,
  getCurrentCart,
  getWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhookEvent,
  registerV2,
  replayWebhookEvents,
  rotateWebhookKey,
  sendTestEvent,
  updateCurrentCart,
  updateProduct,
  updateWebhook,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteViews } from '../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../floor/clock.ts'
import { statement } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { membersStore } from '../../people/members/members.store.ts'
import { usersStore } from '../../people/users/users.store.ts'
import { referenceTo } from '../../sales/cart/cart.fixtures.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { openReceiver, type Receiver, readToken } from './sending/receiver.fixtures.ts'

const HOUR_MS = 3_600_000
const cup = newProduct({ priceMinor: 1200 })
const lineItems = [{ quantity: 1, catalogReference: referenceTo(cup.id) }]
const CART = ['wix.ecom.v1.cart_created', 'wix.ecom.v1.cart_updated', 'wix.ecom.v1.cart_deleted']
const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  (body.details as { applicationError?: { code: string } })?.applicationError?.code,
]

describe.each(ENGINES)('webhooks on $name', (engine) => {
  let shop: Shop
  let owner: Caller
  let now = Date.parse('2026-01-31T12:00:00.000Z')
  const receivers: Receiver[] = []

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
  afterAll(async () => {
    await shop[Symbol.asyncDispose]()
    for (const receiver of receivers) await receiver[Symbol.asyncDispose]()
  })

  const opened = async (
    terms: Partial<Pick<Webhook, 'eventTypes' | 'format'>> = {},
  ): Promise<{ receiver: Receiver; webhook: Webhook; key: WebhookKey }> => {
    const receiver = await openReceiver()
    receivers.push(receiver)
    const { webhook, keys } = await owner.call(createWebhook, {
      webhook: { url: receiver.url, eventTypes: CART, ...terms },
    })
    const [key] = keys
    if (!key) throw new Error('It has no key')
    return { receiver, webhook, key }
  }
  const typesAt = ({ arrived }: Receiver) => arrived.map(({ headers }) => headers['webhook-id'])
  const cartOf = async () => {
    const visitor = await shop.visitor()
    const { cart } = await visitor.call(addToCurrentCart, { lineItems })
    if (!cart?.id) throw new Error('No cart')
    return { visitor, cartId: cart.id }
  }
  const listed = async ({ id }: Webhook, query: string): Promise<ListWebhookDeliveriesResponse> => {
    const { status, body } = await owner.get(`/vitrine/v1/webhooks/${id}/deliveries?${query}`)
    expect(status).toBe(200)
    return body as ListWebhookDeliveriesResponse
  }
  /** Waits until the failure of a webhook's first event is noted, and with it the pause from then on. */
  const failedOnce = (webhook: Webhook) =>
    expect.poll(async () => (await listed(webhook, '')).deliveries.at(-1)?.attempts).toBe(1)
  /** The receiver's events about one entity, verified. */
  const about = async (receiver: Receiver, key: WebhookKey, entityId: string) =>
    (await Promise.all(receiver.arrived.map((event) => readToken(event, key)))).filter(
      ({ data }) => data.entityId === entityId,
    )

  it('get the events of an entity in order, signed, with what changed', async () => {
    const { receiver, key, webhook } = await opened()
    const { visitor, cartId } = await cartOf()
    await visitor.call(updateCurrentCart, { cartInfo: { buyerNote: 'Ring twice' } })
    await visitor.call(deleteCurrentCart, {})
    await expect.poll(async () => (await about(receiver, key, cartId)).length).toBe(3)
    const events = await about(receiver, key, cartId)
    expect(events.map(({ eventType }) => eventType)).toEqual(CART)
    expect(events.map(({ instanceId }) => instanceId)).toEqual(Array(3).fill(shop.site.siteId))
    expect(events[0]?.data).toMatchObject({
      entityFqdn: 'wix.ecom.v1.cart',
      slug: 'created',
      entityEventSequence: '1',
      createdEvent: { entity: { id: cartId, lineItems: [{ quantity: 1 }] } },
    })
    expect(events[1]?.data.updatedEvent.modifiedFields).toMatchObject({ buyerNote: null })
    expect(events[2]?.data).toMatchObject({ slug: 'deleted', entityEventSequence: '3' })
    const noted = async () =>
      (await listed(webhook, `entityId=${cartId}`)).deliveries.map(({ status, attempts }) => [
        status,
        attempts,
      ])
    await expect.poll(noted).toEqual(Array(3).fill(['DELIVERED', 1]))
  })

  it('say that a cart was deleted with the data of its member, and nothing else about it', async () => {
    const { receiver, key } = await opened({ eventTypes: CART.slice(2) })
    const email = `${randomUUID()}@mail.example`
    await (await shop.visitor()).call(registerV2, { loginId: { email }, password: 'a long walk home' })
    const row = await membersStore.findByEmail(shop.database, shop.site.siteId, email)
    const { siteId } = shop.site
    const memberId = row?.memberId ?? ''
    const member = await shop.as({ type: 'MEMBER', siteId, clientId: shop.clientId, memberId })
    const { cart } = await member.call(addToCurrentCart, { lineItems })
    await member.call(deleteMyMember, {})
    await expect.poll(async () => (await about(receiver, key, String(cart?.id))).length).toBe(1)
    const [{ data } = { data: undefined }] = await about(receiver, key, String(cart?.id))
    expect(data).toMatchObject({
      ...{ slug: 'deleted', entityEventSequence: '2', triggeredByAnonymizeRequest: true, deletedEvent: {} },
    })
  })

  it('in the standard format carry headers that any verifier of it accepts', async () => {
    const { receiver, key } = await opened({ format: 'STANDARD' })
    await cartOf()
    await expect.poll(() => receiver.arrived.length).toBe(1)
    const [arrived] = receiver.arrived
    if (!arrived) throw new Error('Nothing arrived')
    const { headers, body } = arrived
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const secret = Buffer.from(key.key.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', secret).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
    expect(headers['webhook-timestamp']).toBe(String(now / 1000))
    expect(JSON.parse(body)).toMatchObject({ type: CART[0], data: { slug: 'created' } })
  })

  it('name who caused them: a visitor, a merchant or a program', async () => {
    const changed = 'com.wix.ecommerce.catalog.api.v1.ProductChanged'
    const { receiver } = await opened({ format: 'STANDARD', eventTypes: [CART[0] ?? '', changed] })
    const { cart } = await (await cartOf()).visitor.call(getCurrentCart, {})
    for (const [name, caller] of [
      ['Mug', await shop.merchant()],
      ['Cup', await shop.app(['catalog:write'])],
    ] as const)
      await caller.call(updateProduct, { product: { id: cup.id, name } })
    await expect.poll(() => receiver.arrived.length).toBe(3)
    const identities = receiver.arrived.map(({ body }) => JSON.parse(body).identity)
    const sortedBy = (type: string) => identities.filter(({ identityType }) => identityType === type)
    expect(sortedBy('ANONYMOUS_VISITOR')).toEqual([
      { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: cart?.buyerInfo?.visitorId },
    ])
    expect([...sortedBy('WIX_USER'), ...sortedBy('APP')]).toEqual([
      { identityType: 'WIX_USER', wixUserId: expect.any(String) },
      { identityType: 'APP', appId: expect.any(String) },
    ])
  })

  it('send a failed event again with the same id, before the later ones of its entity', async () => {
    const { receiver, key, webhook } = await opened()
    receiver.reply = 500
    const { visitor, cartId } = await cartOf()
    await visitor.call(updateCurrentCart, { cartInfo: { buyerNote: 'Later' } })
    await expect.poll(() => receiver.arrived.length).toBe(1)
    const waiting = async () => (await owner.call(getWebhook, { id: webhook.id })).webhook.waiting
    await expect.poll(waiting).toBe(2)
    await failedOnce(webhook)
    receiver.reply = 200
    now += HOUR_MS
    await expect.poll(() => receiver.arrived.length).toBe(3)
    expect(new Set(typesAt(receiver)).size).toBe(2)
    const events = await about(receiver, key, cartId)
    expect(events.map(({ data }) => data.entityEventSequence)).toEqual(['1', '1', '2'])
    const [first] = events
    const { delivery, attempts } = await owner.call(getWebhookDelivery, {
      id: webhook.id,
      eventId: first?.data.id,
    })
    expect(delivery).toMatchObject({ status: 'DELIVERED', attempts: 2, lastResponseStatus: 200 })
    expect(attempts.map(({ responseStatus, error }) => [responseStatus, error])).toEqual([
      [200, undefined],
      [500, 'Answered 500.'],
    ])
    expect(attempts[1]).toMatchObject({
      responseBody: 'sorry',
      requestHeaders: { 'webhook-id': delivery.eventId },
    })
  })

  it('are paused after three days of failures, with a mail to the owners, and lose nothing', async () => {
    const { receiver, key, webhook } = await opened()
    receiver.reply = 503
    const { cartId } = await cartOf()
    const statusOf = async () => (await owner.call(getWebhook, { id: webhook.id })).webhook.status
    const attempts = async () => (await listed(webhook, '')).deliveries.at(-1)?.attempts ?? 0
    let seen = 0
    while ((await statusOf()) === 'ACTIVE' && seen < 30) {
      seen += 1
      await expect.poll(attempts).toBe(seen)
      now += 9 * HOUR_MS
    }
    expect(await statusOf()).toBe('PAUSED')
    expect(seen).toBeGreaterThan(8)
    const tried = receiver.arrived.length
    const { visitor } = await cartOf()
    const mails = async () =>
      JSON.stringify((await shop.caller().get('/dev/mail', { accept: 'application/json' })).body)
    await expect.poll(mails).toContain('We paused the webhook to 127.0.0.1')
    await visitor.call(deleteCurrentCart, {})
    expect(receiver.arrived).toHaveLength(tried)
    receiver.reply = 200
    await owner.call(updateWebhook, { webhook: { id: webhook.id, status: 'ACTIVE' } })
    await expect.poll(() => receiver.arrived.length).toBe(tried + 3)
    expect(await about(receiver, key, cartId)).toHaveLength(tried + 1)
    expect((await owner.call(getWebhook, { id: webhook.id })).webhook).not.toHaveProperty('failingSince')
  })

  it('don’t delay others when a receiver hangs', async () => {
    const hanging = await opened()
    hanging.receiver.reply = () => {}
    const quick = await opened()
    for (let count = 0; count < 20; count++) await cartOf()
    await expect.poll(() => quick.receiver.arrived.length).toBe(20)
    expect(hanging.receiver.arrived.length).toBeLessThan(20)
    await owner.call(updateWebhook, { webhook: { id: hanging.webhook.id, status: 'DISABLED' } })
  })

  it('follow no redirects and accept any 2xx', async () => {
    const away = await openReceiver()
    receivers.push(away)
    const { receiver, webhook } = await opened()
    receiver.reply = (response) => response.writeHead(302, { location: away.url }).end()
    await cartOf()
    await expect.poll(() => receiver.arrived.length).toBe(1)
    const firstOf = async () => (await owner.call(listWebhookDeliveries, { id: webhook.id })).deliveries[0]
    await expect.poll(async () => (await firstOf())?.lastError).toContain('Redirects are not followed')
    expect(away.arrived).toEqual([])
    receiver.reply = 204
    now += HOUR_MS
    await expect.poll(async () => (await firstOf())?.status).toBe('DELIVERED')
  })

  it('sign with both keys for a while after a rotation', async () => {
    const { receiver, key, webhook } = await opened({ format: 'STANDARD' })
    const { keys } = await owner.call(rotateWebhookKey, { id: webhook.id, overlapHours: 1 })
    expect(keys).toHaveLength(2)
    expect(keys[1]).toMatchObject({ id: key.id, retiresDate: new Date(now + HOUR_MS).toISOString() })
    await cartOf()
    await expect.poll(() => receiver.arrived.length).toBe(1)
    expect(String(receiver.arrived[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2)
    now += HOUR_MS
    expect((await owner.call(getWebhook, { id: webhook.id })).keys.map(({ id }) => id)).toEqual([keys[0]?.id])
  })

  it('sign tokens with the old key until it retires', async () => {
    const { receiver, key, webhook } = await opened()
    const { keys } = await owner.call(rotateWebhookKey, { id: webhook.id, overlapHours: 1 })
    const [newest] = keys
    if (!newest) throw new Error('No key')
    await owner.call(sendTestEvent, { id: webhook.id })
    now += HOUR_MS
    await owner.call(sendTestEvent, { id: webhook.id })
    const [before, after] = receiver.arrived
    if (!before || !after) throw new Error('Nothing arrived')
    await readToken(before, key)
    await readToken(after, newest)
    await expect(readToken(after, key)).rejects.toThrow()
  })

  it('are sent again by hand, and from a time on', async () => {
    const { receiver, webhook, key } = await opened()
    now += HOUR_MS
    const { cartId } = await cartOf()
    await expect.poll(() => receiver.arrived.length).toBe(1)
    const eventId = String(receiver.arrived[0]?.headers['webhook-id'])
    const statusOf = async () => (await listed(webhook, '')).deliveries[0]?.status
    await expect.poll(statusOf).toBe('DELIVERED')
    await owner.call(redeliverWebhookEvent, { id: webhook.id, eventId })
    await expect.poll(() => receiver.arrived.length).toBe(2)
    const from = new Date(now).toISOString()
    await expect
      .poll(async () => (await owner.call(replayWebhookEvents, { id: webhook.id, from })).queued)
      .toBe(1)
    await expect.poll(() => receiver.arrived.length).toBe(3)
    expect(new Set(typesAt(receiver))).toEqual(new Set([eventId]))
    expect(await about(receiver, key, cartId)).toHaveLength(3)
  })

  it('get events from before they were created by a replay', async () => {
    now += HOUR_MS
    const from = new Date(now).toISOString()
    await opened() // events are sorted only while there are webhooks
    const { cartId } = await cartOf()
    const { receiver, webhook, key } = await opened()
    await expect
      .poll(async () => (await owner.call(replayWebhookEvents, { id: webhook.id, from })).queued)
      .toBe(1)
    await expect.poll(async () => (await about(receiver, key, cartId)).length).toBe(1)
  })

  it('send a made-up event now, and return the answer', async () => {
    const { receiver, webhook } = await opened({ eventTypes: ['wix.ecom.v1.order_canceled'] })
    receiver.reply = 418
    const { event, attempt } = await owner.call(sendTestEvent, { id: webhook.id })
    expect(event).toMatchObject({ slug: 'canceled', originatedFrom: 'test' })
    expect(attempt).toMatchObject({ responseStatus: 418, error: 'Answered 418.' })
    const created = 'wix.ecom.v1.cart_created'
    await owner.call(sendTestEvent, { id: webhook.id, eventType: created })
    for (const eventType of [...CART, 'com.wix.ecommerce.catalog.api.v1.ProductDeleted'])
      expect((await owner.call(sendTestEvent, { id: webhook.id, eventType })).event).toBeTypeOf('object')
  })

  it('list what was sent by status, type and page', async () => {
    const { webhook } = await opened()
    for (let count = 0; count < 3; count++) await cartOf()
    const delivered = async () =>
      (await listed(webhook, `status=DELIVERED&eventType=${CART[0]}`)).deliveries.length
    await expect.poll(delivered).toBe(3)
    const page = await listed(webhook, 'limit=2')
    const rest = await listed(webhook, `limit=2&cursor=${page.nextCursor}`)
    expect([page.deliveries.length, rest.deliveries.length, rest.nextCursor]).toEqual([2, 1, undefined])
    expect((await listed(webhook, 'status=WAITING')).deliveries).toEqual([])
    expect((await listed(webhook, 'cursor=x')).deliveries).toEqual([])
  })

  it('get only events of their types from after they were created', async () => {
    await cartOf()
    const { receiver, webhook } = await opened({ eventTypes: [CART[2] ?? ''] })
    const { visitor } = await cartOf()
    await visitor.call(deleteCurrentCart, {})
    await expect.poll(() => receiver.arrived.length).toBe(1)
    const changed = await owner.call(updateWebhook, {
      webhook: { id: webhook.id, revision: 1, eventTypes: [...CART, ...CART], description: 'Stock' },
    })
    expect(changed.webhook).toMatchObject({ revision: 2, eventTypes: CART, description: 'Stock' })
    const late = owner.try(updateWebhook, { webhook: { id: webhook.id, revision: 1 } })
    expect(codeOf(await late)).toEqual([409, 'CONFLICT'])
  })

  it('expire events whose content was deleted', async () => {
    const { receiver, webhook } = await opened()
    receiver.reply = 500
    const { cartId } = await cartOf()
    await failedOnce(webhook)
    const remove = statement('DELETE FROM outbox WHERE entity_id = ?')
    await shop.database.transaction((tx) => tx.run(remove, cartId))
    now += HOUR_MS
    const statuses = async () =>
      (await owner.call(listWebhookDeliveries, { id: webhook.id })).deliveries.map(({ status }) => status)
    await expect.poll(statuses).toEqual(['EXPIRED'])
  })

  it('refuse what is not there, not allowed, or too much', async () => {
    const { webhook } = await opened()
    const { id } = webhook
    const unknown = randomUUID()
    for (const operation of [
      getWebhook,
      deleteWebhook,
      rotateWebhookKey,
      sendTestEvent,
      listWebhookDeliveries,
    ])
      expect(codeOf(await owner.try(operation, { id: unknown }))).toEqual([404, 'WEBHOOK_NOT_FOUND'])
    const change = owner.try(updateWebhook, { webhook: { id: unknown } })
    expect(codeOf(await change)).toEqual([404, 'WEBHOOK_NOT_FOUND'])
    for (const operation of [getWebhookDelivery, redeliverWebhookEvent])
      expect(codeOf(await owner.try(operation, { id, eventId: unknown }))).toEqual([
        404,
        'WEBHOOK_DELIVERY_NOT_FOUND',
      ])
    const withUrl = (url: string) => owner.try(createWebhook, { webhook: { url, eventTypes: CART } })
    expect(codeOf(await withUrl('http://user:secret@127.0.0.1/'))).toEqual([
      400,
      'WEBHOOK_ADDRESS_NOT_ALLOWED',
    ])
    expect((await withUrl('ftp://shop.example')).status).toBe(400)
    const noType = { url: 'http://127.0.0.1:1/', eventTypes: ['shop.sold'] }
    expect((await owner.try(createWebhook, { webhook: noType })).status).toBe(400)
    const merchant = await shop.merchant()
    expect((await merchant.try(listWebhooks, {})).status).toBe(403)
    const { webhooks } = await owner.call(listWebhooks, {})
    const more: CreateWebhookRequest['webhook'] = { ...noType, eventTypes: CART, format: 'STANDARD' }
    for (let count = webhooks.length; count < 50; count++) await owner.call(createWebhook, { webhook: more })
    expect(codeOf(await withUrl('http://127.0.0.1:1/'))).toEqual([400, 'WEBHOOK_LIMIT'])
    expect(await owner.call(deleteWebhook, { id })).toEqual({})
  })
})
