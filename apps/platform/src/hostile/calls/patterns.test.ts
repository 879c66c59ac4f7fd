import { folded } from '@vitrine/contract/folded'
import { RULES } from '@vitrine/contract/rules'
import { compileInput } from '@vitrine/contract/validate'
import Type, { type TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { readJsonObject } from '../../floor/http/bodies/json-body.ts'
import { fieldsOf } from './schema-paths.ts'

/** What backtracking expressions are known to choke on: long runs of what may be repeated, with a wrong end. */
const RUNS = [
  ...['a', '0', ' ', '-', '_', '.', '@', '/', ':', '+', '%', '\\', '\u00e9', '\u0130', '\u{1f600}'],
  ...['a.', 'a-', 'a@', '0.', '-a', '.-', 'a b', '\\\\', 'https://', '2026-01-01T', '1e'],
]
const ENDS = ['', '!', '\n', '\\', '"', '@', 'x\u0000']
const LENGTH = 100_000
/** A pattern that looks at each character a few times takes a millisecond; one that starts anew at each, minutes. */
const MOST_MS = 1000

const slowest = (read: (text: string) => unknown): [ms: number, text: string] => {
  let worst: [number, string] = [0, '']
  for (const run of RUNS)
    for (const end of ENDS) {
      const text = run.repeat(LENGTH / run.length) + end
      const begun = process.cpuUsage() // not the time: others may have the processor
      read(text)
      const { user, system } = process.cpuUsage(begun)
      const ms = (user + system) / 1000
      if (ms > worst[0]) worst = [ms, `${run.repeat(3)}…${end}`]
    }
  return worst
}

/** Every form that a text of any call may be asked to have. */
const FORMS = new Map<string, TSchema>(
  RULES.flatMap(({ input }) => fieldsOf(input))
    .flatMap(({ schema }): TSchema[] => (Type.IsUnion(schema) ? schema.anyOf : [schema]))
    .flatMap((schema) => {
      const form: unknown = Reflect.get(schema, 'pattern') ?? Reflect.get(schema, 'format')
      return typeof form === 'string' ? [[form, schema] as const] : []
    }),
)

describe('a text of 100,000 characters', () => {
  it('knows the forms that it is held against', () => {
    expect(FORMS.size).toBeGreaterThan(8)
  })

  it.each([...FORMS])('is soon found not to have the form %s', (_form, schema) => {
    const check = compileInput(schema)
    const [ms, text] = slowest(check)
    expect(ms, text).toBeLessThan(MOST_MS)
  })

  it.each<[string, (text: string) => unknown]>([
    ['as the body of a call', (text) => readAnyway(JSON.stringify({ text }))],
    ['as the name of a product', folded],
  ])('is soon read %s', (_name, read) => {
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
