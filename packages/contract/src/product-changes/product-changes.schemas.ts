import Type from 'typebox'
import { AdjustValue, SetValue } from '../catalog/bulk.schemas.ts'
import { exactlyOne } from '../constraint.ts'
import { ApplicationError } from '../error.schemas.ts'
import { freeForm, timestamp } from '../schema.ts'
import { writable } from '../writable.ts'

/**
 * How far a change of many products has come: WAITING, COUNTING (the products are being found, nothing is written),
 * RUNNING, DONE, CANCELLED (what was done stays), FAILED (given up before its end; what was done stays).
 */
export type ProductChangeStatus = 'WAITING' | 'COUNTING' | 'RUNNING' | 'DONE' | 'CANCELLED' | 'FAILED'

/** A change of many products, as far as it has come. Numbers count products. */
export const ProductChange = Type.Object(
  {
    id: Type.String(),
    status: Type.Enum(['WAITING', 'COUNTING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED']),
    /** Absent until they have been counted. */
    total: Type.Optional(Type.Integer()),
    /** Those that are changed, unchanged or failed. */
    done: Type.Integer(),
    changed: Type.Integer(),
    /** They were so before. */
    unchanged: Type.Integer(),
    /** Passed over, each for the reason that its failure names. */
    failed: Type.Integer(),
    createdDate: timestamp,
    updatedDate: timestamp,
  },
  { title: 'ProductChange' },
)
export type ProductChange = Type.Static<typeof ProductChange>

/** Why a product was passed over. */
export const ProductChangeFailure = Type.Object(
  {
    productId: Type.String(),
    error: ApplicationError,
  },
  { title: 'ProductChangeFailure' },
)
export type ProductChangeFailure = Type.Static<typeof ProductChangeFailure>

/**
 * What `startProductChange` takes: which products, by their ids, by a filter as queries of products have it or by a
 * collection, and what is to become of them, as bulk calls have it. An id that repeats counts once; a filter means
 * the products that it finds when the change begins.
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

/** What `getProductChange` takes. */
export const GetProductChangeRequest = Type.Object(
  { id: Type.String() },
  { title: 'GetProductChangeRequest' },
)
export type GetProductChangeRequest = Type.Static<typeof GetProductChangeRequest>

/** What `cancelProductChange` takes. */
export const CancelProductChangeRequest = Type.Object(
  { id: Type.String() },
  { title: 'CancelProductChangeRequest' },
)
export type CancelProductChangeRequest = Type.Static<typeof CancelProductChangeRequest>

/** What the calls about one change answer. */
export const ProductChangeResponse = Type.Object(
  { productChange: ProductChange },
  { title: 'ProductChangeResponse' },
)
export type ProductChangeResponse = Type.Static<typeof ProductChangeResponse>

/** What `listProductChangeFailures` takes: in the order of the products, 100 a page by default. */
export const ListProductChangeFailuresRequest = Type.Object(
  {
    id: Type.String(),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    /** The `nextCursor` of the page before. */
    cursor: Type.Optional(Type.String({ maxLength: 20 })),
  },
  { title: 'ListProductChangeFailuresRequest' },
)
export type ListProductChangeFailuresRequest = Type.Static<typeof ListProductChangeFailuresRequest>

/** What `listProductChangeFailures` answers; without a cursor there are no more. */
export const ListProductChangeFailuresResponse = Type.Object(
  {
    failures: Type.Array(ProductChangeFailure),
    nextCursor: Type.Optional(Type.String()),
  },
  { title: 'ListProductChangeFailuresResponse' },
)
export type ListProductChangeFailuresResponse = Type.Static<typeof ListProductChangeFailuresResponse>
