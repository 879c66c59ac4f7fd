import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomIds } from '../floor/ids.ts'
import { migrations } from '../migrations.ts'
import { couponOf } from '../sales/coupons/coupons.fixtures.ts'
import { couponsStore } from '../sales/coupons/coupons.store.ts'
import { newCode } from '../sales/gift-cards/gift-card-code.ts'
import { giftCardOf } from '../sales/gift-cards/gift-cards.fixtures.ts'
import { giftCardsStore } from '../sales/gift-cards/gift-cards.store.ts'
import { ENGINES, type TestDatabase } from '../testing/engines.ts'
import { type Crowd, gatherCrowd } from './crowd.ts'
import { SIZES } from './sizes.ts'

const { couponTries, couponLimit, giftCardTries, timeout } = SIZES
const BALANCE = 100_000
const ENTRIES = 1_000_000

for (const engine of ENGINES) {
  const processes = engine.name === 'SQLite' ? 1 : Math.max(...SIZES.processes)
  describe(`a crowd in ${processes} process(es) on ${engine.name}`, () => {
    let test: TestDatabase
    let crowd: Crowd
    beforeAll(async () => {
      test = await engine.open(migrations)
      crowd = await gatherCrowd(test.database, test.settings, processes)
    })
    afterAll(async () => {
      await crowd?.[Symbol.asyncDispose]()
      await test?.dispose()
    })

    const useCoupon = async (tries: number, usageLimit: number, guarded: boolean) => {
      const coupon = couponOf({ id: randomIds.guid(), code: randomIds.guid(), usageLimit })
      const { siteId, id: couponId } = coupon
      await test.database.transaction((tx) => couponsStore.insert(tx, coupon))
      const tally = await crowd.rush({ kind: 'COUPON', siteId, couponId, tries, guarded })
      return { ...tally, uses: (await couponsStore.find(test.database, siteId, couponId))?.uses }
    }
    const spendCard = async (tries: number, guarded: boolean) => {
      const card = giftCardOf({ id: randomIds.guid(), issuedMinor: BALANCE, balanceMinor: BALANCE })
      const { siteId, id: giftCardId } = card
      await test.database.transaction((tx) => giftCardsStore.insert(tx, card, newCode()))
      // The attempts add up to four times the balance.
      const mostMinor = Math.ceil((8 * BALANCE) / tries)
      const tally = await crowd.rush({ kind: 'GIFT_CARD', siteId, giftCardId, tries, mostMinor, guarded })
      const left = (await giftCardsStore.find(test.database, siteId, giftCardId))?.balanceMinor ?? -1
      return {
        ...tally,
        left,
        entries: await giftCardsStore.entries(test.database, siteId, giftCardId, ENTRIES),
      }
    }

    it(
      `uses a coupon exactly ${couponLimit} times in ${couponTries} attempts`,
      async () => {
        const { done, refusals, uses } = await useCoupon(couponTries, couponLimit, true)
        expect({ done, uses }).toEqual({ done: couponLimit, uses: couponLimit })
        expect(refusals).toEqual({ ERROR_COUPON_USAGE_EXCEEDED: couponTries - couponLimit })
      },
      timeout,
    )

    it(
      'would use it more often if uses were counted by read and write',
      async () => {
        expect((await useCoupon(200, 50, false)).done).toBeGreaterThan(50)
      },
      timeout,
    )

    it(
      `spends a gift card to the last cent in ${giftCardTries} payments`,
      async () => {
        const { amountMinor, left, entries, refusals } = await spendCard(giftCardTries, true)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(amountMinor + left).toBe(BALANCE)
        expect(entries.reduce((sum, entry) => sum + entry.amountMinor, 0)).toBe(left)
        // Too little left for this part, or nothing at all for the last ones.
        const expected = ['REDEEM_GIFT_CARD_ERROR', 'GIFT_CARD_IS_EMPTY']
        expect(Object.keys(refusals).filter((code) => !expected.includes(code))).toEqual([])
        expect(Object.keys(refusals)).toContain('REDEEM_GIFT_CARD_ERROR')
      },
      timeout,
    )

    it(
      'would overspend it if balances were read and written',
      async () => {
        const { amountMinor, left } = await spendCard(100, false)
        expect(amountMinor + left).toBeGreaterThan(BALANCE)
      },
      timeout,
    )
  })
}
