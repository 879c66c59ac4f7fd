import { createClient as createOurs, ApiKeyStrategy as OurKeyStrategy } from '@vitrine/client'
import { cart as ourCart } from '@vitrine/client/ecom'
import { createCoupon } from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { cart } from '@wix/ecom'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from '../sdk-shop.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const [product] = demoShop().products.filter(
  ({ visible, options, type }) => visible && options.length === 0 && type === 'physical',
)
const line = (quantity = 1) => ({
  quantity,
  catalogReference: { catalogItemId: product?.id ?? '', appId: STORES },
})

let opened: SdkShop
let key: { apiKey: string; siteId: string }
beforeAll(async () => {
  opened = await openSdkShop()
  const { shop } = opened
  const coupon = { code: 'Spring', name: 'Spring', percentOffRate: 10 }
  await (await shop.merchant()).call(createCoupon, { coupon })
  key = { apiKey: (await shop.app(['cart:write'])).authorization ?? '', siteId: shop.site.siteId }
})
afterAll(() => opened[Symbol.asyncDispose]())

const code = (applicationCode: string) => ({ details: { applicationError: { code: applicationCode } } })

describe('a visitor with the public packages', () => {
  it('writes a note, an address and a coupon into the current cart, and removes the coupon', async () => {
    const { currentCart } = opened.visitor()
    await currentCart.addToCurrentCart({ lineItems: [line(2)] })
    const updated = await currentCart.updateCurrentCart({
      cartInfo: {
        buyerNote: 'Ring twice',
        buyerInfo: { email: 'ada@example.com' },
        contactInfo: {
          address: { country: 'DE', city: 'Ulm', addressLine1: 'Am Markt 1' },
          contactDetails: { firstName: 'Ada' },
        },
        selectedShippingOption: { code: 'post' },
      },
      couponCode: 'sPring',
      lineItems: [line(3)],
    })
    expect(updated).toMatchObject({
      buyerNote: 'Ring twice',
      buyerInfo: { email: 'ada@example.com' },
      contactInfo: {
        address: { city: 'Ulm', addressLine1: 'Am Markt 1' },
        contactDetails: { firstName: 'Ada' },
      },
      selectedShippingOption: { code: 'post' },
      appliedDiscounts: [{ coupon: { code: 'Spring' } }],
      lineItems: [{ quantity: 3 }],
    })
    const { cart: without } = await currentCart.removeCouponFromCurrentCart()
    expect(without?.appliedDiscounts).toEqual([])
    expect((await currentCart.getCurrentCart()).buyerNote).toBe('Ring twice')
  })

  it("learns why a coupon is refused, and which fields aren't theirs", async () => {
    const { currentCart } = opened.visitor()
    await currentCart.addToCurrentCart({ lineItems: [line()] })
    const unknown = currentCart.updateCurrentCart({ couponCode: 'unheard-of' })
    await expect(unknown).rejects.toMatchObject(code('ERROR_COUPON_DOES_NOT_EXIST'))
    const customLineItems = [{ itemType: { preset: 'PHYSICAL' as const }, price: '0.01' }]
    await expect(currentCart.updateCurrentCart({ customLineItems })).rejects.toMatchObject({
      details: { validationError: { fieldViolations: [{ violatedRule: 'FIELD_NOT_ALLOWED' }] } },
    })
  })
})

const PROGRAMS = [
  ['the public packages', () => createClient({ auth: ApiKeyStrategy(key), modules: { cart } })],
  [
    'our packages',
    () => createOurs({ apiUrl: opened.shop.url, auth: OurKeyStrategy(key), modules: { cart: ourCart } }),
  ],
] as const

describe.each(PROGRAMS)('a program with %s', (_, open) => {
  it('keeps carts by id, with its own prices and items', async () => {
    const carts = open().cart
    const created = await carts.createCart({ lineItems: [line()] })
    const id = String(created._id)
    const lesson = {
      itemType: { preset: 'SERVICE' as const },
      price: '50',
      productName: { original: 'Lesson' },
    }
    await carts.addToCart(id, { lineItems: [line()], customLineItems: [lesson] })
    const updated = await carts.updateCart(id, {
      cartInfo: { buyerNote: 'From the desk', overrideCheckoutUrl: 'https://shop.test/pay' },
      couponCode: 'SPRING',
      lineItems: [
        { ...line(4), catalogOverrideFields: { price: '9.99', physicalProperties: { weight: 7 } } },
      ],
    })
    expect(updated).toMatchObject({
      buyerNote: 'From the desk',
      overrideCheckoutUrl: 'https://shop.test/pay',
      appliedDiscounts: [{ coupon: { code: 'Spring' } }],
      lineItems: [
        { quantity: 4, price: { amount: '9.99' }, physicalProperties: { weight: 7 }, customLineItem: false },
        {
          quantity: 1,
          price: { amount: '50.00' },
          customLineItem: true,
          productName: { original: 'Lesson' },
        },
      ],
    })
    const [goods, own] = (updated.lineItems ?? []).map(({ _id }) => String(_id))
    await carts.updateLineItemsQuantity(id, [{ _id: String(goods), quantity: 2 }])
    await carts.removeLineItems(id, [String(own)])
    await carts.removeCoupon(id)
    await carts.removeBusinessLocation(id)
    expect(await carts.getCart(id)).toMatchObject({ lineItems: [{ quantity: 2 }], appliedDiscounts: [] })
    await carts.deleteCart(id)
    await expect(carts.getCart(id)).rejects.toMatchObject(code('CART_NOT_FOUND'))
  })
})

it('finds no cart for a checkout while there are none, as the wire says', async () => {
  const { cart: carts } = PROGRAMS[1][1]()
  await expect(carts.getCartByCheckoutId(key.siteId)).rejects.toMatchObject(code('CART_NOT_FOUND'))
})
