import { updateProduct } from '@vitrine/contract/operations'
import { openDemoShop } from '@vitrine/platform/testing'
import { expect, it } from 'vitest'
import { createClient, OAuthStrategy } from '../index.ts'
import { productSlugs } from '../storefront.ts'
import { products } from '../stores.ts'

it('finds the product that used to have a slug, and nothing else', async () => {
  await using shop = await openDemoShop()
  const { url: apiUrl, clientId } = shop
  const client = createClient({
    apiUrl,
    auth: OAuthStrategy({ apiUrl, clientId }),
    modules: { products, productSlugs },
  })
  const [jar] = (await client.products.queryProducts().eq('slug', 'moon-jar').find()).items
  const id = jar?._id ?? ''
  const merchant = await shop.merchant()
  await merchant.call(updateProduct, { product: { id, slug: 'full-moon-jar' } })

  expect(await client.productSlugs.findMovedProduct('moon-jar')).toEqual({
    productId: id,
    slug: 'full-moon-jar',
  })
  expect((await client.products.queryProducts().eq('slug', 'moon-jar').find()).items).toEqual([])
  const gone = { status: 404 }
  await expect(client.productSlugs.findMovedProduct('full-moon-jar')).rejects.toMatchObject(gone)
  await expect(client.productSlugs.findMovedProduct('never')).rejects.toMatchObject(gone)
  await merchant.call(updateProduct, { product: { id, visible: false } })
  await expect(client.productSlugs.findMovedProduct('moon-jar')).rejects.toMatchObject(gone)
})
