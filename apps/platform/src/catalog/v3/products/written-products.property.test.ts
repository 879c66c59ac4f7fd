import type { InputOf, Product, RequestedFields, V3Product } from '@vitrine/contract'
import * as api from '@vitrine/contract/operations'
import { afterDiscount, money, moneyText } from '@vitrine/pricing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '../../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../../testing/index.ts'
import { mediaStore } from '../../media/media.store.ts'
import { saidByV1, saidByV3 } from '../both-catalogs.fixtures.ts'

const FIELDS: RequestedFields[] = [
  ...(['CURRENCY', 'URL', 'VARIANT_OPTION_CHOICE_NAMES', 'DIRECT_CATEGORIES_INFO'] as const),
  ...(['MEDIA_ITEMS_INFO', 'PLAIN_DESCRIPTION', 'INFO_SECTION', 'MERCHANT_DATA'] as const),
]
const CHOICES = { Colour: ['Red', 'Blue'], Size: ['S', 'M', 'L'] } as const
const SWATCHES: Readonly<Record<string, string>> = { Red: '#cc0000', Blue: '#0000cc' }
const PICTURES = ['first.webp', 'second.webp', 'third.webp']
const MOST = 6

const stock = fc.oneof(fc.record({ quantity: fc.nat(2) }), fc.record({ inStock: fc.boolean() }))
const option = (name: keyof typeof CHOICES) =>
  fc.subarray([...CHOICES[name]], { minLength: 1 }).map((choices) => ({ name, choices }))
const drawn = fc.record({
  type: fc.constantFrom('physical' as const, 'digital' as const),
  visible: fc.boolean(),
  options: fc.oneof(
    fc.constant([]),
    fc.tuple(option('Size')),
    fc.tuple(option('Colour')),
    fc.tuple(option('Colour'), option('Size')),
  ),
  discount: fc.constantFrom(
    { type: 'NONE' as const, value: 0 },
    { type: 'PERCENT' as const, value: 12.5 },
    { type: 'AMOUNT' as const, value: 1.5 },
  ),
  variants: fc.array(
    fc.record({
      full: fc.integer({ min: 2, max: 30 }).map((one) => one * 101),
      weight: fc.constantFrom(0, 0.5, 2),
      sku: fc.constantFrom('', 'A-1', 'B-2'),
      hidden: fc.boolean(),
      stock,
    }),
    { minLength: MOST, maxLength: MOST },
  ),
  /** Combinations of choices that no variant is written for; never all. */
  leftOut: fc.subarray([1, 2, 3, 4, 5]),
  pictures: fc.subarray(PICTURES),
  brand: fc.constantFrom('', 'Kiln', 'Loom'),
  ribbon: fc.constantFrom('', 'New'),
  description: fc.constantFrom('', '<p>Clay</p>', '<p>Fired <strong>twice</strong></p>'),
  engraved: fc.boolean(),
})
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never

const everyChoice = ({ options }: Drawn): Record<string, string>[] =>
  options.reduce<Record<string, string>[]>(
    (some, { name, choices }) => some.flatMap((one) => choices.map((choice) => ({ ...one, [name]: choice }))),
    [{}],
  )
const variantOf = ({ variants }: Drawn, index: number) => {
  const [first] = variants
  const variant = variants[index] ?? first
  if (!variant) throw new Error('nothing was drawn')
  return variant
}
const reduced = ({ discount }: Drawn, full: number): string =>
  moneyText(afterDiscount(money(full, 'EUR'), discount))

/** The product as Catalog V3 takes it. */
const inputOfV3 = (one: Drawn, name: string): InputOf<typeof api.createV3ProductWithInventory>['product'] => {
  const isSold = (index: number) => index === 0 || !one.leftOut.includes(index)
  return {
    name,
    productType: one.type === 'physical' ? 'PHYSICAL' : 'DIGITAL',
    visible: one.visible,
    plainDescription: one.description,
    ...(one.brand && { brand: { name: one.brand } }),
    ...(one.ribbon && { ribbon: { name: one.ribbon } }),
    media: { itemsInfo: { items: one.pictures.map((id) => ({ id })) } },
    options: one.options.map(({ name: optionName, choices }) => ({
      name: optionName,
      optionRenderType: optionName === 'Colour' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
      choicesSettings: {
        choices: choices.map((choice) => ({
          name: choice,
          ...(SWATCHES[choice] && { colorCode: SWATCHES[choice] }),
        })),
      },
    })),
    ...(one.engraved && {
      modifiers: [
        {
          name: 'Text',
          modifierRenderType: 'FREE_TEXT',
          freeTextSettings: { title: 'Text', maxCharCount: 9 },
        },
      ],
    }),
    variantsInfo: {
      variants: everyChoice(one).flatMap((choices, index) => {
        const { full, weight, sku, hidden, stock: inventoryItem } = variantOf(one, index)
        if (!isSold(index)) return []
        return {
          choices: Object.entries(choices).map(([optionName, choiceName]) => ({
            optionChoiceNames: { optionName, choiceName },
          })),
          price: {
            actualPrice: { amount: reduced(one, full) },
            compareAtPrice: { amount: moneyText(money(full, 'EUR')) },
          },
          visible: one.options.length === 0 || !hidden,
          physicalProperties: { weight },
          ...(sku && { sku }),
          inventoryItem,
        }
      }),
    },
  }
}

