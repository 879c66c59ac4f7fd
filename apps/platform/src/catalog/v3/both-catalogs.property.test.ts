import type { V3Product } from '@vitrine/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callBy, newCollection, openCatalog, readBack, type TestCatalog } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { combinations } from '../products/records/arranged-variants.ts'
import type { NewProduct, NewVariant } from '../products/records/new-product.ts'
import { createSearchEngine } from '../search/search-engine.ts'
import { saidByV1, saidByV3 } from './both-catalogs.fixtures.ts'
import { createProductsV3, type ProductsV3Service } from './products-v3.service.ts'
import { createProductSets } from './query/product-sets.ts'

const SHELVES = [newCollection(), newCollection(), newCollection({ visible: false })]
const CHOICES = { Colour: ['Red', 'Blue'], Size: ['S', 'M', 'L'] }
const SWATCHES: Readonly<Record<string, string>> = { Red: '#c00', Blue: '#00c' }

const stock = fc.oneof(
  fc.record({ track: fc.constant(true as const), quantity: fc.nat(2) }),
  fc.record({ track: fc.constant(false as const), inStock: fc.boolean() }),
)
const option = (name: keyof typeof CHOICES) =>
  fc.subarray(CHOICES[name], { minLength: 1 }).map((choices) => ({
    type: name === 'Colour' ? ('color' as const) : ('drop_down' as const),
    name,
    choices: choices.map((choice) => ({
      value: SWATCHES[choice] ?? choice,
      description: choice,
      mediaIds: [],
    })),
  }))
const price = fc.integer({ min: 1, max: 50 }).map((one) => one * 100)
const drawn = fc.record({
  type: fc.constantFrom('physical' as const, 'digital' as const),
  priceMinor: price,
  discount: fc.constantFrom(
    { type: 'NONE' as const, value: 0 },
    { type: 'PERCENT' as const, value: 10 },
    { type: 'AMOUNT' as const, value: 1 },
  ),
  visible: fc.integer({ min: 0, max: 4 }).map((one) => one > 0),
  manageVariants: fc.boolean(),
  options: fc.oneof(
    fc.constant([]),
    fc.tuple(option('Size')),
    fc.tuple(option('Colour')),
    fc.tuple(option('Colour'), option('Size')),
  ),
  variants: fc.array(
    fc.record({ priceMinor: fc.option(price, { nil: undefined }), stock, hidden: fc.boolean() }),
    {
      minLength: 6,
      maxLength: 6,
    },
  ),
  stock,
  brand: fc.option(fc.constantFrom('Varga', 'Moon'), { nil: undefined }),
  ribbon: fc.option(fc.constantFrom('New', 'Sale'), { nil: undefined }),
  shelves: fc.subarray(SHELVES),
})

/** The same products in every run. */
const PRODUCTS: NewProduct[] = fc
  .sample(drawn, { numRuns: 80, seed: 11 })
  .map(({ shelves, variants, manageVariants, options, brand, ribbon, ...rest }, index): NewProduct => {
    const managed = manageVariants && options.length > 0
    const every = options.reduce<Record<string, string>[]>(
      (some, { name, choices }) =>
        some.flatMap((one) => choices.map(({ description }) => ({ ...one, [name]: description }))),
      [{}],
    )
    return {
      ...rest,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name: `Piece ${index}`,
      slug: `piece-${index}`,
      ...(brand && { brand }),
      ...(ribbon && { ribbon }),
      options,
      manageVariants: managed,
      ...(managed && {
        variants: every.slice(0, combinations(options)).map(
          (choices, place): NewVariant => ({
            id: `00000000-0000-4000-9000-${String(index * 100 + place).padStart(12, '0')}`,
            choices,
            visible: !variants[place]?.hidden,
            stock: variants[place]?.stock ?? { track: false, inStock: true },
            ...(variants[place]?.priceMinor !== undefined && { priceMinor: variants[place].priceMinor }),
          }),
        ),
      }),
      collectionIds: shelves.map(({ id }) => id),
    }
  })

const FIELDS = ['CURRENCY', 'URL', 'VARIANT_OPTION_CHOICE_NAMES', 'DIRECT_CATEGORIES_INFO'] as const

