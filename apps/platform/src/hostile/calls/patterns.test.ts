import { folded } from '@vitrine/contract/folded'
import { RULES } from '@vitrine/contract/rules'
import { compileInput } from '@vitrine/contract/validate'
import Type, { type TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { readJsonObject } from '../../floor/http/bodies/json-body.ts'
import { fieldsOf } from './schema-paths.ts'

/** Input that chokes backtracking expressions: long runs of a repeatable part, with a wrong end. */
const RUNS = [
  ...['a', '0', ' ', '-', '_', '.', '@', '/', ':', '+', '%', '\\', '\u00e9', '\u0130', '\u{1f600}'],
  ...['a.', 'a-', 'a@', '0.', '-a', '.-', 'a b', '\\\\', 'https://', '2026-01-01T', '1e'],
]
const ENDS = ['', '!', '\n', '\\', '"', '@', 'x\u0000']
const LENGTH = 100_000
/**
 * A pattern that checks each character a few times takes a millisecond; one that starts over at each takes
 * minutes.
 */
const MOST_MS = 1000

const slowest = (read: (text: string) => unknown): [ms: number, text: string] => {
  let worst: [number, string] = [0, '']
  for (const run of RUNS)
    for (const end of ENDS) {
      const text = run.repeat(LENGTH / run.length) + end
      const begun = process.cpuUsage() // CPU time, because others may use the processor
      read(text)
      const { user, system } = process.cpuUsage(begun)
      const ms = (user + system) / 1000
      if (ms > worst[0]) worst = [ms, `${run.repeat(3)}…${end}`]
    }
  return worst
}

/** Every format that any call may require of a text. */
const FORMS = new Map<string, TSchema>(
  RULES.flatMap(({ input }) => fieldsOf(input))
    .flatMap(({ schema }): TSchema[] => (Type.IsUnion(schema) ? schema.anyOf : [schema]))
    .flatMap((schema) => {
      const form: unknown = Reflect.get(schema, 'pattern') ?? Reflect.get(schema, 'format')
      return typeof form === 'string' ? [[form, schema] as const] : []
    }),
)

describe('a text of 100,000 characters', () => {
  it('knows the formats that it is tested against', () => {
    expect(FORMS.size).toBeGreaterThan(8)
  })

  it.each([...FORMS])('is quickly rejected for the format %s', (_form, schema) => {
    const check = compileInput(schema)
    const [ms, text] = slowest(check)
    expect(ms, text).toBeLessThan(MOST_MS)
  })

  it.each<[string, (text: string) => unknown]>([
    ['as the body of a call', (text) => readAnyway(JSON.stringify({ text }))],
    ['as the name of a product', folded],
  ])('is read quickly %s', (_name, read) => {
    const [ms, text] = slowest(read)
    expect(ms, text).toBeLessThan(MOST_MS)
  })
})

const readAnyway = (text: string): unknown => {
  try {
    return readJsonObject(text)
  } catch (refusal) {
    return refusal
  }
}
