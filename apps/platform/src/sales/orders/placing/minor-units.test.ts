import type { Order } from '@vitrine/contract'
import {
  addToCurrentCart,
  cancelOrder,
  createCheckoutFromCurrentCart,
  createCoupon,
  createGiftCard,
  estimateCurrentCartTotals,
  getGiftCard,
  getOrder,
  refundOrder,
  updateCheckout,
  updateCurrentCart,
  updateDeliverySettings,
  updateTaxSettings,
} from '@vitrine/contract/operations'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteViews } from '../../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../../floor/clock.ts'
import { statement } from '../../../floor/database/database.ts'
import { mailed } from '../../../people/identity/identity.fixtures.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../../testing/index.ts'
import { lineOf, WISHES } from '../../checkout/checkout.fixtures.ts'
import { openHosted } from '../../hosted-checkout/hosted-checkout.fixtures.ts'
import { CARDS } from '../../payments/sandbox/sandbox.fixtures.ts'
import { post, regions, tax } from '../../totals/totals.fixtures.ts'

const SEED = 20_261_123
const PATIENCE = { timeout: 30_000, interval: 100 }

/** The expected values, in whole numbers only: amounts are minor units, and text is built digit by digit. */
const CURRENCIES = [
  { code: 'JPY', places: 0, rates: { EUR: '0.0061', KWD: '0.00204' }, tooFine: '0.5', sign: '¥' },
  { code: 'KWD', places: 3, rates: { EUR: '2.9875', JPY: '489.7' }, tooFine: '0.0005', sign: 'KWD\u00a0' },
] as const
const PLACES = { EUR: 2, JPY: 0, KWD: 3 } as const

const written = (minor: bigint, places: number): string => {
  const digits = minor.toString().padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
const printed = (minor: bigint, places: number, sign: string): string => {
  const [whole = '', part] = written(minor, places).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return sign + (part === undefined ? grouped : `${grouped}.${part}`)
}
/** Plain-text mails use plain spaces. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')
const nearest = (over: bigint, under: bigint): bigint => {
  const [whole, twice] = [over / under, 2n * (over % under)]
  return twice > under || (twice === under && whole % 2n === 1n) ? whole + 1n : whole
}
const converted = (minor: bigint, places: number, rate: string, toPlaces: number): bigint => {
  const [whole = '', part = ''] = rate.split('.')
  const over = minor * BigInt(whole + part) * 10n ** BigInt(toPlaces)
  return nearest(over, 10n ** BigInt(part.length + places))
}

const carts = fc.sample(
  fc.record({
    price: fc.integer({ min: 11, max: 99_999 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    /** Hundredths of a percent. */
    off: fc.integer({ min: 1, max: 5000 }),
    card: fc.integer({ min: 1, max: 400 }),
    delivery: fc.integer({ min: 1, max: 9999 }),
    refund: fc.integer({ min: 1, max: 20 }),
  }),
  { seed: SEED, numRuns: 2 },
)

