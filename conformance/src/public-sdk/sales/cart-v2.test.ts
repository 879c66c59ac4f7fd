import {
  createClient as createOurs,
  ApiKeyStrategy as OurKeyStrategy,
  OAuthStrategy as OurStrategy,
} from '@vitrine/client'
import { cartV2 as ourCart, currentCartV2 as ourCurrentCart } from '@vitrine/client/ecom'
import { pointHostedAt } from '@vitrine/client/hosted'
import { createCoupon, createGiftCard, updateDeliverySettings } from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { ENGINES } from '@vitrine/platform/testing/engines'
import { cartV2, currentCartV2 } from '@wix/ecom'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const [product] = demoShop().products.filter(
  ({ visible, options, type }) => visible && options.length === 0 && type === 'physical',
)
const variants = demoShop().products.find(({ visible, options }) => visible && options.length > 0)
const reference = (catalogItemId = '') => ({ catalogItemId, appId: STORES })
const items = (quantity = 1) => [{ quantity, catalogReference: reference(product?.id) }]
const address = { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine1: 'Am Markt 1' }
const FORM = '66666666-6666-4666-8666-666666666666'

/** The parts of an answer that differ in every run, by what they are. */
const steady = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part) =>
      /Date$|^(availableQuantity|calculationId|visitorId|priceVerificationToken|checkoutUrl)$/.test(key)
        ? '…'
        : part,
    )
      .replaceAll(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, (id) =>
        id === STORES || id === product?.id ? id : '…',
      )
      .replaceAll(/\*+\w{4}/g, '…'),
  )

/** Every call of both modules, as a storefront makes them; both packages must return the same. */
const SHOPPERS = [
  [
    'the public packages',
    (shop: Shop) =>
      createClient({
        auth: OAuthStrategy({ clientId: shop.clientId }),
        modules: { cartV2, currentCartV2 },
      }),
  ],
  [
    'our packages',
    (shop: Shop) =>
      createOurs({
        apiUrl: shop.url,
        auth: OurStrategy({ clientId: shop.clientId }),
        modules: { cartV2: ourCart, currentCartV2: ourCurrentCart },
      }),
  ],
] as const

const code = (applicationCode: string) => ({ details: { applicationError: { code: applicationCode } } })

