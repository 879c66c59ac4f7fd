import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { collections, products } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type PublicVisitor, type SdkShop } from '../sdk-shop.ts'

/** An app that manages the catalog with the unmodified public packages. */
const publicApp = (apiKey: string, siteId: string) =>
  createClient({ auth: ApiKeyStrategy({ apiKey, siteId }), modules: { products, collections } })

const wanted = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('A value is missing')
  return value
}

let opened: SdkShop
let app: ReturnType<typeof publicApp>
let visitor: PublicVisitor
beforeAll(async () => {
  opened = await openSdkShop()
  const { shop } = opened
  const { authorization = '' } = await shop.app(['catalog:read', 'catalog:write'])
  app = publicApp(authorization, shop.site.siteId)
  visitor = opened.visitor()
})
afterAll(() => opened[Symbol.asyncDispose]())

const read = async (id: string) => wanted((await visitor.products.getProduct(id)).product)
const readOwn = async (id: string) =>
  wanted((await app.products.getProduct(id, { includeMerchantSpecificData: true })).product)
const create = async (product: object = {}) => {
  const answer = await app.products.createProduct({ name: 'Vase', priceData: { price: 20 }, ...product })
  return wanted(answer.product)
}
const GLAZES = {
  name: 'Glaze',
  choices: [
    { value: '#fff', description: 'White' },
    { value: '#000', description: 'Black' },
  ],
}

