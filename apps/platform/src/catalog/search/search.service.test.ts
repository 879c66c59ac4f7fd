import type { SearchProductsRequest, SearchProductsResponse } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingsStore } from '../../shop/settings/settings.store.ts'
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
import type { NewProduct } from '../products/records/new-product.ts'
import type { OptionSource } from '../products/records/product-record.ts'
import { createSearch, type SearchService } from './search.service.ts'
import { createSearchEngine } from './search-engine.ts'

const option = (name: string, ...choices: string[]): OptionSource => ({
  type: 'drop_down',
  name,
  choices: choices.map((choice) => ({ value: choice, description: choice, mediaIds: [] })),
})

const pottery = newCollection({ name: 'Pottery' })
const secret = newCollection({ name: 'Not yet', visible: false })

/** Ids equal names, so that a test reads like what a visitor sees. */
const piece = (name: string, more: Partial<NewProduct> = {}): NewProduct =>
  newProduct({ id: name, name, slug: name.toLowerCase().replace(/\W+/g, '-'), ...more })

const PIECES = [
  piece('Moon Jar', {
    description: '<p>Two bowls, thrown apart and <b>joined</b>.</p>',
    sku: 'VP-0107',
    brand: 'Varga Pottery',
    priceMinor: 24_000,
    options: [option('Glaze', 'Chalk', 'Tenmoku')],
    collectionIds: [pottery.id, secret.id],
  }),
  piece('Moonlight', { priceMinor: 4500, options: [option('Size', 'A3', 'A2')] }),
  piece('Quiet Field', { description: '<p>A field under the moon.</p>', priceMinor: 5000 }),
  piece('Crème Bowl', {
    priceMinor: 2400,
    discount: { type: 'PERCENT', value: 50 },
    brand: 'Varga Pottery',
    options: [option('Glaze', 'Chalk')],
    collectionIds: [pottery.id],
    stock: { track: true, quantity: 0 },
  }),
  piece('花瓶 Vase', { priceMinor: 9000, collectionIds: [pottery.id] }),
  piece('Unannounced', {
    visible: false,
    description: 'Zirconium',
    brand: 'Nobody Yet',
    priceMinor: 1_000_000,
    options: [option('Glaze', 'Zircon')],
    collectionIds: [pottery.id],
  }),
]

