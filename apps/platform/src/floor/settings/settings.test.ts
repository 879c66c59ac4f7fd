import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings, SettingError } from './settings.ts'

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toMatchObject({
      mode: 'development',
      platformPort: 4000,
      listenHost: 'localhost',
      knownHosts: [],
      platformUrl: 'http://localhost:4000',
      storefrontUrl: 'http://localhost:3000',
      mediaUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      trustedProxies: [],
    })
  })

  it("derives addresses from ports, and the media address from the platform's", () => {
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

  it('listens for other machines in production, or if a setting says so', () => {
    expect(readSettings({ MODE: 'production' }).listenHost).toBe('::')
    expect(readSettings({ LISTEN_HOST: '0.0.0.0' }).listenHost).toBe('0.0.0.0')
    expect(readSettings({ MODE: 'production', LISTEN_HOST: 'localhost' }).listenHost).toBe('localhost')
    expect(readSettings({ KNOWN_HOSTS: ' Shop.example,, 10.0.0.7,[fe80::1]' }).knownHosts).toEqual([
      'shop.example',
      '10.0.0.7',
      '[fe80::1]',
    ])
  })

  it.each([
    ['LISTEN_HOST', 'shop.example'],
    ['LISTEN_HOST', '10.0.0'],
    ['KNOWN_HOSTS', 'https://shop.example'],
    ['KNOWN_HOSTS', 'shop.example:4000'],
    ['PLATFORM_PORT', '70000'],
    ['PLATFORM_PORT', 'http'],
    ['PLATFORM_URL', 'shop'],
    ['STOREFRONT_URL', 'ftp://shop'],
    ['MODE', 'prod'],
    ['DATABASE_URL', 'mysql://x'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://mail.example/path'],
    ['SMTP_URL', 'smtp://mail.example?pool=false'],
    ['SMTP_URL', 'smtp://me:100%@mail.example'],
    ['PAYMENT_OFFLINE', 'yes'],
    ['PAYMENT_SANDBOX', 'true'],
    ['PAYMENT_CAPTURE', 'later'],
    ['PAYMENT_TIMEOUT_SECONDS', '0'],
    ['PAYMENT_TIMEOUT_SECONDS', 'long'],
    ['LOGIN_ANSWERS', 'secret'],
    ['RATE_LIMITS', 'yes'],
    ['CAPTCHA', 'sometimes'],
    ['CAPTCHA_COST', '0'],
    ['CAPTCHA_OUTAGE', 'shut'],
    ['CAPTCHA_PROVIDER', 'hcaptcha'],
    ['MAIL_FROM', 'The shop'],
    ['MAIL_FROM', 'a@shop.example, b@shop.example'],
  ])('rejects %s=%s, naming the variable', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingError)
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })

  it('reveals nothing to strangers and limits them in production, and requires every part of a third-party captcha', () => {
    expect(readSettings({}).identity).toMatchObject({ answers: 'guarded', rateLimits: false })
    const { identity } = readSettings({ MODE: 'production' })
    expect(identity).toMatchObject({
      answers: 'uniform',
      rateLimits: true,
      captcha: { when: 'after-failures' },
    })
    const names = ['VISIBLE_SITE_KEY', 'INVISIBLE_SITE_KEY', 'VISIBLE_SECRET', 'INVISIBLE_SECRET']
    const all = Object.fromEntries(names.map((name) => [`CAPTCHA_${name}`, name]))
    for (const name of Object.keys(all)) {
      const { [name]: _, ...rest } = all
      expect(() => readSettings({ CAPTCHA_PROVIDER: 'recaptcha', ...rest })).toThrow(name)
    }
    for (const CAPTCHA_SCRIPT_URL of ['api.js', 'data:text/javascript,1', 'https://a.example/;x/api.js'])
      expect(() => readSettings({ CAPTCHA_PROVIDER: 'recaptcha', ...all, CAPTCHA_SCRIPT_URL })).toThrow(
        'CAPTCHA_SCRIPT_URL',
      )
    const { captcha } = readSettings({ CAPTCHA_PROVIDER: 'recaptcha', ...all }).identity
    expect(captcha.recaptcha).toMatchObject({
      hosts: ['localhost', 'localhost'],
      visibleSecret: 'VISIBLE_SECRET',
    })
  })

  it('rejects test captcha keys in production', () => {
    const names = ['VISIBLE_SITE_KEY', 'INVISIBLE_SITE_KEY', 'VISIBLE_SECRET', 'INVISIBLE_SECRET']
    const keys = Object.fromEntries(names.map((name) => [`CAPTCHA_${name}`, name]))
    const environment = { CAPTCHA_PROVIDER: 'recaptcha', ...keys }
    const CAPTCHA_VISIBLE_SECRET = '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe'
    const production = { MODE: 'production', ...environment }
    expect(() => readSettings({ ...production, CAPTCHA_VISIBLE_SECRET })).toThrow('CAPTCHA_VISIBLE_SECRET')
    expect(readSettings(production).mode).toBe('production')
    expect(readSettings({ ...environment, CAPTCHA_VISIBLE_SECRET }).mode).toBe('development')
  })

  it('reads a mail server and a sender, with names and passwords of any characters', () => {
    const of = (url: string, from: string) => readSettings({ SMTP_URL: url, MAIL_FROM: from })
    expect(of('smtp://me%40shop:p%2Fw%3F@mail.example', 'shop@shop.example')).toMatchObject({
      smtp: { host: 'mail.example', port: 587, secure: false, user: 'me@shop', password: 'p/w?' },
      mailFrom: { name: '', address: 'shop@shop.example' },
    })
    expect(of('smtps://[::1]', 'Zoë & Söhne <shop@shop.example>')).toMatchObject({
      smtp: { host: '::1', port: 465, secure: true, user: undefined },
      mailFrom: { name: 'Zoë & Söhne', address: 'shop@shop.example' },
    })
  })

  it('requires a sender if there is a mail server, and never shows its password', () => {
    expect(() => readSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow(/MAIL_FROM/)
    expect(() => readSettings({ SMTP_URL: 'smtp://me:secret@mail.example/x' })).not.toThrow(/secret/)
  })

  it('offers test cards in development, and in production only if a setting says so', () => {
    const sandboxOf = (environment: Record<string, string>) => readSettings(environment).payment.sandbox
    expect(sandboxOf({})).toBe(true)
    expect(sandboxOf({ MODE: 'production' })).toBe(false)
    expect(sandboxOf({ MODE: 'production', PAYMENT_SANDBOX: 'on' })).toBe(true)
  })

  it('is described in the README, every variable and no other', () => {
    const root = join(import.meta.dirname, '../../../../..')
    const source = ['settings.ts', 'payment-settings.ts', 'identity-settings.ts']
      .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
      .join('')
    const notRead = ['LOG_LEVELS', 'ANSWER_POLICIES', 'CAPTCHA_WHEN', 'KEYS_FOR_TESTS', 'KEPT_DAYS']
    const read = new Set(
      source
        .match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b|\bMODE\b|\bCAPTCHA\b|\bSHEDDING\b/g)
        ?.filter((name) => !notRead.includes(name)),
    )
    const table = readFileSync(join(root, 'README.md'), 'utf8').split('## Settings')[1] ?? ''
    const described = new Set([...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name ?? ''))
    expect([...described].sort()).toEqual([...read].sort())
  })
})
