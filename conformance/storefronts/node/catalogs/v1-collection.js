import { collections, products } from '@wix/stores'
import { referenceByOptions, shown, shownWhole } from './v1.js'

export const modules = { products, collections }

/** A shelf, with the filters that a sidebar of a list page sends. */
export const list = async ({ shop }) => {
  const { collection } = await shop.collections.getCollectionBySlug('all-products')
  const query = shop.products
    .queryProducts()
    .hasSome('collectionIds', [collection._id])
    .ge('priceData.price', '1')
    .le('priceData.price', '99999')
    .startsWith('name', '')
  const first = await query.ascending('name').limit(6).find()
  const second = first.hasNext() ? await first.next() : { items: [] }
  return [...first.items, ...second.items].map(shown)
}

/** Details by the id that a list page has: found by slug first, as pages of products are. */
export const product = async ({ shop }, slug) => {
  const { items } = await shop.products.queryProducts().eq('slug', slug).find()
  return shownWhole((await shop.products.getProduct(items[0]._id)).product)
}

export const referenceTo = (product, options) => referenceByOptions(product, options, 1)
