import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { openExchange, recordOf, type TestExchange } from './exchange.fixtures.ts'

const rows = (...lines: string[]): string => lines.map((line) => `${line}\r\n`).join('')

const [engine] = ENGINES
if (!engine) throw new Error('There is no engine')

describe("a file that can't be read", () => {
  const header = 'row,id,name,price'
  const cases: [name: string, content: string | Uint8Array, problem: object][] = [
    ['is empty', '', { code: 'MISSING_COLUMNS' }],
    ['has an unclosed quote', rows(header, 'product,,"Vase,3', 'product,,Cup,3'), { code: 'BROKEN_QUOTES' }],
    ['has a quote inside a cell', rows(header, 'product,,Va"se,3'), { code: 'BROKEN_QUOTES' }],
    ['has text after a quote', rows(header, 'product,,"Va"se,3'), { code: 'BROKEN_QUOTES' }],
    [
      'has an unknown column',
      rows('name,prise', 'Vase,3'),
      { row: 1, code: 'UNKNOWN_COLUMN', message: expect.stringContaining('prise') },
    ],
    ['has a column twice', rows('name,price,price', 'Vase,3,4'), { code: 'UNKNOWN_COLUMN' }],
    ['names no product', rows('price,sku', '3,A'), { code: 'MISSING_COLUMNS' }],
    [
      'is UTF-16',
      Buffer.from('\ufeffname,price\r\nVase,3\r\n', 'utf16le'),
      { code: 'ENCODING', message: expect.stringContaining('UTF-16') },
    ],
    [
      'is UTF-16 without a mark',
      Buffer.from('name,price\r\nVase,3\r\n', 'utf16le'),
      { code: 'ENCODING', message: expect.stringContaining('UTF-16') },
    ],
    [
      'is Latin-1',
      Buffer.from('name,price\r\nBüste,3\r\n', 'latin1'),
      { code: 'ENCODING', message: expect.stringContaining('ISO 8859-1') },
    ],
    [
      'is Latin-1 far from its beginning',
      Buffer.concat([
        Buffer.from(rows('name,price', ...Array(9000).fill('Vase,3'))),
        Buffer.from('Büste,3', 'latin1'),
      ]),
      { code: 'ENCODING' },
    ],
    ['has an endless row', `${rows(header)}"${'x'.repeat(2_500_000)}`, { code: 'BROKEN_QUOTES' }],
  ]
  it('changes nothing, and is reported with the row', async () => {
    await using test = await openExchange(engine)
    const before = await test.traces()
    for (const [name, content, failure] of cases)
      expect([name, await test.import(content)]).toMatchObject([name, { status: 'FAILED', done: 0, failure }])
    const long = await test.import(`{"name":"${'x'.repeat(4_100_000)}`)
    expect(long).toMatchObject({ status: 'FAILED', failure: { row: 1, code: 'LINE_TOO_LONG' } })
    expect(await test.traces()).toEqual(before)
  })
})

