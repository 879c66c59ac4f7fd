import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../paths.mjs'
import { lockedPart } from './compile-early.mjs'

const locked = (version = '1.0.0', /** @type {string[]} */ ...needs) => ({
  version,
  dependencies: Object.fromEntries(needs.map((name) => [name, '*'])),
})

describe('the part of a lockfile that one package needs', () => {
  it('is the package with everything it leads to, each once', () => {
    const packages = {
      'node_modules/a': locked('1.0.0', 'b', 'c'),
      'node_modules/b': locked('1.0.0', 'c'),
      'node_modules/c': locked('1.0.0', 'a'),
      'node_modules/other': locked(),
    }
    const { 'node_modules/other': _, ...needed } = packages
    expect(lockedPart({ packages }, 'a')).toEqual(needed)
  })

  // Fails if only the top of the tree is searched.
  it('takes the version nearest to the package that needs it', () => {
    const packages = {
      'node_modules/a': locked('1.0.0', 'b'),
      'node_modules/a/node_modules/b': locked('2.0.0', 'c'),
      'node_modules/b': locked('1.0.0'),
      'node_modules/c': locked(),
      'node_modules/other/node_modules/c': locked('3.0.0'),
    }
    expect(Object.keys(lockedPart({ packages }, 'a'))).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ])
  })

  it('includes everything that the database module needs from our own', () => {
    const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))
    const found = lockedPart({ packages }, 'better-sqlite3')
    const named = Object.values(found).flatMap(({ dependencies = {} }) => Object.keys(dependencies))
    for (const name of named)
      expect(
        Object.keys(found).some((path) => path.endsWith(`node_modules/${name}`)),
        name,
      ).toBe(true)
  })
})
