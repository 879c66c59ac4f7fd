import fc from 'fast-check'
import { type ExecutionResult, getIntrospectionQuery } from 'graphql'
import { describe, expect, it } from 'vitest'
import { JsonBytes } from '../floor/http/answers.ts'
import { createDocuments } from './documents.ts'
import type { GraphContext } from './graph-context.ts'
import { DocumentRefused } from './graph-errors.ts'
import { buildSchema } from './schema/build-schema.ts'

const schema = buildSchema()
const inProduction = () => createDocuments(schema, false)
const documents = inProduction()

/** Runs nothing: a document that is run by mistake is noticed. */
const context: GraphContext = {
  run: () => Promise.reject(new Error('was run')),
  batches: {
    product: () => Promise.reject(new Error('was run')),
    collection: () => Promise.reject(new Error('was run')),
    productsOf: () => Promise.reject(new Error('was run')),
  },
}

const resultOf = (answer: ExecutionResult | JsonBytes): ExecutionResult =>
  answer instanceof JsonBytes ? JSON.parse(Buffer.from(answer.bytes).toString()) : answer

const verdictOf = async (text: string, variables = {}, from = documents): Promise<string> => {
  try {
    const { errors } = resultOf(await from.of(text).run(undefined, variables, context))
    return errors?.some(({ message }) => message === 'was run') ? 'run' : 'failed'
  } catch (error) {
    if (error instanceof DocumentRefused) return `${error.errors[0]?.extensions.code} ${error.message}`
    throw error
  }
}

const repeated = (text: string, times: number, between = ' '): string => Array(times).fill(text).join(between)
const numbered = (times: number, text: (number: number) => string): string =>
  Array.from({ length: times }, (_, number) => text(number)).join(' ')
const page = (fields: string, limit: number | string = 1) =>
  `{ queryProducts(query: { paging: { limit: ${limit} } }) { products { ${fields} } } }`

/** Goes around in the graph: a product has collections, a collection has products. */
const around = (levels: number): string =>
  levels === 0 ? 'id' : `collections { products(limit: 1) { ${around(levels - 1)} } }`

/** Each fragment spreads the next one several times. */
const bomb = (fragments: number, spreads: number): string =>
  `${page('...F0')} ${numbered(fragments, (n) =>
    n === fragments - 1
      ? `fragment F${n} on Product { id }`
      : `fragment F${n} on Product { ${repeated(`...F${n + 1}`, spreads)} }`,
  )}`

/** Hostile documents, each with a smaller one of the same form that may run. */
const HOSTILE: readonly (readonly [string, string, string])[] = [
  ['deeper than the graph', page(around(6)), page(around(2))],
  ['more brackets than the parser should open', `${repeated('{a', 3000, '')}`, page('stock { inStock }')],
  ['lists within lists', page('id', repeated('[', 1400, '')), page('id', '1')],
  [
    'many aliases',
    page(numbered(100, (n) => `a${n}: id`)),
    // Colons of arguments don't count.
    page(numbered(20, (n) => `a${n}: collections { products(limit: 1) { id } }`)),
  ],
  ['one field very often', page(repeated('id', 2000)), page(repeated('id', 5))],
  ['fragments that double', bomb(30, 2), bomb(3, 2)],
  [
    'fragments that contain themselves',
    `${page('...A')} fragment A on Product { ...B } fragment B on Product { ...A }`,
    `${page('...A')} fragment A on Product { ...B } fragment B on Product { id }`,
  ],
  ['directives without end', page(`id ${repeated('@skip(if: false)', 500)}`), page('id @skip(if: false)')],
  [
    'variables without end',
    `query (${numbered(200, (n) => `$v${n}: String`)}) ${page('id')}`,
    `query ($a: String! = "1") { getProduct(id: $a) { product { id } } }`,
  ],
  ['operations without end', numbered(50, (n) => `query Q${n} ${page('id')}`), page('id')],
  [
    'queries without end',
    `{ ${numbered(25, (n) => `a${n}: getCurrentCart { cart { id } }`)} }`,
    `{ ${numbered(5, (n) => `a${n}: getCurrentCart { cart { id } }`)} }`,
  ],
  [
    'mutations without end',
    `mutation { ${numbered(11, (n) => `a${n}: removeCouponFromCurrentCart { cart { id } }`)} }`,
    `mutation { ${numbered(10, (n) => `a${n}: removeCouponFromCurrentCart { cart { id } }`)} }`,
  ],
  [
    'pages within pages',
    page('collections { products(limit: 50) { collections { products(limit: 50) { id name slug } } } }', 100),
    page('collections { products(limit: 10) { name } }', 20),
  ],
  [
    'a page hidden in a fragment',
    `{ ${numbered(10, (n) => `p${n}: queryProducts(query: { paging: { limit: 100 } }) { ...P }`)} } fragment P on QueryProductsPlatformizedResponse { products { variants { variant { weight sku visible } choices stock { quantity inStock trackQuantity } } media { items { id title } } } }`,
    '{ queryProducts(query: { paging: { limit: 10 } }) { ...P } } fragment P on QueryProductsPlatformizedResponse { products { id } }',
  ],
  [
    'fields that clash',
    `{ ${numbered(10, (n) => `queryProducts(query: { paging: { offset: ${n} } }) { metadata { count } }`)} }`,
    '{ queryProducts { metadata { count } } queryProducts { metadata { total } } }',
  ],
]

