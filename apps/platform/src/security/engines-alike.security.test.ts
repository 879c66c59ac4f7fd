import { isDeepStrictEqual } from 'node:util'
import { updateBrandSettings } from '@vitrine/contract/operations'
import { type Rule, ruleOf } from '@vitrine/contract/rules'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_PRODUCTS } from '../catalog/products/records/product-record.ts'
import { fieldsOf, withValueAt } from '../hostile/calls/schema-paths.ts'
import { SEED } from '../hostile/runs.ts'
import { inputsOf, type Known, OPERATORS, operands } from './alike/input.arbitrary.ts'
import {
  CALLERS,
  type CallerName,
  openPairOfShops,
  type PairOfShops,
  type Said,
} from './alike/pair-of-shops.ts'
import { answersPages, fieldNamesOf, filterPathOf, READING_CALLS } from './alike/reading-calls.ts'
import { SIZES } from './sizes.ts'

interface Question {
  readonly rule: Rule
  readonly caller: CallerName
  readonly input: unknown
}

const AT_ONCE = 20
/** Queries for one buyer or product; random ids would hardly ever match. */
const OF_ONE = new Map<string, (ids: readonly string[]) => object[]>([
  ['listMemberships', ([memberId]) => [{ memberId }]],
  ['queryProductVariants', ([_, ...ids]) => ids.map((id) => ({ id }))],
  ['listItemsInCategory', () => [{ categoryId: ALL_PRODUCTS.id }]],
])
/** Names chosen by the shop, unknown to any schema. */
const WORDS = ['title', 'slug', 'size', '_id']
const OF_CONTENT = new Map([
  ['queryDataItems', WORDS],
  ['queryDistinctValues', WORDS],
])
/** The collection that calls about content ask for. */
const BASES = new Map<string, object>([
  ['queryDataItems', { dataCollectionId: 'Words' }],
  ['queryDistinctValues', { dataCollectionId: 'Words', fieldName: 'title' }],
])
/** Calls that return only a number, and the query of the same things. */
const COUNTS = new Map([
  ['countV3Products', 'queryV3Products'],
  ['countInventoryItems', 'queryInventoryItems'],
])
/** Calls whose answers lack the fields that they can filter by, and the query that shows those. */
const SHOWN_BY = new Map([...COUNTS, ['queryContactFacets', 'queryContacts']])
/**
 * Workers create files, imports, product changes and deliveries, and nothing here sends emails; these calls return
 * empty pages. A history needs an id and the kind that fits it.
 */
const EMPTY = [
  ...['listMediaFiles', 'listProductImportResults', 'listProductChangeFailures', 'listWebhookDeliveries'],
  ...[
    'listEntityHistory',
    'listPriceChanges',
    'listStockMovements',
    'listProductChanges',
    'listProductImports',
    'listEmails',
    'listProductSchedules',
    'listCustomerOrders',
    'queryAbandonedCheckouts',
    'listAbandonedCarts',
  ],
  ...COUNTS.keys(),
]

