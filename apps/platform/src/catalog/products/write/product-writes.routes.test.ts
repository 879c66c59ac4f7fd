import {
  addProductMediaToChoices,
  createProduct,
  deleteProduct,
  deleteProductOptions,
  getProduct,
  queryProducts,
  removeProductBrand,
  removeProductMedia,
  removeProductMediaFromChoices,
  removeProductRibbon,
  updateProduct,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mug } from '../../catalog.fixtures.ts'
import { createSiteViews } from '../printed/site-view.ts'
import { createCatalogWriter } from './catalog-writer.ts'
import {
  COLOURS,
  openProductWrites,
  type ProductWrites,
  pot,
  SIZES,
  violations,
} from './product-writes.fixtures.ts'

let shop: ProductWrites['shop']
let visitor: ProductWrites['visitor']
let merchant: ProductWrites['merchant']
let create: ProductWrites['create']
let readProduct: ProductWrites['readProduct']
beforeAll(async () => {
  ;({ shop, visitor, merchant, create, readProduct } = await openProductWrites())
})
afterAll(() => shop[Symbol.asyncDispose]())

describe('creating a product', () => {
  it('sets given fields, derived fields and an address, and is visible to visitors at once', async () => {
    const product = await create({
      name: 'Grès émaillé',
      description: '<p onclick="steal()">Salt <b>glaze</b><script>steal()</script></p>',
      sku: 'G-1',
      weight: 1.25,
      brand: 'Clay',
      ribbon: 'New',
      discount: { type: 'PERCENT', value: 10 },
      costAndProfitData: { itemCost: 5 },
      pricePerUnitData: {
        totalQuantity: 250,
        totalMeasurementUnit: 'ML',
        baseQuantity: 1,
        baseMeasurementUnit: 'L',
      },
      productDimensions: { length: '10.5', unit: 'CM' },
      additionalInfoSections: [{ title: 'Care', description: '<a href="javascript:x()">By hand</a>' }],
      seoData: { tags: [{ type: 'title', children: 'A vase' }] },
      // set only by the server
      id: 'mine',
      numericId: '7',
      lastUpdated: 'never',
      collectionIds: ['x'],
      ribbons: 3,
    })
    expect(product).toMatchObject({
      name: 'Grès émaillé',
      slug: 'gres-emaille',
      description: '<p>Salt <b>glaze</b></p>',
      sku: 'G-1',
      weight: 1.25,
      visible: true,
      productType: 'physical',
      priceData: { price: 12.5, discountedPrice: 11.25, pricePerUnit: 45, currency: 'EUR' },
      priceRange: { minValue: 12.5, maxValue: 12.5 },
      convertedPriceData: { currency: 'EUR', price: 12.5 },
      costAndProfitData: { itemCost: 5, profit: 6.25, profitMargin: 0.5556 },
      productDimensions: { length: '10.5', unit: 'CM' },
      additionalInfoSections: [{ title: 'Care', description: '<a>By hand</a>' }],
      ribbon: 'New',
      ribbons: [{ text: 'New' }],
      brand: 'Clay',
      collectionIds: ['00000000-000000-000000-000000000001'],
      stock: { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' },
      media: { items: [] },
      seoData: { tags: [{ type: 'title', children: 'A vase', custom: false, disabled: false }] },
      variants: [{ id: '00000000-0000-0000-0000-000000000000' }],
    })
    const { costAndProfitData, costRange, ...open } = product
    expect(await readProduct(product.id)).toEqual({
      ...open,
      variants: open.variants.map(({ variant, ...rest }) => {
        const { costAndProfitData: _, ...data } = variant ?? {}
        return { ...rest, variant: data }
      }),
    })
    expect([costAndProfitData?.itemCost, costRange?.maxValue]).toEqual([5, 5])
    const page = await visitor.call(queryProducts, { query: { filter: { slug: 'gres-emaille' } } })
    expect(page.products?.map(({ id }) => id)).toEqual([product.id])
  })

  it('creates a variant for every combination of choices if variants are managed', async () => {
    const product = await create({ manageVariants: true, productOptions: [SIZES, COLOURS] })
    expect(product.productOptions).toMatchObject([
      {
        optionType: 'drop_down',
        choices: [
          { value: 'S', description: 'S' },
          { value: 'L', description: 'Large' },
        ],
      },
      { optionType: 'color' },
    ])
    expect(product.variants.map(({ choices }) => Object.values(choices ?? {}).join(' '))).toEqual([
      'S White',
      'S Black',
      'Large White',
      'Large Black',
    ])
  })

  it('gives products with the same name different slugs', async () => {
    const slugs = [
      await create({ name: 'Twin' }),
      await create({ name: 'Twin' }),
      await create({ name: 'twin!' }),
    ]
    expect(slugs.map(({ slug }) => slug)).toEqual(['twin', 'twin-1', 'twin-2'])
  })

  it('runs once, however often a call with the same key comes', async () => {
    const input = { product: { name: 'Once', priceData: { price: 1 } } }
    const send = () => merchant.call(createProduct, input, { 'idempotency-key': 'once' })
    const [first, second] = await Promise.all([send(), send()])
    expect(second.product?.id).toBe(first.product?.id)
    expect((await send()).product?.id).toBe(first.product?.id)
    const other = { product: { ...input.product, name: 'Other' } }
    expect((await merchant.try(createProduct, other, { 'idempotency-key': 'once' })).status).toBe(422)
  })

  const many = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `O${index}`,
      choices: Array.from({ length }, (_, choice) => ({ value: `C${choice}` })),
    }))

  it.each<[string, object, [string, string][]]>([
    ['no name', { name: undefined }, [['product.name', 'REQUIRED_FIELD']]],
    ['an empty name', { name: '' }, [['product.name', 'MIN_LENGTH']]],
    ['a long name', { name: 'x'.repeat(81) }, [['product.name', 'MAX_LENGTH']]],
    ['a null name', { name: null }, [['product.name', 'REQUIRED_FIELD']]],
    ['a slug with a slash', { slug: 'a/b' }, [['product.slug', 'FORMAT']]],
    ['a slug of dots', { slug: '..' }, [['product.slug', 'FORMAT']]],
    ['a long slug', { slug: 'x'.repeat(101) }, [['product.slug', 'MAX_LENGTH']]],
    ['a slug of another product', { slug: 'mug' }, [['product.slug', 'VALIDATION']]],
    ['an unknown type', { productType: 'air' }, [['product.productType', 'INVALID_ENUM_VALUE']]],
    ['a long description', { description: 'x'.repeat(8001) }, [['product.description', 'MAX_LENGTH']]],
    [
      'a description that is too long after sanitizing',
      { description: '&'.repeat(1601) },
      [['product.description', 'MAX_LENGTH']],
    ],
    [
      'a section that is too long after sanitizing',
      { additionalInfoSections: [{ title: 'Care', description: '<'.repeat(4001) }] },
      [['product.additionalInfoSections[0].description', 'MAX_LENGTH']],
    ],
    ['a long sku', { sku: 'x'.repeat(41) }, [['product.sku', 'MAX_LENGTH']]],
    ['a negative weight', { weight: -1 }, [['product.weight', 'MIN']]],
    ['no price', { priceData: {} }, [['product.priceData.price', 'REQUIRED_FIELD']]],
    ['a null price', { priceData: { price: null } }, [['product.priceData.price', 'REQUIRED_FIELD']]],
    ['a negative price', { priceData: { price: -0.01 } }, [['product.priceData.price', 'MIN']]],
    ['a price above the maximum', { priceData: { price: 1e9 } }, [['product.priceData.price', 'MAX']]],
    ['half a cent', { priceData: { price: 0.005 } }, [['product.priceData.price', 'DECIMAL_MAX_SCALE']]],
    ['a tiny price', { priceData: { price: 1e-7 } }, [['product.priceData.price', 'DECIMAL_MAX_SCALE']]],
    [
      'a cost of half a cent',
      { costAndProfitData: { itemCost: 1.001 } },
      [['product.costAndProfitData.itemCost', 'DECIMAL_MAX_SCALE']],
    ],
    ['seven options', { productOptions: many(7, 1) }, [['product.productOptions', 'MAX_SIZE']]],
    ['101 choices', { productOptions: many(1, 101) }, [['product.productOptions[0].choices', 'MAX_SIZE']]],
    [
      'no choices',
      { productOptions: [{ name: 'A' }] },
      [['product.productOptions[0].choices', 'REQUIRED_FIELD']],
    ],
    [
      '1,001 variants',
      {
        manageVariants: true,
        productOptions: [...many(2, 11), { ...SIZES, choices: many(1, 9)[0]?.choices }],
      },
      [['product.productOptions', 'MAX_SIZE']],
    ],
    [
      'two options with the same name',
      { productOptions: [SIZES, SIZES] },
      [['product.productOptions[1].name', 'VALIDATION']],
    ],
    [
      'two choices with the same name',
      { productOptions: [{ name: 'A', choices: [{ value: 'x' }, { value: 'y', description: 'x' }] }] },
      [['product.productOptions[0].choices[1].description', 'VALIDATION']],
    ],
    [
      'an empty choice',
      { productOptions: [{ name: 'A', choices: [{}] }] },
      [['product.productOptions[0].choices[0]', 'REQUIRED_ONE_OF_FIELD']],
    ],
    [
      'an option named like an inherited property',
      { productOptions: [{ name: '__proto__', choices: [{ value: 'x' }] }] },
      [['product.productOptions[0].name', 'FORMAT']],
    ],
    [
      'a discount of 101 percent',
      { discount: { type: 'PERCENT', value: 101 } },
      [['product.discount.value', 'MAX']],
    ],
    [
      'a discount of half a cent',
      { discount: { type: 'AMOUNT', value: 0.005 } },
      [['product.discount.value', 'DECIMAL_MAX_SCALE']],
    ],
    ['an empty discount', { discount: { type: 'AMOUNT' } }, [['product.discount.value', 'REQUIRED_FIELD']]],
    [
      'litres per kilogram',
      {
        pricePerUnitData: {
          totalQuantity: 1,
          totalMeasurementUnit: 'L',
          baseQuantity: 1,
          baseMeasurementUnit: 'KG',
        },
      },
      [['product.pricePerUnitData.baseMeasurementUnit', 'VALIDATION']],
    ],
    [
      'half a unit price',
      { pricePerUnitData: { totalQuantity: 1, totalMeasurementUnit: 'L' } },
      [
        ['product.pricePerUnitData.baseQuantity', 'REQUIRED_FIELD'],
        ['product.pricePerUnitData.baseMeasurementUnit', 'REQUIRED_FIELD'],
      ],
    ],
    [
      'dimensions without a unit',
      { packageDimensions: { width: '3' } },
      [['product.packageDimensions.unit', 'REQUIRED_FIELD']],
    ],
    ['a long ribbon', { ribbon: 'x'.repeat(31) }, [['product.ribbon', 'MAX_LENGTH']]],
    ['an empty brand', { brand: '' }, [['product.brand', 'MIN_LENGTH']]],
    ["a brand that isn't text", { brand: 3 }, [['product.brand', 'VALIDATION']]],
    [
      'two broken rules, in field order',
      { slug: ' ', priceData: { price: 0.001 } },
      [
        ['product.slug', 'FORMAT'],
        ['product.priceData.price', 'DECIMAL_MAX_SCALE'],
      ],
    ],
  ])('rejects %s', async (_what, product, expected) => {
    const answer = await merchant.try(createProduct, {
      product: { name: 'Vase', priceData: { price: 1 }, ...product },
    })
    expect([answer.status, violations(answer)]).toEqual([400, expected])
  })
})

