import type { ProductMedia, V3Media } from '@vitrine/contract'
import {
  type FilmSource,
  type MediaSource,
  type PictureSource,
  pictureUrl,
} from '../../products/records/media-source.ts'
import type { V3View } from './v3-view.ts'

const THUMBNAIL_PIXELS = 50

type Shown = PictureSource | FilmSource

/** Catalog V3 shows pictures and videos; other files aren't media there. */
export const isShownMedium = (source: MediaSource): source is Shown =>
  source.kind === 'image' || source.kind === 'video'

/** A product's media in the form of Catalog V3. */
export const v3MediaOf = (sources: readonly MediaSource[], view: V3View): V3Media => {
  const shown = sources.filter(isShownMedium)
  const main = shown.find(({ kind }) => kind === 'image') ?? shown[0]
  return {
    ...(main && { main: productMediaOf(main, view) }),
    ...(view.fields.has('MEDIA_ITEMS_INFO') && { itemsInfo: { items: v3MediaItems(shown, view) } }),
  }
}

export const v3MediaItems = (sources: readonly MediaSource[], view: V3View): ProductMedia[] =>
  sources.filter(isShownMedium).map((source) => productMediaOf(source, view))

const productMediaOf = (source: Shown, view: V3View): ProductMedia => {
  const picture = source.kind === 'image' ? source : source.poster
  return {
    id: source.mediaId,
    ...(source.kind === 'image' ? { image: imageOf(source, view) } : { video: videoOf(source, view) }),
    altText: source.kind === 'image' ? source.altText : source.title,
    mediaType: source.kind === 'image' ? 'IMAGE' : 'VIDEO',
    ...(view.fields.has('THUMBNAIL') && {
      thumbnail: {
        url: pictureUrl(picture, view.mediaUrl, THUMBNAIL_PIXELS, THUMBNAIL_PIXELS),
        width: THUMBNAIL_PIXELS,
        height: THUMBNAIL_PIXELS,
        altText: picture.altText,
      },
    }),
  }
}

const imageOf = (picture: PictureSource, { mediaUrl }: V3View) => {
  const { mediaId: id, width, height, altText, filename } = picture
  return { id, url: pictureUrl(picture, mediaUrl, width, height), width, height, altText, filename }
}

const videoOf = (film: FilmSource, view: V3View) => ({
  id: film.mediaId,
  resolutions: film.files.map(({ mediaId, width, height, format }) => ({
    url: `${view.mediaUrl}/media/${encodeURIComponent(mediaId)}`,
    width,
    height,
    format,
  })),
  posters: [imageOf(film.poster, view)],
})
