import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, statement, type Value } from '../../floor/database/database.ts'
import { composedStatement } from '../../floor/database/statements/statement.ts'
import {
  MEDIA_URL,
  newCollection,
  newProduct,
  newVariant,
  openCatalog,
  type TestCatalog,
} from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { checkData } from './check-data.ts'
import type { Drift } from './drift.ts'

const shelf = newCollection()
const vase = newProduct({
  id: randomUUID(),
  name: 'Vase',
  sku: 'VASE',
  description: '<p>Of clay</p>',
  collectionIds: [shelf.id],
  manageVariants: true,
  options: [
    {
      type: 'drop_down',
      name: 'Size',
      choices: ['S', 'L'].map((size) => ({ value: size, description: size, mediaIds: [] })),
    },
  ],
  variants: ['S', 'L'].map((Size) => newVariant({ choices: { Size } })),
})
const other = newProduct({ name: 'Other', collectionIds: [shelf.id] })

const numberOf = statement<{ product_number: number }>(
  'SELECT product_number FROM products WHERE product_id = ?',
)

for (const engine of ENGINES) {
  describe(`the check of derived data on ${engine.name}`, () => {
    let test: TestCatalog
    let database: Database
    let number: number
    beforeAll(async () => {
      test = await openCatalog(engine)
      database = test.database
      await test.catalog.putCollections(test.site, [shelf])
      await test.catalog.putProducts(test.site, [vase, other])
      number = (await database.first(numberOf, vase.id))?.product_number ?? 0
    })
    afterAll(() => test[Symbol.asyncDispose]())

    const check = async (fixing = false): Promise<Drift[]> => {
      const found: Drift[] = []
      const clock = { now: Date.now }
      for await (const drift of checkData({ database, clock, mediaUrl: MEDIA_URL, fixing })) found.push(drift)
      return found
    }
    const spoil = (sql: string, ...values: Value[]): Promise<number> =>
      database.transaction((tx) => tx.run(composedStatement(sql), ...values))

    it('finds nothing in an intact shop', async () => {
      expect(await check()).toEqual([])
    })

    // Each is damaged by hand and reported, and gone after the repair, together with everything that depends
    // on it.
    it.each<[string, string, () => Value[], Partial<Drift>]>([
      [
        'a name key',
        "UPDATE products SET name_key = 'x' WHERE product_number = ?",
        () => [number],
        { of: vase.id, what: 'name key', stored: 'x', computed: expect.stringContaining('vase') },
      ],
      [
        'the sku of a variant',
        "UPDATE variants SET sku = 'x' WHERE product_number = ? AND place = 1",
        () => [number],
        { of: vase.id, what: `sku of variant ${vase.variants?.[1]?.id}`, stored: 'x', computed: 'VASE' },
      ],
      [
        'a copy of a price',
        'UPDATE collection_products SET price_minor = 1 WHERE product_number = ? AND collection_number > 0',
        () => [number],
        { of: vase.id, what: `place in collection ${shelf.id}` },
      ],
      [
        'a missing place',
        'DELETE FROM collection_products WHERE product_number = ? AND collection_number = 0',
        () => [number],
        { of: vase.id, what: 'place among all products', stored: 'nothing' },
      ],
      [
        'bytes',
        'UPDATE product_wire SET body = ? WHERE product_number = ?',
        () => [Buffer.from('{"id":"x","collectionIds":[],"variants":[]}'), number],
        { of: vase.id, what: 'wire bytes' },
      ],
      [
        'a stamp',
        'UPDATE product_wire SET built_revision = revision + 1 WHERE product_number = ?',
        () => [number],
        { of: vase.id, what: 'stamp' },
      ],
      [
        'a count',
        'UPDATE collection_counts SET all_products = all_products + 5 WHERE collection_number > 0',
        () => [],
        { of: shelf.id, what: 'count of products', stored: '2 of 7', computed: '2 of 2' },
      ],
      [
        'the name key of a collection',
        "UPDATE collections SET name_key = 'x' WHERE collection_number > 0",
        () => [],
        { of: shelf.id, what: 'name key of the collection', stored: 'x' },
      ],
      [
        'a former slug',
        `INSERT INTO former_slugs (site_id, slug, product_number)
         SELECT site_id, slug, CAST(? AS BIGINT) FROM products WHERE product_number <> ?`,
        () => [number, number],
        { of: vase.id, what: `former slug ${other.slug}` },
      ],
      [
        'a search document',
        `UPDATE search_documents SET document = replace(document, 'clay', 'glass') WHERE product_number = ?`,
        () => [number],
        { of: vase.id, what: 'search document' },
      ],
      [
        'a missing posting',
        `DELETE FROM search_postings WHERE term_id IN (SELECT term_id FROM search_terms WHERE term_key = 'wclay')`,
        () => [],
        { of: vase.id, what: 'search posting wclay', stored: 'absent', computed: 'there' },
      ],
      [
        'a missing term',
        "DELETE FROM search_terms WHERE term_key = 'wclay'",
        () => [],
        { of: 'wclay', what: 'search term', stored: 'nothing' },
      ],
      [
        'a count of a term',
        "UPDATE search_terms SET products = 9 WHERE term_key = 'wclay'",
        () => [],
        { of: 'wclay', what: 'products of the search term', stored: '9', computed: '1' },
      ],
      [
        'a missing trigram',
        "DELETE FROM search_trigrams WHERE word = 'clay' AND trigram = 'lay'",
        () => [],
        { of: 'clay', what: 'search trigram lay', stored: 'absent', computed: 'there' },
      ],
      [
        'a trigram of an unused word',
        `INSERT INTO search_trigrams (site_id, trigram, word)
         SELECT DISTINCT site_id, 'gho', 'ghost' FROM search_trigrams`,
        () => [],
        { of: 'ghost', what: 'search trigram gho', stored: 'there', computed: 'absent' },
      ],
      [
        "a trigram that isn't in its word",
        `INSERT INTO search_trigrams (site_id, trigram, word)
         SELECT DISTINCT site_id, 'xyz', 'clay' FROM search_trigrams`,
        () => [],
        { of: 'clay', what: 'search trigram xyz', stored: 'there', computed: 'absent' },
      ],
    ])('reports and fixes %s', async (_what, sql, values, expected) => {
      expect(await spoil(sql, ...values())).toBeGreaterThan(0)
      expect(await check()).toContainEqual(expect.objectContaining(expected))
      expect(await check(true)).toContainEqual(expect.objectContaining(expected))
      expect(await check()).toEqual([])
    })
  })
}
