import { relative } from 'node:path'
import { ERRORS, errorEntry, GENERIC_ERRORS, wireCodeOf } from '@vitrine/contract'
import { RULES } from '@vitrine/contract/rules'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.mjs'
import { examplesIn, publicFunctions, thrownBy } from './docstrings.mjs'
import { compileExamples } from './examples.mjs'

/** @typedef {import('./docstrings.mjs').Documented} Documented */

const client = publicFunctions('packages/client')
const all = [
  ...client,
  ...['react', 'contract', 'pricing', 'move'].flatMap((name) => publicFunctions(`packages/${name}`)),
]

/** @type {ReadonlySet<string>} */
const SHARED = new Set([
  ...GENERIC_ERRORS,
  // The client makes a new key for each call.
  'IDEMPOTENCY_KEY_REUSED',
])

/** Errors that the client turns into an answer, by function: a missing item is null. */
const CAUGHT = new Set([
  'packages/client/src/data/items.ts get WDE0073',
  'packages/client/src/data/items.ts remove WDE0073',
])

const placeOf = (/** @type {Documented} */ { file, name }) => `${relative(root, file)} ${name}`

/** The code that callers of the client see: an error that is only a status has the words of the status. */
const codeOf = (/** @type {keyof typeof ERRORS} */ code) =>
  errorEntry(code).bare ? 'NOT_FOUND' : wireCodeOf(code)

const errorsOf = new Map(RULES.map(({ operation, errors }) => [operation.name, errors]))

/** The codes that callers of a function meet beyond those of every call, as the contract declares them. */
const declaredFor = (/** @type {Documented} */ { operations }) =>
  operations
    .flatMap((operation) => errorsOf.get(operation) ?? [])
    .filter((code) => !SHARED.has(code))
    .map(codeOf)

/** The codes that a docstring names, with those of the functions it refers to. @returns {string[]} */
const namedBy = (/** @type {Documented} */ { file, doc }) => {
  const { codes, as } = thrownBy(doc)
  const others = as.flatMap((name) => {
    const found = client.filter((each) => each.name === name)
    return (
      found.find((each) => each.file === file) ??
      found.find((each) => thrownBy(each.doc).codes.length > 9) ??
      []
    )
  })
  return [...codes, ...others.flatMap(namedBy)]
}

describe('the docstrings of the packages', () => {
  it('show an example of every public function', () => {
    expect(all.length).toBeGreaterThan(600)
    expect(all.filter(({ doc }) => examplesIn(doc).length === 0).map(placeOf)).toEqual([])
  })

  it('name every error that the contract declares', () => {
    const missing = client.flatMap((each) => {
      const named = namedBy(each)
      return declaredFor(each)
        .filter((code) => !named.includes(code))
        .map((code) => `${placeOf(each)} ${code}`)
    })
    expect(missing.filter((place) => !CAUGHT.has(place))).toEqual([])
    expect(client.filter((each) => declaredFor(each).length > 0).length).toBeGreaterThan(350)
  })

  it('name no error that a call cannot return', () => {
    const known = new Set([...Object.keys(ERRORS), ...client.flatMap(declaredFor)])
    const extra = client.flatMap((each) => {
      const allowed = [...declaredFor(each), ...SHARED]
      return thrownBy(each.doc)
        .codes.filter((code) => each.operations.length > 0 && known.has(code) && !allowed.includes(code))
        .map((code) => `${placeOf(each)} ${code}`)
    })
    expect(extra).toEqual([])
  })

  it('show examples that compile', { timeout: 300_000 }, async () => {
    expect(await compileExamples(all)).toEqual([])
  })
})
