import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { build as viteBuild } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recipesInFull } from '../../../scripts/tests/in-full.mjs'
import { installOutside } from '../test/packed.ts'

const run = promisify(execFile)
let packed: Awaited<ReturnType<typeof installOutside>>

beforeAll(async () => {
  packed = await installOutside()
})
afterAll(() => packed[Symbol.dispose]())

const SHOP = `
import { CommerceError, createClient, media, OAuthStrategy, type Tokens } from '@vitrine/client'
import { cart, currentCart, orders } from '@vitrine/client/ecom'
import { products } from '@vitrine/client/stores'
import { redirects } from '@vitrine/client/redirects'
import { members } from '@vitrine/client/members'
import { authentication } from '@vitrine/client/identity'
import { items } from '@vitrine/client/data'
import { cookieTokens, localStorageTokens } from '@vitrine/client/storage'
import { sharedTokens } from '@vitrine/client/tabs'
import { withHooks } from '@vitrine/client/hooks'
import { signEvent } from '@vitrine/client/webhooks'
import { pointHostedAt } from '@vitrine/client/hosted'

const modules = { currentCart, products, redirects, members, authentication, items }
const client = createClient({ apiUrl: 'https://shop.test', auth: OAuthStrategy({ clientId: 'c' }), modules })
export const open = async (): Promise<[string, Date | null | undefined, string | undefined]> => {
  const { items: [first] } = await client.products.queryProducts().eq('slug', 'mug').ascending('price').find()
  const { cart } = await client.currentCart.addToCurrentCart({
    lineItems: [{ quantity: 1, catalogReference: { appId: 'a', catalogItemId: first?._id ?? '' } }],
  })
  const line: currentCart.LineItem | undefined = cart.lineItems[0]
  return [cart.currency, cart._createdDate, line?.image]
}
// @ts-expect-error a quantity is a number
client.currentCart.addToCurrentCart({ lineItems: [{ quantity: '1', catalogReference: { appId: 'a', catalogItemId: 'b' } }] })
export const tokens: Tokens = client.auth.getTokens()
export const role: products.Product['productType'] = products.ProductType.physical
export type Named = [cart.LineItem, orders.OrderLineItem, products.Discount, orders.PriceSummary]
export const paid: orders.PaymentStatus = orders.PaymentStatus.APPROVED
export const all: members.Set = members.Set.FULL
export { CommerceError, cookieTokens, localStorageTokens, media, pointHostedAt, sharedTokens, signEvent, withHooks }
`

/** How older projects resolve modules. */
const OLDER_RESOLUTIONS: [string, object][] = [
  ['node16', { module: 'node16' }],
  ['node', { module: 'esnext', moduleResolution: 'node10', ignoreDeprecations: '6.0' }],
]

describe('the packed package, outside the workspace', () => {
  it('needs nothing else', () => {
    const manifest = JSON.parse(readFileSync(join(packed.target, 'package.json'), 'utf8'))
    expect(manifest.dependencies ?? {}).toEqual({})
    expect(manifest.peerDependencies ?? {}).toEqual({})
    const dist = join(packed.target, 'dist')
    const foreign = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(dist, file), 'utf8')
        const named = [...text.matchAll(/(?<!['"])(?:from|import)\s*\(?\s*['"]([^.'"][^'"]*)['"]/g)]
        return named.map(([, name]) => `${file}: ${name}`)
      })
    // Docstrings show imports of the package itself.
    expect(foreign.filter((line) => !line.includes('@vitrine/client'))).toEqual([])
  })

  it("matches its package.json and doesn't mention the workspace", () => {
    const manifest = readFileSync(join(packed.target, 'package.json'), 'utf8')
    expect(manifest).not.toMatch(/"source"|"scripts"|"devDependencies"|\.\/src\//)
    for (const [, path = ''] of manifest.matchAll(/"(\.\/dist[^"*]+)"/g))
      expect(existsSync(join(packed.target, path)), path).toBe(true)
    expect(readdirSync(packed.target).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
  })

  it.each([
    ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
    ['nodenext', { module: 'nodenext' }],
    ...(recipesInFull ? OLDER_RESOLUTIONS : []),
  ])(
    'type-checks in a strict project of TypeScript 6, with its declarations: %s',
    async (_, resolution) => {
      writeFileSync(join(packed.root, 'shop.ts'), SHOP)
      const compilerOptions = {
        ...resolution,
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        skipDefaultLibCheck: true, // ours are checked, the compiler's own aren't
        noEmit: true,
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        types: [],
      }
      writeFileSync(
        join(packed.root, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, files: ['shop.ts'] }),
      )
      const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')
      const { stdout } = await run(process.execPath, [compiler, '-p', packed.root]).catch((error) => error)
      expect(stdout).toBe('')
    },
    120_000,
  )

  it('hands the commands for moving a storefront over to @vitrine/move, or says how to get it', async () => {
    const call = (...given: string[]) =>
      run(process.execPath, [join(packed.target, 'dist/cli.mjs'), ...given], { cwd: packed.root }).catch(
        (error) => error,
      )
    expect(await call('move', '.')).toMatchObject({ code: 2, stderr: expect.stringContaining('npm install') })
    expect(await call('fly')).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage:') })
    const folder = join(packed.root, 'node_modules/@vitrine/move')
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "exports": "./index.js" }')
    writeFileSync(join(folder, 'index.js'), '')
    writeFileSync(join(folder, 'cli.js'), 'console.log(process.argv.slice(2).join()); process.exitCode = 1')
    expect(await call('move', '.', '--client', 'c')).toMatchObject({ code: 1, stdout: '.,--client,c\n' })
    expect(await call('check-storefront', 'shop')).toMatchObject({ code: 1, stdout: 'check,shop\n' })
    rmSync(folder, { recursive: true })
  })

  it('opens every entry point in Node.js', async () => {
    const { exports } = JSON.parse(readFileSync(join(packed.target, 'package.json'), 'utf8'))
    const names = Object.keys(exports).map((name) => `@vitrine/client${name.slice(1)}`)
    const code = `for (const name of ${JSON.stringify(names)}) console.log(name, Object.keys(await import(name)).length)`
    const env = { ...process.env, VITRINE_API_URL: 'http://127.0.0.1:1' }
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], {
      cwd: packed.root,
      env,
    })
    expect(stdout.trim().split('\n')).toHaveLength(names.length)
  })
})

