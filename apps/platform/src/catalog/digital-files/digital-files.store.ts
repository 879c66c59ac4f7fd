import type { FileType } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'

/** A file that a digital product delivers. Its bytes are on disk, named by its id. */
export interface DigitalFile {
  readonly siteId: string
  readonly fileId: string
  readonly productId: string
  /** Undefined: every variant delivers it. */
  readonly variantId: string | undefined
  readonly fileType: FileType
  readonly contentType: string
  readonly fileName: string
  readonly sizeBytes: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** When it was removed. Since then, only earlier orders deliver it. */
  readonly removedAt: number | undefined
}

interface FileRow {
  site_id: string
  file_id: string
  product_id: string
  variant_id: string | null
  file_type: FileType
  content_type: string
  file_name: string
  size_bytes: number
  created_at: number
  removed_at: number | null
}

const COLUMNS = `site_id, file_id, product_id, variant_id, file_type, content_type, file_name, size_bytes, created_at,
  removed_at`

const findFile = statement<FileRow>(`SELECT ${COLUMNS} FROM digital_files WHERE site_id = ? AND file_id = ?`)
const ofProducts = selectIn<FileRow>(
  `SELECT ${COLUMNS} FROM digital_files WHERE site_id = ? AND product_id IN (?*) ORDER BY created_at, file_id`,
)
const insertFile = statement(
  `INSERT INTO digital_files (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)`,
)
const removeFile = statement(
  'UPDATE digital_files SET removed_at = ? WHERE site_id = ? AND file_id = ? AND removed_at IS NULL',
)
const deleteFile = statement('DELETE FROM digital_files WHERE site_id = ? AND file_id = ?')

const fileOf = (row: FileRow): DigitalFile => ({
  siteId: row.site_id,
  fileId: row.file_id,
  productId: row.product_id,
  variantId: row.variant_id ?? undefined,
  fileType: row.file_type,
  contentType: row.content_type,
  fileName: row.file_name,
  sizeBytes: row.size_bytes,
  createdAt: row.created_at,
  removedAt: row.removed_at ?? undefined,
})

/** Files of digital products by site. */
export const digitalFilesStore = {
  find: async (reader: Reader, siteId: string, fileId: string): Promise<DigitalFile | undefined> => {
    const row = await reader.first(findFile, siteId, fileId)
    return row && fileOf(row)
  },

  /** Lists the files of products, oldest first, with those that were removed. */
  ofProducts: async (
    reader: Reader,
    siteId: string,
    productIds: readonly string[],
  ): Promise<DigitalFile[]> =>
    productIds.length === 0 ? [] : (await ofProducts(reader, siteId, productIds)).map(fileOf),

  insert: (tx: Transaction, file: Omit<DigitalFile, 'removedAt'>): Promise<number> =>
    tx.run(
      insertFile,
      ...[file.siteId, file.fileId, file.productId, file.variantId ?? null],
      ...[file.fileType, file.contentType, file.fileName, file.sizeBytes, file.createdAt],
    ),

  /** Stops delivering a file to new orders; returns whether it was delivered until now. */
  remove: async (tx: Transaction, siteId: string, fileId: string, at: number): Promise<boolean> =>
    (await tx.run(removeFile, at, siteId, fileId)) === 1,

  delete: (tx: Transaction, siteId: string, fileId: string): Promise<number> =>
    tx.run(deleteFile, siteId, fileId),
}
