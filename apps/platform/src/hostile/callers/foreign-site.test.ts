import { randomUUID } from 'node:crypto'
import {
  addToCurrentCart,
  getCollection,
  getCurrentCart,
  getProduct,
  getProductOptionsAvailability,
  getStoreVariant,
  queryCollections,
  queryProducts,
  queryProductVariants,
  queryStoreVariants,
  removeLineItemsFromCurrentCart,
  token,
  updateCurrentCartLineItemQuantity,
} from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import { newCollection, newProduct, newSite } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { lineOf, openSmallShop } from '../small-shop.ts'

/** A visitor of another site on the same platform, whose catalog is empty. */
const neighbour = async (shop: Shop): Promise<Caller> => {
  const { siteId } = await newSite(shop.database)
  const clientId = randomUUID()
  const client = { clientId, siteId, name: 'Other', redirectUris: [], origins: [], createdAt: 1 }
  await shop.database.transaction((tx) => oauthClientsStore.save(tx, client))
  const { access_token } = await shop.caller().call(token, { clientId, grantType: 'anonymous' })
  return shop.caller(access_token)
}

// Fails if products are found by id in any site.
for (const engine of ENGINES) {
  describe(`a visitor of another site on ${engine.name}`, () => {
    it('sees and buys nothing of this site, and reaches none of its carts', async () => {
      const shirt = newProduct()
      const shelf = newCollection()
      await using shop = await openSmallShop({ engine }, [shirt], [shelf])
      const [own, other] = [await shop.visitor(), await neighbour(shop)]
      const { cart } = await own.call(addToCurrentCart, { lineItems: [lineOf(shirt.id)] })
      const id = cart?.lineItems[0]?.id ?? ''
      const { variants: [variant] = [] } = await own.call(queryStoreVariants, { query: {} })

      const status = async (answer: Promise<{ status: number }>) => (await answer).status
      expect([
        await status(other.try(getProduct, { id: shirt.id })),
        await status(other.try(queryProductVariants, { id: shirt.id })),
        await status(other.try(getProductOptionsAvailability, { id: shirt.id })),
        await status(other.try(getStoreVariant, { id: variant?.id })),
        await status(other.try(getCollection, { id: shelf.id })),
        await status(other.try(addToCurrentCart, { lineItems: [lineOf(shirt.id)] })),
        await status(other.try(getCurrentCart, {})),
        await status(other.try(updateCurrentCartLineItemQuantity, { lineItems: [{ id, quantity: 9 }] })),
        await status(other.try(removeLineItemsFromCurrentCart, { lineItemIds: [id] })),
      ]).toEqual(Array(9).fill(404))
      for (const filter of [{}, { id: shirt.id }, { slug: shirt.slug }, { $not: { id: 'x' } }])
        for (const query of [queryProducts, queryCollections])
          expect((await other.call(query, { query: { filter } })).metadata?.total).toBe(0)
      expect((await other.call(queryStoreVariants, { query: {} })).variants).toEqual([])
      expect((await own.call(getCurrentCart, {})).cart).toEqual(cart)
    })

    it("can't renew this site's tokens", async () => {
      await using shop = await openSmallShop({ engine })
      const { refresh_token } = await shop
        .caller()
        .call(token, { clientId: shop.clientId, grantType: 'anonymous' })
      const { siteId } = await newSite(shop.database)
      const clientId = randomUUID()
      const client = { clientId, siteId, name: 'Other', redirectUris: [], origins: [], createdAt: 1 }
      await shop.database.transaction((tx) => oauthClientsStore.save(tx, client))
      const answer = await shop
        .caller()
        .try(token, { clientId, grantType: 'refresh_token', refreshToken: refresh_token })
      expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant'])
    })
  })
}
