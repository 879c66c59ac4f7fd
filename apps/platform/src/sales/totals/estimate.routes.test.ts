import type { CreateCouponRequest, EstimateTotalsResponse } from '@vitrine/contract'
import {
  addToCurrentCart,
  createCart,
  createCoupon,
  deleteCoupon,
  estimateCartTotals,
  estimateCurrentCartTotals,
  updateCurrentCart,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteViews } from '../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../floor/clock.ts'
import { newCollection, newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { referenceTo } from '../cart/cart.fixtures.ts'
import { settle } from './totals.fixtures.ts'

const shelf = newCollection()
const mug = newProduct({ priceMinor: 1190, weight: 0.4, collectionIds: [shelf.id] })
const book = newProduct({ priceMinor: 2000 })
const last = newProduct({ priceMinor: 500, stock: { track: true, quantity: 1 } })
const germany = { country: 'DE', city: 'Ulm' }

const line = ({ id }: { id: string }, quantity = 1) => ({ quantity, catalogReference: referenceTo(id) })

/** Amounts of the summary, as text. */
const sums = ({ priceSummary }: EstimateTotalsResponse) =>
  Object.fromEntries(Object.entries(priceSummary ?? {}).map(([name, { amount }]) => [name, amount]))

for (const engine of ENGINES) {
  describe(`the totals of a cart on ${engine.name}`, () => {
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openShop({
        engine,
        seed: async (database, site, { mediaUrl }) => {
          const catalog = createCatalogWriter(database, systemClock, createSiteViews(mediaUrl))
          await catalog.putCollections(site, [shelf])
          await catalog.putProducts(site, [mug, book, last])
        },
      })
      merchant = await shop.merchant()
      await settle(merchant)
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const buyer = async (...lineItems: ReturnType<typeof line>[]): Promise<Caller> => {
      const caller = await shop.visitor()
      await caller.call(addToCurrentCart, { lineItems })
      return caller
    }

    it('are those of the items if nothing else is requested', async () => {
      const caller = await buyer(line(mug, 2), line(book))
      const totals = await caller.call(estimateCurrentCartTotals, {})
      expect(sums(totals)).toMatchObject({ subtotal: '43.80', shipping: '0.00', tax: '0.00', total: '43.80' })
      expect(totals.shippingInfo).toBeUndefined()
      expect(totals.calculationErrors).toEqual({ orderValidationErrors: [] })
      expect(totals.cart?.lineItems).toHaveLength(2)
    })

    it('are 404 before there is a cart', async () => {
      const { status } = await (await shop.visitor()).try(estimateCurrentCartTotals, {})
      expect(status).toBe(404)
    })

    it('include delivery and the tax of the destination', async () => {
      const caller = await buyer(line(mug, 2))
      const totals = await caller.call(estimateCurrentCartTotals, { shippingAddress: germany })
      expect(sums(totals)).toEqual({
        ...{ subtotal: '23.80', shipping: '5.90', discount: '0.00', additionalFees: '0.00' },
        ...{ tax: '4.74', total: '29.70' }, // 3.80 of the mugs, 0.78 of the post, 0.16 of the packing
      })
      expect(totals.calculatedLineItems).toMatchObject([
        {
          pricesBreakdown: {
            totalPriceAfterTax: { amount: '23.80' },
            totalPriceBeforeTax: { amount: '20.00' },
            taxDetails: { taxRate: '0.19', rateBreakdown: [{ name: 'VAT', tax: { amount: '3.80' } }] },
          },
          taxableAddress: { addressType: 'SHIPPING' },
        },
      ])
      expect(totals.shippingInfo).toMatchObject({
        region: { name: 'Home' },
        selectedCarrierServiceOption: { code: 'post', requestedShippingOption: false },
        carrierServiceOptions: [{ shippingOptions: [{ code: 'post' }, { code: 'pickup' }] }],
      })
      expect(totals.cart?.taxIncludedInPrices).toBe(true)
      const { from, to } =
        totals.shippingInfo?.selectedCarrierServiceOption?.logistics?.deliveryTimeSlot ?? {}
      expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(3 * 86_400_000)
    })

    it('tax pickups at the pickup place', async () => {
      const caller = await buyer(line(mug))
      const totals = await caller.call(estimateCurrentCartTotals, {
        shippingAddress: germany,
        selectedShippingOption: { code: 'pickup' },
      })
      expect(sums(totals)).toMatchObject({ shipping: '0.00', tax: '1.98', total: '11.90' })
      expect(totals.shippingInfo?.selectedCarrierServiceOption).toMatchObject({
        requestedShippingOption: true,
        logistics: { pickupDetails: { pickupMethod: 'STORE_PICKUP', address: { city: 'Graz' } } },
      })
    })

    it('report an unserved address, and calculate the rest', async () => {
      const caller = await buyer(line(mug))
      const totals = await caller.call(estimateCurrentCartTotals, { shippingAddress: { country: 'JP' } })
      expect(totals.calculationErrors?.generalShippingCalculationError?.applicationError?.code).toBe(
        'NO_SHIPPING_OPTION',
      )
      expect(totals.violations).toMatchObject([{ severity: 'ERROR', target: { other: {} } }])
      expect(sums(totals)).toMatchObject({ shipping: '0.00', total: '11.90' })
    })

    it("report an option that isn't offered, and an address needed for tax", async () => {
      const caller = await buyer(line(mug))
      const chosen = await caller.call(estimateCurrentCartTotals, {
        shippingAddress: germany,
        selectedShippingOption: { code: 'drone' },
      })
      expect(chosen.calculationErrors).toMatchObject({
        selectedShippingOptionError: {
          applicationError: { code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' },
        },
      })
      expect(chosen.shippingInfo?.selectedCarrierServiceOption?.code).toBe('post')
      const nowhere = await caller.call(estimateCurrentCartTotals, { calculateTax: true })
      expect(nowhere.calculationErrors).toMatchObject({
        taxCalculationError: { applicationError: { code: 'TAX_ADDRESS_UNKNOWN' } },
      })
    })

    it('calculate what the flags ask for', async () => {
      const caller = await buyer(line(mug))
      const noTax = await caller.call(estimateCurrentCartTotals, {
        shippingAddress: germany,
        calculateTax: false,
      })
      expect(sums(noTax)).toMatchObject({ shipping: '5.90', tax: '0.00' })
      const noShipping = await caller.call(estimateCurrentCartTotals, {
        shippingAddress: germany,
        calculateShipping: false,
      })
      expect(sums(noShipping)).toMatchObject({ shipping: '0.00', tax: '1.90' })
      expect(noShipping.shippingInfo).toBeUndefined()
    })

    it("use the cart's own address and option if the call names none", async () => {
      const caller = await buyer(line(mug))
      await caller.call(updateCurrentCart, {
        cartInfo: {
          contactInfo: { address: { country: 'AT' } },
          selectedShippingOption: { code: 'pickup' },
        },
      })
      const totals = await caller.call(estimateCurrentCartTotals, { calculateShipping: true })
      expect(totals.shippingInfo?.selectedCarrierServiceOption?.code).toBe('pickup')
      expect(sums(totals).tax).toBe('1.98')
    })

    it.each<[string, Partial<CreateCouponRequest['coupon']>, { discount: string; total?: string }]>([
      ['ALL', { percentOffRate: 12.5, discountType: 'GLOBAL' }, { discount: '3.99', total: '33.81' }],
      [
        'SHELF',
        { moneyOffAmount: '5', discountType: 'SPECIFIC_ITEMS', collectionIds: [shelf.id] },
        { discount: '5.00' },
      ],
      [
        'BOOK',
        { fixedPriceAmount: '15', discountType: 'SPECIFIC_ITEMS', productIds: [book.id] },
        { discount: '5.00' },
      ],
      ['FREE', { freeShipping: true, discountType: 'SHIPPING' }, { discount: '4.90', total: '32.90' }],
      ['HALF', { percentOffRate: 50, discountType: 'SHIPPING' }, { discount: '2.45' }],
    ])('include the coupon %s', async (code, terms, expected) => {
      await merchant.call(createCoupon, { coupon: { code, name: `Coupon ${code}`, ...terms } })
      const caller = await buyer(line(mug), line(book))
      await caller.call(updateCurrentCart, { couponCode: code })
      const totals = await caller.call(estimateCurrentCartTotals, { shippingAddress: germany })
      expect(sums(totals)).toMatchObject(expected)
      const { discountType } = terms
      expect(totals.appliedDiscounts).toMatchObject([
        { coupon: { code, name: `Coupon ${code}`, amount: { amount: expected.discount } }, discountType },
      ])
    })

    it("say why a coupon that has ended doesn't apply", async () => {
      const { coupon } = await merchant.call(createCoupon, {
        coupon: { code: 'GONE', name: 'Gone', percentOffRate: 10 },
      })
      const caller = await buyer(line(mug))
      await caller.call(updateCurrentCart, { couponCode: 'GONE' })
      await merchant.call(deleteCoupon, { id: coupon.id })
      const totals = await caller.call(estimateCurrentCartTotals, {})
      expect(totals.appliedDiscounts).toEqual([])
      expect(totals.calculationErrors?.couponCalculationError?.applicationError?.code).toBe(
        'ERROR_COUPON_DOES_NOT_EXIST',
      )
      expect(totals.violations).toMatchObject([{ severity: 'WARNING' }])
    })

    it("list the lines that can't be bought, and show the requested currency", async () => {
      const caller = await buyer(line(last, 2))
      const totals = await caller.call(
        estimateCurrentCartTotals,
        { shippingAddress: germany },
        { 'x-vitrine-currency': 'JPY' },
      )
      expect(totals.violations).toMatchObject([
        { severity: 'ERROR', target: { lineItem: { id: totals.cart?.lineItems[0]?.id } } },
      ])
      expect(totals.currency).toBe('EUR')
      expect(totals.priceSummary?.total).toMatchObject({ amount: '15.90', convertedAmount: '2544' })
    })

    it('are calculated for a cart by its id, and only for its owner', async () => {
      const caller = await shop.visitor()
      const { cart } = await caller.call(createCart, { lineItems: [line(book)] })
      const input = { id: String(cart?.id), shippingAddress: germany }
      expect(sums(await caller.call(estimateCartTotals, input))).toMatchObject({ total: '25.90' })
      expect((await (await shop.visitor()).try(estimateCartTotals, input)).status).toBe(404)
    })
  })
}