describe('the public packages write the catalog', () => {
  it('create a product, change some of its fields, and delete it', async () => {
    const created = await create({
      name: 'Tall vase',
      description: '<p>Thrown <em>slowly</em></p>',
      sku: 'TV',
      weight: 1.5,
      costAndProfitData: { itemCost: 8 },
      discount: { type: products.DiscountType.PERCENT, value: 25 },
    })
    const id = wanted(created._id)
    expect(created).toMatchObject({
      slug: 'tall-vase',
      lastUpdated: expect.any(Date),
      weight: 1.5,
      priceData: { price: 20, discountedPrice: 15 },
      costAndProfitData: { itemCost: 8, profit: 7, profitMargin: 0.4667 },
    })
    expect(await read(id)).toMatchObject({
      _id: id,
      name: 'Tall vase',
      description: '<p>Thrown <em>slowly</em></p>',
    })
    const updated = await app.products.updateProduct(id, { name: 'Taller vase', sku: null })
    expect(updated.product).toMatchObject({
      _id: id,
      name: 'Taller vase',
      sku: '',
      weight: 1.5,
      slug: 'tall-vase',
    })
    expect(await app.products.deleteProduct(id)).toBeUndefined()
    await expect(visitor.products.getProduct(id)).rejects.toMatchObject({ status: 404 })
  })

  it('change variants by choices and by ids, and reset them', async () => {
    const { _id, variants } = await create({ manageVariants: true, productOptions: [GLAZES] })
    const id = wanted(_id)
    const white = await app.products.updateProductVariants(id, [
      { choices: { Glaze: 'White' }, price: 30, cost: 10, weight: 2, sku: 'W', visible: true },
    ])
    expect(white.variants).toMatchObject([
      { variant: { priceData: { price: 30 }, costAndProfitData: { profit: 20 }, weight: 2, sku: 'W' } },
    ])
    const black = await app.products.updateProductVariants(id, [
      { variantIds: [wanted(variants?.[1]?._id)], visible: false },
    ])
    expect(black.variants).toMatchObject([{ choices: { Glaze: 'Black' }, variant: { visible: false } }])
    expect((await read(id)).priceRange).toEqual({ minValue: 20, maxValue: 30 })
    expect(await app.products.resetAllProductVariantData(id)).toBeUndefined()
    expect((await readOwn(id)).variants?.map(({ variant }) => variant?.priceData?.price)).toEqual([20, 20])
  })

  it('add media, assign them to choices, and remove them again', async () => {
    const shown = wanted((await visitor.products.queryProducts().eq('slug', 'moon-jar').find()).items[0])
    const mediaIds = wanted(shown.media?.items).flatMap((item) => item._id ?? [])
    const { _id } = await create({ productOptions: [GLAZES] })
    const id = wanted(_id)
    const [first, second] = [wanted(mediaIds[0]), wanted(mediaIds[1])]
    await app.products.addProductMedia(id, [
      { mediaId: first },
      { url: wanted(shown.media?.items?.[1]?.image?.url), choice: { option: 'Glaze', choice: 'Black' } },
    ])
    const itemsOf = async () => (await read(id)).media?.items?.map((item) => item._id)
    const choicesOf = async () =>
      (await read(id)).productOptions?.[0]?.choices?.map(({ media }) => media?.items?.map((item) => item._id))
    expect([await itemsOf(), await choicesOf()]).toEqual([
      [first, second],
      [undefined, [second]],
    ])
    await app.products.addProductMediaToChoices(id, [{ option: 'Glaze', choice: 'White', mediaIds: [first] }])
    expect(await choicesOf()).toEqual([[first], [second]])
    await app.products.removeProductMediaFromChoices(id, [
      { option: 'Glaze', choice: 'Black', mediaIds: [second] },
    ])
    expect(await choicesOf()).toEqual([[first], undefined])
    await app.products.removeProductMedia(id, [second])
    expect(await itemsOf()).toEqual([first])
    await app.products.removeProductMedia(id, [])
    expect(await itemsOf()).toEqual([])
    await expect(app.products.addProductMedia(id, [{ mediaId: 'none' }])).rejects.toMatchObject({
      status: 404,
    })
  })

  it('remove options, brand and ribbon', async () => {
    const { _id } = await create({
      brand: 'Clay',
      ribbon: 'New',
      manageVariants: true,
      productOptions: [GLAZES],
    })
    const id = wanted(_id)
    await app.products.deleteProductOptions(id)
    await app.products.removeBrand(id)
    await app.products.removeRibbon(id)
    const product = await read(id)
    expect(product).toMatchObject({ productOptions: [], manageVariants: false, ribbon: '' })
    expect(product.brand).toBeUndefined()
  })

  it('create, fill, empty and delete a collection', async () => {
    const created = await app.products.createCollection({ name: 'Odd pieces' })
    const id = wanted(created.collection?._id)
    expect(created.collection).toMatchObject({ slug: 'odd-pieces', visible: true, numberOfProducts: 0 })
    const [one, other] = [wanted((await create())._id), wanted((await create())._id)]
    await app.products.addProductsToCollection(id, [one, other])
    await app.products.removeProductsFromCollection(id, [other])
    expect(await visitor.collections.getCollection(id)).toMatchObject({ numberOfProducts: 1 })
    const { items, totalCount } = await visitor.products.queryProducts().hasSome('collectionIds', [id]).find()
    expect([items.map(({ _id }) => _id), totalCount]).toEqual([[one], 1])
    const updated = await app.products.updateCollection(id, { description: 'One of each.' })
    expect(updated.collection).toMatchObject({ name: 'Odd pieces', description: 'One of each.' })
    expect(await app.products.deleteCollection(id)).toBeUndefined()
    await expect(visitor.collections.getCollection(id)).rejects.toMatchObject({ status: 404 })
    expect((await read(one)).collectionIds).not.toContain(id)
  })

  it('set and adjust a property of many products, with a result for each', async () => {
    const ids = [wanted((await create())._id), wanted((await create({ priceData: { price: 1 } }))._id)]
    const set = await app.products.bulkUpdateProductsProperty([...ids, 'none'], { ribbon: 'Sale' })
    expect(set.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
    const adjusted = await app.products.bulkAdjustProductProperty({ price: { amount: -5 } }, ids)
    expect(
      adjusted.results?.map(({ itemMetadata: item }) => [item?._id, item?.originalIndex, item?.success]),
    ).toEqual([
      [ids[0], 0, true],
      [ids[1], 1, false],
    ])
    await app.products.bulkAdjustProductProperty(
      { price: { percentage: { rate: 9.5, roundToInt: true } } },
      ids.slice(0, 1),
    )
    expect(await read(wanted(ids[0]))).toMatchObject({ ribbon: 'Sale', priceData: { price: 16 } })
  })

  it('learn which field broke which rule, and that visitors may not write', async () => {
    const broken = app.products.createProduct({ name: 'x'.repeat(81), priceData: { price: 0.001 } })
    await expect(broken).rejects.toMatchObject({
      details: {
        validationError: { fieldViolations: [{ field: 'product.name', violatedRule: 'MAX_LENGTH' }] },
      },
    })
    await expect(visitor.products.deleteProduct('any')).rejects.toMatchObject({ status: 403 })
  })
})