for (const engine of ENGINES) {
  describe(`the search on ${engine.name}`, () => {
    let test: TestCatalog
    let search: SearchService

    beforeAll(async () => {
      test = await openCatalog(engine)
      const { database, catalog, site } = test
      search = createSearch({ database, engine: createSearchEngine(database), listed: catalog.listed })
      await catalog.putCollections(site, [pottery, secret])
      await catalog.putProducts(site, PIECES)
    })
    afterAll(() => test[Symbol.asyncDispose]())

    const ask = (
      input: SearchProductsRequest,
      who: 'visitor' | 'merchant' = 'visitor',
    ): Promise<SearchProductsResponse> => readBack(search.searchProducts(callBy(who, test.site, input)))
    const find = async (expression: string, more: SearchProductsRequest = {}): Promise<string[]> =>
      (await ask({ ...more, search: { expression } })).products.map(({ id }) => id)
    const facet = async (name: string, input: SearchProductsRequest, who?: 'visitor' | 'merchant') => {
      const facets = ['PRICE', 'OPTION', 'AVAILABILITY', 'BRAND', 'COLLECTION'] as const
      const answer = await ask({ ...input, facets: [...facets] }, who)
      const found = answer.facets.find((one) => one.name === name)
      return Object.fromEntries((found?.values ?? []).map(({ label, count }) => [label, count]))
    }

    it('ranks words in names above words in descriptions, and whole words above prefixes', async () => {
      expect(await find('moon')).toEqual(['Moon Jar', 'Moonlight', 'Quiet Field'])
    })

    it.each([
      ['MOO', ['Moonlight', 'Moon Jar', 'Quiet Field']],
      ['creme bowl', ['Crème Bowl']],
      ['brûl', []],
      ['bowl', ['Crème Bowl', 'Moon Jar']],
      ['bowls', ['Crème Bowl', 'Moon Jar']],
      ['pottery', ['花瓶 Vase', 'Moon Jar', 'Crème Bowl']],
      ['a bowl with chalk', ['Crème Bowl', 'Moon Jar']],
      ['varga chalk', ['Moon Jar', 'Crème Bowl']],
      ['vp-01', ['Moon Jar']],
      ['tenmoku glaze', ['Moon Jar']],
      ['花', ['花瓶 Vase']],
      ['瓶', ['花瓶 Vase']],
      ['花瓶', ['花瓶 Vase']],
      ['j', ['Moon Jar']],
      ['moon zebra', ['Moon Jar', 'Moonlight', 'Quiet Field']],
      ['moon vase', ['花瓶 Vase', 'Moon Jar', 'Moonlight', 'Quiet Field']],
      ['not yet', []],
      ['bowl under 20', ['Crème Bowl']],
      ['moon bis 100 €', ['Moonlight', 'Quiet Field']],
      ['pottery over 85 $', ['花瓶 Vase', 'Moon Jar']],
      ['<q>', ['Quiet Field']],
    ])('finds for %j %j', async (expression, ids) => {
      expect(await find(expression)).toEqual(ids)
    })

    it('says which prices it understood, and that not all words were found', async () => {
      const priced = await ask({ search: { expression: 'moon jar unter 1.000 $' } })
      expect(priced.price).toEqual({ max: 909.09 })
      expect([priced.isPartial, priced.otherWords]).toEqual([undefined, 'moon jar'])
      const corrected = await ask({ search: { expression: 'mooon jar unter 1.000 $' } })
      expect([corrected.correction?.to, corrected.otherWords]).toEqual(['moon jar unter 1.000 $', 'moon jar'])
      expect((await ask({ search: { expression: 'moon vase' } })).isPartial).toBe(true)
      for (const expression of ['moon vase', 'VP-0108'])
        expect((await ask({ search: { expression, mode: 'AND' } })).products).toEqual([])
    })

    it('finds products with any of the words with OR, best first', async () => {
      const { products } = await ask({ search: { expression: 'jar moon vase', mode: 'OR' } })
      expect(products.map(({ id }) => id)).toEqual(['Moon Jar', '花瓶 Vase', 'Moonlight', 'Quiet Field'])
    })

    it.each([
      '%',
      '_',
      '\\',
      "'; DROP TABLE products; --",
      '*',
      '""',
      '!!!',
      '\u0000',
      '🏺',
      'x'.repeat(200),
    ])('treats %j literally', async (expression) => {
      const { metadata, correction } = await ask({ search: { expression } })
      expect(metadata).toEqual({ count: 0, offset: 0, total: 0, totalIsExact: true })
      expect(correction).toBeUndefined()
    })

    it('finds everything visible without words, page by page', async () => {
      const first = await ask({ search: { expression: '  ' }, sort: 'NAME_ASC', paging: { limit: 2 } })
      const second = await ask({ sort: 'NAME_ASC', paging: { limit: 2, offset: 2 } })
      expect([...first.products, ...second.products].map(({ id }) => id)).toEqual([
        'Crème Bowl',
        'Moon Jar',
        'Moonlight',
        'Quiet Field',
      ])
      expect(second.metadata).toEqual({ count: 2, offset: 2, total: 5, totalIsExact: true })
    })

    it('returns products in the same form as queries', async () => {
      const { products } = await ask({ search: { expression: 'moon jar' } })
      const query = { filter: { id: 'Moon Jar' } }
      const queried = await readBack(test.catalog.queryProducts(callBy('visitor', test.site, { query })))
      expect(products).toEqual(queried.products)
    })

    describe('corrects', () => {
      it.each([
        ['mooon', 'moon', 'Moon Jar'],
        ['mono jar', 'moon jar', 'Moon Jar'],
        ['Tenmuko', 'tenmoku', 'Moon Jar'],
        ['quite feild', 'quiet field', 'Quiet Field'],
        ['moonlihgt', 'moonlight', 'Moonlight'],
        ['omon under 90', 'moon under 90', 'Moonlight'],
      ])('%j to %j', async (from, to, id) => {
        const { correction, products } = await ask({ search: { expression: from } })
        expect(correction).toEqual({ from, to })
        expect(products[0]?.id).toBe(id)
      })

      it.each(['soon', 'jam', 'lane', 'chalet zzz'])(
        'no word with another start or everyday word: %j',
        async (expression) => {
          expect((await ask({ search: { expression } })).correction).toBeUndefined()
        },
      )

      it.each(['xyzzy', 'zirconium', 'zirconum', 'unannounced', 'mo0n', 'jqr qqq'])(
        'nothing that is unknown or secret: %j',
        async (expression) => {
          const { correction, metadata } = await ask({ search: { expression } })
          expect(correction?.to ?? '').not.toMatch(/zirco|unann/)
          expect(metadata.total).toBe(0)
        },
      )
    })

    describe('with synonyms', () => {
      const say = async (...groups: string[][]): Promise<void> => {
        const document = { synonyms: groups.map((words) => ({ words })) }
        const { revision = 0 } = (await settingsStore.find(test.database, test.site.siteId, 'search')) ?? {}
        const { siteId } = test.site
        await test.database.transaction((tx) =>
          settingsStore.save(tx, siteId, 'search', { revision, document }, 1),
        )
      }
      afterAll(() => say())

      it('finds other words and phrases at once, in any of their forms, but below the word itself', async () => {
        await say(['jar', 'Krug', 'storage pot'], ['glass', 'bowl', 'Schale'])
        expect(await find('Krügen')).toEqual(['Moon Jar'])
        expect(await find('storage pots')).toEqual(['Moon Jar'])
        expect(await find('Schalen')).toEqual(['Crème Bowl', 'Moon Jar'])
        expect(await find('Mondkrug')).toEqual(['Moon Jar'])
        expect((await ask({ search: { expression: 'storrage pot' } })).correction).toBeUndefined()
        await say()
        expect(await find('Krügen')).toEqual([])
      })

      it('never corrects one of them, but corrects to one of them', async () => {
        await say(['chalky', 'tenmoku'])
        expect((await ask({ search: { expression: 'chalky' } })).correction).toBeUndefined()
        expect(await find('chalky')).toEqual(['Moon Jar'])
        expect((await ask({ search: { expression: 'chalkky' } })).correction?.to).toBe('chalky')
      })
    })

    it("finds products by their collections' names, as soon as these change", async () => {
      const renamed = { ...pottery, name: 'Earthenware' }
      await test.catalog.putCollections(test.site, [renamed])
      expect(await find('earthenware')).toHaveLength(3)
      await test.catalog.putCollections(test.site, [pottery])
      expect(await find('earthenware')).toEqual([])
    })

    describe('counts', () => {
      it('each facet by what the other filters leave', async () => {
        const filters = { options: [{ name: 'Glaze', choices: ['Tenmoku'] }] }
        expect(await facet('Glaze', { filters })).toEqual({ Tenmoku: 1, Chalk: 2 })
        expect(await facet('Brand', { filters })).toEqual({ 'Varga Pottery': 1 })
        expect(await facet('Availability', { filters })).toEqual({ 'In stock': 1 })
        expect(await facet('Brand', { filters: { inStock: false } })).toEqual({ 'Varga Pottery': 1 })
        expect(await facet('Availability', { filters: { inStock: false } })).toEqual({
          'In stock': 4,
          'Out of stock': 1,
        })
      })

      it('prices after discounts in ranges that can be sent back', async () => {
        const { facets } = await ask({ facets: ['PRICE'] })
        const [prices] = facets
        expect(prices?.values.map(({ label, count }) => [label, count])).toEqual([
          ['€12.00 – €19.99', 1],
          ['€20.00 – €49.99', 1],
          ['€50.00 – €99.99', 2],
          ['€200.00 – €240.00', 1],
        ])
        for (const { min = 0, max = 0, count } of prices?.values ?? [])
          expect((await ask({ filters: { price: { min, max } } })).metadata.total).toBe(count)
      })

      it('a chosen value without results, so that it can be removed', async () => {
        const filters = { options: [{ name: 'Glaze', choices: ['Gold'] }], brands: ['Nobody'] }
        expect(await facet('Glaze', { filters })).toEqual({ Gold: 0 })
        expect(await facet('Brand', { filters })).toEqual({ Nobody: 0 })
      })

      it('collections by name, without the one being searched', async () => {
        expect(await facet('Collection', {})).toEqual({ Pottery: 3 })
        expect(await facet('Collection', { collectionId: pottery.id })).toEqual({})
      })
    })

    it('hides hidden products and collections from visitors, but not from merchants', async () => {
      const whole = JSON.stringify(
        await ask({ facets: ['PRICE', 'OPTION', 'AVAILABILITY', 'BRAND', 'COLLECTION'] }),
      )
      for (const hidden of ['Unannounced', 'Zircon', 'Nobody Yet', 'Not yet', '10,000'])
        expect(whole).not.toContain(hidden)
      expect(await facet('Brand', {}, 'merchant')).toMatchObject({ 'Nobody Yet': 1 })
      expect(await facet('Collection', {}, 'merchant')).toEqual({ Pottery: 4, 'Not yet': 1 })
      const { products } = await ask({ search: { expression: 'zirconium' } }, 'merchant')
      expect(products).toMatchObject([{ id: 'Unannounced', visible: false }])
    })

    // Of equals, later products come first, so this fails if stock has no weight.
    it('ranks what is sold out below what can be bought', async () => {
      const board = (id: string, quantity: number) => piece(id, { stock: { track: true, quantity } })
      const boards = [board('Larch Board', 3), board('Larch Tray', 0)]
      await test.catalog.putProducts(test.site, boards)
      expect(await find('larch')).toEqual(['Larch Board', 'Larch Tray'])
      await test.catalog.changeProducts.remove(
        test.site,
        boards.map(({ id }) => id),
      )
    })

    it("uses the price of a product's cheapest visible variant", async () => {
      const size = (name: string, priceMinor: number, visible = true) =>
        newVariant({ choices: { Size: name }, priceMinor, visible })
      const print = newProduct({
        name: 'Heliogravure',
        priceMinor: 9000,
        options: [option('Size', 'XS', 'S', 'L')],
        manageVariants: true,
        variants: [size('XS', 100, false), size('S', 3000), size('L', 7000)],
      })
      await test.catalog.putProducts(test.site, [print])
      const total = async (price: number) =>
        (
          await ask({
            search: { expression: 'heliogravure' },
            filters: { price: { min: price, max: price } },
          })
        ).metadata.total
      expect([await total(30), await total(1), await total(90)]).toEqual([1, 0, 0])
      expect(await facet('Size', { search: { expression: 'heliogravure' } })).toEqual({ L: 1, S: 1 })
      await test.catalog.changeProducts.remove(test.site, [print.id])
    })

    it('finds nothing in an unknown collection, and everything in the one of all products', async () => {
      expect((await ask({ collectionId: 'nowhere' })).metadata.total).toBe(0)
      const all = '00000000-000000-000000-000000000001'
      expect((await ask({ collectionId: all, filters: { collectionIds: [all] } })).metadata.total).toBe(5)
    })
  })
}
