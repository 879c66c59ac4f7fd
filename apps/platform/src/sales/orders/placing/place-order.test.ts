import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  createCoupon,
  createOrderFromCheckout,
  getCheckout,
  getCurrentCart,
  getOrder,
  updateCheckout,
  updateCurrentCart,
  updateProduct,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCatalog } from '../../../catalog/catalog.service.ts'
import { createStockKeeper, type StockKeeper } from '../../../catalog/inventory/stock-keeper.ts'
import { systemClock } from '../../../floor/clock.ts'
import { type Database, statement } from '../../../floor/database/database.ts'
import { Failure } from '../../../floor/failure.ts'
import { randomIds } from '../../../floor/ids.ts'
import { mailed } from '../../../people/identity/identity.fixtures.ts'
import { createSites } from '../../../shop/sites/sites.service.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import type { Caller, Shop } from '../../../testing/index.ts'
import { placeholder } from '../../cart/cart.fixtures.ts'
import { cartOf, checkoutOf, lineOf, openSellingShop, WISHES } from '../../checkout/checkout.fixtures.ts'
import { newCode } from '../../gift-cards/gift-card-code.ts'
import { giftCardOf } from '../../gift-cards/gift-cards.fixtures.ts'
import { giftCardsStore } from '../../gift-cards/gift-cards.store.ts'
import { createPlaceOrder, type PlaceOrder } from './place-order.ts'

const quantityOf = statement<{ quantity: number }>(
  `SELECT v.quantity FROM products p JOIN variants v ON v.site_id = p.site_id AND v.product_number = p.product_number
   WHERE p.site_id = ? AND p.product_id = ?`,
)
const setQuantity = statement(
  `UPDATE variants SET quantity = CAST(? AS BIGINT) WHERE site_id = ? AND product_number =
     (SELECT product_number FROM products WHERE site_id = ? AND product_id = ?)`,
)
const countOrders = statement<{ orders: number; last: number }>(
  'SELECT count(*) AS orders, COALESCE(max(order_number), 0) AS last FROM orders WHERE site_id = ?',
)
const eventsOf = statement<{ event_type: string }>(
  'SELECT event_type FROM outbox WHERE site_id = ? AND entity_id = ? ORDER BY seq',
)
const mailsTo = statement<{ template: string }>(
  'SELECT template FROM mails WHERE site_id = ? AND recipient = ?',
)
const hundred = (count: number): undefined[] => Array.from({ length: count })

