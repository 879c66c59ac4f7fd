import type { Product } from '@vitrine/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { NewProduct } from '../../catalog/products/records/new-product.ts'
import { runs } from '../../hostile/runs.ts'
import {
  callBy,
  newCollection,
  newProduct,
  newVariant,
  openCatalog,
  readBack,
  type TestCatalog,
} from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { matches, type SortBy, sorted } from './oracle.ts'

/**
 * Texts that databases are known to treat differently: case, accents, LIKE wildcards, quotes, astral
 * characters.
 */
const TEXTS = [
  'apple',
  'Apple',
  'APPLE PIE',
  'äpfel',
  'Äpfel',
  'Straße',
  'STRASSE',
  'σίσυφος',
  'ΣΊΣΥΦΟΣ',
  'İstanbul',
  'a%b',
  'a_b',
  "o'clock",
  'a\\b',
  'a"b',
  '\u{1f375} tea',
  '\uffee',
  'zebra',
  'Zebra crossing',
  '%',
]
const PRICES = [0, 1, 100, 1999, 2000, 2001, 99_999_999_999]
const TIMES = [0, 1_700_000_000_000, 1_700_000_000_001, 1_741_942_800_000]
const SHELVES = [newCollection(), newCollection(), newCollection()]
const ALL_PRODUCTS = '00000000-000000-000000-000000000001'

const choiceOf = (size: string) => ({ value: size, description: size, mediaIds: [] })

/** In stock, sold out, and both at once over its variants, one of them hidden. */
const tracked = (quantity: number) => ({ stock: { track: true, quantity } as const })
const STOCKS = [
  {},
  tracked(0),
  tracked(3),
  { stock: { track: false, inStock: false } as const },
  {
    manageVariants: true,
    options: [{ type: 'drop_down' as const, name: 'Size', choices: ['S', 'M', 'L'].map(choiceOf) }],
    variants: [
      newVariant({ choices: { Size: 'S' } }),
      newVariant({ choices: { Size: 'M' }, ...tracked(0) }),
      newVariant({ choices: { Size: 'L' }, visible: false, ...tracked(0) }),
    ],
  },
]

const text = fc.constantFrom(...TEXTS)
const product: fc.Arbitrary<NewProduct> = fc
  .record({
    name: text,
    sku: fc.constantFrom('', ...TEXTS),
    description: fc.constantFrom('', ...TEXTS),
    brand: fc.constantFrom('', ...TEXTS),
    ribbon: fc.constantFrom('', ...TEXTS),
    stock: fc.constantFrom(...STOCKS),
    type: fc.constantFrom('physical' as const, 'digital' as const),
    visible: fc.boolean(),
    priceMinor: fc.constantFrom(...PRICES),
    lastUpdated: fc.constantFrom(...TIMES),
    createdAt: fc.constantFrom(...TIMES),
    collectionIds: fc.subarray(SHELVES.map((shelf) => shelf.id)),
  })
  .map(({ stock, ...fields }) => newProduct({ ...fields, ...stock }))
/** A short walk in the order of names meets none of these. */
const LAST = Array.from({ length: 50 }, () => newProduct({ name: 'zz', brand: 'last' }))
const PRODUCTS = fc.sample(product, { numRuns: 120, seed: 20_251_120 })

const part = fc.oneof(
  text,
  fc.tuple(text, fc.nat(10), fc.nat(10)).map(([whole, from, length]) =>
    Array.from(whole)
      .slice(from, from + length)
      .join(''),
  ),
  fc.constantFrom('', 'A', 'a', 'ss', '%', '_', '\\', "'", 'ς', '\u{1f375}'),
)
const price = fc.oneof(
  fc.constantFrom(...PRICES.map((minor) => minor / 100)),
  fc.constantFrom(19.995, -1, 1e21, 0.001),
  fc.constantFrom('0', '19.99', '20', '19.995'),
)
const time = fc.constantFrom(...TIMES).map((at) => new Date(at).toISOString())
const number = fc.nat(130)
const status = fc.constantFrom('IN_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK')
const collection = fc.constantFrom(...SHELVES.map((shelf) => shelf.id), ALL_PRODUCTS, 'no-such-collection')
const whole = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof(
    value,
    value.map((one) => ({ $eq: one })),
    value.map((one) => ({ $ne: one })),
    fc.array(value, { maxLength: 4 }).map((some) => ({ $in: some })),
    fc.array(value, { maxLength: 4 }).map((some) => ({ $nin: some })),
    fc.array(value, { maxLength: 4 }).map((some) => ({ $hasSome: some })),
    fc.array(value, { maxLength: 2 }).map((some) => ({ $hasAll: some })),
    fc.boolean().map((yes) => ({ $exists: yes })),
    fc.boolean().map((yes) => ({ $isEmpty: yes })),
  )
