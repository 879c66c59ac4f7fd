import { blockMember, queryMembers } from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { formVisitor } from '../form-visitor.ts'
import { house, isMember, linkIn, logIn, NEW_PASSWORD, newMember, PASSWORD, PATIENCE } from './visit.ts'

describe('a forgotten password', () => {
  it('can be reset with a mailed link, once, and the old one stops working', async () => {
    const { email } = await newMember()
    const visitor = formVisitor(house.url)
    const sent = await visitor.send('/reset-password', { email })
    const unknown = await visitor.send('/reset-password', { email: 'nobody@example.com' })
    expect(sent.text).toContain(`If ${email} has an account, we’ve sent a link`)
    expect(unknown.status).toBe(sent.status)
    const token = await linkIn(email)
    expect((await visitor.open(`/new-password?token=${token}`)).text).toContain('Choose a new password')
    const set = (password: string) => visitor.send(`/new-password?token=${token}`, { token, password })
    expect((await set('short')).text).toContain('Use at least 8 characters.')
    expect((await set(NEW_PASSWORD)).location).toBe('/account')
    expect((await visitor.open('/account')).text).toContain('Your new password is set')
    expect((await set(NEW_PASSWORD)).text).toContain('This link has expired')
    expect((await logIn(formVisitor(house.url), email)).text).toContain('don’t match')
  })

  it.each(['', '/de'])('leads back to the page where it was noticed, through %s/login', async (start) => {
    const { email } = await newMember()
    const visitor = formVisitor(house.url)
    const returnTo = '/products/column?Glaze=Celadon&note=%22a%26b%22'
    const onward = `?${new URLSearchParams({ returnTo })}`
    const links = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)
    expect(links((await visitor.open(`${start}/login${onward}`)).html)).toContain(
      `${start}/reset-password${onward}`,
    )
    const reset = `${start}/reset-password${onward}`
    expect(links((await visitor.open(reset)).html)).toContain(`${start}/login${onward}`)
    expect(links((await visitor.send(reset, { email, returnTo })).html)).toContain(`${start}/login${onward}`)
    const address = `${house.platform.url}/login/new-password`
    const body = new URLSearchParams({ token: await linkIn(email), password: NEW_PASSWORD })
    const set = await fetch(address, { method: 'POST', body })
    expect(links(await set.text())).toContain(`${house.url}${start}/login${onward}`)
  })

  it.each(['', '/de'])('can be reset on the shop’s own page, at %s/new-password', async (start) => {
    const { email } = await newMember()
    const visitor = formVisitor(house.url)
    await visitor.send(`${start}/reset-password`, { email })
    const [token, returnTo] = [await linkIn(email), '/products/column?Glaze=Celadon&note=%22a%26b%22']
    const onward = new URLSearchParams({ returnTo })
    const page = `${start}/new-password?${new URLSearchParams({ token, returnTo })}`
    const links = (html: string) =>
      [...html.matchAll(/ (?:href|action)="([^"]*)"/g)].map(([, to]) => to?.replaceAll('&amp;', '&'))
    expect(links((await visitor.open(page)).html)).toContain(page)
    const set = (password: string) => visitor.send(page, { token, returnTo, password })
    expect(links((await set('short')).html)).toContain(page)
    expect((await set(NEW_PASSWORD)).location).toBe(start + returnTo)
    expect(links((await set(NEW_PASSWORD)).html)).toContain(`${start}/reset-password?${onward}`)
  })

  it('never leads to another site, even if the address in a mail names one', async () => {
    const { email } = await newMember()
    const visitor = formVisitor(house.url)
    await visitor.send('/reset-password', { email })
    const [token, returnTo] = [await linkIn(email), '//evil.example']
    const page = `/new-password?${new URLSearchParams({ token, returnTo })}`
    expect((await visitor.open(page)).html).toContain('name="returnTo" value="/account"')
    expect((await visitor.send(page, { token, returnTo, password: NEW_PASSWORD })).location).toBe('/account')
  })

  it.each([
    ['another place', '//evil.example'],
    ['an address longer than is kept', `/search?q=${'x'.repeat(1900)}`],
  ])('gets its link even if the return address is %s', async (_, returnTo) => {
    const { email } = await newMember()
    const sent = await formVisitor(house.url).send('/reset-password', { email, returnTo })
    expect(sent.html).not.toContain('evil.example')
    expect(await linkIn(email)).not.toBe('')
  })
})

