import { randomUUID } from 'node:crypto'
import {
  addToCurrentCart,
  createApiKey,
  createCollection,
  deleteCurrentCart,
  deleteProduct,
  revokeApiKey,
  revokeToken,
  updateCollection,
  updateInventoryVariants,
  updateProduct,
} from '@vitrine/contract/operations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSiteViews } from '../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../floor/clock.ts'
import { statement } from '../../floor/database/database.ts'
import {
  logInForCode,
  newVerifier,
  openConsole,
  REDIRECT_URI,
} from '../../people/access/authorize/console.fixtures.ts'
import { logInMember, openMember } from '../../people/access/authorize/member.fixtures.ts'
import { usersStore } from '../../people/users/users.store.ts'
import { referenceTo } from '../../sales/cart/cart.fixtures.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { purgeEvents } from '../webhooks/sorting/purge-events.ts'
import { type Listening, listen } from './live.fixtures.ts'

const HOUR_MS = 3_600_000
const DEFAULT_VARIANT = '00000000-0000-0000-0000-000000000000'
const cup = newProduct({ priceMinor: 1200 })
const hidden = newProduct({ priceMinor: 900, visible: false })
const lineItems = [{ quantity: 1, catalogReference: referenceTo(cup.id) }]
const about = (productId: string, action = 'UPDATED') => ({
  ...{ topic: 'CATALOG', entity: 'product', id: productId, action, revision: expect.any(Number) },
})
const codeIn = (body: string) => JSON.parse(body).details?.applicationError?.code

const insertLate = statement(
  `INSERT INTO outbox (seq, event_id, site_id, event_type, entity_id, entity_sequence, occurred_at, payload, owner)
   VALUES (?, ?, ?, 'wix.ecom.v1.order_created', ?, 1, 0, '{}', '')`,
)
const newestSeq = statement<{ seq: number }>('SELECT max(seq) AS seq FROM outbox')
const skipSeq = statement('UPDATE outbox SET seq = seq + 10 WHERE seq = ?')

