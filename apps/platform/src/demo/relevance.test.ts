import { demoShop } from '@vitrine/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteViews } from '../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../catalog/products/write/catalog-writer.ts'
import { createSearch } from '../catalog/search/search.service.ts'
import { createSearchEngine } from '../catalog/search/search-engine.ts'
import { systemClock } from '../floor/clock.ts'
import { callBy, MEDIA_URL, openCatalog, readBack, type TestCatalog } from '../testing/catalog.ts'
import { ENGINES } from '../testing/engines.ts'
import { seedShop } from './seed.ts'
import { SHOPPERS_QUERIES } from './shoppers-queries.fixtures.ts'

const shop = demoShop()
/** The storefront's first page. */
const PAGE = 24

for (const engine of ENGINES) {
  describe(`the demo shop's search on ${engine.name}`, () => {
    let test: TestCatalog
    beforeAll(async () => {
      test = await openCatalog(engine)
      const { database, site } = test
      const catalog = createCatalogWriter(database, systemClock, createSiteViews(MEDIA_URL))
      await seedShop(shop, site, { database, catalog, clock: systemClock })
    })
    afterAll(() => test[Symbol.asyncDispose]())

    it('shows what a shopper expects, nearly always first, and never nothing', async () => {
      const { searchProducts } = createSearch({
        database: test.database,
        engine: createSearchEngine(test.database),
        listed: test.catalog.listed,
      })
      const answers = await Promise.all(
        SHOPPERS_QUERIES.map(async ({ words, fits }) => {
          const input = { search: { expression: words }, paging: { limit: PAGE } }
          const { products } = await readBack(searchProducts(callBy('visitor', test.site, input)))
          const wanted = new Set(
            shop.products.filter((one) => one.visible && fits(one)).map(({ slug }) => slug),
          )
          const place = products.findIndex(({ slug }) => wanted.has(slug))
          const shown = products.filter(({ slug }) => wanted.has(slug)).length
          return {
            words,
            isEmpty: products.length === 0,
            reciprocalRank: place === -1 ? 0 : 1 / (place + 1),
            recall: shown / Math.min(wanted.size, PAGE),
          }
        }),
      )
      const mean = (values: readonly number[]): number =>
        values.reduce((sum, value) => sum + value, 0) / values.length
      expect(answers).toHaveLength(60)
      expect(answers.filter(({ isEmpty }) => isEmpty).map(({ words }) => words)).toEqual([])
      expect(mean(answers.map(({ reciprocalRank }) => reciprocalRank))).toBeGreaterThanOrEqual(0.9)
      expect(mean(answers.map(({ recall }) => recall))).toBeGreaterThanOrEqual(0.8)
    })
  })
}
