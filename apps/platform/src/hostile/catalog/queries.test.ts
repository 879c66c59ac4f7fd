import { queryProducts } from '@vitrine/contract/operations'
import { ruleOf } from '@vitrine/contract/rules'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCollection, newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Answer, Caller, Shop } from '../../testing/index.ts'
import { flawsOf } from '../documented.ts'
import { PATIENCE_MS, runs, SEED } from '../runs.ts'
import { openSmallShop } from '../small-shop.ts'
import { type HostileQuery, hostileQueries } from './query.arbitrary.ts'

const texts = (count: number): string[] => Array.from({ length: count }, (_, index) => `x${index}`)
const tree = (width: number, depth: number): object =>
  depth === 0 ? {} : { $or: Array.from({ length: width }, () => tree(width, depth - 1)) }
const deep = (depth: number): object => (depth === 0 ? { id: 'x' } : { $not: deep(depth - 1) })

/** Queries that take seconds, or exceed a database's limits, unless refused earlier. */
const BOMBS: [string, object][] = [
  ['125,000 empty filters', { filter: tree(50, 3) }],
  ['51 conditions', { filter: { $or: texts(51).map((id) => ({ id })) } }],
  [
    '50 lists of collections',
    { filter: { $and: texts(50).map((id) => ({ collectionIds: { $hasSome: [id] } })) } },
  ],
  ['1,000 collections at once', { filter: { collectionIds: { $hasAll: texts(1000) } } }],
  ['10,000 ids', { filter: { id: { $in: texts(10_000) } } }],
  ['a filter 15 deep', { filter: deep(15) }],
  ['6 fields to sort by', { sort: texts(6).map(() => ({ fieldName: 'name' })) }],
  ['30,000 fields to sort by', { sort: texts(30_000).map(() => ({ fieldName: 'name' })) }],
  ['a page of a million', { paging: { limit: 1_000_000 } }],
  ['a text of 9,000 characters', { filter: { name: { $contains: 'x'.repeat(9000) } } }],
]

// Fails if unknown operators pass, unknown fields get into the SQL, out-of-range prices reach PostgreSQL, or
// filters have no limits.
for (const engine of ENGINES) {
  describe(`a query on ${engine.name}, seed ${SEED}`, () => {
    const products = Array.from({ length: 7 }, (_, index) => newProduct({ priceMinor: 100 * index }))
    let shop: Shop
    let visitor: Caller

    beforeAll(async () => {
      shop = await openSmallShop({ engine }, products, [newCollection()])
      visitor = await shop.visitor()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const ask = ({ operation, query }: Pick<HostileQuery, 'operation' | 'query'>): Promise<Answer> =>
      visitor.send(
        'POST',
        (operation.service.bases.public[0] ?? '') + operation.path,
        JSON.stringify({ query }),
      )

    const expectUnharmed = async (): Promise<void> => {
      const query = { sort: [{ fieldName: 'price', order: 'DESC' as const }] }
      const page = await visitor.call(queryProducts, { query })
      expect(page.products?.map(({ id }) => id)).toEqual(products.map(({ id }) => id).reverse())
    }

    it(
      'gets a documented answer with one page at most, and affects no other',
      async () => {
        const counted = { taken: 0, refused: 0 }
        const batches = fc.array(hostileQueries, { minLength: 1, maxLength: 10 })
        await fc.assert(
          fc.asyncProperty(batches, async (asked) => {
            const answers = await Promise.all(asked.map(ask))
            for (const [index, answer] of answers.entries()) {
              const { operation = queryProducts, mustBeRefused } = asked[index] ?? {}
              expect(flawsOf(answer, ruleOf(operation))).toEqual([])
              if (mustBeRefused) expect(answer.status).toBe(400)
              const { products = [], collections = [], variants = [] } = answer.body
              expect([products, collections, variants].flat().length).toBeLessThanOrEqual(100)
              counted[answer.status === 200 ? 'taken' : 'refused']++
            }
            await expectUnharmed()
          }),
          runs(60),
        )
        // If queries are all refused, or all accepted, this tests nothing.
        expect(Math.min(counted.taken, counted.refused)).toBeGreaterThan(
          (counted.taken + counted.refused) / 5,
        )
      },
      PATIENCE_MS,
    )

    it(
      'with one byte of .r changed gets a documented answer',
      async () => {
        const spoilt = fc.record({
          asked: hostileQueries,
          place: fc.nat(),
          byte: fc.nat(255),
          tail: fc.constantFrom('', '=', '.', '%', '\u00e9'),
        })
        const batches = fc.array(spoilt, { minLength: 1, maxLength: 10 })
        await fc.assert(
          fc.asyncProperty(batches, async (batch) => {
            const answers = await Promise.all(
              batch.map(({ asked, place, byte, tail }) => {
                const bytes = Buffer.from(JSON.stringify({ query: asked.query })).subarray(0, 4000)
                bytes[place % bytes.length] = byte
                const text = bytes.toString('base64url') + encodeURIComponent(tail)
                return visitor.get(`/stores-reader/v1/products/query-platformized?.r=${text}`)
              }),
            )
            for (const answer of answers) expect(flawsOf(answer, ruleOf(queryProducts))).toEqual([])
            await expectUnharmed()
          }),
          runs(20),
        )
      },
      PATIENCE_MS,
    )

    it.each(BOMBS)('of %s is refused', async (_name, query) => {
      const answer = await ask({ operation: queryProducts, query })
      expect([answer.status, flawsOf(answer, ruleOf(queryProducts))]).toEqual([400, []])
    })

    it('causes no error on the platform: its log has none', () => {
      expect(shop.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
    })
  })
}