describe.each(ENGINES)('live changes on $name', (engine) => {
  let shop: Shop
  let merchant: Caller
  let now = Date.now()

  beforeAll(async () => {
    shop = await openShop({
      engine,
      clock: { now: () => now },
      liveBounds: { checkEveryMs: 100 },
      seed: async (database, site, { mediaUrl }) => {
        const writer = createCatalogWriter(database, systemClock, createSiteViews(mediaUrl))
        await writer.putProducts(site, [cup, hidden])
      },
    })
    merchant = await shop.merchant()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const priced = (id: string, price: number) =>
    merchant.call(updateProduct, { product: { id, priceData: { price } } })

  it("tell a visitor about changes of their own cart only, each with the cart's revision", async () => {
    const [ada, ben] = [await shop.visitor(), await shop.visitor()]
    const stream = await listen(shop.url, ada, ['CART'])
    expect(await stream.next()).toMatchObject({ event: 'ready' })
    await ben.call(addToCurrentCart, { lineItems })
    const { cart } = await ada.call(addToCurrentCart, { lineItems })
    await ada.call(deleteCurrentCart, {})
    const one = { topic: 'CART', entity: 'cart', id: cart?.id }
    expect(await stream.changes(2)).toEqual([
      { ...one, action: 'CREATED', revision: 1 },
      { ...one, action: 'DELETED', revision: 2 },
    ])
    stream.leave()
  })

  it('continue after the last message that arrived, in a stream or a list', async () => {
    const visitor = await shop.visitor()
    const first = await listen(shop.url, visitor, ['CART'])
    await first.next()
    const { cart } = await visitor.call(addToCurrentCart, { lineItems })
    await first.next()
    const lastId = first.lastId()
    first.leave()
    await visitor.call(addToCurrentCart, { lineItems })
    await visitor.call(addToCurrentCart, { lineItems })
    const missed = [2, 3].map((revision) => ({
      ...{ topic: 'CART', entity: 'cart', id: cart?.id, action: 'UPDATED', revision },
    }))
    const second = await listen(shop.url, visitor, ['CART'], { 'last-event-id': lastId })
    expect(await second.next()).toMatchObject({ event: 'ready', id: lastId })
    expect(await second.changes(2)).toEqual(missed)
    second.leave()
    const list = (cursor: string) => visitor.get(`/vitrine/v1/changes?topics=CART&cursor=${cursor}`)
    const { body } = await list(lastId)
    expect(body).toMatchObject({ changes: missed, hasMore: false, isReset: false })
    expect((await list(String(body.cursor))).body).toMatchObject({ changes: [], isReset: false })
  })

  it('tell storefronts about visible products and about hiding and deleting, but not about hidden ones or costs', async () => {
    const stream = await listen(shop.url, await shop.visitor(), ['CATALOG'])
    const staff = await listen(shop.url, merchant, ['CATALOG', 'INVENTORY'])
    for (const one of [stream, staff]) await one.next()
    await priced(hidden.id, 10)
    await merchant.call(updateProduct, { product: { id: cup.id, costAndProfitData: { itemCost: 3 } } })
    await priced(cup.id, 13)
    expect(await stream.changes(1)).toEqual([about(cup.id)])
    expect(await staff.changes(3)).toEqual([about(hidden.id), about(cup.id), about(cup.id)])
    await merchant.call(updateInventoryVariants, {
      inventoryItem: {
        productId: cup.id,
        trackQuantity: true,
        variants: [{ variantId: DEFAULT_VARIANT, quantity: 5 }],
      },
    })
    expect(await stream.changes(1)).toEqual([about(cup.id)])
    expect(await staff.changes(2)).toEqual([
      about(cup.id),
      {
        topic: 'INVENTORY',
        entity: 'inventoryItem',
        id: cup.id,
        action: 'UPDATED',
        revision: expect.any(Number),
      },
    ])
    await merchant.call(updateProduct, { product: { id: cup.id, visible: false } })
    expect(await stream.changes(1)).toEqual([about(cup.id)])
    await priced(cup.id, 14)
    expect(await staff.changes(2)).toEqual([about(cup.id), about(cup.id)])
    await merchant.call(updateProduct, { product: { id: cup.id, visible: true } })
    expect(await stream.changes(1)).toEqual([about(cup.id)])
    await merchant.call(deleteProduct, { id: hidden.id })
    expect(await stream.changes(1)).toEqual([about(hidden.id, 'DELETED')])
    for (const one of [stream, staff]) one.leave()
  })

  it('tell storefronts about visible collections and about hiding them, but not about hidden ones', async () => {
    const stream = await listen(shop.url, await shop.visitor(), ['CATALOG'])
    await stream.next()
    const named = async (name: string) =>
      String((await merchant.call(createCollection, { collection: { name } })).collection?.id)
    const change = (id: string, collection: { name?: string; visible?: boolean }) =>
      merchant.call(updateCollection, { collection: { id, ...collection } })
    const shelf = await named('Shelf')
    const changed = { ...about(shelf), entity: 'collection' }
    expect(await stream.changes(1)).toEqual([{ ...changed, action: 'CREATED' }])
    await change(shelf, { visible: false })
    expect(await stream.changes(1)).toEqual([changed])
    await change(shelf, { name: 'Back room' })
    const lamps = await named('Lamps')
    expect(await stream.changes(1)).toEqual([{ ...changed, id: lamps, action: 'CREATED' }])
    stream.leave()
  })

  it('that became visible late, with a lower number, are still sent', async () => {
    const { database, site } = shop
    const stream = await listen(shop.url, merchant, ['ORDERS'])
    await stream.next()
    const { seq = 0 } = (await database.first(newestSeq)) ?? {}
    const insert = (at: number, id: string) =>
      database.transaction((tx) => tx.run(insertLate, at, randomUUID(), site.siteId, id))
    await insert(seq + 20, 'early')
    expect(await stream.changes(1)).toMatchObject([{ id: 'early' }])
    const lastId = stream.lastId()
    await insert(seq + 10, 'late')
    expect(await stream.changes(1)).toMatchObject([{ id: 'late' }])
    stream.leave()
    const { changes } = await merchant
      .get(`/vitrine/v1/changes?topics=ORDERS&cursor=${lastId}`)
      .then(({ body }) => body as { changes: unknown[] })
    expect(changes).toMatchObject([{ id: 'late' }])
    await database.transaction((tx) => tx.run(skipSeq, seq + 20)) // the next number is free again
  })

  it('are refused to callers who may not read the entities', async () => {
    const visitor = await shop.visitor()
    const refusal = async (caller: Caller, ...topics: ('ORDERS' | 'CART' | 'MEMBERS')[]) => {
      const { status, body } = await listen(shop.url, caller, topics)
      const query = topics.map((topic) => `topics=${topic}`).join('&')
      expect((await caller.get(`/vitrine/v1/changes?${query}`)).status).toBe(status)
      return [status, codeIn(body)]
    }
    expect(await refusal(shop.caller(), 'CART')).toEqual([401, 'UNAUTHENTICATED'])
    expect(await refusal(visitor, 'CART', 'ORDERS')).toEqual([403, 'PERMISSION_DENIED'])
    const program = await shop.app(['catalog:read', 'members:read'])
    expect(await refusal(program, 'ORDERS')).toEqual([403, 'PERMISSION_DENIED'])
    const allowed = await listen(shop.url, program, ['MEMBERS'])
    expect(allowed.status).toBe(200)
    allowed.leave()
    expect((await visitor.get('/vitrine/v1/changes/live?topics=EVERYTHING')).status).toBe(400)
    expect((await visitor.get('/vitrine/v1/changes/live')).status).toBe(400)
  })

  it('say that some are missing, for an unknown cursor and after events were deleted', async () => {
    const visitor = await shop.visitor()
    const listOf = async (cursor: string) =>
      (await visitor.get(`/vitrine/v1/changes?topics=CART&cursor=${cursor}`)).body
    const { body } = await visitor.get('/vitrine/v1/changes?topics=CART')
    const cursor = String(body.cursor)
    expect(await listOf(cursor)).toMatchObject({ isReset: false })
    expect(await listOf('AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ changes: [], isReset: true })
    const stream = await listen(shop.url, visitor, ['CART'], { 'last-event-id': 'made up' })
    expect(await stream.next()).toMatchObject({ event: 'reset' })
    stream.leave()
    await visitor.call(addToCurrentCart, { lineItems })
    while ((await shop.database.transaction((tx) => purgeEvents(tx, now + 1))) > 0);
    expect(await listOf(cursor)).toMatchObject({ changes: [], isReset: true })
    const late = await listen(shop.url, visitor, ['CART'], { 'last-event-id': cursor })
    expect([await late.next(), await late.next()]).toMatchObject([{ event: 'ready' }, { event: 'reset' }])
    late.leave()
  })

  it('end when the session or key behind the token is revoked, or the person is disabled', async () => {
    const endOf = async (stream: Listening) => {
      expect(await stream.next()).toMatchObject({ event: 'end', data: { code: 'UNAUTHENTICATED' } })
      expect(await stream.next()).toBeUndefined()
    }
    const opened = async (authorization: string, topic: 'CART' | 'MEMBERS', headers = {}) => {
      const stream = await listen(shop.url, shop.caller(authorization), [topic], headers)
      expect(stream.body).toBe('')
      expect(await stream.next()).toMatchObject({ event: 'ready' })
      return stream
    }
    const member = await openMember(shop)
    const { accessToken, refreshToken: token } = await logInMember(shop, member, await shop.visitor(), now)
    const ofMember = await opened(accessToken, 'CART')
    await shop.caller().call(revokeToken, { token, client_id: shop.clientId })
    await endOf(ofMember)

    const owner = await shop.owner()
    const { apiKey, secret } = await owner.call(createApiKey, {
      name: 'Till',
      scopes: ['catalog:read', 'members:read'],
    })
    const ofKey = await opened(secret, 'MEMBERS', { 'wix-site-id': shop.site.siteId })
    await owner.call(revokeApiKey, { id: apiKey.id })
    await endOf(ofKey)

    const open = await openConsole(shop)
    const verifier = newVerifier()
    const { body } = await shop.caller().post('/oauth2/token', {
      ...{ grant_type: 'authorization_code', code: await logInForCode(shop, open, verifier) },
      ...{ code_verifier: verifier, client_id: open.clientId, redirect_uri: REDIRECT_URI },
    })
    const ofPerson = await opened(String(body.access_token), 'MEMBERS')
    const disabled = await usersStore.find(shop.database, shop.site.siteId, open.userId)
    if (!disabled) throw new Error('The person is missing')
    await shop.database.transaction((tx) => usersStore.save(tx, { ...disabled, disabledAt: now }))
    now += 10_000 // a process may believe what it has read for five seconds
    await endOf(ofPerson)
  })

  it('end when the token expires', async () => {
    const visitor = await shop.visitor()
    const stream = await listen(shop.url, visitor, ['CART'])
    await stream.next()
    now += 5 * HOUR_MS
    merchant = await shop.merchant()
    expect(await stream.next()).toMatchObject({ event: 'end', data: { code: 'UNAUTHENTICATED' } })
    expect(await stream.next()).toBeUndefined()
  })
})

describe('live streams', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop({ liveBounds: { all: 4, ofCaller: 2 } })
  })
  afterEach(() => shop[Symbol.asyncDispose]())

  it('are bounded per caller and per process, until others leave', async () => {
    const [ada, ben, eve] = [await shop.visitor(), await shop.visitor(), await shop.visitor()]
    const open = (visitor: Caller) => listen(shop.url, visitor, ['CART'])
    const streams = [await open(ada), await open(ada)]
    const crowd = await open(ada)
    expect([crowd.status, codeIn(crowd.body)]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(crowd.headers['retry-after'])).toBeGreaterThan(0)
    streams.push(await open(ben), await open(ben))
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const last = await open(eve)
    expect([last.status, codeIn(last.body)]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    for (const stream of streams) stream.leave()
    await expect.poll(async () => (await open(eve)).status).toBe(200)
    await expect.poll(async () => (await open(ada)).status).toBe(200)
  })

  it('get through proxies, go to any origin, and leave nothing open for a HEAD request', async () => {
    const visitor = await shop.visitor()
    const { headers } = await listen(shop.url, visitor, ['CART'], { origin: 'https://shop.example' })
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
    expect((await visitor.send('HEAD', '/vitrine/v1/changes/live?topics=CART')).status).toBe(200)
  })
})
