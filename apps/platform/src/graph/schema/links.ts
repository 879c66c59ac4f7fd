import type { Operation } from '@vitrine/contract'
import { getCollection, getProduct } from '@vitrine/contract/operations'
import { ruleOf } from '@vitrine/contract/rules'
import { GraphQLInt, GraphQLList, GraphQLNonNull, type GraphQLOutputType } from 'graphql'
import Type, { type TSchema } from 'typebox'
import { STORES_APP_IDS } from '../../catalog/products/records/offer.ts'
import { refuse } from '../../floor/failure.ts'
import { fieldIn, listIn } from '../batches.ts'
import type { LinksOf, OutputTypes } from './output-types.ts'

/** How many products a collection lists without `limit`, and at most. */
export const LINKED_PRODUCTS = { usual: 10, most: 50 } as const

/** The schema of an entity, as the operation that reads one answers it. */
const entityOf = (operation: Operation, field: string): TSchema => {
  const { output } = ruleOf(operation)
  const schema = Type.IsObject(output) ? output.properties[field] : undefined
  if (!schema) throw new Error(`${operation.name} doesn't answer with a ${field}`)
  return schema
}

const PRODUCT = entityOf(getProduct, 'product')
const COLLECTION = entityOf(getCollection, 'collection')

const LINES = ['LineItem', 'CheckoutLineItem', 'OrderLineItem']

/**
 * Adds the fields that lead from one entity to another. They are read with the caller's rights; what the
 * caller can't see is left out of lists, and null elsewhere.
 */
export const linksOf: LinksOf = (name, types) => {
  const links: ReturnType<LinksOf> = {}
  if (name === 'Product') links.collections = collectionsOfProduct(types)
  if (name === 'Collection') links.products = productsOfCollection(types)
  if (LINES.includes(name)) links.product = productOfLine(types)
  return links
}

type Link = ReturnType<LinksOf>[string]

const collectionsOfProduct = (types: OutputTypes): Link => ({
  description: 'The collections that the product is in.',
  type: new GraphQLNonNull(listOf(types.of(COLLECTION, 'Collection'))),
  resolve: async (product, _, { batches }) => {
    const ids = listIn(product, 'collectionIds').map(String)
    const read = await Promise.all(ids.map(batches.collection))
    return read.filter((collection) => collection !== null)
  },
})

const productsOfCollection = (types: OutputTypes): Link => ({
  description: `Its first products, at most ${LINKED_PRODUCTS.most}. For more, use queryProducts.`,
  type: new GraphQLNonNull(listOf(types.of(PRODUCT, 'Product'))),
  args: { limit: { type: new GraphQLNonNull(GraphQLInt), defaultValue: LINKED_PRODUCTS.usual } },
  resolve: (collection, { limit }, { batches }) => {
    if (limit < 0 || limit > LINKED_PRODUCTS.most)
      throw refuse('limit', 'MAX', `must be between 0 and ${LINKED_PRODUCTS.most}`)
    return batches.productsOf(String(fieldIn(collection, 'id')), limit)
  },
})

const productOfLine = (types: OutputTypes): Link => ({
  description: 'The product as it is in the catalog now; null if it was deleted or is hidden.',
  type: types.of(PRODUCT, 'Product'),
  resolve: (line, _, { batches }) => {
    const reference = fieldIn(line, 'catalogReference')
    const id = fieldIn(reference, 'catalogItemId')
    const isProduct = STORES_APP_IDS.includes(String(fieldIn(reference, 'appId')))
    return isProduct && typeof id === 'string' ? batches.product(id) : null
  },
})

const listOf = (item: GraphQLOutputType) => new GraphQLList(new GraphQLNonNull(item))
