import type { DiscountRule } from '@vitrine/contract'
import {
  addToCurrentCart,
  createCoupon,
  estimateCurrentCartTotals,
  updateCoupon,
  updateCurrentCart,
  updateDeliverySettings,
  updateDiscountRules,
  updateFeeSettings,
  updateProduct,
} from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { createSiteViews } from '../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../floor/clock.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { openShop } from '../../testing/index.ts'
import { referenceTo } from '../cart/cart.fixtures.ts'
import { regions, settle } from './totals.fixtures.ts'

const MINUTE = 60_000
const everyItem = { productIds: [], collectionIds: [] }
const rule = (terms: Partial<DiscountRule>): DiscountRule => ({
  ...{ name: 'Spring', active: true, percentOffRate: 10, ...everyItem, ...terms },
})

for (const engine of ENGINES)
  describe(`cached totals (${engine.name})`, () => {
    it('are recalculated after any change they depend on', async () => {
      const mug = newProduct({ priceMinor: 1190 })
      let now = Date.parse('2026-01-31T23:30:00.000Z')
      await using shop = await openShop({
        engine,
        clock: { now: () => now },
        seed: async (database, site, { mediaUrl }) => {
          await createCatalogWriter(database, systemClock, createSiteViews(mediaUrl)).putProducts(site, [mug])
        },
      })
      const [merchant, buyer] = [await shop.merchant(), await shop.visitor()]
      await settle(merchant)
      const { coupon } = await merchant.call(createCoupon, {
        coupon: {
          code: 'TEN',
          name: 'Ten',
          moneyOffAmount: '10',
          expirationDate: new Date(now + 20 * MINUTE).toISOString(),
        },
      })
      await buyer.call(addToCurrentCart, {
        lineItems: [{ quantity: 2, catalogReference: referenceTo(mug.id) }],
      })
      await buyer.call(updateCurrentCart, { couponCode: 'TEN' })

      let questions = 0
      /** A street changes no total but makes another question, which isn't cached. */
      const asked = (addressLine: string) =>
        buyer.call(estimateCurrentCartTotals, { shippingAddress: { country: 'DE', addressLine } })
      const settleRules = (...rules: DiscountRule[]) =>
        merchant.call(updateDiscountRules, { discountRules: { rules } })
      const changes: Record<string, () => Promise<unknown>> = {
        'a line added': () =>
          buyer.call(addToCurrentCart, {
            lineItems: [{ quantity: 1, catalogReference: referenceTo(mug.id) }],
          }),
        'a price': () => merchant.call(updateProduct, { product: { id: mug.id, priceData: { price: 13 } } }),
        fees: () =>
          merchant.call(updateFeeSettings, {
            feeSettings: {
              fees: [{ code: 'wrap', name: 'Wrap', amount: '2', per: 'CART', taxable: true, active: true }],
            },
          }),
        delivery: () => merchant.call(updateDeliverySettings, { deliverySettings: { regions: [] } }),
        'delivery again': () => merchant.call(updateDeliverySettings, { deliverySettings: { regions } }),
        'a rule': () => settleRules(rule({})),
        'a rule that starts later': () =>
          settleRules(rule({ percentOffRate: 20, startDate: new Date(now + 11 * MINUTE).toISOString() })),
        'its beginning': async () => {
          now += 11 * MINUTE
        },
        'the coupon': () =>
          merchant.call(updateCoupon, { coupon: { id: coupon.id ?? '', moneyOffAmount: '5' } }),
        'its end': async () => {
          now += 10 * MINUTE
        },
        'the next day, which changes promised delivery dates': async () => {
          now += 15 * MINUTE
        },
      }
      for (const [what, change] of Object.entries(changes)) {
        const before = await asked('kept')
        expect(await asked('kept'), what).toEqual(before)
        await change()
        const after = await asked('kept')
        expect(after, what).not.toEqual(before)
        expect(after, what).toEqual(await asked(`fresh ${++questions}`))
      }
    })
  })
