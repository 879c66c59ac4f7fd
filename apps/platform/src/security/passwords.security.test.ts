import {
  changePassword,
  getCurrentCart,
  loginV2,
  recover,
  registerV2,
  sendRecoveryEmail,
} from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { statement } from '../floor/database/database.ts'
import { askToLogIn, exchangeCode, follow } from '../people/access/authorize/member.fixtures.ts'
import { openBrowser } from '../people/hosted-identity/hosted-identity.fixtures.ts'
import {
  linkFor,
  mailed,
  newAddress,
  openMembersShop,
  outcomeOf,
  PASSWORD,
} from '../people/identity/identity.fixtures.ts'
import type { Caller, Shop } from '../testing/index.ts'
import { SIZES } from './sizes.ts'

const TABLES = ['members', 'recovery_tokens', 'sessions', 'browser_logins', 'outbox', 'waiting_logins']
const everything = TABLES.map((table) => statement<Record<string, unknown>>(`SELECT * FROM ${table}`))

describe(`${SIZES.resets} forgotten passwords`, () => {
  it(
    'can be reset with the newest link, once, and with nothing that is stored',
    async () => {
      let now = Date.now()
      await using shop = await openMembersShop({}, { clock: { now: () => now } })
      const accepted: string[] = []
      const leaks: string[] = []
      let good = 0
      for (let count = 0; count < SIZES.resets; count++) {
        const visitor = await shop.visitor()
        const email = newAddress()
        await visitor.call(registerV2, { loginId: { email }, password: PASSWORD })
        const answers: string[] = []
        const link = async () => {
          now += 1_000
          answers.push(JSON.stringify((await visitor.try(sendRecoveryEmail, { email })).body))
          return linkFor(shop, email)
        }
        const set = async (recoveryToken: string, password: string) => {
          const answer = await visitor.try(recover, { recoveryToken, password })
          answers.push(JSON.stringify(answer.body))
          return outcomeOf(answer) === 'SUCCESS'
        }
        const refuse = async (why: string, token: string) => {
          if (await set(token, 'a walk that nobody took')) accepted.push(why)
        }
        const [older, newest] = [await link(), await link()]
        await refuse('an older one', older)
        if (await set(newest, 'quite another walk')) good++
        await refuse('a used one', newest)
        const late = await link()
        now += 30 * 60_000
        await refuse('an old one', late)
        const waiting = await link()
        await changeAs(shop, visitor, email, 'quite another walk', 'a third walk altogether')
        await refuse('one of before a change', waiting)
        await refuse('one with a letter changed', `${waiting.startsWith('A') ? 'B' : 'A'}${waiting.slice(1)}`)
        const kept = JSON.stringify(await Promise.all(everything.map((all) => shop.database.all(all))))
        for (const token of [older, newest, late, waiting])
          for (const [place, text] of Object.entries({
            log: shop.log.join(),
            answer: answers.join(),
            database: kept,
          }))
            if (text.includes(token)) leaks.push(place)
        expect(kept).toContain(email) // proves that these are the right tables
      }
      expect([accepted, leaks, good]).toEqual([[], [], SIZES.resets])
    },
    SIZES.timeout,
  )
})

/** Logs a member in through the API; returns their tokens. */
const logIn = async (shop: Shop, visitor: Caller, email: string, password: string) => {
  const { sessionToken = '' } = await visitor.call(loginV2, { loginId: { email }, password })
  const asked = await askToLogIn(shop, visitor, 'none', { sessionToken })
  const { body } = await exchangeCode(shop, (await follow(asked.url)).told.code, asked.verifier)
  return { member: shop.caller(String(body.access_token)), refreshToken: String(body.refresh_token) }
}

const changeAs = async (
  shop: Shop,
  visitor: Caller,
  email: string,
  password: string,
  newPassword: string,
) => {
  const login = await logIn(shop, visitor, email, password)
  await login.member.call(changePassword, { newPassword })
  return login
}

describe(`${SIZES.resets} changed passwords`, () => {
  it(
    'leave only the person who changed them logged in',
    async () => {
      let now = Date.now()
      await using shop = await openMembersShop({}, { clock: { now: () => now } })
      const { clientId } = shop
      const survivors: string[] = []
      for (let count = 0; count < SIZES.resets; count++) {
        const visitor = await shop.visitor()
        const [email, browser] = [newAddress(), openBrowser(shop.url)]
        await visitor.call(registerV2, { loginId: { email }, password: PASSWORD })
        const paged = await follow((await askToLogIn(shop, visitor, 'login')).url)
        const id = new URL(paged.location ?? '').searchParams.get('request')
        await browser.post(`/requests/${id}/login`, { email, password: PASSWORD })
        const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
        const silent = async () => follow((await askToLogIn(shop, visitor, 'none')).url, cookie)
        const coded = await askToLogIn(shop, visitor, 'none')
        const { code } = (await follow(coded.url, cookie)).told
        const others = [
          await logIn(shop, visitor, email, PASSWORD),
          await logIn(shop, visitor, email, PASSWORD),
        ]
        const { sessionToken = '' } = await visitor.call(loginV2, { loginId: { email }, password: PASSWORD })
        const renew = (refreshToken: string) =>
          shop.caller().post('/oauth2/token', { clientId, grantType: 'refresh_token', refreshToken })
        const ways: Record<string, () => Promise<boolean>> = {
          'access token': async () => (await others[0]?.member.try(getCurrentCart, {}))?.status !== 401,
          'refresh token': async () => (await renew(others[1]?.refreshToken ?? '')).status === 200,
          browser: async () => (await silent()).told.code !== undefined,
          password: async () =>
            outcomeOf(await visitor.try(loginV2, { loginId: { email }, password: PASSWORD })) === 'SUCCESS',
          'session token': async () =>
            (await follow((await askToLogIn(shop, visitor, 'none', { sessionToken })).url)).told.code !==
            undefined,
          code: async () => (await exchangeCode(shop, code, coded.verifier)).status === 200,
        }
        // The control: before the change each of them works, except those it consumes.
        for (const way of ['access token', 'refresh token', 'browser', 'password'])
          expect([way, await ways[way]?.()]).toEqual([way, true])
        now += 1
        const mine = await changeAs(shop, visitor, email, PASSWORD, 'quite another walk')
        now += 5_000
        for (const [way, lets] of Object.entries(ways)) if (await lets()) survivors.push(way)
        expect([
          (await mine.member.try(getCurrentCart, {})).status,
          (await renew(mine.refreshToken)).status,
        ]).toEqual([404, 200])
        expect((await mailed(shop, email)).map(({ template }) => template)).toEqual(['password-changed'])
      }
      expect(survivors).toEqual([])
    },
    SIZES.timeout,
  )
})
