import { referenceByVariant, shown, shownWhole } from './v3.js'

export const modules = {}

export const list = async ({ rest }) => {
  const { products } = await rest('POST', '/stores/v3/products/query', {
    query: { sort: [{ fieldName: 'name', order: 'ASC' }], cursorPaging: { limit: 12 } },
    fields: ['CURRENCY'],
  })
  return products.map(shown)
}

export const product = async ({ rest }, slug) => {
  const { product } = await rest(
    'GET',
    `/stores/v3/products/slug/${encodeURIComponent(slug)}?fields=CURRENCY&fields=VARIANT_OPTION_CHOICE_NAMES`,
  )
  return shownWhole(product)
}

export const referenceTo = referenceByVariant
