import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings, SettingError } from './settings.ts'

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toMatchObject({
      mode: 'development',
      platformPort: 4000,
      platformUrl: 'http://localhost:4000',
      storefrontUrl: 'http://localhost:3000',
      mediaUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      trustedProxies: [],
    })
  })

  it('lets addresses follow ports, and media the platform', () => {
    const settings = readSettings({
      PLATFORM_PORT: '5001',
      STOREFRONT_PORT: '5000',
      PLATFORM_URL: 'https://api.example/',
    })
    expect(settings).toMatchObject({
      storefrontUrl: 'http://localhost:5000',
      mediaUrl: 'https://api.example',
    })
  })

  it.each([
    ['PLATFORM_PORT', '70000'],
    ['PLATFORM_PORT', 'http'],
    ['PLATFORM_URL', 'shop'],
    ['STOREFRONT_URL', 'ftp://shop'],
    ['MODE', 'prod'],
    ['DATABASE_URL', 'mysql://x'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s, naming the variable', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingError)
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })

  it('is described in the README, every variable of it and no other', () => {
    const root = join(import.meta.dirname, '../../..')
    const source = readFileSync(join(import.meta.dirname, 'settings.ts'), 'utf8')
    const read = new Set(
      source.match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b|\bMODE\b/g)?.filter((name) => name !== 'LOG_LEVELS'),
    )
    const table = readFileSync(join(root, 'README.md'), 'utf8').split('## Settings')[1] ?? ''
    const described = new Set([...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name ?? ''))
    expect([...described].sort()).toEqual([...read].sort())
  })
})
