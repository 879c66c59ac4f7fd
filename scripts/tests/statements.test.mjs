import { describe, expect, it } from 'vitest'
import { statementFlaws } from './statements.mjs'

const site = 'sales/cart/kept/cart.store.ts:7'
const run = (/** @type {string} */ key, /** @type {string[]} */ ...engines) => [
  { key, site },
  ...engines.map((engine) => ({ key, site, engine })),
]

describe('statementFlaws', () => {
  it('lists statements that only one engine, or neither, has run', () => {
    const notes = [
      ...run('SELECT 1', 'sqlite', 'postgres'),
      ...run('SELECT 2', 'sqlite'),
      ...run('SELECT 3'),
      ...run('composed', 'postgres'),
    ]
    expect(statementFlaws(notes, {})).toEqual([
      'no test runs this on postgres: sales/cart/kept/cart.store.ts SELECT 2',
      'no test runs this on sqlite or postgres: sales/cart/kept/cart.store.ts SELECT 3',
      'no test runs this on sqlite: the text composed at sales/cart/kept/cart.store.ts:7',
    ])
  })

  it('skips what tests declare', () => {
    expect(statementFlaws([{ key: 'SELECT 1', site: 'sales/cart/lines/cart.test.ts:7' }], {})).toEqual([])
  })

  it('accepts an exception with its reason, and reports one that is no longer needed', () => {
    const elsewhere = { 'sales/cart/kept/cart.store.ts SELECT 2': 'another process runs it' }
    expect(statementFlaws(run('SELECT 2', 'sqlite'), elsewhere)).toEqual([])
    expect(statementFlaws(run('SELECT 2', 'sqlite', 'postgres'), elsewhere)).toEqual([
      'both engines run this, so remove its exception: sales/cart/kept/cart.store.ts SELECT 2',
    ])
  })
})
