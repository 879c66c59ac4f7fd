import { expect, it } from 'vitest'
import type { Actor } from '../../callers/actor.ts'
import { createTotalsInTurn } from './totals-in-turn.ts'

const visitor = (visitorId: string): Actor => ({
  ...{ type: 'ANONYMOUS_VISITOR', siteId: 's', clientId: 'c', visitorId },
})

// Fails without `pause`: both totals are done before the event loop gets to anything else.
it('lets other work in between two totals', async () => {
  const inTurn = createTotalsInTurn()
  const done: string[] = []
  const total = async (name: string) => {
    if (name === 'a') setImmediate(() => done.push('other'))
    done.push(name)
  }
  await Promise.all(['a', 'b'].map((name) => inTurn(visitor(name), '203.0.113.9', () => total(name))))
  expect(done).toEqual(['a', 'other', 'b'])
})