const LINES = {
  'one function': `import { getProduct } from '@vitrine/client/stores/products'; console.log(getProduct)`,
  'one function of a namespace': `import { products } from '@vitrine/client/stores'; console.log(products.getProduct)`,
  'the media helpers': `import { media } from '@vitrine/client'; console.log(media.getImageUrl('wix:image://v1/a#'))`,
  'the error class': `import { CommerceError } from '@vitrine/client'; console.log(CommerceError)`,
  nothing: `import '@vitrine/client'; import '@vitrine/client/stores'; import '@vitrine/client/ecom'`,
}

describe.each([
  ['esbuild', (entry: string) => withEsbuild(entry), 1500],
  ['esbuild under the react-server condition', (entry: string) => withEsbuild(entry, ['react-server']), 1500],
  // Vite's own loader for a part takes 400 bytes.
  ['Vite', (entry: string) => withVite(entry), 1900],
])('%s', (_, bundle, ceiling) => {
  it('keeps one namespace and drops the others', async () => {
    const code = await bundle(LINES['one function of a namespace'])
    expect(code).toContain('/v1/products/:id')
    for (const dropped of ['oauth2/token', 'add-to-cart', 'inventoryItems', 'codeChallengeMethod'])
      expect(code).not.toContain(dropped)
  })

  it('keeps one function and drops login, cart and the rest of the catalog', async () => {
    const code = await bundle(LINES['one function'])
    expect(code).toContain('/v1/products/:id')
    for (const dropped of [
      'oauth2/token',
      'add-to-cart',
      'query-platformized',
      'codeChallengeMethod',
      'removeBrand',
    ])
      expect(code).not.toContain(dropped)
    expect(gzipSync(code).length).toBeLessThan(ceiling)
  })

  it('keeps only what is imported', async () => {
    expect(await bundle(LINES['the media helpers'])).not.toContain('oauth2/token')
    expect((await bundle(LINES['the error class'])).length).toBeLessThan(400)
    expect((await bundle(LINES.nothing)).length).toBeLessThan(80)
  })
})

const withEsbuild = async (entry: string, conditions: string[] = []) => {
  const { outputFiles, warnings } = await build({
    stdin: { contents: entry, resolveDir: packed.root },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions,
    write: false,
    logLevel: 'silent',
  })
  expect(warnings.filter(({ location }) => location?.file.includes('node_modules'))).toEqual([])
  return outputFiles[0]?.text ?? ''
}

const withVite = async (entry: string) => {
  writeFileSync(join(packed.root, 'entry.js'), entry)
  const built = await viteBuild({
    root: packed.root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(packed.root, 'entry.js') },
    },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) throw new Error('Vite built nothing')
  // Dynamic imports end up in their own files.
  return output.output.map((part) => (part.type === 'chunk' && part.isEntry ? part.code : '')).join('')
}
