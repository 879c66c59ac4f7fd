import Type from 'typebox'
import { AdjustValue, SetValue } from '../catalog/bulk.schemas.ts'
import { exactlyOne } from '../declare/constraint.ts'
import { ApplicationError } from '../declare/error.schemas.ts'
import { freeForm, timestamp } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'

/**
 * The status of a product change. WAITING; COUNTING: finding the products, writing nothing; RUNNING; DONE;
 * CANCELLED: changes already made stay; FAILED: gave up early, changes already made stay.
 */
export type ProductChangeStatus = 'WAITING' | 'COUNTING' | 'RUNNING' | 'DONE' | 'CANCELLED' | 'FAILED'

/** A change of many products and its progress. Numbers count products. */
export const ProductChange = Type.Object(
  {
    id: Type.String(),
    status: Type.Enum(['WAITING', 'COUNTING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED']),
    /** Absent until the products are counted. */
    total: Type.Optional(Type.Integer()),
    /** Products that are changed, unchanged or failed. */
    done: Type.Integer(),
    changed: Type.Integer(),
    /** Products that already had the new value. */
    unchanged: Type.Integer(),
    /** Skipped products; their failures say why. */
    failed: Type.Integer(),
    createdDate: timestamp,
    updatedDate: timestamp,
  },
  { title: 'ProductChange' },
)
export type ProductChange = Type.Static<typeof ProductChange>

/** Why a product was skipped. */
export const ProductChangeFailure = Type.Object(
  {
    productId: Type.String(),
    error: ApplicationError,
  },
  { title: 'ProductChangeFailure' },
)
export type ProductChangeFailure = Type.Static<typeof ProductChangeFailure>

/**
 * Request for `startProductChange`: which products (by ids, by a filter as in product queries, or by a
 * collection), and the change (as in bulk calls). Repeated ids count once. A filter selects the products it
 * matches when the change starts.
 */
export const StartProductChangeRequest = exactlyOne(
  exactlyOne(
    Type.Object(
      {
        ids: Type.Optional(
          Type.Array(Type.String({ minLength: 1, maxLength: 36 }), { minItems: 1, maxItems: 100_000 }),
        ),
        filter: Type.Optional(freeForm),
        collectionId: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
        set: Type.Optional(writable(SetValue)),
        adjust: Type.Optional(writable(AdjustValue)),
      },
      { title: 'StartProductChangeRequest' },
    ),
    ['ids', 'filter', 'collectionId'],
  ),
  ['set', 'adjust'],
)
export type StartProductChangeRequest = Type.Static<typeof StartProductChangeRequest>

/** Request for `getProductChange`. */
export const GetProductChangeRequest = Type.Object(
  { id: Type.String() },
  { title: 'GetProductChangeRequest' },
)
export type GetProductChangeRequest = Type.Static<typeof GetProductChangeRequest>

/** Request for `cancelProductChange`. */
export const CancelProductChangeRequest = Type.Object(
  { id: Type.String() },
  { title: 'CancelProductChangeRequest' },
)
export type CancelProductChangeRequest = Type.Static<typeof CancelProductChangeRequest>

/** Response with one product change. */
export const ProductChangeResponse = Type.Object(
  { productChange: ProductChange },
  { title: 'ProductChangeResponse' },
)
export type ProductChangeResponse = Type.Static<typeof ProductChangeResponse>

/** Request for `listProductChangeFailures`: in product order, 100 per page by default. */
export const ListProductChangeFailuresRequest = Type.Object(
  {
    id: Type.String(),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 20 })),
  },
  { title: 'ListProductChangeFailuresRequest' },
)
export type ListProductChangeFailuresRequest = Type.Static<typeof ListProductChangeFailuresRequest>

/** Response of `listProductChangeFailures`; no cursor means this is the last page. */
export const ListProductChangeFailuresResponse = Type.Object(
  {
    failures: Type.Array(ProductChangeFailure),
    nextCursor: Type.Optional(Type.String()),
  },
  { title: 'ListProductChangeFailuresResponse' },
)
export type ListProductChangeFailuresResponse = Type.Static<typeof ListProductChangeFailuresResponse>
