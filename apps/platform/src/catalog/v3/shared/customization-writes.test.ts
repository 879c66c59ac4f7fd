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
  ])('but none that is wrong: %s', async (expected, wrong) => {
    const customization = { name: 'Wrong', customizationType: 'PRODUCT_OPTION' as const, ...wrong }
    expect(await code(merchant.try(api.createCustomization, { customization }))).toContain(expected)
    const missing = { customizationId: UNKNOWN, ...choices('S') }
    expect(await code(merchant.try(api.addCustomizationChoices, missing))).toContain(
      'CUSTOMIZATION_NOT_FOUND',
    )
  })
})