const ordered = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof(
    whole(value),
    fc.record({ $gt: value }),
    fc.record({ $gte: value, $lt: value }),
    fc.record({ $lte: value }),
  )
const searched = fc.oneof(
  ordered(text),
  whole(fc.oneof(text, fc.constant(null))),
  fc.record({ $startsWith: part }),
  fc.record({ $endsWith: part }),
  fc.record({ $contains: part }),
)
const named = fc.oneof(
  ordered(text),
  fc.record({ $startsWith: part }),
  fc.record({ $endsWith: part }),
  fc.record({ $contains: part }),
)
const condition = fc.oneof(
  named.map((name) => ({ name })),
  searched.map((sku) => ({ sku })),
  searched.map((description) => ({ description })),
  ordered(price).map((value) => ({ price: value })),
  ordered(price).map((value) => ({ 'priceData.price': value })),
  ordered(time).map((lastUpdated) => ({ lastUpdated })),
  ordered(time).map((createdDate) => ({ createdDate })),
  whole(fc.boolean()).map((visible) => ({ visible })),
  searched.map((brand) => ({ brand })),
  searched.map((ribbon) => ({ ribbon })),
  whole(status).map((inventoryStatus) => ({ inventoryStatus })),
  whole(status).map((inventoryStatus) => ({ 'stock.inventoryStatus': inventoryStatus })),
  ordered(number).map((numericId) => ({ numericId })),
  whole(fc.constantFrom('physical', 'digital')).map((productType) => ({ productType })),
  ordered(fc.constantFrom(...PRODUCTS.map((one) => one.slug))).map((slug) => ({ slug })),
  ordered(fc.constantFrom(...PRODUCTS.map((one) => one.id))).map((id) => ({ id })),
  whole(collection).map((collectionIds) => ({ collectionIds })),
  fc.record({ $contains: collection }).map((collectionIds) => ({ collectionIds })),
)
const { filter } = fc.letrec<{ filter: object }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    condition,
    fc.constant({}),
    fc.array(tie('filter'), { maxLength: 3 }).map((of) => ({ $and: of })),
    fc.array(tie('filter'), { maxLength: 3 }).map((of) => ({ $or: of })),
    tie('filter').map((of) => ({ $not: of })),
    fc.tuple(condition, condition).map(([one, other]) => ({ ...one, ...other })),
  ),
}))
const order = fc.constantFrom('ASC' as const, 'DESC' as const)
const sortable = [
  'name',
  'price',
  'priceData.price',
  'lastUpdated',
  'numericId',
  'sku',
  'slug',
  'id',
  'productType',
  'createdDate',
  'visible',
  'brand',
  'ribbon',
  'inventoryStatus',
]
const sort: fc.Arbitrary<SortBy[]> = fc.uniqueArray(
  fc.record({ fieldName: fc.constantFrom(...sortable), order }),
  {
    maxLength: 3,
    selector: ({ fieldName }) => fieldName.replace('priceData.', ''),
  },
)
/** What the search index finds for lists, in every combination. */
const indexed = fc.oneof(
  part.map((some) => ({ name: { $contains: some } })),
  part.map((some) => ({ name: { $endsWith: some } })),
  part.map((some) => ({ sku: { $startsWith: some } })),
  text.map((sku) => ({ sku })),
  status.map((inventoryStatus) => ({ inventoryStatus })),
  fc.uniqueArray(status, { minLength: 1 }).map((some) => ({ inventoryStatus: { $in: some } })),
)
const sought = fc.oneof(
  indexed,
  fc.tuple(indexed, indexed).map((of) => ({ $or: of })),
  fc.tuple(indexed, indexed).map((of) => ({ $and: of })),
  fc.tuple(indexed, condition).map((of) => ({ $and: of })),
)
/** Filters whose products are counted in one index, in orders that others have; some are last in theirs. */
const COUNTED = [
  ...[true, false].flatMap((visible) => [
    { visible },
    { visible, price: { $gt: 1 } },
    { visible, collectionIds: SHELVES[0]?.id },
  ]),
  ...[{ $gt: 1 }, { $gt: 20 }, { $gte: 0.01, $lte: 1 }].map((price) => ({ price })),
  ...[{ $gt: 100 }, { $lte: 15 }].map((numericId) => ({ numericId })),
  ...['apple', 'last', 'none'].map((brand) => ({ brand })),
]
const paging = fc.record({ limit: fc.integer({ min: 0, max: 30 }), offset: fc.integer({ min: 0, max: 140 }) })

