import { customizationsV3 } from '@wix/stores'
import { expect, it } from 'vitest'
import { type PublicApp, wanted } from './catalog-v3-app.ts'

/** What products share, written with the unmodified packages. */
export const itWritesSharedNames = (app: () => PublicApp): void => {
  it('ribbonsV3, brandsV3: once for each name', async () => {
    const { ribbon } = await app().ribbonsV3.getOrCreateRibbon('Second choice')
    expect(await app().ribbonsV3.getRibbon(wanted(ribbon?._id))).toMatchObject({ name: 'Second choice' })
    const brand = await app().brandsV3.createBrand({ name: 'Kiln & Co' })
    const { results } = await app().brandsV3.bulkGetOrCreateBrands(['Kiln & Co'])
    expect(results?.[0]?.item?._id).toBe(brand._id)
    const renamed = await app().brandsV3.updateBrand(wanted(brand._id), {
      ...{ revision: wanted(brand.revision), name: 'Kiln & Sons' },
    })
    expect(renamed.name).toBe('Kiln & Sons')
    await app().brandsV3.deleteBrand(wanted(renamed._id))
    await expect(app().brandsV3.getBrand(wanted(brand._id))).rejects.toThrow()
    await app().ribbonsV3.deleteRibbon(wanted(ribbon?._id))
    const { infoSection } = await app().infoSectionsV3.getOrCreateInfoSection({
      infoSection: { uniqueName: 'wax', title: 'Wax', plainDescription: '<p>Weekly.</p>' },
    })
    await app().infoSectionsV3.deleteInfoSection(wanted(infoSection?._id))
  })

  it('customizationsV3: create, add and remove choices', async () => {
    const created = await app().customizationsV3.createCustomization({
      name: 'Finish',
      customizationType: customizationsV3.CustomizationType.PRODUCT_OPTION,
      customizationRenderType: customizationsV3.CustomizationRenderType.TEXT_CHOICES,
      choicesSettings: {
        choices: [{ name: 'Oiled', choiceType: customizationsV3.ChoiceType.CHOICE_TEXT }],
      },
    })
    const id = wanted(created._id)
    const { customization } = await app().customizationsV3.addCustomizationChoices(id, [
      { name: 'Waxed', choiceType: customizationsV3.ChoiceType.CHOICE_TEXT },
    ])
    const choices = wanted(customization?.choicesSettings?.choices)
    expect(choices.map(({ name }) => name)).toEqual(['Oiled', 'Waxed'])
    await app().customizationsV3.removeCustomizationChoices(id, [wanted(choices[0]?._id)])
    const updated = await app().customizationsV3.updateCustomization(id, {
      revision: '3',
      choicesSettings: { choices: [{ name: 'Waxed' }, { name: 'Raw' }] },
    })
    expect(updated.choicesSettings?.choices?.map(({ name }) => name)).toEqual(['Waxed', 'Raw'])
    const ids = wanted(updated.choicesSettings?.choices).map(({ _id }) => wanted(_id))
    const reordered = await app().customizationsV3.reorderCustomizationChoices(id, wanted(updated.revision), {
      choiceIds: ids.toReversed(),
    })
    const names = ({ customization: one }: { customization?: customizationsV3.Customization }) =>
      one?.choicesSettings?.choices?.map(({ name }) => name)
    expect(names(reordered)).toEqual(['Raw', 'Waxed'])
    const soaped = [{ name: 'Soaped', choiceType: customizationsV3.ChoiceType.CHOICE_TEXT }]
    expect(names(await app().customizationsV3.setCustomizationChoices(id, soaped))).toEqual(['Soaped'])
    await app().customizationsV3.deleteCustomization(id)
    await expect(app().customizationsV3.getCustomization(id)).rejects.toThrow()
  })

  it('customizationsV3: create, update and count several', async () => {
    const option = (name: string) => ({
      ...{ name, customizationType: customizationsV3.CustomizationType.PRODUCT_OPTION },
      choicesSettings: { choices: [{ name: 'Plain' }] },
    })
    const made = await app().customizationsV3.bulkCreateCustomizations([option('Grain'), option('Edge')], {
      returnEntity: true,
    })
    expect(made.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 0 })
    const grain = wanted(made.results?.[0]?.customization?._id)
    const added = await app().customizationsV3.bulkAddCustomizationChoices([
      { customizationId: grain, choices: [{ name: 'Flamed' }] },
    ])
    expect(added.results).toMatchObject([{ itemMetadata: { _id: grain, success: true } }])
    const updated = await app().customizationsV3.bulkUpdateCustomizations(
      [
        {
          customization: {
            ...{ _id: grain, name: 'Grain', revision: '2' },
            choicesSettings: { choices: [{ name: 'Flamed' }] },
          },
        },
      ],
      { returnEntity: true },
    )
    expect(updated.results?.[0]?.customization?.choicesSettings?.choices).toMatchObject([{ name: 'Flamed' }])
    const counted = await app().customizationsV3.countCustomizations({ filter: { name: 'Grain' } })
    expect(counted).toEqual({ count: 1 })
  })

  it('ribbonsV3, brandsV3, infoSectionsV3: many at once, counted, and deleted', async () => {
    const { brandsV3, infoSectionsV3, ribbonsV3 } = app()
    const all = { returnEntity: true }
    const { ribbon } = { ribbon: await ribbonsV3.createRibbon({ name: 'Last pair' }) }
    const { results: ribbons } = await ribbonsV3.bulkGetOrCreateRibbons(['Last pair', 'Last cup'])
    expect(ribbons?.map(({ item }) => item?.name)).toEqual(['Last pair', 'Last cup'])
    expect(ribbons?.[0]?.item?._id).toBe(ribbon._id)
    const made = await ribbonsV3.bulkCreateRibbons([{ name: 'Last bowl' }, { name: 'Last cup' }], all)
    expect(made).toMatchObject({
      results: [
        { item: { name: 'Last bowl', revision: '1' }, itemMetadata: { success: true } },
        { itemMetadata: { success: false, error: { code: 'RIBBON_ALREADY_EXISTS' } } },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
    })
    const last = { filter: { name: { $startsWith: 'Last' } } }
    expect(await ribbonsV3.countRibbons(last)).toEqual({ count: 3 })
    const ribbonIds = [made.results?.[0]?.item, ...wanted(ribbons).map(({ item }) => item)].map((item) =>
      wanted(item?._id),
    )
    const gone = await ribbonsV3.bulkDeleteRibbons(ribbonIds)
    expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 3, totalFailures: 0 })
    expect(await ribbonsV3.countRibbons(last)).toEqual({ count: 0 })

    const { brand } = await brandsV3.getOrCreateBrand('Loom')
    const brands = await brandsV3.bulkCreateBrands([{ name: 'Loom' }, { name: 'Loom & Sons' }], all)
    expect(brands.results?.map(({ itemMetadata }) => itemMetadata?.error?.code ?? 'made')).toEqual([
      'BRAND_ALREADY_EXISTS',
      'made',
    ])
    expect(await brandsV3.countBrands({ filter: { name: { $startsWith: 'Loom' } } })).toEqual({ count: 2 })
    const { item } = wanted(brands.results?.[1])
    await app().productsV3.createProduct({ ...plain('Rug'), brand: { _id: wanted(item?._id) } })
    const { results } = await brandsV3.bulkDeleteBrands([wanted(item?._id), wanted(brand?._id), UNKNOWN])
    expect(results?.map(({ itemMetadata }) => itemMetadata?.error?.code ?? 'gone')).toEqual([
      ...['gone', 'gone', 'BRAND_NOT_FOUND'],
    ])
    const rug = await app().productsV3.getProductBySlug('rug')
    expect(rug.product).not.toHaveProperty('brand')

    const washing = { uniqueName: 'washing', title: 'Washing', plainDescription: '<p>By hand.</p>' }
    const section = await infoSectionsV3.createInfoSection(washing)
    expect(await infoSectionsV3.getInfoSection(wanted(section._id))).toMatchObject({
      ...{ title: 'Washing', plainDescription: '<p>By hand.</p>' },
      description: { nodes: [{ type: 'PARAGRAPH' }] },
    })
    const known = await infoSectionsV3.bulkGetOrCreateInfoSections({ infoSections: [washing] })
    expect(known.results?.[0]?.item?._id).toBe(section._id)
    const drying = { uniqueName: 'drying', title: 'Drying', plainDescription: '<p>Flat.</p>' }
    const sections = await infoSectionsV3.bulkCreateInfoSections([drying], all)
    expect(sections.results?.[0]?.item).toMatchObject({ title: 'Drying' })
    const filter = { title: { $in: ['Washing', 'Drying'] } }
    expect(await infoSectionsV3.countInfoSections({ filter })).toEqual({ count: 2 })
    const ids = [section._id, sections.results?.[0]?.item?._id].map(wanted)
    await infoSectionsV3.bulkDeleteInfoSections(ids)
    expect(await infoSectionsV3.countInfoSections({ filter })).toEqual({ count: 0 })
  })

  it('customizationsV3: group choices under others, one level deep', async () => {
    const { customizationsV3: customizations } = app()
    const { CHOICE_TEXT: choiceType } = customizationsV3.ChoiceType
    const created = await customizations.createCustomization({
      name: 'Hue',
      customizationType: customizationsV3.CustomizationType.PRODUCT_OPTION,
      customizationRenderType: customizationsV3.CustomizationRenderType.TEXT_CHOICES,
      choicesSettings: { choices: ['Red', 'Burgundy', 'Wine'].map((name) => ({ name, choiceType })) },
    })
    const id = wanted(created._id)
    const [red = '', burgundy = '', wine = ''] = wanted(created.choicesSettings?.choices).map(({ _id }) =>
      wanted(_id),
    )
    const change = (revision: string, _id: string, more: object) =>
      customizations.updateCustomizationChoices(id, revision, { choices: [{ choice: { _id, ...more } }] })
    const { customization } = await change('1', burgundy, { primaryChoiceIds: [red] })
    expect(customization).toMatchObject({
      revision: '2',
      choicesSettings: { choices: [{ name: 'Red' }, { primaryChoiceIds: [red] }, { name: 'Wine' }] },
    })
    for (const [_id, more, ruleName] of [
      [wine, { primaryChoiceIds: [burgundy] }, 'PRIMARY_CHOICE_HIERARCHY_VIOLATION'],
      [wine, { primaryChoiceIds: [wine] }, 'PRIMARY_CHOICE_SELF_REFERENCE'],
      [wine, { primaryChoiceIds: [UNKNOWN] }, 'PRIMARY_CHOICE_NOT_FOUND'],
      [wine, { name: 'Port' }, 'UNSUPPORTED_CHOICE_FIELD'],
    ] as const)
      await expect(change('2', _id, more)).rejects.toMatchObject({
        details: { validationError: { fieldViolations: [{ ruleName }] } },
      })
    await expect(change('2', UNKNOWN, {})).rejects.toMatchObject({
      details: { applicationError: { code: 'CHOICE_NOT_FOUND' } },
    })
    await expect(change('1', wine, { primaryChoiceIds: [red] })).rejects.toMatchObject({ status: 409 })
    const fewer = await customizations.removeCustomizationChoices(id, [red])
    expect(fewer.customization?.choicesSettings?.choices?.[0]).not.toHaveProperty('primaryChoiceIds')
  })
}

const UNKNOWN = '5d1ae1b0-1111-4222-8333-444455556666'
const plain = (name: string) => ({
  ...{ name, productType: 'PHYSICAL' as const, physicalProperties: {} },
  variantsInfo: { variants: [{ price: { actualPrice: { amount: '9' } } }] },
})
