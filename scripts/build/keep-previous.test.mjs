import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

const built = (/** @type {string} */ version, fails = false) =>
  keepPrevious(join(place, 'dist'), join(place, 'list'), async () => {
    rmSync(join(place, 'dist'), { recursive: true, force: true })
    if (fails) throw new Error('a type is wrong')
    mkdirSync(join(place, 'dist/assets'), { recursive: true })
    writeFileSync(join(place, 'dist/index.html'), version)
    writeFileSync(join(place, `dist/assets/cart-${version}.js`), version)
  })
const files = () => readdirSync(join(place, 'dist/assets')).sort()

it('keeps the files of the build before, and no earlier ones', async () => {
  await built('a')
  await built('b')
  expect(files()).toEqual(['cart-a.js', 'cart-b.js'])
  expect(readFileSync(join(place, 'dist/index.html'), 'utf8')).toBe('b')
  await built('c')
  expect(files()).toEqual(['cart-b.js', 'cart-c.js'])
})

it('keeps them when a build fails', async () => {
  await built('a')
  await expect(built('b', true)).rejects.toThrow('a type is wrong')
  expect(files()).toEqual(['cart-a.js'])
})
