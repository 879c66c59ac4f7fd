import { randomUUID } from 'node:crypto'
import type { HostedChange, HostedCheckout } from '@vitrine/contract/hosted-checkout'
import {
  addToCart,
  addToCurrentCart,
  adjustGiftCard,
  createCheckoutFromCurrentCart,
  createGiftCard,
  createOrderFromCheckout,
  getOrder,
  getProduct,
  removeLineItemsFromCurrentCart,
  updateDeliverySettings,
  updateDiscountRules,
  updateFeeSettings,
  updateInventoryVariants,
  updateProduct,
  updateTaxSettings,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop, TestEngine } from '../../testing/index.ts'
import { lineOf, openSellingShop, WISHES } from '../checkout/checkout.fixtures.ts'
import { CARDS } from '../payments/sandbox/sandbox.fixtures.ts'
import { pickup, post, regions, tax } from '../totals/totals.fixtures.ts'
import { type HostedBrowser, openHosted } from './hosted-checkout.fixtures.ts'

const PATIENCE = { timeout: 30_000, interval: 100 }

const countOrders = statement<{ count: number }>('SELECT count(*) AS count FROM orders WHERE checkout_id = ?')
const heldFor = statement<{ amount_minor: number; state: string }>(
  `SELECT s.amount_minor, s.state FROM sandbox_payments s JOIN payments p ON p.payment_id = s.payment_id
   WHERE p.checkout_id = ?`,
)
const paymentsOf = statement<{ state: string; reason: string | null }>(
  'SELECT state, reason FROM payments WHERE checkout_id = ?',
)

/** A buyer at the review step, and how they are about to pay. */
interface Ready {
  readonly page: HostedBrowser
  readonly seen: HostedCheckout
  readonly giftCardId: string
  readonly terms: object
}

const WAYS = ['card', 'gift card in full', 'gift card in part', 'nothing due', 'offline'] as const
type Way = (typeof WAYS)[number]

const PARTS = ['price', 'delivery', 'tax', 'discount', 'fees', 'gift card', 'stock'] as const
type Part = (typeof PARTS)[number]

const hasGiftCard = (way: Way): boolean => way.startsWith('gift card')
const TABLE = WAYS.flatMap((way) =>
  PARTS.filter((part) => part !== 'gift card' || hasGiftCard(way)).map((part) => [part, way] as const),
)
const AT_THE_BANK = TABLE.filter(([, way]) => way === 'card' || way === 'gift card in part')

/** Each row on one engine: on PostgreSQL every third, which covers every part and payment method. */
const rowsFor = (engine: TestEngine) =>
  TABLE.filter((_, index) => (index % 3 === 0) === (engine.name === 'PostgreSQL'))
const TOLD: Readonly<Record<Part, HostedChange['kind']>> = {
  price: 'PRICE',
  delivery: 'DELIVERY',
  tax: 'TAX',
  discount: 'DISCOUNT',
  fees: 'FEES',
  'gift card': 'GIFT_CARD_AMOUNT',
  stock: 'OUT_OF_STOCK',
}

