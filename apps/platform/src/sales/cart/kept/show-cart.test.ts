import { describe, expect, it } from 'vitest'
import type { Offer } from '../../../catalog/products/records/offer.ts'
import { customLineOf, lineOf, offerOf, placeholder, STORES, testSite } from '../cart.fixtures.ts'
import type { StoredCart } from './cart.store.ts'
import { showCart } from './show-cart.ts'

const visitorId = '22222222-2222-4222-8222-222222222222'
const visit = {
  owner: { siteId: testSite.siteId, key: `visitor:${visitorId}`, buyerInfo: { visitorId } },
  site: testSite,
  askedCurrency: undefined,
}

const answerOf = (cart: Partial<StoredCart>) =>
  showCart(
    {
      id: '33333333-3333-4333-8333-333333333333',
      revision: 4,
      conversionCurrency: 'USD',
      lines: [],
      createdAt: 0,
      updatedAt: 86_400_000,
      ...cart,
    },
    visit,
    placeholder,
  )

const vase: Offer = offerOf('vase', {
  variantId: 'v1',
  image: { ...placeholder, id: 'vase.jpg' },
  weight: 1.25,
  sku: 'VASE-RED',
  choices: [
    { lineType: 'COLOR', name: 'Glaze', text: 'Ox blood', code: '#6b1010' },
    { lineType: 'PLAIN_TEXT', name: 'Size', text: 'Large' },
  ],
  stock: { state: 'tracked', quantity: 1 },
})

