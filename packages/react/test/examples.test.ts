import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { build as bundle, type Plugin } from 'esbuild'
import { build as viteBuild } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const run = promisify(execFile)
const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const root = join(packageFolder, '../..')

let shop: Shop
let folder: string
beforeAll(async () => {
  for (const name of ['client', 'react'])
    if (!existsSync(join(root, 'packages', name, 'dist/index.js')))
      await run(process.execPath, [join(root, 'packages', name, 'build.mjs')])
  shop = await openDemoShop()
  folder = mkdtempSync(join(tmpdir(), 'vitrine-react-examples-'))
  cpSync(join(packageFolder, 'examples'), folder, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  vi.stubEnv('PLATFORM_URL', shop.url)
  vi.stubEnv('CLIENT_ID', shop.clientId)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
  await shop[Symbol.asyncDispose]()
})

const textOf = (html: string) => html.replaceAll('<!-- -->', '')

describe('the examples, with the built package', () => {
  it('plain React on Vite builds', async () => {
    const built = await viteBuild({
      root: join(folder, 'vite'),
      logLevel: 'error',
      build: { write: false },
    })
    const { output } = Array.isArray(built)
      ? (built[0] ?? { output: [] })
      : 'output' in built
        ? built
        : { output: [] }
    const page = output.find(({ fileName }) => fileName === 'index.html')
    expect(page && 'source' in page && `${page.source}`).toMatch(/<script type="module" crossorigin src="/)
  })

  it('React Router renders the product and the cart on the server, and changes the cart through its route', async () => {
    const place = join(folder, 'react-router')
    const bin = join(
      dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
      'bin.js',
    )
    const env = { ...process.env, NODE_ENV: 'production' }
    await run(process.execPath, [bin, 'build'], { cwd: place, env })
    const { createRequestHandler } = await import('react-router')
    const handle = createRequestHandler(
      await import(pathToFileURL(join(place, 'build/server/index.js')).href),
      'production',
    )
    const page = await handle(new Request('http://shop.test/?slug=salt-cellar'))
    const html = textOf(await page.text())
    expect(html).toContain('<h1>Salt Cellar</h1>')
    expect(html).toContain('0 items, …')

    const id = /"id","([\da-f-]{36})"/.exec(html.replaceAll('\\', ''))?.[1]
    const item = { catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: id } }
    const added = await handle(
      new Request('http://shop.test/cart', {
        method: 'POST',
        body: JSON.stringify({ call: 'add', args: [{ ...item, quantity: 2 }] }),
      }),
    )
    expect(await added.json()).toMatchObject({ cart: { lineItems: [{ quantity: 2 }] } })
    const cookie = `${added.headers.get('set-cookie')}`.split(';')[0] ?? ''
    expect(added.headers.get('set-cookie')).toContain('HttpOnly')
    const again = await handle(new Request('http://shop.test/?slug=salt-cellar', { headers: { cookie } }))
    expect(textOf(await again.text())).toMatch(/2 items, €\d+\.\d\d/)
  })

  it('server components pass plain data to the browser', async () => {
    const entry = join(folder, 'server-components/app/page.tsx')
    const outfile = join(folder, 'page.server.mjs')
    const { metafile } = await bundle({
      entryPoints: [entry],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      conditions: ['react-server'],
      metafile: true,
      banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
      plugins: [clientReferences],
    })
    const taken = Object.keys(metafile.inputs).filter((file) => file.includes('packages/react/dist'))
    expect(taken.some((file) => file.endsWith('/pure.js'))).toBe(true)
    expect(taken.some((file) => file.endsWith('dist/index.js'))).toBe(false)

    const { default: Page } = await import(pathToFileURL(outfile).href)
    const page = await Page({ searchParams: Promise.resolve({ slug: 'moon-jar' }) })
    const [title, product] = page.props.children
    expect(title.props.children).toBe('Moon Jar')
    expect(product.type).toMatchObject({ clientReference: expect.stringContaining('product.tsx') })
    expect(JSON.parse(JSON.stringify(product.props))).toEqual(product.props)
    expect(product.props.product.options.length).toBeGreaterThan(0)
  })

  it('the page in the Astro recipe passes plain data to its island', async () => {
    const recipe = readFileSync(join(root, 'docs/storefront/put-a-shop-on-astro.md'), 'utf8')
    const [, script = ''] = /^```astro\n---\n([\s\S]*?)^---$/m.exec(recipe) ?? []
    const [imports = '', rest = ''] = script.split(/\n\n([\s\S]*)/)
    const outfile = join(folder, 'astro.server.mjs')
    await bundle({
      stdin: {
        contents: `${imports.replace(/^.*Product\.tsx.*$/m, '')}
export const page = async (Astro) => {
${rest}
return { name: product.name, isInStock, options, variants }
}`,
        loader: 'ts',
        resolveDir: folder,
      },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
    })
    const { page: run } = await import(pathToFileURL(outfile).href)
    const at = (query: string) => run({ url: new URL(`http://shop.test/${query}`) })
    const shown = await at('?Glaze=Chalk')
    expect(shown).toMatchObject({ name: 'Moon Jar', isInStock: true })
    expect(JSON.parse(JSON.stringify(shown.options))).toEqual(shown.options)
    expect(await at('?slug=nowhere')).toHaveProperty('status', 404)
  })

  it.each([
    ['next', 'server-components/app', ['page.tsx', 'layout.tsx']],
    ['plain-react', 'vite', ['src/main.tsx']],
  ])('appear unchanged in the recipe for %s', (name, example, files) => {
    const recipe = readFileSync(join(root, `docs/storefront/put-a-shop-on-${name}.md`), 'utf8')
    for (const file of files)
      expect(recipe).toContain(
        `\n${readFileSync(join(packageFolder, 'examples', example, file), 'utf8')}\`\`\``,
      )
  })

  it('mark only what belongs in the browser', () => {
    const isMarked = (name: string) =>
      readFileSync(join(packageFolder, 'dist', `${name}.js`), 'utf8').startsWith("'use client'")
    expect(['index', 'product', 'catalog', 'session', 'pure'].map(isMarked)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
  })
})

/** On the server, a file marked for the browser is only a reference, as with any server components. */
const clientReferences: Plugin = {
  name: 'client-references',
  setup(build) {
    build.onLoad({ filter: /\.(tsx?|js)$/ }, ({ path }) => {
      if (!/^['"]use client['"]/.test(readFileSync(path, 'utf8'))) return undefined
      const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:async )?function (\w+)/gm)].map(
        ([, name]) => name,
      )
      const lines = names.map((name) => `export const ${name} = { clientReference: ${JSON.stringify(path)} }`)
      return { contents: lines.join('\n'), loader: 'js' }
    })
  },
}