describe('parts of a product', () => {
  it('lose their options, and keep their stock as one variant', async () => {
    const { id } = await create({ manageVariants: true, productOptions: [SIZES] })
    await merchant.call(deleteProductOptions, { id })
    expect(await readProduct(id)).toMatchObject({
      productOptions: [],
      manageVariants: false,
      variants: [{ id: '00000000-0000-0000-0000-000000000000', choices: {} }],
      stock: { inStock: true },
    })
  })

  it('lose brand and ribbon', async () => {
    await merchant.call(removeProductBrand, { id: pot.id })
    await merchant.call(removeProductRibbon, { id: pot.id })
    const product = await readProduct(pot.id)
    expect(product).toMatchObject({ ribbon: '', ribbons: [] })
    expect(product).not.toHaveProperty('brand')
  })

  it('assign media to choices of one option, and remove them', async () => {
    const copy = { ...mug, id: crypto.randomUUID(), slug: 'media-mug' }
    const { database, site } = shop
    await createCatalogWriter(database, { now: Date.now }, createSiteViews('')).putProducts(site, [copy])
    const { id } = copy
    const shown = async (choice: number) => {
      const [option] = (await readProduct(id))?.productOptions ?? []
      return option?.choices?.[choice]?.media?.items.map((item) => item.id)
    }
    await merchant.call(addProductMediaToChoices, {
      id,
      media: [{ option: 'Colour', choice: 'Red', mediaIds: ['front', 'red'] }],
    })
    expect(await shown(0)).toEqual(['front', 'red'])
    const other = await merchant.try(addProductMediaToChoices, {
      id,
      media: [{ option: 'Size', choice: 'Small', mediaIds: ['front'] }],
    })
    expect(violations(other)).toEqual([['media', 'VALIDATION']])
    const unknown = await merchant.try(addProductMediaToChoices, {
      id,
      media: [{ option: 'Colour', choice: 'Red', mediaIds: ['x'] }],
    })
    expect(unknown.status).toBe(404)
    await merchant.call(removeProductMediaFromChoices, {
      id,
      media: [
        { option: 'Colour', choice: 'Red', mediaIds: ['front'] },
        { option: 'Colour', choice: 'Blue' },
      ],
    })
    expect([await shown(0), await shown(1)]).toEqual([['red'], undefined])
    await merchant.call(removeProductMedia, { id, mediaIds: ['red'] })
    expect((await readProduct(id))?.media?.items.map((item) => item.id)).toEqual(['front', 'blue'])
    expect(await shown(0)).toBeUndefined()
    await merchant.call(removeProductMedia, { id, mediaIds: [] })
    expect((await readProduct(id))?.media).toEqual({ items: [] })
  })
})

