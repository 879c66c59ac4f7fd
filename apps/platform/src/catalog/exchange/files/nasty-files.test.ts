import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { openExchange } from '../exchange.fixtures.ts'
import { COLUMNS } from './csv-rows.ts'
import { LINE_FIELDS } from './line-schema.ts'

const [engine] = ENGINES
if (!engine) throw new Error('There is no engine')

const scrap = fc.oneof(
  fc.constantFrom(
    '',
    'product',
    'variant',
    'true',
    '1',
    '-1',
    '1e999',
    '9'.repeat(400),
    'NaN',
    'in',
    '{}',
    '[]',
    '[[]]',
    '"x"',
    'null',
    '{"Size":[]}',
    '{"Size":{"S":7}}',
    '{"tags":[{}]}',
    '[{"title":null}]',
    '__proto__',
    'constructor',
    'S; S; ;',
    '\\',
    'a=b=c;=;',
    'https://x',
    "'=1",
    '\u0000',
    '\ud800',
    '﻿',
    'x'.repeat(9000),
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const cell = scrap.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
/** Valid products, except for some cells. */
const sheet = fc
  .array(fc.tuple(fc.constantFrom(...COLUMNS), cell), { minLength: 1, maxLength: 4 })
  .chain((spoilt) => {
    const columns = [...new Set(['row', 'name', 'price', ...spoilt.map(([column]) => column)])]
    const row = fc.constantFrom('product', 'product', 'variant').map((kind) => {
      const right = new Map([['row', kind], ['name', 'N'], ['price', '1'], ...spoilt])
      return columns.map((column) => right.get(column) ?? '').join(',')
    })
    return fc.array(row, { maxLength: 6 }).map((rows) => [columns.join(','), ...rows].join('\n'))
  })

const FIELDS = [...LINE_FIELDS, '__proto__']
const value = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    '"Size"',
    '"mug"',
    '19.5',
    '{"quantity":1e308}',
    '[{"name":"Size","choices":[{"value":"S","description":"S"},{"value":"M","description":"M"}]}]',
    '[{"choices":{"Size":"S"},"price":1}]',
    '[{"choices":{"__proto__":"S"}}]',
    '[{"id":"a"},{"url":"b"},{}]',
    '{"type":"PERCENT"}',
    '{"tags":[],"settings":{}}',
    '{"totalQuantity":1}',
    '"\\u0000"',
    '{"unit":"x","length":"1"}',
  ),
)
const jsonLines = fc
  .array(fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 8 }), { maxLength: 8 })
  .map((lines) =>
    lines
      .map(
        (fields) =>
          `{"name":"N${fields.length}","price":1${fields.map(([name, text]) => `,"${name}":${text}`).join('')}}`,
      )
      .join('\n'),
  )
const file = fc.oneof(
  sheet,
  jsonLines,
  fc.uint8Array({ maxLength: 200 }),
  fc
    .tuple(sheet, fc.nat(), scrap)
    .map(
      ([text, at, more]) => text.slice(0, at % (text.length + 1)) + more + text.slice(at % (text.length + 1)),
    ),
)

describe('a file of nonsense', () => {
  // Failed when JSON cells weren't checked against the shape of a line.
  it('ends, is reported in the documented form, and leaves existing products readable', async () => {
    await using test = await openExchange(engine)
    const mug = newProduct({ slug: 'mug' })
    await test.catalog.putProducts(test.site, [mug])
    await fc.assert(
      fc.asyncProperty(file, async (content) => {
        const done = await test.import(content)
        expect(done.failure?.code).not.toBe('INTERNAL')
        expect(['DONE', 'FAILED']).toContain(done.status)
        if (done.status === 'DONE') {
          const { total, created, changed, unchanged, failed } = done
          expect(created + changed + unchanged + failed).toBe(total)
        }
      }),
      { numRuns: 60 },
    )
    const whole = await test.import(await test.export('jsonl'))
    expect(whole).toMatchObject({ status: 'DONE', failed: 0, changed: 0, created: 0 })
  })
})
