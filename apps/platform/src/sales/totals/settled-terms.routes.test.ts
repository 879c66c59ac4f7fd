import type { DiscountRule, EstimateTotalsResponse, ShopFee } from '@vitrine/contract'
import {
  addToCurrentCart,
  createCoupon,
  estimateCurrentCartTotals,
  getDiscountRules,
  getFeeSettings,
  removeCouponFromCurrentCart,
  updateCurrentCart,
  updateDiscountRules,
  updateFeeSettings,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteViews } from '../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../floor/clock.ts'
import { newCollection, newProduct } from '../../testing/catalog.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { referenceTo } from '../cart/cart.fixtures.ts'
import { settle } from './totals.fixtures.ts'

const shelf = newCollection()
const mug = newProduct({ priceMinor: 1190, collectionIds: [shelf.id] })
const book = newProduct({ priceMinor: 2000 })
const germany = { country: 'DE' }

const wrap: ShopFee = { code: 'wrap', name: 'Wrap', amount: '1.19', per: 'CART', taxable: true, active: true }
const rule: DiscountRule = {
  ...{ name: 'Spring', active: true, percentOffRate: 10, productIds: [], collectionIds: [] },
}

describe("a shop's settings", () => {
  let shop: Shop
  let merchant: Caller
  let buyer: Caller
  beforeAll(async () => {
    shop = await openShop({
      clock: { now: () => Date.parse('2026-01-31T12:00:00.000Z') },
      seed: async (database, site, { mediaUrl }) => {
        const catalog = createCatalogWriter(database, systemClock, createSiteViews(mediaUrl))
        await catalog.putCollections(site, [shelf])
        await catalog.putProducts(site, [mug, book])
      },
    })
    merchant = await shop.merchant()
    buyer = await shop.visitor()
    await settle(merchant)
    const lineItems = [mug, book].map(({ id }) => ({ quantity: 2, catalogReference: referenceTo(id) }))
    await buyer.call(addToCurrentCart, { lineItems }) // 63.80
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const estimate = (input: object = { shippingAddress: germany }) =>
    buyer.call(estimateCurrentCartTotals, input)
  const total = ({ priceSummary }: EstimateTotalsResponse) => priceSummary?.total?.amount

  describe('about fees', () => {
    const charged = async (terms: Partial<ShopFee>, input?: object) => {
      await merchant.call(updateFeeSettings, { feeSettings: { fees: [{ ...wrap, ...terms }] } })
      return estimate(input)
    }

    it('is charged and taxed, and shown with all its parts', async () => {
      const totals = await charged({})
      expect(totals.additionalFees).toMatchObject([
        {
          ...{ code: 'wrap', name: 'Wrap', price: { amount: '1.19' }, source: 'PLATFORM' },
          ...{ priceBeforeTax: { amount: '1.00' }, priceAfterTax: { amount: '1.19' } },
          taxDetails: { taxRate: '0.19', totalTax: { amount: '0.19' } },
        },
      ])
      expect(totals.priceSummary).toMatchObject({
        additionalFees: { amount: '1.19' },
        total: { amount: '70.89' }, // 63.80, 5.90 of delivery and the fee
      })
      const untaxed = await charged({ taxable: false })
      expect(untaxed.additionalFees).toMatchObject([{ priceBeforeTax: { amount: '1.19' } }])
    })

    it.each<[string, Partial<ShopFee>, string | undefined]>([
      ['a percentage of the items', { amount: null, percentage: 2.5 }, '1.60'], // half to even
      ['each line', { per: 'LINE' }, '2.38'],
      ['a percentage of each line', { amount: null, percentage: 2.5, per: 'LINE' }, '1.60'],
      ['here', { areas: [germany] }, '1.19'],
      ['elsewhere', { areas: [{ country: 'AT' }] }, undefined],
      ['items from', { minimumSubtotal: '63.80' }, '1.19'],
      ['items from more', { minimumSubtotal: '63.81' }, undefined],
      ['items below', { belowSubtotal: '63.81' }, '1.19'],
      ['items below less', { belowSubtotal: '63.80' }, undefined],
      ['nothing while switched off', { active: false }, undefined],
    ])('is for %s', async (_, terms, amount) => {
      const { additionalFees, priceSummary } = await charged(terms)
      expect(additionalFees.map(({ price }) => price?.amount)).toEqual(amount ? [amount] : [])
      expect(priceSummary?.additionalFees?.amount).toBe(amount ?? '0.00')
    })

    it('is left out if not requested, but not because the address is unknown', async () => {
      expect((await charged({}, {})).additionalFees).toEqual([])
      const without = await charged({}, { shippingAddress: germany, calculateAdditionalFees: false })
      expect(without.additionalFees).toEqual([])
      expect((await charged({ areas: [germany] }, { calculateTax: true })).additionalFees).toEqual([])
    })

    it.each<[string, object[]]>([
      ['a code twice', [wrap, wrap]],
      ['an amount and a percentage', [{ ...wrap, percentage: 1 }]],
      ['neither', [{ ...wrap, amount: null }]],
      ['a tenth of a cent', [{ ...wrap, amount: '1.001' }]],
      ['an amount below nothing', [{ ...wrap, amount: '-1' }]],
    ])('is refused with %s', async (_, fees) => {
      await merchant.call(updateFeeSettings, { feeSettings: { fees: [] } })
      const input = { feeSettings: { fees: fees as ShopFee[] } }
      expect((await merchant.try(updateFeeSettings, input)).status).toBe(400)
      expect((await merchant.call(getFeeSettings, {})).feeSettings.fees).toEqual([])
    })

    it('can be changed by only one of two merchants who saw the same', async () => {
      const { feeSettings } = await merchant.call(getFeeSettings, {})
      await merchant.call(updateFeeSettings, { feeSettings: { ...feeSettings, fees: [] } })
      expect((await merchant.try(updateFeeSettings, { feeSettings })).status).toBe(409)
    })
  })

  describe('about automatic discounts', () => {
    const ruled = async (...rules: Partial<DiscountRule>[]) => {
      const discountRules = { rules: rules.map((terms) => ({ ...rule, ...terms })) }
      await merchant.call(updateDiscountRules, { discountRules })
      return estimate({})
    }

    it('apply without a code, by name, before coupons', async () => {
      const totals = await ruled({})
      const { rules } = (await merchant.call(getDiscountRules, {})).discountRules
      expect(totals.appliedDiscounts).toMatchObject([
        {
          discountRule: { id: rules[0]?.id, name: { original: 'Spring' }, amount: { amount: '6.38' } },
          discountType: 'GLOBAL',
        },
      ])
      expect(total(totals)).toBe('57.42')
      await merchant.call(createCoupon, { coupon: { code: 'HALF', name: 'Half', percentOffRate: 50 } })
      await buyer.call(updateCurrentCart, { couponCode: 'HALF' })
      const both = await estimate({})
      expect(both.appliedDiscounts).toMatchObject([
        { discountRule: { amount: { amount: '6.38' } } },
        { coupon: { amount: { amount: '28.71' } } },
      ])
      await buyer.call(removeCouponFromCurrentCart, {})
    })

    it.each<[string, Partial<DiscountRule>, string]>([
      ['an amount', { percentOffRate: null, moneyOffAmount: '5' }, '58.80'],
      ['some products', { productIds: [book.id] }, '59.80'],
      ['a collection', { collectionIds: [shelf.id] }, '61.42'],
      ['a fixed price', { percentOffRate: null, fixedPriceAmount: '15', productIds: [book.id] }, '53.80'],
      ['a subtotal that is reached', { minimumSubtotal: '63.80' }, '57.42'],
      ['a subtotal that is not', { minimumSubtotal: '63.81' }, '63.80'],
      ['so many pieces', { minimumQuantity: 2, productIds: [book.id] }, '59.80'],
      ['more pieces', { minimumQuantity: 3, productIds: [book.id] }, '63.80'],
      ['a time that has come', { startDate: '2026-01-31T12:00:00.000Z' }, '57.42'],
      ['a time to come', { startDate: '2026-01-31T12:00:00.001Z' }, '63.80'],
      ['a time gone by', { expirationDate: '2026-01-31T12:00:00.000Z' }, '63.80'],
      ['nothing while switched off', { active: false }, '63.80'],
    ])('is for %s', async (_, terms, expected) => {
      expect(total(await ruled(terms))).toBe(expected)
    })

    it('apply one after the other, in the configured order', async () => {
      expect(total(await ruled({}, { percentOffRate: null, moneyOffAmount: '7.42' }))).toBe('50.00')
    })

    it.each<[string, object]>([
      ['two ways', { moneyOffAmount: '1' }],
      ['a fixed price of everything', { percentOffRate: null, fixedPriceAmount: '1' }],
      ['a tenth of a cent', { percentOffRate: null, moneyOffAmount: '1.001' }],
      ['more than all', { percentOffRate: 101 }],
      [
        'an end before its start',
        { startDate: '2026-01-31T12:00:00.000Z', expirationDate: '2026-01-30T12:00:00.000Z' },
      ],
    ])('is refused with %s', async (_, terms) => {
      const rules = [{ ...rule, ...terms }] as DiscountRule[]
      expect((await merchant.try(updateDiscountRules, { discountRules: { rules } })).status).toBe(400)
    })
  })
})
