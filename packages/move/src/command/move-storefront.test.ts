import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { moveStorefront, Unclear } from './move-storefront.ts'
import { register, registeringCommand, vitrineNear } from './register.ts'
import { originsIn, returnAddresses } from './return-addresses.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const storefront = (files: Record<string, string | object>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-move-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files))
    writeFileSync(
      join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    )
  return folder
}
const GIVEN = { apiUrl: 'http://localhost:4000', clientId: 'c' }
const NEXT = { dependencies: { next: '16' } }
const VITE = { devDependencies: { vite: '8' } }
const ASTRO = { dependencies: { astro: '5', vite: '6' } }

describe('moveStorefront', () => {
  it.each([
    [
      'a name',
      NEXT,
      'next.config.js',
      'const c = {}\n\nmodule.exports = c;\n',
      "const { withVitrine } = require('@vitrine/move/next')\nconst c = {}\n\nmodule.exports = withVitrine(c)\n",
    ],
    [
      'an object',
      NEXT,
      'next.config.ts',
      'export default {\n  images: {},\n};\n',
      "import { withVitrine } from '@vitrine/move/next'\nexport default withVitrine({\n  images: {},\n})\n",
    ],
    [
      'plugins',
      VITE,
      'vite.config.js',
      'export default defineConfig({ plugins: [react()] })\n',
      "import { vitrine } from '@vitrine/move/vite'\nexport default defineConfig({ plugins: [vitrine(), react()] })\n",
    ],
    [
      'plugins on lines of their own',
      VITE,
      'vite.config.ts',
      'export default defineConfig({\n  plugins: [\n    remix(),\n  ],\n})\n',
      "import { vitrine } from '@vitrine/move/vite'\nexport default defineConfig({\n  plugins: [\n    vitrine(),\n    remix(),\n  ],\n})\n",
    ],
    [
      'no integrations',
      ASTRO,
      'astro.config.mjs',
      "export default defineConfig({\n  output: 'server' })\n",
      "import { vitrine } from '@vitrine/move/astro'\nexport default defineConfig({ integrations: [vitrine()],\n  output: 'server' })\n",
    ],
  ])('adds the line to a configuration with %s, once', (_, manifest, file, before, after) => {
    const folder = storefront({ 'package.json': manifest, [file]: before, '.env': 'A=1' })
    expect(moveStorefront(folder, GIVEN)).toHaveLength(2)
    expect(readFileSync(join(folder, file), 'utf8')).toBe(after)
    expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(
      'A=1\nVITRINE_API_URL=http://localhost:4000\nVITRINE_CLIENT_ID=c\n',
    )
    expect(moveStorefront(folder, GIVEN)).toEqual([])
    expect(readFileSync(join(folder, file), 'utf8')).toBe(after)
  })

  it('makes a configuration for Next, and preloads in a start script', () => {
    const next = storefront({ 'package.json': NEXT })
    moveStorefront(next, GIVEN)
    expect(readFileSync(join(next, 'next.config.mjs'), 'utf8')).toContain('export default withVitrine({})')
    const node = storefront({ 'package.json': { scripts: { start: 'node server.js' } } })
    expect([moveStorefront(node, GIVEN).length, moveStorefront(node, GIVEN).length]).toEqual([2, 0])
    expect(JSON.parse(readFileSync(join(node, 'package.json'), 'utf8')).scripts.start).toBe(
      'node --import @vitrine/move/preload server.js',
    )
  })

  it.each([
    ['no package.json', {}, 'has no package.json'],
    [
      'two configurations',
      { 'package.json': NEXT, 'next.config.js': '', 'next.config.mjs': '' },
      'both exist',
    ],
    [
      'a call around it',
      { 'package.json': NEXT, 'next.config.js': 'module.exports = withMdx({})\n' },
      "This command can't edit",
    ],
    [
      'a function',
      { 'package.json': NEXT, 'next.config.mjs': 'export default async () => ({})\n' },
      "This command can't edit",
    ],
    [
      'two lists',
      { 'package.json': VITE, 'vite.config.js': 'plugins: [] plugins: []' },
      "This command can't edit",
    ],
    ['no Astro configuration', { 'package.json': ASTRO }, 'has no astro.config'],
    ['another start', { 'package.json': { scripts: { start: 'remix-serve' } } }, "isn't a storefront on"],
  ])('refuses a storefront with %s, and writes nothing', (_, files, message) => {
    const folder = storefront(files)
    expect(() => moveStorefront(folder, GIVEN)).toThrow(message)
    expect(() => moveStorefront(folder, GIVEN)).toThrow(Unclear)
    expect(readdirSync(folder).sort()).toEqual(Object.keys(files).sort())
  })
})

