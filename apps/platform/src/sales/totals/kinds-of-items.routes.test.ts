import type { AddToCurrentCartRequest, DeliveryOption } from '@vitrine/contract'
import {
  addToCurrentCart,
  createGiftCard,
  estimateCurrentCartTotals,
  updateCurrentCart,
  updateDeliverySettings,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteViews } from '../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../floor/clock.ts'
import { newProduct } from '../../testing/catalog.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { referenceTo } from '../cart/cart.fixtures.ts'
import { post, settle } from './totals.fixtures.ts'

const mug = newProduct({ priceMinor: 1190, weight: 0.4 })
const shippingAddress = { country: 'DE' }

type CustomLine = NonNullable<AddToCurrentCartRequest['customLineItems']>[number]

const box = (settings: object): CustomLine => ({
  ...{ itemType: { preset: 'DIGITAL' }, price: '15', productName: { original: 'Monthly box' } },
  subscriptionOptionInfo: {
    title: { original: 'Every two months' },
    subscriptionSettings: {
      ...{ frequency: 'MONTH', interval: 2, autoRenewal: true, enableCustomerCancellation: true },
      ...{ billingCycles: 6, ...settings },
    },
  },
})

describe('the totals of items other than goods', () => {
  let shop: Shop
  let merchant: Caller
  beforeAll(async () => {
    shop = await openShop({
      seed: async (database, site, { mediaUrl }) => {
        await createCatalogWriter(database, systemClock, createSiteViews(mediaUrl)).putProducts(site, [mug])
      },
    })
    merchant = await shop.merchant()
    await settle(merchant)
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const cartOf = async (...customLineItems: CustomLine[]): Promise<Caller> => {
    const seller = await shop.merchant()
    await seller.call(addToCurrentCart, { customLineItems })
    return seller
  }
  const estimate = (caller: Caller, input: object = { shippingAddress }) =>
    caller.call(estimateCurrentCartTotals, input)

  it.each(['DIGITAL', 'SERVICE', 'GIFT_CARD'] as const)('ship no item of the kind %s', async (preset) => {
    const totals = await estimate(await cartOf({ itemType: { preset }, price: '20', quantity: 2 }))
    expect(totals.cart?.lineItems).toMatchObject([{ itemType: { preset }, quantity: 2 }])
    expect(totals.shippingInfo?.selectedCarrierServiceOption).toBeUndefined()
    expect(totals.calculationErrors?.generalShippingCalculationError).toBeUndefined()
    expect(totals.priceSummary).toMatchObject({ shipping: { amount: '0.00' }, total: { amount: '40.00' } })
    expect(totals.calculatedLineItems).toMatchObject([{ taxableAddress: { addressType: 'BILLING' } }])
  })

  it("are those of a subscription's first cycle, and show how it renews", async () => {
    const { cart, payNow, payLater } = await estimate(await cartOf(box({})))
    expect(cart?.lineItems).toMatchObject([
      {
        price: { amount: '15.00' },
        subscriptionOptionInfo: {
          title: { original: 'Every two months' },
          subscriptionSettings: { frequency: 'MONTH', interval: 2, billingCycles: 6, autoRenewal: true },
        },
      },
    ])
    expect([payNow?.total?.amount, payLater?.total?.amount]).toEqual(['15.00', '0.00'])
  })

  it('are due later if a subscription starts with a trial', async () => {
    const trial = box({ freeTrialPeriod: { frequency: 'WEEK', interval: 2 } })
    const { payNow, payLater } = await estimate(await cartOf(trial))
    expect([payNow?.total?.amount, payLater?.total?.amount]).toEqual(['0.00', '15.00'])
  })

  it.each<[string, object]>([
    ['every day', { frequency: 'DAY', interval: 6 }],
    ['never', { interval: 0 }],
    ['without a cycle', { billingCycles: 0 }],
    ['half a time', { interval: 0.5 }],
    ['by the fortnight', { frequency: 'FORTNIGHT' }],
  ])('reject a subscription that renews %s', async (_, settings) => {
    const seller = await shop.merchant()
    expect((await seller.try(addToCurrentCart, { customLineItems: [box(settings)] })).status).toBe(400)
  })

  it('are split by payment method, to the cent', async () => {
    const lesson = { itemType: { preset: 'SERVICE' as const }, price: '50' }
    const seller = await cartOf(
      { ...lesson, paymentOption: 'FULL_PAYMENT_OFFLINE' },
      { ...lesson, paymentOption: 'DEPOSIT_ONLINE', depositAmount: '12.34' },
      { ...lesson, paymentOption: 'FULL_PAYMENT_ONLINE' },
    )
    const { payNow, payLater, priceSummary } = await estimate(seller)
    expect(payNow?.total?.amount).toBe('62.34')
    expect(payLater?.total?.amount).toBe('87.66')
    expect(priceSummary?.total?.amount).toBe('150.00')
    const { code } = await merchant.call(createGiftCard, { giftCard: { initialValue: '100' } })
    const { giftCard } = await estimate(seller, { shippingAddress, giftCardCode: code })
    expect(giftCard?.amount?.amount).toBe('62.34') // what is due later isn't for it to pay
  })

  it('use the weight set by an app, with handling and insurance on top', async () => {
    const byWeight: DeliveryOption = {
      ...post,
      rate: { byWeight: [{ upTo: '1', price: '4.90' }, { price: '19.90' }] },
      freeFrom: null,
      charges: [
        { type: 'HANDLING_FEE', price: '1.00' },
        { type: 'INSURANCE', price: '2.50', details: 'Up to 500' },
      ],
    }
    await merchant.call(updateDeliverySettings, {
      deliverySettings: { regions: [{ name: 'World', areas: [], options: [byWeight] }] },
    })
    const app = await shop.app(['cart:write'])
    const line = { quantity: 2, catalogReference: referenceTo(mug.id) }
    await app.call(addToCurrentCart, { lineItems: [line] })
    const light = await estimate(app)
    expect(light.priceSummary?.shipping?.amount).toBe('8.40')
    expect(light.shippingInfo?.selectedCarrierServiceOption?.otherCharges).toMatchObject([
      { type: 'HANDLING_FEE', cost: { price: { amount: '1.00' } } },
      { type: 'INSURANCE', details: 'Up to 500', cost: { price: { amount: '2.50' } } },
    ])
    const catalogOverrideFields = { physicalProperties: { weight: 5 } }
    await app.call(updateCurrentCart, { lineItems: [{ ...line, catalogOverrideFields }] })
    expect((await estimate(app)).priceSummary?.shipping?.amount).toBe('23.40')
    const visitor = await shop.visitor()
    const refused = await visitor.try(addToCurrentCart, { lineItems: [{ ...line, catalogOverrideFields }] })
    expect(JSON.stringify(refused.body)).toContain('FIELD_NOT_ALLOWED')
  })
})
