import { approveMember, blockMember, queryMembers } from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { formVisitor } from '../form-visitor.ts'
import { openMembersShop } from '../open/open-members-shop.ts'
import { house, isMember, logIn, newEmail, newMember, PASSWORD, PATIENCE, register } from './visit.ts'

describe('the login form', () => {
  it('leads back to the previous page, and says what was added to the cart', async () => {
    const { email } = await newMember()
    const visitor = formVisitor(house.url)
    await visitor.send('/products/column', { quantity: '2' })
    const entered = await logIn(visitor, email, PASSWORD, '/products/column?Glaze=Celadon')
    expect(entered.status).toBe(303)
    expect(entered.location).toBe('/products/column?Glaze=Celadon')
    const page = await visitor.open('/cart')
    expect(page.text).toContain('Added to your cart from before you logged in: Column.')
    expect(page.html).toContain('aria-label="Grace’s account"')
    expect((await visitor.open('/cart')).text).not.toContain('from before you logged in')
  })

  it.each([
    ['no address', { email: 'grace', password: 'x' }, 'Enter an email address', 'grace'],
    ['no password', { email: 'a@example.com', password: '' }, 'Enter your password.', 'a@example.com'],
    [
      'an unknown address',
      { email: 'nobody@example.com', password: PASSWORD },
      'There’s no account for this email address.',
      'nobody@example.com',
    ],
  ])('says what is wrong with %s, and clears only the password', async (_, fields, problem, email) => {
    const answer = await formVisitor(house.url).send('/login', { ...fields, returnTo: '/cart' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(problem)
    expect(answer.html).toContain(`value="${email}"`)
    expect(answer.html).not.toContain(PASSWORD)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it("leads to the platform's own page if a captcha is required and no script can solve it", async () => {
    const { email } = await newMember()
    const visitor = formVisitor(house.url)
    for (let tries = 0; tries < 3; tries++)
      expect((await logIn(visitor, email, 'wrong')).text).toContain('don’t match')
    const answer = await logIn(visitor, email)
    expect(answer.text).toContain('We couldn’t check that you’re human.')
    expect(answer.text).toContain('That page needs JavaScript.')
    const away = await visitor.send('/login', { intent: 'hosted', returnTo: '/cart' })
    expect(away.status).toBe(303)
    expect(new URL(away.location).port).toBe(new URL(house.platform.url).port)
    expect(JSON.parse(visitor.cookie('vitrine_login') ?? '{}')).toMatchObject({ originalUri: '/cart' })
  })

  it('leads there at once for a captcha that only that page can show', async () => {
    const keys = ['VISIBLE_SITE_KEY', 'INVISIBLE_SITE_KEY', 'VISIBLE_SECRET', 'INVISIBLE_SECRET']
    const environment = Object.fromEntries(keys.map((name) => [`CAPTCHA_${name}`, name]))
    await using other = await openMembersShop({
      CAPTCHA: 'always',
      CAPTCHA_PROVIDER: 'recaptcha',
      ...environment,
    })
    for (const path of ['/register', '/login']) {
      const visitor = formVisitor(other.url)
      const away = await visitor.send(path, { email: newEmail(), password: PASSWORD, returnTo: '/cart' })
      expect([path, away.status]).toEqual([path, 303])
      expect(new URL(away.location).port).toBe(new URL(other.platform.url).port)
      expect(JSON.parse(visitor.cookie('vitrine_login') ?? '{}')).toMatchObject({ originalUri: '/cart' })
      const page = await fetch(away.location, { redirect: 'manual' })
      const shown = path === '/register' ? '/login/sign-up' : '/login'
      expect(new URL(page.headers.get('location') ?? '').pathname).toBe(shown)
    }
  })

  it("accepts no form from another site's page", async () => {
    const { email } = await newMember()
    const body = new URLSearchParams({ email, password: PASSWORD, returnTo: '/account' })
    for (const path of ['/login', '/logout', '/account/delete', '/callback']) {
      const headers = { Origin: 'https://evil.example' }
      const answer = await fetch(house.url + path, { method: 'POST', body, headers, redirect: 'manual' })
      expect([path, answer.status]).toEqual([path, 400])
      expect(answer.headers.getSetCookie().join()).not.toContain('member')
    }
  })

  it.each([
    '//evil.example',
    'https://evil.example/account',
    '/\\evil.example',
    'javascript:alert(1)',
    '/logout',
  ])('never leads to %s', async (returnTo) => {
    const { visitor, email } = await newMember()
    expect((await visitor.open(`/login?${new URLSearchParams({ returnTo })}`)).location).toBe('/account')
    expect((await logIn(formVisitor(house.url), email, PASSWORD, returnTo)).location).toBe('/account')
  })
})

describe('the registration form', () => {
  it.each([
    ['short', 'short', 'Use at least 8 characters.'],
    ['common', 'password1', 'This password is too easy to guess.'],
    ['long', 'x'.repeat(300), 'Use 256 characters or fewer.'],
  ])('says what is wrong with a %s password', async (_, password, problem) => {
    const answer = await register(formVisitor(house.url), newEmail(), { password })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(problem)
  })

  it('says that an address is taken', async () => {
    const { email } = await newMember()
    expect((await register(formVisitor(house.url), email)).text).toContain(
      'There’s already an account for this email address.',
    )
  })

  it('asks to wait if the owner approves members, and lets approved ones in', async () => {
    await house.ask({ requireOwnerApproval: true })
    const visitor = formVisitor(house.url)
    const email = newEmail()
    expect((await register(visitor, email)).location).toBe('/waiting')
    expect((await visitor.open('/waiting')).text).toContain('We review every new account')
    expect((await logIn(visitor, email)).location).toBe('/waiting')
    expect(await isMember(visitor)).toBe(false)

    const { members } = await house.owner.call(queryMembers, { query: {}, fieldsets: ['FULL'] })
    const id = members.find((member) => member.loginEmail === email)?.id ?? 'none'
    await house.owner.call(approveMember, { id })
    expect((await logIn(visitor, email)).location).toBe('/account')
    expect(await isMember(visitor)).toBe(true)

    await house.owner.call(blockMember, { id })
    await expect.poll(() => isMember(visitor), PATIENCE).toBe(false)
    expect((await logIn(visitor, email)).text).toContain('This account is blocked.')
  })
})

describe('a login', () => {
  it('is renewed when the access token has expired', async () => {
    const { visitor } = await newMember()
    const tokens = JSON.parse(visitor.cookie('vitrine_session') ?? '{}')
    visitor.keep(
      'vitrine_session',
      JSON.stringify({ ...tokens, accessToken: { value: 'old', expiresAt: 1 } }),
    )
    expect(await isMember(visitor)).toBe(true)
    const after = JSON.parse(visitor.cookie('vitrine_session') ?? '{}')
    expect(after.refreshToken.role).toBe('member')
    expect(after.accessToken.value).not.toBe(tokens.accessToken.value)
  })

  it('that has ended on the platform leaves a new visitor', async () => {
    const { visitor } = await newMember()
    const tokens = JSON.parse(visitor.cookie('vitrine_session') ?? '{}')
    const gone = {
      accessToken: { value: 'old', expiresAt: 1 },
      refreshToken: { ...tokens.refreshToken, value: `${tokens.refreshToken.value}x` },
    }
    visitor.keep('vitrine_session', JSON.stringify(gone))
    expect((await visitor.open('/account')).location).toBe('/login?returnTo=%2Faccount')
    expect((await visitor.open('/cart')).html).toContain('aria-label="Log in"')
    expect(JSON.parse(visitor.cookie('vitrine_session') ?? '{}').refreshToken.role).toBe('visitor')
  })

  it('leaves no personal data behind when it ends', async () => {
    const { visitor } = await newMember()
    await visitor.send('/products/column', { quantity: '1' })
    const tokens = JSON.parse(visitor.cookie('vitrine_session') ?? '{}')
    expect((await visitor.open('/logout')).text).toContain('Log out?')
    const left = await visitor.send('/logout', {})
    expect(left.status).toBe(303)
    expect(new URL(left.location).port).toBe(new URL(house.platform.url).port)
    expect(visitor.cookie('vitrine_session')).toBeUndefined()
    const page = await visitor.open('/cart')
    expect(page.html).not.toContain('Grace')
    expect(page.text).toContain('Your cart is empty')
    const end = await fetch(left.location)
    expect(end.url).toBe(`${house.url}/`)
    const before = house.platform.caller(tokens.accessToken.value)
    const stillThere = async () => (await before.get('/members/v1/members/my')).status === 200
    await expect.poll(stillThere, PATIENCE).toBe(false)
  })
})

describe('the way back from the login page of the platform', () => {
  const begun = async () => {
    const visitor = formVisitor(house.url)
    await visitor.send('/login', { intent: 'hosted', returnTo: '/cart' })
    return { visitor, state: JSON.parse(visitor.cookie('vitrine_login') ?? '{}').state as string }
  }

  it("shows the platform's message as text", async () => {
    const { visitor, state } = await begun()
    const said = '<script>alert(1)</script>'
    const query = new URLSearchParams({ error: 'access_denied', error_description: said, state })
    const answer = await visitor.open(`/callback?${query}`)
    expect(answer.status).toBe(400)
    expect(answer.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(answer.html).not.toContain('<script>alert')
    expect(visitor.cookie('vitrine_login')).toBeUndefined()
  })

  it.each([
    ['another browser', 'code=stolen&state=STATE', true],
    ['another login', 'code=stolen&state=other', false],
    ['an unknown sender', 'error=x&error_description=Call+0900', false],
  ])("shows nothing from %s, and doesn't log anyone in", async (_, query, isNew) => {
    const { visitor, state } = await begun()
    const answer = await (isNew ? formVisitor(house.url) : visitor).open(
      `/callback?${query.replace('STATE', state)}`,
    )
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('You’re not logged in')
    expect(answer.text).not.toContain('0900')
    expect(await isMember(visitor)).toBe(false)
  })

  it("explains errors in the person's language", async () => {
    const visitor = formVisitor(house.url)
    await visitor.send('/de/login', { intent: 'hosted', returnTo: '/cart' })
    const { state, originalUri } = JSON.parse(visitor.cookie('vitrine_login') ?? '{}')
    expect(originalUri).toBe('/de/cart')
    const led = await visitor.open(`/callback?${new URLSearchParams({ error: 'access_denied', state })}`)
    expect(led.location).toMatch(/^\/de\/callback\?/)
    const answer = await visitor.open(led.location)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Sie sind nicht angemeldet')
  })

  it("accepts only the platform's codes", async () => {
    const { visitor, state } = await begun()
    const answer = await visitor.send('/callback', { code: 'made-up', state })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('We couldn’t finish the login.')
  })
})

describe('where visitors come from', () => {
  it('is what the platform limits their attempts by, if it trusts the shop', async () => {
    const limited = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1' }
    await using counting = await openMembersShop(limited)
    const ask = async (address: string, tries: number) => {
      const problems: boolean[] = []
      for (let one = 0; one < tries; one++) {
        const answer = await fetch(`${counting.url}/reset-password`, {
          method: 'POST',
          headers: { Origin: counting.url, 'X-Forwarded-For': address },
          body: new URLSearchParams({ email: `${address}.${one}@example.com` }),
        })
        problems.push(answer.status === 429)
      }
      return problems
    }
    expect((await ask('203.0.113.7', 21)).at(-1)).toBe(true)
    expect(await ask('203.0.113.8', 1)).toEqual([false])
  })
})
