import { collections, products } from '@wix/stores'
import { referenceByOptions, shown, shownWhole } from './v1.js'

export const modules = { products, collections }

export const list = async ({ shop }) => {
  const { items } = await shop.products.queryProducts().ascending('name').limit(12).find()
  return items.map(shown)
}

export const product = async ({ shop }, slug) => {
  const { items } = await shop.products.queryProducts().eq('slug', slug).limit(1).find()
  return shownWhole(items[0])
}

export const referenceTo = referenceByOptions
