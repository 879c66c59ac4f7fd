import Type from 'typebox'
import { writable } from '../declare/writable.ts'
import { PlatformPagingMetadata, PlatformQuery } from '../values/query.schemas.ts'
import { Collection } from './collection.schemas.ts'

/** Request for `getCollection`. */
export const GetCollectionRequest = Type.Object({ id: Type.String() }, { title: 'GetCollectionRequest' })
export type GetCollectionRequest = Type.Static<typeof GetCollectionRequest>

/** Response of `getCollection`. */
export const GetCollectionResponse = Type.Object(
  { collection: Type.Optional(Collection) },
  { title: 'GetCollectionResponse' },
)
export type GetCollectionResponse = Type.Static<typeof GetCollectionResponse>

/** Request for `getCollectionBySlug`. */
export const GetCollectionBySlugRequest = Type.Object(
  { slug: Type.String({ minLength: 1, maxLength: 100 }) },
  { title: 'GetCollectionBySlugRequest' },
)
export type GetCollectionBySlugRequest = Type.Static<typeof GetCollectionBySlugRequest>

/** Response of `getCollectionBySlug`. */
export const GetCollectionBySlugResponse = Type.Object(
  { collection: Type.Optional(Collection) },
  { title: 'GetCollectionBySlugResponse' },
)
export type GetCollectionBySlugResponse = Type.Static<typeof GetCollectionBySlugResponse>

/** Request for `queryCollections`. */
export const QueryCollectionsRequest = Type.Object(
  { query: Type.Optional(writable(PlatformQuery)) },
  { title: 'QueryCollectionsRequest' },
)
export type QueryCollectionsRequest = Type.Static<typeof QueryCollectionsRequest>

/** Response of `queryCollections`. */
export const QueryCollectionsResponse = Type.Object(
  {
    collections: Type.Optional(Type.Array(Collection, { maxItems: 100 })),
    metadata: Type.Optional(PlatformPagingMetadata),
  },
  { title: 'QueryCollectionsResponse' },
)
export type QueryCollectionsResponse = Type.Static<typeof QueryCollectionsResponse>
