import { createCheckout, estimateCurrentCartTotals, getCurrentCart } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../../testing/index.ts'
import { BUDGETS } from './budgets.ts'

describe('a visitor who makes too many calls', () => {
  let shop: Shop
  beforeAll(async () => {
    // The clock is stopped, so no budget refills, no matter how long the calls take.
    const now = Date.now()
    shop = await openShop({ clock: { now: () => now }, environment: { RATE_LIMITS: 'on', SHEDDING: 'off' } })
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  it.each([
    ['totals', estimateCurrentCartTotals, BUDGETS.totals.atOnce],
    ['checkouts', createCheckout, BUDGETS.creation.atOnce],
  ] as const)('of %s is told when to try again, and no one else is', async (_, operation, atOnce) => {
    const [greedy, other] = [await shop.visitor(), await shop.visitor()]
    const answers = await Promise.all(Array.from({ length: atOnce + 10 }, () => greedy.try(operation, {})))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    for (const { headers, body } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect(body).toMatchObject({ details: { applicationError: { code: 'TOO_MANY_REQUESTS' } } })
    }
    expect((await other.try(operation, {})).status).not.toBe(429)
    expect((await greedy.try(getCurrentCart, {})).status).toBe(404)
  })
})
