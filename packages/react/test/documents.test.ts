import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const root = join(packageFolder, '../..')
const docs = join(root, 'docs/react')
const pages = [join(packageFolder, 'README.md'), ...readdirSync(docs).map((file) => join(docs, file))]

const programOf = (page: string) => /^```tsx\n([\s\S]*?)^```$/m.exec(readFileSync(page, 'utf8'))?.[1] ?? ''
const fileOf = (page: string) => `${basename(page, '.md')}.tsx`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-react-documents-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  for (const page of pages) writeFileSync(join(folder, fileOf(page)), programOf(page))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const jug = {
  _id: 'jug',
  stock: { inStock: true },
  productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'M', inStock: false }] }],
}

/** What a page's program shows on the server. */
const SHOWN: Record<string, { component: string; props?: object; html: RegExp }> = {
  'README.md': { component: 'Shop', props: { productId: 'p' }, html: /Add to cart.*0 items, …/ },
  'show-and-change-the-cart.md': { component: 'App', html: /aria-label="Cart".*0 items, …/ },
  'pick-a-variant.md': {
    component: 'ProductPage',
    props: { product: jug, search: '?Size=M' },
    html: /Size: M.*checked=""[^>]*value="M".*sold out.*<button[^>]*disabled/,
  },
  'list-and-search-products.md': {
    component: 'App',
    props: { initial: { products: [{ _id: 'p', name: 'Moon Jar' }], metadata: { total: 30 }, facets: [] } },
    html: /30 items.*Moon Jar.*href="\?page=2"/,
  },
  'log-members-in.md': { component: 'App', html: /autoComplete="username".*type="password"/i },
  'render-on-a-server.md': { component: 'App', props: { cart: null }, html: /0 items, …/ },
}

describe('the README and the task pages', () => {
  it('show programs that compile against the built package', async () => {
    const tsgo = createRequire(import.meta.url).resolve('@typescript/native-preview/package.json')
    const compilerOptions = {
      ...{ module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] },
      ...{ jsx: 'react-jsx', strict: true, noEmit: true, skipLibCheck: true, types: [] },
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.tsx'] }))
    const compiler = join(dirname(tsgo), 'bin/tsgo')
    const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
      (error) => error,
    )
    expect(stdout).toBe('')
  })

  it.each(Object.entries(SHOWN))('%s renders what it describes', async (name, { component, props, html }) => {
    const page = pages.find((each) => basename(each) === name) ?? ''
    const outfile = join(folder, `${name}.mjs`)
    await build({
      entryPoints: [join(folder, fileOf(page))],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      conditions: ['source'],
      external: ['react', 'react-dom'],
    })
    const program: Record<string, FunctionComponent> = await import(pathToFileURL(outfile).href)
    const shown = program[component]
    if (!shown) throw new Error(`${name} exports no ${component}`)
    const text = renderToString(createElement(shown, { ...props })).replaceAll('<!-- -->', '')
    expect(text).toMatch(html)
  })

  it('are all listed here, and link only to existing pages', () => {
    expect(Object.keys(SHOWN).sort()).toEqual(pages.map((page) => basename(page)).sort())
    for (const page of pages)
      for (const [, target = ''] of readFileSync(page, 'utf8').matchAll(/\]\(([^)#:]+)\)/g))
        expect(existsSync(join(dirname(page), target)), `${page}: ${target}`).toBe(true)
  })
})
