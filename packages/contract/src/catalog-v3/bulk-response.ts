import Type, { type TSchema } from 'typebox'
import { V3BulkMetadata, V3ItemMetadata } from './bulk-v3.schemas.ts'

/**
 * Declares the response of a bulk call that answers with its items.
 *
 * @param item - what each result has; optional if callers get it only with `returnEntity`
 */
export const bulkResponse = <Item extends TSchema>(item: Item, title: string) =>
  Type.Object(
    {
      results: Type.Array(Type.Object({ itemMetadata: V3ItemMetadata, item })),
      bulkActionMetadata: V3BulkMetadata,
    },
    { title },
  )
