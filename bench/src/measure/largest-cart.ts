import type { DiscountRule } from '@vitrine/contract'
import {
  addToCurrentCart,
  createCoupon,
  updateCurrentCart,
  updateDiscountRules,
  updateFeeSettings,
  updateTaxSettings,
} from '@vitrine/contract/operations'
import { generatedProducts } from '@vitrine/demo'
import { type Caller, openDemoShop, type Shop } from '@vitrine/platform/testing'

const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
/** A cart's maximum. */
const LINES = 300
const RULES = 20
const MOST_IN_ONE_CALL = 100

/** A shop with the most expensive terms for totals, and a visitor with the largest cart. */
export interface LargestCart {
  readonly shop: Shop
  readonly visitor: Caller
}

/** Opens a shop with twenty discount rules, taxes, a fee for each line and a coupon, and fills a cart in it. */
export const openLargestCart = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<LargestCart> => {
  const shop = await openDemoShop({
    generated: LINES * 2,
    environment: { MODE: 'production', RATE_LIMITS: 'off', ...environment },
  })
  const productIds = [...generatedProducts(LINES * 2)]
    .filter(({ visible, options }) => visible && options.length === 0)
    .slice(0, LINES)
    .map(({ id }) => id)
  if (productIds.length < LINES) throw new Error(`the shop has ${productIds.length} plain products`)
  await settle(await shop.merchant(), productIds)
  const visitor = await shop.visitor()
  await fill(visitor, productIds)
  return { shop, visitor }
}

/** Puts the products and the coupon into a visitor's cart. */
const fill = async (visitor: Caller, productIds: readonly string[]): Promise<void> => {
  const lines = productIds.map((catalogItemId, index) => ({
    quantity: 1 + (index % 7),
    catalogReference: { appId: APP_ID, catalogItemId },
  }))
  for (let from = 0; from < lines.length; from += MOST_IN_ONE_CALL)
    await visitor.call(addToCurrentCart, { lineItems: lines.slice(from, from + MOST_IN_ONE_CALL) })
  await visitor.call(updateCurrentCart, { couponCode: 'LARGEST' })
}

const settle = async (merchant: Caller, productIds: readonly string[]): Promise<void> => {
  await merchant.call(updateDiscountRules, { discountRules: { rules: rulesFor(productIds) } })
  await merchant.call(updateTaxSettings, {
    taxSettings: {
      ...{ pricesIncludeTax: true, roundedPer: 'LINE', shippingTaxable: true },
      rates: ['0.19', '0.005'].map((rate) => ({
        ...{ rate, jurisdictionType: 'COUNTRY' as const, jurisdiction: 'DE', area: { country: 'DE' } },
      })),
    },
  })
  await merchant.call(updateFeeSettings, {
    feeSettings: {
      fees: [
        { ...{ code: 'wrap', name: 'Wrap', percentage: 1.5 }, per: 'LINE', taxable: true, active: true },
      ],
    },
  })
  await merchant.call(createCoupon, {
    coupon: { code: 'LARGEST', name: 'Largest', percentOffRate: 10 },
  })
}

/** Half of the rules cover every item, half a hundred products each. */
const rulesFor = (productIds: readonly string[]): DiscountRule[] =>
  Array.from({ length: RULES }, (_, index) => ({
    ...{ name: `Rule ${index}`, active: true, percentOffRate: 1 + index / 10 },
    productIds: index % 2 === 0 ? [] : productIds.slice(index * 10, index * 10 + 100),
    collectionIds: [],
  }))
