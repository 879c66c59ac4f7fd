import { describe, expect, it } from 'vitest'
import { statement } from '../floor/database/database.ts'
import { checkoutOf, lineOf, openSellingShop } from '../sales/checkout/checkout.fixtures.ts'
import { newProduct } from '../testing/catalog.ts'
import { ENGINES, type TestEngine } from '../testing/engines.ts'
import { copyCheckout } from './checkouts.ts'
import { gatherCrowd } from './crowd.ts'
import { SIZES } from './sizes.ts'
import { watched } from './watched-engine.ts'

const countOrders = statement<{ orders: number; numbers: number; checkouts: number }>(
  `SELECT count(*) AS orders, count(DISTINCT order_number) AS numbers, count(DISTINCT checkout_id) AS checkouts
   FROM orders WHERE site_id = ?`,
)
const findQuantity = statement<{ quantity: number }>(
  `SELECT v.quantity FROM variants v JOIN products p
     ON p.site_id = v.site_id AND p.product_number = v.product_number WHERE p.site_id = ? AND p.product_id = ?`,
)

const { purchases, units, rounds, timeout } = SIZES

interface Race {
  readonly processes: number
  readonly guarded: boolean
  readonly purchases: number
  readonly rounds: number
}

/** Rounds of buyers who all want the same product; returns what was sold in each, and what is left. */
const race = async (engine: TestEngine, { processes, guarded, ...size }: Race): Promise<object[]> => {
  const watching = watched(engine)
  const stock = { track: true, quantity: units } as const
  const mugs = Array.from({ length: size.rounds }, () => newProduct({ stock }))
  await using shop = await openSellingShop(mugs, { engine: watching })
  await using crowd = await gatherCrowd(shop.database, watching.settings(), processes)
  const { siteId } = shop.site
  const outcomes: object[] = []
  for (const mug of mugs) {
    const id = await checkoutOf(await shop.visitor(), [lineOf(mug)])
    const checkoutIds = await copyCheckout(shop.database, { siteId, id }, size.purchases)
    const { done, refusals } = await crowd.rush({ kind: 'PURCHASES', siteId, checkoutIds, guarded })
    const left = (await shop.database.first(findQuantity, siteId, mug.id))?.quantity
    outcomes.push({ done, refusals, left, ...(await shop.database.first(countOrders, siteId)) })
  }
  return outcomes
}

for (const engine of ENGINES) {
  const crowds = engine.name === 'SQLite' ? [1] : SIZES.processes
  describe(`${purchases} purchases of ${units} units at once on ${engine.name}`, () => {
    it.each(crowds)(
      'sell each unit once and refuse no buyer while one is left, with %d processes',
      async (processes) => {
        const outcomes = await race(engine, { processes, guarded: true, purchases, rounds })
        expect(outcomes).toEqual(
          Array.from({ length: rounds }, (_, round) => {
            const sold = units * (round + 1)
            const refusals = { FULL_OUT_OF_STOCK: purchases - units }
            return { ...{ done: units, refusals, left: 0 }, orders: sold, numbers: sold, checkouts: sold }
          }),
        )
      },
      timeout,
    )

    it(
      'would sell more than there is without the guard',
      async () => {
        const without = { processes: 1, guarded: false, purchases: units + 20, rounds: 1 }
        expect(await race(engine, without)).toMatchObject([{ done: units + 20, left: 0 }])
      },
      timeout,
    )
  })
}
