import type { products } from '@vitrine/client/stores'
import { picturesOf } from '../catalog/media.ts'
import { discounted } from '../catalog/prices.ts'
import { wordsOf } from './page-meta.ts'

/**
 * Describes a product to search engines.
 *
 * @see https://schema.org/Product
 */
export function productData(product: products.Product, url: string) {
  const { name, description, brand, sku, stock, media } = product
  const offers = offersOf(product)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: name ?? '',
    url,
    ...(description && { description: wordsOf(description) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(sku && { sku }),
    image: picturesOf(media).map((picture) => picture.url),
    ...(offers && {
      offers: {
        ...offers,
        url,
        availability: `https://schema.org/${stock?.inStock === false ? 'OutOfStock' : 'InStock'}`,
      },
    }),
  }
}

function offersOf({ priceData, priceRange, discount }: products.Product) {
  if (!priceData) return undefined
  const { currency: priceCurrency, discountedPrice: price } = priceData
  if (!priceRange || priceRange.minValue >= priceRange.maxValue)
    return { '@type': 'Offer', price, priceCurrency }
  const lowPrice = discounted(priceRange.minValue, discount)
  const highPrice = discounted(priceRange.maxValue, discount)
  return { '@type': 'AggregateOffer', lowPrice, highPrice, priceCurrency }
}
