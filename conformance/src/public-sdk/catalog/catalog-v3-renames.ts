import type { Shop } from '@vitrine/platform/testing'
import { productsV3 } from '@wix/stores'
import { expect, it } from 'vitest'
import { type PublicApp, wanted } from './catalog-v3-app.ts'
import { endOfJobs } from './catalog-v3-jobs.ts'

const UNKNOWN = '5d1ae1b0-1111-4222-8333-444455556666'
const { INFO_SECTION, INFO_SECTION_PLAIN_DESCRIPTION } = productsV3.SingleEntityOpsRequestedFields
const fields = [INFO_SECTION, INFO_SECTION_PLAIN_DESCRIPTION]
const plain = (name: string) => ({
  ...{ name, productType: productsV3.ProductType.PHYSICAL, physicalProperties: {} },
  variantsInfo: { variants: [{ price: { actualPrice: { amount: '9' } } }] },
})

interface FormerIds {
  readonly ribbonId: string
  readonly brandId: string
  readonly sectionId: string
}

/** Filters by the ids from before the renames find the ribbon, the brand and the info section. */
const findsByFormerIds = async (app: PublicApp, { ribbonId, brandId, sectionId }: FormerIds) => {
  const { brandsV3, infoSectionsV3, ribbonsV3 } = app
  const ribbons = await ribbonsV3.queryRibbons().eq('_id', ribbonId).find()
  expect(ribbons.items.map(({ name }) => name)).toEqual(['Summer'])
  const brands = await brandsV3.queryBrands().in('_id', [brandId, UNKNOWN]).find()
  expect(brands.items.map(({ name }) => name)).toEqual(['New mill'])
  const sections = await infoSectionsV3.queryInfoSections().eq('_id', sectionId).find()
  expect(sections.items.map(({ title }) => title)).toEqual(['Polishing'])
  const either = { $or: [{ id: ribbonId }, { name: 'Summer' }] }
  expect(await ribbonsV3.countRibbons({ filter: either })).toEqual({ count: 1 })
  const others = await ribbonsV3.queryRibbons().ne('_id', ribbonId).find()
  expect(others.items.map(({ name }) => name)).not.toContain('Summer')
}

/** Renames of what products share, with the unmodified packages. */
export const itRenamesSharedNames = (app: () => PublicApp): void => {
  it('ribbonsV3, brandsV3, infoSectionsV3: rename, on every product that has it', async () => {
    const { brandsV3, infoSectionsV3, products, productsV3: catalog, ribbonsV3 } = app()
    const ribbon = await ribbonsV3.createRibbon({ name: 'Spring' })
    const ribbonId = wanted(ribbon._id)
    const brand = await brandsV3.createBrand({ name: 'Old mill' })
    const care = { uniqueName: 'polish', title: 'Polish', plainDescription: '<p>Monthly.</p>' }
    const section = await infoSectionsV3.createInfoSection(care)
    const made = await catalog.createProduct({
      ...plain('Mill stool'),
      ...{ ribbon: { _id: ribbonId }, brand: { _id: wanted(brand._id) } },
      infoSections: [{ _id: wanted(section._id) }],
    })
    const id = wanted(made._id)

    const renamed = await ribbonsV3.updateRibbon(ribbonId, { revision: '1', name: 'Summer' })
    expect(renamed).toMatchObject({ name: 'Summer', revision: '2', _createdDate: ribbon._createdDate })
    const { results } = await brandsV3.bulkUpdateBrands(
      [
        { brand: { _id: wanted(brand._id), revision: '1', name: 'New mill' } },
        { brand: { _id: UNKNOWN, revision: '1', name: 'No mill' } },
      ],
      { returnEntity: true },
    )
    expect(results).toMatchObject([
      { itemMetadata: { _id: brand._id, success: true }, item: { name: 'New mill', revision: '2' } },
      { itemMetadata: { success: false, error: { code: 'BRAND_NOT_FOUND' } } },
    ])
    const text = '<p>Yearly.</p>'
    await infoSectionsV3.updateInfoSection(wanted(section._id), { revision: '1', plainDescription: text })
    const sections = await infoSectionsV3.bulkUpdateInfoSections(
      [{ infoSection: { _id: wanted(section._id), revision: '2', title: 'Polishing' } }],
      { returnEntity: true },
    )
    expect(sections.results?.[0]?.item).toMatchObject({ title: 'Polishing', plainDescription: text })

    const after = await catalog.getProduct(id, { fields })
    expect(after).toMatchObject({
      ...{ ribbon: { _id: renamed._id, name: 'Summer' }, brand: { name: 'New mill' } },
      infoSections: [{ title: 'Polishing', plainDescription: text }],
    })
    const { product } = await products.getProduct(id)
    expect(product).toMatchObject({ ribbon: 'Summer', brand: 'New mill' })
    expect(product?.additionalInfoSections).toEqual([{ title: 'Polishing', description: text }])
    // The id that a program kept still leads to the ribbon.
    expect(await ribbonsV3.getRibbon(ribbonId)).toEqual(renamed)
    const found = await catalog.searchProducts({ filter: { 'ribbon._id': ribbonId } })
    expect(found.products?.map(({ _id }) => _id)).toEqual([id])
    await findsByFormerIds(app(), { ribbonId, brandId: wanted(brand._id), sectionId: wanted(section._id) })

    const winter = await ribbonsV3.createRibbon({ name: 'Winter' })
    const rename = (revision: string, name: string) => ribbonsV3.updateRibbon(ribbonId, { revision, name })
    await expect(rename('2', 'Winter')).rejects.toMatchObject({
      details: { applicationError: { code: 'RIBBON_ALREADY_EXISTS' } },
    })
    await expect(rename('1', 'Autumn')).rejects.toMatchObject({ status: 409 })
    const { bulkActionMetadata } = await ribbonsV3.bulkUpdateRibbons([
      { ribbon: { _id: wanted(winter._id), revision: '1', name: 'Frost' } },
    ])
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 0 })
    await ribbonsV3.deleteRibbon(ribbonId)
    expect(await catalog.getProduct(id)).not.toHaveProperty('ribbon')
  })
}

