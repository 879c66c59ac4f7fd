import type { GiftCardDelivery, ListGiftCardsResponse } from '@vitrine/contract'
import {
  addToCurrentCart,
  cancelOrder,
  createCheckoutFromCurrentCart,
  createOrder,
  createOrderFromCheckout,
  createProduct,
  deleteCurrentCart,
  deleteMember,
  getCurrentCart,
  getGiftCard,
  getOrder,
  markOrderAsPaid,
  refundOrder,
  registerV2,
  sendGiftCard,
  updateCheckout,
  updateDeliverySettings,
  updateGiftCard,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../../floor/database/database.ts'
import { randomIds } from '../../../floor/ids.ts'
import { mailed } from '../../../people/identity/identity.fixtures.ts'
import { membersStore } from '../../../people/members/members.store.ts'
import { createSites } from '../../../shop/sites/sites.service.ts'
import { sitesStore } from '../../../shop/sites/sites.store.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import type { Shop } from '../../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'
import { createServeGifts } from './serve-gifts.ts'

const CODE = /[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}/g
const START = Date.parse('2026-11-25T23:30:00Z') // already the 26th in Berlin
const DAY_MS = 86_400_000

const eventsOf = statement<{ type: string; sequence: number; payload: string }>(
  `SELECT event_type AS type, entity_sequence AS sequence, payload FROM outbox
   WHERE site_id = ? AND entity_id = ? ORDER BY entity_sequence`,
)
const kept = statement<{ text: string }>(
  `SELECT document AS text FROM orders UNION ALL SELECT lines FROM checkouts WHERE state = 'COMPLETED'
   UNION ALL SELECT payload FROM outbox`,
)
const everything = statement<{ text: string }>(
  `SELECT lines AS text FROM carts UNION ALL SELECT lines FROM checkouts UNION ALL SELECT payload FROM outbox
   UNION ALL SELECT details FROM gift_card_deliveries UNION ALL SELECT recipient FROM gift_card_deliveries`,
)

for (const engine of ENGINES) {
  describe(`gift cards for someone else, on ${engine.name}`, () => {
    const mug = newProduct({ priceMinor: 2000, stock: { track: true, quantity: 100 } })
    let now = START
    let shop: Shop
    let card: { id: string }
    beforeAll(async () => {
      // The platform keeps a site in memory for a few seconds, so its language is there first.
      const seed = (database: Shop['database'], { siteId }: Shop['site']): Promise<void> =>
        database.transaction(async (tx) => {
          await sitesStore.setTranslations(tx, siteId, { de: {} })
        })
      const clock = { now: () => now }
      shop = await openSellingShop([mug], { engine, clock, seed })
      const merchant = await shop.merchant()
      await merchant.call(updateDeliverySettings, { deliverySettings: { timeZone: 'Europe/Berlin' } })
      const { product } = await merchant.call(createProduct, {
        product: { name: 'Gift card', productType: 'digital', giftCard: true, priceData: { price: 25 } },
      })
      card = { id: String(product?.id) }
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    let count = 0
    const newGift = (more: Partial<GiftCardDelivery> = {}): GiftCardDelivery => ({
      recipientEmail: `mia${++count}@example.com`,
      recipientName: 'Mia',
      ...more,
    })
    const lineFor = (delivery: unknown, product: { id: string } = card, quantity = 1) => {
      const line = lineOf(product, quantity)
      return {
        ...line,
        catalogReference: { ...line.catalogReference, options: { giftCardDelivery: delivery } },
      }
    }
    const bought = async (delivery: GiftCardDelivery, quantity = 1) => {
      now += 1000 // the newest card is the last one
      const merchant = await shop.merchant()
      const email = `ada${++count}@example.com`
      const buyer = await shop.visitor()
      const checkoutId = await checkoutOf(buyer, [lineFor(delivery, card, quantity)], { email })
      const { orderId } = await merchant.call(createOrderFromCheckout, { id: checkoutId })
      const id = String(orderId)
      const pay = async () => (await shop.merchant()).call(markOrderAsPaid, { id })
      return { id, email, to: delivery.recipientEmail, pay }
    }
    const serve = () =>
      createServeGifts({
        ...{ database: shop.database, sites: createSites(shop.database), clock: { now: () => now } },
        ...{ ids: randomIds, logger: { error: (problem: unknown) => expect(problem).toBeUndefined() } },
      }).work()
    const mailsTo = async (email: string) =>
      (await mailed(shop, email)).filter(({ template }) => template.startsWith('gift'))
    const codesTo = async (email: string) =>
      (await mailsTo(email)).flatMap(({ said }) => said.match(CODE) ?? [])
    const newestCard = async () => {
      const { body } = await (await shop.merchant()).get('/vitrine/v1/gift-cards?limit=1')
      return String((body as unknown as ListGiftCardsResponse).giftCards[0]?.id)
    }

    it.each([
      ['an invalid address', { recipientEmail: 'mia' }, 'recipientEmail', 'FORMAT'],
      ['no address', { recipientName: 'Mia' }, 'recipientEmail', 'REQUIRED_FIELD'],
      ['a name of two lines', newGift({ recipientName: 'Mia\nBcc: all' }), 'recipientName', 'FORMAT'],
      ['a long message', newGift({ message: 'x'.repeat(501) }), 'message', 'MAX_LENGTH'],
      ['yesterday, where the shop is', newGift({ sendDate: '2026-11-25' }), 'sendDate', 'MIN'],
      ['a day in two years', newGift({ sendDate: '2028-11-25' }), 'sendDate', 'MAX'],
      ['a day that isn’t', newGift({ sendDate: '2026-02-30' }), 'sendDate', 'FORMAT'],
      ['a misspelt field', { ...newGift(), senddate: '2026-12-24' }, 'senddate', 'FIELD_NOT_ALLOWED'],
      ['no object', 'mia@example.com', undefined, 'VALIDATION'],
    ])('are refused for %s', async (_, delivery, field, violatedRule) => {
      const buyer = await shop.visitor()
      const { status, body } = await buyer.try(addToCurrentCart, { lineItems: [lineFor(delivery)] })
      const place = 'lineItems[0].catalogReference.options.giftCardDelivery'
      expect([status, body.details]).toMatchObject([
        400,
        {
          validationError: {
            fieldViolations: [{ field: field ? `${place}.${field}` : place, violatedRule }],
          },
        },
      ])
    })

    it('are the only items that can be sent to someone', async () => {
      const buyer = await shop.visitor()
      const lineItems = [lineOf(mug), lineFor(newGift(), mug)]
      const refused = await buyer.try(addToCurrentCart, { lineItems })
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        400,
        expect.stringContaining('lineItems[1].catalogReference.options.giftCardDelivery'),
      ])
      const order = { lineItems: [lineFor(newGift(), mug)] }
      expect((await (await shop.merchant()).try(createOrder, { order })).status).toBe(400)
    })

    it('name their recipient on their line in the reader’s language, and share a line only if all is equal', async () => {
      const buyer = await shop.visitor()
      const gift = newGift({ message: 'For your kitchen', sendDate: '2026-12-24' })
      const upper = { ...gift, recipientEmail: gift.recipientEmail.toUpperCase() }
      await buyer.call(addToCurrentCart, { lineItems: [lineFor(gift), lineFor(upper), lineOf(card)] })
      const { cart } = await buyer.call(addToCurrentCart, {
        lineItems: [lineFor({ ...gift, message: 'Hi' })],
      })
      expect(cart?.lineItems.map(({ quantity }) => quantity)).toEqual([2, 1, 1])
      const german = await buyer.call(getCurrentCart, {}, { 'x-wix-linguist': 'de' })
      const [line] = german.cart?.lineItems ?? []
      expect(
        line?.descriptionLines?.map(({ name, plainText }) => [
          name?.original,
          plainText?.original,
          name?.translated,
          plainText?.translated,
        ]),
      ).toEqual([
        ['For', 'Mia', 'Für', 'Mia'],
        ['Email', gift.recipientEmail, 'E-Mail', gift.recipientEmail],
        ['Message', 'For your kitchen', 'Nachricht', 'For your kitchen'],
        ['Send on', 'December 24, 2026', 'Versand am', '24. Dezember 2026'],
      ])
    })

    it('are mailed at once if no day was chosen, and only the recipient gets the code', async () => {
      const message = 'Happy birthday!\n\nYours, Ada'
      const gift = newGift({ senderName: 'Ada', message })
      const order = await bought(gift, 2)
      expect(await mailsTo(order.to)).toEqual([])
      await Promise.all([order.pay(), order.pay(), order.pay()])
      const codes = await codesTo(order.to)
      expect(new Set(codes).size).toBe(2)
      expect(await mailsTo(order.to)).toMatchObject([{ template: 'gift-for-you' }])
      expect((await mailsTo(order.to))[0]?.said).toContain('Ada')
      expect(await mailsTo(order.email)).toMatchObject([{ template: 'gift-sent' }])
      expect(await codesTo(order.email)).toEqual([])

      const buyer = await shop.visitor()
      const wishes = { selectedShippingOption: { code: 'pickup' } }
      const checkoutId = await checkoutOf(buyer, [lineOf(mug)], wishes)
      const merchant = await shop.merchant()
      await merchant.call(updateCheckout, { checkout: { id: checkoutId }, giftCardCode: codes[1] })
      await merchant.call(createOrderFromCheckout, { id: checkoutId })
      const { delivery } = await merchant.call(getGiftCard, { id: await newestCard() })
      expect(delivery).toEqual({ ...gift, sentDate: expect.any(String) })
    })

    it('wait for 8 o’clock of their day, where the shop is', async () => {
      const order = await bought(newGift({ sendDate: '2026-11-27' }))
      await order.pay()
      now = Date.parse('2026-11-27T06:59:59Z')
      await serve()
      expect([await mailsTo(order.to), await mailsTo(order.email)]).toEqual([[], []])
      now = Date.parse('2026-11-27T07:00:00Z')
      await Promise.all([serve(), serve()])
      await expect.poll(() => codesTo(order.to)).toHaveLength(1)
      expect(await mailsTo(order.email)).toMatchObject([{ template: 'gift-sent' }])
      await serve()
      expect(await mailsTo(order.to)).toHaveLength(1)
    })

    it('are mailed once the order is paid, if their day is over by then', async () => {
      const order = await bought(newGift({ sendDate: '2026-11-28' }))
      now = Date.parse('2026-11-30T12:00:00Z')
      await serve()
      expect(await mailsTo(order.to)).toEqual([])
      await order.pay()
      expect(await codesTo(order.to)).toHaveLength(1)
    })

    it('are never mailed after their order was canceled, and wait while they are disabled', async () => {
      const merchant = await shop.merchant()
      const canceled = await bought(newGift({ sendDate: '2026-12-03' }))
      await canceled.pay()
      await merchant.call(cancelOrder, { id: canceled.id })
      const disabled = await bought(newGift({ sendDate: '2026-12-03' }))
      await disabled.pay()
      const id = await newestCard()
      await merchant.call(updateGiftCard, { giftCard: { id, active: false } })
      expect((await merchant.try(sendGiftCard, { id })).status).toBe(409)
      now = Date.parse('2026-12-03T12:00:00Z')
      await serve()
      expect([await mailsTo(canceled.to), await mailsTo(disabled.to)]).toEqual([[], []])
      await (await shop.merchant()).call(updateGiftCard, { giftCard: { id, active: true } })
      now += 3_600_000
      await serve()
      expect([(await codesTo(canceled.to)).length, (await codesTo(disabled.to)).length]).toEqual([0, 1])
    })

    it('are mailed on their day without the units that were refunded before', async () => {
      const some = await bought(newGift({ sendDate: '2026-12-05' }), 3)
      const whole = await bought(newGift({ sendDate: '2026-12-05' }), 2)
      await Promise.all([some.pay(), whole.pay()])
      const merchant = await shop.merchant()
      const refund = async ({ id }: { id: string }, quantity: number) => {
        const [line] = (await merchant.call(getOrder, { id })).order?.lineItems ?? []
        await merchant.call(refundOrder, { id, lineItems: [{ lineItemId: String(line?.id), quantity }] })
        return (await merchant.call(getOrder, { id })).order?.balanceSummary?.refunded?.amount
      }
      expect([await refund(some, 1), await refund(whole, 1), await refund(whole, 1)]).toEqual([
        ...['25.00', '25.00', '50.00'],
      ])
      now = Date.parse('2026-12-05T12:00:00Z')
      await serve()
      const codes = await codesTo(some.to)
      expect([new Set(codes).size, await mailsTo(whole.to), await mailsTo(whole.email)]).toEqual([2, [], []])
      const today = await shop.merchant()
      const worth = await Promise.all(
        codes.map(async (code) => {
          const { body } = await today.get(`/vitrine/v1/gift-cards?code=${code}`)
          return (body as unknown as ListGiftCardsResponse).giftCards[0]
        }),
      )
      expect(worth).toMatchObject([
        { balance: '25.00', active: true },
        { balance: '25.00', active: true },
      ])
    })

    it('are mailed once, however often their cart is checked out and ordered', async () => {
      now = Date.parse('2026-12-06T12:00:00Z')
      const merchant = await shop.merchant()
      const gift = newGift({ sendDate: '2026-12-07' })
      const email = `ada${++count}@example.com`
      const buyer = await shop.visitor()
      const first = await checkoutOf(buyer, [lineFor(gift)], { email })
      const { checkoutId } = await buyer.call(createCheckoutFromCurrentCart, { channelType: 'WEB', email })
      const again = String(checkoutId)
      await buyer.call(deleteCurrentCart, {})
      const place = async (id: string) =>
        String((await merchant.call(createOrderFromCheckout, { id })).orderId)
      const orders = new Set(await Promise.all([first, again, first, again].map(place)))
      const pays = [...orders, ...orders].map((id) => merchant.call(markOrderAsPaid, { id }))
      await Promise.all(pays)
      expect(await mailsTo(gift.recipientEmail)).toEqual([])
      now = Date.parse('2026-12-07T12:00:00Z')
      await Promise.all([serve(), serve()])
      const codes = await codesTo(gift.recipientEmail)
      expect([codes.length, new Set(codes).size]).toEqual([1, 1])
      expect([orders.size, (await mailsTo(email)).length]).toEqual([1, 1])
    })

    it('are sent early by staff, once, and again to where they say', async () => {
      const merchant = await shop.merchant()
      const order = await bought(newGift({ sendDate: '2026-12-24' }))
      await order.pay()
      const id = await newestCard()
      await merchant.call(sendGiftCard, { id })
      const [first = ''] = await codesTo(order.to)
      now += 30 * DAY_MS
      await serve()
      expect(await codesTo(order.to)).toEqual([first])
      const today = await shop.merchant()
      const { giftCard } = await today.call(sendGiftCard, { id, email: `right${order.to}` })
      const [second = ''] = await codesTo(`right${order.to}`)
      expect(second.slice(-4)).toBe(giftCard.obfuscatedCode.slice(-4))
      expect(await mailsTo(order.email)).toHaveLength(1)
      await today.call(sendGiftCard, { id })
      expect(await codesTo(order.to)).toHaveLength(2)
    })

    it('leave their recipient’s address and message out of orders, events and other browsers', async () => {
      const order = await bought(newGift({ message: 'a quiet secret' }))
      await order.pay()
      const { order: shown } = await (await shop.merchant()).call(getOrder, { id: order.id })
      expect(shown?.lineItems[0]?.descriptionLines).toMatchObject([{ plainText: { original: 'Mia' } }])
      expect(shown?.lineItems[0]?.catalogReference).not.toHaveProperty('options.giftCardDelivery')
      const texts = (await shop.database.all(kept)).map(({ text }) => text).join()
      expect([texts.includes(order.to), texts.includes('a quiet secret')]).toEqual([false, false])
    })

    it('go to their buyer once the recipient has their data deleted, who is then named nowhere', async () => {
      const words = 'only for a quokka'
      const gift = newGift({ message: words, sendDate: '2027-02-01' })
      const order = await bought(gift)
      await order.pay()
      const other = await shop.visitor()
      await other.call(addToCurrentCart, { lineItems: [lineFor(gift)] })
      await other.call(createCheckoutFromCurrentCart, { channelType: 'WEB' })
      const { siteId } = shop.site
      const { cart: before } = await other.call(getCurrentCart, {})
      const eventsBefore = await shop.database.all(eventsOf, siteId, before?.id ?? '')
      const loginId = { email: order.to }
      await (await shop.visitor()).call(registerV2, { loginId, password: 'a quiet walk home' })
      const member = await membersStore.findByEmail(shop.database, siteId, order.to)
      await (await shop.owner()).call(deleteMember, { id: member?.memberId ?? '' })
      const told = await shop.database.all(eventsOf, siteId, before?.id ?? '')
      expect(told.length).toBe(eventsBefore.length + 1)
      expect(told.at(-1)).toMatchObject({ type: 'wix.ecom.v1.cart_updated', sequence: told.length })
      const [updated] = told.map(({ payload }) => payload).reverse()
      expect(updated).toContain('"quantity":1')
      const texts = (await shop.database.all(everything)).map(({ text }) => text).join()
      expect([texts.includes(order.to), texts.includes(words)]).toEqual([false, false])
      const { cart } = await other.call(getCurrentCart, {})
      expect(cart?.lineItems).toMatchObject([{ quantity: 1, descriptionLines: [] }])
      now = Date.parse('2027-02-01T12:00:00Z')
      await serve()
      expect(await codesTo(order.to)).toEqual([])
      expect(await codesTo(order.email)).toHaveLength(1)
    })
  })
}
