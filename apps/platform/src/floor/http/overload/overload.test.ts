import { createCheckout, estimateCurrentCartTotals, getCurrentCart } from '@vitrine/contract/operations'
import { RULES } from '@vitrine/contract/rules'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../callers/actor.ts'
import { fail } from '../../failure.ts'
import { BUDGETS, CREATIONS_OF_A_NETWORK, createBudgets, TOTALS_MS } from './budgets.ts'
import { chargeOf, classOf } from './call-class.ts'
import { watchLoopDelay } from './loop-delay.ts'

const operations = Object.values(RULES).map(({ operation }) => operation)
const named = (name: string) => {
  const operation = operations.find((each) => each.name === name)
  if (!operation) throw new Error(`there is no call ${name}`)
  return operation
}
const visitor = (visitorId: string): Actor => ({
  ...{ type: 'ANONYMOUS_VISITOR', siteId: 's', clientId: 'c', visitorId },
})
const ADDRESS = '203.0.113.9'

describe('the importance of a call', () => {
  it.each<[string, string]>([
    ['searchProducts', 'lists'],
    ['queryProducts', 'lists'],
    ['listCoupons', 'lists'],
    ['getRecommendation', 'lists'],
    ['getProduct', 'catalog'],
    ['getCollectionBySlug', 'catalog'],
    ['bulkUpdateProducts', 'catalog'],
    ['getCurrentCart', 'carts'],
    ['addToCurrentCart', 'carts'],
    ['estimateCurrentCartTotals', 'carts'],
    ['createCheckout', 'carts'],
    ['getCheckout', 'kept'],
    ['updateCheckout', 'kept'],
    ['createOrderFromCheckout', 'kept'],
    ['markCheckoutAsCompleted', 'kept'],
    ['createRedirectSession', 'kept'],
    ['getOrder', 'kept'],
    ['token', 'kept'],
    ['loginV2', 'kept'],
  ])('%s: %s', (name, callClass) => {
    expect(classOf(named(name))).toBe(callClass)
  })

  it('is always kept for calls that finish a checkout, pay or renew a token', () => {
    const kept = operations.filter(({ service }) => ['oauth', 'ecomOrders'].includes(service.name))
    for (const operation of kept)
      if (!/^(search|query|list|aggregate)/.test(operation.name))
        expect(classOf(operation), operation.name).toBe('kept')
    for (const { name, service } of operations)
      if (service.name === 'oauth') expect(chargeOf(named(name)), name).toBeUndefined()
  })
})

describe('the budget of one caller', () => {
  const open = () => {
    let now = 1_000_000
    const budgets = createBudgets({ now: () => now })
    const pass = (ms: number) => {
      now += ms
    }
    /** How many of these concurrent calls get through. */
    const through = (count: number, name: string, actor: Actor, address = ADDRESS): number => {
      let passed = 0
      for (let call = 0; call < count; call++)
        try {
          budgets.charge(named(name), actor, address)
          passed++
        } catch (error) {
          expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
          expect(error).toHaveProperty('data.retryAfterSeconds')
        }
      return passed
    }
    return { budgets, pass, through }
  }

  it('allows a hundred writes per second to a cart, for as long as they come', () => {
    const { pass, through } = open()
    for (let second = 0; second < 60; second++) {
      expect(through(100, 'addToCurrentCart', visitor('a'))).toBe(100)
      pass(1000)
    }
  })

  it.each<[keyof typeof BUDGETS, string]>([
    ['write', 'addToCurrentCart'],
    ['totals', 'estimateCurrentCartTotals'],
    ['search', 'searchProducts'],
    ['creation', 'createCheckout'],
  ])('for %s is used up by %s, refills, and is separate for each caller', (charge, name) => {
    const { pass, through } = open()
    const { atOnce, perSecond } = BUDGETS[charge]
    expect(through(atOnce + 50, name, visitor('a'))).toBe(atOnce)
    expect(through(1, name, visitor('b'))).toBe(1)
    pass(10_000)
    expect(through(atOnce * 2, name, visitor('a'))).toBe(Math.min(atOnce, perSecond * 10))
  })

  it('of time for totals is used up by a large cart, refills, and is separate for each caller', async () => {
    const { budgets, pass } = open()
    const workedOut = async (actor: Actor, tookMs: number, count: number): Promise<number> => {
      let passed = 0
      for (let call = 0; call < count; call++)
        await budgets
          .timed(actor, ADDRESS, async () => pass(tookMs))
          .then(
            () => passed++,
            (error) => expect(error).toEqual(fail('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })),
          )
      return passed
    }
    // While they are calculated, part of the budget refills: 45 of 50.
    const many = Math.ceil(TOTALS_MS.atOnce / (50 - (50 * TOTALS_MS.perSecond) / 1000))
    expect(await workedOut(visitor('a'), 50, 100)).toBe(many)
    expect(await workedOut(visitor('b'), 1, 500)).toBe(500)
    pass((TOTALS_MS.atOnce / TOTALS_MS.perSecond + 1) * 1000)
    expect(await workedOut(visitor('a'), 50, 100)).toBe(many)
  })

  it('says how long to wait for one more call', () => {
    const { budgets, pass, through } = open()
    through(BUDGETS.creation.atOnce, 'createCheckout', visitor('a'))
    const charge = () => budgets.charge(createCheckout, visitor('a'), ADDRESS)
    expect(charge).toThrow(expect.objectContaining(fail('TOO_MANY_REQUESTS', { retryAfterSeconds: 2 })))
    pass(2000)
    expect(charge).not.toThrow()
  })

  it("can't be avoided with more visitors from one network, whose creations are limited together", () => {
    const { through } = open()
    let created = 0
    for (let index = 0; index < 40; index++) created += through(20, 'createCheckout', visitor(`v${index}`))
    expect(created).toBe(CREATIONS_OF_A_NETWORK.atOnce)
    expect(through(1, 'createCheckout', visitor('else'), '198.51.100.4')).toBe(1)
  })

  it("belongs to the network if there is no token, and doesn't exist for the shop’s own apps", () => {
    const { through } = open()
    const program: Actor = { type: 'APP', siteId: 's', appId: 'a', scopes: [] }
    expect(through(1000, 'searchProducts', { type: 'UNKNOWN' })).toBe(BUDGETS.search.atOnce)
    expect(through(1000, 'searchProducts', { type: 'UNKNOWN' }, '10.0.0.7')).toBe(1000)
    expect(through(1000, 'searchProducts', program)).toBe(1000)
    expect(through(1000, 'addToCurrentCart', { ...program, through: visitor('x') } as Actor)).toBe(
      BUDGETS.write.atOnce,
    )
  })

  it('ignores cheap reads', () => {
    const { through } = open()
    expect(through(5000, getCurrentCart.name, visitor('a'))).toBe(5000)
    expect(chargeOf(estimateCurrentCartTotals)).toBe('totals')
  })
})

describe('the delay of the event loop', () => {
  it('rises while the loop is late, at once after a long wait, and falls again', async () => {
    let now = 0
    const delay = watchLoopDelay(() => now)
    try {
      expect(delay.read()).toBe(0)
      now = 20 + 50
      expect(delay.read()).toBeGreaterThan(5)
      expect(delay.read()).toBeLessThan(50)
      now = 20 + 60_000
      expect(delay.read()).toBeGreaterThan(900)
      expect(delay.read()).toBeLessThanOrEqual(1000) // a start that took a minute is forgotten soon
    } finally {
      delay.stop()
    }
  })
})
