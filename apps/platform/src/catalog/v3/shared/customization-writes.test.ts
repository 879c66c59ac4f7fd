import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '../../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../../testing/index.ts'

const UNKNOWN = '5d1ae1b0-1111-4222-8333-444455556666'

describe.each(ENGINES)('a merchant writes options and modifiers that products share on $name', (engine) => {
  let shop: Shop
  let merchant: Caller
  beforeAll(async () => {
    shop = await openShop({ engine })
    merchant = await shop.merchant()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const choices = (...names: string[]) => ({ choices: names.map((name) => ({ name })) })
  const create = async (name: string, ...names: string[]) => {
    const customization = {
      ...({ name, customizationType: 'PRODUCT_OPTION', customizationRenderType: 'TEXT_CHOICES' } as const),
      choicesSettings: choices(...names),
    }
    return (await merchant.call(api.createCustomization, { customization })).customization
  }
  const idOf = (one: Awaited<ReturnType<typeof create>>, name: string) =>
    one.choicesSettings?.choices?.find((choice) => choice.name === name)?.id ?? ''
  const namesOf = (one: Awaited<ReturnType<typeof create>>) =>
    one.choicesSettings?.choices?.map(({ name }) => name)
  const code = async (answer: ReturnType<Caller['try']>) => {
    const { status, body } = await answer
    return `${status} ${JSON.stringify(body)}`
  }

  it('which products then name by id', async () => {
    const size = await create('Size', 'S', 'L')
    const { product } = await merchant.call(api.createV3Product, {
      product: {
        ...{ name: 'Bowl', productType: 'PHYSICAL' },
        options: [
          {
            id: size.id ?? '',
            choicesSettings: { choices: [{ choiceId: idOf(size, 'L') }, { name: 'XL' }] },
          },
        ],
        variantsInfo: {
          variants: [
            {
              choices: [{ optionChoiceIds: { optionId: size.id ?? '', choiceId: idOf(size, 'L') } }],
              price: { actualPrice: { amount: '5' } },
            },
          ],
        },
      },
    })
    expect(product.options).toMatchObject([
      { id: size.id, name: 'Size', choicesSettings: { choices: [{ name: 'L' }, { name: 'XL' }] } },
    ])
    const { customization } = await merchant.call(api.getCustomization, { customizationId: size.id ?? '' })
    expect(namesOf(customization)).toEqual(['S', 'L', 'XL'])
  })

  it('and removes only choices that no product has, hidden ones included', async () => {
    const size = (await merchant.call(api.queryCustomizations, { query: { filter: { name: 'Size' } } }))
      .customizations[0]
    if (!size) throw new Error('There is no size')
    const customizationId = size.id ?? ''
    const remove = (name: string) =>
      merchant.try(api.removeCustomizationChoices, { customizationId, choiceIds: [idOf(size, name)] })
    expect(await code(remove('XL'))).toContain('CHOICE_ASSIGNED_TO_PRODUCT')
    expect(await code(remove('L'))).toContain('CHOICE_ASSIGNED_TO_PRODUCT')
    expect(await remove('S')).toMatchObject({ status: 200 })
    expect(await code(remove('S'))).toContain('CHOICE_NOT_FOUND')
    const { customization: now } = await merchant.call(api.getCustomization, { customizationId })
    expect(namesOf(now)).toEqual(['L', 'XL'])
    const revised = (revision: string, ...names: string[]) =>
      merchant.try(api.updateCustomization, {
        customization: { id: customizationId, revision, choicesSettings: choices(...names) },
      })
    expect(await code(revised(now.revision ?? '', 'XL', 'M'))).toContain('CHOICE_ASSIGNED_TO_PRODUCT')
    expect(await revised('0', 'XL', 'L')).toMatchObject({ status: 409 })
    expect(await revised(now.revision ?? '', 'XL', 'L', 'M')).toMatchObject({ status: 200 })
  })

  it('adds choices once', async () => {
    const finish = await create('Finish', 'Oiled')
    const customizationId = finish.id ?? ''
    const add = (...names: string[]) =>
      merchant.call(api.addCustomizationChoices, { customizationId, ...choices(...names) })
    await add('Waxed', 'Oiled')
    expect(namesOf((await add('Waxed')).customization)).toEqual(['Oiled', 'Waxed'])
    const many = Array.from({ length: 999 }, (_, index) => `No. ${index}`)
    expect(
      await code(merchant.try(api.addCustomizationChoices, { customizationId, ...choices(...many) })),
    ).toContain('CHOICES_LIMIT_EXCEEDED')
    await expect(create('Finish', 'Raw')).rejects.toThrow()
  })

  it('replaces all choices but those that products have, and puts them in order', async () => {
    const wood = await create('Wood', 'Oak', 'Ash', 'Elm')
    const customizationId = wood.id ?? ''
    await merchant.call(api.createV3Product, {
      product: {
        ...{ name: 'Board', productType: 'PHYSICAL' },
        options: [{ id: customizationId, choicesSettings: { choices: [{ choiceId: idOf(wood, 'Ash') }] } }],
        variantsInfo: {
          variants: [
            {
              choices: [{ optionChoiceIds: { optionId: customizationId, choiceId: idOf(wood, 'Ash') } }],
              price: { actualPrice: { amount: '9' } },
            },
          ],
        },
      },
    })
    const set = (...names: string[]) =>
      merchant.try(api.setCustomizationChoices, { customizationId, ...choices(...names) })
    expect(await code(set('Oak', 'Pine'))).toContain('CHOICE_ASSIGNED_TO_PRODUCT')
    expect(await code(set('Ash', 'Ash'))).toContain('must not be the name of another choice')
    expect(await set('Pine', 'Ash')).toMatchObject({ status: 200 })
    const { customization: now } = await merchant.call(api.getCustomization, { customizationId })
    expect(namesOf(now)).toEqual(['Pine', 'Ash'])
    const reorder = (revision: string | undefined, ...choiceIds: string[]) =>
      merchant.try(api.reorderCustomizationChoices, { customizationId, revision: revision ?? '', choiceIds })
    const [pine, ash] = [idOf(now, 'Pine'), idOf(now, 'Ash')]
    expect(await reorder(now.revision, ash, ash, UNKNOWN)).toMatchObject({
      status: 400,
      body: {
        details: {
          applicationError: {
            ...{ code: 'CHOICE_IDS_MISMATCH', data: { missingIds: [pine], extraIds: [ash, UNKNOWN] } },
          },
        },
      },
    })
    expect(await reorder('1', ash, pine)).toMatchObject({ status: 409 })
    expect(await reorder(now.revision, ash, pine)).toMatchObject({ status: 200 })
    const { customization: turned } = await merchant.call(api.getCustomization, { customizationId })
    expect(namesOf(turned)).toEqual(['Ash', 'Pine'])
    const remove = { customizationId, choiceIds: [pine], revision: now.revision }
    expect(await merchant.try(api.removeCustomizationChoices, remove)).toMatchObject({ status: 409 })
  })

  it('several at once, each on its own, and each once with an idempotency key', async () => {
    const option = (name: string, ...names: string[]) => ({
      ...{ name, customizationType: 'PRODUCT_OPTION' as const },
      choicesSettings: choices(...names),
    })
    const given = { customizations: [option('Handle', 'Short'), option('Handle', 'Long'), option('Rim')] }
    const key = { 'idempotency-key': 'options' }
    const made = await merchant.call(api.bulkCreateCustomizations, { ...given, returnEntity: true }, key)
    const again = await merchant.call(api.bulkCreateCustomizations, { ...given, returnEntity: true }, key)
    expect(made.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
    expect(made.results).toMatchObject([
      { itemMetadata: { success: true, originalIndex: 0 }, customization: { name: 'Handle' } },
      { itemMetadata: { error: { code: 'CUSTOMIZATION_ALREADY_EXISTS' } } },
      { itemMetadata: { error: { code: 'INVALID_ARGUMENT' } } },
    ])
    expect(again).toEqual(made)
    const id = made.results[0]?.itemMetadata.id ?? ''
    const added = await merchant.call(api.bulkAddCustomizationChoices, {
      customizationsChoices: [
        { customizationId: id, ...choices('Long') },
        { customizationId: UNKNOWN, ...choices('Long') },
      ],
    })
    expect(added.results).toMatchObject([
      { itemMetadata: { id, success: true } },
      { itemMetadata: { id: UNKNOWN, error: { code: 'CUSTOMIZATION_NOT_FOUND' } } },
    ])
    const updated = await merchant.call(api.bulkUpdateCustomizations, {
      customizations: ['2', '2'].map((revision) => ({
        customization: { id, revision, choicesSettings: choices('Long', 'Short') },
      })),
    })
    expect(updated.results).toMatchObject([
      { itemMetadata: { id, success: true } },
      { itemMetadata: { id, error: { code: 'CONFLICT' } } },
    ])
    const { customization } = await merchant.call(api.getCustomization, { customizationId: id })
    expect(namesOf(customization)).toEqual(['Long', 'Short'])
    const count = (filter: Record<string, unknown>) => merchant.call(api.countCustomizations, { filter })
    expect(await count({ name: { $in: ['Handle', 'Rim', 'Wood'] } })).toEqual({ count: 2 })
    expect(await merchant.try(api.countCustomizations, { filter: { key: 1 } })).toMatchObject({ status: 400 })
  })

  it('with texts that buyers enter, which have no choices', async () => {
    const { customization } = await merchant.call(api.createCustomization, {
      customization: {
        ...{ name: 'Engraving', customizationType: 'MODIFIER', customizationRenderType: 'FREE_TEXT' },
        freeTextInput: { maxCharCount: 20, minCharCount: 1 },
      },
    })
    expect(customization.freeTextInput).toMatchObject({
      maxCharCount: 20,
      minCharCount: 1,
      title: 'Engraving',
    })
    const customizationId = customization.id ?? ''
    const add = merchant.try(api.addCustomizationChoices, { customizationId, ...choices('Yes') })
    expect(await code(add)).toContain('DOESNT_SUPPORT_CHOICES')
  })

  it.each([
    ['colorCode', { customizationRenderType: 'SWATCH_CHOICES' as const, choicesSettings: choices('Red') }],
    ['must not be the name of another choice', { choicesSettings: choices('S', 'S') }],
    ['MIN_SIZE', {}],
    ['must have choices for an option', { customizationRenderType: 'FREE_TEXT' as const }],
  ])('but no invalid one: %s', async (expected, wrong) => {
    const customization = { name: 'Wrong', customizationType: 'PRODUCT_OPTION' as const, ...wrong }
    expect(await code(merchant.try(api.createCustomization, { customization }))).toContain(expected)
    const missing = { customizationId: UNKNOWN, ...choices('S') }
    expect(await code(merchant.try(api.addCustomizationChoices, missing))).toContain(
      'CUSTOMIZATION_NOT_FOUND',
    )
  })

  it('and deletes what products share, which lose it in the same step', async () => {
    const plain = {
      productType: 'PHYSICAL' as const,
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '5' } } }] },
    }
    const named = await merchant.call(api.createV3Product, {
      product: {
        ...{ ...plain, name: 'Plate', brand: { name: 'Kiln' }, ribbon: { name: 'New' } },
        infoSections: [{ uniqueName: 'care', title: 'Care', plainDescription: '<p>Dry.</p>' }],
        modifiers: [
          {
            name: 'Wrap',
            modifierRenderType: 'TEXT_CHOICES',
            choicesSettings: { choices: [{ name: 'Yes' }] },
          },
          {
            name: 'Note',
            modifierRenderType: 'FREE_TEXT',
            freeTextSettings: { minCharCount: 0, maxCharCount: 9 },
          },
        ],
      },
      fields: ['INFO_SECTION'],
    })
    const { brand, ribbon, infoSections, modifiers } = named.product
    const other = await merchant.call(api.createV3Product, {
      product: { ...plain, name: 'New', ribbon: { name: 'Old' } },
    })
    await merchant.call(api.deleteBrand, { brandId: brand?.id ?? '' })
    await merchant.call(api.deleteRibbon, { ribbonId: ribbon?.id ?? '' })
    await merchant.call(api.deleteInfoSection, { infoSectionId: infoSections?.[0]?.id ?? '' })
    for (const { id } of modifiers ?? [])
      await merchant.call(api.deleteCustomization, { customizationId: id ?? '' })
    const { product } = await merchant.call(api.getProduct, { id: named.product.id })
    expect([product?.brand ?? '', product?.ribbon ?? '']).toEqual(['', ''])
    expect(product).toMatchObject({ additionalInfoSections: [], productOptions: [], customTextFields: [] })
    const kept = await merchant.call(api.getV3Product, { productId: other.product.id })
    expect(kept.product).toMatchObject({ ribbon: { name: 'Old' }, revision: other.product.revision })
    expect(await code(merchant.try(api.deleteBrand, { brandId: brand?.id ?? '' }))).toContain(
      'BRAND_NOT_FOUND',
    )
    expect(await code(merchant.try(api.deleteRibbon, { ribbonId: brand?.id ?? '' }))).toContain(
      'RIBBON_NOT_FOUND',
    )
  })

  it('but no option that a product has', async () => {
    const { customizations } = await merchant.call(api.queryCustomizations, {
      query: { filter: { name: 'Size' } },
    })
    const customizationId = customizations[0]?.id ?? ''
    expect(await code(merchant.try(api.deleteCustomization, { customizationId }))).toContain(
      'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT',
    )
    expect((await merchant.try(api.getCustomization, { customizationId })).status).toBe(200)
    const unused = await create('Unused', 'S')
    await merchant.call(api.deleteCustomization, { customizationId: unused.id ?? '' })
    expect((await merchant.try(api.getCustomization, { customizationId: unused.id ?? '' })).status).toBe(404)
  })

  it('and renames what products share once, and frees the name and its id', async () => {
    const { ribbon: first } = await merchant.call(api.createRibbon, { ribbon: { name: 'May' } })
    const id = first.id ?? ''
    const sent = { ribbon: { id, revision: '1', name: 'June' } }
    const key = { 'idempotency-key': 'a new month' }
    const { ribbon } = await merchant.call(api.updateRibbon, sent, key)
    expect(ribbon).toMatchObject({ name: 'June', revision: '2', createdDate: first.createdDate })
    expect((await merchant.call(api.updateRibbon, sent, key)).ribbon).toEqual(ribbon)
    expect((await merchant.call(api.getRibbon, { ribbonId: id })).ribbon).toEqual(ribbon)
    const { ribbon: again } = await merchant.call(api.createRibbon, { ribbon: { name: 'May' } })
    expect(again).toMatchObject({ id, revision: '1' })
    const back = { ribbon: { id: ribbon.id ?? '', revision: '2', name: 'July' } }
    const { ribbon: later } = await merchant.call(api.updateRibbon, back)
    expect((await merchant.call(api.getRibbon, { ribbonId: ribbon.id ?? '' })).ribbon).toEqual(later)
    expect((await merchant.call(api.getRibbon, { ribbonId: id })).ribbon).toEqual(again)
    const { infoSection } = await merchant.call(api.createInfoSection, { infoSection: { title: 'Oil' } })
    await merchant.call(api.createInfoSection, { infoSection: { title: 'Wax' } })
    const same = { infoSection: { id: infoSection.id ?? '', revision: '1', title: 'Wax' } }
    expect(await code(merchant.try(api.updateInfoSection, same))).toContain(
      'must not have the title and the text of another',
    )
  })

  it.runIf(engine.name === 'SQLite')('and deletes nothing that is on more than 300 products', async () => {
    const { ribbon } = await merchant.call(api.createRibbon, { ribbon: { name: 'Everywhere' } })
    const product = (index: number) => ({
      ...{ name: `Many ${index}`, productType: 'PHYSICAL' as const, ribbon: { name: 'Everywhere' } },
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '5' } } }] },
    })
    for (let from = 0; from < 301; from += 100)
      await merchant.call(api.bulkCreateV3Products, {
        products: Array.from({ length: Math.min(100, 301 - from) }, (_, index) => product(from + index)),
      })
    const ribbonId = ribbon.id ?? ''
    const called = async (name: string) =>
      (await merchant.call(api.countV3Products, { filter: { 'ribbon.name': name } })).count
    await merchant.call(api.updateRibbon, { ribbon: { id: ribbonId, revision: '1', name: 'Anywhere' } })
    await expect.poll(() => called('Anywhere'), { timeout: 80_000, interval: 100 }).toBe(301)
    expect(await called('Everywhere')).toBe(0)
    expect(await code(merchant.try(api.deleteRibbon, { ribbonId }))).toContain('at most 300 products')
    const { products } = await merchant.call(api.queryV3Products, { query: { filter: { name: 'Many 7' } } })
    await merchant.call(api.deleteV3Product, { productId: products[0]?.id ?? '' })
    await merchant.call(api.deleteRibbon, { ribbonId })
    expect(await called('Anywhere')).toBe(0)
  })
})
