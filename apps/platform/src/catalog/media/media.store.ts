import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'

/** A file of the media store. Its bytes lie on disk (or are drawn), named by its id. */
export interface MediaFile {
  readonly mediaId: string
  readonly siteId: string
  readonly kind: 'image' | 'video' | 'audio' | 'document' | 'zip'
  readonly contentType: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** As people know it, as is `altText`; empty when there is none. */
  readonly fileName: string
  readonly altText: string
  /** 0 while nobody has counted, as are `width` and `height`, in pixels. */
  readonly sizeBytes: number
  readonly width: number
  readonly height: number
  /** The address that it was fetched from; empty when it was not. */
  readonly sourceUrl: string
}

/** A file that comes; what is left out is empty or not counted. */
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

/** How long a file may be on its way out; one whose deletion was broken off is then as it was. */
const LEAVING_MS = 60_000

export const mediaStore = {
  find: async (reader: Reader, mediaId: string): Promise<MediaFile | undefined> => {
    const row = await reader.first(findFile, mediaId)
    return row && fileOf(row)
  },
  /** Finds the file that was last fetched from an address. */
  findFetched: async (reader: Reader, siteId: string, url: string): Promise<MediaFile | undefined> => {
    const row = await reader.first(findFetched, siteId, url)
    return row && fileOf(row)
  },
  /** Lists files that stand behind a place, newest first; of one kind when it is named. */
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
  /** Saves a file; one that is there already stays as it is. */
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
   * Begins to delete a file: from now on no product can begin to show it, while whoever shows it is looked for. The
   * catalog must be locked. Tells whether it did: not where there is none, or it is on its way out already.
   *
   * @param at - milliseconds since 1970, by which the deletion goes on
   */
  leave: async (tx: Transaction, siteId: string, mediaId: string, at: number): Promise<boolean> =>
    (await tx.run(leave, at, siteId, mediaId, at - LEAVING_MS)) === 1,
  /** Ends a deletion and leaves the file as it was. */
  stay: (tx: Transaction, siteId: string, mediaId: string, at: number): Promise<number> =>
    tx.run(stay, siteId, mediaId, at),
  /** Deletes what is known of a file that began to leave at a time; tells whether it is gone. */
  remove: async (tx: Transaction, siteId: string, mediaId: string, at: number): Promise<boolean> =>
    (await tx.run(removeFile, siteId, mediaId, at)) === 1,
  /** Finds which of some files are there to stay. */
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
