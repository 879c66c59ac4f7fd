import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceDigest } from './digest.mjs'

/** @type {string} */
let folder
const write = (/** @type {string} */ name, text = '') => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const digest = () => sourceDigest([folder], folder)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-digest-'))
  write('src/cart.ts', 'one')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('sourceDigest', () => {
  it.each([
    ['a source changes', () => write('src/cart.ts', 'two')],
    ['a source is added', () => write('src/coupon.ts')],
    ['text moves from the end of one file to the next', () => write('src/cart.ts', 'on')],
  ])('changes when %s', (_, change) => {
    const before = digest()
    change()
    expect(digest()).not.toBe(before)
  })

  it.each([
    ['a test changes', () => write('src/cart.test.ts', 'x')],
    ['a build writes its output', () => write('dist/cart.js', 'x')],
    ['a file is only touched', () => utimesSync(join(folder, 'src/cart.ts'), 1, 1)],
  ])('stays when %s', (_, change) => {
    const before = digest()
    change()
    expect(digest()).toBe(before)
  })

  it('takes a missing folder as empty', () => {
    expect(sourceDigest([folder, join(folder, 'later')], folder)).toBe(digest())
  })
})
