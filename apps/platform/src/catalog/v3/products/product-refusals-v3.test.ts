import type { InputOf } from '@vitrine/contract'
import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '../../../testing/engines.ts'
import type { Caller, Shop } from '../../../testing/index.ts'
import {
  chosen,
  inSizes,
  old,
  openWritersShop,
  option,
  plain,
  price,
  UNKNOWN,
} from './product-writes-v3.fixtures.ts'

describe.each(ENGINES)('products of Catalog V3 on $name', (engine) => {
  let shop: Shop
  let merchant: Caller
  beforeAll(async () => {
    shop = await openWritersShop(engine)
    merchant = await shop.merchant()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const refusal = async (product: InputOf<typeof api.createV3Product>['product']) => {
    const { status, body } = await merchant.try(api.createV3Product, { product })
    return `${status} ${JSON.stringify(body)}`
  }

  it.each([
    [
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
      { variantsInfo: { variants: [{ price: price('5', '4') }] } },
    ],
    [
      'INVALID_DEFAULT_VARIANT',
      { variantsInfo: { variants: [{ price: price('5') }, { price: price('5') }] } },
    ],
    ['MISSING_VARIANT_OPTION_CHOICE', { options: [option('Size', 'S')] }],
    [
      'MISSING_VARIANT_OPTION',
      {
        options: [option('Size', 'S')],
        variantsInfo: { variants: [{ choices: chosen(['Colour', 'S']), price: price('5') }] },
      },
    ],
    [
      'CHOICE_NOT_EXIST',
      {
        options: [option('Size', 'S')],
        variantsInfo: { variants: [{ choices: chosen(['Size', 'XL']), price: price('5') }] },
      },
    ],
    [
      'DUPLICATE_VARIANT_OPTION_CHOICE',
      {
        options: [option('Size', 'S')],
        variantsInfo: {
          variants: [1, 2].map(() => ({ choices: chosen(['Size', 'S']), price: price('5') })),
        },
      },
    ],
    ['DUPLICATE_PRODUCT_OPTIONS', { options: [option('Size', 'S'), option('Size', 'M')] }],
    [
      'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
      { options: [{ choicesSettings: { choices: [{ name: 'S' }] } }] },
    ],
    [
      'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
      { options: [{ ...option('Tone', 'Red'), optionRenderType: 'SWATCH_CHOICES' as const }] },
    ],
    ['MODIFIER_NAME_AND_TYPE_REQUIRED', { modifiers: [{ modifierRenderType: 'FREE_TEXT' as const }] }],
    ['CUSTOMIZATION_NOT_EXIST', { options: [{ ...option('Size', 'S'), id: UNKNOWN }] }],
    ['BRAND_NOT_FOUND', { brand: { id: UNKNOWN } }],
    ['RIBBON_NOT_FOUND', { ribbon: { id: UNKNOWN } }],
    ['INFO_SECTION_NOT_FOUND', { infoSections: [{ id: UNKNOWN }] }],
    ['DUPLICATE_SLUG_ERROR', { slug: old.slug }],
    ['product.slug', { slug: 'two words' }],
    [
      'product.variantsInfo.variants[0].price.actualPrice.amount',
      { variantsInfo: { variants: [{ price: price('5.005') }] } },
    ],
    [
      'product.variantsInfo.variants[0].barcode',
      { variantsInfo: { variants: [{ price: price('5'), barcode: '12' }] } },
    ],
    ['product.description.nodes[0].type', { description: { nodes: [{ type: 'GALLERY' }] } }],
    ['product.description', { plainDescription: 'a'.repeat(8001) }],
    [
      'must all be reduced by the same amount',
      {
        options: [option('Size', 'S', 'M')],
        variantsInfo: {
          variants: [
            { choices: chosen(['Size', 'S']), price: price('5', '9') },
            { choices: chosen(['Size', 'M']), price: price('9') },
          ],
        },
      },
    ],
    [
      "can't have choices in a product with options",
      {
        ...inSizes('Cup'),
        modifiers: [
          {
            name: 'Wrap',
            modifierRenderType: 'TEXT_CHOICES' as const,
            choicesSettings: { choices: [{ name: 'Yes' }] },
          },
        ],
      },
    ],
  ])('are refused when they are wrong: %s', async (expected, wrong) => {
    expect(await refusal({ ...plain('Wrong'), ...wrong })).toContain(expected)
  })

  it('are refused before a job starts when a change by filter is wrong', async () => {
    const filter = { slug: old.slug }
    const wrong = [
      await merchant.try(api.bulkUpdateProductsByFilter, { filter, product: { brand: { id: UNKNOWN } } }),
      await merchant.try(api.bulkUpdateProductsByFilter, { filter, product: { slug: 'new' } }),
      await merchant.try(api.bulkDeleteProductsByFilter, { filter: { shade: 'red' } }),
      await merchant.try(api.bulkUpdateProductVariantsByFilter, {
        filter,
        variant: { price: price('5', '4') },
      }),
      await merchant.try(api.bulkUpdateProductVariantsByFilter, { filter, variant: { sku: 'A' } }),
      await merchant.try(api.bulkAdjustProductVariantsByFilter, { filter }),
      await merchant.try(api.bulkAdjustProductVariantsByFilter, {
        ...{ filter, actualPrice: { percentage: 1 }, rounding: 'NO_ROUNDING' as const },
      }),
      await merchant.try(api.bulkAdjustProductVariantsByFilter, {
        filter,
        cost: { amount: '1', percentage: 1 },
      }),
      await merchant.try(api.bulkAddInfoSectionsToProductsByFilter, { filter, infoSectionIds: [UNKNOWN] }),
      await merchant.try(api.bulkAddProductsToCategoriesByFilter, { filter, categoryIds: [UNKNOWN] }),
    ].map(({ status, body }) => `${status} ${JSON.stringify(body)}`)
    const expected = ['404 .*BRAND_NOT_FOUND', '400 .*"product.slug"', '400 .*shade', '400 .*COMPARE_AT']
    expected.push('400 .*"variant.sku"', '400 .*must have one of', '400 .*"rounding"', '400 .*"cost')
    expected.push('404 .*INFO_SECTION_NOT_FOUND', '404 .*CATEGORY_NOT_FOUND')
    for (const [index, text] of expected.entries()) expect(wrong[index]).toMatch(new RegExp(text))
    expect((await merchant.call(api.listProductChanges, {})).productChanges).toEqual([])
  })

  it('leave nothing when they are refused', async () => {
    const { products } = await merchant.call(api.queryV3Products, {
      query: { filter: { name: { $startsWith: 'Wrong' } } },
    })
    expect(products).toEqual([])
  })
})
