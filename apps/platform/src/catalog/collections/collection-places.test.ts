import { randomUUID } from 'node:crypto'
import { createCollection, getCollection } from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import type { KnownActor } from '../../floor/callers/actor.ts'
import { type Database, statement, type Transaction } from '../../floor/database/database.ts'
import { openSmallShop } from '../../hostile/small-shop.ts'
import { callOf } from '../../testing/calls.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { createCatalog } from '../catalog.service.ts'
import { createCollectionPlaces } from './collection-places.service.ts'

const change = statement('UPDATE collections SET revision = revision + 1 WHERE collection_id = ?')
const held = statement<{ count: number }>(
  `SELECT count(*) AS count FROM collection_products m JOIN collections c
     ON c.site_id = m.site_id AND c.collection_number = m.collection_number WHERE c.collection_id = ?`,
)

/** The places of a shop where another merchant changes the collection after every transaction. */
const placesBeside = (shop: Shop, collectionId: string) => {
  const { database } = shop
  const clock = { now: Date.now }
  const ids = { guid: randomUUID }
  const mediaUrl = shop.url
  const transaction = async <T>(carryOut: (tx: Transaction) => Promise<T>): Promise<T> => {
    const result = await database.transaction(carryOut)
    await database.transaction((tx) => tx.run(change, collectionId))
    return result
  }
  const restless = new Proxy(database, {
    get: (target, name) => (name === 'transaction' ? transaction : bound(target, name)),
  })
  const { changeProducts } = createCatalog({ database, clock, ids, mediaUrl })
  const mediaFrom = () => Promise.reject(new Error('no media here'))
  return createCollectionPlaces({
    ...{ database: restless, clock, ids, mediaUrl, changeProducts, mediaFrom },
  })
}

const bound = (database: Database, name: string | symbol): unknown => {
  const value: unknown = Reflect.get(database, name)
  return typeof value === 'function' ? value.bind(database) : value
}

const tagOf = async (merchant: Caller, id: string): Promise<string> =>
  (await merchant.try(getCollection, { id })).headers.get('etag') ?? ''

describe.each(ENGINES)(
  'places of 250 products on $name, while another merchant changes the collection',
  (engine) => {
    it('are all moved or none, depending on what the caller had seen when the call began', async () => {
      const products = Array.from({ length: 250 }, () => newProduct())
      const productIds = products.map(({ id }) => id)
      await using shop = await openSmallShop({ engine }, products)
      const merchant = await shop.merchant()
      const { collection } = await merchant.call(createCollection, { collection: { name: 'Vases' } })
      const id = collection?.id ?? ''
      const places = placesBeside(shop, id)
      const { site } = shop
      const actor: KnownActor = { type: 'WIX_USER', siteId: site.siteId, userId: 'u', owner: true }
      const call = (ifMatch: string) =>
        callOf({ id, productIds }, { actor, site, headers: { 'if-match': ifMatch } })
      const seen = await tagOf(merchant, id)
      await places.add(call(seen))
      expect(await shop.database.first(held, id)).toEqual({ count: 250 })
      await expect(places.remove(call(seen))).rejects.toMatchObject({ code: 'CONFLICT' })
      expect(await shop.database.first(held, id)).toEqual({ count: 250 })
      await places.remove(call(await tagOf(merchant, id)))
      expect(await shop.database.first(held, id)).toEqual({ count: 0 })
    })
  },
)
