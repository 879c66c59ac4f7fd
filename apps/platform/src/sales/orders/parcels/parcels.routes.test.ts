import type { Order } from '@vitrine/contract'
import {
  addActivity,
  bulkCreateFulfillments,
  cancelOrder,
  createFulfillment,
  createOrderFromCheckout,
  deleteActivity,
  deleteFulfillment,
  getOrder,
  markOrderAsFulfilled,
  searchOrders,
  sendOrderEmail,
  updateActivity,
  updateFulfillment,
  updateOrder,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../../floor/database/database.ts'
import { ConstraintViolation } from '../../../floor/database/errors.ts'
import { randomIds } from '../../../floor/ids.ts'
import { usersStore } from '../../../people/users/users.store.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import type { Caller, Shop } from '../../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'
import { ordersStore } from '../orders.store.ts'
import { sentLinesStore } from './sent-lines.store.ts'

const mailsTo = statement<{ template: string }>(
  'SELECT template FROM mails WHERE site_id = ? AND recipient = ? ORDER BY template',
)

for (const engine of ENGINES) {
  describe(`parcels and notes on ${engine.name}`, () => {
    const mug = newProduct({ name: 'Tall mug', priceMinor: 1000 })
    const bowl = newProduct({ name: 'Wide bowl', priceMinor: 333 })
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([mug, bowl], { engine })
      const userId = randomIds.guid()
      const { siteId } = shop.site
      await shop.database.transaction((tx) =>
        usersStore.save(tx, {
          ...{ siteId, userId, email: 'mara@shop.example', role: 'merchant', passwordHash: '-' },
          ...{ createdAt: 0, disabledAt: null },
        }),
      )
      merchant = await shop.as({ type: 'WIX_USER', siteId, userId, owner: false })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const placed = async (email = 'ada@example.com') => {
      const buyer = await shop.visitor()
      const id = await checkoutOf(buyer, [lineOf(mug, 2), lineOf(bowl, 3)], { email })
      const { orderId } = await merchant.call(createOrderFromCheckout, { id })
      const { order } = await buyer.call(getOrder, { id: String(orderId) })
      const [mugs, bowls] = order?.lineItems ?? []
      return { buyer, orderId: String(orderId), mugs: String(mugs?.id), bowls: String(bowls?.id) }
    }
    const read = async (id: string): Promise<Order> => {
      const { order } = await merchant.call(getOrder, { id })
      if (!order) throw new Error('no order')
      return order
    }
    const codeIn = (body: unknown) => /"code":"(\w+)"/.exec(JSON.stringify(body))?.[1]

    it('go out one by one, each with its items, its tracking and its mail', async () => {
      const email = `parcels-${engine.name}@example.com`.toLowerCase()
      const { orderId, mugs, bowls, buyer } = await placed(email)
      const trackingInfo = { shippingProvider: 'DHL', trackingNumber: '<b>H1</b>' }
      const first = await merchant.call(createFulfillment, {
        orderId,
        fulfillment: { lineItems: [{ id: mugs, quantity: 1 }, { id: bowls }], trackingInfo },
      })
      expect(await read(orderId)).toMatchObject({ fulfillmentStatus: 'PARTIALLY_FULFILLED', trackingInfo })
      const second = await merchant.call(createFulfillment, { orderId, fulfillment: {} })
      expect(second.orderWithFulfillments.fulfillments).toMatchObject([
        {
          id: first.fulfillmentId,
          trackingInfo,
          lineItems: [
            { id: mugs, quantity: 1 },
            { id: bowls, quantity: 3 },
          ],
        },
        { id: second.fulfillmentId, lineItems: [{ id: mugs, quantity: 1 }] },
      ])
      const sent = await read(orderId)
      expect(sent.fulfillmentStatus).toBe('FULFILLED')
      expect(sent.activities.at(-1)?.authorEmail).toBe('mara@shop.example')
      expect(sent.activities.map(({ type }) => type)).toEqual([
        'ORDER_PLACED',
        ...['TRACKING_NUMBER_ADDED', 'SHIPPING_CONFIRMATION_EMAIL_SENT'],
        ...['ORDER_FULFILLED', 'SHIPPING_CONFIRMATION_EMAIL_SENT'],
      ])
      const buyers = (await buyer.call(getOrder, { id: orderId })).order
      expect(JSON.stringify(buyers)).not.toContain('mara@shop.example')
      const mails = await shop.database.all(mailsTo, shop.site.siteId, email)
      expect(mails.map(({ template }) => template)).toEqual([
        'order-confirmation',
        'order-sent',
        'order-sent',
      ])
      const sentTexts = async () => {
        const response = await fetch(`${shop.url}/dev/mail`, { headers: { accept: 'application/json' } })
        const all: { to: string; subject: string; text: string }[] = await response.json()
        return all.filter(({ to, subject }) => to === email && subject.includes('on its way'))
      }
      await expect.poll(async () => (await sentTexts()).length, { timeout: 20_000 }).toBe(2)
      const texts = (await sentTexts()).map(({ text }) => text)
      expect(texts.map((text) => [text.includes(mug.name), text.includes(bowl.name)]).sort()).toEqual([
        [true, false],
        [true, true],
      ])
      // The first must not read as if everything was sent.
      expect((await sentTexts()).map(({ subject }) => subject.replace(/\d+/, 'N')).sort()).toEqual([
        'Part of your order N is on its way',
        'The rest of your order N is on its way',
      ])
    })

    it('send their email again, as orders do, and the history says so', async () => {
      const email = `again-${engine.name}@example.com`.toLowerCase()
      const { orderId: id, mugs, bowls, buyer } = await placed(email)
      const fulfillment = (lineId: string) => ({ orderId: id, fulfillment: { lineItems: [{ id: lineId }] } })
      const none = await merchant.try(sendOrderEmail, { id, email: 'SHIPPING' })
      expect([none.status, codeIn(none.body)]).toEqual([404, 'FULFILLMENT_NOT_FOUND'])
      const { fulfillmentId } = await merchant.call(createFulfillment, fulfillment(mugs))
      await merchant.call(createFulfillment, fulfillment(bowls))
      await merchant.call(sendOrderEmail, { id, email: 'SHIPPING', fulfillmentId })
      const { order } = await merchant.call(sendOrderEmail, { id, email: 'CONFIRMATION' })
      expect(order?.activities.slice(-2)).toMatchObject([
        { type: 'SHIPPING_CONFIRMATION_EMAIL_SENT', authorEmail: 'mara@shop.example' },
        { type: 'CUSTOM_ACTIVITY', customActivity: { type: 'ORDER_CONFIRMATION_EMAIL_SENT' } },
      ])
      const mails = await shop.database.all(mailsTo, shop.site.siteId, email)
      expect(mails.map(({ template }) => template)).toEqual([
        ...['order-confirmation', 'order-confirmation'],
        ...['order-sent', 'order-sent', 'order-sent'],
      ])
      for (const stranger of [buyer, await shop.visitor()])
        expect((await stranger.try(sendOrderEmail, { id, email: 'CONFIRMATION' })).status).toBe(403)
      const other = { id, email: 'SHIPPING', fulfillmentId: randomIds.guid() } as const
      expect(codeIn((await merchant.try(sendOrderEmail, other)).body)).toBe('FULFILLMENT_NOT_FOUND')
    })

    it('are not mailed about for canceled orders, or without an address', async () => {
      const { orderId: id } = await placed()
      await merchant.call(updateOrder, { order: { id, buyerInfo: { email: null } } })
      const lost = await merchant.try(sendOrderEmail, { id, email: 'CONFIRMATION' })
      expect([lost.status, codeIn(lost.body)]).toEqual([409, 'ORDER_HAS_NO_EMAIL'])
      await merchant.call(cancelOrder, { id })
      const late = await merchant.try(sendOrderEmail, { id, email: 'CONFIRMATION' })
      expect([late.status, codeIn(late.body)]).toEqual([409, 'ORDER_IS_CANCELED'])
      expect((await read(id)).activities.map(({ type }) => type)).not.toContain('CUSTOM_ACTIVITY')
    })

    it('are sent once, however many people send the same items', async () => {
      const { orderId, mugs } = await placed()
      const fulfillment = { lineItems: [{ id: mugs, quantity: 2 }] }
      const tries = await Promise.all(
        Array.from({ length: 6 }, () => merchant.try(createFulfillment, { orderId, fulfillment })),
      )
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
      const order = await ordersStore.find(shop.database, shop.site.siteId, orderId)
      if (!order) throw new Error('no order')
      const beyond = { lines: [{ lineId: mugs, quantity: 1 }] }
      const adding = shop.database.transaction((tx) => sentLinesStore.add(tx, order, beyond))
      await expect(adding).rejects.toThrow(ConstraintViolation)
      const key = { 'Idempotency-Key': `parcel-${engine.name}` }
      const [one, two] = [
        await merchant.call(createFulfillment, { orderId, fulfillment: {} }, key),
        await merchant.call(createFulfillment, { orderId, fulfillment: {} }, key),
      ]
      expect(two).toEqual(one)
    })

    it('refuse items that are not there or already sent, and numbers twice, and change nothing', async () => {
      const { orderId, mugs } = await placed()
      const refused = async (fulfillment: object, id = orderId) =>
        codeIn((await merchant.try(createFulfillment, { orderId: id, fulfillment })).body)
      expect(await refused({ lineItems: [{ id: mugs, quantity: 3 }] })).toBe('ITEMS_ALREADY_FULFILLED')
      const twice = [
        { id: mugs, quantity: 1 },
        { id: mugs, quantity: 2 },
      ]
      expect(await refused({ lineItems: twice })).toBe('ITEMS_ALREADY_FULFILLED')
      expect(await refused({ lineItems: [{ id: randomIds.guid() }] })).toBe('LINE_ITEM_NOT_FOUND')
      expect(await refused({}, randomIds.guid())).toBe('ORDER_NOT_FOUND')
      const trackingInfo = { trackingNumber: 'H1' }
      const { fulfillmentId } = await merchant.call(createFulfillment, {
        orderId,
        fulfillment: { lineItems: [{ id: mugs, quantity: 1 }], trackingInfo },
      })
      expect(await refused({ trackingInfo })).toBe('TRACKING_NUMBER_ALREADY_EXISTS')
      expect(codeIn((await merchant.try(cancelOrder, { id: orderId })).body)).toBe('ORDER_CANNOT_BE_CANCELED')
      const other = { id: fulfillmentId, trackingInfo: { trackingNumber: 'H2' } }
      const changed = await merchant.call(updateFulfillment, { orderId, fulfillment: other })
      expect(changed.orderWithFulfillments.fulfillments).toMatchObject([other])
      const gone = await merchant.call(deleteFulfillment, { orderId, fulfillmentId })
      expect(gone.orderWithFulfillments.fulfillments).toEqual([])
      expect(codeIn((await merchant.try(deleteFulfillment, { orderId, fulfillmentId })).body)).toBe(
        'FULFILLMENT_NOT_FOUND',
      )
      expect(await read(orderId)).toMatchObject({ fulfillmentStatus: 'NOT_FULFILLED' })
      expect(await read(orderId)).not.toHaveProperty('trackingInfo')
      await merchant.call(cancelOrder, { id: orderId })
      expect(await refused({})).toBe('ORDER_IS_CANCELED')
    })

    it('of several orders go out at once; what is wrong with one does not stop the others', async () => {
      const [one, two] = [await placed(), await placed()]
      await merchant.call(cancelOrder, { id: two.orderId })
      const { results, bulkActionMetadata } = await merchant.call(bulkCreateFulfillments, {
        ordersWithFulfillments: [two, one].map(({ orderId }) => ({ orderId, fulfillments: [{}] })),
      })
      expect(results).toMatchObject([
        { itemMetadata: { id: two.orderId, success: false, error: { code: 'ORDER_IS_CANCELED' } } },
        { itemMetadata: { id: one.orderId, success: true }, ordersWithFulfillments: { fulfillments: [{}] } },
      ])
      expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
      await merchant.call(markOrderAsFulfilled, { id: one.orderId, trackingInfo: { trackingNumber: 'L1' } })
      expect((await read(one.orderId)).trackingInfo).toEqual({ trackingNumber: 'L1' })
    })

    it('keep notes of staff, which buyers never see', async () => {
      const { orderId: id, buyer } = await placed()
      const note = (message: string) => ({ activity: { merchantComment: { message } } })
      const { activityId, order } = await merchant.call(addActivity, { id, ...note('Rings twice') })
      expect(order.activities.at(-1)).toMatchObject({
        id: activityId,
        type: 'MERCHANT_COMMENT',
        merchantComment: { message: 'Rings twice' },
        authorEmail: 'mara@shop.example',
      })
      await merchant.call(updateActivity, { id, activityId, ...note('Rings once') })
      expect(JSON.stringify(await read(id))).toContain('Rings once')
      expect(JSON.stringify(await buyer.call(getOrder, { id }))).not.toContain('Rings')
      expect(JSON.stringify(await buyer.call(searchOrders, {}))).not.toContain('Rings')
      const placing = order.activities[0]?.id ?? ''
      for (const other of [placing, randomIds.guid()])
        expect(codeIn((await merchant.try(deleteActivity, { id, activityId: other })).body)).toBe(
          'ACTIVITY_NOT_FOUND',
        )
      await merchant.call(deleteActivity, { id, activityId })
      expect((await read(id)).activities.map(({ type }) => type)).toEqual(['ORDER_PLACED'])
    })
  })
}
