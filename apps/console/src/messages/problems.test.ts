import { readdirSync, readFileSync } from 'node:fs'
import { RuleType } from '@vitrine/contract'
import { RULES } from '@vitrine/contract/rules'
import { describe, expect, it } from 'vitest'
import { de as deProblems } from './de/frame/problems.ts'
import { de as deRefusals } from './de/frame/refusals.ts'
import { de as deExchange } from './de/products/exchange.ts'
import { de as deSettings } from './de/shop/settings.ts'
import { de } from './de.ts'
import { en as enProblems } from './en/frame/problems.ts'
import { en } from './en.ts'

const sourcesIn = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))

/** How modules of the client declare a function with its operation. */
const DECLARED = [
  /export const (\w+)(?:(?!export const)[\s\S])*?operations\.(\w+)/g,
  /^ {2}(\w+): \w+\(\s*operations\.(\w+)/gm,
]
/** The functions of the client, each with its operation. Modules share some names. */
const functions = sourcesIn(new URL('../../../../packages/client/src/', import.meta.url)).flatMap((text) =>
  DECLARED.flatMap((pattern) => [...text.matchAll(pattern)]).map(([, name = '', operation = '']) => ({
    ...{ name, operation },
  })),
)
const named = new Set(
  sourcesIn(new URL('../', import.meta.url)).flatMap((text) =>
    [...text.matchAll(/\.(\w+)\(/g)].map(([, name = '']) => name),
  ),
)
const called = new Set(functions.filter(({ name }) => named.has(name)).map(({ operation }) => operation))
const calls = Object.values(RULES).filter(({ operation }) => called.has(operation.name))
/** What an import finds wrong in a file. */
const importCodes = new Set(
  sourcesIn(new URL('../../../platform/src/catalog/exchange/', import.meta.url)).flatMap((text) =>
    [...text.matchAll(/(?:\bcode: |wrong\()'([A-Z_]+)'/g)].map(([, code = '']) => code),
  ),
)

describe('every reason why the platform refuses a call of the back office', () => {
  it('is found by the calls in the source', () => {
    expect(calls.length).toBeGreaterThan(90)
    const names = calls.map(({ operation }) => operation.name)
    for (const name of ['addActivity', 'createProduct', 'createFulfillment', 'importProducts'])
      expect(names).toContain(name)
  })

  it.each([
    ['English', en, enProblems],
    ['German', de, deProblems],
  ])('has a text in %s', (_, { problem }, { codes }) => {
    const errors = new Set(calls.flatMap((call) => call.errors))
    expect([...errors].filter((code) => !(problem.codes[code] ?? codes[code]))).toEqual([])
  })

  // The platform's own descriptions are English.
  it('has a German text for every rule that a field can break', () => {
    for (const texts of [deProblems.rules, deExchange.problems, deSettings.problems])
      expect(Object.keys(RuleType).filter((rule) => !texts[rule])).toEqual([])
  })

  it('has a German text for everything that can be wrong in an imported file', () => {
    for (const code of ['BROKEN_QUOTES', 'UNKNOWN_COLUMN']) expect(importCodes).toContain(code)
    expect([...importCodes].filter((code) => !deExchange.problems[code])).toEqual([])
  })

  it('has a German text when it concerns one product of many', () => {
    const ofProducts = calls.filter(({ operation }) =>
      /^(create|update)Product$|Collection$|InventoryVariants$/.test(operation.name),
    )
    const errors = [...new Set(ofProducts.flatMap((call) => call.errors))]
    expect(errors).toContain('COLLECTION_NOT_FOUND')
    for (const texts of [deExchange.problems, deRefusals.codes])
      expect(errors.filter((code) => !texts[code])).toEqual([])
  })
})
