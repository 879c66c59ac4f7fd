import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../testing/index.ts'
import { builtFolder, HOSTED } from './built-pages.ts'

describe.skipIf(!builtFolder(HOSTED))('a hosted page', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(async () => shop[Symbol.asyncDispose]())

  const page = (path = '/checkout/6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21') => fetch(shop.url + path)

  it.each([
    '/checkout/6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21',
    '/login?request=nobodys',
    '/login/sign-up',
    '/logout',
    '/login/set-up',
  ])("runs only its own scripts, can't be framed and isn't stored: %s", async (path) => {
    const { headers, status } = await page(path)
    expect(status).toBe(200)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[\w-]{22}' 'strict-dynamic'; /)
    for (const part of [
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ])
      expect(policy.split('; ')).toContain(part)
    expect(policy).not.toMatch(/unsafe/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-site',
    })
  })

  it('shows a browser that a login link has expired, and gives programs the full error', async () => {
    const get = (accept: string, more: Record<string, string> = {}) =>
      fetch(`${shop.url}/login/of-before/<i>`, { headers: { accept, ...more } })
    const browsers = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    const shown = await get(browsers)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const html = await shown.text()
    expect(html).toContain('<div id="SITE_CONTAINER" data-page="link-spent">')
    expect(html).toContain('<h1>This link has expired</h1>')
    expect(html).toContain(`href="${shop.site.storefrontUrl}">Go to Test shop</a>`)
    const german = await (await get(browsers, { 'accept-language': 'de' })).text()
    expect(german).toContain('<html lang="de">')
    expect(german).toContain('<h1>Dieser Link ist abgelaufen</h1>')
    for (const accept of ['application/json', 'application/json, text/html', '*/*']) {
      const told = await get(accept)
      expect([accept, told.status, await told.json()]).toEqual([
        ...[accept, 404],
        { message: expect.any(String), details: expect.any(Object) },
      ])
    }
  })

  it('shows a browser that posts to an expired login the same page, and rejects programs', async () => {
    const post = (path: string, accept: string) =>
      fetch(shop.url + path, { method: 'POST', headers: { accept }, body: new URLSearchParams({ a: 'b' }) })
    const shown = await post('/login/of-before?x=1', 'text/html,*/*;q=0.8')
    expect([shown.status, shown.url]).toEqual([404, `${shop.url}/login/of-before?x=1`])
    expect(await shown.text()).toContain('<h1>This link has expired</h1>')
    const known = ['/login', '/login/sign-up']
    for (const path of known) expect((await post(path, 'text/html,*/*;q=0.8')).status).toBe(200)
    for (const path of ['/login/of-before', ...known]) {
      const told = await post(path, 'application/json')
      expect([path, told.status, told.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
      expect(await told.json()).toMatchObject({
        details: { applicationError: { code: 'METHOD_NOT_ALLOWED' } },
      })
    }
  })

  it('lets only the login load and frame a third-party captcha, if there is one', async () => {
    const keys = ['VISIBLE_SITE_KEY', 'INVISIBLE_SITE_KEY', 'VISIBLE_SECRET', 'INVISIBLE_SECRET']
    const environment = Object.fromEntries(keys.map((name) => [`CAPTCHA_${name}`, name]))
    await using other = await openShop({ environment: { CAPTCHA_PROVIDER: 'recaptcha', ...environment } })
    const policyOf = async (url: string) =>
      ((await fetch(url)).headers.get('content-security-policy') ?? '')
        .replace(/nonce-[\w-]+/g, 'nonce-n')
        .split('; ')
    const [before, login, checkout] = await Promise.all([
      policyOf(`${shop.url}/login`),
      policyOf(`${other.url}/login`),
      policyOf(`${other.url}/checkout/6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21`),
    ])
    const isMedia = (part: string) => part.startsWith('img-src')
    const without = (parts: string[], others: string[]) =>
      parts.filter((part) => !others.includes(part) && !isMedia(part))
    expect(without(checkout, before)).toEqual([])
    expect(without(before, login)).toEqual(["script-src 'nonce-n' 'strict-dynamic'", "trusted-types 'none'"])
    expect(without(login, before)).toEqual([
      "script-src 'nonce-n' 'strict-dynamic' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      'trusted-types *',
    ])
  })

  it('has a new nonce every time, on every script it loads', async () => {
    const [one, other] = await Promise.all([page(), page()])
    const nonceOf = (policy: string | null) => /'nonce-([\w-]+)'/.exec(policy ?? '')?.[1]
    const nonce = nonceOf(one.headers.get('content-security-policy'))
    expect(nonce).not.toBe(nonceOf(other.headers.get('content-security-policy')))
    const html = await one.text()
    expect(html).not.toContain('__NONCE__')
    const scripts = html.match(/<script[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
  })

  it('uses only files that are cached forever and compressed where supported', async () => {
    const [, name] = /src="\/hosted\/assets\/([^"]+)"/.exec(await (await page()).text()) ?? []
    const assets = `${shop.url}/hosted/assets`
    for (const encoding of ['br', 'gzip', 'identity']) {
      const file = await fetch(`${assets}/${name}`, { headers: { 'accept-encoding': encoding } })
      expect(file.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(await file.text()).toContain('/checkout-api/')
    }
    for (const other of ['nothing.js', '..%2findex.html', '..%2f..%2fpackage.json'])
      expect((await fetch(`${assets}/${other}`)).status).toBe(404)
  })
})
