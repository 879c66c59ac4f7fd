import {
  addToCurrentCart,
  createCoupon,
  createGiftCard,
  createMembershipPlan,
  estimateCurrentCartTotals,
  grantMembership,
  updateCurrentCart,
  updateDiscountRules,
  updateFeeSettings,
} from '@vitrine/contract/operations'
import { ruleOf } from '@vitrine/contract/rules'
import Type, { type TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { createSiteViews } from '../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../floor/clock.ts'
import { newProduct } from '../../testing/catalog.ts'
import { type Caller, openShop } from '../../testing/index.ts'
import { referenceTo } from '../cart/cart.fixtures.ts'
import { OWN_MEMBERSHIPS } from '../memberships/membership.ts'
import { settle } from './totals.fixtures.ts'

/** Parts of the answer that the platform never fills, and why. */
const EMPTY: Readonly<Record<string, string>> = {
  'appliedDiscounts[].merchantDiscount.percentage': 'on the wire, merchants can only take off amounts',
  'calculationErrors.carrierErrors': "the shop's own terms of delivery have no carrier that could fail",
  'taxSummary.calculationDetails.autoTaxFallbackDetails': 'all rates are manual',
}

/** Shapes with their own tests, treated as a whole here. */
const WHOLE = ['Cart', 'MultiCurrencyPrice', 'Address', 'Details', 'ApplicationError']

const pathsOf = (schema: TSchema, path: string): string[] => {
  if (Type.IsUnion(schema)) {
    const [form] = schema.anyOf.filter((option: TSchema) => !Type.IsNull(option))
    return form ? pathsOf(form, path) : []
  }
  if (Type.IsArray(schema)) return pathsOf(schema.items, `${path}[]`)
  if (!Type.IsObject(schema) || ('title' in schema && WHOLE.includes(String(schema.title)))) return [path]
  return Object.entries(schema.properties as Record<string, TSchema>).flatMap(([name, field]) =>
    pathsOf(field, path === '' ? name : `${path}.${name}`),
  )
}

/** Whether an answer has a value at a path. */
const holds = (value: unknown, [name, ...rest]: string[]): boolean => {
  if (value === undefined || value === null) return false
  if (name === undefined) return true
  if (name.endsWith('[]')) {
    const list = Reflect.get(Object(value), name.slice(0, -2))
    return Array.isArray(list) && list.some((item) => holds(item, rest))
  }
  return holds(Reflect.get(Object(value), name), rest)
}

const cup = newProduct({ priceMinor: 1190, stock: { track: true, quantity: 1 } })
const lineItems = [{ quantity: 2, catalogReference: referenceTo(cup.id) }]
const lesson = {
  itemType: { preset: 'SERVICE' as const },
  price: '50',
  paymentOption: 'DEPOSIT_ONLINE' as const,
  depositAmount: '10',
}

const answersOf = async (merchant: Caller, app: Caller): Promise<object[]> => {
  await merchant.call(createCoupon, { coupon: { code: 'TEN', name: 'Ten', percentOffRate: 10 } })
  const { cart } = await merchant.call(addToCurrentCart, { lineItems, customLineItems: [lesson] })
  const granted = async (startDate?: string) => {
    const { plan } = await merchant.call(createMembershipPlan, {
      plan: { name: 'Lessons', credits: 1, validityDays: 30 },
    })
    const userId = `${cart?.buyerInfo?.userId}`
    const wish = { planId: plan.id, userId, ...(startDate && { startDate }) }
    return (await merchant.call(grantMembership, wish)).membership.id
  }
  const lessons = {
    id: await granted(),
    appId: OWN_MEMBERSHIPS,
    lineItemIds: [`${cart?.lineItems[1]?.id}`],
  }
  await granted('2020-01-31T12:00:00.000Z')
  await merchant.call(updateCurrentCart, {
    couponCode: 'TEN',
    merchantDiscounts: [{ amount: { amount: '5' } }],
  })
  const { code } = await merchant.call(createGiftCard, { giftCard: { initialValue: '10' } })
  await merchant.call(updateFeeSettings, {
    feeSettings: {
      fees: [{ code: 'wrap', name: 'Wrap', amount: '1', per: 'CART', taxable: true, active: true }],
    },
  })
  const everyItem = { productIds: [], collectionIds: [] }
  await merchant.call(updateDiscountRules, {
    discountRules: { rules: [{ name: 'Spring', active: true, moneyOffAmount: '1', ...everyItem }] },
  })
  const shippingAddress = { country: 'DE' }
  const wanted = [
    { shippingAddress },
    { shippingAddress, selectedShippingOption: { code: 'pickup' } },
    { shippingAddress, selectedShippingOption: { code: 'drone' } },
    { shippingAddress: { country: 'JP' } },
    { calculateTax: true },
    { giftCardCode: code },
    { giftCardCode: 'none' },
    { selectedMemberships: { memberships: [lessons] } },
  ]
  const answers: object[] = []
  for (const input of wanted) answers.push(await merchant.call(estimateCurrentCartTotals, input))
  // The first takes everything: the second and the coupon have nothing left to reduce.
  await merchant.call(updateCurrentCart, {
    merchantDiscounts: [{ amount: { amount: '500' } }, { amount: { amount: '1' } }],
  })
  const memberships = [{ id: 'none', appId: cup.id }]
  answers.push(await merchant.call(estimateCurrentCartTotals, { selectedMemberships: { memberships } }))
  // The largest exact amount in every currency of the shop: delivery exceeds it.
  const customLineItems = [{ itemType: { preset: 'PHYSICAL' as const }, price: '56294995342131' }]
  await app.call(addToCurrentCart, { customLineItems })
  return [...answers, await app.call(estimateCurrentCartTotals, { shippingAddress })]
}

describe('the answer of a totals estimate', () => {
  it('has every field of the wire, except those that the platform never fills', async () => {
    await using shop = await openShop({
      seed: async (database, site, { mediaUrl }) => {
        await createCatalogWriter(database, systemClock, createSiteViews(mediaUrl)).putProducts(site, [cup])
      },
    })
    const merchant = await shop.merchant()
    await settle(merchant)
    const answers = await answersOf(merchant, await shop.app(['cart:write']))
    const paths = pathsOf(ruleOf(estimateCurrentCartTotals).output, '')
    const isEmpty = (path: string): boolean => Object.keys(EMPTY).some((start) => path.startsWith(start))
    const isFilled = (path: string): boolean => answers.some((answer) => holds(answer, path.split('.')))
    expect(paths.filter((path) => !isEmpty(path) && !isFilled(path))).toEqual([])
    expect(paths.filter((path) => isEmpty(path) && isFilled(path))).toEqual([])
    for (const start of Object.keys(EMPTY)) expect(paths.some((path) => path.startsWith(start))).toBe(true)
  })
})
