import {
  createProduct,
  deleteProduct,
  getCatalogVersion,
  getCollection,
  getCollectionBySlug,
  getProduct,
  getProductOptionsAvailability,
  getStoreCollectionBySlug,
  getStoreVariant,
  queryCollections,
  queryProducts,
  queryProductsByText,
  queryProductVariants,
  queryStoreVariants,
} from '@vitrine/contract/operations'
import { ruleOf } from '@vitrine/contract/rules'
import { compileInput } from '@vitrine/contract/validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../floor/clock.ts'
import { newCollection, newProduct } from '../testing/catalog.ts'
import { type Caller, openShop, type Shop } from '../testing/index.ts'
import { mug } from './catalog.fixtures.ts'
import { createSiteViews } from './products/printed/site-view.ts'
import { createCatalogWriter } from './products/write/catalog-writer.ts'

const shelf = newCollection({ name: 'Tableware', slug: 'tableware', description: 'To eat from.' })
const secret = newCollection({ name: 'Back room', slug: 'back-room', visible: false })
const bowl = newProduct({ name: 'Bowl', slug: 'bowl', collectionIds: [shelf.id], priceMinor: 3000 })
const hidden = newProduct({ name: 'Sample', slug: 'sample', collectionIds: [shelf.id], visible: false })
const variantIds = mug.variants?.map((variant) => variant.id) ?? []

let shop: Shop
let visitor: Caller
beforeAll(async () => {
  shop = await openShop({
    seed: async (database, site, { mediaUrl }) => {
      const writer = createCatalogWriter(database, systemClock, createSiteViews(mediaUrl))
      await writer.putCollections(site, [shelf, secret])
      await writer.putProducts(site, [{ ...mug, collectionIds: [shelf.id] }, bowl, hidden])
    },
  })
  visitor = await shop.visitor()
})
afterAll(() => shop[Symbol.asyncDispose]())

const encoded = (query: unknown): string => Buffer.from(JSON.stringify({ query })).toString('base64url')

