import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { pointHostedAt } from '@vitrine/client/hosted'
import { demoShop } from '@vitrine/demo'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { openStorefront } from './storefront.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** The storefront's import lines, before and after the move. */
const LINES: [before: string, after: string][] = [
  [
    "import { collections, products } from '@wix/stores'",
    "import { collections, products } from '@vitrine/client/stores'",
  ],
  [
    "import { createClient, media, OAuthStrategy } from '@wix/sdk'",
    "import { createClient, media, OAuthStrategy } from '@vitrine/client'",
  ],
  ["import { currentCart } from '@wix/ecom'", "import { currentCart } from '@vitrine/client/ecom'"],
]

const written = readFileSync(join(folder, 'storefront.ts'), 'utf8')
const moved = LINES.reduce((source, [before, after]) => source.replace(before, after), written)

let work: string
let shop: Shop
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'vitrine-aliased-'))
  shop = await openDemoShop()
})
afterAll(async () => {
  rmSync(work, { recursive: true })
  await shop[Symbol.asyncDispose]()
})

/** Builds the storefront with its current imports, and opens it. */
const opened = async (source: string, name: string): Promise<ReturnType<typeof openStorefront>> => {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    write: false,
    logLevel: 'silent',
  })
  const file = join(work, `${name}.mjs`)
  writeFileSync(file, outputFiles[0]?.contents ?? '')
  const module: { openStorefront: typeof openStorefront } = await import(pathToFileURL(file).href)
  return module.openStorefront(shop.clientId)
}

describe("a storefront written against the public packages' names", () => {
  it('names the public packages only in its import lines', () => {
    for (const [before] of LINES) expect(written).toContain(before)
    expect(moved).not.toMatch(/@wix/)
    const lines = moved.split('\n').filter((line, at) => line !== written.split('\n')[at])
    expect(lines.sort()).toEqual(LINES.map(([, after]) => after).sort())
  })

  it('shows the same pages after its import lines were changed', { timeout: 60_000 }, async () => {
    const restore = pointHostedAt(shop.url)
    process.env.VITRINE_API_URL = shop.url
    try {
      const before = await pagesOf(await opened(written, 'written'))
      const after = await pagesOf(await opened(moved, 'moved'))
      expect(before.home.length).toBeGreaterThan(15)
      expect(before.products.flat()).toContain('true true')
      expect(before.cart).toContain('OWNED_CART_NOT_FOUND')
      expect(after).toEqual(before)
    } finally {
      delete process.env.VITRINE_API_URL
      restore()
    }
  })
})

const pagesOf = async (storefront: ReturnType<typeof openStorefront>) => {
  const visible = demoShop().products.filter(({ visible }) => visible)
  const plain = visible.find(({ options, type }) => options.length === 0 && type === 'physical')
  const products: unknown[][] = []
  for (const { slug } of visible.slice(0, 8)) products.push(await storefront.product(slug))
  return { home: await storefront.home(), products, cart: await storefront.buy(plain?.slug ?? '') }
}
