import {
  loginV2,
  registerV2,
  resendDuringAuthentication,
  sendRecoveryEmail,
  validateEmail,
} from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { newAddress, openMembersShop, PASSWORD } from '../people/identity/identity.fixtures.ts'
import { areaUnderCurve, medianOf } from './auc.ts'
import { SIZES } from './sizes.ts'

const timed = async (call: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await call()
  return performance.now() - from
}

describe('a threshold', () => {
  it('finds no difference between equal times and a clear one between different times', () => {
    expect(areaUnderCurve([1, 1, 1], [1, 1])).toBe(0.5)
    expect(areaUnderCurve([3, 4], [1, 2])).toBe(1)
    expect(areaUnderCurve([1, 4], [2, 3])).toBe(0.5)
  })
})

// Only `npm run test:security` measures times, on an otherwise idle machine.
describe.skipIf(SIZES.pairs === 0)(`${SIZES.pairs} pairs of a known and an unknown address`, () => {
  it(
    "can't be told apart by any call, and an unguarded call shows that they could be",
    async () => {
      const policy = { requireEmailVerification: true }
      const environment = { LOGIN_ANSWERS: 'uniform', RATE_LIMITS: 'off', CAPTCHA: 'off' }
      await using shop = await openMembersShop(policy, { environment })
      const visitor = await shop.visitor()
      const known = newAddress()
      await visitor.call(registerV2, { loginId: { email: known }, password: PASSWORD })
      const register = (email: string) => visitor.try(registerV2, { loginId: { email }, password: PASSWORD })
      const calls: Record<string, (email: string) => Promise<unknown>> = {
        login: (email) => visitor.try(loginV2, { loginId: { email }, password: 'wrong one' }),
        register,
        recovery: (email) => visitor.try(sendRecoveryEmail, { email }),
        resend: (email) => visitor.try(resendDuringAuthentication, { stateToken: waiting.get(email) }),
      }
      /** The logins waiting for a code: the answers for a taken address and a new one. */
      const waiting = new Map<string, unknown>()
      const wait = async (email: string): Promise<string> => {
        waiting.set(email, (await register(email)).body.stateToken)
        return email
      }
      const told: string[] = []
      for (const [name, call] of Object.entries(calls)) {
        const times = { known: [] as number[], unknown: [] as number[] }
        for (let pair = 0; pair < SIZES.pairs; pair++) {
          const stranger = name === 'resend' ? await wait(newAddress()) : newAddress()
          if (name === 'resend') await wait(known)
          const both = [
            async () => times.known.push(await timed(() => call(known))),
            async () => times.unknown.push(await timed(() => call(stranger))),
          ]
          for (const measure of pair % 2 ? both : both.reverse()) await measure()
        }
        const area = areaUnderCurve(times.known, times.unknown)
        const gap = Math.abs(medianOf(times.known) - medianOf(times.unknown))
        console.info(`${name}: AUC ${area.toFixed(3)}, median gap ${gap.toFixed(2)} ms`)
        if (area <= 0.48 || area >= 0.52) told.push(name)
      }
      // The control: calls with and without password hashing can be told apart.
      const [hashed, unhashed] = [[] as number[], [] as number[]]
      for (let pair = 0; pair < 100; pair++) {
        hashed.push(await timed(() => calls.login?.(known) ?? Promise.resolve()))
        unhashed.push(await timed(() => visitor.try(validateEmail, { email: known })))
      }
      expect(areaUnderCurve(hashed, unhashed)).toBeGreaterThan(0.9)
      expect(told).toEqual([])
    },
    SIZES.timeout,
  )
})
