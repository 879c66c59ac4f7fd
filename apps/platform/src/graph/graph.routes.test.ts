import { createHash } from 'node:crypto'
import { getOrder, graphql, queryProducts } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteViews } from '../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../floor/clock.ts'
import { germany, lineOf, WISHES } from '../sales/checkout/checkout.fixtures.ts'
import { settle } from '../sales/totals/totals.fixtures.ts'
import { requestsStore } from '../shop/requests/requests.store.ts'
import { newCollection, newProduct } from '../testing/catalog.ts'
import { ENGINES } from '../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../testing/index.ts'
import { fieldIn, listIn } from './batches.ts'
import { ask, send, textAt } from './graph.fixtures.ts'

const shelf = newCollection({ name: 'Linen', slug: 'linen' })
const products = Array.from({ length: 50 }, (_, place) =>
  newProduct({ priceMinor: 1000 + place, ...(place % 5 === 0 && { collectionIds: [shelf.id] }) }),
)
const [shirt = newProduct()] = products
const hidden = newProduct({ visible: false })

const PAGE = `query Page($query: PlatformQueryInput) {
  queryProducts(query: $query) {
    products {
      id name slug visible productType numericId collectionIds
      priceData { currency price discountedPrice formatted { price discountedPrice } }
      stock { inStock inventoryStatus quantity trackInventory }
      media { mainMedia { id image { url width height } } }
      productOptions { name choices { value description } }
      variants { id choices }
    }
    metadata { count offset total }
  }
}`

