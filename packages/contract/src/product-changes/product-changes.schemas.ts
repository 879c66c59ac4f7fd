import Type from 'typebox'
import { AdjustValue, SetValue } from '../catalog/bulk.schemas.ts'
import { NumericPropertyRange } from '../catalog/price.schemas.ts'
import { Discount } from '../catalog/product.schemas.ts'
import { exactlyOne } from '../declare/constraint.ts'
import { ApplicationError } from '../declare/error.schemas.ts'
import { freeForm, timestamp } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { ProductValues } from './product-items.schemas.ts'

/**
 * The status of a product change. WAITING; COUNTING: finding the products, writing nothing; RUNNING; DONE;
 * CANCELLED: changes already made stay; FAILED: gave up early, changes already made stay.
 */
export type ProductChangeStatus = 'WAITING' | 'COUNTING' | 'RUNNING' | 'DONE' | 'CANCELLED' | 'FAILED'

const productId = Type.String({ minLength: 1, maxLength: 36 })

/** One property of many products that bulk calls don't change. */
export const ProductEdit = exactlyOne(
  Type.Object(
    {
      visible: Type.Optional(Type.Boolean()),
      /** Puts products into collections, and takes them out. */
      collections: Type.Optional(
        Type.Object(
          {
            add: Type.Optional(Type.Array(productId, { maxItems: 50 })),
            remove: Type.Optional(Type.Array(productId, { maxItems: 50 })),
          },
          { title: 'CollectionsEdit' },
        ),
      ),
      /** Of every variant: sets its quantity, which starts counting it, or adds to a counted one. */
      stock: Type.Optional(
        exactlyOne(
          Type.Object(
            {
              set: Type.Optional(Type.Integer({ minimum: 0, maximum: 99_999 })),
              add: Type.Optional(Type.Integer({ minimum: -99_999, maximum: 99_999 })),
            },
            { title: 'StockEdit' },
          ),
          ['set', 'add'],
        ),
      ),
      /** An amount above a product's lowest price fails for that product, which would be sold for nothing. */
      discount: Type.Optional(Discount),
      /**
       * Rounds each price, also variants' own, to the nearest one with this ending: 0.95, or 0 for whole units. Only
       * what is free stays free.
       */
      priceEnding: Type.Optional(Type.Number({ minimum: 0, maximum: 0.999 })),
    },
    { title: 'ProductEdit' },
  ),
  ['visible', 'collections', 'stock', 'discount', 'priceEnding'],
)
export type ProductEdit = Type.Static<typeof ProductEdit>

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
    /** Products that already had the new value; of an undone import, also those that are already deleted. */
    unchanged: Type.Integer(),
    /** The first 20 of these. */
    unchangedIds: Type.Optional(Type.Array(Type.String())),
    /** Skipped products; their failures say why. */
    failed: Type.Integer(),
    /** What it does, as requested; an undo names the change it undoes. */
    set: Type.Optional(SetValue),
    adjust: Type.Optional(AdjustValue),
    edit: Type.Optional(ProductEdit),
    /** Whether each product got its own values. */
    hasItems: Type.Optional(Type.Boolean()),
    undoes: Type.Optional(Type.String()),
    /** The import that it undoes. It can't be undone itself. */
    undoesImport: Type.Optional(Type.String()),
    /** Of a change by a filter of Catalog V3: which kind. It can't be undone. */
    byFilter: Type.Optional(
      Type.Enum([
        'UPDATE',
        'VARIANTS',
        'ADJUST',
        'ADD_SECTIONS',
        'REMOVE_SECTIONS',
        'STOCK',
        'TAGS',
        'RENAME',
        'DELETE',
      ]),
    ),
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
 * collection), and the change (as in bulk calls, or an edit). Repeated ids count once. A filter selects the products it
 * matches when the change starts. Or `items`: each product with its own values, at most 4 MB.
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
        edit: Type.Optional(ProductEdit),
        items: Type.Optional(Type.Array(ProductValues, { minItems: 1, maxItems: 10_000 })),
      },
      { title: 'StartProductChangeRequest' },
    ),
    ['ids', 'filter', 'collectionId', 'items'],
  ),
  ['set', 'adjust', 'edit', 'items'],
)
export type StartProductChangeRequest = Type.Static<typeof StartProductChangeRequest>

/** Request for `previewProductChange`: up to a hundred products, and a change as in `startProductChange`. */
export const PreviewProductChangeRequest = exactlyOne(
  exactlyOne(
    Type.Object(
      {
        ids: Type.Optional(Type.Array(productId, { minItems: 1, maxItems: 100 })),
        set: Type.Optional(writable(SetValue)),
        adjust: Type.Optional(writable(AdjustValue)),
        edit: Type.Optional(ProductEdit),
        items: Type.Optional(Type.Array(ProductValues, { minItems: 1, maxItems: 100 })),
      },
      { title: 'PreviewProductChangeRequest' },
    ),
    ['ids', 'items'],
  ),
  ['set', 'adjust', 'edit', 'items'],
)
export type PreviewProductChangeRequest = Type.Static<typeof PreviewProductChangeRequest>

/** What a change would do to a product. */
export const ProductPreview = Type.Object(
  {
    productId: Type.String(),
    /** Absent if there is no such product, like the prices. */
    name: Type.Optional(Type.String()),
    outcome: Type.Enum(['CHANGED', 'UNCHANGED', 'FAILED']),
    /** Its lowest and highest price now and afterwards; equal without variants that have their own. */
    before: Type.Optional(NumericPropertyRange),
    after: Type.Optional(NumericPropertyRange),
    /** Why it can't be changed. */
    error: Type.Optional(ApplicationError),
  },
  { title: 'ProductPreview' },
)
export type ProductPreview = Type.Static<typeof ProductPreview>

/** Response of `previewProductChange`, in the order of the ids. */
export const PreviewProductChangeResponse = Type.Object(
  { previews: Type.Array(ProductPreview) },
  { title: 'PreviewProductChangeResponse' },
)
export type PreviewProductChangeResponse = Type.Static<typeof PreviewProductChangeResponse>

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

/** Request for `undoProductChange`. */
export const UndoProductChangeRequest = Type.Object(
  { id: Type.String() },
  { title: 'UndoProductChangeRequest' },
)
export type UndoProductChangeRequest = Type.Static<typeof UndoProductChangeRequest>

/** Request for `listProductChanges`. */
export const ListProductChangesRequest = Type.Object(
  {
    /** From 1 to 100; default 50. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { title: 'ListProductChangesRequest' },
)
export type ListProductChangesRequest = Type.Static<typeof ListProductChangesRequest>

/** Response of `listProductChanges`, newest first; no cursor means this is the last page. */
export const ListProductChangesResponse = Type.Object(
  { productChanges: Type.Array(ProductChange), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListProductChangesResponse' },
)
export type ListProductChangesResponse = Type.Static<typeof ListProductChangesResponse>

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