describe('the catalog over HTTP', () => {
  it('answers a query sent as .r and as a body alike, under every base path', async () => {
    const query = { filter: { collectionIds: shelf.id }, sort: [{ fieldName: 'price', order: 'DESC' }] }
    const answers = await Promise.all(
      ['/stores-reader', '/_api/catalog-reader-server', ''].flatMap((base) => {
        const path = `${base}/v1/products/query-platformized`
        return [visitor.get(`${path}?.r=${encoded(query)}`), visitor.post(path, { query })]
      }),
    )
    for (const { status, body, headers } of answers) {
      expect(status).toBe(200)
      expect(headers.get('vary')).toContain('X-Vitrine-Currency')
      expect(body).toEqual(answers[0]?.body)
    }
    expect(answers[0]?.body).toMatchObject({
      products: [{ slug: 'bowl' }, { slug: 'mug' }],
      metadata: { count: 2, offset: 0, total: 2 },
    })
  })

  it('sends stored bytes that match the contract', async () => {
    for (const [operation, input] of [
      [getProduct, { id: mug.id }],
      [queryProducts, { query: {} }],
    ] as const) {
      const { body } = await visitor.try(operation, input)
      expect(compileInput(ruleOf(operation).output)(body)).toEqual([])
    }
  })

  it('leaves variants out of a list if asked', async () => {
    const query = { filter: { collectionIds: shelf.id }, sort: [{ fieldName: 'name' }] }
    const pages = { offset: query, cursor: { ...query, cursorPaging: { limit: 2 } } }
    const merchant = await shop.merchant()
    for (const [caller, asked] of [
      [visitor, pages.offset],
      [merchant, pages.offset],
      [merchant, pages.cursor],
    ] as const) {
      const whole = await caller.call(queryProducts, { query: asked, includeVariants: true })
      expect(whole.products?.find(({ slug }) => slug === 'mug')?.variants).toHaveLength(variantIds.length)
      const short = await caller.call(queryProducts, { query: asked, includeVariants: false })
      const bare = whole.products?.map((product) => ({ ...product, variants: [] }))
      expect(short).toEqual({ ...whole, products: bare })
      expect(await caller.call(queryProducts, { query: asked })).toEqual(whole)
    }
    const byText = await visitor.call(queryProductsByText, { query: {}, includeVariants: false })
    expect(byText.products.flatMap(({ variants }) => variants)).toEqual([])
  })

  it('requires a token', async () => {
    expect((await shop.caller().try(queryProducts, {})).status).toBe(401)
  })

  it('returns one product, and 404 for an unknown or hidden one', async () => {
    const { product } = await visitor.call(getProduct, { id: mug.id })
    expect(product).toMatchObject({ slug: 'mug', variants: variantIds.map((id) => ({ id })) })
    for (const id of [hidden.id, 'no-such-product', '__proto__', "' OR 1=1 --"])
      expect((await visitor.try(getProduct, { id })).status).toBe(404)
  })

  it('converts prices to the requested currency', async () => {
    const { product } = await visitor.call(getProduct, { id: bowl.id }, { 'x-vitrine-currency': 'JPY' })
    expect(product).toMatchObject({
      priceData: { currency: 'EUR', price: 30 },
      convertedPriceData: { currency: 'JPY', price: 4800, formatted: { price: '¥4,800' } },
    })
  })

  it("lists a product's variants by choices, by ids and by pages", async () => {
    const list = async (input: object) => {
      const answer = await visitor.call(queryProductVariants, { id: mug.id, ...input })
      return [answer.variants.map(({ id }) => variantIds.indexOf(id)), answer.metadata, answer.totalResults]
    }
    expect(await list({})).toEqual([[0, 1, 2, 3], { items: 4, offset: 0 }, 4])
    expect(await list({ choices: { Colour: 'Blue' } })).toEqual([[2, 3], { items: 2, offset: 0 }, 2])
    expect(await list({ choices: { Colour: '#00c', Size: 'Large' } })).toEqual([
      [3],
      { items: 1, offset: 0 },
      1,
    ])
    expect(await list({ choices: { Colour: 'Green' } })).toEqual([[], { items: 0, offset: 0 }, 0])
    expect(await list({ variantIds: [variantIds[2], 'unknown'] })).toEqual([[2], { items: 1, offset: 0 }, 1])
    expect(await list({ paging: { limit: 2, offset: 1 } })).toEqual([[1, 2], { items: 2, offset: 1 }, 4])
    expect((await visitor.try(queryProductVariants, { id: mug.id, paging: { limit: 101 } })).status).toBe(400)
    expect((await visitor.try(queryProductVariants, { id: hidden.id })).status).toBe(404)
  })

  it('returns which choices of a product are available', async () => {
    const answer = await visitor.call(getProductOptionsAvailability, {
      id: mug.id,
      options: { Colour: 'Red', Size: 'Large' },
    })
    expect(answer).toMatchObject({ availableForPurchase: true, selectedVariant: { sku: 'MUG-RL' } })
    expect((await visitor.try(getProductOptionsAvailability, { id: hidden.id })).status).toBe(404)
  })

  it('finds variants across the store, and each by its id there', async () => {
    const page = await visitor.call(queryStoreVariants, {
      query: {
        filter: { productId: mug.id },
        sort: [{ fieldName: 'sku', order: 'DESC' }],
        paging: { limit: 3 },
      },
    })
    expect(page.variants.map((variant) => variant.sku)).toEqual(['MUG-RL', 'MUG', 'MUG'])
    expect(page.metadata).toEqual({ count: 3, offset: 0, total: 4 })
    const [first] = page.variants
    const id = first?.id ?? ''
    expect((await visitor.call(getStoreVariant, { id })).variant).toEqual(first)
    expect(first).toMatchObject({
      productId: mug.id,
      variantId: variantIds[1],
      variantName: 'Red, Large',
      productName: 'Mug',
      managedVariant: true,
      collectionIds: [shelf.id],
      media: { image: { id: 'red' } },
      preorderInfo: { enabled: false },
    })
    const byId = await visitor.call(queryStoreVariants, { query: { filter: { id: { $in: [id, 'x'] } } } })
    expect(byId.variants).toEqual([first])
    const managed = await visitor.call(queryStoreVariants, { query: { filter: { managedVariant: false } } })
    expect(managed.variants.map((variant) => variant.productName)).toEqual(['Bowl'])
  })

  it.each([
    '',
    'x',
    `${mug.id}-00000000-0000-0000-0000-000000000000`,
    `${hidden.id}-00000000-0000-0000-0000-000000000000`,
  ])('has no store variant with the id "%s"', async (id) => {
    expect((await visitor.try(getStoreVariant, { id: id || '-' })).status).toBe(404)
  })

  it('returns a collection by id and by slug, and only the status 404 if it is unknown or hidden', async () => {
    const { collection } = await visitor.call(getCollection, { id: shelf.id })
    expect(collection).toMatchObject({
      id: shelf.id,
      name: 'Tableware',
      slug: 'tableware',
      description: 'To eat from.',
      numberOfProducts: 2,
      visible: true,
      media: { items: [] },
    })
    for (const operation of [getCollectionBySlug, getStoreCollectionBySlug]) {
      expect(await visitor.call(operation, { slug: 'tableware' })).toEqual({ collection })
      for (const slug of ['no-such', 'back-room']) {
        const { status, body } = await visitor.try(operation, { slug })
        expect(status).toBe(404)
        expect(body.details ?? {}).toEqual({})
      }
    }
  })

  it('lists visible collections, all products first', async () => {
    const page = await visitor.call(queryCollections, { query: {} })
    expect(page.collections?.map(({ id, slug, numberOfProducts }) => [id, slug, numberOfProducts])).toEqual([
      ['00000000-000000-000000-000000000001', 'all-products', 2],
      [shelf.id, 'tableware', 2],
    ])
    expect(page.metadata).toEqual({ count: 2, offset: 0, total: 2 })
    const found = await visitor.call(queryCollections, {
      query: { filter: { name: { $startsWith: 'TABLE' } }, sort: [{ fieldName: 'name' }] },
    })
    expect(found.collections?.map(({ slug }) => slug)).toEqual(['tableware'])
  })

  it('pages on by cursor, for merchants, after the product that ended a page is deleted', async () => {
    const merchant = await shop.merchant()
    const { product } = await merchant.call(createProduct, {
      product: { name: 'Apron', slug: 'apron', productType: 'physical', priceData: { price: 9 } },
    })
    const query = { sort: [{ fieldName: 'slug' }], cursorPaging: { limit: 1 } }
    const first = await merchant.call(queryProducts, { query })
    expect(first.products).toMatchObject([{ slug: 'apron' }])
    expect(first.metadata).toEqual({ count: 1, cursors: { next: expect.any(String) } })
    await merchant.call(deleteProduct, { id: product?.id ?? '' })
    const cursorPaging = { limit: 5, cursor: first.metadata?.cursors?.next }
    const rest = await merchant.call(queryProducts, { query: { cursorPaging } })
    expect(rest.products?.map(({ slug }) => slug)).toEqual(['bowl', 'mug', 'sample'])
    expect(rest.metadata).toEqual({ count: 3, cursors: {} })
    const { status, body } = await visitor.try(queryProducts, { query })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      details: { validationError: { fieldViolations: [{ field: 'query.cursorPaging' }] } },
    })
  })

  it('has catalog version 1', async () => {
    expect(await visitor.call(getCatalogVersion, {})).toEqual({ catalogVersion: 'V1_CATALOG' })
  })

  it.each<[string, unknown, string]>([
    ['an unknown field', { filter: { nope: 1 } }, 'query.filter.nope'],
    ['a wrong type', { filter: { price: 'free' } }, 'query.filter.price'],
    ['a page of 101', { paging: { limit: 101 } }, 'query.paging.limit'],
    ['a sort by an unknown field', { sort: [{ fieldName: 'nope' }] }, 'query.sort[0].fieldName'],
  ])('rejects %s in any of its queries, naming the field', async (_what, query, field) => {
    for (const operation of [queryProducts, queryCollections, queryStoreVariants]) {
      if (operation !== queryProducts && field.endsWith('price')) continue
      const { status, body } = await visitor.try(operation, { query })
      expect(status).toBe(400)
      expect(body).toMatchObject({ details: { validationError: { fieldViolations: [{ field }] } } })
    }
  })

  it.each([
    '{"query":{"filter":{"__proto__":{"name":"a"}}}}',
    `{"query":{"filter":${'{"$not":'.repeat(30)}{}${'}'.repeat(30)}}}`,
    `{"query":{"filter":${'{"$and":['.repeat(8)}{}${']}'.repeat(8)}}}`,
    `{"query":{"filter":{"slug":{"$in":[${Array(20_000).fill('"a"').join(',')}]}}}}`,
    '{"query":{"filter":{"price":NaN}}}',
    '{"query":{"filter":{"price":{"$gt":1e999}}}}',
    '{"query":{"filter":{"name":{"$contains":{"$contains":"a"}}}}}',
    '{"query":{"filter":{"name":"a\\u0000b"}}}',
    '{"query":[]}',
    '{"query":{"sort":"name"}}',
  ])('survives %.60s', async (body) => {
    const path = '/stores-reader/v1/products/query-platformized'
    const answers = [
      await visitor.send('POST', path, body),
      await visitor.get(`${path}?.r=${Buffer.from(body).toString('base64url').slice(0, 12_000)}`),
    ]
    for (const { status } of answers) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })
})