for (const engine of ENGINES)
  for (const [where, small] of [
    ['in the thread that answers', undefined],
    ['elsewhere', 0],
  ] as const) {
    describe(`product queries on ${engine.name}, run ${where}`, () => {
      let test: TestCatalog
      let all: Product[]

      const ask = async (who: 'visitor' | 'merchant', query: object) => {
        const { products = [], metadata } = await readBack(
          test.catalog.queryProducts(callBy(who, test.site, { query })),
        )
        return { products, metadata }
      }

      /** Compares a page with a naive reading. */
      const compare = async (
        who: 'visitor' | 'merchant',
        asked: object,
        by: SortBy[],
        { limit, offset }: { limit: number; offset: number },
      ) => {
        const { products, metadata } = await ask(who, { filter: asked, sort: by, paging: { limit, offset } })
        const seen = all.filter((one) => (who === 'merchant' || one.visible) && matches(asked, one))
        const page = sorted(seen, by).slice(offset, offset + limit)
        expect(products.map((one) => one.id)).toEqual(page.map((one) => one.id))
        expect(metadata).toEqual({ count: page.length, offset, total: seen.length })
      }

      const put = async (products: readonly NewProduct[]) => {
        await test.catalog.putProducts(test.site, products)
        const pages = [0, 100].map((offset) => ask('merchant', { paging: { limit: 100, offset } }))
        all = (await Promise.all(pages)).flatMap((page) => page.products)
      }

      beforeAll(async () => {
        test = await openCatalog(engine, small)
        await test.catalog.putCollections(test.site, SHELVES)
        await put(PRODUCTS)
      })
      afterAll(() => test[Symbol.asyncDispose]())

      it.each([
        ['visitors', 'visitor'],
        ['merchants', 'merchant'],
      ] as const)('give %s the same page and total as a naive reading', async (_they, who) => {
        expect(all).toHaveLength(PRODUCTS.length)
        await fc.assert(
          fc.asyncProperty(filter, sort, paging, (asked, by, page) => compare(who, asked, by, page)),
          // Elsewhere the same statements run, so fewer show that they and their rows get there and back.
          runs(small === undefined ? 120 : 40),
        )
      })

      it('find the same parts of names, SKUs and stock as a naive reading, page by page', async () => {
        await fc.assert(
          fc.asyncProperty(sought, sort, async (asked, by) => {
            const ids: unknown[] = []
            let cursor: string | undefined
            do {
              const page = { cursorPaging: { limit: 8, ...(cursor && { cursor }) } }
              const { products, metadata } = await ask('merchant', { filter: asked, sort: by, ...page })
              ids.push(...products.map((one) => one.id))
              cursor = metadata?.cursors?.next ?? undefined
            } while (cursor)
            const found = all.filter((one) => matches(asked, one))
            expect(ids).toEqual(sorted(found, by).map((one) => one.id))
          }),
          runs(15),
        )
      })

      describe('with many matches at the end', () => {
        beforeAll(() => put(LAST))

        it.each(['visitor', 'merchant'] as const)('give a %s the pages of counted lists', async (who) => {
          expect(all).toHaveLength(PRODUCTS.length + LAST.length)
          for (const asked of COUNTED)
            for (const fieldName of ['createdDate', 'name', 'price'])
              for (const offset of [0, 12])
                await compare(who, asked, [{ fieldName, order: 'ASC' }], { limit: 4, offset })
        })

        it('count a filter once, and then find its pages in any order without a scan', async () => {
          const { scans } = test.database
          const scanned = vi.spyOn(scans, 'first')
          const page = (fieldName: string, offset: number) =>
            ask('visitor', {
              filter: { price: { $gte: 0.02, $lte: 30 } },
              sort: [{ fieldName }],
              paging: { limit: 5, offset },
            })
          const { metadata } = await page('name', 0)
          expect(metadata?.total).toBeGreaterThan(20)
          const others = ['name', 'lastUpdated', 'brand'].map((fieldName) => page(fieldName, 10))
          for (const { products } of await Promise.all(others)) expect(products).toHaveLength(5)
          expect(scanned).toHaveBeenCalledTimes(small === undefined ? 0 : 1)
          scanned.mockRestore()
        })
      })
    })
  }