// Fails if a member list fails on PostgreSQL, or order cursors accept any value.
describe(`the two engines, seed ${SEED}`, () => {
  let shops: PairOfShops | undefined
  const fields = new Map<Rule, string[]>()
  const texts = new Set<string>()
  const cursors = new Set<string>()
  const counted = new Map<string, number>()
  let asked = 0
  beforeAll(async () => {
    shops = await openPairOfShops()
  })
  afterAll(() => shops?.[Symbol.asyncDispose]())

  const knownTo = (rule: Rule): Known => ({
    texts: [...texts],
    ids: shops?.ids ?? [],
    cursors: [...cursors],
    fields: fields.get(rule) ?? [],
  })

  /** Remembers an answer's ids, names and cursors for later queries. */
  const learn = (value: unknown, name = ''): void => {
    if (typeof value === 'string') {
      if (/cursor|^next$/i.test(name)) cursors.add(value)
      else if (value.length < 60 && texts.size < 2000) texts.add(value)
    } else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) learn(part, key)
  }

  const itemsIn = ({ status, body }: Said): number =>
    status === 200 && typeof body === 'object' && body !== null
      ? Object.values(body).reduce((sum, part) => sum + (Array.isArray(part) ? part.length : 0), 0)
      : 0

  /** Prints a difference when it is found, because a run that is stopped never prints its failures. */
  const report = (question: string, [sqlite, postgres]: readonly [Said, Said]): void =>
    console.error(
      `Difference with HOSTILE_SEED=${SEED}: ${question}\nSQLite: ${JSON.stringify(sqlite)}\nPostgreSQL: ${JSON.stringify(postgres)}`,
    )

  /** Calls both; differing answers are reported with the query, so it can be repeated. */
  const compare = async (questions: readonly Question[], learn?: (body: unknown) => void): Promise<void> => {
    for (let from = 0; from < questions.length; from += AT_ONCE)
      await Promise.all(
        questions.slice(from, from + AT_ONCE).map(async ({ rule, caller, input }) => {
          const answers = await shops?.askBoth(rule, caller, input)
          if (!answers) return
          const [sqlite, postgres] = answers
          const question = `${rule.operation.name} by the ${caller}: ${JSON.stringify(input)?.slice(0, 2000)}`
          if (sqlite.status >= 500 || !isDeepStrictEqual(postgres, sqlite)) report(question, answers)
          expect(postgres, question).toEqual(sqlite)
          expect(sqlite.status, question).toBeLessThan(500)
          learn?.(sqlite.body)
          const { name } = rule.operation
          counted.set(name, (counted.get(name) ?? 0) + itemsIn(sqlite))
          asked++
        }),
      )
  }

  it(
    'answer alike to empty requests',
    async () => {
      for (const rule of READING_CALLS) {
        const limit = fieldsOf(rule.input).find(({ path }) => path.at(-1) === 'limit')?.path
        const inputs = [
          {},
          ...(OF_ONE.get(rule.operation.name)?.(shops?.ids ?? []) ?? []),
          ...(limit ? [withValueAt({}, limit, 2)] : []),
        ]
        for (const caller of CALLERS)
          for (const input of inputs) await compare([{ rule, caller, input }], learn)
      }
    },
    SIZES.timeout,
  )

  it(
    'answer alike to every operator on every field of every query',
    async () => {
      for (const rule of READING_CALLS) {
        const path = filterPathOf(rule)
        if (!path) continue
        const base = BASES.get(rule.operation.name) ?? {}
        const queried = SHOWN_BY.get(rule.operation.name)
        const shown = READING_CALLS.find(({ operation }) => operation.name === queried) ?? rule
        const names = [...fieldNamesOf(shown.output), ...(OF_CONTENT.get(rule.operation.name) ?? [])]
        const answers = await Promise.all(
          names.map((name) =>
            shops?.ask(rule, 'owner', withValueAt(base, path, { [name]: { $exists: true } })),
          ),
        )
        fields.set(
          rule,
          names.filter((_, index) => answers[index]?.status === 200),
        )
        const known = knownTo(rule)
        if (shops) expect(known.fields.length, rule.operation.name).toBeGreaterThan(2)
        const values = fc.sample(operands(known), {
          seed: SEED,
          numRuns: known.fields.length * OPERATORS.length,
        })
        const questions = known.fields.flatMap((name, at) =>
          OPERATORS.flatMap((operator, index) => {
            if ((index + at) % SIZES.everyOperator > 0) return []
            const operand = values[at * OPERATORS.length + index]
            const input = withValueAt(base, path, { [name]: { [operator]: operand } })
            return [{ rule, caller: 'owner' as const, input }]
          }),
        )
        await compare(questions)
      }
    },
    SIZES.timeout,
  )

  it(
    'answer alike to queries of any shape, and each call returned something',
    async () => {
      const questions = READING_CALLS.flatMap((rule, index) => {
        const share = answersPages(rule) ? 4 : 1
        const input = inputsOf(rule.input, knownTo(rule))
        const question = fc.record({ rule: fc.constant(rule), caller: fc.constantFrom(...CALLERS), input })
        const numRuns = Math.ceil((SIZES.queries * share) / WHOLE)
        return fc.sample(question, { seed: SEED + index, numRuns })
      })
      await compare(questions)
      console.log(`${asked} questions to both engines`)
      if (!shops) return
      const silent = READING_CALLS.filter((rule) => answersPages(rule) && !counted.get(rule.operation.name))
      expect(silent.map(({ operation }) => operation.name).sort()).toEqual(EMPTY.sort())
      expect(shops.faults()).toEqual([])
    },
    SIZES.timeout,
  )

  it('answer alike to a change of the brand', async () => {
    const input = { brandSettings: { accentColor: '#22507A', logoUrl: null } }
    const rule = ruleOf(updateBrandSettings)
    await compare([{ rule, caller: 'owner', input }])
    if (shops) expect((await shops.ask(rule, 'owner', input)).status).toBe(200)
  })
})

/** Calls that return pages get four times as many queries. */
const WHOLE = READING_CALLS.reduce((sum, rule) => sum + (answersPages(rule) ? 4 : 1), 0)