/** Tags of products, with the unmodified packages. */
export const itTagsProducts = (app: () => PublicApp, shop: () => Shop): void => {
  it('productsV3: tags, by ids and by filter', async () => {
    const { productsV3: catalog } = app()
    const { _id: id = '', revision } = await catalog.createProduct({
      ...plain('Tagged tray'),
      tags: { publicTags: { tagIds: ['oak'] } },
    })
    const { MERCHANT_DATA } = productsV3.SingleEntityOpsRequestedFields
    const tags = async () => (await catalog.getProduct(wanted(id), { fields: [MERCHANT_DATA] })).tags
    expect(await tags()).toEqual({ publicTags: { tagIds: ['oak'] } })
    const { results } = await catalog.bulkUpdateProductTags([wanted(id), UNKNOWN], {
      assignTags: { publicTags: { tagIds: ['ash'] }, privateTags: { tagIds: ['vip'] } },
      unassignTags: { publicTags: { tagIds: ['oak', 'ash'] } },
    })
    expect(results?.map(({ itemMetadata }) => itemMetadata?.error?.code ?? 'done')).toEqual([
      ...['done', 'PRODUCT_NOT_FOUND'],
    ])
    expect(await tags()).toEqual({ publicTags: { tagIds: ['ash'] }, privateTags: { tagIds: ['vip'] } })
    // Visitors never see private tags.
    expect((await catalog.getProduct(wanted(id))).tags).toEqual({ publicTags: { tagIds: ['ash'] } })
    const job = await catalog.bulkUpdateProductTagsByFilter(
      { name: { $startsWith: 'Tagged' } },
      { unassignTags: { privateTags: { tagIds: ['vip'] } } },
    )
    await endOfJobs(shop(), [job])
    expect(await tags()).toEqual({ publicTags: { tagIds: ['ash'] } })
    await expect(catalog.bulkUpdateProductTags([wanted(id)])).rejects.toMatchObject({
      details: { applicationError: { code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS' } },
    })
    const full = Array.from({ length: 100 }, (_, index) => `n${index}`)
    const most = await catalog.bulkUpdateProductTags([wanted(id)], {
      assignTags: { publicTags: { tagIds: full } },
    })
    expect(most.results?.[0]?.itemMetadata?.error?.code).toBe('INVALID_ARGUMENT')
    expect(revision).toBe('1')
  })
}
