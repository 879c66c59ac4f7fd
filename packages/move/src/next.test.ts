import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withVitrine } from './next.ts'

/** What a storefront sets when it starts; other tests run in this process too. */
const SET = ['VITRINE_API_URL', 'VITRINE_MEDIA_URL', Symbol.for('vitrine.move')]
const fetchBefore = Object.getOwnPropertyDescriptor(globalThis, 'fetch') ?? {}

const own = { protocol: 'https', hostname: 'static.wixstatic.com' }

const PACKAGES = ['js', 'mjs', 'cjs'].flatMap((ending) =>
  ['@wix', '@vitrine'].map((scope) => `**/node_modules/${scope}/**/*.${ending}`),
)
const OWN = '**/*.{js,jsx,mjs,cjs,ts,tsx,mts,cts}'
const loaders = [
  { loader: expect.stringContaining('loader.js'), options: expect.objectContaining({ client: 'ours' }) },
]
const allOwn = { foreign: false, default: { loaders } }
const concerned = { loaders, condition: { all: [{ not: 'foreign' }, { content: expect.any(RegExp) }] } }

describe('withVitrine', () => {
  let folder: string
  const environment = { ...process.env }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-next-'))
    mkdirSync(join(folder, 'node_modules/next'), { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{}')
    vi.spyOn(process, 'cwd').mockReturnValue(folder)
    for (const level of ['log', 'info', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation(() => {})
    vi.stubEnv('VITRINE_CLIENT_ID', '6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    for (const name of SET) Reflect.deleteProperty(globalThis, name)
    Object.defineProperty(globalThis, 'fetch', fetchBefore)
    for (const name of Object.keys(process.env))
      if (!(name in environment)) Reflect.deleteProperty(process.env, name)
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['15.4.1', 'https://shop.example:4443', {}],
    ['15.4.1', 'http://localhost:4000', {}],
    ['16.0.0', 'http://localhost:4000', { dangerouslyAllowLocalIP: true }],
  ])(
    "lets the image optimizer of %s fetch the pictures of %s, besides the storefront's own",
    (version, address, also) => {
      writeFileSync(join(folder, 'node_modules/next/package.json'), JSON.stringify({ version }))
      vi.stubEnv('VITRINE_API_URL', address)
      const { protocol, hostname, port } = new URL(address)
      const { images } = withVitrine({ images: { remotePatterns: [own], formats: ['image/avif'] } })
      expect(images).toEqual({
        formats: ['image/avif'],
        remotePatterns: [own, { protocol: protocol.slice(0, -1), hostname, port, pathname: '/media/**' }],
        ...also,
      })
    },
  )

  it.each([
    ['13.5.11', false, {}], // reports rules that are objects as invalid
    ['14.2.35', false, {}],
    ['15.0.0', false, { [OWN]: allOwn }],
    ['15.2.9', false, { [OWN]: allOwn }],
    ['15.3.0', true, { [OWN]: allOwn }],
    ['15.5.29', true, { [OWN]: allOwn }],
    ['16.0.0', true, { [OWN]: concerned }],
  ])(
    "shows Turbopack of %s the public packages, and from 15 the storefront's own modules",
    (version, isOwnSetting, own) => {
      writeFileSync(join(folder, 'node_modules/next/package.json'), JSON.stringify({ version }))
      vi.stubEnv('VITRINE_API_URL', 'https://shop.example')
      const given = { rules: { '*.svg': ['svg'] }, resolveAlias: { a: 'b' } }
      const config: { turbopack?: object; experimental?: { turbo?: object } } = isOwnSetting
        ? { turbopack: given }
        : { experimental: { turbo: given } }
      const { turbopack, experimental } = withVitrine(config, { client: 'ours' })
      const rule = Number.parseInt(version, 10) < 15 ? loaders : { loaders }
      const ofPackages = Object.fromEntries(PACKAGES.map((files) => [files, rule]))
      const extended = {
        rules: { ...given.rules, ...ofPackages, ...own },
        resolveAlias: expect.objectContaining({ a: 'b', '@wix/ecom': '@vitrine/client/ecom' }),
      }
      expect(isOwnSetting ? turbopack : experimental?.turbo).toEqual(extended)
      expect(isOwnSetting ? experimental?.turbo : turbopack).toBeUndefined()
    },
  )
})
