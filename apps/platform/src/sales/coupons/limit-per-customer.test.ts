import {
  addToCurrentCart,
  cancelOrder,
  createCoupon,
  createOrderFromCheckout,
  getCoupon,
  updateCheckout,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomIds } from '../../floor/ids.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'

const codeIn = (body: unknown) => /"code":"(\w+)"/.exec(JSON.stringify(body))?.[1]

/** The same mailbox, typed as twenty people might. */
const spellings = (address: string): string[] =>
  Array.from({ length: 20 }, (_, index) => {
    const typed = [...address].map((letter, at) => ((index >> (at % 5)) & 1 ? letter.toUpperCase() : letter))
    return `${' '.repeat(index % 2)}${typed.join('')}${' '.repeat(index % 3)}`
  })

// Fails if only the checkout's owner counts as the buyer.
for (const engine of ENGINES) {
  describe(`the limit per customer of a coupon on ${engine.name}`, () => {
    const cup = newProduct()
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([cup], { engine })
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const coupon = async (limitPerCustomer = 1) => {
      const made = await merchant.call(createCoupon, {
        coupon: { code: randomIds.guid(), name: 'Once', percentOffRate: 10, limitPerCustomer },
      })
      return { id: String(made.coupon?.id), couponCode: String(made.coupon?.code) }
    }
    const uses = async (id: string) => (await merchant.call(getCoupon, { id })).coupon?.numberOfUsages
    const ready = async (buyer: Caller, couponCode: string, email: string) => {
      const id = await checkoutOf(buyer, [lineOf(cup)], { email })
      const { status, body } = await buyer.try(updateCheckout, { checkout: { id }, couponCode })
      return { id, refusal: status === 200 ? undefined : codeIn(body) }
    }
    const place = async (id: string) => {
      const { status, body } = await merchant.try(createOrderFromCheckout, { id })
      return status === 200 ? 'placed' : codeIn(body)
    }
    const member = () =>
      shop.as({
        ...{ type: 'MEMBER', siteId: shop.site.siteId, clientId: shop.clientId },
        memberId: randomIds.guid(),
      })

    it('lets only one of twenty guests with the same mailbox through, however they type it', async () => {
      const { id, couponCode } = await coupon()
      const ids = await Promise.all(
        spellings(`ada-${engine.name.toLowerCase()}@bücher.example`).map(
          async (email) => (await ready(await shop.visitor(), couponCode, email)).id,
        ),
      )
      const outcomes = await Promise.all(ids.map(place))
      expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(1)
      expect(new Set(outcomes)).toEqual(new Set(['placed', 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED']))
      expect(await uses(id)).toBe(1)
    })

    it('is enforced before payment, and another person may still use the coupon', async () => {
      const { couponCode } = await coupon()
      const first = await ready(await shop.visitor(), couponCode, 'bob@example.com')
      expect(await place(first.id)).toBe('placed')
      const again = await ready(await shop.visitor(), couponCode, ' BOB@Example.com')
      expect(again.refusal).toBe('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED')
      const other = await ready(await shop.visitor(), couponCode, 'eve@example.com')
      expect([other.refusal, await place(other.id)]).toEqual([undefined, 'placed'])
    })

    it('counts a member under any address, and as a guest too', async () => {
      const { id, couponCode } = await coupon()
      const ada = await member()
      const first = await ready(ada, couponCode, 'first@example.com')
      expect(await place(first.id)).toBe('placed')
      await ada.call(addToCurrentCart, { lineItems: [lineOf(cup)] })
      const second = await ready(ada, couponCode, 'second@example.com')
      expect(second.refusal).toBe('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED')
      const asGuest = await ready(await shop.visitor(), couponCode, 'first@example.com')
      expect(asGuest.refusal).toBe('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED')
      expect(await uses(id)).toBe(1)
    })

    it('is restored when the order is canceled', async () => {
      const { couponCode } = await coupon()
      const buyer = await shop.visitor()
      const { id } = await ready(buyer, couponCode, 'zoe@example.com')
      const { orderId } = await merchant.call(createOrderFromCheckout, { id })
      await merchant.call(cancelOrder, { id: String(orderId) })
      const again = await ready(await shop.visitor(), couponCode, 'zoe@example.com')
      expect([again.refusal, await place(again.id)]).toEqual([undefined, 'placed'])
    })
  })
}
