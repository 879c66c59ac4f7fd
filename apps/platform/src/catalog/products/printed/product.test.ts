import { describe, expect, it } from 'vitest'
import { picture, recordFor, testView } from '../../catalog.fixtures.ts'
import type { FilmSource } from '../records/media-source.ts'
import { productOf, variantsOf } from './product.ts'

const shown = (product = {}) => productOf(recordFor(product), testView)

describe('a product in the API', () => {
  it('has every field that storefronts read, empty rather than absent', () => {
    const bare = productOf(
      recordFor({
        sku: undefined,
        media: [],
        options: [],
        manageVariants: false,
        variants: [],
        discount: undefined,
        weight: undefined,
      }),
      testView,
    )
    expect(bare).toMatchObject({
      sku: '',
      ribbon: '',
      ribbons: [],
      description: '',
      productOptions: [],
      additionalInfoSections: [],
      customTextFields: [],
      media: { items: [] },
      discount: { type: 'NONE', value: 0 },
      weightRange: { minValue: 0, maxValue: 0 },
      collectionIds: ['00000000-000000-000000-000000000001'],
      stock: { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' },
      productPageUrl: { base: 'https://shop.example', path: '/products/mug' },
      numericId: '7',
      lastUpdated: '2025-03-14T00:00:00.000Z',
    })
    expect(bare.media?.mainMedia).toBeUndefined()
  })

  it('has ranges over its variants', () => {
    expect(shown()).toMatchObject({
      priceRange: { minValue: 20, maxValue: 25 },
      weightRange: { minValue: 0.4, maxValue: 0.6 },
      price: { price: 20, discountedPrice: 18 },
    })
  })

  it.each([
    ['IN_STOCK', [3, 2], 5],
    ['PARTIALLY_OUT_OF_STOCK', [3, 0], 3],
    ['OUT_OF_STOCK', [0, 0], 0],
    ['IN_STOCK', [99_999, 99_999], 99_999],
  ])('is %s when %j are left', (inventoryStatus, quantities, quantity) => {
    const variants = quantities.map((left, index) => ({
      id: `${index}`,
      choices: {},
      stock: { track: true as const, quantity: left },
    }))
    expect(shown({ variants }).stock).toEqual({
      trackInventory: true,
      inventoryStatus,
      quantity,
      inStock: inventoryStatus !== 'OUT_OF_STOCK',
    })
  })

  it('ignores the stock of hidden variants', () => {
    expect(shown().stock).toMatchObject({ quantity: 5, inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' })
  })

  it('includes the size in picture addresses', () => {
    expect(shown().media?.mainMedia?.image).toEqual({
      url: 'https://media.example/media/front/v1/fit/w_800,h_1000,q_90/file.webp',
      width: 800,
      height: 1000,
      altText: 'Picture front',
    })
  })

  it('puts the first picture before a video', () => {
    const film: FilmSource = {
      kind: 'video',
      mediaId: 'film',
      title: 'How it is made',
      files: [{ mediaId: 'film_720p', width: 1280, height: 720, format: 'webm' }],
      poster: picture('still'),
    }
    const { media } = shown({ media: [film, picture('front')] })
    expect(media?.mainMedia?.id).toBe('front')
    expect(media?.items[0]).toMatchObject({
      mediaType: 'video',
      video: {
        files: [{ url: 'https://media.example/media/film_720p', width: 1280 }],
        stillFrameMediaId: 'still',
      },
      thumbnail: { width: 50 },
    })
    expect(shown({ media: [film] }).media?.mainMedia?.id).toBe('film')
  })

  it('tells merchants what each variant costs, even where prices are the same', () => {
    const variants = [100, 300, 100, undefined].map((costMinor, index) => ({
      id: `${index}`,
      choices: {},
      costMinor,
      stock: { track: false as const, inStock: true },
    }))
    const record = recordFor({ variants, costMinor: 800, discount: undefined })
    const costsFor = (merchant: boolean) =>
      variantsOf(record, { ...testView, merchant }).map(({ variant }) => variant?.costAndProfitData)
    expect(costsFor(true)).toMatchObject([
      { itemCost: 1, profit: 19 },
      { itemCost: 3, profit: 17 },
      { itemCost: 1, profit: 19 },
      { itemCost: 8, profit: 12 },
    ])
    expect(costsFor(false)).toEqual([undefined, undefined, undefined, undefined])
  })

  it("gives variants the product's data if they have none of their own", () => {
    const [hidden, large] = variantsOf(recordFor(), testView)
    expect(hidden?.variant).toMatchObject({
      sku: 'MUG',
      weight: 0.4,
      visible: false,
      priceData: { price: 20 },
    })
    expect(large?.variant).toMatchObject({
      sku: 'MUG-RL',
      weight: 0.6,
      priceData: { price: 25, discountedPrice: 22.5 },
    })
  })
})
