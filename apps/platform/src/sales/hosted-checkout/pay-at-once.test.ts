import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { checkoutOf, lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'
import { CARDS } from '../payments/sandbox/sandbox.fixtures.ts'
import { openHosted } from './hosted-checkout.fixtures.ts'

const PATIENCE = { timeout: 30_000, interval: 250 }
const TABS = 6
const BUYERS = 8
const PIECES = 3

const listBooks = statement<{ state: string }>('SELECT state FROM sandbox_payments ORDER BY state')
const countOrders = statement<{ count: number }>('SELECT count(*) AS count FROM orders')
const countOpen = statement<{ count: number }>(
  `SELECT count(*) AS count FROM payments WHERE state IN ('PENDING', 'AUTHORIZED', 'PLACED', 'VOIDING')`,
)

for (const engine of ENGINES) {
  describe(`paying at once on ${engine.name}`, () => {
    it('makes one order from one checkout in many tabs, and as many orders as there are items', async () => {
      const [cup, rare] = [newProduct(), newProduct({ stock: { track: true, quantity: PIECES } })]
      await using shop = await openSellingShop([cup, rare], { engine })
      const led = async (product: typeof cup) => {
        const buyer = await shop.visitor()
        return openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(product)]))
      }
      const isEnded = async () => (await shop.database.first(countOpen))?.count
      const counted = async () => (await shop.database.first(countOrders))?.count
      const statesOf = async () => (await shop.database.all(listBooks)).map(({ state }) => state)

      const page = await led(cup)
      const tabs = await Promise.all(
        Array.from({ length: TABS }, () => page.pay(CARDS.approved, {}, randomUUID())),
      )
      for (const { status, code } of tabs)
        expect(
          status === 200 || /^CHECKOUT_(PAYMENT_ALREADY_IN_PROGRESS|ALREADY_PAID)$/.test(code ?? ''),
        ).toBe(true)
      await expect.poll(isEnded, PATIENCE).toBe(0)
      expect([await counted(), await statesOf()]).toEqual([1, ['TAKEN']])

      const pages = await Promise.all(Array.from({ length: BUYERS }, () => led(rare)))
      await Promise.all(pages.map((each) => each.pay(CARDS.approved)))
      await expect.poll(isEnded, PATIENCE).toBe(0)
      expect(await counted()).toBe(1 + PIECES)
      // Buyers who lost the race for an item get their money back; later ones weren't charged at all.
      const states = await statesOf()
      expect(states.filter((state) => state === 'TAKEN')).toHaveLength(1 + PIECES)
      expect(states.filter((state) => state !== 'TAKEN' && state !== 'VOIDED')).toEqual([])
    }, 90_000)
  })
}
