import { describe, expect, it } from 'vitest'
import { answersIn } from '../messages/answers.server.ts'
import { cartView } from './cart-view.server.ts'
import { EMPTY_CART } from './cart-view.ts'

type Cart = Parameters<typeof cartView>[0]
type Line = Cart['lineItems'][number]

const money = (formattedAmount: string, amount: string) => ({
  amount,
  convertedAmount: amount,
  formattedAmount,
  formattedConvertedAmount: formattedAmount,
})

const line = (changes: Partial<Line> = {}): Line => ({
  _id: 'line-1',
  quantity: 2,
  catalogReference: { catalogItemId: 'moon-jar', appId: 'stores' },
  productName: { original: 'Moon Jar', translated: 'Moon Jar' },
  url: 'http://shop.example/some/path/moon-jar?x=1',
  image: 'wix:image://v1/moon-jar-chalk/jar.webp#originWidth=1600&originHeight=2000',
  price: money('€240.00', '240'),
  fullPrice: money('€240.00', '240'),
  lineItemPrice: money('€480.00', '480'),
  descriptionLines: [
    { name: { original: 'Glaze' }, colorInfo: { original: 'Chalk', code: '#eee' } },
    { name: { original: 'Height' }, plainText: { original: '31 cm' } },
  ],
  availability: { status: 'AVAILABLE', quantityAvailable: 4 },
  paymentOption: 'FULL_PAYMENT_ONLINE',
  customLineItem: false,
  priceUndetermined: false,
  fixedQuantity: false,
  savePaymentMethod: false,
  membersOnly: false,
  ...changes,
})

const view = (...lineItems: Line[]) => viewOf({ lineItems })

const viewOf = (changes: Partial<Cart>) =>
  cartView(
    {
      lineItems: [],
      currency: 'EUR',
      conversionCurrency: 'EUR',
      paymentCurrency: 'EUR',
      weightUnit: 'KG',
      appliedDiscounts: [],
      subtotal: money('€480.00', '480'),
      ...changes,
    },
    'http://media.example',
    { language: 'en', answers: answersIn('en') },
  )

describe('cartView', () => {
  it('shows a line with its choices and its total', () => {
    expect(view(line())).toEqual({
      count: 2,
      currency: 'EUR',
      subtotal: { amount: '480' },
      subtotalText: '€480.00',
      lineItems: [
        {
          _id: 'line-1',
          name: 'Moon Jar',
          path: '/products/moon-jar',
          picture: {
            url: 'http://media.example/media/moon-jar-chalk',
            width: 1600,
            height: 2000,
            alt: 'Moon Jar',
          },
          details: [
            { name: 'Glaze', value: 'Chalk' },
            { name: 'Height', value: '31 cm' },
          ],
          quantity: 2,
          unitPrice: '€240.00',
          total: '€480.00',
          catalogReference: { catalogItemId: 'moon-jar', appId: 'stores' },
          price: { amount: '240' },
          lineItemPrice: { amount: '480' },
        },
      ],
    })
  })

  it('shows the price before a discount', () => {
    expect(view(line({ fullPrice: money('€300.00', '300') })).lineItems[0]?.before).toBe('€300.00')
  })

  it.each([
    [{ status: 'AVAILABLE', quantityAvailable: 4 }, undefined],
    [{ status: 'AVAILABLE' }, undefined],
    [{ status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 }, 1],
    [{ status: 'NOT_AVAILABLE', quantityAvailable: 0 }, 0],
    [{ status: 'NOT_FOUND' }, 0],
  ] as const)('shows low stock: %j', (availability, left) => {
    expect(view(line({ availability })).lineItems[0]?.left).toBe(left)
  })

  it('accepts a picture from elsewhere, or none', () => {
    expect(view(line({ image: 'https://elsewhere.example/jar.jpg' })).lineItems[0]?.picture?.url).toBe(
      'https://elsewhere.example/jar.jpg',
    )
    expect(view(line({ image: undefined })).lineItems[0]).not.toHaveProperty('picture')
  })

  it("treats the platform's placeholder picture as none", () => {
    const image = 'wix:image://v1/no-picture.webp/no-picture.webp#originWidth=1200&originHeight=1500'
    expect(view(line({ image })).lineItems[0]).not.toHaveProperty('picture')
  })

  it('shows its coupon', () => {
    const discount = { merchantDiscount: { amount: money('€1.00', '1') } }
    const coupon = { coupon: { _id: 'c', code: 'SPRING' } }
    expect(viewOf({ appliedDiscounts: [discount, coupon] })).toMatchObject({ appliedDiscounts: [coupon] })
    expect(viewOf({ appliedDiscounts: [discount] })).not.toHaveProperty('appliedDiscounts')
  })

  it('counts items, zero for an empty cart', () => {
    expect(view(line(), line({ _id: 'line-2', quantity: 3 })).count).toBe(5)
    expect(view()).toMatchObject({ ...EMPTY_CART, subtotalText: '€480.00' })
  })
})
