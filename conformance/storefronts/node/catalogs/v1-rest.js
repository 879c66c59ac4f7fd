import { referenceByOptions, shown, shownWhole } from './v1.js'

export const modules = {}

const query = ({ rest }, query) => rest('POST', '/stores/v1/products/query', { query })

export const list = async (visit) => {
  const { products } = await query(visit, { sort: '[{"name":"asc"}]', paging: { limit: 12 } })
  return products.map(shown)
}

export const product = async (visit, slug) => {
  const { products } = await query(visit, { filter: JSON.stringify({ slug }) })
  return shownWhole((await visit.rest('GET', `/stores/v1/products/${products[0].id}`)).product)
}

export const referenceTo = referenceByOptions
