import { createClient, OAuthStrategy } from '../index.ts'
import { products } from '../stores.ts'

/** Compiled, never run: each line marked as an error must not compile, every other one must. */

const shop = createClient({ auth: OAuthStrategy({ clientId: 'id' }), modules: { products } })

export const writes = async () => {
  const { product } = await shop.products.createProduct({ name: 'Mug', priceData: { price: 5 } })
  await shop.products.updateProduct(product._id, { name: 'Cup', visible: false })
  // @ts-expect-error a product is created with its price
  await shop.products.createProduct({ name: 'Mug' })
  // @ts-expect-error the server gives ids
  await shop.products.createProduct({ _id: 'mine', name: 'Mug', priceData: { price: 5 } })
  // @ts-expect-error the id comes before the changes
  await shop.products.updateProduct(product._id, { _id: product._id })
  // @ts-expect-error stock is written by the calls of the inventory
  await shop.products.updateProduct(product._id, { stock: { inStock: true } })
  // @ts-expect-error the range follows from the variants' prices
  await shop.products.updateProduct(product._id, { priceRange: { minValue: 1, maxValue: 2 } })
  // @ts-expect-error the server counts
  await shop.products.createCollection({ name: 'Cups', numberOfProducts: 3 })
  // @ts-expect-error the server keeps the time
  await shop.products.updateCollection('id', { lastUpdated: new Date() })
}