for (const engine of ENGINES) {
  describe(`GraphQL on ${engine.name}`, () => {
    let shop: Shop
    let visitor: Caller
    beforeAll(async () => {
      shop = await openShop({
        engine,
        seed: async (database, site, settings) => {
          const writer = createCatalogWriter(database, systemClock, createSiteViews(settings.mediaUrl))
          await writer.putCollections(site, [shelf])
          await writer.putProducts(site, [...products, hidden])
        },
      })
      await settle(await shop.merchant())
      visitor = await shop.visitor()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    it('answers with the same data as the operation, interpreted and compiled', async () => {
      const query = { paging: { limit: 50 }, sort: [{ fieldName: 'price', order: 'DESC' as const }] }
      const page = await visitor.call(queryProducts, { query })
      const interpreted = await ask(visitor, PAGE, { query })
      const compiled = await ask(visitor, PAGE, { query })
      expect(interpreted.errors).toEqual([])
      expect(compiled).toEqual(interpreted)
      for (let again = 0; again < 3; again++) expect(await ask(visitor, PAGE, { query })).toEqual(interpreted)
      expect(page.products).toHaveLength(50)
      expect(page).toMatchObject(withoutNulls(compiled.data?.queryProducts) as object)
    })

    it('takes a cart through to an order', async () => {
      const buyer = await shop.visitor()
      const added = await ask(
        buyer,
        `mutation ($lineItems: [LineItemInput!]) {
          addToCurrentCart(lineItems: $lineItems) {
            cart { id lineItems { quantity productName { original } product { id slug } } }
          }
        }`,
        { lineItems: [lineOf(shirt, 2)] },
      )
      expect(added).toMatchObject({
        errors: [],
        data: {
          addToCurrentCart: {
            cart: { lineItems: [{ quantity: 2, product: { id: shirt.id, slug: shirt.slug } }] },
          },
        },
      })
      const checkout = await ask(
        buyer,
        `mutation ($email: String, $address: AddressInput) {
          createCheckoutFromCurrentCart(
            channelType: WEB, email: $email, shippingAddress: $address,
            selectedShippingOption: { code: "post" }
          ) { checkoutId }
        }`,
        { email: WISHES.email, address: germany },
      )
      expect(checkout.errors).toEqual([])
      const checkoutId = textAt(checkout.data, 'createCheckoutFromCurrentCart', 'checkoutId')
      const read = await ask(
        buyer,
        `query ($id: String!) {
          getCheckout(id: $id) { checkout { id lineItems { quantity product { name } } priceSummary { total { amount } } } }
        }`,
        { id: checkoutId },
      )
      expect(read).toMatchObject({
        errors: [],
        data: {
          getCheckout: { checkout: { id: checkoutId, lineItems: [{ product: { name: shirt.name } }] } },
        },
      })
    })

    it('leads from products to their collections and back', async () => {
      const document = `{ queryProducts(query: { paging: { limit: 50 } }) {
        products { collections { id slug products(limit: 3) { collectionIds } } }
      } }`
      const { data, errors } = await ask(visitor, document)
      expect(errors).toEqual([])
      const found = listIn(data?.queryProducts, 'products').flatMap((product) =>
        listIn(product, 'collections'),
      )
      expect(found).toHaveLength(60) // every product is in the collection of all products too
      const [ours] = found.filter((collection) => fieldIn(collection, 'id') === shelf.id)
      expect(ours).toMatchObject({ slug: shelf.slug, products: Array(3).fill({}) })
      for (const product of listIn(ours, 'products'))
        expect(listIn(product, 'collectionIds')).toContain(shelf.id)
    })

    it('reads 50 products with variants and collections in at most ten statements, like one', async () => {
      const merchant = await shop.merchant()
      const statementsFor = async (limit: number) => {
        const query = `query ($limit: Int) { queryProducts(query: { paging: { limit: $limit } }) {
          products { name variants { choices } collections { slug } }
        } }`
        const request = { version: 'alpha', query, variables: { limit } }
        const { body, headers } = await merchant.try(graphql, request)
        expect(listIn(fieldIn(body.data, 'queryProducts'), 'products')).toHaveLength(limit)
        const requestId = headers.get('x-wix-request-id') ?? ''
        const read = () => requestsStore.find(shop.database, shop.site.siteId, requestId)
        await expect.poll(read, { timeout: 20_000 }).toMatchObject([{ operation: 'graphql' }])
        return (await read())[0]?.trace?.statements ?? 0
      }
      for (const limit of [1, 50]) {
        const statements = await statementsFor(limit) // varies by one, because some reads are cached
        expect(statements).toBeGreaterThan(1)
        expect(statements).toBeLessThanOrEqual(10)
      }
    })

    it('changes a cart by its id, with every mutation of the cart', async () => {
      const buyer = await shop.visitor()
      const made = await ask(
        buyer,
        'mutation ($lines: [CreateCartLineItemsInput!]) { createCart(lineItems: $lines) { cart { id lineItems { id } } } }',
        {
          lines: [lineOf(shirt)],
        },
      )
      expect(made.errors).toEqual([])
      const cart = fieldIn(made.data?.createCart, 'cart')
      const variables = { id: fieldIn(cart, 'id'), line: fieldIn(listIn(cart, 'lineItems')[0], 'id') }
      const changed = await ask(
        buyer,
        `mutation ($id: String!, $line: String!, $lines: [LineItemInput!]) {
          addToCart(id: $id, lineItems: $lines) { cart { lineItems { quantity } } }
          updateCartLineItemsQuantity(id: $id, lineItems: [{ id: $line, quantity: 5 }]) { cart { lineItems { quantity } } }
          updateCart(cartInfo: { id: $id, buyerNote: "Ring twice" }) { cart { buyerNote } }
          removeLineItemsFromCart(id: $id, lineItemIds: [$line]) { cart { lineItems { quantity } } }
          removeCouponFromCart(id: $id) { cart { buyerNote } }
          removeBusinessLocationFromCart(id: $id) { cart { buyerNote } }
        }`,
        { ...variables, lines: [lineOf(shirt)] },
      )
      expect(changed).toMatchObject({
        errors: [],
        data: {
          addToCart: { cart: { lineItems: [{ quantity: 2 }] } },
          updateCartLineItemsQuantity: { cart: { lineItems: [{ quantity: 5 }] } },
          updateCart: { cart: { buyerNote: 'Ring twice' } },
          removeLineItemsFromCart: { cart: { lineItems: [] } },
        },
      })
      const read = 'query ($id: String!) { getCart(id: $id) { cart { buyerNote } } }'
      expect((await ask(buyer, read, variables)).data).toEqual({
        getCart: { cart: { buyerNote: 'Ring twice' } },
      })
      expect((await ask(visitor, read, variables)).codes).not.toEqual([])
      const gone = await ask(buyer, 'mutation ($id: String!) { deleteCart(id: $id) }', variables)
      expect(gone.errors).toEqual([])
    })

    it("calculates a cart's totals by its id, and takes it to a checkout that leads back to it", async () => {
      const buyer = await shop.visitor()
      const made = await ask(
        buyer,
        'mutation ($lines: [CreateCartLineItemsInput!]) { createCart(lineItems: $lines) { cart { id } } }',
        { lines: [lineOf(shirt, 2)] },
      )
      const variables = { id: textAt(made.data, 'createCart', 'cart', 'id'), address: germany }
      const estimate = `query ($id: String!, $address: AddressInput) {
        estimateCartTotals(id: $id, shippingAddress: $address, selectedShippingOption: { code: "post" }) {
          cart { id }
          shippingInfo { selectedCarrierServiceOption { code } }
          priceSummary { subtotal { amount } shipping { amount } total { amount } }
        }
      }`
      const estimated = await ask(buyer, estimate, variables)
      expect(estimated).toMatchObject({
        errors: [],
        data: {
          estimateCartTotals: {
            cart: { id: variables.id },
            shippingInfo: { selectedCarrierServiceOption: { code: 'post' } },
            priceSummary: { subtotal: { amount: '20.00' }, shipping: { amount: '5.90' } },
          },
        },
      })
      expect((await ask(visitor, estimate, variables)).codes).toEqual(['CART_NOT_FOUND'])
      const create = `mutation ($id: String!, $address: AddressInput) {
        createCheckoutFromCart(
          id: $id, channelType: WEB, email: "ada@example.com", shippingAddress: $address
          selectedShippingOption: { code: "post" }
        ) { checkoutId }
      }`
      expect((await ask(visitor, create, variables)).codes).toEqual(['CART_NOT_FOUND'])
      const created = await ask(buyer, create, variables)
      expect(created.errors).toEqual([])
      const checkout = { id: textAt(created.data, 'createCheckoutFromCart', 'checkoutId') }
      const read = `query ($id: String!) {
        getCartByCheckoutId(id: $id) { cart { id checkoutId lineItems { quantity product { slug } } } }
        getCheckout(id: $id) { checkout { cartId priceSummary { total { amount } } } }
      }`
      const total = fieldIn(fieldIn(estimated.data?.estimateCartTotals, 'priceSummary'), 'total')
      expect(await ask(buyer, read, checkout)).toMatchObject({
        errors: [],
        data: {
          getCartByCheckoutId: {
            cart: {
              ...{ id: variables.id, checkoutId: checkout.id },
              lineItems: [{ quantity: 2, product: { slug: shirt.slug } }],
            },
          },
          getCheckout: { checkout: { cartId: variables.id, priceSummary: { total } } },
        },
      })
      expect((await ask(visitor, read, checkout)).codes).toContain('CART_NOT_FOUND')
    })

    it('searches products with facets', async () => {
      const { data, errors } = await ask(
        visitor,
        '{ searchProducts(facets: [COLLECTION]) { facets { kind values { value count } } } }',
      )
      expect(errors).toEqual([])
      expect(data).toMatchObject({ searchProducts: { facets: [{ kind: 'COLLECTION' }] } })
    })

    it('runs mutations one after the other', async () => {
      const buyer = await shop.visitor()
      const add = (alias: string) =>
        `${alias}: addToCurrentCart(lineItems: $lines) { cart { lineItems { quantity } } }`
      const { data, errors } = await ask(
        buyer,
        `mutation ($lines: [LineItemInput!]) { ${['a', 'b', 'c'].map(add).join(' ')} }`,
        { lines: [lineOf(shirt)] },
      )
      expect(errors).toEqual([])
      const quantities = Object.values(data ?? {}).map((answer) => answer)
      expect(quantities).toMatchObject([1, 2, 3].map((quantity) => ({ cart: { lineItems: [{ quantity }] } })))
    })

    it('gives failed fields the codes of their operations, and answers the others', async () => {
      const { data, errors } = await ask(
        visitor,
        `{
          queryProducts(query: { paging: { limit: 1 } }) { metadata { count } }
          getProduct(id: "${hidden.id}") { product { name } }
          getCurrentMember { member { id } }
          nul: getProduct(id: "a\\u0000b") { product { name } }
          tooMany: queryProducts(query: { paging: { limit: 101 } }) { metadata { count } }
        }`,
      )
      expect(data).toMatchObject({ queryProducts: { metadata: { count: 1 } }, getProduct: null })
      expect([...errors].sort((a, b) => (String(a.path) < String(b.path) ? -1 : 1))).toMatchObject([
        { path: ['getCurrentMember'], extensions: { code: 'PERMISSION_DENIED', status: 403 } },
        { path: ['getProduct'], extensions: { code: 'PRODUCT_NOT_FOUND', status: 404 } },
        {
          path: ['nul'],
          extensions: {
            code: 'INVALID_ARGUMENT',
            fieldViolations: [{ field: 'id', violatedRule: 'FORMAT' }],
          },
        },
        {
          path: ['tooMany'],
          extensions: {
            code: 'INVALID_ARGUMENT',
            fieldViolations: [{ field: 'query.paging.limit', violatedRule: 'MAX' }],
          },
        },
      ])
    })

    it('hides from visitors what the operations hide: hidden products and orders of others', async () => {
      const merchant = await shop.merchant()
      const name = `query ($id: String!) { getProduct(id: $id) { product { name } } }`
      expect((await ask(merchant, name, { id: hidden.id })).data).toEqual({
        getProduct: { product: { name: hidden.name } },
      })
      expect((await ask(visitor, name, { id: hidden.id })).codes).toEqual(['PRODUCT_NOT_FOUND'])
      const id = await orderOf(await shop.visitor(), merchant)
      await merchant.call(getOrder, { id }) // it exists
      const order = 'query ($id: String!) { getOrder(id: $id) { order { id } } }'
      expect((await ask(merchant, order, { id })).errors).toEqual([])
      expect((await ask(visitor, order, { id })).codes).toEqual(['ORDER_NOT_FOUND'])
      const found = await ask(visitor, '{ searchOrders { orders { id } } }')
      expect(found).toMatchObject({ errors: [], data: { searchOrders: { orders: [] } } })
    })

    it('runs a document by its SHA-256 once it has seen the text', async () => {
      const query = '{ queryProducts(query: { paging: { limit: 2 } }) { metadata { count } } } # persisted'
      const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') }
      const extensions = { persistedQuery }
      expect((await send(visitor, { extensions })).codes).toEqual(['PERSISTED_QUERY_NOT_FOUND'])
      const first = await send(visitor, { query, extensions })
      expect(first.data).toEqual({ queryProducts: { metadata: { count: 2 } } })
      expect(await send(visitor, { extensions })).toEqual(first)
      const other = { query: `${query} `, extensions }
      expect((await send(visitor, other)).codes).toEqual(['PERSISTED_QUERY_MISMATCH'])
    })
  })

  const orderOf = async (buyer: Caller, merchant: Caller): Promise<string> => {
    const { data } = await ask(
      buyer,
      `mutation ($lines: [LineItemInput!], $email: String, $address: AddressInput) {
        addToCurrentCart(lineItems: $lines) { cart { id } }
        createCheckoutFromCurrentCart(
          channelType: WEB, email: $email, shippingAddress: $address
          selectedShippingOption: { code: "post" }
        ) { checkoutId }
      }`,
      { lines: [lineOf(shirt)], email: WISHES.email, address: germany },
    )
    const checkoutId = textAt(data, 'createCheckoutFromCurrentCart', 'checkoutId')
    const placed = await ask(
      merchant,
      'mutation ($id: String!) { createOrderFromCheckout(id: $id) { orderId } }',
      { id: checkoutId },
    )
    expect(placed.errors).toEqual([])
    return textAt(placed.data, 'createOrderFromCheckout', 'orderId')
  }
}

/** GraphQL answers null where the operation leaves a field out. */
const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== null)
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutNulls(part)]))
}

// Failed while documents counted as writes: a shop's own server got 429 for its 401st page.
it("lets a shop's own server read as much by GraphQL as by the operations", async () => {
  await using shop = await openShop({
    clock: { now: () => Date.parse('2026-03-02T12:00:00.000Z') },
    environment: { RATE_LIMITS: 'on' },
  })
  const server = await shop.visitor()
  const answers = await Promise.all(
    Array.from({ length: 450 }, () => ask(server, '{ queryProducts { metadata { count } } }')),
  )
  expect(answers.flatMap(({ codes }) => codes)).toEqual([])
})