describe('A hostile document', () => {
  it.each(HOSTILE)(
    'with %s is refused before anything runs; a small one of its form is not',
    async (_, hostile, small) => {
      expect(await verdictOf(hostile)).toMatch(/^GRAPHQL_(LIMIT_EXCEEDED|VALIDATION_FAILED|PARSE_FAILED) /)
      expect(await verdictOf(small)).toBe('run')
    },
  )

  it.each([
    ['50 directives', page(`id ${repeated('@skip(if: false)', 51)}`)],
    ['100 spreads', page(repeated('... { id }', 101))],
    ['30 aliases', `${page(numbered(31, (n) => `a${n}: id`))} }`],
  ])('with more than %s is refused by its tokens, before it is parsed', async (most, hostile) => {
    expect(await verdictOf(hostile)).toBe(`GRAPHQL_LIMIT_EXCEEDED The document has more than ${most}.`)
  })

  it('is measured by its variables too', async () => {
    const text = `query ($limit: Int, $query: PlatformQueryInput) {
      a: queryProducts(query: { paging: { limit: $limit } }) { products { ${around(2).replaceAll('1)', '50)')} } }
      b: queryProducts(query: $query) { products { id } }
    }`
    expect(await verdictOf(text, { limit: 100 })).toContain('GRAPHQL_LIMIT_EXCEEDED')
    expect(await verdictOf(text, { limit: 1 })).toContain('GRAPHQL_LIMIT_EXCEEDED')
    const flat =
      'query ($query: PlatformQueryInput) { queryProducts(query: $query) { products { variants { variant { sku } } media { items { id } } collections { id products(limit: 9) { id name } } } } }'
    expect(await verdictOf(flat, { query: { paging: { limit: 100 } } })).toContain('GRAPHQL_LIMIT_EXCEEDED')
    expect(await verdictOf(flat, { query: { paging: { limit: 5 } } })).toBe('run')
  })

  it('of any form never throws anything but a refusal', async () => {
    const atoms = fc.constantFrom(
      ...[
        '{',
        '}',
        '(',
        ')',
        '[',
        ']',
        '...',
        '...F0',
        'on',
        'Product',
        '@skip(if: true)',
        ':',
        '$a',
        '!',
        '"""',
        '"x"',
        '1e999',
        '#',
      ],
      ...[
        'query',
        'mutation',
        'fragment F0 on Product',
        'queryProducts',
        'products',
        'getProduct(id: "1")',
        'product',
        'id',
        'a: id',
        '__typename',
        '__schema',
      ],
    )
    await fc.assert(
      fc.asyncProperty(fc.array(atoms, { maxLength: 60 }), async (words) => {
        await verdictOf(words.join(' '))
        await verdictOf(`${page(words.join(' '))} fragment F0 on Product { id }`)
      }),
      { numRuns: 300 },
    )
  })
})

