import { ALGORITHMS } from '@vitrine/contract'
import { openDemoShop } from '@vitrine/platform/testing'
import { expect, it } from 'vitest'
import { backInStockNotifications } from '../ecom.ts'
import { createClient, OAuthStrategy } from '../index.ts'
import { products } from '../stores.ts'

it('asks for a mail when an item is back, which links only to the shop', async () => {
  await using shop = await openDemoShop()
  const { url: apiUrl, clientId } = shop
  const client = createClient({
    apiUrl,
    auth: OAuthStrategy({ apiUrl, clientId }),
    modules: { products, backInStockNotifications },
  })
  const [jar] = (await client.products.queryProducts().eq('slug', 'moon-jar').find()).items
  const catalogReference = {
    ...{ appId: ALGORITHMS.sameCollections.appId, catalogItemId: jar?._id ?? '' },
    options: { options: { Glaze: 'Celadon' } },
  }
  const ask = (itemUrl: string, email = 'ada@example.com') =>
    client.backInStockNotifications.createBackInStockNotificationRequest({
      ...{ catalogReference, email, itemUrl },
    })
  const itemUrl = 'http://localhost:3000/products/moon-jar'
  expect(await ask(itemUrl)).toMatchObject({ request: { email: 'ada@example.com', itemUrl } })
  const other = await ask('https://elsewhere.example/', 'grace@example.com')
  expect(other.request).not.toHaveProperty('itemUrl')
  await expect(ask(itemUrl)).rejects.toMatchObject({
    code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
  })
})
