import { describe, expect, it } from 'vitest'
import { isLedByShop, type LookedAt, type Opening, verdictOn } from './opening.ts'

const free: LookedAt = { isOpen: true, isTaken: false, wasTaken: false, isPersonal: false }
const fresh: Opening = {
  ...{ cameFrom: 'UNKNOWN', ageMs: 1_000, isOwn: false, isKnown: false, hasAnother: false },
  ...{ isLoggedInAsAnother: false, isProven: false, checkout: free },
}
const on = (opening: Partial<Opening>, checkout: Partial<LookedAt> = {}) =>
  verdictOn({ ...fresh, ...opening, checkout: { ...free, ...checkout } })

describe('a link that is followed', () => {
  it.each([
    ['by an unknown browser, at once', on({}), 'OPEN'],
    ['from outside the web, at once', on({ cameFrom: 'OUTSIDE' }), 'OPEN'],
    [
      'from outside the web, with a name in it',
      on({ cameFrom: 'OUTSIDE' }, { isPersonal: true }),
      'ANOTHER_BROWSER',
    ],
    ['from the shop, with a name in it', on({ cameFrom: 'SHOP' }, { isPersonal: true }), 'OPEN'],
    ['from the shop, much later', on({ cameFrom: 'SHOP', ageMs: 3_000_000 }), 'OPEN'],
    ['from another site', on({ cameFrom: 'ELSEWHERE' }), 'ANOTHER_BROWSER'],
    ['with a delay', on({ ageMs: 120_001 }), 'ANOTHER_BROWSER'],
    ['later, by the same person', on({ ageMs: 120_001, isKnown: true }), 'OPEN'],
    [
      'while another browser has it',
      on({ cameFrom: 'SHOP', isKnown: true }, { isTaken: true }),
      'ANOTHER_BROWSER',
    ],
    ['by the browser that has it', on({ isOwn: true }, { isTaken: true, wasTaken: true }), 'OPEN'],
    ['by a member on another device', on({ isProven: true }, { isTaken: true, wasTaken: true }), 'OPEN'],
    ['where another is open', on({ cameFrom: 'SHOP', isKnown: true, hasAnother: true }), 'ANOTHER_OPEN'],
    ['by another member', on({ cameFrom: 'SHOP', isLoggedInAsAnother: true }), 'ANOTHER_LOGIN'],
    ['after a browser ordered', on({ isKnown: true }, { isOpen: false, wasTaken: true }), 'NOWHERE'],
    ['after a merchant ordered', on({}, { isOpen: false }), 'OPEN'],
  ] as const)('%s', (_, verdict, wanted) => {
    expect(verdict).toBe(wanted)
  })
})

it.each([
  ['SHOP', 1_000, true],
  ['SHOP', 120_001, false],
  ['UNKNOWN', 1_000, false],
  ['OUTSIDE', 1_000, false],
] as const)('a browser that comes from %s after %i ms is led there by the shop: %s', (from, ageMs, is) => {
  expect(isLedByShop(from, ageMs)).toBe(is)
})
