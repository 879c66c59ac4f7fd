import { type Reader, statement, type Transaction } from '../../database/database.ts'

/** A file of the media store. Its bytes lie on disk (or are drawn), named by its id. */
export interface MediaFile {
  readonly mediaId: string
  readonly siteId: string
  readonly kind: 'image' | 'video' | 'audio' | 'document' | 'zip'
  readonly contentType: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

interface MediaFileRow {
  media_id: string
  site_id: string
  kind: MediaFile['kind']
  content_type: string
  created_at: number
}

const findFile = statement<MediaFileRow>('SELECT * FROM media_files WHERE media_id = ?')
const saveFile = statement(
  `INSERT INTO media_files (media_id, site_id, kind, content_type, created_at) VALUES (?, ?, ?, ?, ?)
   ON CONFLICT (media_id) DO NOTHING`,
)

export const mediaStore = {
  find: async (reader: Reader, mediaId: string): Promise<MediaFile | undefined> => {
    const row = await reader.first(findFile, mediaId)
    return (
      row && {
        mediaId: row.media_id,
        siteId: row.site_id,
        kind: row.kind,
        contentType: row.content_type,
        createdAt: row.created_at,
      }
    )
  },
  save: (tx: Transaction, file: MediaFile): Promise<number> =>
    tx.run(saveFile, file.mediaId, file.siteId, file.kind, file.contentType, file.createdAt),
}
