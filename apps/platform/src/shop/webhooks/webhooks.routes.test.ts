import { createHmac, randomUUID } from 'node:crypto'
import type { Webhook } from '@vitrine/contract'
import {
  addToCurrentCart,
  deleteCurrentCart,
  deleteMyMember,
  getCurrentCart,
  getWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  registerV2,
  rotateWebhookKey,
  sendTestEvent,
  updateCurrentCart,
  updateProduct,
  updateWebhook,
} from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { membersStore } from '../../people/members/members.store.ts'
import { ENGINES } from '../../testing/engines.ts'
import { readToken } from './sending/receiver.fixtures.ts'
import { about, CART, cup, HOUR_MS, idsAt, lineItems, useWebhookShop } from './webhook-shop.fixtures.ts'

describe.each(ENGINES)('webhooks on $name', (engine) => {
  const { shop, owner, now, pass, receive, open, cartOf, listed } = useWebhookShop(engine)
  /** Waits until the failure of a webhook's first event is noted, and with it the pause from then on. */
  const failedOnce = (webhook: Webhook) =>
    expect.poll(async () => (await listed(webhook, '')).deliveries.at(-1)?.attempts).toBe(1)

  it('get the events of an entity in order, signed, with what changed', async () => {
    const { receiver, key, webhook } = await open({ format: 'JWS' })
    const { visitor, cartId } = await cartOf()
    await visitor.call(updateCurrentCart, { cartInfo: { buyerNote: 'Ring twice' } })
    await visitor.call(deleteCurrentCart, {})
    await expect.poll(async () => (await about(receiver, key, cartId)).length).toBe(3)
    const events = await about(receiver, key, cartId)
    expect(events.map(({ eventType }) => eventType)).toEqual(CART)
    expect(events.map(({ instanceId }) => instanceId)).toEqual(Array(3).fill(shop().site.siteId))
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
    const { receiver, key } = await open({ format: 'JWS', eventTypes: CART.slice(2) })
    const email = `${randomUUID()}@mail.example`
    await (await shop().visitor()).call(registerV2, { loginId: { email }, password: 'a long walk home' })
    const row = await membersStore.findByEmail(shop().database, shop().site.siteId, email)
    const { siteId } = shop().site
    const memberId = row?.memberId ?? ''
    const member = await shop().as({ type: 'MEMBER', siteId, clientId: shop().clientId, memberId })
    const { cart } = await member.call(addToCurrentCart, { lineItems })
    await member.call(deleteMyMember, {})
    await expect.poll(async () => (await about(receiver, key, String(cart?.id))).length).toBe(1)
    const [{ data } = { data: undefined }] = await about(receiver, key, String(cart?.id))
    expect(data).toMatchObject({
      ...{ slug: 'deleted', entityEventSequence: '2', triggeredByAnonymizeRequest: true, deletedEvent: {} },
    })
  })

  it('in the standard format carry headers that any verifier of it accepts', async () => {
    const { receiver, key } = await open()
    await cartOf()
    await expect.poll(() => receiver.arrived.length).toBe(1)
    const [arrived] = receiver.arrived
    if (!arrived) throw new Error('Nothing arrived')
    const { headers, body } = arrived
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const secret = Buffer.from(key.key.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', secret).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
    expect(headers['webhook-timestamp']).toBe(String(now() / 1000))
    expect(JSON.parse(body)).toMatchObject({ type: CART[0], data: { slug: 'created' } })
  })

  it('name who caused them: a visitor, a merchant or a program', async () => {
    const changed = 'com.wix.ecommerce.catalog.api.v1.ProductChanged'
    const { receiver } = await open({ eventTypes: [CART[0] ?? '', changed] })
    const { cart } = await (await cartOf()).visitor.call(getCurrentCart, {})
    for (const [name, caller] of [
      ['Mug', await shop().merchant()],
      ['Cup', await shop().app(['catalog:write'])],
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
    const { receiver, key, webhook } = await open({ format: 'JWS' })
    receiver.reply = 500
    const { visitor, cartId } = await cartOf()
    await visitor.call(updateCurrentCart, { cartInfo: { buyerNote: 'Later' } })
    await expect.poll(() => receiver.arrived.length).toBe(1)
    const waiting = async () => (await owner().call(getWebhook, { id: webhook.id })).webhook.waiting
    await expect.poll(waiting).toBe(2)
    await failedOnce(webhook)
    receiver.reply = 200
    pass(HOUR_MS)
    await expect.poll(() => receiver.arrived.length).toBe(3)
    expect(new Set(idsAt(receiver)).size).toBe(2)
    const events = await about(receiver, key, cartId)
    expect(events.map(({ data }) => data.entityEventSequence)).toEqual(['1', '1', '2'])
    const [first] = events
    const { delivery, attempts } = await owner().call(getWebhookDelivery, {
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
    const { receiver, key, webhook } = await open({ format: 'JWS' })
    receiver.reply = 503
    const { cartId } = await cartOf()
    const statusOf = async () => (await owner().call(getWebhook, { id: webhook.id })).webhook.status
    const attempts = async () => (await listed(webhook, '')).deliveries.at(-1)?.attempts ?? 0
    let seen = 0
    while ((await statusOf()) === 'ACTIVE' && seen < 30) {
      seen += 1
      await expect.poll(attempts).toBe(seen)
      pass(9 * HOUR_MS)
    }
    expect(await statusOf()).toBe('PAUSED')
    expect(seen).toBeGreaterThan(8)
    const tried = receiver.arrived.length
    const { visitor } = await cartOf()
    const mails = async () =>
      JSON.stringify((await shop().caller().get('/dev/mail', { accept: 'application/json' })).body)
    await expect.poll(mails).toContain('We paused the webhook to 127.0.0.1')
    await visitor.call(deleteCurrentCart, {})
    expect(receiver.arrived).toHaveLength(tried)
    receiver.reply = 200
    await owner().call(updateWebhook, { webhook: { id: webhook.id, status: 'ACTIVE' } })
    await expect.poll(() => receiver.arrived.length).toBe(tried + 3)
    expect(await about(receiver, key, cartId)).toHaveLength(tried + 1)
    expect((await owner().call(getWebhook, { id: webhook.id })).webhook).not.toHaveProperty('failingSince')
  })

  it('don’t delay others when a receiver hangs', async () => {
    const hanging = await open()
    hanging.receiver.reply = () => {}
    const quick = await open()
    for (let count = 0; count < 20; count++) await cartOf()
    await expect.poll(() => quick.receiver.arrived.length).toBe(20)
    expect(hanging.receiver.arrived.length).toBeLessThan(20)
    await owner().call(updateWebhook, { webhook: { id: hanging.webhook.id, status: 'DISABLED' } })
  })

  it('follow no redirects and accept any 2xx', async () => {
    const away = await receive()
    const { receiver, webhook } = await open()
    receiver.reply = (response) => response.writeHead(302, { location: away.url }).end()
    await cartOf()
    await expect.poll(() => receiver.arrived.length).toBe(1)
    const firstOf = async () => (await owner().call(listWebhookDeliveries, { id: webhook.id })).deliveries[0]
    await expect.poll(async () => (await firstOf())?.lastError).toContain('Redirects are not followed')
    expect(away.arrived).toEqual([])
    receiver.reply = 204
    pass(HOUR_MS)
    await expect.poll(async () => (await firstOf())?.status).toBe('DELIVERED')
  })

  it('sign with both keys for a while after a rotation', async () => {
    const { receiver, key, webhook } = await open()
    const { keys } = await owner().call(rotateWebhookKey, { id: webhook.id, overlapHours: 1 })
    expect(keys).toHaveLength(2)
    expect(keys[1]).toMatchObject({ id: key.id, retiresDate: new Date(now() + HOUR_MS).toISOString() })
    await cartOf()
    await expect.poll(() => receiver.arrived.length).toBe(1)
    expect(String(receiver.arrived[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2)
    pass(HOUR_MS)
    expect((await owner().call(getWebhook, { id: webhook.id })).keys.map(({ id }) => id)).toEqual([
      keys[0]?.id,
    ])
  })

  it('sign tokens with the old key until it retires', async () => {
    const { receiver, key, webhook } = await open({ format: 'JWS' })
    const { keys } = await owner().call(rotateWebhookKey, { id: webhook.id, overlapHours: 1 })
    const [newest] = keys
    if (!newest) throw new Error('No key')
    await owner().call(sendTestEvent, { id: webhook.id })
    pass(HOUR_MS)
    await owner().call(sendTestEvent, { id: webhook.id })
    const [before, after] = receiver.arrived
    if (!before || !after) throw new Error('Nothing arrived')
    await readToken(before, key)
    await readToken(after, newest)
    await expect(readToken(after, key)).rejects.toThrow()
  })
})
