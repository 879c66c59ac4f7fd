import type { Product } from '@vitrine/contract'
import {
  getProduct,
  resetAllProductVariantData,
  updateProduct,
  updateProductVariants,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mug } from '../../catalog.fixtures.ts'
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
let update: ProductWrites['update']
let readProduct: ProductWrites['readProduct']
beforeAll(async () => {
  ;({ shop, visitor, merchant, create, update, readProduct } = await openProductWrites())
})
afterAll(() => shop[Symbol.asyncDispose]())

describe('updating a product', () => {
  it('changes only the given fields', async () => {
    const before = await create({
      name: 'Jug',
      sku: 'J',
      weight: 2,
      brand: 'B',
      ribbon: 'R',
      description: 'Text',
    })
    const after = await update(before.id, { name: 'Jar', priceData: { price: 3 } })
    const { lastUpdated: _, priceRange, price, priceData, convertedPriceData, variants, ...same } = after
    expect(same).toEqual({
      ...same,
      ...Object.fromEntries(Object.entries(before).filter(([key]) => key in same && key !== 'name')),
    })
    expect([after.name, priceData?.price, priceRange?.maxValue, price?.price]).toEqual(['Jar', 3, 3, 3])
    expect(variants[0]?.variant?.priceData?.price).toBe(3)
    expect(convertedPriceData?.price).toBe(3)
    expect(new Date(String(after.lastUpdated)) >= new Date(String(before.lastUpdated))).toBe(true)
    expect(after.slug).toBe('jug')
  })

  it('clears optional fields with null', async () => {
    const { id } = await create({
      sku: 'J',
      weight: 2,
      brand: 'B',
      ribbon: 'R',
      description: 'Text',
      costAndProfitData: { itemCost: 1 },
    })
    const after = await update(id, {
      sku: null,
      weight: null,
      brand: null,
      ribbon: null,
      description: null,
      costAndProfitData: { itemCost: null },
    })
    expect(after).toMatchObject({ sku: '', weight: 0, ribbon: '', ribbons: [], description: '' })
    expect(after).not.toHaveProperty('brand')
    expect(after).not.toHaveProperty('costAndProfitData')
  })

  it('keeps variants with the same choices, with id, price and stock', async () => {
    const before = (await readProduct(mug.id)) as Product
    const [colours, sizes] = before.productOptions
    const green = { value: '#0c0', description: 'Green' }
    const after = await update(mug.id, {
      productOptions: [
        { name: 'Size', choices: sizes?.choices },
        { name: 'Colour', choices: [...(colours?.choices ?? []), green] },
      ],
    })
    expect(after.variants.map(({ choices }) => choices)).toEqual(
      ['Small', 'Large'].flatMap((Size) => ['Red', 'Blue', 'Green'].map((Colour) => ({ Size, Colour }))),
    )
    for (const old of before.variants) {
      const { stock, variant: data, choices } = after.variants.find(({ id }) => id === old.id) ?? {}
      expect(choices).toEqual(old.choices)
      expect(stock).toEqual(old.stock)
      expect(data).toMatchObject({ priceData: old.variant?.priceData, sku: old.variant?.sku })
    }
    expect(after.variants[2]?.stock).toEqual({ trackQuantity: true, quantity: 0, inStock: false })
    expect(after.productOptions[1]?.choices?.[0]?.media?.items.map(({ id }) => id)).toEqual(['red'])
  })

  it('recognizes a renamed option by its position', async () => {
    const { id, variants } = await create({ manageVariants: true, productOptions: [SIZES] })
    await merchant.call(updateProductVariants, { id, variants: [{ choices: { Size: 'S' }, price: 7 }] })
    const after = await update(id, { productOptions: [{ ...SIZES, name: 'Width' }] })
    expect(
      after.variants.map((variant) => [variant.id, variant.choices, variant.variant?.priceData?.price]),
    ).toEqual([
      [variants[0]?.id, { Width: 'S' }, 7],
      [variants[1]?.id, { Width: 'Large' }, 12.5],
    ])
  })

  it.each<[string, object, [string, string][]]>([
    ['the end of managed variants', { manageVariants: false }, [['product.manageVariants', 'VALIDATION']]],
    ['another type', { productType: 'digital' }, [['product.productType', 'VALIDATION']]],
    ['an empty slug', { slug: '' }, [['product.slug', 'FORMAT']]],
    ['the slug of another product', { slug: 'pot' }, [['product.slug', 'VALIDATION']]],
    [
      'too many variants for the existing options',
      {
        productOptions: Array.from({ length: 6 }, (_, n) => ({
          ...SIZES,
          name: `${n}`,
          choices: [...Array(4).keys()].map((value) => ({ value: `${value}` })),
        })),
      },
      [['product.productOptions', 'MAX_SIZE']],
    ],
  ])('rejects %s', async (_what, product, expected) => {
    const { id } = await create({ manageVariants: true, productOptions: [SIZES] })
    const answer = await merchant.try(updateProduct, { product: { ...product, id } })
    expect([answer.status, violations(answer)]).toEqual([400, expected])
  })

  it('returns 404 for an unknown product', async () => {
    expect((await merchant.try(updateProduct, { product: { id: 'none', name: 'X' } })).status).toBe(404)
  })

  it('hides and shows it', async () => {
    const { id } = await create()
    await update(id, { visible: false })
    expect((await visitor.try(getProduct, { id })).status).toBe(404)
    expect((await update(id, { visible: true })).visible).toBe(true)
    expect((await visitor.try(getProduct, { id })).status).toBe(200)
  })

  it('shows new prices, cost and profit in every currency at once', async () => {
    const { id } = await create({ costAndProfitData: { itemCost: 5 } })
    const inYen = async () =>
      (await visitor.call(getProduct, { id }, { 'x-vitrine-currency': 'JPY' })).product?.convertedPriceData
    expect(await inYen()).toMatchObject({ currency: 'JPY', price: 2000 })
    const { costAndProfitData } = await update(id, {
      priceData: { price: 20 },
      discount: { type: 'AMOUNT', value: 4 },
    })
    expect(costAndProfitData).toMatchObject({ itemCost: 5, profit: 11, profitMargin: 0.6875 })
    expect(await inYen()).toMatchObject({ currency: 'JPY', price: 3200, discountedPrice: 2560 })
  })

  it('loses nothing when merchants change different fields at once', async () => {
    const { id } = await create()
    const changes = [
      { name: 'A' },
      { sku: 'B' },
      { weight: 3 },
      { brand: 'D' },
      { ribbon: 'E' },
      { priceData: { price: 6 } },
    ]
    await Promise.all(changes.map((change) => update(id, change)))
    expect(await readProduct(id)).toMatchObject({
      name: 'A',
      sku: 'B',
      weight: 3,
      brand: 'D',
      ribbon: 'E',
      priceData: { price: 6 },
    })
  })
})

