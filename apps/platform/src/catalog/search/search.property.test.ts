import type { SearchProductsRequest } from '@vitrine/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { callBy, openCatalog, readBack, type TestCatalog } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { NewCollection, NewProduct } from '../products/records/new-product.ts'
import { countsOf, expectedOf } from '../search-index/search-oracle.ts'
import { createSearch, type SearchService } from './search.service.ts'
import { createSearchEngine } from './search-engine.ts'

const WORDS = [
  'Moon',
  'moonlight',
  'Jar',
  'bowl',
  'Bowls',
  'crème',
  'blue',
  'of',
  'on',
  '花瓶',
  '青い花',
  'm',
  '12',
]
const CHOICES = { Colour: ['Red', 'Blue', 'Moon white'], Size: ['S', 'M', 'L', '12 cm'] }
const BRANDS = ['Varga Pottery', 'Moon & Sons']
const SHELVES: NewCollection[] = [1, 2, 3].map((number) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name: `Shelf ${number}`,
  slug: `shelf-${number}`,
  visible: number !== 3,
}))

const words = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
  .map((some) => some.join(' '))
const option = (name: keyof typeof CHOICES) =>
  fc.subarray(CHOICES[name], { minLength: 1 }).map((choices) => ({
    type: 'drop_down' as const,
    name,
    choices: choices.map((choice) => ({ value: choice, description: choice, mediaIds: [] })),
  }))

const product = fc.record({
  name: words,
  description: fc.option(
    words.map((text) => `<p>${text}</p>`),
    { nil: undefined },
  ),
  sku: fc.option(fc.constantFrom('MJ-12', 'BOWL-7'), { nil: undefined }),
  brand: fc.option(fc.constantFrom(...BRANDS), { nil: undefined }),
  // No discount leaves half a cent.
  priceMinor: fc.integer({ min: 0, max: 250 }).map((one) => one * 20),
  percent: fc.constantFrom(0, 0, 10, 50),
  visible: fc.integer({ min: 0, max: 5 }).map((one) => one > 0),
  options: fc.oneof(fc.constant([]), fc.tuple(option('Colour')), fc.tuple(option('Colour'), option('Size'))),
  inStock: fc.boolean(),
  shelves: fc.subarray(SHELVES),
  lastUpdated: fc.integer({ min: 1, max: 20 }),
})

/** The same products in every run: only the searches differ. */
const PRODUCTS: NewProduct[] = fc
  .sample(product, { numRuns: 120, seed: 7 })
  .map(({ percent, inStock, shelves, description, sku, brand, ...rest }, index) => ({
    ...rest,
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    slug: `piece-${index}`,
    type: 'physical',
    ...(description && { description }),
    ...(sku && { sku }),
    ...(brand && { brand }),
    ...(percent > 0 && { discount: { type: 'PERCENT', value: percent } }),
    stock: { track: false, inStock },
    collectionIds: shelves.map(({ id }) => id),
  }))

const chosen = (name: keyof typeof CHOICES) =>
  fc.subarray(CHOICES[name]).map((choices) => ({ name, choices }))
const request: fc.Arbitrary<SearchProductsRequest> = fc.record(
  {
    search: fc.record({
      expression: fc.oneof(
        fc.constantFrom('moo', 'b', 'CREME', 'blu bow', '花', 'い花', 'varga', 'mj-1', ' ', 'cm 12', 'of on'),
        words,
      ),
      mode: fc.constantFrom('AND' as const, 'OR' as const),
    }),
    collectionId: fc.constantFrom(...SHELVES.map(({ id }) => id)),
    filters: fc.record(
      {
        price: fc.record(
          {
            min: fc.integer({ min: 0, max: 3000 }).map(toMajor),
            max: fc.integer({ min: 0, max: 5000 }).map(toMajor),
          },
          { requiredKeys: [] },
        ),
        options: fc.tuple(chosen('Colour'), chosen('Size')),
        colors: fc.subarray(['RED', 'BLUE', 'WHITE', 'PINK'] as const).map((some) => [...some]),
        inStock: fc.boolean(),
        brands: fc.subarray([...BRANDS, 'Nobody']),
        collectionIds: fc.subarray(SHELVES.map(({ id }) => id)),
      },
      { requiredKeys: [] },
    ),
    sort: fc.constantFrom(
      'NEWEST',
      'OLDEST',
      'PRICE_ASC',
      'PRICE_DESC',
      'NAME_ASC',
      'NAME_DESC',
      'RELEVANCE',
    ),
    paging: fc.record({ limit: fc.constantFrom(0, 3, 100), offset: fc.constantFrom(0, 2, 50) }),
  },
  { requiredKeys: ['paging'] },
)

function toMajor(minor: number): number {
  return minor / 100
}

/** So that the products are in two blocks of the index. */
const skipNumbers = statement('UPDATE catalogs SET last_number = 8150 WHERE site_id = ?')

for (const engine of ENGINES)
  for (const [values, mostValues] of [
    ['sets', undefined],
    ['reading each result', 1],
  ] as const) {
    describe(`a search on ${engine.name}, counted by ${values}`, () => {
      let test: TestCatalog
      let search: SearchService

      beforeAll(async () => {
        test = await openCatalog(engine)
        const { database, catalog, site } = test
        search = createSearch({
          database,
          engine: createSearchEngine(database, mostValues),
          listed: catalog.listed,
        })
        await catalog.putCollections(site, SHELVES)
        await database.transaction((tx) => tx.run(skipNumbers, site.siteId))
        await catalog.putProducts(site, PRODUCTS)
      })
      afterAll(() => test[Symbol.asyncDispose]())

      it.each(['visitor', 'merchant'] as const)('returns to a %s what a naive reading finds', async (who) => {
        const shelves = SHELVES.filter(({ visible }) => who === 'merchant' || visible)
        const seen = PRODUCTS.filter(({ visible }) => who === 'merchant' || visible)
        await fc.assert(
          fc.asyncProperty(request, async (asked) => {
            const input: SearchProductsRequest = {
              ...asked,
              facets: ['OPTION', 'COLOR', 'AVAILABILITY', 'BRAND', 'COLLECTION'],
            }
            const answer = await readBack(search.searchProducts(callBy(who, test.site, input)))
            const expected = expectedOf(seen, input, shelves)
            const { limit = 0, offset = 0 } = { ...asked.paging }
            const page = expected.ids.slice(offset ?? 0, (offset ?? 0) + (limit ?? 0))
            const ids = answer.products.map(({ id }) => id)
            const isRanked = asked.sort === undefined || asked.sort === 'RELEVANCE'
            const hasWords = (asked.search?.expression.trim() ?? '') !== ''
            if (isRanked && hasWords) expect(ids).toHaveLength(page.length)
            else expect(ids).toEqual(page)
            expect(answer.correction).toBeUndefined()
            expect(answer.metadata).toEqual({
              count: page.length,
              offset,
              total: expected.ids.length,
              totalIsExact: true,
            })
            const collections = Object.entries(expected.facets.Collection ?? {}).filter(
              ([id]) => who === 'merchant' || SHELVES.some((shelf) => shelf.id === id && shelf.visible),
            )
            expect(countsOf(answer.facets)).toEqual({
              ...expected.facets,
              Collection: Object.fromEntries(collections),
            })
          }),
          { numRuns: mostValues === undefined ? 40 : 10 },
        )
      })
    })
  }
