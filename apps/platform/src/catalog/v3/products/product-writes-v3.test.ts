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

const WHOLE = [
  ...(['DESCRIPTION', 'PLAIN_DESCRIPTION', 'MEDIA_ITEMS_INFO', 'INFO_SECTION'] as const),
  ...(['VARIANT_OPTION_CHOICE_NAMES', 'MERCHANT_DATA'] as const),
] as const
const codes = (results: { itemMetadata: { error?: { code: string } } }[]) =>
  results.map(({ itemMetadata }) => itemMetadata.error?.code ?? 'OK')

describe.each(ENGINES)('a merchant writes products of Catalog V3 on $name', (engine) => {
  let shop: Shop
  let merchant: Caller
  let visitor: Caller
  beforeAll(async () => {
    shop = await openWritersShop(engine)
    merchant = await shop.merchant()
    visitor = await shop.visitor()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const inV1 = async (id: string) => (await visitor.call(api.getProduct, { id })).product
  const create = async (product: InputOf<typeof api.createV3Product>['product'] = inSizes('Jug')) =>
    (await merchant.call(api.createV3Product, { product })).product

  it('with a description, a brand, a ribbon and info sections, which Catalog V1 has at once', async () => {
    const { product } = await merchant.call(api.createV3Product, {
      product: {
        ...plain('Salt cellar'),
        description: {
          nodes: [
            {
              type: 'HEADING',
              headingData: { level: 2 },
              nodes: [{ type: 'TEXT', textData: { text: 'Salt' } }],
            },
            {
              type: 'PARAGRAPH',
              nodes: [{ type: 'TEXT', textData: { text: 'Coarse', decorations: [{ type: 'BOLD' }] } }],
            },
          ],
        },
        brand: { name: 'Kiln' },
        ribbon: { name: 'New' },
        infoSections: [
          { uniqueName: 'care', title: 'Care', plainDescription: '<p>Rinse<script>x</script></p>' },
        ],
      },
      fields: ['DESCRIPTION', 'INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION', 'MERCHANT_DATA'],
    })
    expect(product).toMatchObject({
      name: 'Salt cellar',
      slug: 'salt-cellar',
      revision: '1',
      visible: true,
      brand: { name: 'Kiln' },
      ribbon: { name: 'New' },
      infoSections: [{ title: 'Care', plainDescription: '<p>Rinse</p>' }],
      variantsInfo: {
        variants: [{ id: product.id, price: price('12.50'), inventoryStatus: { inStock: false } }],
      },
    })
    expect(await inV1(product.id)).toMatchObject({
      description: '<h2>Salt</h2><p><strong>Coarse</strong></p>',
      price: { price: 12.5 },
      brand: 'Kiln',
      ribbon: 'New',
      additionalInfoSections: [{ title: 'Care', description: '<p>Rinse</p>' }],
      manageVariants: false,
      stock: { inStock: false },
    })
    const [section] = product.infoSections ?? []
    const again = await merchant.call(api.createV3Product, {
      product: {
        ...plain('Pepper cellar'),
        brand: { id: product.brand?.id ?? '' },
        ribbon: { id: product.ribbon?.id ?? '' },
        infoSections: [{ uniqueName: section?.uniqueName ?? '' }],
      },
      fields: ['INFO_SECTION'],
    })
    expect(again.product).toMatchObject({
      brand: { name: 'Kiln' },
      ribbon: { name: 'New' },
      infoSections: [{ id: section?.id }],
    })
  })

  it('with options and variants; combinations without a variant are hidden', async () => {
    const { product } = await merchant.call(api.createV3ProductWithInventory, {
      product: {
        ...inSizes('Bowl'),
        variantsInfo: {
          variants: inSizes('Bowl').variantsInfo.variants.map((variant, index) => ({
            ...variant,
            physicalProperties: { weight: 0.5 },
            inventoryItem: index === 0 ? { quantity: 3 } : { inStock: true },
          })),
        },
      },
    })
    expect(product).toMatchObject({
      actualPriceRange: { minValue: { amount: '18.00' }, maxValue: { amount: '27.00' } },
      compareAtPriceRange: { minValue: { amount: '20.00' }, maxValue: { amount: '30.00' } },
      inventory: { availabilityStatus: 'IN_STOCK' },
    })
    const v1 = await inV1(product.id)
    expect(v1).toMatchObject({
      manageVariants: true,
      discount: { type: 'PERCENT', value: 10 },
      price: { price: 20, discountedPrice: 18 },
      weight: 0.5,
    })
    expect(
      v1?.variants.map(({ choices, variant, stock }) => [
        choices?.Size,
        variant?.visible,
        variant?.priceData?.discountedPrice,
        stock?.quantity ?? stock?.inStock,
      ]),
    ).toEqual([
      ['S', true, 18, 3],
      ['M', true, 27, true],
      ['L', false, 18, false],
    ])
    const { inventoryItems } = await visitor.call(api.queryInventoryItems, {
      query: { filter: { productId: product.id } },
    })
    expect(inventoryItems).toHaveLength(3)
  })

  it('back as they were read, and nothing changes', async () => {
    const carafe = {
      ...inSizes('Carafe'),
      modifiers: [
        {
          name: 'Engraving',
          modifierRenderType: 'FREE_TEXT' as const,
          mandatory: true,
          freeTextSettings: { title: 'Engraving', maxCharCount: 20 },
        },
      ],
    }
    const fields = [...WHOLE]
    const { product: before } = await merchant.call(api.createV3Product, { product: carafe, fields })
    const variants = (before.variantsInfo?.variants ?? []).map((variant) => ({
      ...variant,
      price: { ...price('0'), ...variant.price },
    }))
    const v1 = await inV1(before.id)
    const { product } = await merchant.call(api.updateV3Product, {
      product: { ...before, variantsInfo: { variants } },
      fields,
    })
    expect(product).toEqual(before)
    expect(await inV1(before.id)).toEqual(v1)
    expect(v1?.customTextFields).toEqual([{ title: 'Engraving', maxLength: 20, mandatory: true }])
  })

  it('only from the revision that was read', async () => {
    const { id, revision } = await create(plain('Ladle'))
    const change = (name: string, from: string) =>
      merchant.try(api.updateV3Product, { product: { id, revision: from, name } })
    expect(await change('Big ladle', revision)).toMatchObject({
      status: 200,
      body: { product: { revision: '2' } },
    })
    expect(await change('Small ladle', revision)).toMatchObject({ status: 409 })
    await merchant.call(api.updateProduct, { product: { id, name: 'Ladle of V1' } })
    expect(await change('Small ladle', '2')).toMatchObject({ status: 409 })
    expect(await change('Small ladle', '3')).toMatchObject({ status: 200 })
    expect((await inV1(id))?.name).toBe('Small ladle')
  })

  it('with renamed choices, whose variants keep their ids and stock', async () => {
    const { id, revision, variantsInfo } = await create()
    const [small, medium] = variantsInfo?.variants ?? []
    const { product } = await merchant.call(api.updateV3ProductWithInventory, {
      product: {
        id,
        revision,
        options: [option('Size', 'Medium', 'Small')],
        variantsInfo: {
          variants: [
            { id: small?.id ?? '', choices: chosen(['Size', 'Small']), price: price('10') },
            {
              id: medium?.id ?? '',
              choices: chosen(['Size', 'Medium']),
              price: price('12'),
              inventoryItem: { quantity: 7 },
            },
          ],
        },
      },
      returnEntity: true,
    })
    const v1 = await inV1(id)
    expect(
      v1?.variants.map(({ id: variantId, choices, variant, stock }) => [
        variantId,
        choices?.Size,
        variant?.sku,
        stock?.quantity,
      ]),
    ).toEqual([
      [medium?.id, 'Medium', 'M-1', 7],
      [small?.id, 'Small', 'S-1', undefined],
    ])
    expect(v1).toMatchObject({ discount: { type: 'NONE' }, price: { price: 10 } })
    expect(product.compareAtPriceRange).toBeUndefined()
  })

  it('and buyers who wait for a variant get their mail', async () => {
    const [one] = (await create()).variantsInfo?.variants ?? []
    const { id, revision } = await create(plain('Whisk'))
    expect(one).toBeDefined()
    const { inventoryResults } = await merchant.call(api.updateV3ProductWithInventory, {
      product: {
        id,
        revision,
        variantsInfo: { variants: [{ price: price('3'), inventoryItem: { quantity: 2 } }] },
      },
      returnEntity: true,
    })
    expect(inventoryResults).toMatchObject({
      results: [
        { itemMetadata: { id, success: true }, item: { quantity: 2, availabilityStatus: 'IN_STOCK' } },
      ],
      bulkActionMetadata: { totalSuccesses: 1 },
    })
  })

  it('many at once, each on its own, and once per key', async () => {
    const key = { 'idempotency-key': `many on ${engine.name}` }
    const given = {
      products: [
        plain('Fork'),
        { ...plain('Knife'), slug: old.slug },
        { ...plain('Spoon'), slug: 'spoon' },
        { ...plain('Spork'), slug: 'spoon' },
      ],
      returnEntity: true,
    }
    const created = await merchant.call(api.bulkCreateV3Products, given, key)
    expect(codes(created.results)).toEqual(['OK', 'DUPLICATE_SLUG_ERROR', 'OK', 'DUPLICATE_SLUG_ERROR'])
    expect(created.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 2 })
    expect(created.results[0]?.item).toMatchObject({ name: 'Fork', slug: 'fork' })
    expect(await merchant.call(api.bulkCreateV3Products, given, key)).toEqual(created)

    const [fork = '', , spoon = ''] = created.results.map(({ itemMetadata }) => itemMetadata.id)
    const change = (id: string, revision: string, more = {}) => ({ product: { id, revision, ...more } })
    const updated = await merchant.call(api.bulkUpdateV3ProductsWithInventory, {
      products: [
        change(fork, '1', {
          variantsInfo: { variants: [{ price: price('4'), inventoryItem: { quantity: 9 } }] },
        }),
        change(spoon, '7', { name: 'Other' }),
        change(UNKNOWN, '1'),
      ],
      returnEntity: true,
    })
    expect(codes(updated.productResults.results)).toEqual(['OK', 'CONFLICT', 'PRODUCT_NOT_FOUND'])
    expect(updated.inventoryResults.results).toMatchObject([
      { itemMetadata: { id: fork }, item: { quantity: 9 } },
    ])
    expect((await inV1(fork))?.price?.price).toBe(4)
    const twice = { products: [change(fork, '2'), change(fork, '2')] }
    expect(await merchant.try(api.bulkUpdateV3Products, twice)).toMatchObject({ status: 400 })

    const { infoSection } = await merchant.call(api.getOrCreateInfoSection, {
      infoSection: { title: 'Steel', plainDescription: '<p>Stainless</p>' },
    })
    const sections = (revision: string) => ({
      products: [{ productId: fork, revision }],
      infoSectionIds: [infoSection.id],
    })
    expect(codes((await merchant.call(api.bulkAddInfoSectionsToProducts, sections('2'))).results)).toEqual([
      'OK',
    ])
    expect((await inV1(fork))?.additionalInfoSections).toMatchObject([{ title: 'Steel' }])
    expect(
      codes((await merchant.call(api.bulkRemoveInfoSectionsFromProducts, sections('2'))).results),
    ).toEqual(['CONFLICT'])
    expect(
      codes((await merchant.call(api.bulkRemoveInfoSectionsFromProducts, sections('3'))).results),
    ).toEqual(['OK'])

    const deleted = await merchant.call(api.bulkDeleteV3Products, { productIds: [fork, UNKNOWN] })
    expect(codes(deleted.results)).toEqual(['OK', 'PRODUCT_NOT_FOUND'])
    await merchant.call(api.deleteV3Product, { productId: spoon })
    expect(await merchant.try(api.deleteV3Product, { productId: spoon })).toMatchObject({ status: 404 })
    expect(await merchant.try(api.getProduct, { id: fork })).toMatchObject({ status: 404 })
  })

  it('with pre-orders, which apply to all variants', async () => {
    const { product } = await merchant.call(api.createV3ProductWithInventory, {
      product: {
        ...plain('Kettle'),
        variantsInfo: {
          variants: [
            {
              price: price('40'),
              inventoryItem: { quantity: 0, preorderInfo: { enabled: true, message: 'In May' } },
            },
          ],
        },
      },
    })
    expect(product.inventory).toMatchObject({ preorderStatus: 'ENABLED', availabilityStatus: 'OUT_OF_STOCK' })
    expect((await inV1(product.id))?.preorder).toEqual({ message: 'In May' })
  })
})