describe('updating variants', () => {
  it('works by choices, by ids, and resets to the product with null', async () => {
    const { id, variants } = await create({ manageVariants: true, productOptions: [SIZES, COLOURS] })
    const change = async (input: object[]) =>
      (await merchant.call(updateProductVariants, { id, variants: input as never })).variants ?? []
    const large = await change([
      {
        choices: { Size: 'L' },
        price: 20,
        cost: 4,
        weight: 3,
        sku: 'LARGE',
        visible: false,
        productDimensions: { height: '30', unit: 'CM' },
      },
    ])
    expect(large.map((variant) => variant.id)).toEqual([variants[2]?.id, variants[3]?.id])
    expect(large[0]?.variant).toMatchObject({
      priceData: { price: 20 },
      costAndProfitData: { itemCost: 4, profit: 16 },
      weight: 3,
      sku: 'LARGE',
      visible: false,
      productDimensions: { height: '30', unit: 'CM' },
    })
    expect(await readProduct(id)).toMatchObject({
      priceRange: { minValue: 12.5, maxValue: 20 },
      weightRange: { minValue: 0, maxValue: 3 },
      productOptions: [{ choices: [{ visible: true }, { visible: false }] }, {}],
    })
    const [wider] = await change([{ choices: { Size: 'L' }, productDimensions: { width: '20' } }])
    expect(wider?.variant?.productDimensions).toEqual({ height: '30', width: '20', unit: 'CM' })
    const [one] = await change([
      { variantIds: [variants[2]?.id], price: null, cost: null, weight: null, sku: null },
    ])
    expect(one?.variant).toMatchObject({ priceData: { price: 12.5 }, weight: 0, sku: '', visible: false })
    expect(one?.variant).not.toHaveProperty('costAndProfitData')
    await merchant.call(resetAllProductVariantData, { id })
    expect((await readProduct(id))?.priceRange).toEqual({ minValue: 12.5, maxValue: 12.5 })
    expect((await readProduct(id))?.variants.every(({ variant }) => variant?.visible)).toBe(true)
  })

  it.each<[string, object, number, [string, string][] | undefined]>([
    ['unknown choices', { choices: { Size: 'XXL' } }, 404, undefined],
    ['an unknown option', { choices: { Shape: 'S' } }, 404, undefined],
    ['an unknown id', { variantIds: ['x'] }, 404, undefined],
    ['none named', { price: 1 }, 400, [['variants[0]', 'REQUIRED_ONE_OF_FIELD']]],
    ['half a cent', { choices: {}, price: 0.005 }, 400, [['variants[0].price', 'DECIMAL_MAX_SCALE']]],
    [
      ...(['dimensions without a unit', { choices: {}, packageDimensions: { width: '2' } }, 400] as const),
      [['variants[0].packageDimensions.unit', 'REQUIRED_FIELD']],
    ],
    ['a negative price', { choices: {}, price: -1 }, 400, [['variants[0].price', 'MIN']]],
    ['a long sku', { choices: {}, sku: 'x'.repeat(41) }, 400, [['variants[0].sku', 'MAX_LENGTH']]],
  ])('rejects %s and changes none', async (_what, override, status, expected) => {
    const { id } = await create({ manageVariants: true, productOptions: [SIZES] })
    const before = await readProduct(id)
    const good = { choices: { Size: 'S' }, price: 99 }
    const answer = await merchant.try(updateProductVariants, { id, variants: [override, good] })
    expect([answer.status, violations(answer)]).toEqual([status, expected])
    expect(await readProduct(id)).toEqual(before)
  })

  it('is rejected if variants are not managed', async () => {
    const answer = await merchant.try(updateProductVariants, {
      id: pot.id,
      variants: [{ choices: {}, price: 1 }],
    })
    expect([answer.status, violations(answer)]).toEqual([400, [['variants', 'VALIDATION']]])
  })
})
