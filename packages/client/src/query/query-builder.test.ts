import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClient } from '../index.ts'
import { products } from '../stores.ts'

/** A shop whose platform is this function: it records requests and answers with an empty page. */
const shopAsked = () => {
  const asked: { method: string; url: URL; query: Record<string, unknown> }[] = []
  const fetch = async (target: unknown, init: RequestInit = {}) => {
    const url = new URL(`${target}`)
    const packed = url.searchParams.get('.r')
    const text = packed ? Buffer.from(packed, 'base64url').toString() : `${init.body}`
    asked.push({ method: `${init.method}`, url, query: JSON.parse(text).query })
    return Response.json({ products: [], metadata: { total: 0 } })
  }
  const { products: module } = createClient({ apiUrl: 'https://shop.test', fetch, modules: { products } })
  return { asked, query: () => module.queryProducts() }
}
type Builder = ReturnType<ReturnType<typeof shopAsked>['query']>

/** The query as the platform receives it. */
const sent = async (build: (query: Builder) => Builder) => {
  const shop = shopAsked()
  await build(shop.query()).find()
  return shop.asked[0]?.query
}

const day = new Date('2025-03-01T08:00:00.000Z')
const paging = { offset: 0, limit: 50 }

describe('a step of a query', () => {
  const steps: [string, (query: Builder) => Builder, object][] = [
    ['eq', (q) => q.eq('slug', 'mug'), { slug: 'mug' }],
    ['eq undefined', (q) => q.eq('sku', undefined), { sku: null }],
    ['ne', (q) => q.ne('slug', 'mug'), { slug: { $ne: 'mug' } }],
    ['ne undefined', (q) => q.ne('sku', undefined), { sku: { $ne: null } }],
    ['gt', (q) => q.gt('price', 5), { price: { $gt: 5 } }],
    ['ge', (q) => q.ge('priceData.price', 5), { 'priceData.price': { $gte: 5 } }],
    ['lt', (q) => q.lt('price', 5), { price: { $lt: 5 } }],
    ['le', (q) => q.le('lastUpdated', day), { lastUpdated: { $lte: day.toISOString() } }],
    ['between', (q) => q.between('price', 5, 9), { $and: [{ price: { $gte: 5 } }, { price: { $lt: 9 } }] }],
    ['in', (q) => q.in('_id', ['a', 'b']), { id: { $in: ['a', 'b'] } }],
    ['startsWith', (q) => q.startsWith('name', 'M'), { name: { $startsWith: 'M' } }],
    ['endsWith', (q) => q.endsWith('name', 'g'), { name: { $endsWith: 'g' } }],
    ['contains', (q) => q.contains('name', 'u'), { name: { $contains: 'u' } }],
    ['hasSome', (q) => q.hasSome('collectionIds', 'a', 'b'), { collectionIds: { $hasSome: ['a', 'b'] } }],
    ['hasSome of a list', (q) => q.hasSome('collectionIds', ['a']), { collectionIds: { $hasSome: ['a'] } }],
    ['hasAll', (q) => q.hasAll('collectionIds', 'a', 'b'), { collectionIds: { $hasAll: ['a', 'b'] } }],
    ['hasAll of a list', (q) => q.hasAll('collectionIds', ['a']), { collectionIds: { $hasAll: ['a'] } }],
    ['exists', (q) => q.exists('sku'), { sku: { $exists: true } }],
    ['exists not', (q) => q.exists('sku', false), { sku: { $exists: false } }],
    ['isEmpty', (q) => q.isEmpty('sku'), { sku: null }],
    ['isNotEmpty', (q) => q.isNotEmpty('sku'), { sku: { $ne: null } }],
    ['not', (q) => q.not(shopAsked().query().eq('slug', 'a')), { $not: { slug: 'a' } }],
    ['not of nothing', (q) => q.not(shopAsked().query()), {}],
    ['_createdDate', (q) => q.gt('_createdDate', day), { createdDate: { $gt: day.toISOString() } }],
  ]
  it.each(steps)("%s is written in the wire's form", async (_, step, filter) => {
    expect(await sent(step)).toEqual({ filter, paging })
  })

  it('has a row above for every step', () => {
    const named = new Set(steps.map(([, step]) => /q\.(\w+)/.exec(step.toString())?.[1]))
    const others = ['and', 'or', 'ascending', 'descending', 'limit', 'skip', 'find', 'query']
    expect(Object.keys(shopAsked().query()).filter((name) => !named.has(name))).toEqual(
      expect.arrayContaining(others),
    )
    expect(Object.keys(shopAsked().query())).toHaveLength(named.size + others.length)
  })

  it('sorts in call order, and sends no sort without any', async () => {
    const query = await sent((q) => q.descending('_id').ascending('name', 'priceData.price'))
    expect(query).toEqual({
      filter: {},
      paging,
      sort: [
        { fieldName: 'id', order: 'DESC' },
        { fieldName: 'name', order: 'ASC' },
        { fieldName: 'priceData.price', order: 'ASC' },
      ],
    })
  })

  it('asks for 50 from 0 by default; limit and skip each keep the other', async () => {
    expect((await sent((q) => q))?.paging).toEqual({ limit: 50, offset: 0 })
    expect((await sent((q) => q.limit(7)))?.paging).toEqual({ limit: 7, offset: 0 })
    expect((await sent((q) => q.skip(7)))?.paging).toEqual({ limit: 50, offset: 7 })
    expect((await sent((q) => q.skip(3).limit(7).skip(9)))?.paging).toEqual({ limit: 7, offset: 9 })
  })

  it('sends nothing itself, and leaves the previous query unchanged', async () => {
    const shop = shopAsked()
    const before = shop.query().eq('slug', 'a')
    before.gt('price', 5).limit(1).ascending('name').not(before).or(before)
    expect(shop.asked).toEqual([])
    await before.find()
    expect(shop.asked[0]?.query).toEqual({ filter: { slug: 'a' }, paging })
  })
})

