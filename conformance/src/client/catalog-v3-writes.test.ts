import { ApiKeyStrategy, createClient } from '@vitrine/client'
import { pointHostedAt } from '@vitrine/client/hosted'
import { customizationsV3, productsV3 } from '@vitrine/client/stores'
import * as brandsV3 from '@vitrine/client/stores/brands-v3'

import * as infoSectionsV3 from '@vitrine/client/stores/info-sections-v3'

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
  const options = { returnEntity: true, fields: ['CURRENCY', 'PLAIN_DESCRIPTION', 'DESCRIPTION'] as const }
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

it('and several of what products share at once', async () => {
  const { own, other } = both
  const all = { returnEntity: true }
  const ribbons = await own.ribbonsV3.bulkCreateRibbons([{ name: 'Last one' }, { name: 'Last one' }], all)
  const [made, again] = ribbons.results
  expect(again?.itemMetadata.error?.code).toBe('RIBBON_ALREADY_EXISTS')
  expect(made?.item).toEqual(await other.ribbonsV3.getRibbon(made?.item?._id ?? ''))
  const filter = { name: 'Last one' }
  expect(await own.ribbonsV3.countRibbons({ filter })).toEqual(await other.ribbonsV3.countRibbons({ filter }))
  const [gone, unknown] = (await own.ribbonsV3.bulkDeleteRibbons([made?.item?._id ?? '', 'unknown'])).results
  expect([gone?.itemMetadata.success, unknown?.itemMetadata.error?.code]).toEqual([true, 'RIBBON_NOT_FOUND'])

  const brands = await own.brandsV3.bulkCreateBrands([{ name: 'Loom' }])
  expect(brands.results[0]).not.toHaveProperty('item')
  expect(await own.brandsV3.countBrands()).toEqual(await other.brandsV3.countBrands())
  await own.brandsV3.bulkDeleteBrands([brands.results[0]?.itemMetadata._id ?? ''])

  const wax = { title: 'Wax', plainDescription: '<p>Weekly.</p>' }
  const section = await own.infoSectionsV3.createInfoSection(wax)
  expect(section).toEqual(await other.infoSectionsV3.getInfoSection(section._id ?? ''))
  const { results } = await own.infoSectionsV3.bulkGetOrCreateInfoSections({ infoSections: [wax] })
  expect(results[0]?.item).toEqual(section)
  const created = await own.infoSectionsV3.bulkCreateInfoSections([wax], all)
  expect(created.results[0]?.item).toEqual(section)
  expect(await own.infoSectionsV3.countInfoSections({ filter: { title: 'Wax' } })).toEqual({ count: 1 })
  await own.infoSectionsV3.bulkDeleteInfoSections([section._id ?? ''])

  const hue = await own.customizationsV3.createCustomization({
    ...{ name: 'Hue', customizationType: 'PRODUCT_OPTION', customizationRenderType: 'TEXT_CHOICES' },
    choicesSettings: { choices: [{ name: 'Red' }, { name: 'Burgundy' }] },
  })
  const [red, burgundy] = hue.choicesSettings?.choices ?? []
  const choice = { _id: burgundy?._id ?? '', primaryChoiceIds: [red?._id ?? ''] }
  const { customization } = await own.customizationsV3.updateCustomizationChoices(hue._id ?? '', '1', {
    choices: [{ choice }],
  })
  expect(customization.choicesSettings?.choices?.[1]).toMatchObject(choice)
  expect(customization).toEqual(await other.customizationsV3.getCustomization(hue._id ?? ''))
})
