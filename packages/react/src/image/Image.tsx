import { type ComponentPropsWithoutRef, version } from 'react'
import { type Picture, pictureSources } from './sources.ts'

/** What is shown of a picture; all else is as of an `img`. */
export interface ImageProps
  extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> {
  picture: Picture
  /** What the picture shows; empty where the words beside it say so. */
  alt: string
  /** How wide it is shown, as for `img sizes`. */
  sizes: string
  /** Width divided by height; by default the picture's own. */
  ratio?: number
  /** True for the picture that a visitor waits for. */
  isFirst?: boolean
}

/** React 18 does not know the property, and passes on what is written as in HTML. */
const PRIORITY = version.startsWith('18.') ? 'fetchpriority' : 'fetchPriority'

/**
 * Shows a picture in the sizes that screens need, with its place kept free until it is there.
 *
 * @example <Image picture={pictureOf(line.image, mediaUrl)} alt="" sizes="6rem" ratio={4 / 5} />
 */
export function Image({ picture, sizes, ratio, isFirst = false, ...rest }: ImageProps) {
  const { srcSet, ...sources } = pictureSources(picture, ratio)
  const priority = isFirst ? { [PRIORITY]: 'high' } : {}
  return (
    // biome-ignore lint/a11y/useAltText: it is one of the rest, and must be there.
    <img
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      {...priority}
      {...rest}
      {...sources}
      srcSet={srcSet}
      sizes={srcSet && sizes}
    />
  )
}
