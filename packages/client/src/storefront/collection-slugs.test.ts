import { updateCollection } from '@vitrine/contract/operations'
import { openDemoShop } from '@vitrine/platform/testing'
import { expect, it } from 'vitest'
import { createClient, OAuthStrategy } from '../index.ts'
import { collectionSlugs } from '../storefront.ts'
import { collections } from '../stores.ts'

it('finds the collection that used to have a slug, and nothing else', async () => {
  await using shop = await openDemoShop()
  const { url: apiUrl, clientId } = shop
  const client = createClient({
    apiUrl,
    auth: OAuthStrategy({ apiUrl, clientId }),
    modules: { collections, collectionSlugs },
  })
  const { collection } = await client.collections.getCollectionBySlug('prints')
  const id = collection._id ?? ''
  const merchant = await shop.merchant()
  await merchant.call(updateCollection, { collection: { id, slug: 'works-on-paper' } })

  expect(await client.collectionSlugs.findMovedCollection('prints')).toEqual({
    collectionId: id,
    slug: 'works-on-paper',
  })
  const gone = { status: 404 }
  await expect(client.collectionSlugs.findMovedCollection('works-on-paper')).rejects.toMatchObject(gone)
  await expect(client.collectionSlugs.findMovedCollection('never')).rejects.toMatchObject(gone)
  await merchant.call(updateCollection, { collection: { id, visible: false } })
  await expect(client.collectionSlugs.findMovedCollection('prints')).rejects.toMatchObject(gone)
})
