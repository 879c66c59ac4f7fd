import { ApiKeyStrategy, createClient } from '@vitrine/client'
import { pointHostedAt } from '@vitrine/client/hosted'
import * as brandsV3 from '@vitrine/client/stores/brands-v3'
import * as customizationsV3 from '@vitrine/client/stores/customizations-v3-writes'
import * as infoSectionsV3 from '@vitrine/client/stores/info-sections-v3'
import * as productsV3 from '@vitrine/client/stores/products-v3-writes'
import * as ribbonsV3 from '@vitrine/client/stores/ribbons-v3'
import { openShop, type Shop } from '@vitrine/platform/testing'
import { createClient as createPublicClient, ApiKeyStrategy as PublicStrategy } from '@wix/sdk'
import * as publicStores from '@wix/stores'
import { afterAll, beforeAll, expect, it } from 'vitest'

const clients = ({ url, site: { siteId } }: Shop, apiKey: string) => ({
  own: createClient({
    apiUrl: url,
    auth: ApiKeyStrategy({ apiKey, siteId }),
    modules: { brandsV3, customizationsV3, infoSectionsV3, productsV3, ribbonsV3 },
  }),
  other: createPublicClient({
    auth: PublicStrategy({ apiKey, siteId }),
    modules: {
      brandsV3: publicStores.brandsV3,
      customizationsV3: publicStores.customizationsV3,
      infoSectionsV3: publicStores.infoSectionsV3,
      productsV3: publicStores.productsV3,
      ribbonsV3: publicStores.ribbonsV3,
    },
  }),
})

let shop: Shop
let restore: () => void
let both: ReturnType<typeof clients>
beforeAll(async () => {
  shop = await openShop()
  restore = pointHostedAt(shop.url)
  const { authorization = '' } = await shop.app(['catalog:read', 'catalog:write'])
  both = clients(shop, authorization)
})
afterAll(async () => {
  restore()
  await shop[Symbol.asyncDispose]()
})

const price = { actualPrice: { amount: '18.00' }, compareAtPrice: { amount: '20.00' } }
const bowl = {
  name: 'Oak bowl',
  productType: 'PHYSICAL',
  brand: { name: 'Kiln' },
  variantsInfo: { variants: [{ price, inventoryItem: { quantity: 5 } }] },
} as const

it('our client writes products as the public packages do, and gets the same answers', async () => {
  const { own, other } = both
  const options = { returnEntity: true, fields: ['CURRENCY', 'PLAIN_DESCRIPTION'] as const }
  const { product, inventoryResults } = await own.productsV3.createProductWithInventory(bowl, options)
  expect(product._createdDate).toBeInstanceOf(Date)
  expect(inventoryResults.results[0]?.item).toMatchObject({ quantity: 5, _id: product._id })
  const { revision } = product
  const ours = await own.productsV3.updateProduct(
    product._id,
    { revision, plainDescription: '<p>Oak</p>' },
    { fields: options.fields },
  )
  const theirs = await other.productsV3.updateProduct(
    product._id,
    { revision: ours.revision, plainDescription: '<p>Oak</p>' },
    { fields: [...options.fields] },
  )
  expect(ours).toEqual(theirs)
  const { results } = await own.productsV3.bulkUpdateProducts([
    { product: { _id: product._id, revision: ours.revision, ribbon: { name: 'New' } } },
  ])
  expect(results[0]?.itemMetadata.success).toBe(true)
  const [made] = (await own.productsV3.bulkCreateProducts([{ ...bowl, name: 'Oak fork' }])).results
  const deleted = await own.productsV3.bulkDeleteProducts([made?.itemMetadata._id ?? ''])
  expect(deleted.bulkActionMetadata.totalSuccesses).toBe(1)
  await own.productsV3.deleteProduct(product._id)
  await expect(own.productsV3.deleteProduct(product._id)).rejects.toMatchObject({ status: 404 })
})

it('and what products share', async () => {
  const { own, other } = both
  const { ribbon } = await own.ribbonsV3.getOrCreateRibbon('Second choice')
  expect(await own.ribbonsV3.getRibbon(ribbon._id ?? '')).toEqual(
    await other.ribbonsV3.getRibbon(ribbon._id ?? ''),
  )
  const { items } = await own.brandsV3.queryBrands().eq('name', 'Kiln').find()
  expect(items).toEqual((await other.brandsV3.queryBrands().eq('name', 'Kiln').find()).items)
  const infoSection = { title: 'Oil', plainDescription: '<p>Once a year.</p>' }
  const section = await own.infoSectionsV3.getOrCreateInfoSection({ infoSection })
  expect((await own.infoSectionsV3.queryInfoSections().eq('title', 'Oil').find()).items).toEqual([
    section.infoSection,
  ])
  const finish = await own.customizationsV3.createCustomization({
    ...{ name: 'Finish', customizationType: 'PRODUCT_OPTION', customizationRenderType: 'TEXT_CHOICES' },
    choicesSettings: { choices: [{ name: 'Oiled' }] },
  })
  const { customization } = await own.customizationsV3.addCustomizationChoices(finish._id ?? '', [
    { name: 'Waxed' },
  ])
  expect(customization).toEqual(await other.customizationsV3.getCustomization(finish._id ?? ''))
})
