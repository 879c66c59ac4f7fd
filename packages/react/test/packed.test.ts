import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pack } from '../../../scripts/packages/packaging.mjs'
import { recipesInFull } from '../../../scripts/tests/in-full.mjs'
import { REACT_VERSIONS, type ReactVersion } from './react-versions.ts'

const run = promisify(execFile)
const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)
const folderOf = (name: string, from: NodeJS.Require = require) =>
  dirname(from.resolve(`${name}/package.json`))

/** A page that has only the packages installed, and uses each entry. */
const PROGRAM = `
import { createClient, OAuthStrategy } from '@vitrine/client'
import { currentCart } from '@vitrine/client/ecom'
import { CommerceProvider, Money, useCart } from '@vitrine/react'
import { useProductList } from '@vitrine/react/catalog'
import { useVariantPicker } from '@vitrine/react/product'
import { choicesFrom } from '@vitrine/react/pure'
import { useSession } from '@vitrine/react/session'
import { createElement, version } from 'react'
import { renderToString } from 'react-dom/server'

const client = createClient({ auth: OAuthStrategy({ clientId: 'any' }), modules: { currentCart } })
const initialCart = { currency: 'EUR', subtotal: { amount: '37.50' }, lineItems: [{ _id: 'line', quantity: 3 }] }
function Sum() {
  const { count, subtotal } = useCart()
  return createElement('p', null, count, ' pieces, ', createElement(Money, { amount: subtotal, fallback: '…' }))
}
const page = createElement(CommerceProvider, { client, locale: 'en-IE', initialCart }, createElement(Sum))
const entries = [useProductList, useVariantPicker, choicesFrom, useSession].map((entry) => typeof entry)
console.log(JSON.stringify({ version, html: renderToString(page).replaceAll('<!-- -->', ''), entries }))
`

let tarballs: string
let ours: string[]
beforeAll(async () => {
  tarballs = mkdtempSync(join(tmpdir(), 'vitrine-react-packed-'))
  ours = await Promise.all(['client', 'react'].map((name) => pack(`packages/${name}`, tarballs)))
})
afterAll(() => rmSync(tarballs, { recursive: true, force: true }))

/** The folders of a package and all its dependencies, by name. */
function withNeeds(name: string, from: NodeJS.Require, found = new Map<string, string>()) {
  if (found.has(name)) return found
  const folder = folderOf(name, from)
  found.set(name, folder)
  const manifest = join(folder, 'package.json')
  const { dependencies = {} }: { dependencies?: object } = JSON.parse(readFileSync(manifest, 'utf8'))
  for (const needed of Object.keys(dependencies)) withNeeds(needed, createRequire(manifest), found)
  return found
}

/** A folder outside the workspace with our two packages and one React, installed by npm without a network. */
async function consumerOf({ from }: ReactVersion) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-react-consumer-'))
  const theirs = withNeeds('react-dom', createRequire(from), withNeeds('react', createRequire(from)))
  withNeeds('@types/react', require, theirs)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const flags = [
    '--install-links',
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  await run('npm', ['install', ...ours, ...theirs.values(), ...flags], { cwd: folder })
  const rendered = async () => {
    writeFileSync(join(folder, 'page.js'), PROGRAM)
    const { stdout } = await run(process.execPath, ['page.js'], { cwd: folder })
    return JSON.parse(stdout)
  }
  return { folder, rendered, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The compiler's verdict on the README's program, which reads every type of the package that it names. */
async function compile(folder: string): Promise<string> {
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8')
  writeFileSync(join(folder, 'shop.tsx'), /^```tsx\n([\s\S]*?)^```$/m.exec(readme)?.[1] ?? '')
  const compilerOptions = {
    ...{ module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] },
    ...{ jsx: 'react-jsx', strict: true, noEmit: true, types: [] },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['shop.tsx'] }))
  const compiler = join(folderOf('@typescript/native-preview'), 'bin/tsgo')
  const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch((error) => error)
  return stdout
}

// `npm test` packs both packages elsewhere, and bindings and both React versions meet in the tests of the hooks.
describe.runIf(recipesInFull).each(REACT_VERSIONS)(
  'the packed package, outside the workspace with React $version',
  (version) => {
    it('installs as published, and renders', async () => {
      using consumer = await consumerOf(version)
      const manifest = readFileSync(join(consumer.folder, 'node_modules/@vitrine/react/package.json'), 'utf8')
      expect(manifest).not.toMatch(/"(source|scripts|dependencies|devDependencies)"/)
      expect(await consumer.rendered()).toEqual({
        version: expect.stringMatching(new RegExp(`^${version.version}\\.`)),
        html: '<p>3 pieces, €37.50</p>',
        entries: Array(4).fill('function'),
      })
      expect(await compile(consumer.folder)).toBe('')
    })
  },
)