describe("a cell that can't be imported", () => {
  let test: TestExchange
  beforeAll(async () => {
    test = await openExchange(engine)
  })
  afterAll(() => test[Symbol.asyncDispose]())

  it('skips its product, with row, column, code and message; the others are imported', async () => {
    const other = newProduct({ slug: 'taken' })
    await test.catalog.putProducts(test.site, [other])
    const header =
      'row,id,slug,name,price,currency,visible,collections,media,stock,seo,option1Name,option1Choices,variantId'
    const wrong: [row: string, column: string, code: string][] = [
      ['product,,,Vase,cheap,,,,,,,,,', 'price', 'FORMAT'],
      ['product,,,Vase,1.999,,,,,,,,,', 'price', 'DECIMAL_MAX_SCALE'],
      ['product,,,Vase,1,USD,,,,,,,,', 'currency', 'VALIDATION'],
      ['product,,,Vase,1,,yes,,,,,,,', 'visible', 'FORMAT'],
      ['product,,,Vase,1,,,nowhere,,,,,,', 'collections', 'COLLECTION_NOT_FOUND'],
      ['product,,,Vase,1,,,,missing,,,,,', 'media', 'MEDIA_NOT_FOUND'],
      ['product,,,Vase,1,,,,,-3,,,,', 'stock', 'FORMAT'],
      ['product,,,Vase,1,,,,,,{,,,', 'seo', 'FORMAT'],
      ['product,,,Vase,1,,,,,,,Size,S; S,', 'option1Choices', 'VALIDATION'],
      ['product,7,,Vase,1,,,,,,,,,', 'id', 'FORMAT'],
      [`product,${randomUUID()},taken,Vase,1,,,,,,,,,`, 'slug', 'VALIDATION'],
      ['product,,a b,Vase,1,,,,,,,,,', 'slug', 'FORMAT'],
      ['product,,,木,1,,,,,,,,,', 'name', 'REQUIRED_FIELD'],
      ['product,,,Vase,,,,,,,,,,', 'price', 'REQUIRED_FIELD'],
      ['product,,vase,,1,,,,,,,,,', 'name', 'REQUIRED_FIELD'],
      ['thing,,,Vase,1,,,,,,,,,', 'row', 'FORMAT'],
      [`product,,,${'x'.repeat(81)},1,,,,,,,,,`, 'name', 'MAX_LENGTH'],
    ]
    const file = rows(
      header,
      'variant,,,,,,,,,,,,,',
      ...wrong.map(([row]) => row),
      'product,,,Good,1,,,,,,,,,',
      'product,,,Short',
    )
    const done = await test.import(file)
    expect(done).toMatchObject({
      status: 'DONE',
      total: wrong.length + 3,
      created: 1,
      failed: wrong.length + 2,
    })
    const results = await test.results(done.id)
    const found = results.flatMap(({ problems = [] }) => problems.slice(0, 1))
    expect(found.map(({ row, column, code }) => [row, column, code])).toEqual([
      [2, 'row', 'VALIDATION'],
      ...wrong.map(([, column, code], index) => [index + 3, column, code]),
      [wrong.length + 4, undefined, 'WRONG_NUMBER_OF_CELLS'],
    ])
    expect(found.every(({ message }) => message.length > 5)).toBe(true)
  })

  // Failed once: the import ended with INTERNAL, and nothing after the product was imported.
  it('with an id for two variants skips their product, and imports the next one', async () => {
    const id = randomUUID()
    const choices = ['S', 'M'].map((value) => ({ value, description: value }))
    const twins = {
      ...{ name: 'Twins', price: 1, manageVariants: true, options: [{ name: 'Size', choices }] },
      variants: choices.map(({ value }) => ({ id, choices: { Size: value } })),
    }
    const file = [twins, { name: 'Single', price: 1 }].map((line) => JSON.stringify(line)).join('\n')
    const done = await test.import(file, { format: 'jsonl' })
    expect(done).toMatchObject({ status: 'DONE', created: 1, failed: 1 })
    const [refused] = await test.results(done.id)
    expect(refused?.problems).toMatchObject([{ row: 1, column: 'id', code: 'VALIDATION' }])
  })

  it('that is a formula is text', async () => {
    const done = await test.import(
      rows('name,slug,price,sku', '"=HYPERLINK(""http://x"")",formula,1,\'+49', '@SUM(1),at,1,'),
    )
    expect(done).toMatchObject({ created: 2 })
    const csv = await test.export('csv')
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(csv).toContain(`,"'@SUM(1)",`)
    const [first] = await test.results(done.id)
    const record = await recordOf(test, first?.productId ?? '')
    expect([record.document.name, record.sku]).toEqual(['=HYPERLINK("http://x")', '+49'])
  })

  // Fails with MAX: merged variants with 99,999 each have more than a cell can say.
  it('with more pieces than allowed is exported so that it can be imported', async () => {
    await using test = await openExchange(engine)
    await test.catalog.putProducts(test.site, [newProduct({ stock: { track: true, quantity: 199_998 } })])
    for (const format of ['csv', 'jsonl'] as const)
      expect(await test.import(await test.export(format), { format })).toMatchObject({ unchanged: 1 })
  })

  it("with a line that isn't JSON is reported, and the next line is imported", async () => {
    const done = await test.import(
      '{"name":"A","price":1}\n{"name":\n[1]\nnull\n\n{"name":"B","price":"1"}\n{"name":"C","price":1,"variants":[{"stock":{"quantity":-1}}]}\n{"name":"D\\u0000","price":1}\n',
      { format: 'jsonl' },
    )
    expect(done).toMatchObject({ total: 7, created: 1, failed: 6 })
    const problems = (await test.results(done.id)).flatMap(({ problems = [] }) => problems[0] ?? [])
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, undefined],
      [3, undefined],
      [4, undefined],
      [6, 'price'],
      [7, 'stock'],
      [8, 'id'],
    ])
  })

  it('is skipped if its product comes again in the same file with valid data', async () => {
    const done = await test.import(
      rows('slug,name,price', 'one,A,1', 'two,B,x', 'one,A,2', 'two,B,2', 'one,A,2'),
    )
    expect(done).toMatchObject({ created: 2, changed: 1, failed: 1, unchanged: 1 })
    expect(await test.import(rows('slug;name;price', 'one;A;2'))).toMatchObject({ unchanged: 1 })
    expect(await test.import(rows('\ufeffslug\tname\tprice', 'one\tA\t3'))).toMatchObject({ changed: 1 })
  })
})