for (const engine of ENGINES) {
  describe(`carts in the newer form on ${engine.name}`, () => {
    let shop: Shop
    let restore: () => void
    let giftCard: string
    const results: unknown[] = []
    beforeAll(async () => {
      shop = await openDemoShop({ engine })
      restore = pointHostedAt(shop.url)
      const merchant = await shop.merchant()
      const options = [{ code: 'post', title: 'Post', rate: { flat: '4.90' } }]
      await merchant.call(updateDeliverySettings, {
        deliverySettings: { regions: [{ name: 'Home', areas: [{ country: 'DE' }], options }] },
      })
      await merchant.call(createCoupon, { coupon: { code: 'NEWER', name: 'Newer', percentOffRate: 10 } })
      giftCard = (await merchant.call(createGiftCard, { giftCard: { initialValue: '900' } })).code
    })
    afterAll(async () => {
      restore()
      await shop[Symbol.asyncDispose]()
    })

    it.each(SHOPPERS)('are the current cart of a visitor with %s', async (_, open) => {
      const { currentCartV2: carts } = open(shop)
      await expect(carts.getCurrentCart()).rejects.toMatchObject(code('CURRENT_CART_NOT_FOUND'))
      const missing = [{ quantity: 1, catalogReference: reference(variants?.id) }]
      await expect(carts.addLineItemsToCurrentCart({ catalogItems: missing })).rejects.toMatchObject(
        code('ITEM_NOT_FOUND_IN_CATALOG'),
      )
      const answers: unknown[] = []
      const note = async <Answer extends Promise<unknown>>(answer: Answer): Promise<Awaited<Answer>> => {
        answers.push(steady((await answer) ?? 'nothing'))
        return await answer
      }
      await note(carts.createCurrentCart({ cart: { note: 'Ring' }, catalogItems: items() }))
      const { cart } = await note(carts.addLineItemsToCurrentCart({ catalogItems: items(2) }))
      const lineItemId = String(cart?.lineItems?.[0]?._id)
      await note(carts.getCurrentCart())
      await note(
        carts.updateLineItemsInCurrentCart({ lineItems: [{ lineItemId, quantity: { newQuantity: 2 } }] }),
      )
      await note(
        carts.updateCurrentCart({
          deliveryInfo: { address },
          customerInfo: { firstName: 'Ada', lastName: 'L', email: 'ada@example.com' },
          paymentInfo: { billingAddress: address },
        }),
      )
      await note(carts.setDeliveryMethodForCurrentCart({ code: 'post' }))
      const { cart: reduced } = await note(carts.addCouponToCurrentCart({ code: 'NEWER' }))
      const { cart: paid } = await note(carts.addGiftCardToCurrentCart({ code: giftCard }))
      await note(
        carts.updateFormSubmissionsInCurrentCart({
          formSubmissions: [{ _id: FORM, formSubmissionId: FORM }],
        }),
      )
      const { summary } = await note(carts.calculateCurrentCart())
      expect(summary?.priceSummary?.total).toMatchObject({ amount: expect.stringMatching(/^\d+\.\d\d$/) })
      await note(carts.estimateCurrentCart({ calculateDelivery: true }))
      await note(carts.refreshCurrentCart())
      // The public packages have it, and don't declare it.
      await note(Reflect.get(carts, 'getUpsellOptionsForCurrentCart')())
      await note(carts.removeCouponFromCurrentCart(String(reduced?.coupons?.[0]?._id)))
      await note(carts.removeGiftCardFromCurrentCart(String(paid?.paymentInfo?.giftCards?.[0]?._id)))
      await note(carts.removeDeliveryMethodFromCurrentCart())
      await note(carts.removeLineItemsFromCurrentCart([lineItemId]))
      await note(carts.deleteCurrentCart())
      expect(cart?.lineItems?.[0]).toMatchObject({
        quantityInfo: { confirmedQuantity: 3 },
        attributes: { image: expect.stringContaining('wix:image://'), url: expect.stringContaining('http') },
      })
      expect(cart?._createdDate).toBeInstanceOf(Date)
      expect(paid?.deliveryInfo).toMatchObject({ address: { addressLine1: 'Am Markt 1' } })
      results.push(answers)
    })

    it.each(SHOPPERS)('are carts by id of a visitor with %s, up to the order', async (_, open) => {
      const { cartV2: carts } = open(shop)
      const answers: unknown[] = []
      const note = async <Answer extends Promise<unknown>>(answer: Answer): Promise<Awaited<Answer>> => {
        answers.push(steady((await answer) ?? 'nothing'))
        return await answer
      }
      const id = String((await note(carts.createCart({ catalogItems: items() })))._id)
      const { cart } = await note(carts.addLineItems(id, { catalogItems: items() }))
      const lineItemId = String(cart?.lineItems?.[0]?._id)
      await note(carts.updateLineItems(id, { lineItems: [{ lineItemId, quantity: { newQuantity: 1 } }] }))
      await note(
        carts.updateCart(id, {
          deliveryInfo: { address },
          customerInfo: { firstName: 'Ada', lastName: 'L', email: 'ada@example.com' },
        }),
      )
      await note(carts.setDeliveryMethod(id, { code: 'post' }))
      const { cart: reduced } = await note(carts.addCoupon(id, { code: 'NEWER' }))
      await note(carts.removeCoupon(id, String(reduced?.coupons?.[0]?._id)))
      const { cart: paid } = await note(carts.addGiftCard(id, { code: giftCard }))
      await note(carts.removeGiftCard(id, String(paid?.paymentInfo?.giftCards?.[0]?._id)))
      await note(
        carts.updateFormSubmissions(id, { formSubmissions: [{ _id: FORM, formSubmissionId: FORM }] }),
      )
      await note(carts.refreshCart(id))
      await note(carts.estimateCart(id, { calculateTax: true }))
      await note(Reflect.get(carts, 'getUpsellOptions')(id))
      expect((await note(carts.getCheckoutUrl(id))).checkoutUrl).toContain('/r/')
      await expect(carts.placeOrder(id)).rejects.toMatchObject(code('EMPTY_PAYMENT_TOKEN'))
      await carts.addGiftCard(id, { code: giftCard })
      const { summary } = await note(carts.calculateCart(id))
      const priceVerificationToken = summary?.priceVerificationToken ?? null
      const placed = await note(carts.placeOrder(id, { priceVerificationToken }))
      expect(placed).toMatchObject({ completed: true, orderId: expect.any(String) })
      expect(placed.paymentGatewayOrderId).toBeUndefined() // a gift card pays for it, so nothing is charged
      expect(await note(carts.getCart(id))).toMatchObject({ orderPlaced: true, orderId: placed.orderId })
      await expect(carts.refreshCart(id)).rejects.toMatchObject(code('CART_ALREADY_ORDERED'))

      const other = String((await carts.createCart({ catalogItems: items() }))._id)
      await note(carts.removeDeliveryMethod(other))
      const { cart: lined } = await carts.addLineItems(other, { catalogItems: items() })
      await note(carts.removeLineItems(other, [String(lined?.lineItems?.[0]?._id)]))
      await note(carts.deleteCart(other))
      await expect(carts.getCart(other)).rejects.toMatchObject(code('CART_NOT_FOUND'))
      await expect(carts.handleAsyncCheckoutCompletion('made.up')).rejects.toMatchObject(
        code('UNAUTHENTICATED_TOKEN'),
      )
      results.push(answers)
    })

    it('are completed elsewhere by a program with either package', async () => {
      const apiKey = (await shop.app(['cart:write', 'checkout:write'])).authorization ?? ''
      const key = { apiKey, siteId: shop.site.siteId }
      const programs = [
        createClient({ auth: ApiKeyStrategy(key), modules: { cartV2 } }),
        createOurs({ apiUrl: shop.url, auth: OurKeyStrategy(key), modules: { cartV2: ourCart } }),
      ]
      for (const { cartV2: carts } of programs) {
        const { _id } = await carts.createCart({ catalogItems: items() })
        const { cart } = await carts.markCartAsCompleted(String(_id))
        expect(cart).toMatchObject({ _id, orderPlaced: true })
      }
    })

    it('return the same to both packages', () => {
      expect(results).toHaveLength(4)
      const [publicCurrent, ourCurrent, publicById, ourById] = results
      expect(ourCurrent).toEqual(publicCurrent)
      expect(ourById).toEqual(publicById)
    })
  })
}
