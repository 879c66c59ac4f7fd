import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'

/** A file of the media store. Its bytes are on disk (or drawn), named by its id. */
export interface MediaFile {
  readonly mediaId: string
  readonly siteId: string
  readonly kind: 'image' | 'video' | 'audio' | 'document' | 'zip'
  readonly contentType: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** The display name, like `altText`; empty if there is none. */
  readonly fileName: string
  readonly altText: string
  /** 0 until counted, like `width` and `height` in pixels. */
  readonly sizeBytes: number
  readonly width: number
  readonly height: number
  /** The address it was fetched from; empty if it wasn't. */
  readonly sourceUrl: string
}

/** A new file; omitted values are empty or not counted. */
export type NewMediaFile = Pick<MediaFile, 'mediaId' | 'siteId' | 'kind' | 'contentType' | 'createdAt'> &
  Partial<MediaFile>

/** A place in the list of a site's files, newest first. */
export type MediaPlace = Pick<MediaFile, 'createdAt' | 'mediaId'>

interface MediaFileRow {
  media_id: string
  site_id: string
  kind: MediaFile['kind']
  content_type: string
  created_at: number
  file_name: string
  alt_text: string
  size_bytes: number
  width: number
  height: number
  source_url: string
}

const COLUMNS = `media_id, site_id, kind, content_type, created_at, file_name, alt_text, size_bytes, width, height,
  source_url`

const findFile = statement<MediaFileRow>(`SELECT ${COLUMNS} FROM media_files WHERE media_id = ?`)
const findFetched = statement<MediaFileRow>(
  `SELECT ${COLUMNS} FROM media_files WHERE site_id = ? AND source_url = ? AND source_url <> ''
   ORDER BY created_at DESC, media_id DESC LIMIT 1`,
)
const listFiles = statement<MediaFileRow>(
  `SELECT ${COLUMNS} FROM media_files WHERE site_id = ? AND (created_at, media_id) < (?, ?)
   ORDER BY created_at DESC, media_id DESC LIMIT ?`,
)
const listFilesOfKind = statement<MediaFileRow>(
  `SELECT ${COLUMNS} FROM media_files WHERE site_id = ? AND kind = ? AND (created_at, media_id) < (?, ?)
   ORDER BY created_at DESC, media_id DESC LIMIT ?`,
)
const saveFile = statement(
  `INSERT INTO media_files (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (media_id) DO NOTHING`,
)
const leave = statement(
  'UPDATE media_files SET leaving_at = ? WHERE site_id = ? AND media_id = ? AND leaving_at < ?',
)
const stay = statement(
  'UPDATE media_files SET leaving_at = 0 WHERE site_id = ? AND media_id = ? AND leaving_at = ?',
)
const removeFile = statement('DELETE FROM media_files WHERE site_id = ? AND media_id = ? AND leaving_at = ?')
const findStaying = selectIn<{ media_id: string }>(
  'SELECT media_id FROM media_files WHERE site_id = ? AND media_id IN (?*) AND leaving_at < ?',
)

/** How long a file may be marked as leaving; after an interrupted deletion it is then unchanged again. */
const LEAVING_MS = 60_000

export const mediaStore = {
  find: async (reader: Reader, mediaId: string): Promise<MediaFile | undefined> => {
    const row = await reader.first(findFile, mediaId)
    return row && fileOf(row)
  },
  /** Finds the file last fetched from an address. */
  findFetched: async (reader: Reader, siteId: string, url: string): Promise<MediaFile | undefined> => {
    const row = await reader.first(findFetched, siteId, url)
    return row && fileOf(row)
  },
  /** Lists files after a place, newest first; of one kind if given. */
  list: async (
    reader: Reader,
    siteId: string,
    kind: string | undefined,
    { createdAt, mediaId }: MediaPlace,
    limit: number,
  ): Promise<MediaFile[]> => {
    const rows = kind
      ? await reader.all(listFilesOfKind, siteId, kind, createdAt, mediaId, limit)
      : await reader.all(listFiles, siteId, createdAt, mediaId, limit)
    return rows.map(fileOf)
  },
  /** Saves a file, unless it exists. */
  save: (tx: Transaction, file: NewMediaFile): Promise<number> =>
    tx.run(
      saveFile,
      file.mediaId,
      file.siteId,
      file.kind,
      file.contentType,
      file.createdAt,
      file.fileName ?? '',
      file.altText ?? '',
      file.sizeBytes ?? 0,
      file.width ?? 0,
      file.height ?? 0,
      file.sourceUrl ?? '',
    ),
  /**
   * Starts deleting a file: from now on no product can start to use it, while its uses are searched. The
   * catalog must be locked. Returns false if there is no such file, or it is already leaving.
   *
   * @param at - milliseconds since 1970; identifies this deletion
   */
  leave: async (tx: Transaction, siteId: string, mediaId: string, at: number): Promise<boolean> =>
    (await tx.run(leave, at, siteId, mediaId, at - LEAVING_MS)) === 1,
  /** Cancels a deletion and leaves the file unchanged. */
  stay: (tx: Transaction, siteId: string, mediaId: string, at: number): Promise<number> =>
    tx.run(stay, siteId, mediaId, at),
  /** Deletes the record of a file that started to leave at a time; returns whether it is gone. */
  remove: async (tx: Transaction, siteId: string, mediaId: string, at: number): Promise<boolean> =>
    (await tx.run(removeFile, siteId, mediaId, at)) === 1,
  /** Returns which of some files exist and aren't leaving. */
  staying: async (
    reader: Reader,
    siteId: string,
    mediaIds: readonly string[],
    now: number,
  ): Promise<Set<string>> =>
    new Set((await findStaying(reader, siteId, mediaIds, now - LEAVING_MS)).map((row) => row.media_id)),
}

const fileOf = (row: MediaFileRow): MediaFile => ({
  mediaId: row.media_id,
  siteId: row.site_id,
  kind: row.kind,
  contentType: row.content_type,
  createdAt: row.created_at,
  fileName: row.file_name,
  altText: row.alt_text,
  sizeBytes: row.size_bytes,
  width: row.width,
  height: row.height,
  sourceUrl: row.source_url,
})
