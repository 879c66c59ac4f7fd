import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/statements/statement.ts'
import type { Shop } from '../../testing/index.ts'
import { codeFor, linkFor, newAddress, openMembersShop, PASSWORD } from '../identity/identity.fixtures.ts'
import { ask, askForStaff, openBrowser, PASSWORD as STAFFS } from './hosted-identity.fixtures.ts'

const approved = statement('UPDATE members SET approved_at = 1, revision = revision + 1')
const barred = statement('UPDATE members SET blocked_at = 1, revision = revision + 1 WHERE email = ?')

/** A request of the shop's storefront, and where its answer goes. */
const askForMember = (shop: Shop, more: object = {}): Promise<string> => {
  const { clientId, site } = shop
  const redirectUri = `${site.storefrontUrl}/callback`
  return ask(shop, { clientId, clientKind: 'storefront', redirectUri, ...more })
}

/** Solves a captcha as the page does. */
const solve = async (url: string): Promise<string> => {
  const challenge = await (await fetch(`${url}/_api/iam/captcha/challenge`)).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

describe('the login pages of a storefront', () => {
  it('register a person, lead back with a code, and recognize them the next time', async () => {
    await using shop = await openMembersShop()
    const [email, browser] = [newAddress(), openBrowser(shop.url)]
    const id = await askForMember(shop)
    expect((await browser.get(`/requests/${id}`)).body).toMatchObject({ audience: 'MEMBERS', ask: 'LOGIN' })
    const weak = await browser.post(`/requests/${id}/register`, { email, password: 'password1' })
    expect([weak.status, weak.fields]).toEqual([400, ['password']])
    const account = { email, password: PASSWORD, firstName: 'Ada' }
    const { body } = await browser.post(`/requests/${id}/register`, account)
    expect(body).toMatchObject({ step: 'DONE' })
    const to = new URL(String(body.to))
    expect(to.href.startsWith(`${shop.site.storefrontUrl}/callback?`)).toBe(true)
    expect(to.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
    const next = await askForMember(shop, { prompt: 'select_account' })
    expect((await browser.get(`/requests/${next}`)).body).toMatchObject({
      ask: 'ACCOUNT',
      account: { email },
    })
    expect((await browser.post(`/requests/${next}/continue`, {})).body).toMatchObject({ step: 'DONE' })
    const taken = await openBrowser(shop.url).post(`/requests/${await askForMember(shop)}/register`, account)
    expect(taken.code).toBe('-19995')
  })

  it('wait for a code, then for the owner, and say when the owner declines', async () => {
    await using shop = await openMembersShop({ requireEmailVerification: true, requireOwnerApproval: true })
    const [email, browser, id] = [newAddress(), openBrowser(shop.url), await askForMember(shop)]
    const at = (name: string) => `/requests/${id}/${name}`
    const begun = await browser.post(at('register'), { email, password: PASSWORD })
    expect(begun.body).toMatchObject({ step: 'CODE', email })
    const { stateToken } = begun.body
    const code = await codeFor(shop, email)
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await browser.post(at('verify'), { stateToken, code: wrong })).code).toBe('VERIFICATION_FAILED')
    expect((await browser.post(at('verify'), { stateToken, code: '12345x' })).fields).toEqual(['code'])
    expect((await browser.post(at('resend'), { stateToken })).body).toEqual({})
    const waiting = await browser.post(at('verify'), { stateToken, code: await codeFor(shop, email) })
    expect(waiting.body).toMatchObject({ step: 'APPROVAL' })
    const state = { stateToken: waiting.body.stateToken ?? stateToken }
    expect((await browser.post(at('proceed'), state)).body).toMatchObject({ step: 'APPROVAL' })
    await shop.database.transaction((tx) => tx.run(approved))
    expect((await browser.post(at('proceed'), state)).body).toMatchObject({ step: 'DONE' })
    await shop.database.transaction((tx) => tx.run(barred, email))
    const late = openBrowser(shop.url)
    const again = await askForMember(shop)
    const blocked = await late.post(`/requests/${again}/login`, { email, password: PASSWORD })
    expect(blocked.body).toEqual({ step: 'BLOCKED' })
    expect(late.cookies.size).toBe(0)
    expect((await browser.post(`/requests/${again}/continue`, {})).status).toBe(401)
  })

  it("set a new password with a mail's link, once, for an existing account", async () => {
    await using shop = await openMembersShop()
    const [email, browser] = [newAddress(), openBrowser(shop.url)]
    await browser.post(`/requests/${await askForMember(shop)}/register`, { email, password: PASSWORD })
    const id = await askForMember(shop)
    for (const address of [email, newAddress()])
      expect((await browser.post(`/requests/${id}/recovery`, { email: address })).body).toEqual({})
    const token = await linkFor(shop, email)
    const reader = openBrowser(shop.url)
    expect((await reader.post('/new-password/look', { token })).body).toMatchObject({
      brand: { name: 'Test shop' },
    })
    const weak = await reader.post('/new-password', { token, password: 'short' })
    expect([weak.status, weak.fields]).toEqual([400, ['password']])
    const set = await reader.post('/new-password', { token, password: 'another long walk' })
    expect(set.body).toEqual({ to: expect.stringMatching(new RegExp(`^${shop.site.storefrontUrl}`)) })
    expect((await reader.post('/new-password', { token, password: 'another long walk' })).status).not.toBe(
      200,
    )
    expect((await reader.post('/new-password/look', { token })).status).toBe(404)
    const next = await askForMember(shop, { prompt: 'select_account' })
    expect((await reader.get(`/requests/${next}`)).body).toMatchObject({ account: { email } })
    expect((await browser.get(`/requests/${next}`)).body).toMatchObject({ ask: 'LOGIN' })
    const old = await browser.post(`/requests/${next}/login`, { email, password: PASSWORD })
    expect(old.code).toBe('-19976')
  })

  it('answer the same for an unknown address and a wrong password, even where the API tells them apart', async () => {
    await using shop = await openMembersShop({}, { environment: { LOGIN_ANSWERS: 'contract' } })
    const [email, browser, id] = [newAddress(), openBrowser(shop.url), await askForMember(shop)]
    await browser.post(`/requests/${await askForMember(shop)}/register`, { email, password: PASSWORD })
    const answers = await Promise.all(
      [email, newAddress()].map(async (address) => {
        const given = { email: address, password: 'not the one' }
        const { status, body } = await openBrowser(shop.url).post(`/requests/${id}/login`, given)
        return { status, body }
      }),
    )
    expect(answers[0]).toMatchObject({ status: 401 })
    expect(answers[1]).toEqual(answers[0])
  })

  it('require a captcha where needed, and accept each solution once', async () => {
    const environment = { CAPTCHA: 'always', CAPTCHA_COST: '1' }
    await using shop = await openMembersShop({}, { environment })
    const [email, browser] = [newAddress(), openBrowser(shop.url)]
    const account = { email, password: PASSWORD }
    const id = await askForMember(shop)
    expect((await browser.post(`/requests/${id}/register`, account)).code).toBe('-19971')
    expect((await browser.post(`/requests/${id}/register`, { ...account, captcha: 'x' })).code).toBe('-19970')
    const captcha = await solve(shop.url)
    expect((await browser.post(`/requests/${id}/register`, { ...account, captcha })).body).toMatchObject({
      step: 'DONE',
    })
    const next = await askForMember(shop)
    expect((await browser.post(`/requests/${next}/login`, { ...account, captcha })).code).toBe('-19970')
  })

  it('keep members out of the back office, and staff out of the shop', async () => {
    await using shop = await openMembersShop()
    const staff = await askForStaff(shop)
    const browser = openBrowser(shop.url)
    const given = { email: newAddress(), password: PASSWORD }
    expect((await browser.post(`/requests/${staff.id}/register`, given)).status).toBe(403)
    const id = await askForMember(shop)
    expect(
      (await browser.post(`/requests/${id}/login`, { email: staff.email, password: STAFFS })).status,
    ).toBe(401)
  })
})
