import { setTimeout as sleep } from 'node:timers/promises'
import { loginV2 } from '@vitrine/contract/operations'
import { createCaller } from '@vitrine/platform/testing'
import { paced } from './paced.ts'

export interface Flood {
  readonly url: string
  readonly authorization: string
  readonly perSecond: number
  readonly seconds: number
  /** When to start, in milliseconds since 1970. */
  readonly at: number
}

/** How logins were answered. */
export interface FloodAnswers {
  /** The number of answers per status, followed by `, wait` if the answer says when to try again. */
  readonly answers: Readonly<Record<string, number>>
  readonly total: number
  readonly toldToWait: number
  readonly perSecond: number
}

/** More wrong passwords would be refused for lack of a captcha, which is cheap. */
const TRIES_AN_ACCOUNT = 3

/** Names an account by number; the first ones are members. */
export const accountOf = (index: number): string => `shopper.${index}@example.com`

/** Each from another address, until all 24 bits are used up. */
const addressOf = (index: number): string =>
  `127.${1 + (Math.floor(index / 65_536) % 254)}.${Math.floor(index / 256) % 256}.${index % 256}`

/** Logs in to many accounts with wrong passwords, and reports the answers. */
export const logInWrongly = async ({ url, authorization, at, ...pace }: Flood): Promise<FloodAnswers> => {
  const caller = createCaller(url, authorization)
  const total = pace.perSecond * pace.seconds
  const accounts = Math.ceil(total / TRIES_AN_ACCOUNT)
  const answers: Record<string, number> = {}
  let toldToWait = 0
  await sleep(at - Date.now())
  const perSecond = await paced(pace.perSecond, pace.seconds, async (index) => {
    const login = { loginId: { email: accountOf(index % accounts) }, password: `not the password ${index}` }
    const { status, headers } = await caller.try(loginV2, login, { 'x-forwarded-for': addressOf(index) })
    const waits = headers.has('retry-after')
    const answer = waits ? `${status}, wait` : String(status)
    answers[answer] = (answers[answer] ?? 0) + 1
    if (waits) toldToWait++
  })
  return { answers, total, toldToWait, perSecond }
}
