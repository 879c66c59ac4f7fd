import type { ListGiftCardsResponse } from '@vitrine/contract'
import {
  addToCurrentCart,
  cancelOrder,
  createCheckoutFromCurrentCart,
  createGiftCard,
  createOrderFromCheckout,
  createProduct,
  estimateCurrentCartTotals,
  getGiftCard,
  getOrder,
  getOrderRefundability,
  getProduct,
  markOrderAsPaid,
  refundOrder,
  sendGiftCard,
  updateCheckout,
  updateGiftCard,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../../floor/database/database.ts'
import { mailed } from '../../../people/identity/identity.fixtures.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import type { Caller, Shop } from '../../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'

const anyRow = statement<{ text: string }>(
  `SELECT payload AS text FROM outbox UNION ALL SELECT document FROM orders UNION ALL SELECT note FROM gift_cards`,
)

const CODE = /[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}/g

for (const engine of ENGINES) {
  describe(`gift cards sold as products, on ${engine.name}`, () => {
    const mug = newProduct({ priceMinor: 2000, stock: { track: true, quantity: 100 } })
    let shop: Shop
    let merchant: Caller
    let card: { id: string }
    beforeAll(async () => {
      shop = await openSellingShop([mug], { engine })
      merchant = await shop.merchant()
      const { product } = await merchant.call(createProduct, {
        product: { name: 'Gift card', productType: 'digital', giftCard: true, priceData: { price: 25 } },
      })
      card = { id: String(product?.id) }
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    let count = 0
    const ordered = async (lines: ReturnType<typeof lineOf>[], wishes: object = {}) => {
      const email = `ada${++count}@example.com`
      const buyer = await shop.visitor()
      const checkoutId = await checkoutOf(buyer, lines, { email, ...wishes })
      const { orderId } = await merchant.call(createOrderFromCheckout, { id: checkoutId })
      const id = String(orderId)
      const cards = async () => {
        const mails = (await mailed(shop, email)).filter(({ template }) => template === 'gift-cards')
        return mails.flatMap(({ said }) => said.match(CODE) ?? [])
      }
      const order = async () => (await merchant.call(getOrder, { id })).order
      return { buyer, email, id, cards, order }
    }
    const paid = async (lines: ReturnType<typeof lineOf>[]) => {
      const order = await ordered(lines)
      await merchant.call(markOrderAsPaid, { id: order.id })
      return order
    }
    const ofCode = async (code: string) =>
      ((await merchant.get(`/vitrine/v1/gift-cards?code=${code}`)).body as unknown as ListGiftCardsResponse)
        .giftCards[0]
    const spend = async (code: string) => {
      const selectedShippingOption = { code: 'pickup' }
      const id = await checkoutOf(await shop.visitor(), [lineOf(mug)], { selectedShippingOption })
      await merchant.call(updateCheckout, { checkout: { id }, giftCardCode: code })
      await merchant.call(createOrderFromCheckout, { id })
    }

    it('are products that say so; only digital ones, at their whole price', async () => {
      const { product } = await (await shop.visitor()).call(getProduct, { id: card.id })
      expect(product).toMatchObject({ productType: 'digital', giftCard: true })
      const make = (given: object) =>
        merchant.try(createProduct, {
          product: {
            name: 'Card',
            productType: 'digital',
            giftCard: true,
            priceData: { price: 9 },
            ...given,
          },
        })
      const refused = await make({ productType: 'physical' })
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        400,
        expect.stringContaining('product.giftCard'),
      ])
      expect((await make({ discount: { type: 'PERCENT', value: 10 } })).status).toBe(400)
    })

    it('need no delivery, have no tax, and can’t be paid with a coupon or gift card', async () => {
      const buyer = await shop.visitor()
      await buyer.call(addToCurrentCart, { lineItems: [lineOf(card, 2)] })
      const { code } = await merchant.call(createGiftCard, { giftCard: { initialValue: '500' } })
      const totals = await buyer.call(estimateCurrentCartTotals, {
        shippingAddress: { country: 'DE' },
        giftCardCode: code,
      })
      expect(totals.priceSummary).toMatchObject({ tax: { amount: '0.00' }, total: { amount: '50.00' } })
      expect(totals.shippingInfo?.selectedCarrierServiceOption).toBeUndefined()
      expect(totals.calculationErrors?.giftCardCalculationError).toBeDefined()
      expect(totals.giftCard?.amount?.amount ?? '0.00').toBe('0.00')
    })

    it('are paid otherwise in an order that a gift card pays the rest of', async () => {
      const { code } = await merchant.call(createGiftCard, { giftCard: { initialValue: '500' } })
      const ordered = async (lines: ReturnType<typeof lineOf>[]) => {
        const selectedShippingOption = { code: 'pickup' }
        const id = await checkoutOf(await shop.visitor(), lines, { selectedShippingOption })
        await merchant.call(updateCheckout, { checkout: { id }, giftCardCode: code })
        return (await merchant.try(createOrderFromCheckout, { id })).status
      }
      expect([await ordered([lineOf(card)]), await ordered([lineOf(card), lineOf(mug)])]).toEqual([400, 200])
      expect(await ofCode(code)).toMatchObject({ balance: '480.00' })
    })

    it('are confirmed by a mail with the address as its country writes it', async () => {
      const shippingAddress = { country: 'US', subdivision: 'US-NY', postalCode: '10118', city: 'New York' }
      const order = await ordered([lineOf(card)], { shippingAddress, selectedShippingOption: undefined })
      const [mail] = await mailed(shop, order.email)
      expect(mail?.said).toContain('New York, NY 10118')
    })

    it('are issued once the order is paid, one per unit, and their codes are only in the mail', async () => {
      const order = await ordered([lineOf(card, 2), lineOf(mug)])
      expect(await order.cards()).toEqual([])
      await Promise.all(Array.from({ length: 8 }, () => merchant.call(markOrderAsPaid, { id: order.id })))
      const cards = await order.cards()
      expect(cards).toHaveLength(2)
      const [first = ''] = cards
      expect(await ofCode(first)).toMatchObject({ initialValue: '25.00', balance: '25.00', active: true })
      const kept = (await shop.database.all(anyRow)).map(({ text }) => text ?? '').join()
      for (const code of cards)
        expect(kept.includes(code) || kept.includes(code.replaceAll('-', ''))).toBe(false)
      expect((await order.order())?.lineItems).toMatchObject([{ itemType: { preset: 'GIFT_CARD' } }, {}])
      await spend(first)
      expect(await ofCode(first)).toMatchObject({ balance: '5.00' })
    })

    it('are refunded and disabled while they are unused, and lose only what is left on them otherwise', async () => {
      const order = await paid([lineOf(card, 2), lineOf(mug)])
      const [used = '', unused = ''] = await order.cards()
      await spend(used)
      const [line] = (await order.order())?.lineItems ?? []
      const refund = (quantity: number) =>
        merchant.call(refundOrder, { id: order.id, lineItems: [{ lineItemId: String(line?.id), quantity }] })
      const refunded = async () => (await order.order())?.balanceSummary?.refunded?.amount
      await refund(1)
      expect(await refunded()).toBe('25.00')
      expect(await ofCode(unused)).toMatchObject({ balance: '0.00', active: false })
      expect(await ofCode(used)).toMatchObject({ balance: '5.00', active: true })
      const { paymentsSummary } = await merchant.call(getOrderRefundability, { orderId: order.id })
      expect(paymentsSummary.monetary.maxRefund.amount).toBe('25.90')
      const beyond = await merchant.try(refundOrder, { id: order.id, amount: '25.91' })
      expect([beyond.status, JSON.stringify(beyond.body)]).toEqual([
        409,
        expect.stringContaining('"refundableMinor":2590'),
      ])
      await refund(1)
      expect(await refunded()).toBe('30.00')
      expect(await ofCode(used)).toMatchObject({ balance: '0.00', active: false })
    })

    it('are disabled when the order is canceled', async () => {
      const order = await paid([lineOf(card)])
      const [sold = ''] = await order.cards()
      await merchant.call(cancelOrder, { id: order.id })
      expect(await ofCode(sold)).toMatchObject({ balance: '0.00', active: false })
      const unpaid = await ordered([lineOf(card)])
      await merchant.call(cancelOrder, { id: unpaid.id })
      expect((await merchant.try(markOrderAsPaid, { id: unpaid.id })).status).toBe(409)
      expect(await unpaid.cards()).toEqual([])
    })

    it('are mailed again with a new code, while they are unused', async () => {
      const order = await paid([lineOf(card)])
      const [old = ''] = await order.cards()
      const sold = await ofCode(old)
      const { giftCard } = await merchant.call(sendGiftCard, { id: String(sold?.id) })
      const [now = ''] = (await order.cards()).filter((code) => code !== old)
      expect(await ofCode(old)).toBeUndefined()
      expect(await ofCode(now)).toEqual(giftCard)
      await merchant.call(sendGiftCard, { id: giftCard.id, email: 'bo@example.com' })
      const other = (await mailed(shop, 'bo@example.com')).map(({ template }) => template)
      expect(other).toEqual(['gift-cards'])
      expect((await merchant.try(sendGiftCard, { id: giftCard.id, email: 'nobody' })).status).toBe(400)
      await merchant.call(updateGiftCard, { giftCard: { id: giftCard.id, active: false } })
      expect((await merchant.try(sendGiftCard, { id: giftCard.id })).status).toBe(409)
      const made = await merchant.call(createGiftCard, { giftCard: { initialValue: '5' } })
      expect((await merchant.try(sendGiftCard, { id: made.giftCard.id })).status).toBe(400)
      expect((await merchant.call(getGiftCard, { id: giftCard.id })).entries).toMatchObject([
        { kind: 'ISSUED' },
      ])
    })

    it('are at most 100 in an order', async () => {
      const buyer = await shop.visitor()
      await buyer.call(addToCurrentCart, { lineItems: [lineOf(card, 101)] })
      const { checkoutId } = await buyer.call(createCheckoutFromCurrentCart, {
        channelType: 'WEB',
        email: 'ada@example.com',
      })
      const refused = await merchant.try(createOrderFromCheckout, { id: String(checkoutId) })
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        expect.any(Number),
        expect.stringContaining('at most 100 gift cards'),
      ])
    })
  })
}
