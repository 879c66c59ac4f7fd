import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import { type Queryable, queryable } from '../query/queryable.ts'
import type { Answer } from '../wire/forms.ts'
import { date } from '../wire/values.ts'
import type { collection as collectionShape } from './product.shapes.ts'

/** A collection of products. */
export type Collection = Answer<wire.Collection, typeof collectionShape>
/** A page of collections. */
export type QueryCollectionsResponse = Required<
  Answer<wire.QueryCollectionsResponse, { collections: typeof collectionShape }>
>

const collection: typeof collectionShape = { lastUpdated: date }
const gives = { collection, collections: collection }

/**
 * Returns a collection by id.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { name, numberOfProducts } = await client.collections.getCollection(collectionId)
 */
export const getCollection: (_id: string) => Promise<Collection> = /* @__PURE__ */ method(
  operations.getCollection,
  byId,
  {
    gives,
    answers: 'collection',
  },
)

/**
 * Returns a collection by slug.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { collection } = await client.collections.getCollectionBySlug('ceramics')
 */
export const getCollectionBySlug: (slug: string) => Promise<{ collection: Collection }> =
  /* @__PURE__ */ method(operations.getCollectionBySlug, (slug) => ({ slug }), { gives })

/**
 * Queries collections: step by step without an argument, otherwise by a query as data.
 * @example const { items } = await client.collections.queryCollections().ascending('name').find()
 */
export const queryCollections: Queryable<
  Collection,
  QueryCollectionsResponse,
  CollectionFields,
  keyof CollectionFields
> = /* @__PURE__ */ queryable<CollectionFields, keyof CollectionFields>()(
  operations.queryCollections,
  'collections',
  gives,
)

/** Fields to filter and sort collections by. */
export type CollectionFields = { _id: string; name: string; slug: string }
