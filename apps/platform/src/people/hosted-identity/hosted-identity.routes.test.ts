import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/statements/statement.ts'
import { contrast } from '../../shop/brand/readable-colors.ts'
import { ENGINES } from '../../testing/engines.ts'
import { openShop, type Shop } from '../../testing/index.ts'
import { newUser } from '../users/new-user.ts'
import { usersStore } from '../users/users.store.ts'
import { askForStaff, openBrowser, PASSWORD, strangeId } from './hosted-identity.fixtures.ts'
import { makeSetUpLinks, newSetUpLink } from './set-up/owner-set-up.ts'

const disable = statement('UPDATE users SET disabled_at = 1 WHERE user_id = ?')

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

describe('the login pages of a console', () => {
  it("show the shop's brand, log a person in once and lead back with a code", async () => {
    const { id, email, clientId } = await askForStaff(shop)
    const browser = openBrowser(shop.url)
    const shown = await browser.get(`/requests/${id}`)
    expect([shown.status, shown.body]).toMatchObject([
      200,
      { brand: { name: 'Test shop' }, audience: 'STAFF', ask: 'LOGIN', clientName: 'Console', providers: [] },
    ])
    expect(shown.headers.get('access-control-allow-origin')).toBe(null)
    expect(shown.headers.get('cache-control')).toBe('no-store')
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => browser.post(`/requests/${id}/login`, { email, password: PASSWORD })),
    )
    const [done, ...more] = tries.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    expect(tries.filter(({ status }) => status === 404)).toHaveLength(4)
    const to = new URL(String(done?.body.to))
    expect([to.origin, to.searchParams.get('state')]).toEqual(['https://console.example', 's&t=1'])
    expect(to.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
    expect(done?.headers.getSetCookie().join()).toMatch(
      /vitrine_console=[\w-]{43}; .*HttpOnly; SameSite=Strict/,
    )
    expect((await browser.get(`/requests/${id}`)).status).toBe(404)
    expect(shop.log.filter((line) => line.includes(PASSWORD) || line.includes(email))).toEqual([])
    expect(clientId).not.toBe('')
  })

  it('let a logged-in person choose or agree, unless a new login is required, and lead back after a refusal too', async () => {
    const first = await askForStaff(shop)
    const browser = openBrowser(shop.url)
    await browser.post(`/requests/${first.id}/login`, { email: first.email, password: PASSWORD })
    const again = async (prompt: 'login' | 'consent' | 'select_account') => {
      const { id } = await askForStaff(shop, { clientId: first.clientId, prompt })
      return { id, shown: (await browser.get(`/requests/${id}`)).body }
    }
    const chosen = await again('select_account')
    expect(chosen.shown).toMatchObject({ ask: 'ACCOUNT', account: { email: first.email } })
    expect((await browser.post(`/requests/${chosen.id}/continue`, {})).body).toMatchObject({ step: 'DONE' })
    const consent = await again('consent')
    expect(consent.shown).toMatchObject({ ask: 'CONSENT', account: { email: first.email } })
    const refused = await browser.post(`/requests/${consent.id}/refuse`, {})
    expect(new URL(String(refused.body.to)).searchParams.get('error')).toBe('access_denied')
    const fresh = await again('login')
    expect(fresh.shown).toMatchObject({ ask: 'LOGIN' })
    expect(fresh.shown.account).toBe(undefined)
    expect((await browser.post(`/requests/${fresh.id}/continue`, {})).status).toBe(401)
    const { id } = await again('select_account')
    expect((await openBrowser(shop.url).post(`/requests/${id}/continue`, {})).status).toBe(401)
    await shop.database.transaction((tx) => tx.run(disable, first.userId))
    expect((await browser.post(`/requests/${id}/continue`, {})).status).toBe(401)
  })

  it("don't distinguish an unknown address, a disabled user and a wrong password", async () => {
    const { id, email } = await askForStaff(shop)
    const gone = await askForStaff(shop)
    await shop.database.transaction((tx) => tx.run(disable, gone.userId))
    const answers: object[] = []
    for (const [address, password] of [
      [email, 'wrong'],
      ['nobody@shop.example', PASSWORD],
      [gone.email, PASSWORD],
    ]) {
      const { status, body } = await openBrowser(shop.url).post(`/requests/${id}/login`, {
        email: address,
        password,
      })
      answers.push({ status, body })
    }
    expect(answers[0]).toMatchObject({
      status: 401,
      body: { details: { applicationError: { code: '-19976' } } },
    })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it('accept nothing from other sites, from forms, or of another shape', async () => {
    const { id, email } = await askForStaff(shop)
    const browser = openBrowser(shop.url)
    const good = { email, password: PASSWORD }
    const path = `/requests/${id}/login`
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://shop.example' },
    ])
      expect((await browser.post(path, good, headers)).status, JSON.stringify(headers)).toBe(403)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await browser.post(path, good, { 'content-type': type })).status, type).toBe(415)
    const wrong: unknown[] = [
      ...[{}, [], 'null', '{"email":', '""', { ...good, more: 1 }],
      ...[
        { ...good, email: 7 },
        { ...good, email: 'a@b@c' },
        { ...good, email: `${'a'.repeat(250)}@b.de` },
      ],
      ...[
        { ...good, password: '' },
        { ...good, password: ['x'] },
        { ...good, password: 'x'.repeat(1025) },
      ],
      ...[
        { ...good, captcha: 1 },
        { ...good, captcha: 'x'.repeat(5001) },
      ],
    ]
    for (const body of wrong) expect((await browser.post(path, body)).status, JSON.stringify(body)).toBe(400)
    for (const strange of [strangeId(), 'x', '%00', encodeURIComponent("' OR 1=1"), 'é'.repeat(50)])
      expect((await browser.post(`/requests/${strange}/login`, good)).status, strange).toBe(404)
    expect((await browser.get(path)).status).toBe(405)
    expect((await browser.post(path, good)).body).toMatchObject({ step: 'DONE' })
  })

  it('make a stranger wait after too many attempts, and say for how long', async () => {
    await using quiet = await openShop({ environment: { CAPTCHA: 'off' } })
    const { id, email } = await askForStaff(quiet)
    const browser = openBrowser(quiet.url)
    const answers = []
    for (let round = 0; round < 11; round += 1)
      answers.push(await browser.post(`/requests/${id}/login`, { email, password: 'wrong' }))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429])
    expect(answers.at(-1)?.body).toMatchObject({
      details: { applicationError: { data: { retryAfterSeconds: expect.any(Number) } } },
    })
  })
})