// Fails with hidden variants in the price range, and without the product's discount in V3 prices.
for (const engine of ENGINES) {
  describe(`Catalog V1 and V3 on ${engine.name}`, () => {
    let test: TestCatalog
    let v3: ProductsV3Service
    beforeAll(async () => {
      test = await openCatalog(engine)
      const { database, site, catalog } = test
      const searching = createSearchEngine(database)
      const sets = createProductSets(database, searching)
      v3 = createProductsV3({ database, engine: searching, sets, mediaUrl: 'https://media.example' })
      await catalog.putCollections(site, SHELVES)
      await catalog.putProducts(site, PRODUCTS)
    })
    afterAll(() => test[Symbol.asyncDispose]())

    const inV1 = async (id: string, who: 'visitor' | 'merchant') =>
      (await readBack(test.catalog.getProduct(callBy(who, test.site, { id })))).product
    const inV3 = async (productId: string, who: 'visitor' | 'merchant') =>
      (await readBack(v3.get(callBy(who, test.site, { productId, fields: [...FIELDS] })))).product

    it('say the same about every product: ids, prices, stock, options and visibility', async () => {
      for (const { id, visible = true } of PRODUCTS) {
        const whole = await inV1(id, 'merchant')
        expect(saidByV3(await inV3(id, 'merchant'))).toEqual(whole && saidByV1(whole))
        if (!visible) await expect(inV3(id, 'visitor')).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
      }
    })

    const searched = async (
      filter: Record<string, unknown>,
      sort: { fieldName: string; order?: 'ASC' | 'DESC' }[] = [],
    ) => {
      const ids: string[] = []
      let cursor: string | null | undefined
      do {
        const cursorPaging = { limit: 17, ...(cursor && { cursor }) }
        const search = cursor ? { cursorPaging } : { filter, sort, cursorPaging }
        const page = await readBack(v3.search(callBy('visitor', test.site, { search })))
        ids.push(...page.products.map(({ id }) => id))
        cursor = page.pagingMetadata.cursors.next
      } while (cursor)
      return ids
    }
    const products = async () => {
      const all: V3Product[] = []
      for (const { id, visible } of PRODUCTS) if (visible) all.push(await inV3(id, 'visitor'))
      return all
    }
    const number = (text: string | undefined) => Number(text)

    it('find by filter what a slow search finds, page by page', async () => {
      const all = await products()
      const lowest = (one: V3Product) => number(one.actualPriceRange?.minValue.amount)
      const highest = (one: V3Product) => number(one.actualPriceRange?.maxValue.amount)
      const categories = (one: V3Product) => one.directCategoriesInfo?.categories.map(({ id }) => id) ?? []
      const choices = (one: V3Product) =>
        one.options?.flatMap(({ choicesSettings }) =>
          choicesSettings?.choices?.map(({ choiceId }) => choiceId),
        ) ?? []
      const offered = (one: V3Product, id: string) =>
        choices(one).includes(id) &&
        (one.variantsInfo?.variants ?? []).some(
          ({ visible, choices: own }) =>
            visible && own?.some(({ optionChoiceIds: ids }) => ids?.choiceId === id),
        )
      const red = all.flatMap(({ options }) => options ?? []).find(({ name }) => name === 'Colour')
      const redId = red?.choicesSettings?.choices?.find(({ name }) => name === 'Red')?.choiceId ?? ''
      const [shelf] = SHELVES
      const cases: [Record<string, unknown>, (one: V3Product) => boolean][] = [
        [
          { 'actualPriceRange.minValue.amount': { $gte: 15, $lt: 30.5 } },
          (one) => lowest(one) >= 15 && lowest(one) < 30.5,
        ],
        [{ 'actualPriceRange.maxValue.amount': { $lte: 30 } }, (one) => highest(one) <= 30],
        [
          { 'inventory.availabilityStatus': { $in: ['PARTIALLY_OUT_OF_STOCK'] } },
          (one) => one.inventory?.availabilityStatus === 'PARTIALLY_OUT_OF_STOCK',
        ],
        [
          { 'inventory.availabilityStatus': { $ne: 'OUT_OF_STOCK' } },
          (one) => one.inventory?.availabilityStatus !== 'OUT_OF_STOCK',
        ],
        [
          { 'allCategoriesInfo.categories': { $matchItems: [{ _id: { $in: [shelf?.id] } }] } },
          (one) => categories(one).includes(shelf?.id ?? ''),
        ],
        [{ 'options.choicesSettings.choices.choiceId': { $hasSome: [redId] } }, (one) => offered(one, redId)],
        [
          { $or: [{ 'brand.name': 'Varga' }, { 'ribbon.name': 'Sale' }] },
          (one) => one.brand?.name === 'Varga' || one.ribbon?.name === 'Sale',
        ],
        [
          { productType: 'DIGITAL', slug: { $startsWith: 'piece-1' } },
          (one) => one.productType === 'DIGITAL' && (one.slug ?? '').startsWith('piece-1'),
        ],
        [{ $not: { 'brand.name': { $exists: true } } }, (one) => !one.brand],
        [{ visible: true }, () => true],
      ]
      for (const [filter, fits] of cases)
        expect([filter, await searched(filter)]).toEqual([filter, all.filter(fits).map(({ id }) => id)])
    })

    it('sort by name, price and date', async () => {
      const all = await products()
      const sorted = (key: (one: V3Product) => number | string) =>
        [...all]
          .map((one, place) => ({ one, place, key: key(one) }))
          .sort((one, other) =>
            one.key < other.key ? -1 : one.key > other.key ? 1 : one.place - other.place,
          )
          .map(({ one }) => one.id)
      const lowest = sorted((one) => number(one.actualPriceRange?.minValue.amount))
      expect(await searched({}, [{ fieldName: 'actualPriceRange.minValue.amount' }])).toEqual(lowest)
      const highest = sorted((one) => number(one.actualPriceRange?.maxValue.amount))
      expect(await searched({}, [{ fieldName: 'actualPriceRange.maxValue.amount' }])).toEqual(highest)
      const named = sorted((one) => one.name.toLowerCase())
      expect(await searched({}, [{ fieldName: 'name', order: 'DESC' }])).toEqual(named.reverse())
      const slugs = sorted((one) => one.slug ?? '')
      expect(await searched({}, [{ fieldName: 'slug' }])).toEqual(slugs)
    })

    it('count values as a slow count does', async () => {
      const all = await products()
      const aggregations = [
        { name: 'stock', type: 'VALUE' as const, fieldPath: 'inventory.availabilityStatus' },
        { name: 'brands', type: 'VALUE' as const, fieldPath: 'brand.name' },
        {
          name: 'min',
          type: 'SCALAR' as const,
          fieldPath: 'actualPriceRange.minValue.amount',
          scalar: { type: 'MIN' as const },
        },
        {
          name: 'max',
          type: 'SCALAR' as const,
          fieldPath: 'actualPriceRange.maxValue.amount',
          scalar: { type: 'MAX' as const },
        },
      ]
      const { aggregationData } = await readBack(
        v3.search(callBy('visitor', test.site, { search: { aggregations } })),
      )
      const counted = (value: (one: V3Product) => string | null | undefined) => {
        const counts: Record<string, number> = {}
        for (const one of all) {
          const key = value(one)
          if (key) counts[key] = (counts[key] ?? 0) + 1
        }
        return counts
      }
      const values = (name: string) =>
        Object.fromEntries(
          aggregationData.results
            .find((result) => result.name === name)
            ?.values?.results.map(({ value, count }) => [value, count]) ?? [],
        )
      expect(values('stock')).toEqual(counted((one) => one.inventory?.availabilityStatus))
      expect(values('brands')).toEqual(counted((one) => one.brand?.name))
      const amounts = all.map((one) => [
        number(one.actualPriceRange?.minValue.amount),
        number(one.actualPriceRange?.maxValue.amount),
      ])
      expect(aggregationData.results[2]?.scalar?.value).toBe(Math.min(...amounts.map(([least = 0]) => least)))
      expect(aggregationData.results[3]?.scalar?.value).toBe(Math.max(...amounts.map(([, most = 0]) => most)))
    })
  })
}
