import { randomUUID } from 'node:crypto'
import { addToCurrentCart } from '@vitrine/contract/operations'
import { expect, it } from 'vitest'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'
import { createCartReader } from './cart-reader.ts'

// Fails without `readings`, and if a reading never expires.
it.each(ENGINES)('a cart is read once between two changes on $name', async (engine) => {
  const [cup, jug] = [newProduct(), newProduct()]
  await using shop = await openSellingShop([cup, jug], { engine })
  const { site, database, clientId } = shop
  const { siteId } = site
  const visitorId = randomUUID()
  const visitor = await shop.as({ type: 'ANONYMOUS_VISITOR', siteId, clientId, visitorId })
  let readings = 0
  const reader = createCartReader({
    database,
    offersFor: async (_, __, references) => {
      readings++
      return references.map(() => undefined)
    },
    placeholder: { id: 'none', url: '', width: 1, height: 1, altText: '', filename: '' },
  })
  const owner = { siteId, key: `visitor:${visitorId}`, buyerInfo: { visitorId } }
  const trier = { siteId, principal: owner.key, address: 'n', isMerchant: false }
  const visit = { owner, site, at: Date.now(), trier, attempt: undefined }
  const read = async (askedCurrency?: string) => {
    const { cart } = await reader.loadMarked({ ...visit, askedCurrency })
    return [readings, cart.lineItems.length, cart.conversionCurrency]
  }
  await visitor.call(addToCurrentCart, { lineItems: [lineOf(cup)] })
  expect(await read()).toEqual([1, 1, 'EUR'])
  expect(await read()).toEqual([1, 1, 'EUR'])
  expect(await read('USD')).toEqual([2, 1, 'USD'])
  await visitor.call(addToCurrentCart, { lineItems: [lineOf(jug)] })
  expect(await read('USD')).toEqual([3, 2, 'USD'])
  expect(await read('USD')).toEqual([3, 2, 'USD'])
})
