import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InvalidArgument } from '../../../floor/failure.ts'
import {
  callBy,
  newCollection,
  newProduct,
  openCatalog,
  readBack,
  type TestCatalog,
} from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { mug } from '../../catalog.fixtures.ts'
import { PRODUCT_FIELDS } from '../records/fields.ts'

const shelf = newCollection({ name: 'Prints' })

/** 24 products that share every sortable value with others; every fourth is hidden. */
const PRODUCTS = Array.from({ length: 24 }, (_, index) =>
  newProduct({
    name: ['Ärmel', 'apple', 'Apple', 'Zebra'][index % 4] ?? '',
    slug: `print-${(index * 7) % 24}`,
    sku: index % 3 === 0 ? '' : `P-${index % 3}`,
    type: index % 5 === 0 ? 'digital' : 'physical',
    priceMinor: 1000 + (index % 3) * 5,
    visible: index % 4 !== 0,
    brand: index % 2 === 0 ? 'Varga' : '',
    ribbon: index % 6 === 0 ? 'New “now”' : '',
    stock: { track: false, inStock: index % 3 > 0 },
    createdAt: 1_700_000_000_000 + (index % 2),
    lastUpdated: 1_700_000_000_000 + (index % 5),
    collectionIds: index % 2 === 0 ? [shelf.id] : [],
  }),
)

const SORTABLE = [...PRODUCT_FIELDS].filter(([, { sortable }]) => sortable).map(([name]) => name)
const SORTS = [
  [],
  ...SORTABLE.flatMap((fieldName) => [[{ fieldName }], [{ fieldName, order: 'DESC' as const }]]),
  [{ fieldName: 'brand', order: 'DESC' as const }, { fieldName: 'price' }],
  [{ fieldName: 'visible' }, { fieldName: 'name', order: 'DESC' as const }, { fieldName: 'priceData.price' }],
]
const FILTERS = [{}, { collectionIds: shelf.id }, { $not: { price: 10.05 } }]

const cursorOf = (place: object) => Buffer.from(JSON.stringify(place)).toString('base64url')

for (const engine of ENGINES) {
  describe(`pages of products by cursor on ${engine.name}`, () => {
    let test: TestCatalog
    beforeAll(async () => {
      test = await openCatalog(engine)
      await test.catalog.putCollections(test.site, [shelf])
      await test.catalog.putProducts(test.site, PRODUCTS)
    })
    afterAll(() => test[Symbol.asyncDispose]())

    const find = (query: object, who: 'merchant' | 'visitor' = 'merchant') =>
      readBack(test.catalog.queryProducts(callBy(who, test.site, { query })))

    it('follow each other as the pages by offset do, in every order and for every filter', async () => {
      for (const [index, sort] of SORTS.entries()) {
        const filter = FILTERS[index % FILTERS.length]
        const { products: all = [] } = await find({ filter, sort, paging: { limit: 100 } })
        const found: string[] = []
        for (let cursor: string | null | undefined = ''; cursor !== undefined; ) {
          const asked: object = cursor ? {} : { filter, sort }
          const page = await find({ ...asked, cursorPaging: { limit: 5, ...(cursor && { cursor }) } })
          found.push(...(page.products ?? []).map(({ id }) => id))
          cursor = page.metadata?.cursors?.next ?? undefined
        }
        expect([sort, found]).toEqual([sort, all.map(({ id }) => id)])
        expect(found.length).toBeGreaterThan(10)
      }
    })

    it('reject anything but a cursor of an earlier page', async () => {
      const sort = [{ fieldName: 'price' }]
      for (const cursor of [
        'x',
        cursorOf([]),
        cursorOf({ sort }),
        cursorOf({ sort, behind: [] }),
        cursorOf({ sort, behind: [1] }),
        cursorOf({ sort, behind: ['1', 1] }),
        cursorOf({ sort, behind: [1e300, 1] }),
        cursorOf({ sort, behind: [1, null] }),
        cursorOf({ sort, behind: [1, 1, 1] }),
        cursorOf({ sort: [{ fieldName: 'slug' }], behind: [1, 1] }),
        cursorOf({ sort: [{ fieldName: 'slug' }], behind: ['a\0b', 1] }),
        cursorOf({ sort: [{ fieldName: 'siteId' }], behind: [1, 1] }),
        cursorOf({ filter: { costMinor: 1 }, behind: [1] }),
      ])
        await expect(find({ cursorPaging: { cursor } })).rejects.toThrow(InvalidArgument)
    })

    it('are for merchants', async () => {
      await expect(find({ cursorPaging: { limit: 5 } }, 'visitor')).rejects.toMatchObject({
        violations: [{ field: 'query.cursorPaging' }],
      })
    })

    it('leave details out alike, and only for merchants', async () => {
      // Variants that lists can't tell apart: their quantities add up.
      const alike = mug.variants?.map((variant, index) => ({
        ...{ ...variant, id: newProduct().id, priceMinor: 2000, visible: true },
        stock: { track: true as const, quantity: index },
      }))
      const many = { ...mug, id: newProduct().id, slug: 'many', variants: alike }
      await test.catalog.putProducts(test.site, [mug, many])
      const query = { filter: { name: { $startsWith: 'M' } }, cursorPaging: { limit: 5 } }
      const brief = (who: 'merchant' | 'visitor', asked: object) =>
        readBack(test.catalog.queryProducts(callBy(who, test.site, { query: asked, includeDetails: false })))
      const { products: whole = [], metadata } = await find(query)
      expect(whole.map(({ slug, productOptions }) => [slug, productOptions.length])).toEqual([
        ['mug', 2],
        ['many', 2],
      ])
      expect(whole.map(({ stock }) => stock?.quantity)).toEqual([5, 6])
      const shown = whole.map((product) => ({
        ...product,
        ...{ variants: [], productOptions: [], description: '', additionalInfoSections: [] },
        ...{ customTextFields: [], media: { ...product.media, items: [product.media?.mainMedia] } },
      }))
      expect(await brief('merchant', query)).toEqual({ products: shown, metadata })
      const byOffset = await brief('merchant', { filter: query.filter })
      expect(byOffset.products).toEqual(shown)
      await expect(brief('visitor', { filter: query.filter })).rejects.toMatchObject({
        violations: [{ field: 'includeDetails' }],
      })
    })

    it('accept any place that a cursor can name', async () => {
      const farthest = Number.MAX_SAFE_INTEGER
      for (const fieldName of ['price', 'visible', 'createdDate', 'numericId']) {
        const cursor = cursorOf({ sort: [{ fieldName }], behind: [farthest, farthest] })
        expect((await find({ cursorPaging: { cursor } })).products).toEqual([])
      }
    })
  })
}