/** What the drawn product must look like in Catalog V1. */
const expectedOf = (one: Drawn) =>
  everyChoice(one).map((choices, index) => {
    const { full, weight, sku, hidden, stock: given } = variantOf(one, index)
    const isSold = index === 0 || !one.leftOut.includes(index)
    return isSold
      ? {
          choices,
          price: reduced(one, full),
          visible: one.options.length === 0 || !hidden,
          weight,
          sku,
          stock: 'quantity' in given ? given.quantity : given.inStock,
        }
      : { choices, visible: false, stock: false }
  })
const variantsIn = ({ variants }: Product) =>
  variants.map(({ choices, variant, stock: has }) => ({
    choices,
    price: (variant?.priceData?.discountedPrice ?? Number.NaN).toFixed(2),
    visible: variant?.visible,
    weight: variant?.weight,
    sku: variant?.sku,
    stock: has?.quantity ?? has?.inStock,
  }))
const picturesIn = ({ media }: V3Product) => media?.itemsInfo?.items?.map(({ id }) => id)

for (const engine of ENGINES) {
  describe(`a written product on ${engine.name}`, () => {
    let shop: Shop
    let merchant: Caller
    let count = 0
    beforeAll(async () => {
      shop = await openShop({
        engine,
        seed: (database, { siteId }) =>
          database.transaction(async (tx) => {
            for (const mediaId of PICTURES)
              await mediaStore.save(tx, {
                ...{ mediaId, siteId, kind: 'image', contentType: 'image/webp', createdAt: 1 },
                ...{ width: 20, height: 10, fileName: mediaId },
              })
          }),
      })
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const inV1 = async (id: string): Promise<Product> => {
      const { product } = await merchant.call(api.getProduct, { id })
      if (!product) throw new Error(`There is no product ${id}`)
      return product
    }
    /** Reads the product with an update that changes nothing. */
    const inV3 = async (id: string): Promise<V3Product> => {
      const { product } = await merchant.call(api.getV3Product, { productId: id })
      const same = { id, revision: product.revision }
      return (await merchant.call(api.updateV3Product, { product: same, fields: FIELDS })).product
    }

    // Fails with the discount left out, and with the stock left out.
    it('is the same in both catalogs when Catalog V3 writes it', async () => {
      await fc.assert(
        fc.asyncProperty(drawn, async (one) => {
          count += 1
          const product = inputOfV3(one, `Piece ${count}`)
          const created = await merchant.call(api.createV3ProductWithInventory, { product, fields: FIELDS })
          const v1 = await inV1(created.product.id)
          expect(saidByV3(created.product)).toEqual(saidByV1(v1))
          expect(variantsIn(v1)).toMatchObject(expectedOf(one))
          expect(v1).toMatchObject({
            ...{ visible: one.visible, ribbon: one.ribbon, description: one.description },
            customTextFields: one.engraved ? [{ title: 'Text', maxLength: 9, mandatory: false }] : [],
          })
          expect(v1.media?.items?.map(({ id }) => id)).toEqual(one.pictures)
          expect(picturesIn(created.product)).toEqual(one.pictures)
        }),
        { numRuns: 15 },
      )
    })

    // Fails with weights of zero moved from variants to their product.
    it('is the same in both when Catalog V1 writes it, and V3 writes back what it read', async () => {
      await fc.assert(
        fc.asyncProperty(drawn, async (one) => {
          count += 1
          const { product } = await merchant.call(api.createProduct, {
            product: {
              ...{ name: `Piece ${count}`, productType: one.type, visible: one.visible },
              ...{ priceData: { price: variantOf(one, 0).full / 100 }, discount: one.discount },
              ...{ description: one.description, ...(one.brand && { brand: one.brand }) },
              manageVariants: one.options.length > 0,
              productOptions: one.options.map(({ name, choices }) => ({
                name,
                choices: choices.map((choice) => ({
                  value: SWATCHES[choice] ?? choice,
                  description: choice,
                })),
              })),
            },
          })
          const { id = '' } = product ?? {}
          const combinations = everyChoice(one)
          if (one.options.length > 0)
            await merchant.call(api.updateProductVariants, {
              id,
              variants: combinations.map((choices, index) => {
                const { full, weight, sku, hidden } = variantOf(one, index)
                return { choices, price: full / 100, weight, sku, visible: !hidden }
              }),
            })
          if (one.pictures.length > 0)
            await merchant.call(api.addProductMedia, {
              id,
              media: one.pictures.map((mediaId) => ({ mediaId })),
            })
          const before = await inV1(id)
          const read = await inV3(id)
          expect(saidByV3(read)).toEqual(saidByV1(before))
          expect(picturesIn(read)).toEqual(one.pictures)
          const { variantsInfo, ...rest } = read
          const variants = (variantsInfo?.variants ?? []).map((variant) => ({
            ...variant,
            price: { actualPrice: { amount: 'none' }, ...variant.price },
          }))
          const again = await merchant.call(api.updateV3Product, {
            product: { ...rest, variantsInfo: { variants } },
            fields: FIELDS,
          })
          expect(again.product).toEqual(read)
          expect(await inV1(id)).toEqual(before)
        }),
        { numRuns: 15 },
      )
    })
  })
}
