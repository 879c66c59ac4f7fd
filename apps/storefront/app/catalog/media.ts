import type { products } from '@vitrine/client/stores'
import type { Picture } from '../pictures/picture.ts'

/** An item of a product's gallery. */
export type GalleryItem =
  | { kind: 'picture'; id: string; picture: Picture }
  | { kind: 'video'; id: string; title: string; poster?: Picture; files: VideoFile[] }

/** One size of a video. */
export interface VideoFile {
  url: string
  width: number
  height: number
  format?: string
}

/** A document to download. */
export interface Paper {
  title: string
  url: string
}

type Media = NonNullable<products.Product['media']>
type MediaItem = NonNullable<Media['items']>[number]
type MediaImage = NonNullable<MediaItem['image']>

const pictureOf = ({ url, width, height, altText }: MediaImage, alt: string): Picture[] =>
  url && width && height ? [{ url, width, height, alt: altText || alt }] : []

/** Lists the pictures of a product or collection, the main one first. */
export function picturesOf(media: products.Product['media']): Picture[] {
  const { mainMedia, items = [] } = media ?? {}
  const rest = items.filter(({ _id }) => _id !== mainMedia?._id)
  return [...(mainMedia ? [mainMedia] : []), ...rest].flatMap(({ image, title }) =>
    image ? pictureOf(image, title ?? '') : [],
  )
}

/** Lists what a product's gallery shows, in the merchant's order. */
export function galleryOf(media: products.Product['media']): GalleryItem[] {
  return (media?.items ?? []).flatMap((item, place): GalleryItem[] => {
    const { image, video, thumbnail, title } = item
    const id = item._id ?? String(place)
    if (video) {
      const files = (video.files ?? []).flatMap(({ url, width, height, format }) =>
        url && width && height ? [{ url, width, height, ...(format && { format }) }] : [],
      )
      const poster = posterOf(thumbnail, files[0])
      return files.length > 0
        ? [{ kind: 'video', id, title: title ?? '', files, ...(poster && { poster }) }]
        : []
    }
    return (image ? pictureOf(image, title ?? '') : []).map((picture) => ({ kind: 'picture', id, picture }))
  })
}

/** The thumbnail's address also leads to the whole picture; the wire gives only the thumbnail's size. */
const posterOf = (thumbnail: MediaImage | undefined, file: VideoFile | undefined): Picture | undefined =>
  thumbnail?.url && file
    ? { url: thumbnail.url, width: file.width, height: file.height, alt: thumbnail.altText ?? '' }
    : undefined

/** Lists a product's documents. The wire gives a document's id, and its address follows from it. */
export const papersOf = (media: products.Product['media'], mediaUrl: string, untitled: string): Paper[] =>
  (media?.items ?? []).flatMap(({ mediaType, title, _id }) =>
    mediaType === 'document' && _id ? [{ title: title || untitled, url: `${mediaUrl}/media/${_id}` }] : [],
  )