/** A product in the model; a query is a yes-or-no question about it. */
interface Thing {
  slug: string
  price: number
}
const things: Thing[] = ['a', 'b', 'c'].flatMap((slug) => [1, 2, 3].map((price) => ({ slug, price })))

interface Condition {
  add(query: Builder): Builder
  json: object
  holds(thing: Thing): boolean
}
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom('a', 'b', 'c').map((slug) => ({
    add: (q: Builder) => q.eq('slug', slug),
    json: { slug },
    holds: (thing: Thing) => thing.slug === slug,
  })),
  fc.constantFrom(1, 2, 3).map((price) => ({
    add: (q: Builder) => q.ge('price', price),
    json: { price: { $gte: price } },
    holds: (thing: Thing) => thing.price >= price,
  })),
  fc.constantFrom('a', 'b').map((slug) => ({
    add: (q: Builder) => q.ne('slug', slug),
    json: { slug: { $ne: slug } },
    holds: (thing: Thing) => thing.slug !== slug,
  })),
)

/** A chain of steps; a joining step takes another chain. */
type Step = { kind: 'is'; condition: Condition } | { kind: 'and' | 'or' | 'not'; chain: Step[] }
const { chain } = fc.letrec<{ step: Step; chain: Step[] }>((tie) => ({
  step: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    condition.map((condition): Step => ({ kind: 'is', condition })),
    fc.record({ kind: fc.constantFrom('and' as const, 'or' as const, 'not' as const), chain: tie('chain') }),
  ),
  chain: fc.array(tie('step'), { maxLength: 4 }),
}))

const built = (steps: Step[], start: () => Builder): Builder =>
  steps.reduce(
    (query, step) =>
      step.kind === 'is' ? step.condition.add(query) : query[step.kind](built(step.chain, start)),
    start(),
  )