describe('returnAddresses', () => {
  const LOGIN = 'const redirectUri = `$' + '{window.location.origin}/login-callback`\n'
  it.each([
    ['Next, by its templates', { 'package.json': NEXT }, '', ['/callback', '/login-callback'], 3000],
    ['Astro, by its templates', { 'package.json': ASTRO }, '', ['/api/auth/callback'], 4321],
    ['the code', { 'package.json': VITE, 'login.ts': LOGIN }, '', ['/login-callback'], 5173],
  ])('finds those of %s', (_, files, origin, paths, port) => {
    const expected = paths.map((path) => `http://localhost:${port}${path}`)
    expect(returnAddresses(storefront(files), originsIn(origin))).toEqual(expected)
  })

  // Failed while imports were taken for addresses, and the folder of Remix's routes for a part of them.
  it.each([
    ['app/routes/login-callback/route.tsx', '/login-callback'],
    ['src/app/api/auth/callback/wix/route.ts', '/api/auth/callback/wix'],
    ['pages/callback/index.tsx', '/callback'],
    ['app/routes/auth.callback.wix.tsx', '/auth/callback/wix'],
    ['app/routes/_auth.members.callback.tsx', '/members/callback'],
    ['src/routes/auth/callback/+server.js', '/auth/callback'],
  ])('finds %s, and no module that is imported', (file, path) => {
    const folder = storefront({
      ...{ 'package.json': VITE, 'index.ts': "export * from './use-debounced-callback'\n" },
      'lazy.ts': "const load = () => import('~/routes/old-callback')\n",
    })
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), 'export const GET = 1\n')
    expect(returnAddresses(folder, [])).toEqual([`http://localhost:5173${path}`])
  })

  it('finds the pages of Next, and puts them on each origin', () => {
    const folder = storefront({ 'package.json': NEXT })
    mkdirSync(join(folder, 'app/auth/callback'), { recursive: true })
    writeFileSync(join(folder, 'app/auth/callback/route.ts'), 'export const GET = 1\n')
    const origins = originsIn('https://shop.example, http://localhost:3000/')
    expect(returnAddresses(folder, origins)).toEqual([
      ...['https://shop.example/auth/callback', 'http://localhost:3000/auth/callback'],
    ])
    expect(() => originsIn('shop.example')).toThrow(Unclear)
  })
})

describe('register', () => {
  const MANIFEST = { name: 'vitrine' }
  const vitrine = (program: string): string => {
    const folder = storefront({ 'package.json': MANIFEST })
    mkdirSync(join(folder, 'scripts'))
    writeFileSync(join(folder, 'scripts/platform.mjs'), program)
    return folder
  }

  it("starts Vitrine's command with the client and its addresses", () => {
    const folder = vitrine('console.log(process.argv.slice(2).join(" "), process.cwd())')
    const said = register(folder, 'c', ['https://shop.example/callback'])
    expect(said).toContain(`allow-addresses --client c --redirects https://shop.example/callback ${folder}`)
    expect(registeringCommand('c', ['https://shop.example/callback'])).toBe(
      'npm run platform -- allow-addresses --client c --redirects https://shop.example/callback',
    )
    const failing = vitrine('process.exitCode = 3')
    expect(() => register(failing, 'c', [])).toThrow('Command failed')
  })

  it('finds the given folder, or the one that the storefront is in', () => {
    const folder = vitrine('')
    mkdirSync(join(folder, 'shops/mine'), { recursive: true })
    expect(vitrineNear(join(folder, 'shops/mine'))).toBe(folder)
    expect(vitrineNear('elsewhere', folder)).toBe(folder)
    expect(() => vitrineNear(folder, join(folder, 'shops'))).toThrow(Unclear)
  })
})
