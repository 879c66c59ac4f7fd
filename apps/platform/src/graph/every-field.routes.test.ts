import { ALGORITHMS } from '@vitrine/contract'
import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSmallShop } from '../hostile/small-shop.ts'
import { germany, lineOf, WISHES } from '../sales/checkout/checkout.fixtures.ts'
import { settle } from '../sales/totals/totals.fixtures.ts'
import { newCollection, newProduct } from '../testing/catalog.ts'
import { ENGINES } from '../testing/engines.ts'
import type { Caller, Shop } from '../testing/index.ts'
import { fieldIn, listIn } from './batches.ts'
import { ask, textAt } from './graph.fixtures.ts'
import { MUTATIONS, QUERIES } from './graph-operations.ts'

const shelf = newCollection({ slug: 'linen' })
const shirt = newProduct({ priceMinor: 1000, collectionIds: [shelf.id] })
const scarf = newProduct({ priceMinor: 2000, collectionIds: [shelf.id] })

for (const engine of ENGINES) {
  describe(`GraphQL on ${engine.name} answers`, () => {
    let shop: Shop
    let merchant: Caller
    const answered = new Set<string>()
    beforeAll(async () => {
      shop = await openSmallShop({ engine }, [shirt, scarf], [shelf])
      merchant = await shop.merchant()
      await settle(merchant)
      await merchant.call(api.createCoupon, { coupon: { code: 'TENTH', name: 'Tenth', percentOffRate: 10 } })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    /** Sends a document that has no error, and notes its fields as answered. */
    const told = async (caller: Caller, query: string, variables: Record<string, unknown> = {}) => {
      const { data, errors } = await ask(caller, query, variables)
      expect(errors).toEqual([])
      for (const [name, value] of Object.entries(data ?? {})) if (value !== null) answered.add(name)
      return data
    }

    it('the fields of the catalog', async () => {
      const visitor = await shop.visitor()
      const { slug } = shirt
      await merchant.call(api.updateProduct, { product: { id: shirt.id, slug: `${slug}-new` } })
      await merchant.call(api.updateCollection, { collection: { id: shelf.id, slug: 'cloth' } })
      const algorithm = ALGORITHMS.sameCollections
      const data = await told(
        visitor,
        `query ($id: String!, $slug: String!, $shelf: String!, $algorithm: AlgorithmInput!, $items: [RecommendationItemInput!]) {
          queryProducts { metadata { count } }
          getProduct(id: $id) { product { slug } }
          queryProductVariants(id: $id) { variants { id } }
          getProductOptionsAvailability(id: $id, options: {}) { availableForPurchase }
          searchProducts { products { id } }
          queryCollections { collections { slug } }
          getCollection(id: $shelf) { collection { slug } }
          getCollectionBySlug(slug: "cloth") { collection { id } }
          findMovedProduct(slug: $slug) { productId }
          findMovedCollection(slug: "linen") { slug }
          getRecommendation(algorithms: [$algorithm], items: $items, includeProducts: true) {
            recommendation { items { catalogItemId } } products { id }
          }
        }`,
        {
          ...{ id: shirt.id, slug, shelf: shelf.id, algorithm },
          items: [{ catalogItemId: shirt.id, appId: algorithm.appId }],
        },
      )
      expect(data).toMatchObject({
        getProduct: { product: { slug: `${slug}-new` } },
        getProductOptionsAvailability: { availableForPurchase: true },
        getCollectionBySlug: { collection: { id: shelf.id } },
        findMovedProduct: { productId: shirt.id },
        findMovedCollection: { slug: 'cloth' },
        getRecommendation: {
          recommendation: { items: [{ catalogItemId: scarf.id }] },
          products: [{ id: scarf.id }],
        },
      })
    })

    it('the fields of the current cart', async () => {
      const buyer = await shop.visitor()
      const lineItems = [lineOf(shirt, 2)]
      const added = await told(
        buyer,
        'mutation ($lines: [LineItemInput!]) { addToCurrentCart(lineItems: $lines) { cart { lineItems { id } } } }',
        { lines: lineItems },
      )
      const [line] = listIn(fieldIn(added?.addToCurrentCart, 'cart'), 'lineItems')
      const changed = await told(
        buyer,
        `mutation ($line: String!, $address: AddressInput) {
          updateCurrentCart(cartInfo: { buyerNote: "Ring" }, couponCode: "TENTH") { cart { buyerNote } }
          updateCurrentCartLineItemQuantity(lineItems: [{ id: $line, quantity: 3 }]) { cart { subtotal { amount } } }
          createCheckoutFromCurrentCart(channelType: WEB, email: "ada@example.com", shippingAddress: $address) { checkoutId }
        }`,
        { line: fieldIn(line, 'id'), address: germany },
      )
      expect(changed).toMatchObject({
        updateCurrentCartLineItemQuantity: { cart: { subtotal: { amount: '30.00' } } },
      })
      const read = await told(
        buyer,
        `query ($address: AddressInput) {
          getCurrentCart { cart { buyerNote } }
          estimateCurrentCartTotals(shippingAddress: $address, selectedShippingOption: { code: "post" }) {
            priceSummary { subtotal { amount } discount { amount } shipping { amount } total { amount } }
          }
        }`,
        { address: germany },
      )
      expect(read).toEqual({
        getCurrentCart: { cart: { buyerNote: 'Ring' } },
        estimateCurrentCartTotals: {
          priceSummary: {
            ...{ subtotal: { amount: '30.00' }, discount: { amount: '3.00' } },
            ...{ shipping: { amount: '5.90' }, total: { amount: '32.90' } },
          },
        },
      })
      const emptied = await told(
        buyer,
        `mutation ($line: String!) {
          removeCouponFromCurrentCart { cart { appliedDiscounts { coupon { code } } } }
          removeLineItemsFromCurrentCart(lineItemIds: [$line]) { cart { lineItems { id } } }
          deleteCurrentCart
        }`,
        { line: fieldIn(line, 'id') },
      )
      expect(emptied).toEqual({
        removeCouponFromCurrentCart: { cart: { appliedDiscounts: [] } },
        removeLineItemsFromCurrentCart: { cart: { lineItems: [] } },
        deleteCurrentCart: {},
      })
      expect((await ask(buyer, '{ getCurrentCart { cart { id } } }')).codes).toEqual(['OWNED_CART_NOT_FOUND'])
    })

    it('the fields of a cart by its id', async () => {
      const buyer = await shop.visitor()
      const lines = [lineOf(shirt)]
      const made = await told(
        buyer,
        'mutation ($lines: [CreateCartLineItemsInput!]) { createCart(lineItems: $lines) { cart { id lineItems { id } } } }',
        { lines },
      )
      const id = textAt(made, 'createCart', 'cart', 'id')
      const [line] = listIn(fieldIn(made?.createCart, 'cart'), 'lineItems')
      const changed = await told(
        buyer,
        `mutation ($id: String!, $line: String!, $lines: [LineItemInput!], $address: AddressInput) {
          addToCart(id: $id, lineItems: $lines) { cart { id } }
          updateCart(cartInfo: { id: $id, buyerNote: "Ring" }) { cart { buyerNote } }
          updateCartLineItemsQuantity(id: $id, lineItems: [{ id: $line, quantity: 5 }]) { cart { id } }
          removeCouponFromCart(id: $id) { cart { id } }
          removeBusinessLocationFromCart(id: $id) { cart { id } }
          createCheckoutFromCart(id: $id, channelType: WEB, email: "ada@example.com", shippingAddress: $address) { checkoutId }
          removeLineItemsFromCart(id: $id, lineItemIds: [$line]) { cart { lineItems { id } } }
        }`,
        { id, line: fieldIn(line, 'id'), lines, address: germany },
      )
      const checkoutId = textAt(changed, 'createCheckoutFromCart', 'checkoutId')
      const read = await told(
        buyer,
        `query ($id: String!, $checkoutId: String!) {
          getCart(id: $id) { cart { buyerNote } }
          getCartByCheckoutId(id: $checkoutId) { cart { id } }
          estimateCartTotals(id: $id) { priceSummary { total { amount } } }
        }`,
        { id, checkoutId },
      )
      expect(read).toEqual({
        getCart: { cart: { buyerNote: 'Ring' } },
        getCartByCheckoutId: { cart: { id } },
        estimateCartTotals: { priceSummary: { total: { amount: '0.00' } } },
      })
      await told(buyer, 'mutation ($id: String!) { deleteCart(id: $id) }', { id })
    })

    it('the fields of a checkout, its order and its buyer', async () => {
      const { member } = await merchant.call(api.createMember, { member: { loginEmail: WISHES.email } })
      const { siteId } = shop.site
      const memberId = String(member?.id)
      const buyer = await shop.as({ type: 'MEMBER', siteId, clientId: shop.clientId, memberId })
      await buyer.call(api.addToCurrentCart, { lineItems: [lineOf(shirt)] })
      const { checkoutId: id } = await buyer.call(api.createCheckoutFromCurrentCart, WISHES)
      const { code } = await merchant.call(api.createGiftCard, { giftCard: { initialValue: '5' } })
      const added = await told(
        buyer,
        `mutation ($id: String!, $lines: [LineItemInput!], $card: String) {
          addToCheckout(id: $id, lineItems: $lines) { checkout { lineItems { id quantity } } }
          updateCheckout(checkout: { id: $id }, couponCode: "TENTH", giftCardCode: $card) {
            checkout { giftCard { amount { amount } } priceSummary { subtotal { amount } discount { amount } } }
          }
        }`,
        { id, lines: [lineOf(scarf)], card: code },
      )
      expect(added).toMatchObject({
        addToCheckout: { checkout: { lineItems: [{ quantity: 1 }, { quantity: 1 }] } },
        updateCheckout: {
          checkout: {
            giftCard: { amount: { amount: '5.00' } },
            priceSummary: { subtotal: { amount: '30.00' }, discount: { amount: '3.00' } },
          },
        },
      })
      const [first, second] = listIn(fieldIn(added?.addToCheckout, 'checkout'), 'lineItems')
      const changed = await told(
        buyer,
        `mutation ($id: String!, $first: String!, $second: String!) {
          updateCheckoutLineItemsQuantity(id: $id, lineItems: [{ id: $first, quantity: 3 }]) {
            checkout { priceSummary { subtotal { amount } } }
          }
          removeLineItemsFromCheckout(id: $id, lineItemIds: [$second]) {
            checkout { priceSummary { subtotal { amount } } }
          }
          removeCouponFromCheckout(id: $id) { checkout { priceSummary { discount { amount } } } }
          removeGiftCardFromCheckout(id: $id) { checkout { giftCard { amount { amount } } } }
        }`,
        { id, first: fieldIn(first, 'id'), second: fieldIn(second, 'id') },
      )
      expect(changed).toEqual({
        updateCheckoutLineItemsQuantity: { checkout: { priceSummary: { subtotal: { amount: '50.00' } } } },
        removeLineItemsFromCheckout: { checkout: { priceSummary: { subtotal: { amount: '30.00' } } } },
        removeCouponFromCheckout: { checkout: { priceSummary: { discount: { amount: '0.00' } } } },
        removeGiftCardFromCheckout: { checkout: { giftCard: null } },
      })
      const read = await told(
        buyer,
        `query ($id: String!) {
          getCheckout(id: $id) { checkout { priceSummary { total { amount } } } }
          getCheckoutUrl(id: $id) { checkoutUrl }
          getCurrentMember { member { id } }
        }`,
        { id },
      )
      expect(read).toEqual({
        getCheckout: { checkout: { priceSummary: { total: { amount: '35.90' } } } },
        getCheckoutUrl: { checkoutUrl: expect.stringMatching(/^http.*\/r\//) },
        getCurrentMember: { member: { id: memberId } },
      })
      const placed = await told(
        merchant,
        'mutation ($id: String!) { createOrderFromCheckout(id: $id) { orderId } }',
        { id },
      )
      const order = { id: textAt(placed, 'createOrderFromCheckout', 'orderId') }
      const orders = await told(
        buyer,
        'query ($id: String!) { getOrder(id: $id) { order { id } } searchOrders { orders { id } } }',
        order,
      )
      expect(orders).toEqual({ getOrder: { order }, searchOrders: { orders: [order] } })
    })

    it('every field of the schema, in the tests above', () => {
      const names = [...QUERIES, ...MUTATIONS].map(({ name }) => name)
      expect(names.filter((name) => !answered.has(name))).toEqual([])
    })
  })
}