// Issue 14, item 2. Fails if pay compares only the amount due, and (at the bank, by program) if the placing
// transaction does.
for (const engine of ENGINES) {
  describe(`what a buyer agreed to on ${engine.name}`, () => {
    const cup = newProduct({ stock: { track: true, quantity: 1000 } })
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([cup], { engine })
      merchant = await shop.merchant()
      await settle.discount('3')
      await settle.fees('1')
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const options = (price: string) => [
      { ...post, rate: { flat: price } },
      { ...pickup, rate: { flat: price } },
    ]
    const settle = {
      price: (price: number) =>
        merchant.call(updateProduct, { product: { id: cup.id, priceData: { price } } }),
      delivery: (price: string) =>
        merchant.call(updateDeliverySettings, {
          deliverySettings: { regions: regions.map((region) => ({ ...region, options: options(price) })) },
        }),
      tax: (rate: string) =>
        merchant.call(updateTaxSettings, {
          taxSettings: { ...tax, rates: (tax.rates ?? []).map((each) => ({ ...each, rate })) },
        }),
      discount: (moneyOffAmount: string) =>
        merchant.call(updateDiscountRules, {
          discountRules: {
            rules: [
              { id: cup.id, name: 'Spring', active: true, moneyOffAmount, productIds: [], collectionIds: [] },
            ],
          },
        }),
      fees: (amount: string) =>
        merchant.call(updateFeeSettings, {
          feeSettings: {
            fees: [{ code: 'wrap', name: 'Wrapping', amount, per: 'CART', taxable: false, active: true }],
          },
        }),
      stock: async (quantity: number) => {
        const { product } = await merchant.call(getProduct, { id: cup.id })
        const variants = [{ variantId: product?.variants?.[0]?.id ?? '', quantity }]
        await merchant.call(updateInventoryVariants, {
          inventoryItem: { productId: cup.id, trackQuantity: true, variants },
        })
      },
    }

    /** Changes one part of what the buyer has seen. Returns a function that restores it for the next test. */
    const move = async (part: Part, { giftCardId }: Ready): Promise<() => Promise<unknown>> => {
      switch (part) {
        case 'price':
          await settle.price(23)
          return () => settle.price(20)
        case 'delivery':
          await settle.delivery('6.90')
          return () => settle.delivery('4.90')
        case 'tax':
          await settle.tax('0.25')
          return () => settle.tax('0.19')
        case 'discount':
          await settle.discount('1')
          return () => settle.discount('3')
        case 'fees':
          await settle.fees('2.50')
          return () => settle.fees('1')
        case 'gift card':
          await merchant.call(adjustGiftCard, { id: giftCardId, amount: '-5' })
          return async () => {}
        case 'stock':
          await settle.stock(0)
          return () => settle.stock(1000)
      }
    }

    const newGiftCard = async (initialValue: string) =>
      merchant.call(createGiftCard, { giftCard: { initialValue } })

    /** Takes a buyer to the review step and records what they see there. */
    const ready = async (way: Way, cardNumber: string = CARDS.approved): Promise<Ready> => {
      const buyer = await shop.visitor()
      if (way === 'nothing due') {
        const { cart } = await buyer.call(addToCurrentCart, { lineItems: [lineOf(cup)] })
        const paidLater = {
          catalogOverrideFields: { paymentOption: { value: 'FULL_PAYMENT_OFFLINE' as const } },
        }
        await merchant.call(addToCart, {
          id: String(cart?.id),
          lineItems: [{ ...lineOf(cup), ...paidLater }],
        })
        const lineIds = cart?.lineItems?.map(({ id }) => String(id)) ?? []
        await buyer.call(removeLineItemsFromCurrentCart, { lineItemIds: lineIds })
      } else await buyer.call(addToCurrentCart, { lineItems: [lineOf(cup)] })
      const { checkoutId } = await buyer.call(createCheckoutFromCurrentCart, WISHES)
      const page = await openHosted(shop, buyer, String(checkoutId))
      const value = way === 'gift card in full' ? '28' : '10'
      const card = hasGiftCard(way) ? await newGiftCard(value) : undefined
      if (card) await page.send('PATCH', '', { giftCardCode: card.code })
      const seen = await page.read()
      const byCard = way === 'card' || way === 'gift card in part'
      if (way === 'gift card in full' || way === 'nothing due') expect(seen.totals.toPay).toBe('0.00')
      const terms = byCard
        ? { methodId: 'sandbox-card', token: await page.tokenOf(cardNumber) }
        : way === 'offline'
          ? { methodId: 'offline' }
          : {}
      return { page, seen, giftCardId: String(card?.giftCard?.id), terms }
    }
    /** Pays what was shown; offline if a gift card no longer covers everything. */
    const pay = ({ page, terms }: Ready, { totals }: HostedCheckout) => {
      const rest = Number(totals.toPay) > 0 ? { methodId: 'offline' } : {}
      const body = { agreedTotals: totals, ...rest, ...terms }
      return page.send('POST', '/pay', body, { 'idempotency-key': randomUUID() })
    }
    const ordersOf = async ({ checkoutId }: HostedBrowser) =>
      Number((await shop.database.first(countOrders, checkoutId))?.count)

    it.each(WAYS)('is accepted as shown if nothing has changed: %s', async (way) => {
      const buyer = await ready(way)
      expect((await pay(buyer, buyer.seen)).status).toBe(200)
      await expect.poll(() => buyer.page.read(), PATIENCE).toMatchObject({ state: 'PLACED' })
    })

    it.each(rowsFor(engine))(
      'must be confirmed again when the %s changes, however it is paid: %s',
      async (part, way) => {
        const buyer = await ready(way)
        const { page, seen } = buyer
        const putBack = await move(part, buyer)
        try {
          expect((await pay(buyer, seen)).code).toBe(
            part === 'stock' ? 'FULL_OUT_OF_STOCK' : 'CHECKOUT_CHANGED',
          )
          expect([await ordersOf(page), await shop.database.all(heldFor, page.checkoutId)]).toEqual([0, []])
          const now = await page.read()
          expect(now.changes.map(({ kind }) => kind)).toContain(TOLD[part])
          if (part === 'stock') await putBack()
          else {
            // Having looked again isn't enough: the buyer must agree.
            expect((await pay(buyer, now)).code).toBe('CHECKOUT_CHANGED')
            await page.send('PATCH', '', { acceptTotals: now.totals })
          }
          const agreed = await page.read()
          expect(agreed.changes).toEqual([])
          expect((await pay(buyer, agreed)).status).toBe(200)
          await expect.poll(() => page.read(), PATIENCE).toMatchObject({ state: 'PLACED' })
          expect((await page.read()).totals).toMatchObject({ total: agreed.totals.total })
        } finally {
          await putBack()
        }
      },
    )

    it.each(AT_THE_BANK)(
      'is compared with the %s in the transaction that places the order, after the bank: %s',
      async (part, way) => {
        const buyer = await ready(way, CARDS.step)
        const { page, seen } = buyer
        const { body } = await pay(buyer, seen)
        expect(body.payment?.state).toBe('STEP')
        const putBack = await move(part, buyer)
        try {
          const approve = new URLSearchParams({ decision: 'approve' })
          await fetch(String(body.payment?.url), { method: 'POST', redirect: 'manual', body: approve })
          const reason = part === 'stock' ? 'FULL_OUT_OF_STOCK' : 'CHECKOUT_CHANGED'
          await expect
            .poll(() => shop.database.all(paymentsOf, page.checkoutId), PATIENCE)
            .toEqual([{ state: 'VOIDED', reason }])
          expect(await ordersOf(page)).toBe(0)
        } finally {
          await putBack()
        }
      },
    )

    it.each(PARTS.filter((part) => part !== 'gift card' && part !== 'stock'))(
      'is what the last answer showed if a program places the order: %s',
      async (part) => {
        const buyer = await ready('offline')
        const { checkoutId: id } = buyer.page
        const putBack = await move(part, buyer)
        try {
          const refused = await merchant.try(createOrderFromCheckout, { id })
          expect(JSON.stringify(refused.body)).toContain('CHECKOUT_CHANGED')
          await buyer.page.read()
          expect((await merchant.call(createOrderFromCheckout, { id })).orderId).toBeDefined()
        } finally {
          await putBack()
        }
      },
    )

    it('is the same amount for the order, the receipt, the provider and the gift card', async () => {
      const buyer = await ready('gift card in part')
      const { page, seen } = buyer
      const { total, giftCard, toPay, subtotal, discount, delivery, additionalFees, tax: taxed } = seen.totals
      await pay(buyer, seen)
      await expect.poll(() => page.read(), PATIENCE).toMatchObject({ state: 'PLACED', totals: seen.totals })
      const { order: placed } = await page.read()
      const { order } = await merchant.call(getOrder, { id: String(placed?.id) })
      expect(order?.priceSummary).toMatchObject({
        total: { amount: total },
        subtotal: { amount: subtotal },
        discount: { amount: discount },
        shipping: { amount: delivery },
        totalAdditionalFees: { amount: additionalFees },
        tax: { amount: taxed },
      })
      const [held] = await shop.database.all(heldFor, page.checkoutId)
      expect(held?.amount_minor).toBe(Math.round(Number(toPay) * 100))
      expect(Math.round((Number(toPay) + Number(giftCard)) * 100)).toBe(Math.round(Number(total) * 100))
      const receipt = async (): Promise<string> => {
        const answer = await fetch(`${shop.url}/dev/mail`, { headers: { accept: 'application/json' } })
        const mails: { subject: string; text: string }[] = await answer.json()
        return mails.find(({ subject }) => subject.includes(String(placed?.number)))?.text ?? ''
      }
      await expect.poll(receipt, PATIENCE).toContain(String(placed?.number))
      for (const amount of [total, giftCard, toPay, subtotal, discount, delivery, additionalFees, taxed])
        expect(await receipt()).toContain(amount)
    })
  })
}
