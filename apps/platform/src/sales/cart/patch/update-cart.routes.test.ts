import { addToCurrentCart, getCurrentCart, updateCurrentCart } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteViews } from '../../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../../floor/clock.ts'
import { statement } from '../../../floor/database/database.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { openShop, type Shop } from '../../../testing/index.ts'
import { referenceTo } from '../cart.fixtures.ts'

const cup = newProduct({ priceMinor: 1200 })
const line = { quantity: 1, catalogReference: referenceTo(cup.id) }
const custom = { itemType: { preset: 'GIFT_CARD' as const }, price: '25', quantity: 1 }

const listEvents = statement<{ event_type: string; payload: string }>(
  'SELECT event_type, payload FROM outbox WHERE entity_id = ? ORDER BY entity_sequence',
)

for (const engine of ENGINES) {
  describe(`updates of the current cart over HTTP on ${engine.name}`, () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop({
        engine,
        seed: async (database, site, { mediaUrl }) => {
          await createCatalogWriter(database, systemClock, createSiteViews(mediaUrl)).putProducts(site, [cup])
        },
      })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    it('create the cart with a line, and find none without', async () => {
      const caller = await shop.visitor()
      const none = await caller.try(updateCurrentCart, { cartInfo: { buyerNote: 'x' } })
      expect(none).toMatchObject({
        status: 404,
        body: { details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } },
      })
      const { cart } = await caller.call(updateCurrentCart, {
        cartInfo: { buyerNote: 'x' },
        lineItems: [{ catalogReference: line.catalogReference, quantity: 2 }],
      })
      expect(cart).toMatchObject({ revision: '1', buyerNote: 'x', lineItems: [{ quantity: 2 }] })
    })

    it('take effect once per key, with one revision and one event that contains the cart', async () => {
      const caller = await shop.merchant()
      const key = { 'Idempotency-Key': 'one' }
      const change = { lineItems: [line], customLineItems: [custom] }
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => caller.call(updateCurrentCart, change, key)),
      )
      expect(new Set(answers.map(({ cart }) => JSON.stringify(cart))).size).toBe(1)
      const { cart } = await caller.call(updateCurrentCart, {
        merchantDiscounts: [{ amount: { amount: '1' } }],
      })
      expect(cart).toMatchObject({
        revision: '2',
        lineItems: [{ quantity: 1 }, { price: { amount: '25.00' } }],
      })
      const events = await shop.database.all(listEvents, String(cart?.id))
      expect(events.map(({ event_type }) => event_type)).toEqual([
        'wix.ecom.v1.cart_created',
        'wix.ecom.v1.cart_updated',
      ])
      expect(JSON.parse(events[1]?.payload ?? '')).toEqual({ updatedEvent: { currentEntity: cart } })
    })

    it.each(['-1', '0', '0.5', '1e309', '"1"', 'NaN', '100001'])(
      'refuse the quantity %s of every kind of line, and write nothing',
      async (quantity) => {
        const caller = await shop.merchant()
        const { cart } = await caller.call(addToCurrentCart, { lineItems: [line], customLineItems: [custom] })
        for (const change of [
          { lineItems: [{ ...line, quantity: '?' }] },
          { lineItems: [{ id: cart?.lineItems[0]?.id, quantity: '?' }] },
          { customLineItems: [{ ...custom, quantity: '?' }] },
        ]) {
          const body = JSON.stringify({ ...change, cartInfo: { buyerNote: 'x' } }).replace('"?"', quantity)
          const refused = await caller.send('PATCH', '/ecom/v1/carts/current', body)
          expect(refused).toMatchObject({ status: 400, body: { message: 'INVALID_ARGUMENT' } })
        }
        expect(await caller.call(getCurrentCart, {})).toEqual({ cart })
      },
    )

    it('leave the cart at 300 lines', async () => {
      const caller = await shop.merchant()
      await caller.call(updateCurrentCart, { customLineItems: Array(300).fill(custom) })
      const refused = await caller.try(updateCurrentCart, { customLineItems: [custom] })
      expect(refused).toMatchObject({
        status: 400,
        body: { details: { applicationError: { code: 'LINE_ITEM_LIMIT' } } },
      })
    })

    it('lose none of many at once', async () => {
      const caller = await shop.visitor()
      await caller.call(addToCurrentCart, { lineItems: [line] })
      await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          index % 2
            ? caller.call(addToCurrentCart, { lineItems: [line] })
            : caller.call(updateCurrentCart, { cartInfo: { buyerNote: `note ${index}` } }),
        ),
      )
      expect((await caller.call(getCurrentCart, {})).cart).toMatchObject({
        revision: '31',
        lineItems: [{ quantity: 16 }],
        buyerNote: expect.stringMatching(/^note \d+$/),
      })
    })
  })
}