describe("a cart in the wire's form", () => {
  it('has every mandatory field, even without lines', () => {
    expect(answerOf({})).toEqual({
      id: '33333333-3333-4333-8333-333333333333',
      lineItems: [],
      buyerInfo: { visitorId },
      currency: 'EUR',
      conversionCurrency: 'USD',
      paymentCurrency: 'EUR',
      buyerLanguage: 'en',
      siteLanguage: 'en',
      taxIncludedInPrices: false,
      weightUnit: 'KG',
      appliedDiscounts: [],
      subtotal: {
        amount: '0.00',
        convertedAmount: '0.00',
        formattedAmount: '€0.00',
        formattedConvertedAmount: '$0.00',
      },
      createdDate: '1970-01-01T00:00:00.000Z',
      updatedDate: '1970-01-02T00:00:00.000Z',
      revision: '4',
    })
  })

  it('shows a line in full', () => {
    const line = lineOf(vase, 2, { options: { Glaze: 'Ox blood', Size: 'Large' } })
    const each = {
      amount: '19.90',
      convertedAmount: '21.89',
      formattedAmount: '€19.90',
      formattedConvertedAmount: '$21.89',
    }
    expect(answerOf({ lines: [line] }).lineItems).toEqual([
      {
        id: line.id,
        quantity: 2,
        catalogReference: {
          catalogItemId: 'vase',
          appId: STORES,
          options: { options: { Glaze: 'Ox blood', Size: 'Large' } },
        },
        productName: { original: 'Product vase', translated: 'Product vase' },
        url: { relativePath: '/product-page/vase', url: 'http://shop.test/product-page/vase' },
        price: each,
        fullPrice: {
          amount: '24.90',
          convertedAmount: '27.39',
          formattedAmount: '€24.90',
          formattedConvertedAmount: '$27.39',
        },
        priceBeforeDiscounts: each,
        lineItemPrice: {
          amount: '39.80',
          convertedAmount: '43.78',
          formattedAmount: '€39.80',
          formattedConvertedAmount: '$43.78',
        },
        descriptionLines: [
          {
            name: { original: 'Glaze', translated: 'Glaze' },
            colorInfo: { original: 'Ox blood', translated: 'Ox blood', code: '#6b1010' },
            lineType: 'COLOR',
          },
          {
            name: { original: 'Size', translated: 'Size' },
            plainText: { original: 'Large', translated: 'Large' },
            lineType: 'PLAIN_TEXT',
          },
        ],
        image: vase.image,
        availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 },
        physicalProperties: { weight: 1.25, sku: 'VASE-RED', shippable: true },
        itemType: { preset: 'PHYSICAL' },
        paymentOption: 'FULL_PAYMENT_ONLINE',
        rootCatalogItemId: 'vase',
        customLineItem: false,
        priceUndetermined: false,
        fixedQuantity: false,
        savePaymentMethod: false,
        membersOnly: false,
        modifierGroups: [],
        policies: [],
      },
    ])
  })

  it('shows the placeholder for a product without a picture, and ships no digital goods', () => {
    const [line] = answerOf({ lines: [lineOf(offerOf('file', { itemType: 'DIGITAL' }))] }).lineItems
    expect(line).toMatchObject({
      image: placeholder,
      itemType: { preset: 'DIGITAL' },
      physicalProperties: { shippable: false },
    })
  })

  it('counts every line into the subtotal, missing items at their last price', () => {
    const gone = { ...lineOf(vase, 3), offer: { ...vase, stock: { state: 'gone' as const } } }
    const cart = answerOf({ lines: [lineOf(offerOf('mug', { priceMinor: 1 }), 7), gone] })
    expect(cart.subtotal).toMatchObject({ amount: '59.77' })
    expect(cart.lineItems[1]).toMatchObject({
      productName: { original: 'Product vase' },
      availability: { status: 'NOT_FOUND' },
    })
  })

  it('names its business location, if any', () => {
    expect(answerOf({ businessLocationId: 'berlin' })).toMatchObject({ businessLocationId: 'berlin' })
  })

  it('shows what is known about the buyer, and discounts where both kinds of clients look', () => {
    const contactInfo = { address: { city: 'Kyoto', country: 'JP' } }
    const details = {
      buyerNote: 'Ring twice',
      email: 'ada@example.com',
      contactInfo,
      coupon: { id: 'c1', code: 'SPRING' },
      merchantDiscounts: [250],
    }
    const cart = answerOf({ details })
    expect(cart).toMatchObject({
      buyerNote: 'Ring twice',
      buyerInfo: { visitorId, email: 'ada@example.com' },
      contactInfo,
      couponCode: 'SPRING',
      merchantDiscounts: [{ amount: { amount: '2.50' } }],
      appliedDiscounts: [
        { coupon: { id: 'c1', code: 'SPRING' } },
        { merchantDiscount: { amount: { amount: '2.50', convertedAmount: '2.75' } } },
      ],
    })
    expect(cart).not.toHaveProperty('email')
    expect(cart).not.toHaveProperty('coupon')
  })

  it("shows a merchant's settings instead of the catalog's", () => {
    const overrides = {
      priceMinor: 100,
      fields: {
        productName: { original: 'Seconds' },
        image: { url: 'https://shop.test/second.png' },
        physicalProperties: { weight: 9, shippable: true },
      },
    }
    const { lineItems, subtotal } = answerOf({ lines: [{ ...lineOf(vase, 2), overrides }] })
    expect(lineItems[0]).toMatchObject({
      productName: { original: 'Seconds', translated: 'Seconds' },
      image: { url: 'https://shop.test/second.png' },
      price: { amount: '1.00' },
      fullPrice: { amount: '1.00' },
      lineItemPrice: { amount: '2.00' },
      physicalProperties: { weight: 9, sku: 'VASE-RED' },
      catalogOverrideFields: { price: '1.00', productName: { original: 'Seconds' } },
    })
    expect(subtotal).toMatchObject({ amount: '2.00' })
  })

  it("shows a merchant's own line with its quantity", () => {
    const line = customLineOf({
      depositMinor: 1000,
      fields: {
        itemType: { preset: 'SERVICE' },
        productName: { original: 'Lesson' },
        quantityAvailable: 0,
        serviceProperties: { numberOfParticipants: 2 },
      },
    })
    const { lineItems, subtotal } = answerOf({ lines: [line] })
    expect(lineItems[0]).toMatchObject({
      id: line.id,
      customLineItem: true,
      productName: { original: 'Lesson', translated: 'Lesson' },
      price: { amount: '50.00' },
      fullPrice: { amount: '50.00' },
      depositAmount: { amount: '10.00' },
      image: placeholder,
      itemType: { preset: 'SERVICE' },
      serviceProperties: { numberOfParticipants: 2 },
      availability: { status: 'NOT_AVAILABLE', quantityAvailable: 0 },
      physicalProperties: { shippable: false },
    })
    expect(subtotal).toMatchObject({ amount: '50.00' })
  })
})
