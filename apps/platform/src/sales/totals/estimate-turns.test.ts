import { randomUUID } from 'node:crypto'
import { addToCurrentCart, getCurrentCart } from '@vitrine/contract/operations'
import { expect, it } from 'vitest'
import { systemClock } from '../../floor/clock.ts'
import { createCodeTries } from '../../floor/rates/code-tries.ts'
import { newProduct } from '../../testing/catalog.ts'
import { cartStore } from '../cart/kept/cart.store.ts'
import { lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'
import { createCartTotals } from './cart-totals.ts'
import { createEstimate } from './estimate.ts'

/** Counts the event loop turns that other work gets meanwhile. */
const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let turns = 0
  let isOver = false
  const tick = () => {
    turns++
    if (!isOver) setImmediate(tick)
  }
  setImmediate(tick)
  await work()
  isOver = true
  return turns
}

// Fails without `giveWay`: the totals of the large cart then run in one piece, too.
it('totals of a large cart let other work run before and after the calculation', async () => {
  const products = Array.from({ length: 50 }, () => newProduct())
  await using shop = await openSellingShop(products)
  const turnsFor = async (count: number): Promise<number> => {
    const visitorId = randomUUID()
    const { siteId } = shop.site
    const visitor = await shop.as({
      ...{ type: 'ANONYMOUS_VISITOR', siteId, clientId: shop.clientId, visitorId },
    })
    await visitor.call(addToCurrentCart, { lineItems: products.slice(0, count).map((each) => lineOf(each)) })
    const { cart } = await visitor.call(getCurrentCart, {})
    const place = { siteId, key: `visitor:${visitorId}` }
    const stored = await cartStore.find(shop.database, place)
    if (!stored || !cart) throw new Error('The cart is missing')
    const found = { stored, cart, productIds: [], head: undefined }
    const codeTries = createCodeTries(shop.database, systemClock)
    const totals = createCartTotals(shop.database, { loadMarked: async () => found })
    const estimate = createEstimate(shop.database, totals, codeTries)
    const trier = { siteId, principal: place.key, address: 'n', isMerchant: false }
    const visit = {
      ...{ owner: { ...place, buyerInfo: { visitorId } }, site: shop.site, at: Date.now(), trier },
      ...{ askedCurrency: undefined, attempt: undefined },
    }
    return turnsDuring(() => estimate(visit, {}))
  }
  expect(await turnsFor(49)).toBe(0)
  expect(await turnsFor(50)).toBe(2)
})
