import { createOrderFromCheckout } from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { statement } from '../floor/database/database.ts'
import { checkoutOf, lineOf, openSellingShop } from '../sales/checkout/checkout.fixtures.ts'
import { createCaller } from '../testing/caller.ts'
import { newProduct } from '../testing/catalog.ts'
import { ENGINES, type TestEngine } from '../testing/engines.ts'
import { copyCheckout } from './checkouts.ts'
import { openCuttingLine } from './cutting-line.ts'
import { SIZES } from './sizes.ts'

const { cutPurchases, timeout } = SIZES
const AT_ONCE = 32
const LOST_SHARE = 0.2

const countOrders = statement<{ orders: number; checkouts: number }>(
  'SELECT count(*) AS orders, count(DISTINCT checkout_id) AS checkouts FROM orders WHERE site_id = ?',
)

/** Repeats each purchase until an answer arrives; returns the orders that the answers named. */
const buyAll = async (purchases: readonly (() => Promise<string>)[]): Promise<Set<string>> => {
  const waiting = [...purchases]
  const named = new Set<string>()
  const buyer = async (): Promise<void> => {
    for (let buy = waiting.pop(); buy; buy = waiting.pop()) {
      let orderId: string | undefined
      while (orderId === undefined)
        orderId = await buy().catch((error: unknown) => {
          if (error instanceof TypeError || error instanceof SyntaxError) return undefined // a truncated answer
          throw error
        })
      named.add(orderId)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, buyer))
  return named
}

/** @param anew - whether a purchase without an answer starts over with a new checkout: the control */
const race = async (engine: TestEngine, count: number, anew: boolean) => {
  const cup = newProduct({ stock: { track: true, quantity: 10 * count } })
  await using shop = await openSellingShop([cup], { engine })
  const id = await checkoutOf(await shop.visitor(), [lineOf(cup)])
  const { siteId } = shop.site
  const checkoutIds = await copyCheckout(shop.database, { siteId, id }, count)
  await using line = await openCuttingLine(shop.url, LOST_SHARE, count)
  const caller = createCaller(line.url, (await shop.merchant()).authorization)
  const order = async (checkoutId: string): Promise<string> =>
    String((await caller.call(createOrderFromCheckout, { id: checkoutId })).orderId)
  const copy = async (): Promise<string> => String((await copyCheckout(shop.database, { siteId, id }, 1))[0])
  const named = await buyAll(
    checkoutIds.map((checkoutId) => async () => order(anew ? await copy() : checkoutId)),
  )
  const rows = await shop.database.first(countOrders, siteId)
  return { named: named.size, lost: line.lost(), orders: rows?.orders, checkouts: rows?.checkouts }
}

for (const engine of ENGINES) {
  describe(`${cutPurchases} purchases with a fifth of the answers lost, on ${engine.name}`, () => {
    it(
      'make one order each, the one that the answer names',
      async () => {
        const { lost, ...counts } = await race(engine, cutPurchases, false)
        expect(counts).toEqual({ named: cutPurchases, orders: cutPurchases, checkouts: cutPurchases })
        expect(lost).toBeGreaterThan(0)
      },
      timeout,
    )

    it.runIf(engine.name === 'SQLite')(
      'would make more if each attempt started over',
      async () => {
        const { named, orders } = await race(engine, 40, true)
        expect(orders).toBeGreaterThan(named)
      },
      timeout,
    )
  })
}
