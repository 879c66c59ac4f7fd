import type { MediaSource, PictureSource } from '../records/media-source.ts'
import type { ProductDocument } from '../records/product-record.ts'
import { findChoice } from './product-options.ts'

/** The media that show the chosen options; all of the product's if none does. */
export const mediaShowing = (
  document: ProductDocument,
  choices: Readonly<Record<string, string>>,
): readonly MediaSource[] => {
  const ids = document.options.flatMap((option) => {
    const text = Object.hasOwn(choices, option.name) ? choices[option.name] : undefined
    return text === undefined ? [] : (findChoice(option, text)?.mediaIds ?? [])
  })
  const showing = document.media.filter(({ mediaId }) => ids.includes(mediaId))
  return showing.length > 0 ? showing : document.media
}

/** The pictures that show the chosen options, videos by their posters, in the merchant's order. */
export const picturesOf = (
  document: ProductDocument,
  choices: Readonly<Record<string, string>>,
): PictureSource[] => {
  const media = mediaShowing(document, choices)
  const pictures = media.filter((source) => source.kind === 'image')
  return pictures.length > 0
    ? pictures
    : media.flatMap((source) => (source.kind === 'video' ? source.poster : []))
}
