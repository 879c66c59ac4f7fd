import Type from 'typebox'
import { timestamp } from '../declare/schema.ts'

const format = Type.Enum(['csv', 'jsonl'])

/** A problem in a file, and where it is. Rows are counted from 1, including the first row of a CSV file. */
export const ImportProblem = Type.Object(
  {
    row: Type.Optional(Type.Integer()),
    /** A CSV column, or a field of JSON Lines. */
    column: Type.Optional(Type.String()),
    /** A rule type such as MAX_LENGTH, or a code such as MEDIA_NOT_FOUND or BROKEN_QUOTES. */
    code: Type.String(),
    message: Type.String(),
  },
  { title: 'ImportProblem' },
)
export type ImportProblem = Type.Static<typeof ImportProblem>

const cell = Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Boolean()]))

/** The former and the new value of a field. An absent one is none or, of a variant, the product's own. */
export const ImportDifference = Type.Object(
  {
    /** A field such as `price`, or `options` with all choices as text. `stock` is a quantity, or whether there is any. */
    field: Type.String(),
    /** The choices of the variant, such as `Red, L`. Absent: the product's own field. */
    variant: Type.Optional(Type.String()),
    before: cell,
    after: cell,
  },
  { title: 'ImportDifference' },
)
export type ImportDifference = Type.Static<typeof ImportDifference>

/** The result for one product of a file; in a dry run, what the result would be. */
export const ImportResult = Type.Object(
  {
    row: Type.Integer(),
    outcome: Type.Enum(['CREATED', 'CHANGED', 'FAILED']),
    productId: Type.Optional(Type.String()),
    slug: Type.Optional(Type.String()),
    /** Its name in the file; if the file gives none, in the shop. Also of a product that can't be read. */
    name: Type.Optional(Type.String()),
    /** What the file gives a new product, among other things. */
    values: Type.Optional(
      Type.Object({
        price: Type.Optional(Type.Number()),
        sku: Type.Optional(Type.String()),
        /** If it is counted for the product as a whole. */
        stock: Type.Optional(Type.Integer()),
        variants: Type.Optional(Type.Integer()),
      }),
    ),
    /** The fields that change. */
    changes: Type.Optional(Type.Array(Type.String())),
    /** Former and new values of those that are short texts, numbers or yes and no; at most 20. */
    differences: Type.Optional(Type.Array(ImportDifference)),
    /** Why the product was skipped; at most 20 reasons. */
    problems: Type.Optional(Type.Array(ImportProblem)),
  },
  { title: 'ImportResult' },
)
export type ImportResult = Type.Static<typeof ImportResult>

/**
 * The status of an import. WAITING; CHECKING: reading the whole file, writing nothing; RUNNING; DONE; FAILED:
 * the file can't be read and nothing was written or, with code INTERNAL, the platform failed after the
 * products counted so far.
 */
export type ImportStatus = 'WAITING' | 'CHECKING' | 'RUNNING' | 'DONE' | 'FAILED'

/** An import of products and its progress. Numbers count products. */
export const ProductImport = Type.Object(
  {
    id: Type.String(),
    status: Type.Enum(['WAITING', 'CHECKING', 'RUNNING', 'DONE', 'FAILED']),
    format,
    /** Whether this is a trial run that writes nothing. */
    dryRun: Type.Boolean(),
    fileName: Type.String(),
    /** Absent until the products are counted. */
    total: Type.Optional(Type.Integer()),
    done: Type.Integer(),
    created: Type.Integer(),
    changed: Type.Integer(),
    /** Products that needed no change. */
    unchanged: Type.Integer(),
    /** Skipped products; their results say why. */
    failed: Type.Integer(),
    /** Why the import ended early. */
    failure: Type.Optional(ImportProblem),
    /** The latest product change that undoes it. */
    undoneBy: Type.Optional(Type.String()),
    createdDate: timestamp,
    updatedDate: timestamp,
  },
  { title: 'ProductImport' },
)
export type ProductImport = Type.Static<typeof ProductImport>

/** Request for `importProducts`, in addition to the file. The format is detected from the content by default. */
export const ImportProductsRequest = Type.Object(
  {
    format: Type.Optional(format),
    dryRun: Type.Optional(Type.Boolean()),
  },
  { title: 'ImportProductsRequest' },
)
export type ImportProductsRequest = Type.Static<typeof ImportProductsRequest>

/** Request for `listProductImports`. */
export const ListProductImportsRequest = Type.Object(
  {
    /** From 1 to 100; default 50. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { title: 'ListProductImportsRequest' },
)
export type ListProductImportsRequest = Type.Static<typeof ListProductImportsRequest>

/** Response of `listProductImports`, newest first; no cursor means this is the last page. */
export const ListProductImportsResponse = Type.Object(
  { productImports: Type.Array(ProductImport), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListProductImportsResponse' },
)
export type ListProductImportsResponse = Type.Static<typeof ListProductImportsResponse>

/** Request for `getProductImport`. */
export const GetProductImportRequest = Type.Object(
  { id: Type.String() },
  { title: 'GetProductImportRequest' },
)
export type GetProductImportRequest = Type.Static<typeof GetProductImportRequest>

/** Request for `undoProductImport`. */
export const UndoProductImportRequest = Type.Object(
  { id: Type.String() },
  { title: 'UndoProductImportRequest' },
)
export type UndoProductImportRequest = Type.Static<typeof UndoProductImportRequest>

/** Response with one import. */
export const ProductImportResponse = Type.Object(
  { productImport: ProductImport },
  { title: 'ProductImportResponse' },
)
export type ProductImportResponse = Type.Static<typeof ProductImportResponse>

/** Request for `listProductImportResults`: in file order, 100 per page by default. */
export const ListProductImportResultsRequest = Type.Object(
  {
    id: Type.String(),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 20 })),
  },
  { title: 'ListProductImportResultsRequest' },
)
export type ListProductImportResultsRequest = Type.Static<typeof ListProductImportResultsRequest>

/** Response of `listProductImportResults`. Unchanged products aren't listed. */
export const ListProductImportResultsResponse = Type.Object(
  {
    results: Type.Array(ImportResult),
    nextCursor: Type.Optional(Type.String()),
  },
  { title: 'ListProductImportResultsResponse' },
)
export type ListProductImportResultsResponse = Type.Static<typeof ListProductImportResultsResponse>

/** Request for `exportProducts`; the default format is CSV. */
export const ExportProductsRequest = Type.Object(
  { format: Type.Optional(format) },
  { title: 'ExportProductsRequest' },
)
export type ExportProductsRequest = Type.Static<typeof ExportProductsRequest>