describe('deleting a product', () => {
  it('removes it from every read for good', async () => {
    const { id, slug } = await create({ name: 'Gone' })
    const total = async () => (await visitor.call(queryProducts, { query: {} })).metadata?.total ?? 0
    const before = await total()
    expect(await merchant.call(deleteProduct, { id })).toEqual({})
    expect((await visitor.try(getProduct, { id })).status).toBe(404)
    expect(await total()).toBe(before - 1)
    expect((await merchant.try(deleteProduct, { id })).status).toBe(404)
    expect((await create({ name: 'Gone' })).slug).toBe(slug)
  })

  it('returns the same result for a repeated call', async () => {
    const { id } = await create()
    const key = { 'idempotency-key': `delete-${id}` }
    expect((await merchant.try(deleteProduct, { id }, key)).status).toBe(200)
    expect((await merchant.try(deleteProduct, { id }, key)).status).toBe(200)
  })
})

describe('a visitor', () => {
  it('can write nothing', async () => {
    const before = await readProduct(pot.id)
    for (const [operation, input] of [
      [createProduct, { product: { name: 'Mine', priceData: { price: 0 } } }],
      [updateProduct, { product: { id: pot.id, name: 'Mine' } }],
      [deleteProduct, { id: pot.id }],
      [deleteProductOptions, { id: pot.id }],
      [removeProductBrand, { id: pot.id }],
    ] as const)
      expect((await visitor.try(operation, input)).status).toBe(403)
    expect(await readProduct(pot.id)).toEqual(before)
  })
})
