import { expect, it } from 'vitest'
import type { Actor } from '../../callers/actor.ts'
import { createTotalsInTurn } from './totals-in-turn.ts'

const visitor = (visitorId: string): Actor => ({
  ...{ type: 'ANONYMOUS_VISITOR', siteId: 's', clientId: 'c', visitorId },
})

// Fails without `pause`: both totals are done before the event loop gets to anything else.
it('lets other work run between two totals', async () => {
  const inTurn = createTotalsInTurn()
  const done: string[] = []
  const total = async (name: string) => {
    if (name === 'a') setImmediate(() => done.push('other'))
    done.push(name)
  }
  await Promise.all(['a', 'b'].map((name) => inTurn(visitor(name), '203.0.113.9', () => total(name))))
  expect(done).toEqual(['a', 'other', 'b'])
})

// Fails without the rest: there is one turn between the two, and a call needs several.
it('lets a call that needs several turns finish between two totals', async () => {
  const order = async () => {
    const inTurn = createTotalsInTurn()
    const done: string[] = []
    const call = (turns: number): void => {
      if (turns === 0) done.push('call')
      else setImmediate(() => call(turns - 1))
    }
    const total = async (name: string) => {
      if (name === 'a') call(5)
      const until = performance.now() + 10
      while (performance.now() < until);
      done.push(name)
    }
    await Promise.all(['a', 'b'].map((name) => inTurn(visitor(name), '203.0.113.9', () => total(name))))
    return done.join(' ')
  }
  // The rest passes unused if the machine stops this process for as long.
  const orders = new Set<string>()
  for (let attempt = 0; attempt < 5 && !orders.has('a call b'); attempt++) orders.add(await order())
  expect([...orders]).toContain('a call b')
})
