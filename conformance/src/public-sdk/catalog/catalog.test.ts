import { demoShop } from '@vitrine/demo'
import type { products } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type PublicVisitor, type SdkShop } from '../sdk-shop.ts'

const demo = demoShop()
const visible = demo.products.filter((product) => product.visible)
const ALL_PRODUCTS = '00000000-000000-000000-000000000001'

let opened: SdkShop
let client: PublicVisitor
beforeAll(async () => {
  opened = await openSdkShop()
  client = opened.visitor()
})
afterAll(() => opened[Symbol.asyncDispose]())

type Page = Awaited<ReturnType<products.ProductsQueryBuilder['find']>>

/** The builder's real fields and operators; its declarations know fewer. */
interface Builder {
  eq(field: string, value: unknown): Builder
  ne(field: string, value: unknown): Builder
  gt(field: string, value: unknown): Builder
  ge(field: string, value: unknown): Builder
  lt(field: string, value: unknown): Builder
  le(field: string, value: unknown): Builder
  between(field: string, from: unknown, to: unknown): Builder
  in(field: string, values: unknown): Builder
  startsWith(field: string, text: string): Builder
  hasSome(field: string, values: unknown): Builder
  exists(field: string): Builder
  or(other: Builder): Builder
  not(other: Builder): Builder
  ascending(...fields: string[]): Builder
  descending(...fields: string[]): Builder
  limit(count: number): Builder
  find(): Promise<Page>
}
const query = () => client.products.queryProducts() as unknown as Builder

const find = <T extends { name?: string | null }>(items: readonly T[], name: string): T => {
  const item = items.find((candidate) => candidate.name === name)
  if (!item) throw new Error(`${name} is missing`)
  return item
}
const wanted = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('A value is missing')
  return value
}
const price = (product: (typeof visible)[number]): number => product.priceMinor / 100