describe('Introspection', () => {
  it('is refused in production and names nothing; in development tools may read the schema', async () => {
    for (const text of [
      getIntrospectionQuery(),
      '{ __schema { types { name } } }',
      '{ __type(name: "Cart") { name } }',
    ])
      expect(await verdictOf(text)).toContain('GRAPHQL_VALIDATION_FAILED')
    expect(await verdictOf('{ queryProduct { metadata { count } } }')).not.toContain('Did you mean')
    const open = createDocuments(schema, true)
    const { data, errors } = resultOf(await open.of(getIntrospectionQuery()).run(undefined, {}, context))
    expect(errors).toBeUndefined()
    expect(data).toHaveProperty('__schema')
    expect(await verdictOf('{ queryProduct { metadata { count } } }', {}, open)).toContain('Did you mean')
  })
})

it('has limits that a page of products with all its fields stays within', async () => {
  const all =
    'id name slug visible productType description sku weight brand ribbon ribbons { text } stock { inStock inventoryStatus quantity trackInventory } priceData { currency price discountedPrice formatted { price discountedPrice } } media { mainMedia { id title image { url width height } } items { id title image { url width height } } } productOptions { name optionType choices { value description inStock visible } } variants { id choices variant { priceData { price } sku visible } stock { inStock quantity } } collections { id name slug } additionalInfoSections { title description } seoData { tags { type } }'
  expect(await verdictOf(page(all, 100))).toBe('run')
})

describe('An answer', () => {
  const CARDS =
    'query ($limit: Int!) { queryProducts(query: { paging: { limit: $limit } }) { products { id name } } }'
  const pageOf = (name: string) => ({ products: [{ id: '1', name }], metadata: {} })

  /** Asks several times, each time for one of the pages; returns the answers and what the operation was given. */
  const askFor = async (text: string, pages: readonly object[], variables: object = { limit: 1 }) => {
    const given: unknown[] = []
    const prepared = inProduction().of(text)
    const answers: (ExecutionResult | JsonBytes)[] = []
    for (const page of pages) {
      const run: GraphContext['run'] = async (_, input) => {
        given.push(input)
        return page
      }
      answers.push(await prepared.run(undefined, { ...variables }, { ...context, run }))
    }
    return { answers, given, results: answers.map(resultOf) }
  }

  it('is printed once for each page in memory, while the operation still runs each time', async () => {
    const [cup, jug] = [pageOf('Cup'), pageOf('Jug')]
    const { answers, given, results } = await askFor(CARDS, [cup, cup, cup, cup, jug, jug, cup])
    const names = results.map(({ data }) => Object(data).queryProducts.products[0].name)
    expect(names).toEqual(['Cup', 'Cup', 'Cup', 'Cup', 'Jug', 'Jug', 'Cup'])
    expect(given).toEqual(Array(7).fill({ query: { paging: { limit: 1 } } }))
    expect(answers[2]).toBeInstanceOf(JsonBytes)
    expect(answers[3]).toBe(answers[2])
    expect(answers[6]).toBe(answers[2])
    expect(answers[4]).not.toBe(answers[2])
  })

  it('is not kept if it has errors, or depends on more than the page', async () => {
    const broken = { products: [{ name: 'Cup' }, null], metadata: {} }
    const cup = { products: [{ id: '1', name: 'Cup', collectionIds: [] }], metadata: {} }
    const linked = CARDS.replace('name', 'collections { id }')
    const chosen = CARDS.replace('name', 'name @skip(if: $skips)').replace('Int!', 'Int!, $skips: Boolean!')
    for (const [text, page, variables] of [
      [CARDS, broken, { limit: 1 }],
      [linked, cup, { limit: 1 }],
      [chosen, cup, { limit: 1, skips: false }],
      [CARDS, cup, { limit: 'one' }],
    ] as const) {
      const { answers } = await askFor(text, Array(4).fill(page), variables)
      expect(answers.filter((answer) => answer instanceof JsonBytes)).toEqual([])
    }
  })
})
