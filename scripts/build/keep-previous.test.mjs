import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepPrevious } from './keep-previous.mjs'

/** @type {string} */
let place
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'vitrine-kept-'))
})
afterEach(() => rmSync(place, { recursive: true }))

const at = (/** @type {string[]} */ ...parts) => join(place, ...parts)
/** @param {() => unknown} [during] called while files are missing from the new build */
const built = (/** @type {string} */ version, during = () => {}) =>
  keepPrevious(at('dist'), at('list'), async (next) => {
    mkdirSync(join(next, 'assets'), { recursive: true })
    await during()
    writeFileSync(join(next, 'index.html'), version)
    writeFileSync(join(next, `assets/cart-${version}.js`), version)
  })
const files = () => readdirSync(at('dist/assets')).sort()
const page = () => readFileSync(at('dist/index.html'), 'utf8')

it('keeps the files of the three builds before, and no earlier ones', async () => {
  for (const version of ['a', 'b', 'c', 'd']) await built(version)
  expect(files()).toEqual(['cart-a.js', 'cart-b.js', 'cart-c.js', 'cart-d.js'])
  expect(page()).toBe('d')
  await built('e')
  expect(files()).toEqual(['cart-b.js', 'cart-c.js', 'cart-d.js', 'cart-e.js'])
})

it('keeps files whose list is lost', async () => {
  await built('a')
  rmSync(at('list'))
  await built('b')
  expect(files()).toEqual(['cart-a.js', 'cart-b.js'])
})

it('leaves the build before whole until the new one is', async () => {
  await built('a')
  await built('b', () => expect([page(), files()]).toEqual(['a', ['cart-a.js']]))
  expect([page(), files()]).toEqual(['b', ['cart-a.js', 'cart-b.js']])
})

it('changes nothing when a build fails', async () => {
  await built('a')
  const failed = built('b', () => {
    throw new Error('a type is wrong')
  })
  await expect(failed).rejects.toThrow('a type is wrong')
  expect([page(), files()]).toEqual(['a', ['cart-a.js']])
  expect(existsSync(at('dist.next'))).toBe(false)
})
