import Type from 'typebox'
import { timestamp } from '../schema.ts'

const format = Type.Enum(['csv', 'jsonl'])

/** What is wrong in a file, and where. Rows are counted from 1, the first row of a CSV file among them. */
export const ImportProblem = Type.Object(
  {
    row: Type.Optional(Type.Integer()),
    /** A column of CSV, a field of JSON lines. */
    column: Type.Optional(Type.String()),
    /** A rule type such as MAX_LENGTH, or a code such as MEDIA_NOT_FOUND or BROKEN_QUOTES. */
    code: Type.String(),
    message: Type.String(),
  },
  { title: 'ImportProblem' },
)
export type ImportProblem = Type.Static<typeof ImportProblem>

/** What became of a product of a file, or would become of it in a dry run. */
export const ImportResult = Type.Object(
  {
    row: Type.Integer(),
    outcome: Type.Enum(['CREATED', 'CHANGED', 'FAILED']),
    productId: Type.Optional(Type.String()),
    slug: Type.Optional(Type.String()),
    /** The fields that change. */
    changes: Type.Optional(Type.Array(Type.String())),
    /** Why the product was passed over; at most 20 reasons. */
    problems: Type.Optional(Type.Array(ImportProblem)),
  },
  { title: 'ImportResult' },
)
export type ImportResult = Type.Static<typeof ImportResult>

/**
 * How far an import has come: WAITING, CHECKING (the file is read to its end, nothing is written), RUNNING, DONE,
 * FAILED (the file cannot be read and nothing was written; or, with the code INTERNAL, the platform failed after the
 * products that are counted).
 */
export type ImportStatus = 'WAITING' | 'CHECKING' | 'RUNNING' | 'DONE' | 'FAILED'

/** An import of products, as far as it has come. Numbers count products. */
export const ProductImport = Type.Object(
  {
    id: Type.String(),
    status: Type.Enum(['WAITING', 'CHECKING', 'RUNNING', 'DONE', 'FAILED']),
    format,
    /** Whether it only finds out what it would do. */
    dryRun: Type.Boolean(),
    fileName: Type.String(),
    /** Absent until they have been counted. */
    total: Type.Optional(Type.Integer()),
    done: Type.Integer(),
    created: Type.Integer(),
    changed: Type.Integer(),
    /** Left as they are. */
    unchanged: Type.Integer(),
    /** Passed over, each for reasons that its result names. */
    failed: Type.Integer(),
    /** Why it ended early. */
    failure: Type.Optional(ImportProblem),
    createdDate: timestamp,
    updatedDate: timestamp,
  },
  { title: 'ProductImport' },
)
export type ProductImport = Type.Static<typeof ProductImport>

/** What `importProducts` takes beside the file; the format follows from its content where it is not named. */
export const ImportProductsRequest = Type.Object(
  {
    format: Type.Optional(format),
    dryRun: Type.Optional(Type.Boolean()),
  },
  { title: 'ImportProductsRequest' },
)
export type ImportProductsRequest = Type.Static<typeof ImportProductsRequest>

/** What `getProductImport` takes. */
export const GetProductImportRequest = Type.Object(
  { id: Type.String() },
  { title: 'GetProductImportRequest' },
)
export type GetProductImportRequest = Type.Static<typeof GetProductImportRequest>

/** What the calls about one import answer. */
export const ProductImportResponse = Type.Object(
  { productImport: ProductImport },
  { title: 'ProductImportResponse' },
)
export type ProductImportResponse = Type.Static<typeof ProductImportResponse>

/** What `listProductImportResults` takes: in the order of the file, 100 a page by default. */
export const ListProductImportResultsRequest = Type.Object(
  {
    id: Type.String(),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    /** The `nextCursor` of the page before. */
    cursor: Type.Optional(Type.String({ maxLength: 20 })),
  },
  { title: 'ListProductImportResultsRequest' },
)
export type ListProductImportResultsRequest = Type.Static<typeof ListProductImportResultsRequest>

/** What `listProductImportResults` answers; products that are left as they are stand in no list. */
export const ListProductImportResultsResponse = Type.Object(
  {
    results: Type.Array(ImportResult),
    nextCursor: Type.Optional(Type.String()),
  },
  { title: 'ListProductImportResultsResponse' },
)
export type ListProductImportResultsResponse = Type.Static<typeof ListProductImportResultsResponse>

/** What `exportProducts` takes; default CSV. */
export const ExportProductsRequest = Type.Object(
  { format: Type.Optional(format) },
  { title: 'ExportProductsRequest' },
)
export type ExportProductsRequest = Type.Static<typeof ExportProductsRequest>
