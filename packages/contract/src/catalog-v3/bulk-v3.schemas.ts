import Type from 'typebox'
import { freeForm } from '../declare/schema.ts'

/** Why one item of a bulk call failed. */
export const V3ItemError = Type.Object(
  { code: Type.String(), description: Type.String(), data: Type.Optional(freeForm) },
  { title: 'V3ItemError' },
)
export type V3ItemError = Type.Static<typeof V3ItemError>

/** The result for one item of a bulk call, identified by its position in the request. */
export const V3ItemMetadata = Type.Object(
  {
    id: Type.Optional(Type.String()),
    originalIndex: Type.Integer({ minimum: 0 }),
    success: Type.Boolean(),
    error: Type.Optional(V3ItemError),
  },
  { title: 'V3ItemMetadata' },
)
export type V3ItemMetadata = Type.Static<typeof V3ItemMetadata>

/** How many items of a bulk call succeeded and failed. */
export const V3BulkMetadata = Type.Object(
  {
    totalSuccesses: Type.Integer({ minimum: 0 }),
    totalFailures: Type.Integer({ minimum: 0 }),
    undetailedFailures: Type.Integer({ minimum: 0 }),
  },
  { title: 'V3BulkMetadata' },
)
export type V3BulkMetadata = Type.Static<typeof V3BulkMetadata>

/** Response of a bulk call: one result for each item. */
export const V3BulkResponse = Type.Object(
  {
    results: Type.Array(Type.Object({ itemMetadata: V3ItemMetadata })),
    bulkActionMetadata: V3BulkMetadata,
  },
  { title: 'V3BulkResponse' },
)
export type V3BulkResponse = Type.Static<typeof V3BulkResponse>