// Fails without the check of what was agreed, with a coupon that is read but not claimed, and if the whole
// cart is deleted; the control below proves the stock's guard every time.
for (const engine of ENGINES) {
  describe(`an order on ${engine.name}`, () => {
    const products = Array.from({ length: 12 }, () =>
      newProduct({ priceMinor: 1190, stock: { track: true, quantity: 10 } }),
    )
    let left = products
    const nextProduct = () => {
      const [product = newProduct(), ...rest] = left
      left = rest
      return product
    }
    let shop: Shop
    let merchant: Caller
    let placeOrder: PlaceOrder
    let database: Database

    /** Places orders as the platform does, with another stock keeper if given. */
    const placing = (stock?: StockKeeper): PlaceOrder => {
      const sites = createSites(database)
      const parts = { database, sites, clock: systemClock, ids: randomIds }
      return createPlaceOrder({
        ...parts,
        offersFor: createCatalog({ ...parts, mediaUrl: 'https://media.example' }).offersFor,
        stock: stock ?? createStockKeeper(parts),
        placeholder,
      })
    }

    beforeAll(async () => {
      shop = await openSellingShop(products, { engine })
      database = shop.database
      merchant = await shop.merchant()
      placeOrder = placing()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const offline = (checkoutId: string) =>
      ({ siteId: shop.site.siteId, checkoutId, payment: { kind: 'OFFLINE' } }) as const
    const stockOf = async ({ id }: { id: string }) =>
      (await database.first(quantityOf, shop.site.siteId, id))?.quantity
    const orders = async () => Number((await database.first(countOrders, shop.site.siteId))?.orders)
    const codeOf = (error: unknown) => (error instanceof Failure ? error.code : String(error))
    const refused = (checkoutId: string, request: object = {}) =>
      placeOrder({ ...offline(checkoutId), ...request }).then(() => 'placed', codeOf)
    const buyersOf = (count: number, product: { id: string }): Promise<string[]> =>
      Promise.all(hundred(count).map(async () => checkoutOf(await shop.visitor(), [lineOf(product)])))

    it('is created from a checkout once, with everything that belongs to it, despite simultaneous repeats', async () => {
      const product = nextProduct()
      const buyer = await shop.visitor()
      const id = await checkoutOf(buyer, [lineOf(product, 2)], { email: 'once@example.com' })
      const cartId = String((await cartOf(buyer))?.id)
      const before = await orders()
      const placed = await Promise.all(hundred(20).map(() => placeOrder(offline(id))))
      expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1)
      expect(placed.filter(({ isNew }) => isNew)).toHaveLength(1)
      expect([await orders(), await stockOf(product)]).toEqual([before + 1, 8])

      const { order } = await buyer.call(getOrder, { id: String(placed[0]?.order.id) })
      expect(order).toMatchObject({
        status: 'APPROVED',
        paymentStatus: 'NOT_PAID',
        fulfillmentStatus: 'NOT_FULFILLED',
        priceSummary: {
          subtotal: { amount: '23.80' },
          shipping: { amount: '5.90' },
          total: { amount: '29.70' },
        },
        balanceSummary: { balance: { amount: '29.70' }, paid: { amount: '0.00' } },
        shippingInfo: { code: 'post', logistics: { shippingDestination: { address: { city: 'Ulm' } } } },
        lineItems: [{ quantity: 2, totalPriceAfterTax: { amount: '23.80' }, image: {} }],
        buyerInfo: { email: 'once@example.com' },
        checkoutId: id,
      })
      expect(Number(order?.number)).toBeGreaterThan(10_000)
      expect(await buyer.try(getCurrentCart, {})).toMatchObject({ status: 404 })
      expect((await buyer.call(getCheckout, { id })).checkout).toMatchObject({ completed: true })
      const types = async (entity: string) =>
        (await database.all(eventsOf, shop.site.siteId, entity)).map((event) => event.event_type)
      expect(await types(String(order?.id))).toEqual([
        'wix.ecom.v1.order_created',
        'wix.ecom.v1.order_approved',
      ])
      expect((await types(cartId)).at(-1)).toBe('wix.ecom.v1.cart_deleted')
      const mails = await database.all(mailsTo, shop.site.siteId, 'once@example.com')
      expect(mails.map(({ template }) => template)).toEqual(['order-confirmation'])
      // The country is spelled out, once. A sent mail keeps only its text.
      const receipt = async () => (await mailed(shop, 'once@example.com'))[0]?.said
      await expect.poll(receipt).toContain('Ulm, Germany')
      expect(await receipt()).not.toMatch(/\bDE\b/)
      expect(await refused(id, { payment: { kind: 'NONE' } })).toBe('placed')
      const card = { kind: 'PROVIDER', paymentId: 'p', providerId: 'x', reference: 'r', amountMinor: 2970 }
      expect(await refused(id, { payment: card })).toBe('CHECKOUT_ALREADY_PAID')
    })

    it('is placed for ten of forty buyers who want ten items at once', async () => {
      const product = nextProduct()
      const ids = await buyersOf(40, product)
      const before = await orders()
      const outcomes = await Promise.all(ids.map((id) => refused(id)))
      expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(10)
      expect(new Set(outcomes)).toEqual(new Set(['placed', 'FULL_OUT_OF_STOCK']))
      expect([await orders(), await stockOf(product)]).toEqual([before + 10, 0])
      const lost = ids.filter((_, index) => outcomes[index] !== 'placed')
      for (const id of lost.slice(0, 3)) expect(await refused(id)).toBe('FULL_OUT_OF_STOCK') // nothing was written
      const last = await database.first(countOrders, shop.site.siteId)
      expect(Number(last?.last) - 10_000).toBe(last?.orders) // refused orders have left no gap
    })

    it('would be placed for more of them by a stock keeper that reads first and writes later', async () => {
      const product = nextProduct()
      const ids = await buyersOf(20, product)
      const { siteId } = shop.site
      let waiting = 0
      const seen = new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          if (waiting < 20) return
          clearInterval(timer)
          resolve()
        }, 5)
      })
      const read = async (): Promise<number> => {
        const quantity = Number(await stockOf(product))
        waiting++
        await seen
        return quantity
      }
      const quantities = await Promise.all(ids.map(read)) // everyone saw ten items before anyone bought
      const outcomes = await Promise.all(
        ids.map((id, index) => {
          const careless: StockKeeper = {
            take: async (tx) => {
              await tx.run(setQuantity, Number(quantities[index]) - 1, siteId, siteId, product.id)
              return []
            },
            restock: async () => {},
            cancelPreorders: async () => {},
          }
          return placing(careless)(offline(id)).then(() => 'placed', codeOf)
        }),
      )
      expect(outcomes.filter((outcome) => outcome === 'placed').length).toBeGreaterThan(10)
    })

    it('uses a coupon no more often than allowed', async () => {
      const product = nextProduct()
      const code = `THREE-${engine.name}`
      await merchant.call(createCoupon, {
        coupon: { code, name: 'Three', percentOffRate: 10, usageLimit: 3 },
      })
      const ids = await Promise.all(
        hundred(8).map(async () => {
          const buyer = await shop.visitor()
          await buyer.call(addToCurrentCart, { lineItems: [lineOf(product)] })
          await buyer.call(updateCurrentCart, { couponCode: code })
          return String((await buyer.call(createCheckoutFromCurrentCart, WISHES)).checkoutId)
        }),
      )
      const outcomes = await Promise.all(ids.map((id) => refused(id)))
      expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(3)
      expect(new Set(outcomes)).toEqual(new Set(['placed', 'ERROR_COUPON_USAGE_EXCEEDED']))
      expect(await stockOf(product)).toBe(7)
    })

    it('takes from a gift card what it pays, and no more than its balance', async () => {
      const product = nextProduct()
      const code = newCode()
      const card = giftCardOf({ id: randomIds.guid(), siteId: shop.site.siteId, issuedMinor: 3000 })
      await database.transaction((tx) => giftCardsStore.insert(tx, card, code))
      const ids = await buyersOf(3, product)
      for (const id of ids) await merchant.call(updateCheckout, { checkout: { id }, giftCardCode: code })
      const outcomes = await Promise.all(ids.map((id) => refused(id)))
      const balance = (await giftCardsStore.find(database, shop.site.siteId, card.id))?.balanceMinor
      // 17.80 each: the first one's card pays everything, and the second buyer didn't agree to pay the rest
      // otherwise.
      expect([outcomes.filter((outcome) => outcome === 'placed').length, balance]).toEqual([1, 1220])
      const codes = outcomes.filter((outcome) => outcome !== 'placed')
      expect(
        codes.filter((code) => code !== 'CHECKOUT_CHANGED' && code !== 'REDEEM_GIFT_CARD_ERROR'),
      ).toEqual([])
    })

    it('leaves in the cart what was added after its checkout was created', async () => {
      const [product, later] = [nextProduct(), nextProduct()]
      const buyer = await shop.visitor()
      const id = await checkoutOf(buyer, [lineOf(product, 2)])
      await buyer.call(addToCurrentCart, { lineItems: [lineOf(product), lineOf(later)] })
      await placeOrder(offline(id))
      const cart = await cartOf(buyer)
      expect(cart?.lineItems).toMatchObject([
        { quantity: 1, rootCatalogItemId: product.id },
        { quantity: 1, rootCatalogItemId: later.id },
      ])
      expect(cart).not.toHaveProperty('checkoutId')
    })

    it('is refused if something has changed since it was agreed, and nothing is written', async () => {
      const product = nextProduct()
      const [cheap = '', wayless = '', stale = '', empty = ''] = await buyersOf(4, product)
      const before = await orders()
      expect(await refused(cheap, { agreed: { totalMinor: 1 } })).toBe('CHECKOUT_CHANGED')
      expect(await refused(cheap, { payment: { kind: 'NONE' } })).toBe('CHECKOUT_CHANGED')
      await merchant.call(updateCheckout, {
        checkout: { id: wayless, shippingInfo: { shippingDestination: { address: { country: 'FR' } } } },
      })
      expect(await refused(wayless)).toBe('SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE')
      const { checkout } = await merchant.call(getCheckout, { id: empty })
      const lineItemIds = checkout?.lineItems.map(({ id }) => String(id)) ?? []
      await merchant.send(
        'POST',
        `/ecom/v1/checkouts/${empty}/remove-line-items`,
        JSON.stringify({ lineItemIds }),
      )
      expect(await refused(empty)).toBe('EMPTY_CHECKOUT')
      await merchant.call(updateProduct, { product: { id: product.id, priceData: { price: 20 } } })
      expect(await refused(stale)).toBe('CHECKOUT_CHANGED')
      const again = await merchant.call(getCheckout, { id: stale }) // after another look, it is agreed to
      expect(again.checkout?.priceSummary).toMatchObject({ subtotal: { amount: '20.00' } })
      await merchant.call(updateProduct, { product: { id: product.id, visible: false } })
      expect(await refused(stale)).toBe('FULL_OUT_OF_STOCK')
      await merchant.call(updateProduct, { product: { id: product.id, visible: true } })
      expect([await orders(), await stockOf(product)]).toEqual([before, 10])
      expect(await refused(stale)).toBe('placed')
      expect(await refused(randomIds.guid())).toBe('CHECKOUT_NOT_FOUND')
    })

    it('needs a delivery option and an address, and is for merchants to create', async () => {
      const product = nextProduct()
      const buyer = await shop.visitor()
      await buyer.call(addToCurrentCart, { lineItems: [lineOf(product)] })
      const { checkoutId = '' } = await buyer.call(createCheckoutFromCurrentCart, { channelType: 'WEB' })
      expect(await refused(checkoutId)).toBe('NO_SELECTED_CARRIER_SERVICE_OPTION')
      expect(await buyer.try(createOrderFromCheckout, { id: checkoutId })).toMatchObject({ status: 403 })
      await buyer.call(updateCheckout, {
        checkout: {
          id: checkoutId,
          shippingInfo: {
            shippingDestination: { address: { country: 'AT', city: 'Graz' } },
            selectedCarrierServiceOption: { code: 'pickup' },
          },
        },
      })
      const { orderId } = await merchant.call(createOrderFromCheckout, { id: checkoutId })
      const { order } = await buyer.call(getOrder, { id: String(orderId) })
      expect(order?.shippingInfo?.logistics).toMatchObject({ pickupDetails: { address: { city: 'Graz' } } })
      expect(await (await shop.visitor()).try(getOrder, { id: String(orderId) })).toMatchObject({
        status: 404,
      })
    })
  })
}
