import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { FilmSource, MediaFrom, MediaSource, PictureSource } from '../products/records/media-source.ts'
import type { MediaService } from './media.service.ts'
import { type MediaFile, mediaStore } from './media.store.ts'
import { MEDIA_ID } from './media-folder.ts'
import { PLACEHOLDER } from './placeholder.ts'
import type { Uploads } from './uploads/uploads.service.ts'

/**
 * Creates a function that finds or fetches media. An id can come from the media store or be a
 * `wix:image://v1/ID/...` text. An address can be one of this platform's media, or any other file on the
 * internet, which is fetched into the store. Fetching takes up to 20 s and fails as `fetchMediaFile` does.
 */
export const createMediaFrom = (
  database: Database,
  media: Pick<MediaService, 'measure'>,
  uploads: Pick<Uploads, 'bring'>,
  mediaUrl: string,
): MediaFrom => {
  const own = async (siteId: string, mediaId: string): Promise<MediaFile> => {
    const file = MEDIA_ID.test(mediaId) ? await mediaStore.find(database, mediaId) : undefined
    if (file?.siteId !== siteId) throw fail('MEDIA_NOT_FOUND', { mediaId })
    return file
  }
  return async (siteId, { mediaId, url = '' }) => {
    const id = ownIdIn(mediaId ?? url, mediaUrl) ?? mediaId
    const file = id === undefined ? await uploads.bring(siteId, url) : await own(siteId, id)
    const isMeasured = file.kind !== 'image' || file.width > 0
    return sourceOf(isMeasured ? file : { ...file, ...(await media.measure(file)) })
  }
}

/** Reads the id from a text that names one of the platform's files. */
const ownIdIn = (text: string, mediaUrl: string): string | undefined => {
  const ours = text.startsWith(`${mediaUrl}/media/`)
    ? text.slice(mediaUrl.length + '/media/'.length)
    : undefined
  const named = /^(?:wix:)?(?:image|video|document|audio):\/\/v1\/([^/#?]+)/.exec(text)?.[1]
  const id = ours?.split(/[/?#]/)[0] ?? named
  try {
    return id === undefined ? undefined : decodeURIComponent(id)
  } catch {
    return id
  }
}

const sourceOf = (file: MediaFile): MediaSource => {
  const { kind, mediaId, fileName } = file
  if (kind === 'image') return pictureOf(file)
  return kind === 'video' ? filmOf(file) : { kind, mediaId, title: fileName }
}

const pictureOf = ({ mediaId, width, height, altText, fileName, contentType }: MediaFile): PictureSource => ({
  kind: 'image',
  mediaId,
  width,
  height,
  altText,
  filename: fileName || `${mediaId}.${contentType.replace(/^image\//, '')}`,
})

/** The size of the video is unknown, so it gets that of its preview picture. */
const filmOf = ({ mediaId, fileName, contentType }: MediaFile): FilmSource => {
  const poster = pictureOf(PLACEHOLDER)
  const { width, height } = poster
  const format = contentType.replace(/^video\//, '')
  return { kind: 'video', mediaId, title: fileName, files: [{ mediaId, width, height, format }], poster }
}
