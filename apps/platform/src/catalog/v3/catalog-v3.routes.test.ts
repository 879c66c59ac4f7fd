import { addToCurrentCart, getV3Product, searchV3Products } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../floor/clock.ts'
import { newCollection, newProduct } from '../../testing/catalog.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { createSiteViews } from '../products/printed/site-view.ts'
import { createCatalogWriter } from '../products/write/catalog-writer.ts'
import { STORES_APP_ID } from './categories/categories.service.ts'

const shelf = newCollection()
const products = Array.from({ length: 12 }, (_, index) =>
  newProduct({ priceMinor: 100 * (index + 1), collectionIds: [shelf.id] }),
)
const [first = newProduct()] = products

describe('Catalog V3 over HTTP', () => {
  let shop: Shop
  let visitor: Caller
  const write = async (...changed: ReturnType<typeof newProduct>[]) => {
    const { database, site } = shop
    const writer = createCatalogWriter(database, systemClock, createSiteViews('https://media.example'))
    await writer.putProducts(site, changed)
  }
  beforeAll(async () => {
    shop = await openShop({
      seed: async (database, site, { mediaUrl }) => {
        const writer = createCatalogWriter(database, systemClock, createSiteViews(mediaUrl))
        await writer.putCollections(site, [shelf])
        await writer.putProducts(site, products)
      },
    })
    visitor = await shop.visitor()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  it('puts the variant of a product without options into the cart, by its id of Catalog V3', async () => {
    const { product } = await visitor.call(getV3Product, { productId: first.id })
    const variantId = product.variantsInfo?.variants?.[0]?.id
    expect(variantId).toBe(first.id)
    const catalogReference = { appId: STORES_APP_ID, catalogItemId: first.id, options: { variantId } }
    const { cart } = await visitor.call(addToCurrentCart, { lineItems: [{ quantity: 1, catalogReference }] })
    expect(cart?.lineItems).toMatchObject([{ price: { amount: '1.00' } }])
  })

  it('continues after the last product of a page, even if one of the page’s products is hidden meanwhile', async () => {
    const search = { cursorPaging: { limit: 5 }, sort: [{ fieldName: 'actualPriceRange.minValue.amount' }] }
    const page = await visitor.call(searchV3Products, { search })
    expect(page.products.map(({ id }) => id)).toEqual(products.slice(0, 5).map(({ id }) => id))
    const [, second = first] = products
    await write({ ...second, visible: false })
    const cursor = page.pagingMetadata.cursors.next
    const next = await visitor.call(searchV3Products, { search: { cursorPaging: { limit: 5, cursor } } })
    expect(next.products.map(({ id }) => id)).toEqual(products.slice(5, 10).map(({ id }) => id))
    await write(second)
  })

  it.each([
    ['of another list', { kind: 'items', asked: {}, offset: 0 }],
    ['beyond the end', { kind: 'search', asked: {}, offset: 1e9 }],
    ["that isn't one", 'x'],
  ])('refuses a cursor %s', async (_, content) => {
    const cursor = Buffer.from(JSON.stringify(content)).toString('base64url')
    const { status, body } = await visitor.try(searchV3Products, { search: { cursorPaging: { cursor } } })
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('search.cursorPaging.cursor'),
    ])
  })

  it.each([
    [{ filter: { 'compareAtPriceRange.minValue.amount': 1 } }, 'search.filter.compareAtPriceRange'],
    [{ filter: { 'brand.name': { $startsWith: 'V' } } }, 'search.filter.brand.name.$startsWith'],
    [{ filter: { 'allCategoriesInfo.categories': { $matchItems: [{ index: 1 }] } } }, '$matchItems[0]'],
    [{ sort: [{ fieldName: 'brand.name' }] }, 'search.sort[0].fieldName'],
    [{ aggregations: [{ type: 'VALUE', fieldPath: 'taxGroupId' }] }, 'search.aggregations[0].fieldPath'],
    [{ search: { expression: 'x', fields: ['barcode'] } }, 'search.search.fields[0]'],
  ])('refuses %j by name', async (search, field) => {
    const { status, body } = await visitor.post('/stores/v3/products/search', { search })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(field)])
  })

  it('shows costs to merchants only', async () => {
    const path = `/stores/v3/products/${first.id}?fields=MERCHANT_DATA`
    expect((await visitor.get(path)).status).toBe(403)
    const merchant = await shop.merchant()
    expect((await merchant.get(path)).body).toMatchObject({ product: { id: first.id } })
  })
})