describe('the brand of a shop', () => {
  it('is shown above its pages in readable colors, with a logo only from its own media', async () => {
    await using branded = await openShop()
    const merchant = await branded.merchant()
    const media = `http://localhost:${new URL(branded.url).port}/media/`
    const settle = (brandSettings: object) =>
      merchant.send('PATCH', '/vitrine/v1/settings/brand', JSON.stringify({ brandSettings }))
    const logoUrl = `${media}6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21/v1/fit/w_300,h_96/file.webp`
    const pale = { name: 'Atelier', accentColor: '#FFEE00', backgroundColor: '#eef4fb', logoUrl }
    expect((await settle(pale)).status).toBe(200)
    for (const wrong of [
      { logoUrl: 'https://evil.example/media/x' },
      { logoUrl: `${media.replace('/media/', '')}@evil.example/media/x` },
      { logoUrl: 'javascript:alert(1)' },
      ...[
        '../logout',
        '%2e%2e/logout',
        'a b',
        'a"b',
        "a'b",
        'a\\b',
        'a<b',
        'a?b',
        'a#b',
        'ä',
        'a'.repeat(501),
      ].map((path) => ({ logoUrl: media + path })),
      ...[{ accentColor: 'red' }, { accentColor: '#fff' }, { backgroundColor: '#12345g' }, { name: '' }],
    ])
      expect((await settle(wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await settle({ revision: 0, name: 'Late' })).status).toBe(409)
    const { body } = await openBrowser(branded.url).get('/brand')
    expect(body.brand).toMatchObject({ name: 'Atelier', logoUrl, light: { paper: '#eef4fb' } })
    const { light, dark } = body.brand as Record<'light' | 'dark', { accent: string; paper: string }>
    expect(contrast(light.accent, light.paper)).toBeGreaterThanOrEqual(4.5)
    expect(dark.accent).toBe('#ffee00')
    for (const path of ['/r/used-up', `/logout?clientId=${branded.clientId}`])
      expect(await (await fetch(branded.url + path)).text()).toContain('Atelier')
    const spent = await fetch(`${branded.url}/r/used-up`)
    const html = await spent.text()
    const policy = spent.headers.get('content-security-policy') ?? ''
    expect(html).toContain(`<p class="mark"><img src="${logoUrl}" alt="Atelier"></p>`)
    expect(policy).toContain(`img-src ${new URL(media).origin};`)
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
    expect(policy).toContain(`style-src 'sha256-${hash('sha256', style, 'base64')}';`)
    expect(style).toContain('(prefers-color-scheme:light){:root{--paper:#eef4fb;')
    for (const { accent } of [light, dark]) expect(style).toContain(`--accent:${accent};`)
    await settle({ name: null, logoUrl: null, accentColor: null, backgroundColor: null })
    expect((await openBrowser(branded.url).get('/brand')).body.brand).toEqual({
      ...{ name: 'Test shop', shopUrl: branded.site.storefrontUrl, light: {}, dark: {} },
    })
    expect((await openBrowser(branded.url).get('/brand?clientId=nobodys')).status).toBe(404)
  })
})

describe('logging out', () => {
  it("ends the browser's login and leads on to registered origins only", async () => {
    const { id, email, clientId } = await askForStaff(shop)
    const browser = openBrowser(shop.url)
    await browser.post(`/requests/${id}/login`, { email, password: PASSWORD })
    expect(browser.cookies.has('vitrine_console')).toBe(true)
    // Fails if the logout page only looks for members.
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const asked = await fetch(`${shop.url}/logout?clientId=${clientId}`, { headers: { cookie } })
    expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('<form method="post"')])
    expect((await browser.post('/log-out/look', { clientId })).body.brand).toMatchObject({
      name: 'Test shop',
    })
    expect((await browser.post('/log-out', { clientId }, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    )
    expect((await browser.get('/log-out')).status).toBe(405)
    for (const to of [
      'https://evil.example',
      'https://console.example.evil.example/',
      'javascript:alert(1)',
      '//x',
    ])
      expect((await openBrowser(shop.url).post('/log-out', { clientId, to })).body).toEqual({})
    const { body } = await browser.post('/log-out', { clientId, to: 'https://console.example/bye' })
    expect(body).toEqual({ to: 'https://console.example/bye' })
    expect(browser.cookies.has('vitrine_console')).toBe(false)
    const next = await askForStaff(shop, { clientId, prompt: 'select_account' })
    expect((await browser.get(`/requests/${next.id}`)).body).toMatchObject({ ask: 'LOGIN' })
  })
})

for (const engine of ENGINES) {
  describe(`a shop without an owner on ${engine.name}`, () => {
    // Fails if the link isn't consumed and existing owners aren't checked.
    it('gets one with a printed link, once, and no second one', async () => {
      let now = Date.now()
      const clock = { now: () => now }
      await using empty = await openShop({ engine, clock })
      const { database } = empty
      const address = 'https://login.example'
      const [printed] = await makeSetUpLinks(database, clock, address)
      const old = new URL(printed?.url ?? 'https://nowhere.example')
      expect(await makeSetUpLinks(database, clock, address)).toEqual([]) // another start leaves it valid
      const { siteId } = empty.site
      const newest = new URL((await newSetUpLink(database, clock, address, { siteId })).url)
      expect(newest.href.startsWith('https://login.example/login/set-up#')).toBe(true)
      const [spent, token] = [old.hash.slice(1), newest.hash.slice(1)]
      const browser = openBrowser(empty.url)
      const owner = { email: 'Ada@Shop.example', password: PASSWORD }
      expect((await browser.post('/set-up/look', { token: spent })).status).toBe(404)
      expect((await browser.post('/set-up', { token: spent, ...owner })).status).toBe(404)
      const looked = await browser.post('/set-up/look', { token })
      expect(looked.body).toMatchObject({ brand: { name: 'Test shop' } })
      const short = await browser.post('/set-up', { token, ...owner, password: 'short' })
      expect([short.status, short.fields]).toEqual([400, ['password']])
      now += 24 * 3600 * 1000
      expect((await browser.post('/set-up/look', { token })).status).toBe(404)
      const [next] = await makeSetUpLinks(database, clock, address) // a start prints one if none is valid
      const another = new URL(next?.url ?? '').hash.slice(1)
      const worker = await newUser({
        ...{ siteId: empty.site.siteId, userId: crypto.randomUUID(), email: 'ada@shop.example' },
        ...{ role: 'merchant', password: 'another password', createdAt: now },
      })
      await database.transaction((tx) => usersStore.save(tx, worker))
      const tries = await Promise.all(
        Array.from({ length: 5 }, () => browser.post('/set-up', { token: another, ...owner })),
      )
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
      expect(await usersStore.findByEmail(database, empty.site.siteId, 'ada@shop.example')).toMatchObject({
        ...{ role: 'owner', userId: worker.userId },
      })
      expect(await makeSetUpLinks(database, clock, 'https://login.example')).toEqual([])
    })
  })
}
