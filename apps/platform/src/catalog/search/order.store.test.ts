import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProduct, openCatalog, type TestCatalog } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { setOf } from '../search-index/number-set.ts'
import { byColumn } from './order.store.ts'

/**
 * Named so that the order of names differs from that of numbers, and the last products are also last by name.
 */
const names = Array.from({ length: 700 }, (_, index) =>
  index < 650 ? `Piece ${String((index * 7) % 650).padStart(4, '0')}` : `Zed ${index}`,
)
const numbered = names.map((name, index) => ({ name, number: index + 1 }))
const sorted = [...numbered].sort((one, other) => (one.name < other.name ? -1 : 1))

for (const engine of ENGINES) {
  describe(`hits by name on ${engine.name}`, () => {
    let test: TestCatalog
    beforeAll(async () => {
      test = await openCatalog(engine)
      await test.catalog.putProducts(
        test.site,
        names.map((name, index) => newProduct({ name, visible: index % 10 > 0, slug: `piece-${index}` })),
      )
    })
    afterAll(() => test[Symbol.asyncDispose]())

    const order = async (among: (one: { name: string; number: number }) => boolean, count: number) => {
      const { database, site } = test
      const hits = setOf(numbered.filter(among).map(({ number }) => number))
      const unordered = { siteId: site.siteId, hits, all: names.length, withHidden: true }
      const expected = sorted.filter(among).map(({ number }) => number)
      return {
        found: await byColumn(database, database, 'name_key', 'rising', unordered, count),
        falling: await byColumn(database, database, 'name_key', 'falling', unordered, count),
        expected: expected.slice(0, count),
        expectedFalling: expected.reverse().slice(0, count),
      }
    }

    it.each([
      ['many, met on the way', ({ number }: { number: number }) => number % 2 === 0, 200],
      ['many, all of them', () => true, 700],
      ['a few that come last, with too long a way to them', ({ name }: { name: string }) => name > 'Z', 5],
      ['few', ({ number }: { number: number }) => number % 100 === 0, 100],
    ])('are sorted: %s', async (_, among, count) => {
      const { found, falling, expected, expectedFalling } = await order(among, count)
      expect(found).toEqual(expected)
      expect(falling).toEqual(expectedFalling)
    })

    it.each(['last_updated', 'slug'] as const)('by %s are sorted, from either end', async (column) => {
      const { database, site } = test
      const hits = setOf(numbered.map(({ number }) => number))
      const unordered = { siteId: site.siteId, hits, all: names.length, withHidden: true }
      const rising = await byColumn(database, database, column, 'rising', unordered, 700)
      const falling = await byColumn(database, database, column, 'falling', unordered, 700)
      expect(new Set(rising).size).toBe(700)
      expect(falling).toEqual([...rising].reverse())
      const few = { ...unordered, hits: setOf([3, 500, 40]) }
      const found = await byColumn(database, database, column, 'rising', few, 3)
      expect(found).toEqual(rising.filter((number) => [3, 500, 40].includes(number)))
    })
  })
}
