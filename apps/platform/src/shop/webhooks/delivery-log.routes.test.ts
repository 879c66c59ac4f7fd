import { randomUUID } from 'node:crypto'
import type { CreateWebhookRequest, Webhook } from '@vitrine/contract'
import {
  createWebhook,
  deleteCurrentCart,
  deleteWebhook,
  getWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhookEvent,
  replayWebhookEvents,
  rotateWebhookKey,
  sendTestEvent,
  updateCurrentCart,
  updateWebhook,
} from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { ENGINES } from '../../testing/engines.ts'
import { about, CART, HOUR_MS, idsAt, useWebhookShop } from './webhook-shop.fixtures.ts'

const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  (body.details as { applicationError?: { code: string } })?.applicationError?.code,
]

describe.each(ENGINES)('what webhooks sent on $name', (engine) => {
  const { shop, owner, now, pass, open, cartOf, listed } = useWebhookShop(engine)
  /** Waits until the failure of a webhook's first event is noted, and with it the pause from then on. */
  const failedOnce = (webhook: Webhook) =>
    expect.poll(async () => (await listed(webhook, '')).deliveries.at(-1)?.attempts).toBe(1)

  it('are sent again by hand, and from a time on', async () => {
    const { receiver, webhook, key } = await open({ format: 'JWS' })
    pass(HOUR_MS)
    const { cartId } = await cartOf()
    await expect.poll(() => receiver.arrived.length).toBe(1)
    const eventId = String(receiver.arrived[0]?.headers['webhook-id'])
    const statusOf = async () => (await listed(webhook, '')).deliveries[0]?.status
    await expect.poll(statusOf).toBe('DELIVERED')
    await owner().call(redeliverWebhookEvent, { id: webhook.id, eventId })
    await expect.poll(() => receiver.arrived.length).toBe(2)
    const from = new Date(now()).toISOString()
    await expect
      .poll(async () => (await owner().call(replayWebhookEvents, { id: webhook.id, from })).queued)
      .toBe(1)
    await expect.poll(() => receiver.arrived.length).toBe(3)
    expect(new Set(idsAt(receiver))).toEqual(new Set([eventId]))
    expect(await about(receiver, key, cartId)).toHaveLength(3)
  })

  it('get events from before they were created by a replay', async () => {
    pass(HOUR_MS)
    const from = new Date(now()).toISOString()
    await open() // events are sorted only while there are webhooks
    const { cartId } = await cartOf()
    const { receiver, webhook, key } = await open({ format: 'JWS' })
    await expect
      .poll(async () => (await owner().call(replayWebhookEvents, { id: webhook.id, from })).queued)
      .toBe(1)
    await expect.poll(async () => (await about(receiver, key, cartId)).length).toBe(1)
  })

  it('send a made-up event now, and return the answer', async () => {
    const { receiver, webhook } = await open({ eventTypes: ['wix.ecom.v1.order_canceled'] })
    receiver.reply = 418
    const { event, attempt } = await owner().call(sendTestEvent, { id: webhook.id })
    expect(event).toMatchObject({ slug: 'canceled', originatedFrom: 'test' })
    expect(attempt).toMatchObject({ responseStatus: 418, error: 'Answered 418.' })
    const eventType = 'com.wix.ecommerce.catalog.api.v1.ProductDeleted'
    expect((await owner().call(sendTestEvent, { id: webhook.id, eventType })).event).toMatchObject({
      productId: expect.any(String),
    })
  })

  it('make up an event from the newest one, and from the docs where its content was erased', async () => {
    const { webhook } = await open()
    const { visitor, cartId } = await cartOf()
    await visitor.call(updateCurrentCart, { cartInfo: { buyerNote: 'Ring twice' } })
    const made = (eventType?: string) =>
      owner()
        .call(sendTestEvent, { id: webhook.id, ...(eventType !== undefined && { eventType }) })
        .then(({ event }) => event)
    expect(await made()).toMatchObject({ entityId: cartId, createdEvent: { entity: { id: cartId } } })
    expect(await made(CART[1])).toMatchObject({ updatedEvent: { modifiedFields: { buyerNote: null } } })
    const erase = statement("UPDATE outbox SET payload = '{}' WHERE entity_id = ?")
    await shop().database.transaction((tx) => tx.run(erase, cartId))
    const { entityId, createdEvent } = await made()
    expect(entityId).not.toBe(cartId)
    expect(createdEvent).toMatchObject({ entity: { id: entityId, lineItems: [{ quantity: 2 }] } })
  })

  it('list what was sent by status, type and page', async () => {
    const { webhook } = await open()
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
    const { receiver, webhook } = await open({ eventTypes: [CART[2] ?? ''] })
    const { visitor } = await cartOf()
    await visitor.call(deleteCurrentCart, {})
    await expect.poll(() => receiver.arrived.length).toBe(1)
    const changed = await owner().call(updateWebhook, {
      webhook: { id: webhook.id, revision: 1, eventTypes: [...CART, ...CART], description: 'Stock' },
    })
    expect(changed.webhook).toMatchObject({ revision: 2, eventTypes: CART, description: 'Stock' })
    const late = owner().try(updateWebhook, { webhook: { id: webhook.id, revision: 1 } })
    expect(codeOf(await late)).toEqual([409, 'CONFLICT'])
  })

  it('expire events whose content was deleted', async () => {
    const { receiver, webhook } = await open()
    receiver.reply = 500
    const { cartId } = await cartOf()
    await failedOnce(webhook)
    const remove = statement('DELETE FROM outbox WHERE entity_id = ?')
    await shop().database.transaction((tx) => tx.run(remove, cartId))
    pass(HOUR_MS)
    const statuses = async () =>
      (await owner().call(listWebhookDeliveries, { id: webhook.id })).deliveries.map(({ status }) => status)
    await expect.poll(statuses).toEqual(['EXPIRED'])
  })

  it('refuse what is not there, not allowed, or too much', async () => {
    const { webhook } = await open()
    const { id } = webhook
    const unknown = randomUUID()
    for (const operation of [
      getWebhook,
      deleteWebhook,
      rotateWebhookKey,
      sendTestEvent,
      listWebhookDeliveries,
    ])
      expect(codeOf(await owner().try(operation, { id: unknown }))).toEqual([404, 'WEBHOOK_NOT_FOUND'])
    const change = owner().try(updateWebhook, { webhook: { id: unknown } })
    expect(codeOf(await change)).toEqual([404, 'WEBHOOK_NOT_FOUND'])
    for (const operation of [getWebhookDelivery, redeliverWebhookEvent])
      expect(codeOf(await owner().try(operation, { id, eventId: unknown }))).toEqual([
        404,
        'WEBHOOK_DELIVERY_NOT_FOUND',
      ])
    const withUrl = (url: string) => owner().try(createWebhook, { webhook: { url, eventTypes: CART } })
    expect(codeOf(await withUrl('http://user:secret@127.0.0.1/'))).toEqual([
      400,
      'WEBHOOK_ADDRESS_NOT_ALLOWED',
    ])
    expect((await withUrl('ftp://shop.example')).status).toBe(400)
    const noType = { url: 'http://127.0.0.1:1/', eventTypes: ['shop.sold'] }
    expect((await owner().try(createWebhook, { webhook: noType })).status).toBe(400)
    const merchant = await shop().merchant()
    expect((await merchant.try(listWebhooks, {})).status).toBe(403)
    const { webhooks } = await owner().call(listWebhooks, {})
    const more: CreateWebhookRequest['webhook'] = { ...noType, eventTypes: [...CART], format: 'STANDARD' }
    for (let count = webhooks.length; count < 50; count++)
      await owner().call(createWebhook, { webhook: more })
    expect(codeOf(await withUrl('http://127.0.0.1:1/'))).toEqual([400, 'WEBHOOK_LIMIT'])
    expect(await owner().call(deleteWebhook, { id })).toEqual({})
  })
})
