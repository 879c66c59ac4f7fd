import { request } from 'node:http'
import { loginV2, registerV2 } from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { askToLogIn, follow } from '../people/access/authorize/member.fixtures.ts'
import { openBrowser, type PageBrowser } from '../people/hosted-identity/hosted-identity.fixtures.ts'
import { newAddress, openMembersShop, outcomeOf, PASSWORD } from '../people/identity/identity.fixtures.ts'
import type { Shop } from '../testing/index.ts'
import { SIZES } from './sizes.ts'

const HOUR_MS = 3_600_000
const GUESSES_AN_HOUR = 40
const PATH = `${loginV2.service.bases.public[0]}${loginV2.path}`

/** Guesses a password from one of this machine's sixteen million addresses; returns the result. */
const guess = ({ url }: Shop, from: string, authorization = '', email = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const sent = request(
      url + PATH,
      { method: 'POST', localAddress: from, agent: false, headers },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        answer.on('end', () =>
          resolve(outcomeOf({ status: answer.statusCode ?? 0, body: JSON.parse(text || '{}') })),
        )
      },
    )
    sent.on('error', reject).end(JSON.stringify({ loginId: { email }, password: 'not the one at all' }))
  })

/** Submits a form of the hosted pages, in a login requested by the shop. */
const onPages = async (shop: Shop, browser: PageBrowser, form: string, body: object) => {
  const { url } = await askToLogIn(shop, await shop.visitor(), 'login')
  const { location } = await follow(url)
  const id = new URL(location ?? '').searchParams.get('request')
  return (await browser.post(`/requests/${id}/${form}`, body)).body.step
}

const mostWithin = (times: readonly number[], windowMs: number): number =>
  Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + windowMs).length))

/** Only Linux gives every machine all those addresses. */
describe.runIf(process.platform === 'linux')(`guesses at a password for ${SIZES.guessHours} hours`, () => {
  it(
    "are checked 20 times an hour and 100 a day, from anywhere, and don't lock anyone out at home",
    async () => {
      let now = Date.now()
      const environment = { RATE_LIMITS: 'on', CAPTCHA: 'off' }
      await using shop = await openMembersShop({}, { clock: { now: () => now }, environment })
      const [email, home] = [newAddress(), openBrowser(shop.url)]
      const account = { email, password: PASSWORD }
      expect(await onPages(shop, home, 'register', account)).toBe('DONE')
      const evaluated: number[] = []
      const atHome: unknown[] = []
      for (let hour = 0; hour < SIZES.guessHours; hour++) {
        const { authorization } = await shop.visitor()
        for (let count = 0; count < GUESSES_AN_HOUR; count++) {
          now += HOUR_MS / GUESSES_AN_HOUR
          const from = `127.${hour + 1}.${count + 1}.7`
          if ((await guess(shop, from, authorization, email)) === '-19976') evaluated.push(now)
        }
        atHome.push(await onPages(shop, home, 'login', account))
      }
      expect(mostWithin(evaluated, HOUR_MS)).toBeLessThanOrEqual(20)
      expect(mostWithin(evaluated, 24 * HOUR_MS)).toBeLessThanOrEqual(100)
      expect(evaluated.length).toBeGreaterThan(10)
      expect(atHome).toEqual(Array(SIZES.guessHours).fill('DONE'))
      console.info(
        `${mostWithin(evaluated, HOUR_MS)} an hour and ${mostWithin(evaluated, 24 * HOUR_MS)} a day were checked`,
      )
      // Proves that the account was closed to strangers: even the right password has to wait there.
      const stranger = openBrowser(shop.url)
      for (let count = 0; count < 20; count++)
        await guess(shop, `127.99.${count + 1}.7`, (await shop.visitor()).authorization, email)
      expect(await onPages(shop, stranger, 'login', account)).toBeUndefined()
    },
    SIZES.timeout,
  )

  it('are all checked when there are no limits: the control', async () => {
    await using shop = await openMembersShop({}, { environment: { RATE_LIMITS: 'off', CAPTCHA: 'off' } })
    const visitor = await shop.visitor()
    const email = newAddress()
    await visitor.call(registerV2, { loginId: { email }, password: PASSWORD })
    const tries = Array.from({ length: 25 }, (_, count) =>
      guess(shop, `127.1.${count + 1}.7`, visitor.authorization, email),
    )
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['-19976']))
  })
})
