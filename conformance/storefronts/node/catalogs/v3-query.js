import { productsV3 } from '@wix/stores'
import { referenceByVariant, shown, shownWhole } from './v3.js'

export const modules = { productsV3 }

export const list = async ({ shop }) => {
  const { items } = await shop.productsV3
    .queryProducts({ fields: ['CURRENCY', 'MEDIA_ITEMS_INFO'] })
    .ascending('name')
    .limit(12)
    .find()
  return items.map(shown)
}

export const product = async ({ shop }, slug) => {
  const { product } = await shop.productsV3.getProductBySlug(slug, {
    fields: ['CURRENCY', 'VARIANT_OPTION_CHOICE_NAMES', 'MEDIA_ITEMS_INFO', 'DESCRIPTION'],
  })
  return shownWhole(product)
}

export const referenceTo = referenceByVariant
