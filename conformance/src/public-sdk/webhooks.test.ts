import { once } from 'node:events'
import { createServer } from 'node:http'
import { addToCurrentCart, createWebhook, updateCurrentCart } from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { currentCart } from '@wix/ecom'
import { AppStrategy, createClient } from '@wix/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const TYPES = ['wix.ecom.v1.cart_created', 'wix.ecom.v1.cart_updated']

let shop: Shop
const bodies: string[] = []
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  bodies.push(Buffer.concat(chunks).toString('utf8'))
  response.end()
})
beforeAll(async () => {
  shop = await openDemoShop()
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  server.close()
  await shop[Symbol.asyncDispose]()
})

it('are read by the public SDK, which calls the handler of each event', async () => {
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
  const office = await shop.app(['webhooks:manage', 'orders:write'])
  const { keys } = await office.call(createWebhook, { webhook: { url, eventTypes: TYPES } })
  const publicKey = keys[0]?.key ?? ''

  const catalogItemId = demoShop().products.find(({ slug }) => slug === 'salt-cellar')?.id ?? ''
  const lineItems = [{ quantity: 1, catalogReference: { appId: STORES, catalogItemId } }]
  const visitor = await shop.visitor()
  await visitor.call(addToCurrentCart, { lineItems })
  await visitor.call(updateCurrentCart, { cartInfo: { buyerNote: 'Ring twice' } })
  await expect.poll(() => bodies.length).toBe(2)

  const app = createClient({
    auth: AppStrategy({ appId: 'stock', appSecret: 'x', publicKey }),
    modules: { currentCart },
  })
  const seen: unknown[] = []
  app.currentCart.onCartCreated(({ entity, metadata }) => {
    seen.push(['created', entity.lineItems?.length, metadata.eventTime instanceof Date])
  })
  app.currentCart.onCartUpdated(({ entity, modifiedFields }) => {
    seen.push(['updated', entity.buyerNote, modifiedFields])
  })
  for (const body of bodies) {
    const event = await app.webhooks.process(body)
    expect(event.instanceId).toBe(shop.site.siteId)
  }
  expect(seen).toEqual([
    ['created', 1, true],
    ['updated', 'Ring twice', expect.objectContaining({ buyerNote: null })],
  ])
  await expect(app.webhooks.process(`${bodies[0]?.slice(0, -4)}AAAA`)).rejects.toThrow()
})