/** The meaning of a chain: no condition yet, or a predicate. Joining with no condition changes nothing. */
type Meaning = ((thing: Thing) => boolean) | undefined
const meaning = (steps: Step[]): Meaning =>
  steps.reduce<Meaning>((before, step) => {
    const next = step.kind === 'is' ? step.condition.holds : meaning(step.chain)
    if (!next) return before
    const question = step.kind === 'not' ? (thing: Thing) => !next(thing) : next
    if (!before) return question
    return (thing) =>
      step.kind === 'or' ? before(thing) || question(thing) : before(thing) && question(thing)
  }, undefined)

/** Evaluates a filter as the platform would. */
const matches = (filter: Record<string, unknown>, thing: Thing): boolean =>
  Object.entries(filter).every(([key, value]) => {
    if (key === '$and') return (value as object[]).every((part) => matches({ ...part }, thing))
    if (key === '$or') return (value as object[]).some((part) => matches({ ...part }, thing))
    if (key === '$not') return !matches({ ...(value as object) }, thing)
    const { $gte, $ne } = Object(value)
    if ($gte !== undefined) return thing[key as 'price'] >= $gte
    return $ne === undefined ? thing[key as 'slug'] === value : thing[key as 'slug'] !== $ne
  })

/** A list of conditions never nests a list of the same kind, and has at least two. */
const isFlat = (filter: unknown): boolean => {
  if (typeof filter !== 'object' || filter === null) return true
  return Object.entries(filter).every(([key, value]) => {
    const parts = Array.isArray(value) ? value : [value]
    if (key === '$not') return !('$not' in Object(value)) && isFlat(value)
    if (key !== '$and' && key !== '$or') return true
    return parts.length > 1 && parts.every((part) => !(key in part) && isFlat(part))
  })
}

describe('any chain of steps', () => {
  it("is a flat filter with the chain's meaning", () => {
    fc.assert(
      fc.property(chain, (steps) => {
        const { filter = {}, ...others } = built(steps, shopAsked().query).query
        expect(others).toEqual({ paging })
        expect(isFlat(filter), JSON.stringify(filter)).toBe(true)
        const question = meaning(steps)
        for (const thing of things)
          expect(matches(filter, thing), JSON.stringify(filter)).toBe(question?.(thing) ?? true)
      }),
      { numRuns: 500 },
    )
  })

  it('with only conditions is their list under $and', () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 5 }), (conditions) => {
        const all = conditions.map(({ json }) => json)
        const { filter } = conditions.reduce((query, { add }) => add(query), shopAsked().query()).query
        expect(filter).toEqual(all.length > 1 ? { $and: all } : (all[0] ?? {}))
      }),
    )
  })
})

describe('the request of a query', () => {
  it('is GET with one key of unpadded base64url, of text in any script', async () => {
    const shop = shopAsked()
    await shop.query().eq('name', '“Müg” 🫖 %&=+/').find()
    expect(shop.asked[0]?.method).toBe('GET')
    expect(shop.asked[0]?.url.search).toMatch(/^\?\.r=[\w-]+$/)
    expect(shop.asked[0]?.query.filter).toEqual({ name: '“Müg” 🫖 %&=+/' })
  })

  it('is POST from 4001 characters on, and not before', async () => {
    const shop = shopAsked()
    for (let length = 2880; length < 2960; length++) await shop.query().eq('name', 'x'.repeat(length)).find()
    const lengths = shop.asked.map(({ method, query }) => {
      const text = `.r=${Buffer.from(JSON.stringify({ query })).toString('base64url')}`
      return { method, length: text.length }
    })
    // Base64 skips every fourth length: exactly 4000 can't occur.
    expect(Math.max(...lengths.filter(({ method }) => method === 'GET').map(({ length }) => length))).toBe(
      3999,
    )
    expect(Math.min(...lengths.filter(({ method }) => method === 'POST').map(({ length }) => length))).toBe(
      4001,
    )
    expect(shop.asked.at(-1)?.url.search).toBe('')
    expect(shop.asked.at(-1)?.query).toEqual({ filter: { name: 'x'.repeat(2959) }, paging })
    expect(new Set(shop.asked.map(({ url }) => url.pathname)).size).toBe(1)
  })
})