const sandboxAmount = statement<{ amount_minor: number; refunded_minor: number; currency: string }>(
  `SELECT s.amount_minor, s.refunded_minor, s.currency FROM sandbox_payments s
   JOIN payments p ON p.payment_id = s.payment_id WHERE p.order_id = ?`,
)
// Fails if every currency is treated as having hundredths.
for (const engine of ENGINES) {
  describe.each(CURRENCIES)(`a purchase in $code on ${engine.name}, seed ${SEED}`, (currency) => {
    const { code: own, places, rates, tooFine, sign } = currency
    const products = carts.map(({ price }) => newProduct({ priceMinor: price }))
    const text = (minor: bigint) => written(minor, places)
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openShop({
        ...{ engine, site: { currency: own, conversionRates: rates } },
        seed: async (database, site, { mediaUrl }) => {
          await createCatalogWriter(database, systemClock, createSiteViews(mediaUrl)).putProducts(
            site,
            products,
          )
        },
      })
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    it.each(carts.map((cart, index) => ({ ...cart, index })))(
      'is exact from the cart to the refund: $price × $quantity',
      async ({ price, quantity, off, card, delivery, refund, index }) => {
        const email = `${own}-${index}-${engine.name}@example.com`.toLowerCase()
        const [{ freeFrom: _, charges: __, ...sent }, product] = [post, products[index] ?? newProduct()]
        await merchant.call(updateDeliverySettings, {
          deliverySettings: {
            regions: regions.map((region) => ({
              ...region,
              options: [{ ...sent, rate: { flat: text(BigInt(delivery)) } }],
            })),
          },
        })
        await merchant.call(updateTaxSettings, { taxSettings: tax })
        const couponCode = `OFF-${index}`
        await merchant.call(createCoupon, {
          coupon: { code: couponCode, name: 'Off', percentOffRate: off / 100 },
        })
        const sold = await merchant.call(createGiftCard, { giftCard: { initialValue: text(BigInt(card)) } })
        expect(sold.giftCard).toMatchObject({ balance: text(BigInt(card)), currency: own })

        const subtotal = BigInt(price * quantity)
        const discount = nearest(subtotal * BigInt(off), 10_000n)
        const goods = subtotal - discount
        const total = goods + BigInt(delivery)
        const vat = nearest(goods * 19n, 119n) + nearest(BigInt(delivery) * 19n, 119n)
        const byCard = BigInt(card) < total ? BigInt(card) : total
        const due = total - byCard

        const buyer = await shop.visitor()
        await buyer.call(addToCurrentCart, { lineItems: [lineOf(product, quantity)] })
        await buyer.call(updateCurrentCart, { cartInfo: {}, couponCode })
        for (const [shown, rate] of Object.entries(rates)) {
          const shownPlaces = PLACES[shown === 'EUR' ? 'EUR' : shown === 'JPY' ? 'JPY' : 'KWD']
          const totals = await buyer.call(
            estimateCurrentCartTotals,
            { shippingAddress: WISHES.shippingAddress, giftCardCode: sold.code },
            { 'x-vitrine-currency': shown },
          )
          expect(totals.priceSummary).toMatchObject({
            subtotal: { amount: text(subtotal), formattedAmount: printed(subtotal, places, sign) },
            discount: { amount: text(discount) },
            total: {
              amount: text(total),
              convertedAmount: written(converted(total, places, rate, shownPlaces), shownPlaces),
            },
          })
          expect(totals.giftCard?.amount).toMatchObject({ amount: text(byCard) })
        }

        const { checkoutId = '' } = await buyer.call(createCheckoutFromCurrentCart, { ...WISHES, email })
        await buyer.call(updateCheckout, { checkout: { id: checkoutId }, giftCardCode: sold.code })
        const page = await openHosted(shop, buyer, checkoutId)
        expect((await page.read()).totals.toPay).toBe(text(due))
        expect((await page.pay(CARDS.approved)).status).toBe(200)
        await expect.poll(() => page.read(), PATIENCE).toMatchObject({ state: 'PLACED' })
        const id = String((await page.read()).order?.id)
        const read = async (): Promise<Order | undefined> => (await buyer.call(getOrder, { id })).order
        await expect.poll(read, PATIENCE).toMatchObject({ paymentStatus: 'PAID' })
        expect(await read()).toMatchObject({
          currency: own,
          priceSummary: { total: { amount: text(total) }, tax: { amount: text(vat) } },
          balanceSummary: { paid: { amount: text(total) }, giftCard: { amount: text(byCard) } },
        })
        const bank = () => shop.database.first(sandboxAmount, id)
        expect(await bank()).toMatchObject({ amount_minor: Number(due), currency: own })

        expect((await merchant.try(refundOrder, { id, amount: tooFine })).status).toBe(400)
        const part = BigInt(refund) < due ? BigInt(refund) : due
        await merchant.call(refundOrder, { id, amount: text(part) })
        const { order } = await merchant.call(cancelOrder, { id })
        expect(order).toMatchObject({
          paymentStatus: 'FULLY_REFUNDED',
          balanceSummary: { refunded: { amount: text(total) } },
        })
        await expect.poll(bank, PATIENCE).toMatchObject({ refunded_minor: Number(due) })
        expect(await merchant.call(getGiftCard, { id: sold.giftCard.id })).toMatchObject({
          giftCard: { balance: text(BigInt(card)) },
        })
        const mails = new Map(
          (await mailed(shop, email)).map(({ template, said }) => [template, spaced(said)]),
        )
        expect(mails.get('order-confirmation')).toContain(spaced(printed(total, places, sign)))
        expect(mails.get('order-refunded')).toContain(spaced(printed(part, places, sign)))
      },
    )
  })
}
