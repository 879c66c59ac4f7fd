import type { products } from '@vitrine/client/stores'
import { picturesOf } from '../catalog/media.ts'
import { wordsOf } from './page-meta.ts'

/**
 * Describes a product to search engines.
 *
 * @see https://schema.org/Product
 */
export function productData(product: products.Product, url: string) {
  const { name, description, brand, sku, media } = product
  const offers = offersOf(product)
  const pictures = picturesOf(media)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: name ?? '',
    url,
    ...(description && { description: wordsOf(description) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(sku && { sku }),
    ...(pictures.length > 0 && { image: pictures.map((picture) => picture.url) }),
    ...(offers && {
      offers: {
        ...offers,
        url,
        availability: `https://schema.org/${availabilityOf(product)}`,
      },
    }),
  }
}

const availabilityOf = ({ stock, preorder }: products.Product): string => {
  if (stock?.inStock !== false) return 'InStock'
  return preorder ? 'PreOrder' : 'OutOfStock'
}

/** The price of each variant, as the platform rounded it. */
function offersOf({ priceData, variants = [], manageVariants }: products.Product) {
  if (!priceData) return undefined
  const { currency: priceCurrency, discountedPrice } = priceData
  const prices = variants.flatMap(({ variant }) =>
    manageVariants && variant?.priceData && variant.visible !== false
      ? [variant.priceData.discountedPrice]
      : [],
  )
  const [price = discountedPrice, ...others] = [...new Set(prices)].sort((a, b) => a - b)
  const highPrice = others.at(-1)
  if (highPrice === undefined) return { '@type': 'Offer', price, priceCurrency }
  return { '@type': 'AggregateOffer', lowPrice: price, highPrice, offerCount: prices.length, priceCurrency }
}