describe('the account', () => {
  it('is for members only, who return to the page they wanted', async () => {
    const visitor = formVisitor(house.url)
    for (const path of ['/account', '/account/password', '/account/delete', '/account/orders/1?x=1']) {
      const answer = await visitor.open(path)
      expect(answer.status).toBe(303)
      expect(answer.location).toBe(`/login?${new URLSearchParams({ returnTo: path })}`)
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    }
    expect((await visitor.open('/de/account')).location).toBe('/de/login?returnTo=%2Faccount')
  })

  it('keeps what its member writes', async () => {
    const { visitor } = await newMember()
    const profile = { firstName: 'Grace', lastName: '<b>Hopper</b>', nickname: 'amazing', phone: '+1 555' }
    expect((await visitor.send('/account?index', profile)).text).toContain('Saved.')
    const { html } = await visitor.open('/account')
    for (const value of ['&lt;b&gt;Hopper&lt;/b&gt;', 'amazing', '+1 555'])
      expect(html).toContain(`value="${value}"`)
    const long = await visitor.send('/account?index', { ...profile, lastName: 'x'.repeat(101) })
    expect(long.text).toContain('That’s too long.')
  })

  it('says that a login has ended, once, and keeps what a form had typed', async () => {
    const { visitor, email } = await newMember()
    const { members } = await house.owner.call(queryMembers, { query: {}, fieldsets: ['FULL'] })
    const id = members.find(({ loginEmail }) => loginEmail === email)?.id ?? ''
    const session = visitor.cookie('vitrine_session') ?? ''
    const again = () => visitor.keep('vitrine_session', session)
    await house.owner.call(blockMember, { id })
    const ended = 'You’ve been logged out. Please log in again'
    expect((await visitor.open('/')).text).toContain(ended)
    expect((await visitor.open('/')).text).not.toContain(ended)

    again()
    const sent = await visitor.send('/account.data?index', { firstName: 'Grace' })
    expect([sent.status, sent.html]).toEqual([400, expect.stringContaining('loggedOut')])
    again()
    const deleted = await visitor.send('/account/delete', { sure: 'yes' })
    expect(deleted.text).toContain('You’re no longer logged in. Log in again, then come back')
    again()
    expect((await visitor.send('/account?index', { firstName: 'Grace' })).location).toMatch(/^\/login/)
    expect((await visitor.open('/login')).text).toContain(ended)
    expect((await logIn(visitor, email)).text).toContain('This account is blocked. Please contact the shop.')
  })

  it('changes the password if the current one is right, and ends every other login', async () => {
    const { visitor, email } = await newMember()
    const elsewhere = formVisitor(house.url)
    await logIn(elsewhere, email)
    const change = (current: string, password: string) =>
      visitor.send('/account/password', { current, password })
    expect((await change('wrong', NEW_PASSWORD)).text).toContain('That isn’t your current password.')
    expect((await change(PASSWORD, 'short')).text).toContain('Use at least 8 characters.')
    expect((await change(PASSWORD, NEW_PASSWORD)).location).toBe('/account')
    expect((await visitor.open('/account')).text).toContain('You’re logged out on all other devices.')
    await expect.poll(() => isMember(elsewhere), PATIENCE).toBe(false)
    expect(await isMember(visitor)).toBe(true)
  })

  it('offers a mailed link after too many failed attempts without scripts', async () => {
    const { visitor, email } = await newMember()
    for (let tries = 0; tries < 3; tries++) await logIn(formVisitor(house.url), email, 'wrong')
    const fields = { current: PASSWORD, password: NEW_PASSWORD }
    const answer = await visitor.send('/account/password', fields)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('You can get a link for a new password by email below')
    expect(answer.html).toContain('href="/reset-password"')
    expect(await isMember(visitor)).toBe(true)
  })

  it('is deleted after confirmation', async () => {
    const { visitor, email } = await newMember()
    expect((await visitor.send('/account/delete', {})).text).toContain('Tick the box to confirm.')
    expect((await visitor.send('/account/delete', { sure: 'yes' })).location).toBe('/')
    expect((await visitor.open('/')).text).toContain('Your account is deleted')
    expect(await isMember(visitor)).toBe(false)
    expect((await logIn(visitor, email)).text).toContain('There’s no account for this email address.')
  })
})
