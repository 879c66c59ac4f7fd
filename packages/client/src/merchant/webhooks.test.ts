import { once } from 'node:events'
import { createServer } from 'node:http'
import { openShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { currentCart, orders } from '../ecom.ts'
import { AppStrategy, createClient } from '../index.ts'
import { webhookSettings } from '../merchant.ts'

let shop: Shop
const bodies: string[] = []
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  bodies.push(Buffer.concat(chunks).toString('utf8'))
  response.end('thanks')
})
beforeAll(async () => {
  shop = await openShop()
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  server.close()
  await shop[Symbol.asyncDispose]()
})

it("manages webhooks, and reads what they send with the webhook's own key", async () => {
  const { authorization = '' } = await shop.app(['webhooks:manage'])
  const auth = { getAuthHeaders: () => ({ headers: { Authorization: authorization } }) }
  const { webhookSettings: settings } = createClient({
    ...{ apiUrl: shop.url, auth, modules: { webhookSettings } },
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/events`
  const type = 'wix.ecom.v1.cart_deleted'
  const { webhook, keys } = await settings.createWebhook({ url, eventTypes: [type] })
  expect(webhook).toMatchObject({ status: 'ACTIVE', format: 'JWS', _createdDate: expect.any(Date) })
  const { event, attempt } = await settings.sendTestEvent(webhook._id)
  expect(attempt).toMatchObject({ responseStatus: 200, startedDate: expect.any(Date) })

  const receiver = createClient({
    auth: AppStrategy({ appId: 'stock', publicKey: keys[0]?.key }),
    modules: { currentCart, orders },
  })
  const seen: unknown[] = []
  receiver.currentCart.onCartDeleted(({ metadata }) => void seen.push(metadata._id))
  const { instanceId } = await receiver.webhooks.process(bodies[0] ?? '')
  expect([instanceId, seen]).toEqual([shop.site.siteId, [event._id]])

  expect((await settings.listWebhooks()).webhooks).toEqual([webhook])
  const { keys: both } = await settings.rotateWebhookKey(webhook._id, { overlapHours: 2 })
  expect(both.map(({ retiresDate }) => retiresDate instanceof Date)).toEqual([false, true])
  const changed = await settings.updateWebhook(webhook._id, { status: 'DISABLED', revision: 1 })
  expect(changed.webhook).toMatchObject({ status: 'DISABLED', revision: 2 })
  expect((await settings.getWebhook(webhook._id)).webhook).toEqual(changed.webhook)
  expect(await settings.replayWebhookEvents(webhook._id, { from: new Date(0), to: new Date() })).toEqual({
    queued: 0,
  })
  expect(await settings.listWebhookDeliveries(webhook._id, { limit: 5 })).toEqual({ deliveries: [] })
  const missing = { code: 'WEBHOOK_DELIVERY_NOT_FOUND' }
  await expect(settings.getWebhookDelivery(webhook._id, webhook._id)).rejects.toMatchObject(missing)
  await expect(settings.redeliverWebhookEvent(webhook._id, webhook._id)).rejects.toMatchObject(missing)
  await settings.deleteWebhook(webhook._id)
  await expect(settings.getWebhook(webhook._id)).rejects.toMatchObject({ code: 'WEBHOOK_NOT_FOUND' })
})
