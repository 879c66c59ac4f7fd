import type { Site } from '../shop/sites/site.ts'
import { publicView, type View } from './products/printed/product.ts'
import type { PictureSource } from './products/records/media-source.ts'
import type { NewProduct } from './products/records/new-product.ts'
import { recordOf } from './products/records/new-product.ts'
import type { ProductRecord, StockRecord } from './products/records/product-record.ts'

export const testSite: Site = {
  siteId: 'site',
  name: 'Shop',
  locale: 'en',
  currency: 'EUR',
  weightUnit: 'KG',
  storefrontUrl: 'https://shop.example',
  conversionRates: { USD: '1.10' },
  createdAt: 0,
}

export const testView: View = publicView(testSite, 'https://media.example')

export const picture = (mediaId: string): PictureSource => ({
  kind: 'image',
  mediaId,
  width: 800,
  height: 1000,
  altText: `Picture ${mediaId}`,
  filename: `${mediaId}.webp`,
})

const left = (quantity: number): StockRecord => ({ track: true, quantity })

/** A mug in red and blue, small and large; the large blue one is sold out, the small red one hidden. */
export const mug: NewProduct = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Mug',
  slug: 'mug',
  sku: 'MUG',
  type: 'physical',
  priceMinor: 2000,
  weight: 0.4,
  discount: { type: 'PERCENT', value: 10 },
  collectionIds: [],
  media: [picture('front'), picture('red'), picture('blue')],
  options: [
    {
      type: 'color',
      name: 'Colour',
      choices: [
        { value: '#c00', description: 'Red', mediaIds: ['red'] },
        { value: '#00c', description: 'Blue', mediaIds: ['blue'] },
      ],
    },
    {
      type: 'drop_down',
      name: 'Size',
      choices: ['Small', 'Large'].map((size) => ({ value: size, description: size, mediaIds: [] })),
    },
  ],
  manageVariants: true,
  variants: [
    {
      id: 'a0000000-0000-4000-8000-000000000001',
      choices: { Colour: 'Red', Size: 'Small' },
      stock: left(5),
      visible: false,
    },
    {
      id: 'a0000000-0000-4000-8000-000000000002',
      choices: { Colour: 'Red', Size: 'Large' },
      stock: left(3),
      priceMinor: 2500,
      sku: 'MUG-RL',
      weight: 0.6,
    },
    {
      id: 'a0000000-0000-4000-8000-000000000003',
      choices: { Colour: 'Blue', Size: 'Small' },
      stock: left(2),
    },
    {
      id: 'a0000000-0000-4000-8000-000000000004',
      choices: { Colour: 'Blue', Size: 'Large' },
      stock: left(0),
    },
  ],
}

export const recordFor = (product: Partial<NewProduct> = {}): ProductRecord =>
  recordOf({ ...mug, ...product }, 7, Date.UTC(2025, 2, 14))
