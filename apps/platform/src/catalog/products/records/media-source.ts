import type { Media, MediaItem, MediaItemUrlAndSize } from '@vitrine/contract'

/**
 * Finds or fetches the medium that a merchant names, by its id in the media store or by an address. Never
 * call it inside a transaction.
 *
 * @throws {Failure} MEDIA_NOT_FOUND when the shop has no such file
 */
export type MediaFrom = (
  siteId: string,
  named: { readonly mediaId?: string | undefined; readonly url?: string | undefined },
) => Promise<MediaSource>

/** A file of the media store, as products and collections refer to it. */
export type MediaSource = PictureSource | FilmSource | FileSource

export interface PictureSource {
  readonly kind: 'image'
  readonly mediaId: string
  /** Pixels of the original, like `height`. */
  readonly width: number
  readonly height: number
  readonly altText: string
  /** Such as `estuary.webp`; addresses use its extension as the format. */
  readonly filename: string
}

export interface FilmSource {
  readonly kind: 'video'
  readonly mediaId: string
  readonly title: string
  readonly files: readonly {
    readonly mediaId: string
    readonly width: number
    readonly height: number
    readonly format: string
  }[]
  readonly poster: PictureSource
}

export interface FileSource {
  readonly kind: 'document' | 'audio' | 'zip'
  readonly mediaId: string
  readonly title: string
}

/** The files of the store it uses. The placeholder of a missing picture is in no store. */
export const filesOf = (source: MediaSource): string[] => {
  const ids =
    source.kind === 'video'
      ? [...source.files.map(({ mediaId }) => mediaId), source.poster.mediaId]
      : [source.mediaId]
  return ids.filter((mediaId) => !isNoPicture(mediaId))
}

/** The id of the placeholder picture. */
export const NO_PICTURE = 'no-picture.webp'

/** Whether an id is the placeholder's. Records of older versions name it without an ending. */
export const isNoPicture = (mediaId: string): boolean => mediaId === NO_PICTURE || mediaId === 'no-picture'

const QUALITY = 90
const THUMBNAIL_PIXELS = 50

/** Converts media into the form of the API: absolute addresses on `mediaUrl`, the first picture first. */
export const mediaOf = (sources: readonly MediaSource[], mediaUrl: string): Media => {
  const items = sources.map((source) => itemOf(source, mediaUrl))
  const main = mainOf(sources)
  return { ...(main && { mainMedia: itemOf(main, mediaUrl) }), items }
}

/** The first picture; without any, the first file. */
export const mainOf = (sources: readonly MediaSource[]): MediaSource | undefined =>
  sources.find(({ kind }) => kind === 'image') ?? sources[0]

/**
 * The address of a whole picture. Storefronts read width and height from it, so its form is part of the API.
 */
export const pictureUrl = (
  { mediaId, filename }: Pick<PictureSource, 'mediaId' | 'filename'>,
  mediaUrl: string,
  width: number,
  height: number,
): string =>
  `${mediaUrl}/media/${encodeURIComponent(mediaId)}/v1/fit/w_${width},h_${height},q_${QUALITY}/file.${extensionOf(filename)}`

const itemOf = (source: MediaSource, mediaUrl: string): MediaItem => {
  const { mediaId: id, kind: mediaType } = source
  switch (source.kind) {
    case 'image': {
      const { width, height, altText } = source
      const image = { url: pictureUrl(source, mediaUrl, width, height), width, height, altText }
      return { image, thumbnail: thumbnailOf(source, mediaUrl), mediaType, title: altText, id }
    }
    case 'video': {
      const files = source.files.map(({ mediaId, width, height, format }) => ({
        url: `${mediaUrl}/media/${encodeURIComponent(mediaId)}`,
        width,
        height,
        format,
      }))
      const video = { files, stillFrameMediaId: source.poster.mediaId }
      return { video, thumbnail: thumbnailOf(source.poster, mediaUrl), mediaType, title: source.title, id }
    }
    default:
      return { mediaType, title: source.title, id }
  }
}

const thumbnailOf = (picture: PictureSource, mediaUrl: string): MediaItemUrlAndSize => ({
  url: pictureUrl(picture, mediaUrl, THUMBNAIL_PIXELS, THUMBNAIL_PIXELS),
  width: THUMBNAIL_PIXELS,
  height: THUMBNAIL_PIXELS,
  altText: picture.altText,
})

const extensionOf = (filename: string): string =>
  /\.([A-Za-z0-9]{1,5})$/.exec(filename)?.[1]?.toLowerCase() ?? 'jpg'
