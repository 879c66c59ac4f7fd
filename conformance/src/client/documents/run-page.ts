import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { build } from 'esbuild'
import { vi } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
export const pages = [
  'README.md',
  'packages/client/README.md',
  ...readdirSync(join(root, 'docs/client')).map((file) => `docs/client/${file}`),
]

export const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** The demo shop that most programs run against. */
export let shop: Shop
let folder: string

export const openDocuments = async (): Promise<void> => {
  shop = await openDemoShop()
  folder = mkdtempSync(join(tmpdir(), 'vitrine-programs-'))
  vi.stubEnv('VITRINE_API_URL', shop.url)
}
export const closeDocuments = async (): Promise<void> => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  await shop[Symbol.asyncDispose]()
}

/** Pages with programs: how far those run here, and what to check. */
export type Runs = Record<string, { far: string; work(page: string): Promise<void> }>

// biome-ignore lint/suspicious/noExplicitAny: only its page knows what a program exports.
type Exports = Record<string, any>

export const programsOf = (page: string) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code)

/**
 * Runs a page's program unchanged, except for the shop it names.
 * @param given - values that the program declares without defining
 * @returns what it exports, and what it printed
 */
export const run = async (page: string, index = 0, given: object = {}) => {
  const contents = `${programsOf(page)[index]}`
    .replaceAll('http://localhost:4000', shop.url)
    .replaceAll(/'6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21'|(?<=clientId: )'id'/g, `'${shop.clientId}'`)
    .replaceAll(/^declare const (\w+): .*$/gm, 'const { $1 } = globalThis.given')
  const outfile = join(folder, `${basename(page)}-${index}-${performance.now()}.mjs`)
  const stdin = { contents, loader: 'ts' as const, resolveDir: fileURLToPath(new URL('.', import.meta.url)) }
  await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node', conditions: ['source'] })
  const printed: unknown[][] = []
  const spies = (['log', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...said) => void printed.push(said)),
  )
  Reflect.set(globalThis, 'given', given)
  const exports: Exports = await import(pathToFileURL(outfile).href)
  return {
    exports,
    printed,
    [Symbol.dispose]() {
      Reflect.deleteProperty(globalThis, 'given')
      for (const spy of spies) spy.mockRestore()
    },
  }
}
