import { NO_PICTURE } from '../products/records/media-source.ts'
import type { OfferImage } from '../products/records/offer.ts'
import type { MediaFile } from './media.store.ts'

/** The picture of a product without one. It belongs to every site and is in no table. */
export const PLACEHOLDER: MediaFile = {
  mediaId: NO_PICTURE,
  siteId: '',
  kind: 'image',
  contentType: 'image/webp',
  createdAt: 0,
  fileName: '',
  altText: '',
  sizeBytes: 0,
  width: 1200,
  height: 1500,
  sourceUrl: '',
}

/** The placeholder for cart lines, at the media origin. */
export const placeholderAt = (mediaUrl: string): OfferImage => ({
  id: PLACEHOLDER.mediaId,
  url: `${mediaUrl}/media/${PLACEHOLDER.mediaId}/v1/fit/w_1200,h_1500,q_90/file.webp`,
  width: 1200,
  height: 1500,
  altText: '',
  filename: PLACEHOLDER.mediaId,
})

/** Plain paper with the outline of a frame. */
export const drawPlaceholder = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500" width="1200" height="1500">
    <rect width="1200" height="1500" fill="#ece9e3"/>
    <g fill="none" stroke="#c9c3b8" stroke-width="10" stroke-linejoin="round" stroke-linecap="round">
      <rect x="390" y="500" width="420" height="500"/>
      <path d="M430 940l120-170 80 100 60-70 80 140"/>
      <circle cx="680" cy="640" r="40"/>
    </g>
  </svg>`
