import {
  addToCurrentCart,
  createCoupon,
  createGiftCard,
  estimateCurrentCartTotals,
  updateCheckout,
  updateCurrentCart,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkoutOf, lineOf, openSellingShop } from '../sales/checkout/checkout.fixtures.ts'
import { newCode } from '../sales/gift-cards/gift-card-code.ts'
import { openHosted } from '../sales/hosted-checkout/hosted-checkout.fixtures.ts'
import { newProduct } from '../testing/catalog.ts'
import { ENGINES } from '../testing/engines.ts'
import type { Answer, Caller, Shop } from '../testing/index.ts'

/** Failed attempts in a row per visitor, and per network. */
const OF_VISITOR = 10
const OF_NETWORK = 100

const NETWORK = (last: number) => ({ 'x-forwarded-for': `203.0.113.${last}` })

// Fails without `codeTries.guard` in the totals, if attempts are counted after the lookup, or if a hit is
// counted.
for (const engine of ENGINES) {
  describe(`codes of coupons and gift cards on ${engine.name}`, () => {
    const cup = newProduct()
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      // Attempts come back little by little. On a slow machine, some would do so during the test.
      const now = Date.now()
      shop = await openSellingShop([cup], {
        engine,
        clock: { now: () => now },
        environment: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' },
      })
      merchant = await shop.merchant()
      const good = { name: 'Ten', percentOffRate: 10 }
      await merchant.call(createCoupon, { coupon: { ...good, code: 'GOOD' } })
      await merchant.call(createCoupon, {
        coupon: { ...good, code: 'LATER', startDate: new Date('2090-01-01').toISOString() },
      })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    let places = 0
    /** Tries a code in one of the ways open to buyers, from its own network. */
    const ways: Record<string, () => Promise<(code: string) => Promise<Pick<Answer, 'status' | 'headers'>>>> =
      {
        'coupons on a cart': async () => {
          const [buyer, from] = [await withCart(), NETWORK(++places)]
          return (couponCode) => buyer.try(updateCurrentCart, { cartInfo: {}, couponCode }, from)
        },
        'coupons on a checkout': async () => {
          const [buyer, from] = [await shop.visitor(), NETWORK(++places)]
          const id = await checkoutOf(buyer, [lineOf(cup)])
          return (couponCode) => buyer.try(updateCheckout, { checkout: { id }, couponCode }, from)
        },
        'coupons on the hosted page': async () => {
          const [buyer, from] = [await shop.visitor(), NETWORK(++places)]
          const page = await openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(cup)]))
          return (couponCode) => page.send('PATCH', '', { couponCode }, from)
        },
        'gift cards in totals': async () => {
          const [buyer, from] = [await withCart(), NETWORK(++places)]
          return (giftCardCode) => buyer.try(estimateCurrentCartTotals, { giftCardCode }, from)
        },
        'gift cards on a checkout': async () => {
          const [buyer, from] = [await shop.visitor(), NETWORK(++places)]
          const id = await checkoutOf(buyer, [lineOf(cup)])
          return (giftCardCode) => buyer.try(updateCheckout, { checkout: { id }, giftCardCode }, from)
        },
        'gift cards on the hosted page': async () => {
          const [buyer, from] = [await shop.visitor(), NETWORK(++places)]
          const page = await openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(cup)]))
          return (giftCardCode) => page.send('PATCH', '', { giftCardCode }, from)
        },
      }
    const withCart = async (): Promise<Caller> => {
      const buyer = await shop.visitor()
      await buyer.call(addToCurrentCart, { lineItems: [lineOf(cup)] })
      return buyer
    }
    const goodCode = async (way: string): Promise<string> => {
      if (way.startsWith('coupons')) return 'GOOD'
      return (await merchant.call(createGiftCard, { giftCard: { initialValue: '5' } })).code
    }

    it.each(Object.keys(ways))("can't be found by guessing: %s", async (way) => {
      const attempt = await ways[way]?.()
      if (!attempt) throw new Error(way)
      const good = await goodCode(way)
      const answers = await Promise.all(Array.from({ length: 3 * OF_VISITOR }, () => attempt(newCode())))
      const refused = answers.filter(({ status }) => status === 429)
      expect(answers.length - refused.length).toBe(OF_VISITOR)
      for (const { headers } of refused) {
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3600)
      }
      expect((await attempt(good)).status).toBe(429) // a hit looks the same as a miss
      const neighbour = await ways[way]?.()
      expect((await neighbour?.(good))?.status).toBe(200)
    })

    it("don't stop a shopper who mistypes a few times, or applies a valid code many times", async () => {
      const attempt = await ways['coupons on a cart']?.()
      for (let tries = 0; tries < OF_VISITOR - 1; tries++)
        expect((await attempt?.(`GODO-${tries}`))?.status).toBe(404)
      for (let tries = 0; tries < 2 * OF_VISITOR; tries++)
        expect((await attempt?.(' good '))?.status).toBe(200)
    })

    it('get the same answer if unknown or not valid yet', async () => {
      const buyer = await withCart()
      const answer = async (couponCode: string) => {
        const { status, body } = await buyer.try(
          updateCurrentCart,
          { cartInfo: {}, couponCode },
          NETWORK(200),
        )
        return [status, JSON.stringify(body).replaceAll(/"requestId":"[^"]*"/g, '')]
      }
      expect(await answer('LATER')).toEqual(await answer('NEVER'))
    })

    it("can't be found by many new visitors of one network either", async () => {
      const from = NETWORK(201)
      const statuses: number[] = []
      for (let visitors = 0; visitors < 12; visitors++) {
        const buyer = await withCart()
        const tries = Array.from({ length: OF_VISITOR }, () =>
          buyer.try(updateCurrentCart, { cartInfo: {}, couponCode: newCode() }, from),
        )
        statuses.push(...(await Promise.all(tries)).map(({ status }) => status))
      }
      expect(statuses.filter((status) => status === 404)).toHaveLength(OF_NETWORK)
      expect(statuses.filter((status) => status === 429)).toHaveLength(2 * OF_VISITOR)
    })
  })
}
