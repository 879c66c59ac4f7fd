import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { splitImports } from './split-imports.ts'

const FILES = {
  '@vitrine/client/package.json':
    '{ "exports": { "./ecom": "./ecom.js", "./sdk": "./sdk.js", "./data": "./sdk.js" } }',
  '@vitrine/client/ecom.js': 'const cart = 1, currentCart = 2; export { cart, currentCart }',
  '@vitrine/client/sdk.js': 'export const createClient = 1',
  '@wix/ecom/package.json':
    '{ "exports": { ".": { "import": "./es.mjs" }, "./package.json": "./package.json" } }',
  '@wix/ecom/es.mjs': 'const a = 1; export { a as cart, a as currentCart, a as discountRules, a as tips }',
  '@wix/sdk/package.json':
    '{ "exports": { ".": { "import": "./a.js" }, "./package.json": "./package.json" } }',
  '@wix/sdk/a.js': "export * from './b.js'; export * from '@wix/sdk-types'",
  '@wix/sdk/b.js': 'export const createClient = 1; export function wrap() {}',
}
const ECOM = '"../node_modules/@wix/ecom/es.mjs"'

let folder: string
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-split-')))
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(folder, 'node_modules', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const split = (code: string) => splitImports(code, join(folder, 'src/shop.ts'))

describe('splitImports', () => {
  it.each([
    [
      "import { currentCart, discountRules } from '@wix/ecom'",
      `import { currentCart} from '@wix/ecom'; import { discountRules } from ${ECOM}`,
    ],
    [
      'import {cart as c,tips as t}from"@wix/ecom";',
      `import {cart as c} from "@wix/ecom"; import {tips as t} from ${ECOM};`,
    ],
    ["export { tips } from '@wix/ecom'", `export { tips } from ${ECOM}`],
    [
      "import {\n  currentCart,\n  tips,\n} from '@wix/ecom'\nconst a = 1",
      `import {\n  currentCart} from '@wix/ecom'; import {\n  tips} from ${ECOM}\n\nconst a = 1`,
    ],
    [
      "import { createClient, wrap } from '@wix/sdk'",
      'import { createClient} from \'@wix/sdk\'; import { wrap } from "../node_modules/@wix/sdk/a.js"',
    ],
  ])('takes from the public package what our client lacks: %s', (code, expected) => {
    expect(split(code)).toBe(expected)
  })

  it.each([
    "import { currentCart } from '@wix/ecom'",
    "import * as ecom from '@wix/ecom'",
    "import { type Cart, currentCart } from '@wix/ecom'",
    "import { createClient, Tokens } from '@wix/sdk'",
    "import { posts } from '@wix/blog'",
    "import { Filter } from '@wix/data'",
    "import { other } from './ecom'",
  ])('leaves alone what our client has, types, and other packages: %s', (code) => {
    expect(split(code)).toBeUndefined()
  })

  it("names the package to install when the storefront doesn't have it", () => {
    expect(() => split("import { createClient, backups, tasks } from '@wix/data'")).toThrow(
      "backups, tasks of @wix/data aren't in @vitrine/client, and @wix/data isn't installed. Run: npm install @wix/data",
    )
  })
})
