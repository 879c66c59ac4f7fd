import type { CatalogReference } from '@vitrine/contract'
import type { Offer, OfferImage } from '../../catalog/products/records/offer.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { NewLine } from './lines/cart.ts'
import type { CatalogLine, CustomItem, CustomLine } from './lines/line.ts'

export const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** An item for 19.90 with plenty in stock. */
export const offerOf = (productId: string, terms: Partial<Offer> = {}): Offer => ({
  productId,
  variantId: '00000000-0000-0000-0000-000000000000',
  name: `Product ${productId}`,
  slug: productId,
  page: { url: `http://shop.test/product-page/${productId}`, relativePath: `/product-page/${productId}` },
  image: undefined,
  currency: 'EUR',
  priceMinor: 1990,
  fullPriceMinor: 2490,
  weight: undefined,
  sku: undefined,
  itemType: 'PHYSICAL',
  choices: [],
  stock: { state: 'in-stock' },
  ...terms,
})

export const referenceTo = (
  catalogItemId: string,
  options?: CatalogReference['options'],
): CatalogReference => ({
  catalogItemId,
  appId: STORES,
  ...(options !== undefined && { options }),
})

let lastId = 0
/** A new line of an offer. */
export const lineOf = (
  offer: Offer,
  quantity = 1,
  options?: CatalogReference['options'],
): CatalogLine & NewLine => ({
  id: `${String(++lastId).padStart(8, '0')}-0000-4000-8000-000000000000`,
  quantity,
  reference: referenceTo(offer.productId, options),
  offer,
})

/** A line of a merchant's own: by default a lesson for 50.00. */
export const customLineOf = (custom: Partial<CustomItem> = {}, quantity = 1): CustomLine => ({
  id: `${String(++lastId).padStart(8, '0')}-0000-4000-8000-000000000000`,
  quantity,
  custom: {
    priceMinor: 5000,
    fields: { itemType: { preset: 'SERVICE' }, productName: { original: 'Lesson' } },
    ...custom,
  },
})

export const testSite: Site = {
  siteId: '11111111-1111-4111-8111-111111111111',
  name: 'Test shop',
  locale: 'en',
  currency: 'EUR',
  weightUnit: 'KG',
  storefrontUrl: 'http://shop.test',
  conversionRates: { USD: '1.10', JPY: '160' },
  createdAt: 0,
}

export const placeholder: OfferImage = {
  id: 'none.png',
  url: 'http://shop.test/media/none.png',
  width: 600,
  height: 600,
  altText: '',
  filename: 'none.png',
}