describe('the public packages read the catalog', () => {
  it('page by page, with correct totals', async () => {
    const seen: string[] = []
    let page = await query().limit(20).find()
    expect(page).toMatchObject({
      totalCount: visible.length,
      totalPages: Math.ceil(visible.length / 20),
      currentPage: 0,
    })
    for (;;) {
      seen.push(...page.items.map((item) => wanted(item._id)))
      if (!page.hasNext()) break
      page = await page.next()
    }
    expect(new Set(seen)).toEqual(new Set(visible.map((product) => product.id)))
    expect(seen).toHaveLength(visible.length)
    page = await page.prev()
    expect(page.items).toHaveLength(20)
  })

  it('never shows a hidden product', async () => {
    const hidden = wanted(demo.products.find((product) => !product.visible))
    expect((await query().eq('slug', hidden.slug).find()).items).toEqual([])
    await expect(client.products.getProduct(hidden.id)).rejects.toMatchObject({ status: 404 })
  })

  it('by slug, with variants, dates and numbers in the expected shapes', async () => {
    const managed = wanted(visible.find((product) => product.manageVariants && product.variants.length > 3))
    const [product] = (await query().eq('slug', managed.slug).find()).items
    expect(product).toMatchObject({
      _id: managed.id,
      name: managed.name,
      slug: managed.slug,
      manageVariants: true,
    })
    expect(product?.variants).toHaveLength(managed.variants.length)
    expect(product?.lastUpdated).toBeInstanceOf(Date)
    expect(product?.priceData?.price).toBe(price(managed))
    expect(product?.productOptions?.map((option) => option.name)).toEqual(
      managed.options.map((option) => option.name),
    )
    const { product: read } = await client.products.getProduct(managed.id)
    expect(read?.variants).toHaveLength(managed.variants.length)
  })

  it.each<[string, (query: Builder) => Builder, (product: (typeof visible)[number]) => boolean]>([
    ['eq', (q) => q.eq('productType', 'digital'), (p) => p.type === 'digital'],
    ['ne', (q) => q.ne('productType', 'digital'), (p) => p.type !== 'digital'],
    ['gt', (q) => q.gt('price', 50), (p) => price(p) > 50],
    ['ge', (q) => q.ge('price', 50), (p) => price(p) >= 50],
    ['lt', (q) => q.lt('price', 50), (p) => price(p) < 50],
    ['le', (q) => q.le('priceData.price', 50), (p) => price(p) <= 50],
    ['between', (q) => q.between('price', 20, 60), (p) => price(p) >= 20 && price(p) < 60],
    [
      'in',
      (q) =>
        q.in(
          'slug',
          visible.slice(0, 3).map((p) => p.slug),
        ),
      (p) => visible.indexOf(p) < 3,
    ],
    [
      'startsWith',
      (q) => q.startsWith('name', wanted(visible[0]).name.slice(0, 3)),
      (p) => p.name.startsWith(wanted(visible[0]).name.slice(0, 3)),
    ],
    ['startsWith the empty text', (q) => q.startsWith('name', ''), () => true],
    ['exists', (q) => q.exists('sku'), (p) => p.sku !== undefined],
    [
      'two conditions',
      (q) => q.ge('price', 20).eq('productType', 'physical'),
      (p) => price(p) >= 20 && p.type === 'physical',
    ],
  ])('with the operator %s', async (_name, filtered, matches) => {
    const { items, totalCount } = await filtered(query()).limit(100).find()
    const expected = visible.filter(matches)
    expect(new Set(items.map((item) => item.slug))).toEqual(new Set(expected.map((product) => product.slug)))
    expect(totalCount).toBe(expected.length)
  })

  it('with or and not', async () => {
    const digital = query().eq('productType', 'digital')
    const either = await digital.or(query().gt('price', 100)).limit(100).find()
    expect(either.totalCount).toBe(visible.filter((p) => p.type === 'digital' || price(p) > 100).length)
    const neither = await query().not(digital).limit(100).find()
    expect(neither.totalCount).toBe(visible.filter((p) => p.type !== 'digital').length)
  })

  it.each([
    ['price', (a: number, b: number) => a - b],
    ['-price', (a: number, b: number) => b - a],
  ] as const)('sorted by %s', async (field, order) => {
    const start = query().limit(100)
    const sorted = field.startsWith('-') ? start.descending('price') : start.ascending('price')
    const prices = (await sorted.find()).items.map((item) => wanted(item.priceData?.price))
    expect(prices).toEqual([...prices].sort(order))
  })

  it('by collection, as a scalar and by hasSome, sorted newest first', async () => {
    const { items } = await client.collections.queryCollections().limit(100).find()
    const shelf = wanted(
      demo.collections.find((candidate) => candidate.visible && members(candidate.slug).length > 5),
    )
    const collection = find(items, shelf.name)
    for (const filtered of [
      query().eq('collectionIds', wanted(collection._id)),
      query().hasSome('collectionIds', [wanted(collection._id)]),
    ]) {
      const page = await filtered.descending('lastUpdated').limit(100).find()
      expect(page.totalCount).toBe(members(shelf.slug).length)
      expect(new Set(page.items.map((item) => item.slug))).toEqual(new Set(members(shelf.slug)))
    }
    const all = await query().hasSome('collectionIds', [ALL_PRODUCTS]).find()
    expect(all.totalCount).toBe(visible.length)
  })

  it('by a query too long for an address', async () => {
    const slugs = [
      ...visible.map((p) => p.slug),
      ...Array.from({ length: 200 }, (_, i) => `no-such-product-${i}-${'x'.repeat(20)}`),
    ]
    const page = await query().in('slug', slugs).limit(100).find()
    expect(page.totalCount).toBe(visible.length)
  })

  it('collections by id and by slug from both modules; an unknown slug is a bare 404', async () => {
    const shelf = wanted(demo.collections.find((candidate) => candidate.visible))
    const { collection } = await client.collections.getCollectionBySlug(shelf.slug)
    expect(collection).toMatchObject({ name: shelf.name, numberOfProducts: members(shelf.slug).length })
    expect((await client.products.getCollectionBySlug(shelf.slug)).collection?._id).toBe(collection?._id)
    expect((await client.collections.getCollection(wanted(collection?._id))).slug).toBe(shelf.slug)
    await expect(client.collections.getCollectionBySlug('no-such')).rejects.toMatchObject({
      details: { applicationError: { code: 404 } },
    })
  })

  it('the availability of options and the variant they select', async () => {
    const managed = wanted(visible.find((product) => product.manageVariants && product.options.length > 0))
    const variant = wanted(managed.variants.find((candidate) => candidate.visible))
    const answer = await client.products.getProductOptionsAvailability(managed.id, variant.choices)
    expect(answer.selectedVariant?.sku).toBe(variant.sku ?? managed.sku ?? '')
    expect(answer.productOptions).toHaveLength(managed.options.length)
  })

  it('variants by choices and by ids, and across the store', async () => {
    const managed = wanted(visible.find((product) => product.manageVariants && product.variants.length > 3))
    const variant = wanted(managed.variants[0])
    const byChoices = await client.products.queryProductVariants(managed.id, { choices: variant.choices })
    expect(byChoices.variants?.map((found) => found._id)).toEqual([variant.id])
    const byId = await client.products.queryProductVariants(managed.id, { variantIds: [variant.id] })
    expect(byId).toMatchObject({ totalResults: 1, metadata: { items: 1, offset: 0 } })
    const paged = await client.products.queryProductVariants(managed.id, { paging: { limit: 2, offset: 1 } })
    expect(paged.variants).toHaveLength(2)
    const store = await client.products.queryStoreVariants({ filter: { productId: managed.id } })
    expect(store.variants?.length).toBe(managed.variants.length)
    const one = await client.products.getStoreVariant(wanted(store.variants?.[0]?._id))
    expect(one.variant?.productId).toBe(managed.id)
  })

  it('an unknown field or operator as INVALID_ARGUMENT', async () => {
    await expect(client.products.queryProducts({ filter: { nope: 1 } } as never)).rejects.toMatchObject({
      details: {
        validationError: {
          fieldViolations: [expect.objectContaining({ field: expect.stringContaining('nope') })],
        },
      },
    })
    await expect(
      client.products.queryProducts({ filter: { price: { $near: 1 } } } as never),
    ).rejects.toMatchObject({
      details: { validationError: expect.anything() },
    })
  })
})

const members = (slug: string): string[] =>
  visible.filter((product) => product.collectionSlugs.includes(slug)).map((product) => product.slug)
